"""One moment of a match of Claim."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from ludotheque.games.claim.cards import DECK, Card, Faction, in_deck_order
from ludotheque.games.claim.trick import OTHER, TRICKS, Phase, Trick
from ludotheque.games.claim.view import ClaimView, view_of
from ludotheque.games.claim.votes import count_votes, outcome_of
from ludotheque.table import AgendaState, Notated, Outcome, Seat


class ClaimState(AgendaState):
    """Where every card is, and what both players have seen.

    Piles that grow and shrink are lists, which `copy` copies; everything else is immutable.
    """

    __slots__ = (
        "absent",
        "blinds",
        "discard",
        "hands",
        "leader",
        "led",
        "phase",
        "pile",
        "prize",
        "prizes",
        "scores",
        "tricks",
        "voids",
    )

    def __init__(self) -> None:
        super().__init__()
        self.phase: Phase = "setup"
        self.leader: Seat | None = None
        self.hands: list[list[Card]] = [[], []]
        self.pile: list[Card] = []
        """The draw pile; the top card is the last."""
        self.prize: Card | None = None
        self.led: Card | None = None
        self.prizes: list[list[Card]] = [[], []]
        self.blinds: list[list[Card]] = [[], []]
        """A follower pile is the prizes and blind cards of a seat; in phase two, a memory."""
        self.scores: list[list[Card]] = [[], []]
        self.discard: list[Card] = []
        self.voids: list[tuple[Faction, ...]] = [(), ()]
        self.tricks: list[Trick] = []
        self.absent: tuple[Card, ...] = ()
        """Cards that a cut-down position leaves out; both players know which."""

    def copy(self) -> Self:
        """Return an independent copy."""
        other = self.__class__.__new__(self.__class__)
        self._copy_agenda_to(other)
        other.phase = self.phase
        other.leader = self.leader
        other.hands = [self.hands[0][:], self.hands[1][:]]
        other.pile = self.pile[:]
        other.prize = self.prize
        other.led = self.led
        other.prizes = [self.prizes[0][:], self.prizes[1][:]]
        other.blinds = [self.blinds[0][:], self.blinds[1][:]]
        other.scores = [self.scores[0][:], self.scores[1][:]]
        other.discard = self.discard[:]
        other.voids = self.voids[:]
        other.tricks = self.tricks[:]
        other.absent = self.absent
        return other

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the votes have been counted (CLAIM-4.14)."""
        return outcome_of(count_votes(self.scores)) if self.phase == "over" else None

    @property
    def trick(self) -> int:
        """The number of the current trick in its phase, 1 to 13 (CLAIM-R43)."""
        if self.phase not in ("one", "two") or self.leader is None:
            return 0
        return TRICKS + 1 - len(self.hands[OTHER[self.leader]])

    def view(self, seat: Seat | None) -> ClaimView:
        """Return what a seat, or a spectator (None), may know."""
        return view_of(self, seat)

    def position(self) -> dict[str, Any]:
        """Return the whole State as plain data (docs/positions/claim.md)."""
        return {
            "phase": self.phase,
            "leader": self.leader,
            "hands": [_texts(hand) for hand in self.hands],
            "led": self.led and self.led.text,
            "prize": self.prize and self.prize.text,
            "pile": _texts(self.pile[::-1]),
            "prizes": [_texts(in_deck_order(pile)) for pile in self.prizes],
            "blinds": [_texts(pile) for pile in self.blinds],
            "scores": [_texts(in_deck_order(pile)) for pile in self.scores],
            "discard": _texts(in_deck_order(self.discard)),
            "voids": [_texts(shown) for shown in self.voids],
            "tricks": [trick.text for trick in self.tricks],
            "absent": _texts(self.absent),
        }

    def pieces(self) -> list[str]:
        """List every card once for each place that it is in."""
        if self.phase == "setup":
            return sorted(card.text for card in DECK)
        places = [*self.hands, self.pile, *self.scores, self.discard, list(self.absent)]
        if self.phase == "one":
            places += [*self.prizes, *self.blinds]
        cards = [card for place in places for card in place]
        cards += [card for card in (self.prize, self.led) if card is not None]
        return sorted(card.text for card in cards)


def _texts(pieces: Iterable[Notated]) -> list[str]:
    return [piece.text for piece in pieces]
