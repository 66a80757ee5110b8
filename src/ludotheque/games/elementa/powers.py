"""The power of a played card after all effects, and what a tie does to it (ELEM-8.5, ELEM-R55)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.elementa.conditions import amount_of
from ludotheque.games.elementa.vocabulary import Power, Tie
from ludotheque.table import Seat

if TYPE_CHECKING:
    from ludotheque.games.elementa.card import Card
    from ludotheque.games.elementa.state import ElementaState

Powers = list[tuple[Seat, Power]]
"""The changes of powers that stand, each with its owner."""
LAST = "last"
"""Marks which of several settings of a power holds."""


def power_of(state: ElementaState, card: Card, seat: Seat, stands: Powers) -> int:
    """Return the power of a played card: what it becomes, then all that is added (R56, R57)."""
    clock = state.clock
    power, added, settled = card.power, 0, False
    for change in state.lasting:
        if change.seat == seat and change.first <= clock <= change.last:
            if change.kind == "set":
                power, settled = change.amount, change.of == LAST
            elif change.kind == "add":
                added += change.amount
    for owner, verb in stands:
        if (verb.cards == "yours") == (owner == seat):
            amount = amount_of(state, owner, verb.amount)
            if verb.change == "add":
                added += amount
            elif not settled:
                power = amount
    return power + added


def contested(state: ElementaState, stands: Powers) -> list[Seat]:
    """List the players who set one and the same power, where it is open whose setting holds."""
    if not any(verb.change == "set" for _, verb in stands) and not any(
        change.kind == "set" for change in state.lasting
    ):
        return []
    owners: set[Seat] = set()
    for number, card in enumerate(state.fought):
        found = {owner for owner, _ in setters(state, Seat(number), stands) if card}
        owners |= found if len(found) > 1 else set()
    return sorted(owners)


def setters(state: ElementaState, seat: Seat, stands: Powers) -> list[tuple[Seat, int]]:
    """List who sets the power of a played card, and to what; none where that is settled (R57).

    It is, where all was set in step 4 of this combat: these effects came in their order (R63).
    """
    clock = state.clock
    lasting = [
        change
        for change in state.lasting
        if change.kind == "set" and change.seat == seat and change.first <= clock <= change.last
    ]
    if any(change.of == LAST for change in lasting):
        return []
    stand = [
        (owner, amount_of(state, owner, verb.amount))
        for owner, verb in stands
        if verb.change == "set" and (verb.cards == "yours") == (owner == seat)
    ]
    if not stand and all(change.step == clock for change in lasting):
        return []
    return [*((Seat(change.by), change.amount) for change in lasting), *stand]


def tie_broken(top: tuple[Seat, ...], ties: list[tuple[Seat, Tie]]) -> tuple[Seat, ...]:
    """Apply "If tied: wins" and "If tied: loses" among the highest (8.5 to 8.9, R52 to R54)."""
    if not ties:
        return top
    results = {seat: tie_effect(seat, ties) for seat in top}
    winning = tuple([seat for seat in top if results[seat] == "wins"])
    return winning or tuple([seat for seat in top if results[seat] is None])


def tie_effect(seat: Seat, ties: list[tuple[Seat, Tie]]) -> str | None:
    """Return what a tie does to a player's card; both effects cancel each other (R54)."""
    own = {verb.result for owner, verb in ties if owner == seat}
    return own.pop() if len(own) == 1 else None
