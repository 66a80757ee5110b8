"""What a card changes while it lies there (ELEKT-L54, L56, L57, L60); asked for in `asking.py`."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludotheque.games.elekt.pieces import Attribute
from ludotheque.games.elekt.vocabulary.units import Units

Whose = Literal["you", "opponents", "everybody"]


class First(msgspec.Struct, frozen=True, tag="first", tag_field="rule", forbid_unknown_fields=True):
    """A confrontation is held before the others; only the order changes (ELEKT-8.5)."""

    attribute: Attribute


class CountsAlso(
    msgspec.Struct, frozen=True, tag="counts-also", tag_field="rule", forbid_unknown_fields=True
):
    """Each symbol of one attribute counts as another, too (ELEKT-R81); as itself: twice."""

    symbol: Attribute
    also: Attribute
    units: Units = Units(which="every")


class More(
    msgspec.Struct, frozen=True, tag="symbols", tag_field="rule", forbid_unknown_fields=True
):
    """Each of these Units has so many symbols more, or less."""

    attribute: Attribute
    amount: int
    units: Units = Units(which="this")


class MoreFor(
    msgspec.Struct, frozen=True, tag="symbols-for", tag_field="rule", forbid_unknown_fields=True
):
    """A player who takes part counts so many symbols more, or less; never below zero (R121)."""

    attribute: Attribute
    amount: int
    who: Whose = "you"


class Without(
    msgspec.Struct, frozen=True, tag="no-symbols", tag_field="rule", forbid_unknown_fields=True
):
    """These Units have no symbol of an attribute (ELEKT-3.13)."""

    attribute: Attribute
    units: Units = Units(which="every")


class SameKinds(
    msgspec.Struct, frozen=True, tag="same-kinds", tag_field="rule", forbid_unknown_fields=True
):
    """Tokens that you attach after winning Mysticality need not differ (Plague Harbinger)."""


class WinsTies(
    msgspec.Struct, frozen=True, tag="wins-ties", tag_field="rule", forbid_unknown_fields=True
):
    """You win a tied confrontation in which you are among the tied."""

    attribute: Attribute


class NobodyWins(
    msgspec.Struct, frozen=True, tag="nobody-wins", tag_field="rule", forbid_unknown_fields=True
):
    """A confrontation has no winner here."""

    attribute: Attribute


class StaysOut(
    msgspec.Struct, frozen=True, tag="stays-out", tag_field="rule", forbid_unknown_fields=True
):
    """Some players take no part in a confrontation here."""

    attribute: Attribute
    who: Whose


class Protection(
    msgspec.Struct, frozen=True, tag="protection", tag_field="rule", forbid_unknown_fields=True
):
    """What it costs to protect these Units; "never": they cannot be protected."""

    cost: int | Literal["never"]
    units: Units = Units(which="every")


class Room(msgspec.Struct, frozen=True, tag="room", tag_field="rule", forbid_unknown_fields=True):
    """So many Units more, or less, have room in this zone."""

    amount: int
    who: Whose = "you"


class Assignments(
    msgspec.Struct, frozen=True, tag="assignments", tag_field="rule", forbid_unknown_fields=True
):
    """So many Units more can be assigned in a round; for Privileges."""

    amount: int = 1


Modifier = (
    First | CountsAlso | More | MoreFor | Without | SameKinds | WinsTies | NobodyWins | StaysOut
    | Protection | Room | Assignments
)  # fmt: skip

Point = Literal["every", "M", "D", "B", "A", "order", "tokens", "protection", "room", "assignments"]
"""Which question a rule has a say in: a confrontation by its attribute, or another by its name."""


def point_of(modifier: Modifier) -> Point:
    """Return the question; each is asked so often that no other rules are to be looked at."""
    match modifier:
        case First():
            return "order"
        case CountsAlso():
            return modifier.also
        case SameKinds():
            return "tokens"
        case Protection():
            return "protection"
        case Room():
            return "room"
        case Assignments():
            return "assignments"
        case More() | MoreFor() | Without() | WinsTies() | NobodyWins() | StaysOut():
            return modifier.attribute
        case _:
            raise TypeError(modifier)
