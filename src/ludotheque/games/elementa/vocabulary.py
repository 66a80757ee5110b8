"""What cards can say: moments, conditions, amounts and verbs (ELEM-L13 to ELEM-L45).

Frozen structs, decoded from the pack. `applying.py` carries them out, `writing.py` puts them into
words; a new verb is one class here and one function in each of the two.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ludotheque.games.elementa.elements import Element

AnyElement = Literal["fire", "water", "earth", "air", "any"]
Stock = Literal["points", "crystals"]
Who = Literal["you", "each-opponent", "an-opponent", "everyone", "winners", "losers"]
Lasts = Literal["combat", "next-combat", "turn", "round"]
Number = Literal["points", "crystals", "units", "cards-in-hand", "power"]
Relation = Literal["more", "less", "equal", "at-least", "at-most"]

Moment = Literal[
    "standing", "combat", "wins", "loses", "tied", "after",
    "round-start", "turn-start", "restock", "bans", "choosing", "payment", "turn-end", "round-end",
]  # fmt: skip
IN_COMBAT: tuple[Moment, ...] = ("standing", "combat", "wins", "loses", "tied", "after")
"""Moments that creatures have, and environments too (ELEM-L13 to ELEM-L16)."""
OUTSIDE: tuple[Moment, ...] = (
    "round-start", "turn-start", "restock", "bans", "choosing", "payment", "turn-end", "round-end",
)  # fmt: skip
"""Moments that environments alone have (ELEM-L17)."""


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Anything that stands on a card."""


# --- Amounts (L44) --------------------------------------------------------------------------------


class Count(Said, frozen=True):
    """A number read at the moment of applying: so many for each of something."""

    count: Literal[
        "points", "crystals", "units", "cards-in-hand", "turn", "combat", "opponents",
        "unpaid-opponents", "used-units",
    ]  # fmt: skip
    element: Element | None = None
    """For units: of this element only."""
    per: int = 1
    most: int | None = None


Amount = int | Count


# --- Conditions (L20 to L24) ----------------------------------------------------------------------


class Compare(Said, frozen=True, tag="compare", tag_field="if"):
    """A number of the owner beside a constant, or beside that of the opponents (L21)."""

    number: Number
    relation: Relation
    than: int | Literal["each-opponent", "an-opponent"]


class InTurn(Said, frozen=True, tag="turn", tag_field="if"):
    """Only in some turns (L22)."""

    turns: tuple[int, ...]


class InCombat(Said, frozen=True, tag="combat", tag_field="if"):
    """Only in some combats of a turn (L22)."""

    combats: tuple[int, ...]


class HasElement(Said, frozen=True, tag="element", tag_field="if"):
    """An element stands in the cost of a card (L23)."""

    element: Element
    whose: Literal["yours", "an-opponent", "each-opponent"] = "yours"


class Unpaid(Said, frozen=True, tag="unpaid", tag_field="if"):
    """An opponent's card was left unpaid (L24)."""


class Result(Said, frozen=True, tag="result", tag_field="if"):
    """How the card fared (L20); for what happens after the combat."""

    result: Literal["won", "lost", "tied"]


Condition = Compare | InTurn | InCombat | HasElement | Unpaid | Result


class Filter(Said, frozen=True):
    """Only those players whose number stands so to that of the owner."""

    number: Literal["points", "crystals", "units", "cards-in-hand"]
    relation: Literal["more", "less", "equal"]


# --- Verbs (L30 to L43) ---------------------------------------------------------------------------


class Gain(Said, frozen=True, tag="gain", tag_field="do"):
    """Somebody gains points or crystals (L30, L31)."""

    what: Stock
    amount: Amount = 1
    who: Who = "you"
    having: Filter | None = None


class Lose(Said, frozen=True, tag="lose", tag_field="do"):
    """Somebody loses points or crystals, as far as he has them (L30, L31)."""

    what: Stock
    amount: Amount = 1
    who: Who = "each-opponent"
    having: Filter | None = None


