"""The tables of words for packs of Elementa in docs/packs.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

from ludotheque.games.elementa.cards import BonusEntry, CardEntry
from ludotheque.games.elementa.checks import effect_problems
from ludotheque.games.elementa.vocabulary import (
    OUTSIDE,
    Bonus,
    Choose,
    Compare,
    Condition,
    Cost,
    Count,
    DiscardUnits,
    Effect,
    Filter,
    Gain,
    GainCard,
    GainUnits,
    HasElement,
    InCombat,
    InTurn,
    Look,
    Lose,
    LoseUnits,
    Moment,
    Move,
    Power,
    Price,
    Result,
    Take,
    Tie,
    Unpaid,
    Verb,
)
from ludotheque.games.elementa.writing import write_effect
from ludotheque.texts import ENGLISH
from tests.cards.word_tables import fields, table, words

MEANINGS: dict[type[Any], dict[str, str]] = {
    CardEntry: {
        "id": "how players type it: small letters, digits, hyphens",
        "names": "its name in the three languages: `{ en = …, fr = …, pl = … }`",
        "origin": '`"ludotheque"` for a card of your own',
        "power": "0 to 99",
        "cost": 'units, one by one: `"Fi Fi Wa"` (Fire, Water `Wa`, Earth `Ea`, Air `Ai`)',
        "crystals": "what it costs in crystals besides",
        "victory": "what it brings when it wins",
        "defeat": "what it brings when it loses",
        "unique": "whether a deck holds it once only, not twice",
        "effects": "what it does, one table each",
        "facts": "the facts of the rulebook that it keeps",
    },
    BonusEntry: {
        "points": "may be below 0",
        "crystals": "may be below 0",
        "units": 'temporary resources, one by one: `"Fi Wa"`',
        "any": "temporary resources of elements of the owner’s choice",
    },
    Effect: {
        "do": "a list, done in order (Verbs)",
        "when": "its moment (Moments)",
        "only_if": "a list: all of it must hold (Conditions)",
        "may": "whether its owner may leave it",
        "price": "what it costs who uses it; with `may = true` only",
        "once": "how often at most; without it, at every moment of its kind",
    },
    Price: {"crystals": "crystals that are paid", "points": "points that are given up"},
    Count: {
        "count": "what is counted, when the effect applies: `points`, `crystals`, `units` (ready "
        "resources), `used-units` (of the payment just made), `cards-in-hand`, `turn`, `combat` "
        "(their numbers), `opponents`, `unpaid-opponents`",
        "element": "of `units` and `used-units`: only of this element",
        "per": "one for so many",
        "most": "no more than so many",
    },
    Filter: {
        "number": "what is compared with the owner’s",
        "relation": "how theirs must be",
    },
}
"""What the fields are for; a field without a line here stops the tables."""

VERBS: tuple[Verb, ...] = (
    Gain("points"), Lose("crystals", 2), Take("points"), GainUnits("fire"), LoseUnits(),
    DiscardUnits(), GainCard("any"), Power(2), Tie("wins"), Bonus("victory", "double"),
    Cost("fire", -1), Move("discard", "hand"), Look("hand"),
    Choose(((Gain("points"),), (Gain("crystals", 2),))),
)  # fmt: skip
CONDITIONS: tuple[Condition, ...] = (
    Compare("points", "less", "each-opponent"), InTurn((1, 2)), InCombat((3,)),
    HasElement("fire"), Unpaid(), Result("won"),
)  # fmt: skip
"""An example of each."""


CLAUSES = re.compile(r" \((?:[LR]\d+(?:, )?)+\)")
"""Clauses that the classes are made for; who writes cards has no need of them."""


def tables() -> dict[str, str]:
    """Return every table by its name."""
    assert {type(verb) for verb in VERBS} == {*get_args(Verb)}
    assert {type(condition) for condition in CONDITIONS} == {*get_args(Condition)}
    kinds = ("cards", CardEntry), ("bonuses", BonusEntry), ("effects", Effect), ("prices", Price)
    found = {f"elementa {name}": fields(kind, MEANINGS) for name, kind in kinds}
    found |= {
        "elementa moments": table(("`when`", "on which cards", "on a card"), _moments()),
        "elementa conditions": words("if", [(type(c), _condition(c)) for c in CONDITIONS]),
        "elementa verbs": words("do", [(type(verb), _verb(verb)) for verb in VERBS]),
        "elementa counts": fields(Count, MEANINGS),
        "elementa filters": fields(Filter, MEANINGS),
    }
    return {name: CLAUSES.sub("", written) for name, written in found.items()}


def _moments() -> Iterator[tuple[str, ...]]:
    for moment in get_args(Moment):
        whose = "environments" if moment in OUTSIDE else "creatures, environments"
        verb = Power(1) if moment == "standing" else Gain("points")
        text = _text(Effect((verb,), moment), "environment" if moment in OUTSIDE else "creature")
        yield f"`{moment}`", whose, text.replace(", gain 1 point.", " …")


def _condition(condition: Condition) -> str:
    when: Moment = "after" if isinstance(condition, Result) else "wins"
    text = _text(Effect((Gain("points"),), when, (condition,)))
    return text.replace(", gain 1 point.", " …")


def _verb(verb: Verb) -> str:
    return _text(Effect((verb,), "standing" if isinstance(verb, Tie) else "combat"))


def _text(effect: Effect, kind: Any = "creature") -> str:
    assert not [*effect_problems(effect, kind)]
    return ENGLISH.say(write_effect(kind, effect))
