"""What can happen in Claim, and who may see it (CLAIM-6.1 to CLAIM-6.13)."""

from __future__ import annotations

from typing import Literal

from ludotheque.games.claim.cards import Card, Faction
from ludotheque.table import Event, Phrase, Seat


class FirstLeader(Event, frozen=True):
    """Who leads the first trick (CLAIM-2.8, CLAIM-R2)."""

    kind = "first-leader"
    reveals = True
    seat: Seat


class CardsDealt(Event, frozen=True):
    """A seat takes its 13 cards; only it sees them (CLAIM-2.5)."""

    kind = "cards-dealt"
    secret = {"cards": "seat"}
    reveals = True
    seat: Seat
    cards: tuple[Card, ...] | None


class PrizeTurned(Event, frozen=True):
    """The top card of the pile is turned up (CLAIM-3.3, CLAIM-6.4)."""

    kind = "prize-turned"
    reveals = True
    card: Card


class CardPlayed(Event, frozen=True):
    """A card is played from a hand that the opponent cannot know (CLAIM-6.5)."""

    kind = "card-played"
    reveals = True
    seat: Seat
    card: Card
    role: Literal["lead", "follow"]


class KnownCardPlayed(CardPlayed, frozen=True):
    """A card is played in phase two, where it shows nothing that could not be known (CLAIM-R40)."""

    reveals = False


class VoidShown(Event, frozen=True):
    """A seat has shown that it holds no card of the led faction (CLAIM-6.12)."""

    kind = "void-shown"
    seat: Seat
    faction: Faction


class TrickWon(Event, frozen=True):
    """Who won the trick, and by which rule (CLAIM-3.13 to CLAIM-3.15, CLAIM-5.2)."""

    kind = "trick-won"
    seat: Seat
    reason: Literal["higher", "equal", "off-faction", "knight"]


class PrizeTaken(Event, frozen=True):
    """The winner takes the prize (CLAIM-3.16)."""

    kind = "prize-taken"
    seat: Seat
    card: Card


class BlindTaken(Event, frozen=True):
    """The loser takes the top card of the pile, which only he sees (CLAIM-3.17 to CLAIM-3.19)."""

    kind = "blind-taken"
    secret = {"card": "seat"}
    reveals = True
    seat: Seat
    card: Card | None


class CardScored(Event, frozen=True):
    """A played card goes to a score pile (CLAIM-3.20, CLAIM-4.11, CLAIM-5.9)."""

    kind = "card-scored"
    seat: Seat
    card: Card
    power: Literal["undead", "dwarf", "none"]


class CardDiscarded(Event, frozen=True):
    """A played card is discarded (CLAIM-3.21)."""

    kind = "card-discarded"
    card: Card


class PhaseTwo(Event, frozen=True):
    """Both take their followers into hand; `seat` leads (CLAIM-4.1, CLAIM-4.5)."""

    kind = "phase-two"
    seat: Seat


class VoteCounted(Event, frozen=True):
    """A faction's vote (CLAIM-7.1 to CLAIM-7.3, CLAIM-7.7, CLAIM-7.8)."""

    kind = "vote-counted"
    per_seat = ("counts",)
    faction: Faction
    counts: tuple[int, int]
    winner: Seat | None

    def phrase(self, game: str) -> Phrase:
        """Return the sentence for the log, which tells a tie that the highest card broke."""
        said = super().phrase(game)
        by = "highest" if self.counts[0] == self.counts[1] else "more"
        return Phrase(said.id, by=by, **said.args)


class MatchEnded(Event, frozen=True):
    """The result (CLAIM-7.4, CLAIM-7.9, CLAIM-7.10)."""

    kind = "match-ended"
    per_seat = ("votes",)
    winner: Seat | None
    votes: tuple[int, int]


EVENTS: tuple[type[Event], ...] = (
    FirstLeader,
    CardsDealt,
    PrizeTurned,
    CardPlayed,
    KnownCardPlayed,
    VoidShown,
    TrickWon,
    PrizeTaken,
    BlindTaken,
    CardScored,
    CardDiscarded,
    PhaseTwo,
    VoteCounted,
    MatchEnded,
)