class Take(Said, frozen=True, tag="take", tag_field="do"):
    """The owner takes points or crystals from others, as far as they have them (L39)."""

    what: Stock
    amount: Amount = 1
    who: Literal["an-opponent", "each-opponent"] = "an-opponent"


class GainUnits(Said, frozen=True, tag="gain-units", tag_field="do"):
    """Somebody gains temporary resources (L32, R38)."""

    element: AnyElement
    amount: Amount = 1
    who: Who = "you"


class LoseUnits(Said, frozen=True, tag="lose-units", tag_field="do"):
    """Somebody loses resources for the rest of the round; he chooses which (L33, R72, R73)."""

    element: AnyElement = "any"
    amount: Amount = 1
    who: Who = "each-opponent"


class DiscardUnits(Said, frozen=True, tag="discard-units", tag_field="do"):
    """Somebody discards resources: cards come back with the next recovery (L33, R72, R73)."""

    element: AnyElement = "any"
    amount: Amount = 1
    who: Who = "each-opponent"


class GainCard(Said, frozen=True, tag="gain-card", tag_field="do"):
    """The owner gains a resource card (L34)."""

    element: AnyElement


class Power(Said, frozen=True, tag="power", tag_field="do"):
    """A power changes (L35, L45)."""

    amount: Amount
    change: Literal["add", "set"] = "add"
    cards: Literal["yours", "others", "another"] = "yours"
    lasts: Lasts = "combat"


class Tie(Said, frozen=True, tag="tie", tag_field="do"):
    """If tied: wins, or loses (L36, L37)."""

    result: Literal["wins", "loses"]


class Bonus(Said, frozen=True, tag="bonus", tag_field="do"):
    """A bonus of this combat changes (L40)."""

    bonus: Literal["victory", "defeat"]
    change: Literal["none", "double", "add"]
    points: int = 0
    crystals: int = 0
    who: Literal["you", "each-opponent"] = "you"


class Cost(Said, frozen=True, tag="cost", tag_field="do"):
    """What cards cost changes, from the next reveal on (L41)."""

    of: Literal["fire", "water", "earth", "air", "crystals"]
    amount: int
    who: Literal["you", "each-opponent"] = "you"
    lasts: Literal["next-combat", "turn", "round"] = "next-combat"


class Move(Said, frozen=True, tag="move", tag_field="do"):
    """The owner shows one of his creature cards and moves it (L42)."""

    source: Literal["hand", "next-turn", "discard", "aside"]
    to: Literal["hand", "next-turn", "discard"]


class Look(Said, frozen=True, tag="look", tag_field="do"):
    """The owner looks at hidden cards of an opponent (L43)."""

    at: Literal["hand", "next-turn", "aside"]
    who: Literal["an-opponent", "each-opponent"] = "an-opponent"


class Choose(Said, frozen=True, tag="choose", tag_field="do"):
    """The owner chooses one of several (L38)."""

    of: tuple[tuple[Simple, ...], ...]


Simple = (
    Gain | Lose | Take | GainUnits | LoseUnits | DiscardUnits | GainCard | Power | Tie | Bonus
    | Cost | Move | Look
)  # fmt: skip
Verb = Simple | Choose
STANDING = (Power, Tie, Bonus, Cost)
"""Verbs that hold while their card is there, and are read where they matter (L14)."""


# --- Effects (L10, L18, L19) ----------------------------------------------------------------------


class Price(Said, frozen=True):
    """What an optional effect costs; it is not offered to who cannot pay."""

    crystals: int = 0
    points: int = 0


class Effect(Said, frozen=True):
    """One effect: when, on which condition, and what."""

    do: tuple[Verb, ...]
    when: Moment = "combat"
    only_if: tuple[Condition, ...] = ()
    may: bool = False
    """Optional: it is offered, and lost for this occasion when not used (R74)."""
    price: Price | None = None
    once: Literal["turn", "round", "game"] | None = None
