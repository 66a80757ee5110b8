"""What one player of Claim may know and remember (CLAIM-6.1 to CLAIM-6.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.games.claim.cards import DECK, Card, Faction, in_deck_order, without
from ludotheque.games.claim.trick import SEATS, Phase, Trick
from ludotheque.games.claim.votes import count_votes
from ludotheque.table import Seat, View

if TYPE_CHECKING:
    from ludotheque.games.claim.state import ClaimState


class ClaimView(View, frozen=True, kw_only=True):
    """Everything a player has lawfully seen, and nothing else."""

    phase: Phase
    trick: int
    leader: Seat | None
    hand: tuple[Card, ...]
    """The own hand (CLAIM-6.1); empty for a spectator."""
    hands: tuple[int, int]
    """How many cards each holds (CLAIM-R39)."""
    pile: int
    prize: Card | None
    led: Card | None
    prizes: tuple[tuple[Card, ...], tuple[Card, ...]]
    """The prizes that each has won: both saw them (CLAIM-6.7, CLAIM-R31)."""
    blinds: tuple[Card, ...]
    """The own blind cards (CLAIM-6.6), oldest first; empty for a spectator."""
    followers: tuple[int, int]
    """How many cards each follower pile has (CLAIM-6.8)."""
    scores: tuple[tuple[Card, ...], tuple[Card, ...]]
    discard: tuple[Card, ...]
    voids: tuple[tuple[Faction, ...], tuple[Faction, ...]]
    """Factions that each has shown not to hold, in this phase (CLAIM-R33, CLAIM-R34)."""
    tricks: tuple[Trick, ...]
    absent: tuple[Card, ...]

    def seen(self) -> list[Card]:
        """List the cards whose place this viewer knows."""
        cards = [*self.absent, *self.hand, *self.discard]
        cards += [card for pile in self.scores for card in pile]
        cards += [card for card in (self.prize, self.led) if card is not None]
        for seat in SEATS:
            if self.phase == "one":
                cards += self.prizes[seat]
            elif seat != self.seat:
                cards += without(self.prizes[seat], self.played_in_phase_two(seat))
        if self.phase == "one":
            cards += self.blinds
        return cards

    def played_in_phase_two(self, seat: Seat) -> list[Card]:
        """List the followers that a seat has played, the one on the table included."""
        played = [trick.played_by(seat) for trick in self.tricks if trick.prize is None]
        return [*played, self.led] if self.led is not None and seat == self.leader else played

    def opponents_hand(self) -> tuple[Card, ...]:
        """Work out the opponent's hand in phase two, where a player can know it (CLAIM-R40)."""
        assert self.seat is not None and self.phase == "two"
        other = SEATS[1 - self.seat]
        prizes = without(self.prizes[other], self.played_in_phase_two(other))
        return in_deck_order([*prizes, *self.unseen()])

    def unseen(self) -> tuple[Card, ...]:
        """List the cards that this viewer has not seen; an aid that CLAIM-R41 allows."""
        return in_deck_order(without(DECK, self.seen()))

    def aids(self) -> dict[str, Any]:
        """Return the cards not seen and the standing of each vote."""
        votes = {vote.faction.text: vote for vote in count_votes(self.scores)}
        return {"unseen": self.unseen(), "votes": votes}

    def standing(self) -> tuple[float, ...]:
        """Return the votes that each would win if they were counted now (CLAIM-7.1)."""
        winners = [vote.winner for vote in count_votes(self.scores)]
        return (float(winners.count(SEATS[0])), float(winners.count(SEATS[1])))


def view_of(state: ClaimState, seat: Seat | None) -> ClaimView:
    """Show a State to a seat, or to a spectator (None)."""
    assert seat is None or seat in SEATS, "only seats and spectators have a view"
    first, second = state.hands
    recruiting = state.phase == "one"
    return ClaimView(
        seat=seat,
        phase=state.phase,
        trick=state.trick,
        leader=state.leader,
        hand=() if seat is None else tuple(state.hands[seat]),
        hands=(len(first), len(second)),
        pile=len(state.pile),
        prize=state.prize,
        led=state.led,
        prizes=(in_deck_order(state.prizes[0]), in_deck_order(state.prizes[1])),
        blinds=() if seat is None else tuple(state.blinds[seat]),
        followers=_follower_counts(state) if recruiting else (0, 0),
        scores=(in_deck_order(state.scores[0]), in_deck_order(state.scores[1])),
        discard=in_deck_order(state.discard),
        voids=(state.voids[0], state.voids[1]),
        tricks=tuple(state.tricks),
        absent=state.absent,
    )


def _follower_counts(state: ClaimState) -> tuple[int, int]:
    mine, theirs = (len(state.prizes[seat]) + len(state.blinds[seat]) for seat in (0, 1))
    return (mine, theirs)
