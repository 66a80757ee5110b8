"""Phase 1, Enlistment, and drawing Elite Units (ELEKT-6.1 to ELEKT-6.7, ELEKT-R21 to ELEKT-R24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.elekt import actions, events
from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.doing import in_order
from ludotheque.games.elekt.pieces import COALITION
from ludotheque.games.elekt.windows import happens
from ludotheque.table import CHANCE, Action, Emit, Question, Seat, Shuffle, ShuffleDecision

if TYPE_CHECKING:
    from ludotheque.games.elekt.state import ElektState

DEALT = 2
COALITION_HAND = 6
"""Up to so many cards the Coalition draws (11.30)."""


def enlist(state: ElektState, emit: Emit) -> None:
    """Everybody is dealt 2 Elite Units in turn order, then everybody chooses (6.1, 6.2, R21)."""
    state.phase = "enlistment"
    state.order = state.by_rank()
    if emit:
        emit(events.RoundBegins(state.round))
    steps: list[object] = []
    for seat in state.order:
        if seat == COALITION and state.solo:
            steps.append(fill_coalition)
        else:
            steps += [DealOne(seat)] * DEALT
    state.then(*steps, tell_dealt, ask_to_enlist, *[Enlist(seat) for seat in state.order])
    happens(state, "round-begins", None, None)


def fill_coalition(state: ElektState, emit: Emit) -> None:
    """The Coalition draws until it has 6 cards; it makes no choice (11.30, 11.31, R122)."""
    missing = COALITION_HAND - len(state.hands[COALITION])
    state.then(*[Draw(COALITION)] * max(0, missing))


class DealOne(msgspec.Struct, frozen=True, gc=False):
    """One of the cards that a player may choose from."""

    seat: Seat

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Deal it, if there is one (R24)."""
        if not state.elite and reshuffle_first(state, self):
            return
        if state.elite:
            state.dealt[self.seat] += (pop_elite(state),)


class Draw(msgspec.Struct, frozen=True, gc=False):
    """A player draws an Elite Unit into his hand."""

    seat: Seat

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Draw it, if there is one (R24)."""
        if not state.elite and reshuffle_first(state, self):
            return
        if state.elite:
            card = pop_elite(state)
            state.hands[self.seat] = in_order((*state.hands[self.seat], card))
            if emit:
                emit(events.EliteDrawn(self.seat, card))


def pop_elite(state: ElektState) -> Card:
    """Take the top card; when it was the last, the discard pile is shuffled at once (6.5, R23)."""
    card = state.elite[-1]
    state.elite = state.elite[:-1]
    if not state.elite and elite_discarded(state):
        state.then(reshuffle)
    return card


def reshuffle_first(state: ElektState, step: object) -> bool:
    """Shuffle before a draw from an empty deck, if the pile has Elite Units by now (R23)."""
    if elite_discarded(state):
        state.then(reshuffle, step)
        return True
    return False


def elite_discarded(state: ElektState) -> tuple[Card, ...]:
    """List what of the discard pile becomes a new deck: no Basic Units unless agreed (R27)."""
    if state.settings.reshuffle_basics == "yes":
        return state.discard
    return tuple(card for card in state.discard if card.kind != "basic")


def reshuffle(state: ElektState, emit: Emit) -> None:
    """Ask chance for the order of the new Elite deck."""
    if elite_discarded(state) and not state.elite:
        state.ask(RESHUFFLE, CHANCE)


def tell_dealt(state: ElektState, emit: Emit) -> None:
    """Tell everybody what he was dealt."""
    if emit:
        for seat in state.order:
            if state.dealt[seat]:
                emit(events.EliteDealt(seat, state.dealt[seat]))


def ask_to_enlist(state: ElektState, emit: Emit) -> None:
    """All choose at the same time; nobody can decline (6.7)."""
    asked = [Seat(seat) for seat in range(state.sides) if state.dealt[seat]]
    if asked:
        state.ask_together(ENLIST, asked)


def _choices(state: ElektState, seat: Seat) -> tuple[Action, ...]:
    return (*(actions.keep(card.id) for card in state.dealt[seat]), actions.NEW)


def _chosen(state: ElektState, seat: Seat, action: actions.Word, emit: Emit) -> None:
    state.enlisting += ((seat, action.text),)


class Enlist(msgspec.Struct, frozen=True, gc=False):
    """What a player has chosen is carried out, in turn order (R21)."""

    seat: Seat

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Keep one and discard the other, or discard both and draw a new one (6.2, 6.3)."""
        chosen = dict(state.enlisting).get(self.seat)
        if chosen is None:
            return
        state.enlisting = tuple(pair for pair in state.enlisting if pair[0] != self.seat)
        dealt, state.dealt[self.seat] = state.dealt[self.seat], ()
        kept = [card for card in dealt if chosen == f"keep {card.id}"]
        dropped = tuple(card for card in dealt if card not in kept)
        state.discard += dropped
        state.hands[self.seat] = in_order((*state.hands[self.seat], *kept))
        if emit:
            for card in kept:
                emit(events.Enlisted(self.seat, card))
            for card in dropped:
                emit(events.DiscardedFromHand(self.seat, card))
        if not kept:
            state.then(Draw(self.seat))


def _new_deck(state: ElektState, seat: Seat, shuffled: Shuffle, emit: Emit) -> None:
    deck = pieces_of(state, shuffled)
    state.discard = tuple(card for card in state.discard if card not in deck)
    state.elite = deck[::-1]
    if emit:
        emit(events.EliteReshuffled(len(deck)))


def pieces_of(state: ElektState, shuffled: Shuffle) -> tuple[Card, ...]:
    """Return the cards of a shuffle as this match has them: what was read knows no edition."""
    return tuple(state.cards[piece.text] for piece in shuffled.pieces)


def _unshuffled(state: ElektState, seat: Seat) -> tuple[Action, ...]:
    return (Shuffle(in_order(elite_discarded(state))),)


ENLIST = Question("elekt", "enlist", _choices, _chosen, together=True)
RESHUFFLE = Question("elekt", "reshuffle", _unshuffled, _new_deck, decision_type=ShuffleDecision)
