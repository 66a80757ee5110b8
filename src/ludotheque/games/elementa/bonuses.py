"""What a bonus is after all changes (ELEM-8.2, ELEM-8.4, ELEM-L40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.elementa.card import DEFEAT, VICTORY, Received, Side
from ludotheque.games.elementa.elements import NONE, add
from ludotheque.games.elementa.standing import standing
from ludotheque.games.elementa.vocabulary import Bonus
from ludotheque.table import Seat

if TYPE_CHECKING:
    from ludotheque.games.elementa.state import ElementaState

Stands = list[tuple[Seat, Bonus]]
NOTHING: Received = (0, 0, NONE, 0)
SEQUENCE = ("none", "double", "add")
"""A suppressed bonus is nothing; else it is doubled first, and raised then."""


def list_bonuses(state: ElementaState) -> list[tuple[Seat, Received]]:
    """List who receives what."""
    stands = standing(state, Bonus)
    changed = bool(stands or state.lasting)
    found = []
    for kind, seats in ((VICTORY, state.winners), (DEFEAT, state.losers)):
        for seat in seats:
            card = state.fought[seat]
            assert card is not None
            bonus = card.bonuses[kind]
            if changed:
                bonus = _changed(bonus, _changes(state, seat, kind, stands))
            found.append((seat, bonus))
    return found


def _changed(bonus: Received, changes: list[tuple[str, int, int]]) -> Received:
    """Return a bonus after changes of it."""
    points, crystals, units, free = bonus
    for change, more_points, more_crystals in changes:
        if change == "none":
            return NOTHING
        if change == "double":
            points, crystals, free = 2 * points, 2 * crystals, 2 * free
            units = add(units, units)
        else:
            points, crystals = points + more_points, crystals + more_crystals
    return points, crystals, units, free


def _changes(
    state: ElementaState, seat: Seat, kind: Side, stands: Stands
) -> list[tuple[str, int, int]]:
    """List the changes of a player's bonus, in the order in which they count."""
    clock = state.clock
    found = [
        (change.of.partition(" ")[2], change.amount, change.crystals)
        for change in state.lasting
        if change.kind == "bonus" and change.seat == seat and change.of.startswith(kind)
        and change.first <= clock <= change.last
    ]  # fmt: skip
    for owner, verb in stands:
        if verb.bonus == kind and (verb.who == "you") == (owner == seat):
            found.append((verb.change, verb.points, verb.crystals))
    return sorted(found, key=lambda change: SEQUENCE.index(change[0])) if found else found
