"""What can happen in Elekt, and who may see it (ELEKT-1.18 to ELEKT-1.25)."""

from __future__ import annotations

from typing import Literal

from ludotheque.games.elekt.card import Card
from ludotheque.table import Event, Seat

ZoneLetter = Literal["S", "M", "P"]
AttributeLetter = Literal["M", "D", "B", "A"]


class SceptreGiven(Event, frozen=True):
    """Who holds the Sceptre now, and where it points (2.19, 9.2, 9.3)."""

    kind = "sceptre-given"
    seat: Seat
    direction: Literal["clockwise", "anticlockwise"]


class RoundBegins(Event, frozen=True):
    """A round begins (5.1)."""

    kind = "round-begins"
    number: int


class CardRevealed(Event, frozen=True):
    """The top card of a zone's deck is turned face up (2.6, 9.9)."""

    kind = "card-revealed"
    reveals = True
    zone: ZoneLetter
    card: Card


class MasterGiven(Event, frozen=True):
    """The Coalition is given a Master (11.7)."""

    kind = "master-given"
    reveals = True
    card: Card


class EliteShown(Event, frozen=True):
    """A player draws an Elite Unit for the Sceptre and shows it (2.16)."""

    kind = "elite-shown"
    reveals = True
    seat: Seat
    card: Card


class EliteDealt(Event, frozen=True):
    """A player is dealt Elite Units to choose from; only he sees them (6.1)."""

    kind = "elite-dealt"
    secret = {"cards": "seat"}
    reveals = True
    seat: Seat
    cards: tuple[Card, ...] | None


class Enlisted(Event, frozen=True):
    """A player keeps one of them (6.2)."""

    kind = "enlisted"
    secret = {"card": "seat"}
    reveals = True
    seat: Seat
    card: Card | None


class EliteDrawn(Event, frozen=True):
    """A player draws an Elite Unit; only he sees it (6.3)."""

    kind = "elite-drawn"
    secret = {"card": "seat"}
    reveals = True
    seat: Seat
    card: Card | None


class EliteReshuffled(Event, frozen=True):
    """The discard pile becomes a new Elite deck (6.5)."""

    kind = "elite-reshuffled"
    cards: int


class DiscardedFromHand(Event, frozen=True):
    """A Unit goes from a hand to the discard pile, face up (4.4, 1.23)."""

    kind = "discarded-from-hand"
    reveals = True
    seat: Seat
    card: Card


class Assigned(Event, frozen=True):
    """A Unit is assigned to a zone (4.29)."""

    kind = "assigned"
    reveals = True
    seat: Seat
    card: Card
    zone: ZoneLetter


class Passed(Event, frozen=True):
    """A player passes (7.2)."""

    kind = "passed"
    seat: Seat


class AbilityUsed(Event, frozen=True):
    """The ability of a card acts for somebody."""

    kind = "ability-used"
    seat: Seat
    card: Card


class AmberObtained(Event, frozen=True):
    """Amber comes from the supply (4.10)."""

    kind = "amber-obtained"
    seat: Seat
    amount: int


class AmberSpent(Event, frozen=True):
    """Amber is spent (4.11)."""

    kind = "amber-spent"
    seat: Seat
    amount: int


class AmberLost(Event, frozen=True):
    """Amber is discarded (4.7)."""

    kind = "amber-lost"
    seat: Seat
    amount: int


class AmberTaken(Event, frozen=True):
    """Amber comes from another player (4.13)."""

    kind = "amber-taken"
    seats = ("seat", "other")
    seat: Seat
    other: Seat
    amount: int


class TokenAttached(Event, frozen=True):
    """A token goes from the supply on a Unit (4.19)."""

    kind = "token-attached"
    seat: Seat
    token: AttributeLetter
    card: Card


class TokenRemoved(Event, frozen=True):
    """A token goes from a Unit to the supply (4.25)."""

    kind = "token-removed"
    token: AttributeLetter
    card: Card


class TokenCarried(Event, frozen=True):
    """A token goes from one Unit to another (11.66)."""

    kind = "token-carried"
    seat: Seat
    token: AttributeLetter
    card: Card
    other: Card


