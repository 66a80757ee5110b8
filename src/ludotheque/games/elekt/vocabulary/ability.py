"""An ability: when it acts, under which conditions, at what price, and what it does (L6 to L12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from ludotheque.games.elekt.pieces import ATTRIBUTES, Attribute
from ludotheque.games.elekt.vocabulary.conditions import Condition
from ludotheque.games.elekt.vocabulary.costs import Price
from ludotheque.games.elekt.vocabulary.effects import Effect
from ludotheque.games.elekt.vocabulary.modifiers import Modifier
from ludotheque.games.elekt.vocabulary.units import Units

if TYPE_CHECKING:
    from ludotheque.games.elekt.context import Context
    from ludotheque.games.elekt.state import ElektState

Happening = Literal[
    "assigned",  # this Unit was assigned
    "unit-assigned",  # a Unit was assigned to this zone
    "counting",  # the symbols of a confrontation are about to be counted
    "won",  # a confrontation was won and its effect carried out
    "tie",  # a tie for the most symbols
    "ban-named",  # a Unit is about to be banned, before protection
    "saved",  # a banned Unit was protected, before it returns
    "banned",  # a ban is finished
    "swapped",
    "obtained",  # this card was obtained
    "card-obtained",  # the card of this zone was obtained
    "token-attached",
    "token-removed",
    "amber-obtained",
    "amber-spent",
    "amber-lost",
    "unit-placed",
    "unit-moved",
    "unit-discarded",
    "unit-returned",
    "round-begins",
    "amber-step",  # in the Reset phase, when Amber is collected
]


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an ability waits for."""

    happens: Happening
    who: Literal["you", "opponent", "anybody"] = "anybody"
    attribute: Attribute | None = None
    unit: Units | None = None
    """Which Units it must be about."""
    zone: Literal["this", "every"] = "this"
    """Whether it must happen in the card's own zone (ELEKT-3.7); for a Privilege in any."""

    def met(self, state: ElektState, context: Context) -> bool:
        """Whether what has happened is what is waited for; its name and zone fit already."""
        if self.attribute is not None and context.attribute != ATTRIBUTES.index(self.attribute):
            return False
        if self.who == "you" and context.acting != context.seat:
            return False
        if self.who == "opponent" and context.acting == context.seat:
            return False
        if self.unit is None:
            return True
        if context.unit is None:
            return False
        if self.unit.which == "this":
            return context.unit is context.source
        return self.unit.fits(state, context, context.unit)


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One ability of a card, as its TOML says."""

    mode: Literal["immediate", "permanent"] = "permanent"
    when: When | None = None
    """None for an immediate ability (it waits for the assignment of its Unit) and for rules."""
    only_if: tuple[Condition, ...] = ()
    may: bool = False
    cost: tuple[Price, ...] = ()
    """Alternatives; none is free."""
    once: Literal["confrontation", "round"] | None = None
    do: tuple[Effect, ...] = ()
    rules: tuple[Modifier, ...] = ()
    edition: Literal["fr", "pl"] | None = None
    """Only in this edition (Scarifier Guard)."""

    @property
    def optional(self) -> bool:
        """Whether it can be left unused (ELEKT-3.16, ELEKT-R17)."""
        return self.may or self.mode == "immediate" or bool(self.cost)

    def holds(self, state: ElektState, context: Context) -> bool:
        """Whether all its conditions hold."""
        if not self.only_if:  # as most; this is asked very often
            return True
        return all(condition.holds(state, context) for condition in self.only_if)
