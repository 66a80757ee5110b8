"""The agenda as plain data: what is still to be done, for positions and views.

Steps are frozen structs or plain functions; they are written by their names, with their fields.
Nothing in them is hidden from anybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from collections.abc import Mapping

MODULES = (
    amber, banning, bans, coalition, confronting, confrontation, doing, enlisting, holdings, moving,
    rules, tokens, windows,
)  # fmt: skip
EFFECTS = Effect.__args__


def _known() -> dict[str, Any]:
    """Find every step and every function that can stand on the agenda, by its name."""
    found: dict[str, Any] = {}
    for module in MODULES:
        short = module.__name__.rpartition(".")[2]
        for name, value in vars(module).items():
            ours = getattr(value, "__module__", "") == module.__name__
            if ours and callable(value) and value not in EFFECTS:
                found[f"{short}.{name}"] = value
    return found


KNOWN = _known()
NAMES = {value: name for name, value in KNOWN.items()}


def write(value: Any) -> Any:
    """Write a step, or anything that stands in one, as plain data."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple | list):
        return [write(part) for part in value]
    if isinstance(value, Card):
        return {"card": value.id}
    if isinstance(value, actions.Word):
        return {"answer": value.text}
    if isinstance(value, Ability):
        return {"ability": plain(value)}
    if isinstance(value, Units):
        return {"units": plain(value)}
    if isinstance(value, EFFECTS):
        return {"effect": plain(value)}
    if isinstance(value, Context):
        return {"context": [write(getattr(value, name)) for name in value.__struct_fields__]}
    if isinstance(value, msgspec.Struct):
        fields = [write(getattr(value, name)) for name in value.__struct_fields__]
        return {"step": NAMES[type(value)], "with": fields}
    return {"step": NAMES[value]}


def read(data: Any, cards: Mapping[str, Card]) -> Any:
    """Read what `write` wrote; ValueError names what cannot be understood."""
    if isinstance(data, list):
        return tuple(read(part, cards) for part in data)
    if not isinstance(data, dict):
        return data
    [key, *_] = data or [""]
    match key:
        case "card":
            return cards[data["card"]]
        case "answer":
            return actions.parse_action(data["answer"])
        case "ability":
            return msgspec.convert(data["ability"], Ability)
        case "units":
            return msgspec.convert(data["units"], Units)
        case "effect":
            return msgspec.convert(data["effect"], Effect)
        case "context":
            return Context(*(read(part, cards) for part in data["context"]))
        case "step":
            known: Callable[..., Any] = KNOWN[data["step"]]
            if isinstance(known, type) != ("with" in data):
                raise ValueError(data["step"])
            return known(*(read(part, cards) for part in data["with"])) if "with" in data else known
        case _:
            raise ValueError(key)
