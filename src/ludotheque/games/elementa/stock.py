"""Points, crystals, resources: gaining, losing and changing them (ELEM-7.16, ELEM-9, ELEM-R67)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.elementa import events
from ludotheque.games.elementa.actions import SMALL, Units
from ludotheque.games.elementa.elements import (
    NONE,
    SHORT,
    Counts,
    add,
    one,
    take_away,
    write_counts,
)
from ludotheque.table import Emit, Seat

if TYPE_CHECKING:
    from ludotheque.games.elementa.state import ElementaState
    from ludotheque.games.elementa.vocabulary import Stock


def gain(state: ElementaState, seat: Seat, what: Stock, amount: int, emit: Emit) -> None:
    """Gain points or crystals; there is no maximum (R88)."""
    if amount <= 0:
        return
    if what == "points":
        state.points[seat] += amount
    else:
        state.crystals[seat] += amount
    if emit:
        told = events.PointsGained if what == "points" else events.CrystalsGained
        emit(told(seat, amount))


def lose(state: ElementaState, seat: Seat, what: Stock, amount: int, emit: Emit) -> int:
    """Lose points or crystals, as many as there are; return how many (7.16, R67)."""
    held = state.points if what == "points" else state.crystals
    amount = min(amount, held[seat])
    if amount <= 0:
        return 0
    held[seat] -= amount
    if emit:
        told = events.PointsLost if what == "points" else events.CrystalsLost
        emit(told(seat, amount))
    return amount


def gain_units(state: ElementaState, seat: Seat, counts: Counts, emit: Emit) -> None:
    """Gain temporary resources (R35, R38)."""
    if counts == NONE:
        return
    state.temporary[seat] = add(state.temporary[seat], counts)
    if emit:
        emit(events.UnitsGained(seat, write_counts(counts, SMALL)))


def gain_card(state: ElementaState, seat: Seat, element: int, emit: Emit) -> None:
    """Gain a resource card, ready (L34)."""
    state.ready[seat] = add(state.ready[seat], one(element))
    if emit:
        emit(events.ResourceCardGained(seat, SHORT[element]))


def lose_unit(state: ElementaState, seat: Seat, text: str, emit: Emit, *, back: bool) -> None:
    """Lose a resource (`Fi` or `fi`); a discarded card comes back next turn (R73)."""
    if text in SHORT:
        unit = one(SHORT.index(text))
        state.ready[seat] = take_away(state.ready[seat], unit)
        if back:
            state.used[seat] = add(state.used[seat], unit)
    else:
        state.temporary[seat] = take_away(state.temporary[seat], one(SMALL.index(text)))
    if emit:
        emit((events.UnitDiscarded if back else events.UnitLost)(seat, text))


def use(state: ElementaState, seat: Seat, units: Units) -> None:
    """Use resources: cards go to the discard, temporary ones are gone (7.3, R36)."""
    cards, temporary = units.cards, units.temporary
    if cards != NONE:  # as in `add` and `take_away`: their calls would cost random play 1 %
        a, b, c, d = cards
        e, f, g, h = state.ready[seat]
        state.ready[seat] = (e - a, f - b, g - c, h - d)
        e, f, g, h = state.used[seat]
        state.used[seat] = (e + a, f + b, g + c, h + d)
    if temporary != NONE:
        state.temporary[seat] = take_away(state.temporary[seat], temporary)


def change(state: ElementaState, seat: Seat, units: Units, emit: Emit) -> None:
    """Change resources into crystals, one for one (9.1, 9.2, R40)."""
    use(state, seat, units)
    state.crystals[seat] += units.total
    if emit:
        emit(events.UnitsChanged(seat, units.text, units.total))
