"""One combat, step by step (ELEM-6.1 to ELEM-8.14, ELEM-R59)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.elementa import events, knowledge, stock
from ludotheque.games.elementa.actions import SMALL, Lay, lay
from ludotheque.games.elementa.applying import GainSome
from ludotheque.games.elementa.changing import offer_changes
from ludotheque.games.elementa.choosing import in_turn
from ludotheque.games.elementa.conditions import all_hold, amount_of
from ludotheque.games.elementa.effects import Happen
from ludotheque.games.elementa.elements import NONE, Counts, add, read_counts, write_counts
from ludotheque.games.elementa.paying import settle_payments
from ludotheque.games.elementa.state import COMBATS
from ludotheque.games.elementa.vocabulary import Bonus, Moment, Power, Tie
from ludotheque.table import Action, Emit, Question, Seat

if TYPE_CHECKING:
    from ludotheque.games.elementa.card import Card
    from ludotheque.games.elementa.state import ElementaState
    from ludotheque.games.elementa.vocabulary import Verb


def combat(state: ElementaState, emit: Emit) -> None:
    """Hold a combat, as long as somebody has a card (6.4, R89)."""
    if not any(state.hands) and not any(state.laid):
        state.combat = COMBATS
        return
    state.then(
        Happen(("choosing",)),
        lay_cards,
        reveal,
        settle_payments,
        stop_before_effects,
        Happen(("combat",), stop=False),
        compare,
        Happen(("wins", "loses", "tied"), stop=False),
        stop_before_bonuses,
        receive_bonuses,
        discard_played,
        Happen(("after",), stop=False),
        close,
    )


# --- 1 and 2: laying and revealing ----------------------------------------------------------------


def lay_cards(state: ElementaState, emit: Emit) -> None:
    """Everybody lays a card face down (6.1); who has no choice at all is not asked."""
    asked = []
    for number, hand in enumerate(state.hands):
        seat = Seat(number)
        if not hand or state.laid[seat] is not None:
            continue
        if len(hand) > 1 or state.has_units(seat):
            asked.append(seat)
        else:
            state.then(LayOnly(seat))
    if asked:
        state.ask_together(LAY, asked)


class LayOnly(msgspec.Struct, frozen=True, gc=False):
    """The last card is laid without asking (R28)."""

    seat: Seat

    def __call__(self, state: ElementaState, emit: Emit) -> None:
        _laid(state, self.seat, lay(state.hands[self.seat][0].id), emit)


def _cards_to_lay(state: ElementaState, seat: Seat) -> tuple[Action, ...]:
    return tuple([lay(card.id) for card in dict.fromkeys(state.hands[seat])])


def _laid(state: ElementaState, seat: Seat, action: Lay, emit: Emit) -> None:
    """A card lies face down; what is changed until the reveal is changed now (R33, R42)."""
    card = state.cards[action.card]
    state.hands[seat] = knowledge.without(state.hands[seat], card)
    state.laid[seat] = card
    if action.change.total:
        stock.change(state, seat, action.change, emit)


LAY = Question("elementa", "lay", _cards_to_lay, _laid, together=True, final=True)
"""A laid card cannot be taken back (R29)."""


def reveal(state: ElementaState, emit: Emit) -> None:
    """All cards are turned over at once (6.2)."""
    state.fighting = True
    for number, card in enumerate(state.laid):
        if card is not None:
            knowledge.hand_card_shown(state, Seat(number), card)
            if emit:
                emit(events.CardRevealed(Seat(number), card))


# --- Stops for changing (R42, R43) ----------------------------------------------------------------

EFFECTS: frozenset[Moment] = frozenset(("standing", "combat", "wins", "loses", "tied", "after"))
AFTER: frozenset[Moment] = frozenset(("after",))


def stop_before_effects(state: ElementaState, emit: Emit) -> None:
    """Resources may be changed after the payments, where what comes reads or takes them (R46)."""
    if _matters(state, EFFECTS):
        offer_changes(state, emit)


def stop_before_bonuses(state: ElementaState, emit: Emit) -> None:
    """And after the effects."""
    if _matters(state, AFTER):
        offer_changes(state, emit)


def _matters(state: ElementaState, moments: frozenset[Moment]) -> bool:
    """Whether what is still to come reads resources or crystals, the order of choices included."""
    choosers = 0
    for seat in range(state.seats):
        played = state.fought[seat]
        cards = [card for card in (played, state.environment(seat)) if card is not None]
        if any(card.touching & moments for card in cards):
            return True
        chooses = any(card.choosing & moments for card in cards)
        if played is not None and (played.victory.any or played.defeat.any):
            chooses = True
        choosers += chooses
    return choosers > 1


# --- 5: comparing (8.1 to 8.9) --------------------------------------------------------------------


def compare(state: ElementaState, emit: Emit) -> None:
    """Find winners and losers by the power after all effects (R55)."""
    played = [Seat(seat) for seat in range(state.seats) if state.fought[seat] is not None]
    if not played:
        if emit:
            emit(events.NoCombat())  # R50
        return
    found = {seat: power_of(state, seat) for seat in played}
    highest = max(found.values())
    top = tuple(seat for seat in played if found[seat] == highest)
    state.tied = top if len(top) > 1 else ()  # R51
    state.winners = _tie_broken(state, top) if len(top) > 1 else top
    state.losers = tuple(seat for seat in played if seat not in state.winners)
    if emit:
        for seat in played:
            card = state.fought[seat]
            assert card is not None
            told = events.CombatWon if seat in state.winners else events.CombatLost
            emit(told(seat, card, found[seat]))


def _tie_broken(state: ElementaState, top: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Apply "If tied: wins" and "If tied: loses" among the highest (8.5 to 8.9, R52 to R54)."""
    results = {seat: tie_effect(state, seat) for seat in top}
    winning = tuple(seat for seat in top if results[seat] == "wins")
    return winning or tuple(seat for seat in top if results[seat] is None)


