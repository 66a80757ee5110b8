"""The course of a game of Elementa, in the order of the rulebook.

Preparing (ELEM-2, ELEM-3) and the turns (ELEM-4, ELEM-5) are here; a combat is in `combat.py`,
paying in `paying.py`, effects in `effects.py`, changing resources in `changing.py`.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.elementa import events, knowledge
from ludotheque.games.elementa.actions import ChooseDeck, Divide, OnCard, TakeCards, on_card, take
from ludotheque.games.elementa.cards import CARDS
from ludotheque.games.elementa.changing import offer_changes
from ludotheque.games.elementa.combat import combat
from ludotheque.games.elementa.deciding import (
    DeckDecision,
    DivideDecision,
    Offers,
    proposal,
    read_deck,
)
from ludotheque.games.elementa.decks import READY
from ludotheque.games.elementa.effects import Happen
from ludotheque.games.elementa.elements import (
    FIRST_CRYSTALS,
    FIRST_RESOURCES,
    FIRST_RESTOCK,
    NONE,
    Counts,
    add,
    counts_of,
    one,
    write_counts,
)
from ludotheque.games.elementa.state import COMBATS, ROUNDS_NEEDED, SEATS, TURNS
from ludotheque.table import Action, Emit, Question, Seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludotheque.games.elementa.card import Card
    from ludotheque.games.elementa.state import ElementaState
    from ludotheque.games.elementa.vocabulary import Moment

    Step = Callable[[ElementaState, Emit], None]


def all_seats(state: ElementaState) -> tuple[Seat, ...]:
    """List everybody."""
    return SEATS[: state.seats]


# --- Decks and environments (1.2, 2.2, R6, R10) ---------------------------------------------------


def bring_decks(state: ElementaState, emit: Emit) -> None:
    """Each player brings a deck; nobody sees those of the others (R8)."""
    state.then(reveal_environments, begin_round)
    state.ask_together(DECK, all_seats(state))


def _decks(state: ElementaState, seat: Seat) -> tuple[Action, ...]:
    if state.cards is CARDS:
        return READY_DECKS
    offers = Offers(READY_DECKS)
    offers.cards = dict(state.cards)  # unlike a view of it, this travels to another process
    return offers


def _deck_brought(state: ElementaState, seat: Seat, action: ChooseDeck, emit: Emit) -> None:
    deck = read_deck(action, state.cards)
    assert deck is not None
    state.bring(seat, deck)


READY_DECKS = Offers(ChooseDeck(name) for name in READY)
DECK = Question(
    "elementa", "deck", _decks, _deck_brought, together=True, decision_type=DeckDecision
)


def reveal_environments(state: ElementaState, emit: Emit) -> None:
    """All environments are shown at once; who has none says so (2.2, R10)."""
    if emit:
        for seat in all_seats(state):
            emit(events.EnvironmentRevealed(seat, state.environment(seat)))


# --- A round: the deckbuilding phase (3.1 to 3.12) ------------------------------------------------


def begin_round(state: ElementaState, emit: Emit) -> None:
    """Everything is cleared, and all creatures return to their owners (R77 to R80)."""
    seats = state.seats
    if state.round:
        knowledge.round_over(state)
    state.phase = "deckbuilding"
    state.round += 1
    state.turn = state.combat = 0
    state.points, state.crystals = [0] * seats, [0] * seats
    state.ready, state.used, state.temporary = [NONE] * seats, [NONE] * seats, [NONE] * seats
    state.hands, state.discards, state.aside = [()] * seats, [()] * seats, [()] * seats
    state.piles = [((), (), (), ())] * seats
    state.lasting = ()
    state.uses = frozenset(use for use in state.uses if use[0] == "game")
    if emit:
        emit(events.RoundBegins(state.round))
    state.then(receive_crystals, take_resources, Happen(("round-start",), stop=False), Turn(1))
    state.ask_together(DIVIDE, all_seats(state))


def _division(state: ElementaState, seat: Seat) -> tuple[Action, ...]:
    """List one division that anybody can play: the dear creatures for the late turns."""
    deck = state.decks[seat]
    assert deck is not None
    return proposal(deck.creatures)


def _divided(state: ElementaState, seat: Seat, action: Divide, emit: Emit) -> None:
    """Four, three, three and two cards for the turns; the rest to the discard (3.2 to 3.6)."""
    deck = state.decks[seat]
    assert deck is not None
    cards = state.cards
    piles = [knowledge.in_order([cards[id] for id in turn]) for turn in action.turns]
    state.piles[seat] = tuple(piles)
    chosen = tuple([card for pile in piles for card in pile])
    state.aside[seat] = knowledge.difference(deck.creatures, chosen)


DIVIDE = Question(
    "elementa", "divide", _division, _divided, together=True, decision_type=DivideDecision
)


def receive_crystals(state: ElementaState, emit: Emit) -> None:
    """Each receives 3 crystals (3.7); in casual play everybody sees the discards (12.1)."""
    for seat in all_seats(state):
        state.crystals[seat] += FIRST_CRYSTALS
        if emit:
            emit(events.DeckPrepared(seat, FIRST_CRYSTALS))
    if state.settings.casual:
        knowledge.discards_open(state)


def take_resources(state: ElementaState, emit: Emit) -> None:
    """Each chooses 4 resource cards; they are shown together (3.8, 3.9, R9)."""
    state.ask_together(RESOURCES, all_seats(state))


FIRST_CARDS = tuple(
    take(counts_of(elements))
    for elements in combinations_with_replacement(range(4), FIRST_RESOURCES)
)
"""All mixes of four resource cards (R12)."""


def _first_cards(state: ElementaState, seat: Seat) -> tuple[Action, ...]:
    """List all mixes, and first the one that comes nearest to what the creatures cost."""
    costs = [card.cost for pile in state.piles[seat] for card in pile]
    return _nearest_first(tuple(map(sum, zip(NONE, *costs, strict=True))))


@lru_cache(maxsize=1000)
def _nearest_first(needed: tuple[int, ...]) -> tuple[Action, ...]:
    share = [FIRST_RESOURCES * need / max(1, sum(needed)) for need in needed]
    nearest = min(
        FIRST_CARDS,
        key=lambda mix: sum((a - b) ** 2 for a, b in zip(mix.counts, share, strict=True)),
    )
    return (nearest, *(mix for mix in FIRST_CARDS if mix is not nearest))


def _resources_taken(state: ElementaState, seat: Seat, action: TakeCards, emit: Emit) -> None:
    state.ready[seat] = action.counts
    if emit:
        emit(events.ResourcesTaken(seat, write_counts(action.counts)))


RESOURCES = Question("elementa", "resources", _first_cards, _resources_taken, together=True)


# --- A turn (4.1 to 5.11) -------------------------------------------------------------------------


class Turn(msgspec.Struct, frozen=True, gc=False):
    """A turn: recovery and restock, bans, three combats (4.1, 4.2)."""

    number: int

    def __call__(self, state: ElementaState, emit: Emit) -> None:
        """Take the step."""
        state.phase = "restock"
        state.turn, state.combat = self.number, 0
        if emit:
            emit(events.TurnBegins(self.number))
        moments = state.moments
        steps: list[Step] = [recover, restock]
        if "turn-start" in moments:  # the end of the turn before was a stop; turn 1 has none (R44)
            steps.insert(0, Happen(("turn-start",), stop=False))
        if "restock" in moments:
            steps.append(Happen(("restock",)))
        state.then(*steps, *bans_and_combats(state))


def bans_and_combats(state: ElementaState) -> list[Step]:
    """List what follows the restock of a turn; where nobody bans, nothing comes of bans (5.5)."""
    steps: list[Step] = [look_and_ban, take_hands]
    if "bans" in state.moments and state.turn < TURNS:
        steps.append(Happen(("bans",)))
    return [*steps, *COMBATS_OF_A_TURN, end_turn]


COMBATS_OF_A_TURN = (combat,) * COMBATS


def recover(state: ElementaState, emit: Emit) -> None:
    """Each takes back his used resource cards (4.3); crystals do not come back (4.7)."""
    for seat, used in enumerate(state.used):
        if used != NONE:
            state.ready[seat] = add(state.ready[seat], used)
            state.used[seat] = NONE
            if emit:
                emit(events.Recovered(Seat(seat), write_counts(used)))


def restock(state: ElementaState, emit: Emit) -> None:
    """Each receives one more resource card, of an element that he has (4.4 to 4.6, R17)."""
    if state.turn < FIRST_RESTOCK:
        return
    asked, settled = [], []
    for seat in all_seats(state):
        if len(_cards_to_restock(state, seat)) > 1:
            asked.append(seat)
        else:
            settled.append(RestockOnly(seat))
    state.then(*settled)
    if asked:
        state.ask_together(RESTOCK, asked)


class RestockOnly(msgspec.Struct, frozen=True, gc=False):
    """Who has one element only has nothing to choose."""

    seat: Seat

    def __call__(self, state: ElementaState, emit: Emit) -> None:
        """Take the step."""
        [only] = _cards_to_restock(state, self.seat)
        _restocked(state, self.seat, only, emit)


ONE_CARD = tuple(take(one(element)) for element in range(4))


def _cards_to_restock(state: ElementaState, seat: Seat) -> tuple[TakeCards, ...]:
    return _restocks(state.ready[seat])


@lru_cache(maxsize=4096)
def _restocks(ready: Counts) -> tuple[TakeCards, ...]:
    """List the elements of the own resource cards; with none, all four (4.6, R18)."""
    return tuple([ONE_CARD[n] for n in range(4) if ready[n]]) or ONE_CARD


def _restocked(state: ElementaState, seat: Seat, action: TakeCards, emit: Emit) -> None:
    state.ready[seat] = add(state.ready[seat], action.counts)
    if emit:
        emit(events.Restocked(seat, write_counts(action.counts)))


RESTOCK = Question("elementa", "restock", _cards_to_restock, _restocked, together=True)


# --- Bans (5.1 to 5.11) ---------------------------------------------------------------------------


def ban_target(seats: int, turn: int, seat: Seat) -> Seat:
    """Return whose card a player bans in a turn (5.6 to 5.10, R25)."""
    if seats == 2:
        return Seat(1 - seat)
    if turn == 2:
        return Seat((seat - 1) % seats)
    if turn == 3 and seats == 4:
        return Seat((seat + 2) % seats)
    return Seat((seat + 1) % seats)


def look_and_ban(state: ElementaState, emit: Emit) -> None:
    """Each looks at the cards of his target and bans one; in turn 4 there is no ban (5.1, 5.5)."""
    state.phase = "bans"
    if state.turn == TURNS:
        return
    asked = []
    for seat in all_seats(state):
        owner = ban_target(state.seats, state.turn, seat)
        pile = state.piles[owner][state.turn - 1]
        if not pile:
            continue  # R26
        knowledge.turn_cards_seen(state, seat, owner, state.turn - 1)
        if emit:
            emit(events.CardsSeen(seat, owner, "hand", pile))
        asked.append(seat)
    if asked:
        state.ask_together(BAN, asked)


def _cards_to_ban(state: ElementaState, seat: Seat) -> tuple[OnCard, ...]:
    owner = ban_target(state.seats, state.turn, seat)
    return _bans(state.piles[owner][state.turn - 1])


@lru_cache(maxsize=4096)
def _bans(pile: tuple[Card, ...]) -> tuple[OnCard, ...]:
    return tuple([on_card("ban", card.id) for card in dict.fromkeys(pile)])


def _banned(state: ElementaState, seat: Seat, action: OnCard, emit: Emit) -> None:
    """The banned card joins the cards of its owner's next turn (5.4)."""
    owner = ban_target(state.seats, state.turn, seat)
    card: Card = state.cards[action.card]
    turn, piles = state.turn, list(state.piles[owner])
    piles[turn - 1] = knowledge.without(piles[turn - 1], card)
    piles[turn] = knowledge.in_order((*piles[turn], card))
    state.piles[owner] = tuple(piles)
    knowledge.card_banned(state, seat, owner, card)
    if emit:
        emit(events.CardBanned(seat, owner, card))


