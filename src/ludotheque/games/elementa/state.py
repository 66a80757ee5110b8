"""One moment of a match of Elementa."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, Self

import msgspec

from ludotheque.games.elementa.actions import Units
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.cards import CARDS
from ludotheque.games.elementa.decks import Deck
from ludotheque.games.elementa.elements import NONE, Counts
from ludotheque.games.elementa.knowledge import NOTHING, Known
from ludotheque.table import AgendaState, Outcome, Seat

if TYPE_CHECKING:
    from ludotheque.games.elementa.choosing import Pending
    from ludotheque.games.elementa.settings import Settings
    from ludotheque.games.elementa.vocabulary import Moment

Phase = Literal["decks", "deckbuilding", "restock", "bans", "combats", "round-end", "over"]
TURNS = 4
COMBATS = 3
ROUNDS_NEEDED = 2
SEATS = (Seat(0), Seat(1), Seat(2), Seat(3))


class Lasting(msgspec.Struct, frozen=True, gc=False):
    """A change that holds for some combats of a round (L45); combats count from 0 to 11."""

    kind: Literal["add", "set", "cost", "bonus"]
    seat: Seat
    """Whose card it concerns."""
    amount: int
    first: int
    last: int
    of: str = ""
    """For a cost: the element, or crystals; for a bonus: `victory none` and the like; for a power
    that several players set: `last`, the one that holds (R57)."""
    crystals: int = 0
    by: int = -1
    """For a power: whose effect it is."""
    step: int = -1
    """For a power: the combat in whose step 4 it was changed; -1 at another moment."""


class ElementaState(AgendaState):
    """Where every card is, and what everybody has.

    Cards are tuples in lists that `copy` copies; what no answer changes is shared.
    """

    __slots__ = (
        "aside", "cards", "combat", "crystals", "decks", "discards", "environments", "fighting",
        "fought", "hands", "known", "laid", "lasting", "losers", "moments", "pending", "phase",
        "piles", "points", "ready", "round", "rounds_won", "seats", "settings", "spent",
        "temporary", "tied", "turn", "unpaid", "used", "uses", "winners",
    )  # fmt: skip

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        seats = settings.seats
        self.settings = settings
        self.seats = seats
        self.cards: Mapping[str, Card] = CARDS
        """Every card by its id; a position may bring cards of its own."""
        self.phase: Phase = "decks"
        self.decks: list[Deck | None] = [None] * seats
        self.environments: tuple[Card, ...] = ()
        """All that are in play, for a quick look."""
        self.moments: frozenset[Moment] = frozenset()
        """When one of them has an effect."""
        self.rounds_won: list[int] = [0] * seats
        self.round = 0
        self.turn = 0
        self.combat = 0
        """Of the turn, counted from 0: the running one, or the next."""
        self.fighting = False
        """Between the reveal and the end of a combat."""
        self.points: list[int] = [0] * seats
        self.crystals: list[int] = [0] * seats
        self.ready: list[Counts] = [NONE] * seats
        self.used: list[Counts] = [NONE] * seats
        """Resource cards in the discard, which come back (4.3)."""
        self.temporary: list[Counts] = [NONE] * seats
        self.piles: list[tuple[tuple[Card, ...], ...]] = [((), (), (), ())] * seats
        """For each of the four turns, the creature cards that are kept for it."""
        self.hands: list[tuple[Card, ...]] = [()] * seats
        self.laid: list[Card | None] = [None] * seats
        self.aside: list[tuple[Card, ...]] = [()] * seats
        """The four cards that the division leaves over, face down in the discard (3.6)."""
        self.discards: list[tuple[Card, ...]] = [()] * seats
        """Cards that were revealed, and lie in the discard."""
        self.fought: list[Card | None] = [None] * seats
        """The played card of each in the running combat, also once it is in the discard."""
        self.unpaid: tuple[Seat, ...] = ()
        self.winners: tuple[Seat, ...] = ()
        self.losers: tuple[Seat, ...] = ()
        self.tied: tuple[Seat, ...] = ()
        self.spent: Counts = NONE
        """Resources that the payment just made used (R70, R71)."""
        self.lasting: tuple[Lasting, ...] = ()
        self.uses: frozenset[tuple[str, Seat, str, int]] = frozenset()
        """Effects with a limit that were used: limit, seat, card, number of the effect (L18)."""
        self.known: list[Known] = [NOTHING] * ((seats + 1) * seats)
        """What each knows of each other's cards: viewer by viewer, a spectator last."""
        self.pending: Pending | None = None

    def copy(self) -> Self:
        """Return an independent copy."""
        other = self.__class__.__new__(self.__class__)
        self._copy_agenda_to(other)
        other.settings = self.settings
        other.seats = self.seats
        other.cards = self.cards
        other.phase = self.phase
        other.decks = self.decks[:]
        other.environments = self.environments
        other.moments = self.moments
        other.rounds_won = self.rounds_won[:]
        other.round = self.round
        other.turn = self.turn
        other.combat = self.combat
        other.fighting = self.fighting
        other.points = self.points[:]
        other.crystals = self.crystals[:]
        other.ready = self.ready[:]
        other.used = self.used[:]
        other.temporary = self.temporary[:]
        other.piles = self.piles[:]
        other.hands = self.hands[:]
        other.laid = self.laid[:]
        other.aside = self.aside[:]
        other.discards = self.discards[:]
        other.fought = self.fought[:]
        other.unpaid = self.unpaid
        other.winners = self.winners
        other.losers = self.losers
        other.tied = self.tied
        other.spent = self.spent
        other.lasting = self.lasting
        other.uses = self.uses
        other.known = self.known[:]
        other.pending = self.pending
        return other

    # --- Reading it -------------------------------------------------------------------------------

    @property
    def clock(self) -> int:
        """The running combat of the round, or the next, counted from 0 to 11."""
        return (self.turn - 1) * COMBATS + self.combat

    def units(self, seat: int) -> Units:
        """Return what a player has ready: resource cards and temporary resources."""
        return Units(self.ready[seat], self.temporary[seat])

    def has_units(self, seat: int) -> bool:
        """Whether a player has anything to change."""
        return self.ready[seat] != NONE or self.temporary[seat] != NONE

    def others(self, seat: Seat) -> list[Seat]:
        """List the opponents of a player (R14), clockwise from his left."""
        n = self.seats
        return [Seat((seat + step) % n) for step in range(1, n)]

    def bring(self, seat: int, deck: Deck) -> None:
        """A player brings a deck."""
        self.decks[seat] = deck
        if deck.environment is not None:
            self.environments += (deck.environment,)
            self.moments |= deck.environment.effects.keys()

    def environment(self, seat: int) -> Card | None:
        """Return the environment of a player, if he has one."""
        deck = self.decks[seat]
        return None if deck is None else deck.environment

    @property
    def outcome(self) -> Outcome | None:
        """Who has won two rounds, alone or together (11.5, R85)."""
        if self.phase != "over":
            return None
        scores = tuple(self.rounds_won)
        ranking = tuple(
            tuple(Seat(seat) for seat in range(self.seats) if scores[seat] == score)
            for score in sorted(set(scores), reverse=True)
        )
        reason = "elementa-won" if len(ranking[0]) == 1 else "elementa-shared"
        return Outcome(ranking, scores, reason)

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat, or a spectator (None), may know."""
        from ludotheque.games.elementa.view import view_of  # a View reads rules that read States

        return view_of(self, seat)

    def position(self) -> dict[str, Any]:
        """Return the whole State as plain data (docs/positions/elementa.md)."""
        from ludotheque.games.elementa.position import write_position

        return write_position(self)

    def pieces(self) -> list[str]:
        """List every creature card, once for each place that it is in."""
        from ludotheque.games.elementa.inventory import all_pieces

        return all_pieces(self)