def tie_effect(state: ElementaState, seat: Seat) -> str | None:
    """Return what a tie does to a player's card; both effects cancel each other (R54)."""
    own = {verb.result for owner, verb in standing(state) if isinstance(verb, Tie) and owner == seat}
    return own.pop() if len(own) == 1 else None


def power_of(state: ElementaState, seat: Seat) -> int:
    """Return the power of a played card: what it becomes, then all that is added (R56, R57)."""
    card = state.fought[seat]
    assert card is not None
    clock = state.clock
    power, added = card.power, 0
    for change in state.lasting:
        if change.seat == seat and change.first <= clock <= change.last:
            if change.kind == "set":
                power = change.amount
            elif change.kind == "add":
                added += change.amount
    for owner, verb in standing(state):
        if isinstance(verb, Power) and (verb.cards == "yours") == (owner == seat):
            amount = amount_of(state, owner, verb.amount)
            if verb.change == "set":
                power = amount
            else:
                added += amount
    return power + added


def standing(state: ElementaState) -> Iterator[tuple[Seat, Verb]]:
    """List what stands during the combat, with its owner (L14): played cards, environments."""
    for number in range(state.seats):
        seat = Seat(number)
        for card in (state.fought[seat], state.environment(seat)):
            if card is not None and "standing" in card.effects:
                for _, effect in card.effects["standing"]:
                    if all_hold(state, seat, effect.only_if, card):
                        yield from ((seat, verb) for verb in effect.do)


# --- 7: bonuses (8.2, 8.4) ------------------------------------------------------------------------


def receive_bonuses(state: ElementaState, emit: Emit) -> None:
    """All bonuses are received at once; choices among them in order (R60, R61)."""
    choosers = []
    for seat in (*state.winners, *state.losers):
        points, crystals, units, free = bonus_of(state, seat)
        before = state.points[seat]
        state.points[seat] = max(0, before + points)  # 7.16
        state.crystals[seat] = max(0, state.crystals[seat] + crystals)
        state.temporary[seat] = add(state.temporary[seat], units)
        if emit:
            kind = "victory" if seat in state.winners else "defeat"
            gained = state.points[seat] - before
            text = write_counts(units, SMALL)
            emit(events.BonusReceived(seat, kind, gained, crystals, text))
        if free:
            choosers.append((seat, free))
    if choosers:
        receive = BonusOrder(tuple(choosers))
        in_turn(state, [seat for seat, _ in choosers], receive, emit)


class BonusOrder(msgspec.Struct, frozen=True, gc=False):
    """The order in which elements are named is known (R61)."""

    choosers: tuple[tuple[Seat, int], ...]

    def __call__(self, state: ElementaState, order: tuple[Seat, ...], emit: Emit) -> None:
        units = dict(self.choosers)
        state.then(*(GainSome(seat, "any", units[seat]) for seat in order))


def bonus_of(state: ElementaState, seat: Seat) -> tuple[int, int, Counts, int]:
    """Return a bonus after all changes: points, crystals, units, units of one's choice (L40)."""
    card = state.fought[seat]
    assert card is not None
    kind = "victory" if seat in state.winners else "defeat"
    entry = card.victory if kind == "victory" else card.defeat
    points, crystals, free = entry.points, entry.crystals, entry.any
    units = read_counts(entry.units)
    for change, more_points, more_crystals in _bonus_changes(state, seat, kind):
        if change == "none":
            return 0, 0, NONE, 0
        if change == "double":
            points, crystals, free = 2 * points, 2 * crystals, 2 * free
            units = add(units, units)
        else:
            points, crystals = points + more_points, crystals + more_crystals
    return points, crystals, units, free


def _bonus_changes(
    state: ElementaState, seat: Seat, kind: str
) -> Iterator[tuple[str, int, int]]:
    """List the changes of a bonus: suppressing first, then doubling, then adding."""
    found = [
        (change.of.partition(" ")[2], change.amount, change.crystals)
        for change in state.lasting
        if change.kind == "bonus" and change.seat == seat and change.of.startswith(kind)
        and change.first <= state.clock <= change.last
    ]  # fmt: skip
    for owner, verb in standing(state):
        if isinstance(verb, Bonus) and verb.bonus == kind:
            if (verb.who == "you") == (owner == seat):
                found.append((verb.change, verb.points, verb.crystals))
    return iter(sorted(found, key=lambda change: ("none", "double", "add").index(change[0])))


# --- 8 and the end --------------------------------------------------------------------------------


def discard_played(state: ElementaState, emit: Emit) -> None:
    """Played cards go to their owners' discards (8.10)."""
    for number, card in enumerate(state.laid):
        if card is not None:
            state.discards[number] += (card,)
            state.laid[number] = None


def close(state: ElementaState, emit: Emit) -> None:
    """The combat is over; what held for it ends (L45)."""
    fought: list[Card | None] = [None] * state.seats
    state.fighting = False
    state.fought = fought
    state.unpaid = state.winners = state.losers = state.tied = ()
    state.combat += 1
    clock = state.clock
    if state.lasting:
        state.lasting = tuple(change for change in state.lasting if change.last >= clock)
