"""The questions that cards can change the answer to; each is asked at one point (ELEKT-4.1).

How many symbols does a side count? Which confrontation comes first? What does protection cost? How
many Units have room? Rules of cards are read in the order of priority, highest class first
(ELEKT-3.36 to ELEKT-3.39).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.elekt.context import Context
from ludotheque.games.elekt.pieces import ATTRIBUTES, MOST_ASSIGNED, Attribute
from ludotheque.games.elekt.vocabulary import modifiers as rule
from ludotheque.table import Seat

if TYPE_CHECKING:
    from ludotheque.games.elekt.card import Card
    from ludotheque.games.elekt.state import ElektState


class InForce(msgspec.Struct, frozen=True, gc=False):
    """A rule of a card that holds now, with whose and where it is; `seat` None: everybody's."""

    rule: rule.Modifier
    context: Context
    owned: bool


def rules_in(state: ElektState, zone: int, point: rule.Point = "every") -> list[InForce]:
    """List the rules on a question in a zone: Privileges, Units, then the zone's card (3.36)."""
    found: list[InForce] = []
    ranks = state.by_rank()
    for seat in ranks:
        for card in state.won[seat]:
            if point in card.rules and card in state.privileges(seat):
                _collect(state, found, point, Context(seat, None, card))
    start = zone * state.sides
    for seat in ranks:
        for unit in state.rows[start + seat]:
            if point in unit.rules and unit not in state.silenced:
                _collect(state, found, point, Context(seat, zone, unit))
    face = state.face[zone]
    if face is not None and point in face.rules and face.kind != "privilege":  # 3.31
        _collect(state, found, point, Context(state.holder, zone, face), owned=False)
    return found


def _collect(
    state: ElektState, found: list[InForce], point: rule.Point, context: Context,
    *, owned: bool = True,
) -> None:  # fmt: skip
    for ability, modifier in context.source.rules[point]:
        if ability.holds(state, context):
            found.append(InForce(modifier, context, owned))


def concerns(force: InForce, who: rule.Whose, seat: Seat) -> bool:
    """Whether a rule that names players means this one; that of a zone means everybody (3.29)."""
    if who == "everybody" or not force.owned:
        return True
    return (force.context.seat == seat) == (who == "you")


class Part(msgspec.Struct, frozen=True):
    """A part of a count: so many symbols, from a card (or from nowhere in particular)."""

    amount: int
    source: str | None
    because: str


def count(state: ElektState, zone: int, seat: Seat, attribute: int, rules: list[InForce]) -> int:
    """Count the symbols of a side (8.8 to 8.10); never below zero (R121)."""
    row = state.rows[zone * state.sides + seat]
    total = 0
    for unit in row:
        total += unit.symbols[attribute]
    if state.tokens:  # often there are none, and this is asked very often
        for unit in row:
            total += state.tokens_on(unit)[attribute]
    if rules or state.boosts:
        total += sum([part.amount for part in changes(state, zone, seat, attribute, rules)])
    return max(0, total)


def parts(state: ElektState, zone: int, seat: Seat, attribute: int) -> list[Part]:
    """List what a count is made of, for those who want to know why."""
    found: list[Part] = []
    letter = ATTRIBUTES[attribute]
    for unit in state.row(zone, seat):
        if unit.symbols[attribute]:
            found.append(Part(unit.symbols[attribute], unit.id, "printed"))
        if state.tokens_on(unit)[attribute]:
            found.append(Part(state.tokens_on(unit)[attribute], unit.id, "token"))
    return found + list(changes(state, zone, seat, attribute, rules_in(state, zone, letter)))


def changes(
    state: ElektState, zone: int, seat: Seat, attribute: int, rules: list[InForce]
) -> Iterator[Part]:
    """List what cards add to a count, or take away from it; the highest priority comes first."""
    letter = ATTRIBUTES[attribute]
    row = state.rows[zone * state.sides + seat]
    has = {unit: state.symbols(unit, attribute) for unit in row}
    for force in rules:
        modifier, source = force.rule, force.context.source.id
        if isinstance(modifier, rule.MoreFor):
            if modifier.attribute == letter and concerns(force, modifier.who, seat):
                yield Part(modifier.amount, source, "card")
        elif isinstance(modifier, rule.More | rule.CountsAlso | rule.Without) and (
            rule.point_of(modifier) == letter
        ):
            for unit in modifier.units.found(state, force.context):
                if unit in has and (amount := _change(state, zone, unit, force, has[unit])):
                    has[unit] += amount
                    yield Part(amount, source, "card")
    if state.contest != (zone, attribute):
        return
    for who, kind, amount in state.boosts:
        if who == seat and kind == attribute:
            yield Part(amount, None, "boost")


