"""What can happen in Elementa, and who may see it (ELEM-10.1 to ELEM-10.11)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.saying import (
    gain_phrases,
    payment_phrases,
    signed,
    unit_phrases,
)
from ludotheque.games.elementa.wording import stock_words, unit_words
from ludotheque.table import Event, Phrase, Seat

Place = Literal["hand", "next-turn", "discard", "aside"]


def _with(phrase: Phrase, **more: Any) -> Phrase:
    return Phrase(phrase.id, **{**phrase.args, **more})


class OfUnits(Event, frozen=True):
    """Something about resources, which are written `Fi Fi wa` and said by their names."""

    def phrase(self, game: str) -> Phrase:
        """Say the resources in words."""
        said = super().phrase(game)
        return _with(said, units=unit_phrases(said.args["units"]))


class EnvironmentRevealed(Event, frozen=True):
    """A player shows his environment, or that he has none (2.2, R10)."""

    kind = "environment-revealed"
    reveals = True
    seat: Seat
    card: Card | None

    def phrase(self, game: str) -> Phrase:
        """Say that there is none, where there is none."""
        shown = Phrase("elementa-nothing") if self.card is None else self.card
        some = "no" if self.card is None else "yes"
        return _with(super().phrase(game), card=shown, some=some)


class RoundBegins(Event, frozen=True):
    """A round begins: every deck is prepared anew (3.1)."""

    kind = "round-begins"
    number: int


class DeckPrepared(Event, frozen=True):
    """A player has divided his deck, and receives crystals (3.1 to 3.7)."""

    kind = "deck-prepared"
    reveals = True
    seat: Seat
    crystals: int


class ResourcesTaken(OfUnits, frozen=True):
    """A player's first resource cards, shown together (3.8 to 3.10, R9)."""

    kind = "resources-taken"
    reveals = True
    seat: Seat
    units: str


class TurnBegins(Event, frozen=True):
    """A turn begins (4.1)."""

    kind = "turn-begins"
    number: int


class Recovered(OfUnits, frozen=True):
    """A player takes back his used resource cards (4.3)."""

    kind = "recovered"
    seat: Seat
    units: str


class Restocked(OfUnits, frozen=True):
    """A player receives one more resource card (4.4, R20)."""

    kind = "restocked"
    reveals = True
    seat: Seat
    units: str


class CardsSeen(Event, frozen=True):
    """A player looks at another's cards; only he sees them (5.2, 10.4, L43)."""

    kind = "cards-seen"
    seats = ("seat", "owner")
    secret = {"cards": "seat"}
    reveals = True
    seat: Seat
    owner: Seat
    place: Place
    cards: tuple[Card, ...] | None

    def phrase(self, game: str) -> Phrase:
        """Let the others hear of no card."""
        return _with(super().phrase(game), shown="no" if self.cards is None else "yes")


class CardBanned(Event, frozen=True):
    """A card goes to its owner's next turn; the two of them know which (5.4, 10.5)."""

    kind = "card-banned"
    seats = ("seat", "owner")
    secret = {"card": "seat"}
    reveals = True
    seat: Seat
    owner: Seat
    card: Card | None

    def seen_by(self, viewer: Seat | None) -> Event:
        """The owner knows it too."""
        hidden = viewer is None or viewer not in (self.seat, self.owner)
        return msgspec.structs.replace(self, card=None) if hidden else self


class CardRevealed(Event, frozen=True):
    """A laid card is turned over (6.2)."""

    kind = "card-revealed"
    reveals = True
    seat: Seat
    card: Card


class UnitsChanged(OfUnits, frozen=True):
    """A player changes resources into crystals, one for one (9.1)."""

    kind = "units-changed"
    seat: Seat
    units: str
    crystals: int


class CostPaid(Event, frozen=True):
    """A player pays for his card (7.1 to 7.5)."""

    kind = "cost-paid"
    seat: Seat
    card: Card
    units: str
    crystals: int

    def phrase(self, game: str) -> Phrase:
        """Say the whole payment as one list."""
        paid = payment_phrases(self.units, self.crystals)
        return _with(super().phrase(game), paid=paid, some="yes" if paid else "no")


class CardUnpaid(Event, frozen=True):
    """A card is not paid for: it is not played, and costs its owner a point (7.6 to 7.12)."""

    kind = "card-unpaid"
    seat: Seat
    card: Card
    points: int


class EffectApplies(Event, frozen=True):
    """An effect of a card applies (8.11)."""

    kind = "effect-applies"
    seat: Seat
    card: Card


class PointsGained(Event, frozen=True):
    """A player gains points by an effect."""

    kind = "points-gained"
    seat: Seat
    amount: int


class PointsLost(Event, frozen=True):
    """A player loses points by an effect; never more than he has (7.16)."""

    kind = "points-lost"
    seat: Seat
    amount: int


