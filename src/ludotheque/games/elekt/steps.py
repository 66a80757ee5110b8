"""The agenda of Elekt as plain data. Nothing in it is hidden from anybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludotheque.games.elekt import (
    actions,
    banning,
    coalition,
    confrontation,
    doing,
    enlisting,
    rules,
    windows,
)
from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.context import Context
from ludotheque.games.elekt.vocabulary import amber, bans, confronting, holdings, moving, tokens
from ludotheque.games.elekt.vocabulary.ability import Ability
from ludotheque.games.elekt.vocabulary.effects import Effect
from ludotheque.games.elekt.vocabulary.units import Units
from ludotheque.table import plain
from ludotheque.table.steps import Steps, Value

EFFECTS = Effect.__args__


def write(value: Any) -> Any:
    """Write a step, or anything that stands in one, as plain data."""
    return STEPS.write(value)


def read(data: Any, cards: Mapping[str, Card]) -> Any:
    """Read what `write` wrote; ValueError names what cannot be understood."""
    return STEPS.read(data, cards)


def _write_context(context: Context) -> list[Any]:
    return [write(getattr(context, name)) for name in context.__struct_fields__]


STEPS = Steps(
    (
        amber, banning, bans, coalition, confronting, confrontation, doing, enlisting, holdings,
        moving, rules, tokens, windows,
    ),
    (
        Value(Card, "card", lambda card: card.id, lambda name, cards: cards[name]),
        Value(actions.Word, "answer", lambda answer: answer.text,
              lambda text, _: actions.parse_action(text)),
        Value(Ability, "ability", plain, lambda data, _: msgspec.convert(data, Ability)),
        Value(Units, "units", plain, lambda data, _: msgspec.convert(data, Units)),
        Value(EFFECTS, "effect", plain, lambda data, _: msgspec.convert(data, Effect)),
        Value(Context, "context", _write_context,
              lambda data, cards: Context(*(read(part, cards) for part in data))),
    ),
    ignored=EFFECTS,
)  # fmt: skip