def _change(state: ElektState, zone: int, unit: Card, force: InForce, has: int) -> int:
    """Return by how much a rule changes the symbols of a Unit, which never has fewer than none."""
    modifier = force.rule
    place = priority(state, force.context)
    match modifier:
        case rule.CountsAlso(symbol):
            return symbols_for(state, zone, unit, ATTRIBUTES.index(symbol), place)
        case rule.More(attribute, amount):
            if amount < 0:
                return max(amount, -has)
            return 0 if _taken_away(state, zone, unit, attribute, place) else amount
        case rule.Without(attribute):
            return -min(has, state.symbols(unit, ATTRIBUTES.index(attribute)))
        case _:
            return 0


def priority(state: ElektState, context: Context) -> tuple[int, int]:
    """Return the place of a card in the order of priority; the lowest prevails (3.36 to 3.39)."""
    if context.source.kind == "privilege":
        return (0, state.rank(context.seat))
    return (1, state.rank(context.seat)) if context.source.kind in ("basic", "elite") else (2, 0)


def symbols_for(state: ElektState, zone: int, unit: Card, kind: int, place: tuple[int, int]) -> int:
    """Count a Unit's symbols for a card of some priority: a higher one may deny them (3.38)."""
    symbols = state.symbols(unit, kind)
    return 0 if symbols and _taken_away(state, zone, unit, ATTRIBUTES[kind], place) else symbols


def _taken_away(
    state: ElektState, zone: int, unit: Card, attribute: Attribute, place: tuple[int, int]
) -> bool:
    """Whether a card of higher priority says that a Unit has no symbols of an attribute."""
    return any(
        isinstance(force.rule, rule.Without)
        and priority(state, force.context) < place
        and unit in force.rule.units.found(state, force.context)
        for force in rules_in(state, zone, attribute)
    )


def order_of_confrontations(state: ElektState, zone: int) -> list[int]:
    """Return the confrontations of a zone in order; one may be put first (8.2, 8.5, 8.6)."""
    order = [0, 1, 2, 3]
    for force in reversed(rules_in(state, zone, "order")):  # the highest priority is put first last
        if isinstance(force.rule, rule.First):
            attribute = ATTRIBUTES.index(force.rule.attribute)
            order.remove(attribute)
            order.insert(0, attribute)
    return order


def participants(state: ElektState, zone: int, attribute: int, rules: list[InForce]) -> list[Seat]:
    """List who takes part in a confrontation, by rank: whoever has a Unit there (8.3, 8.4)."""
    start = zone * state.sides
    present = [seat for seat in state.by_rank() if state.rows[start + seat]]
    for force in has_rule(rules, rule.StaysOut, attribute):
        assert isinstance(force.rule, rule.StaysOut)
        present = [seat for seat in present if not concerns(force, force.rule.who, seat)]
    return present


def has_rule(rules: list[InForce], kind: type, attribute: int | None = None) -> list[InForce]:
    """List the rules of a kind, for one attribute where that matters."""
    if not rules:  # as mostly
        return rules
    letter = None if attribute is None else ATTRIBUTES[attribute]
    return [
        force
        for force in rules
        if isinstance(force.rule, kind)
        and (letter is None or getattr(force.rule, "attribute", letter) == letter)
    ]


def protection_cost(state: ElektState, unit: Card) -> int | None:
    """Return what it costs to protect a Unit, or None when that is impossible (4.44, 4.45)."""
    zone = state.zone_of(unit)
    assert zone is not None
    for force in rules_in(state, zone, "protection"):
        modifier = force.rule
        if isinstance(modifier, rule.Protection):
            fits = unit is force.context.source if modifier.units.which == "this" else (
                modifier.units.fits(state, force.context, unit)
            )  # fmt: skip
            if fits:
                return (
                    None if modifier.cost == "never" else modifier.cost
                )  # the highest class (3.38)
    return 0 if unit.kind == "basic" else 1


def room_left(state: ElektState, zone: int, seat: Seat) -> bool:
    """Whether a side can have one more Unit in a zone (7.6, 7.7, R29)."""
    room = state.settings.room
    for force in rules_in(state, zone, "room"):
        if isinstance(force.rule, rule.Room) and concerns(force, force.rule.who, seat):
            room += force.rule.amount
    return len(state.rows[zone * state.sides + seat]) < room


def most_assigned(state: ElektState, seat: Seat) -> int:
    """How many Units a player can assign in a round (7.5)."""
    most = MOST_ASSIGNED
    for card in state.privileges(seat):
        for _, modifier in card.rules.get("assignments", ()):
            assert isinstance(modifier, rule.Assignments)
            most += modifier.amount
    return most
