"""The rules of Claim, in the order of the rulebook. Read it beside `docs/rules/claim.md`.

A function is a step of the agenda, what an answer does, or a rule that these use; its docstring
names the clauses.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from ludotheque.games.claim.actions import LEADS, UNSHUFFLED
from ludotheque.games.claim.cards import (
    DECK,
    DOPPELGANGER,
    DWARF,
    FACTIONS,
    GOBLIN,
    KNIGHT,
    UNDEAD,
    Card,
    Faction,
    deck_order,
)
from ludotheque.games.claim.events import (
    BlindTaken,
    CardDiscarded,
    CardPlayed,
    CardScored,
    CardsDealt,
    FirstLeader,
    KnownCardPlayed,
    MatchEnded,
    PhaseTwo,
    PrizeTaken,
    PrizeTurned,
    TrickWon,
    VoidShown,
    VoteCounted,
)
from ludotheque.games.claim.state import ClaimState
from ludotheque.games.claim.trick import OTHER, SEATS, TRICKS, Trick
from ludotheque.games.claim.votes import count_votes, outcome_of
from ludotheque.table import (
    CHANCE,
    Action,
    Emit,
    PickSeat,
    Question,
    Seat,
    Shuffle,
    ShuffleDecision,
)

Reason = Literal["higher", "equal", "off-faction", "knight"]


# --- Setup (CLAIM-2.1 to CLAIM-2.9) ---------------------------------------------------------------


def set_up(state: ClaimState, emit: Emit) -> None:
    """The game is phase one, then phase two, then the count of the votes (2.9)."""
    state.then(name_first_leader, shuffle, recruit)


def name_first_leader(state: ClaimState, emit: Emit) -> None:
    """The first Leader is set, or drawn with equal chances (2.8, R2)."""
    if state.leader is None:
        state.ask(FIRST_LEADER, CHANCE)


def first_leader_named(state: ClaimState, seat: Seat, pick: PickSeat, emit: Emit) -> None:
    """Chance has named the first Leader."""
    state.leader = pick.seat


def shuffle(state: ClaimState, emit: Emit) -> None:
    """All 52 cards are shuffled together (2.1)."""
    state.ask(SHUFFLE, CHANCE)


def deal(state: ClaimState, seat: Seat, shuffled: Shuffle, emit: Emit) -> None:
    """Deal 13 cards each, in turn, the Leader first; the rest is the pile (2.2–2.7, R3)."""
    assert state.leader is not None
    deck = cast("tuple[Card, ...]", shuffled.pieces)
    dealt = 2 * TRICKS
    state.hands[state.leader] = sorted(deck[0:dealt:2], key=deck_order)
    state.hands[OTHER[state.leader]] = sorted(deck[1:dealt:2], key=deck_order)
    state.pile = list(deck[: dealt - 1 : -1])
    state.phase = "one"
    if emit:
        emit(FirstLeader(state.leader))  # known to all before the first prize is turned up (R2)
        for player in SEATS:
            emit(CardsDealt(player, tuple(state.hands[player])))


# --- Phase one: recruiting followers (CLAIM-3.1 to CLAIM-3.26) ------------------------------------


def recruit(state: ClaimState, emit: Emit) -> None:
    """Play thirteen tricks, one for each card of a hand (3.1); then phase two begins (3.26)."""
    trick = (turn_up_prize, lead, follow)
    state.then(*trick * len(state.hands[0]), take_followers, gather)


def turn_up_prize(state: ClaimState, emit: Emit) -> None:
    """Turn up the top card of the pile before the Leader plays (3.3, 3.4)."""
    state.prize = state.pile.pop()
    if emit:
        emit(PrizeTurned(state.prize))


def lead(state: ClaimState, emit: Emit) -> None:
    """The Leader plays first (3.5, 4.7)."""
    assert state.leader is not None
    state.ask(LEAD, state.leader)


def follow(state: ClaimState, emit: Emit) -> None:
    """The Second plays after he has seen the Leader's card (3.8, 4.8)."""
    assert state.leader is not None
    state.ask(FOLLOW, OTHER[state.leader])