class CrystalsGained(Event, frozen=True):
    """A player gains crystals by an effect."""

    kind = "crystals-gained"
    seat: Seat
    amount: int


class CrystalsLost(Event, frozen=True):
    """A player loses crystals by an effect; never more than he has (R67)."""

    kind = "crystals-lost"
    seat: Seat
    amount: int


class UnitsGained(OfUnits, frozen=True):
    """A player gains temporary resources (R38)."""

    kind = "units-gained"
    seat: Seat
    units: str


class UnitLost(OfUnits, frozen=True):
    """A player loses a resource for the rest of the round (R73)."""

    kind = "unit-lost"
    seat: Seat
    units: str


class UnitDiscarded(OfUnits, frozen=True):
    """A player discards a resource; a card comes back (R73)."""

    kind = "unit-discarded"
    seat: Seat
    units: str


class ResourceCardGained(OfUnits, frozen=True):
    """A player gains a resource card by an effect (L34)."""

    kind = "resource-card-gained"
    seat: Seat
    units: str


class PowerChanged(Event, frozen=True):
    """A power changes by so much for some time (L35)."""

    kind = "power-changed"
    seat: Seat
    amount: int
    lasts: str

    def phrase(self, game: str) -> Phrase:
        """Say the number with its sign."""
        return _with(super().phrase(game), amount=signed(self.amount))


class PowerSet(Event, frozen=True):
    """A power becomes a number for some time (L35)."""

    kind = "power-set"
    seat: Seat
    amount: int
    lasts: str


class CostChanged(Event, frozen=True):
    """What a player's cards cost changes from the next reveal on (L41)."""

    kind = "cost-changed"
    seat: Seat
    of: str
    amount: int
    lasts: str

    def phrase(self, game: str) -> Phrase:
        """Say what is more or less."""
        count = abs(self.amount)
        if self.of == "crystals":
            what = stock_words("crystals", count)
        else:
            what = unit_words("elementa-resources", self.of, count)
        sign = "less" if self.amount < 0 else "more"
        return _with(super().phrase(game), what=what, sign=sign)


class BonusChanged(Event, frozen=True):
    """A bonus of this combat changes (L40)."""

    kind = "bonus-changed"
    seat: Seat
    bonus: str
    change: str


class CardMoved(Event, frozen=True):
    """A player shows one of his creature cards and moves it (L42)."""

    kind = "card-moved"
    reveals = True
    seat: Seat
    card: Card
    source: Place
    to: Place


class LotDrawn(Event, frozen=True):
    """Players who are equal are put into an order by lot (8.17)."""

    kind = "lot-drawn"
    seats = ("order",)
    reveals = True
    order: tuple[Seat, ...]


class CombatWon(Event, frozen=True):
    """A card wins its combat (8.1, 8.5)."""

    kind = "combat-won"
    seat: Seat
    card: Card
    power: int


class CombatLost(Event, frozen=True):
    """A card loses its combat (8.3)."""

    kind = "combat-lost"
    seat: Seat
    card: Card
    power: int


class NoCombat(Event, frozen=True):
    """Nobody has paid: there is no combat (R50)."""

    kind = "no-combat"


class BonusReceived(Event, frozen=True):
    """A player receives the bonus of his card (8.2, 8.4)."""

    kind = "bonus-received"
    seat: Seat
    bonus: Literal["victory", "defeat"]
    points: int
    crystals: int
    units: str

    def phrase(self, game: str) -> Phrase:
        """Say everything that is received as one list."""
        gains = gain_phrases(self.points, self.crystals, self.units)
        return _with(super().phrase(game), gains=gains, some="yes" if gains else "no")


class RoundEnded(Event, frozen=True):
    """The round is decided (11.1 to 11.3)."""

    kind = "round-ended"
    per_seat = ("points", "crystals")
    seats = ("winners",)
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    crystals: tuple[int, ...]


class MatchEnded(Event, frozen=True):
    """Somebody has won two rounds (11.5)."""

    kind = "match-ended"
    per_seat = ("rounds",)
    seats = ("winners",)
    winners: tuple[Seat, ...]
    rounds: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    EnvironmentRevealed, RoundBegins, DeckPrepared, ResourcesTaken, TurnBegins, Recovered,
    Restocked, CardsSeen, CardBanned, CardRevealed, UnitsChanged, CostPaid, CardUnpaid,
    EffectApplies, PointsGained, PointsLost, CrystalsGained, CrystalsLost, UnitsGained, UnitLost,
    UnitDiscarded, ResourceCardGained, PowerChanged, PowerSet, CostChanged, BonusChanged, CardMoved,
    LotDrawn, CombatWon, CombatLost, NoCombat, BonusReceived, RoundEnded, MatchEnded,
)  # fmt: skip