BAN = Question("elementa", "ban", _cards_to_ban, _banned, together=True)


def take_hands(state: ElementaState, emit: Emit) -> None:
    """What remains for this turn becomes the hand (5.11)."""
    state.phase = "combats"
    for seat in all_seats(state):
        piles = state.piles[seat]
        turn = state.turn
        hand, pile = state.hands[seat], piles[turn - 1]
        state.hands[seat] = knowledge.in_order((*hand, *pile)) if hand else pile
        state.piles[seat] = (*piles[: turn - 1], (), *piles[turn:])
        knowledge.hand_taken(state, seat)


# --- The end of a turn, a round, the game (9.4, 9.5, 11.1 to 11.5) --------------------------------


def end_turn(state: ElementaState, emit: Emit) -> None:
    """Resources may be changed before the next turn begins (9.4), and after turn 4 (9.5)."""
    knowledge.turn_over(state)
    last = state.turn == TURNS
    following = end_of_round(state) if last else [clear_turn, Turn(state.turn + 1)]
    state.then(offer_changes, *_at_the_end(state, "turn-end"), *following)


def end_of_round(state: ElementaState) -> list[Step]:
    """List what follows the end of turn 4."""
    return [*_at_the_end(state, "round-end"), clear_turn, decide_round]


def _at_the_end(state: ElementaState, moment: Moment) -> list[Step]:
    """List what a moment of environments brings; what it gave may be changed."""
    return [Happen((moment,), stop=False), offer_changes] if moment in state.moments else []


def clear_turn(state: ElementaState, emit: Emit) -> None:
    """What may be done once in a turn may be done again (L18)."""
    if state.uses:
        state.uses = frozenset(use for use in state.uses if use[0] != "turn")


def decide_round(state: ElementaState, emit: Emit) -> None:
    """The most points win, then the most crystals; who is still equal wins too (11.1 to 11.3)."""
    state.phase = "round-end"
    best = max(zip(state.points, state.crystals, strict=True))
    held = list(zip(state.points, state.crystals, strict=True))
    winners = tuple(seat for seat in all_seats(state) if held[seat] == best)
    for seat in winners:
        state.rounds_won[seat] += 1
    if emit:
        emit(events.RoundEnded(winners, tuple(state.points), tuple(state.crystals)))
    if max(state.rounds_won) < ROUNDS_NEEDED:
        state.then(begin_round)
        return
    state.phase = "over"
    if emit:
        best_of = tuple(s for s in all_seats(state) if state.rounds_won[s] >= ROUNDS_NEEDED)
        emit(events.MatchEnded(best_of, tuple(state.rounds_won)))