def may_lead(state: ClaimState, seat: Seat) -> tuple[Card, ...]:
    """The Leader may play any card, whatever the prize (3.6, 3.7)."""
    return distinct(state.hands[seat])


def may_follow(state: ClaimState, seat: Seat) -> tuple[Card, ...]:
    """The Second follows the led faction if he can, or plays a Doppelgänger (3.9–3.11, 5.12)."""
    assert state.led is not None
    return playable(state.hands[seat], state.led)


def playable(hand: Sequence[Card], led: Card) -> tuple[Card, ...]:
    """Return what a hand, in the order of the deck, may play on a led card."""
    asked = led.faction
    able = list(filter(FOLLOWS[asked], hand))
    if able and able[0].faction is asked:  # Doppelgängers come last in a hand
        return distinct(able)
    return distinct(hand)  # 3.11, R9: he who cannot follow is free


FOLLOWS = {
    asked: frozenset(c for c in DECK if c.faction in (asked, DOPPELGANGER)).__contains__
    for asked in FACTIONS
}
"""Whether a card may be played on a led faction by one who holds that faction (3.9, 5.12, 5.14)."""


def led(state: ClaimState, seat: Seat, card: Card, emit: Emit) -> None:
    """The Leader's card lies on the table (6.5)."""
    state.hands[seat].remove(card)
    state.led = card
    if emit:
        emit(played_event(state)(seat, card, "lead"))


def followed(state: ClaimState, seat: Seat, card: Card, emit: Emit) -> None:
    """The Second's card lies on the table; not following shows a void (6.12, 6.13, R33–R36)."""
    led = state.led
    assert led is not None
    state.hands[seat].remove(card)
    if emit:
        emit(played_event(state)(seat, card, "follow"))
    asked = led.faction
    if card.faction is not asked and card.faction is not DOPPELGANGER:
        show_void(state, seat, asked, emit)
    winner = settle(state, seat, led, card, emit)
    if state.phase == "one":
        collect_recruits(state, winner, led, card, emit)
    else:
        collect_support(state, winner, led, card, emit)


def show_void(state: ClaimState, seat: Seat, asked: Faction, emit: Emit) -> None:
    """Everybody sees that a hand has no card of a faction; it lasts for the phase (R34)."""
    shown = state.voids[seat]
    if asked not in shown:
        state.voids[seat] = tuple(sorted((*shown, asked), key=deck_order))
    if emit:
        emit(VoidShown(seat, asked))


def who_wins(led: Card, answer: Card) -> tuple[bool, Reason]:
    """Whether the Second wins the trick, and by which rule (3.13–3.15, 4.9)."""
    asked = led.faction
    if answer.faction is asked or answer.faction is DOPPELGANGER:  # 5.13: counts as led, R10–R16
        if answer.value == led.value:
            return False, "equal"  # 3.14
        return answer.value > led.value, "higher"  # 3.13
    if asked is GOBLIN and answer.faction is KNIGHT:
        return True, "knight"  # 5.2; the Knight must be the later card (5.3)
    return False, "off-faction"  # 3.15


def settle(state: ClaimState, second: Seat, led: Card, answer: Card, emit: Emit) -> Seat:
    """Find the winner, who leads next (3.2, 4.6), and remember the trick (6.11)."""
    second_wins, reason = who_wins(led, answer)
    leader = OTHER[second]
    winner = second if second_wins else leader
    state.tricks.append(Trick(leader, led, answer, winner, state.prize))
    state.leader = winner
    state.led = None
    if emit:
        emit(TrickWon(winner, reason))
    return winner


