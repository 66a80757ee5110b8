"""The agenda of Elementa as plain data. Nothing in it is hidden from anybody."""

from __future__ import annotations

from ludotheque.games.elementa import (
    applying,
    changing,
    choosing,
    combat,
    effects,
    paying,
    rules,
)
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.reading import parse_action
from ludotheque.table import Action
from ludotheque.table.steps import Steps, Value

STEPS = Steps(
    (applying, changing, choosing, combat, effects, paying, rules),
    (
        Value(Card, "card", lambda card: card.id, lambda name, cards: cards[name]),
        Value(Action, "answer", lambda answer: answer.text, lambda text, _: parse_action(text)),
    ),
)