class ConfrontationHeld(Event, frozen=True):
    """The symbols are counted: what each has, and who wins (8.8 to 8.17)."""

    kind = "confrontation-held"
    per_seat = ("counts",)
    zone: ZoneLetter
    attribute: AttributeLetter
    counts: tuple[int, ...]
    winner: Seat | None


class BanNamed(Event, frozen=True):
    """A Unit is to be banned (4.40)."""

    kind = "ban-named"
    seat: Seat
    card: Card


class BanRedirected(Event, frozen=True):
    """The ban goes to another Unit (R60, R63)."""

    kind = "ban-redirected"
    seat: Seat
    card: Card


class UnitProtected(Event, frozen=True):
    """The owner protects a Unit (4.41)."""

    kind = "unit-protected"
    seat: Seat
    card: Card


class UnitKept(Event, frozen=True):
    """A saved Unit stays where it is (R66)."""

    kind = "unit-kept"
    seat: Seat
    card: Card


class UnitReturned(Event, frozen=True):
    """A Unit goes to a hand (4.46)."""

    kind = "unit-returned"
    seat: Seat
    card: Card


class UnitDiscarded(Event, frozen=True):
    """A Unit goes from a zone to the discard pile (4.4)."""

    kind = "unit-discarded"
    card: Card


class UnitPlaced(Event, frozen=True):
    """A Unit is placed from a hand (4.31)."""

    kind = "unit-placed"
    reveals = True
    seat: Seat
    card: Card
    zone: ZoneLetter


class UnitMoved(Event, frozen=True):
    """A Unit goes to another zone (4.33)."""

    kind = "unit-moved"
    card: Card
    zone: ZoneLetter


class UnitsSwapped(Event, frozen=True):
    """Two Units exchange their places (4.36)."""

    kind = "units-swapped"
    seat: Seat
    card: Card
    other: Card


class UnitSilenced(Event, frozen=True):
    """The ability of a Unit ceases to work (R75)."""

    kind = "unit-silenced"
    card: Card


class CardObtained(Event, frozen=True):
    """A player lays a card in front of himself (8.29)."""

    kind = "card-obtained"
    seat: Seat
    card: Card


class CardTaken(Event, frozen=True):
    """A card changes hands with its Titles (R79)."""

    kind = "card-taken"
    seats = ("seat", "other")
    seat: Seat
    other: Seat
    card: Card


class CardGone(Event, frozen=True):
    """A card leaves the game (4.5)."""

    kind = "card-gone"
    card: Card


class SealGained(Event, frozen=True):
    """The Coalition gains a Seal (11.47)."""

    kind = "seal-gained"
    seals: int


class SealsLost(Event, frozen=True):
    """The Coalition loses its Seals (11.40)."""

    kind = "seals-lost"
    amount: int


class TitleGained(Event, frozen=True):
    """The Coalition gains a Title for Seals or Amber (11.50, 11.74)."""

    kind = "title-gained"
    source: Literal["seals", "amber"]


class UnitsRecalled(Event, frozen=True):
    """All Units go back to their owners' hands (9.7)."""

    kind = "units-recalled"
    units: int


class MatchEnded(Event, frozen=True):
    """The result (10.2, 10.10)."""

    kind = "match-ended"
    per_seat = ("titles",)
    winner: Seat
    titles: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    SceptreGiven, RoundBegins, CardRevealed, MasterGiven, EliteShown, EliteDealt, Enlisted,
    EliteDrawn,
    EliteReshuffled, DiscardedFromHand, Assigned, Passed, AbilityUsed, AmberObtained, AmberSpent,
    AmberLost, AmberTaken, TokenAttached, TokenRemoved, TokenCarried, ConfrontationHeld, BanNamed,
    BanRedirected, UnitProtected, UnitKept, UnitReturned, UnitDiscarded, UnitPlaced, UnitMoved,
    UnitsSwapped, UnitSilenced, CardObtained, CardTaken, CardGone, SealGained, SealsLost,
    TitleGained, UnitsRecalled, MatchEnded,
)  # fmt: skip