def collect_recruits(state: ClaimState, winner: Seat, led: Card, answer: Card, emit: Emit) -> None:
    """Prize to the winner, blind card to the loser, then the cards played (3.16–3.22, R6)."""
    loser = OTHER[winner]
    prize, blind = state.prize, state.pile.pop()
    assert prize is not None
    state.prizes[winner].append(prize)  # 3.16; also when it is Undead (3.22)
    state.blinds[loser].append(blind)  # 3.17, R18
    state.prize = None
    for card in (led, answer):
        if card.faction is UNDEAD:  # 3.20, 5.6, 5.7; a copying Doppelgänger is none (5.16)
            state.scores[winner].append(card)
        else:  # 3.21, 5.11
            state.discard.append(card)
    if emit:
        emit(PrizeTaken(winner, prize))
        emit(BlindTaken(loser, blind))
        for card in (led, answer):  # the Undead first (R6)
            if card.faction is UNDEAD:
                emit(CardScored(winner, card, "undead"))
        for card in (led, answer):
            if card.faction is not UNDEAD:
                emit(CardDiscarded(card))


# --- Phase two: gathering support (CLAIM-4.1 to CLAIM-4.14) ---------------------------------------


def take_followers(state: ClaimState, emit: Emit) -> None:
    """Each takes his follower pile into hand; the last winner leads (4.1, 4.5, R7)."""
    assert state.leader is not None
    state.phase = "two"
    for seat in SEATS:
        state.hands[seat] = sorted(state.prizes[seat] + state.blinds[seat], key=deck_order)
        state.voids[seat] = ()  # R34: the hand is a new one
    if emit:
        emit(PhaseTwo(state.leader))


def gather(state: ClaimState, emit: Emit) -> None:
    """Play thirteen tricks for the cards themselves, then count the votes (4.2–4.4, 4.14, R28)."""
    trick = (lead, follow)
    state.then(*trick * len(state.hands[0]), announce_votes)


def collect_support(state: ClaimState, winner: Seat, led: Card, answer: Card, emit: Emit) -> None:
    """The winner takes both cards, but every Dwarf goes to the loser (4.11, 5.9, 5.10, R21–R23)."""
    for card in (led, answer):  # a Doppelgänger on a Dwarf is no Dwarf (5.17)
        taker = taker_of(card, winner)
        state.scores[taker].append(card)
        if emit:
            emit(CardScored(taker, card, "dwarf" if card.faction is DWARF else "none"))


def taker_of(card: Card, winner: Seat) -> Seat:
    """The loser takes every Dwarf of a trick, the winner all else (4.11, 5.9, 5.10)."""
    return OTHER[winner] if card.faction is DWARF else winner


# --- The votes (CLAIM-7.1 to CLAIM-7.10) ----------------------------------------------------------


def announce_votes(state: ClaimState, emit: Emit) -> None:
    """Count the votes of all five factions (7.1)."""
    state.phase = "over"
    if emit:
        votes = count_votes(state.scores)
        for vote in votes:
            emit(VoteCounted(vote.faction, vote.counts, vote.winner))
        outcome = outcome_of(votes)
        first, second = outcome.scores
        emit(MatchEnded(outcome.winner, (first, second)))


# --- What the steps share -------------------------------------------------------------------------


def distinct(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Leave out doubles; only Goblins 0 can be doubles (1.4), and they come first in a hand."""
    if len(cards) > 1 and cards[0] is cards[1]:
        return tuple(dict.fromkeys(cards))
    return tuple(cards)


def played_event(state: ClaimState) -> type[CardPlayed]:
    """In phase two a played card shows nothing that could not be known (R40)."""
    return CardPlayed if state.phase == "one" else KnownCardPlayed


def first_leaders(state: ClaimState, seat: Seat) -> tuple[Action, ...]:
    """Either seat may lead first."""
    return LEADS


def unshuffled(state: ClaimState, seat: Seat) -> tuple[Action, ...]:
    """Any order of the deck may come; the ordered deck stands for them."""
    return (UNSHUFFLED,)


FIRST_LEADER = Question("claim", "first-leader", first_leaders, first_leader_named)
SHUFFLE = Question("claim", "shuffle", unshuffled, deal, decision_type=ShuffleDecision)
LEAD = Question("claim", "lead", may_lead, led)
FOLLOW = Question("claim", "follow", may_follow, followed)
