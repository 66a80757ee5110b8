"""One moment of a match of Elekt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self

from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.cards import BOXES
from ludotheque.games.elekt.pieces import (
    COALITION,
    NONE,
    TITLES_NEEDED,
    TOKENS,
    TOKENS_IN_SOLO,
    Phase,
    Symbols,
)
from ludotheque.table import AgendaState, Outcome, Seat

if TYPE_CHECKING:
    from ludotheque.games.elekt.choosing import Pending
    from ludotheque.games.elekt.settings import Settings


RANKS = {
    (sides, holder, direction): tuple(
        Seat((holder + step * direction) % sides) for step in range(sides)
    )
    for sides in (2, 3, 4)
    for holder in range(sides)
    for direction in (1, -1)
}
"""Turn orders by the number of sides, the Sceptre's holder and its direction (5.2, 5.3)."""


def listeners(cards: Mapping[str, Card]) -> tuple[Card, ...]:
    """List the cards that hear of what happens in other zones."""
    return tuple(card for card in cards.values() if card.hears_all)


LISTENERS = {edition: listeners(cards) for edition, cards in BOXES.items()}


class ElektState(AgendaState):
    """Where every card, token and piece of Amber is.

    Hands, rows, decks and piles are tuples in lists that `copy` copies; what no answer changes
    (settings, the box) is shared.
    """

    __slots__ = (
        "amber",
        "assigned",
        "ban",
        "boosts",
        "box",
        "cards",
        "contest",
        "dealt",
        "decks",
        "direction",
        "discard",
        "elite",
        "enlisting",
        "extra_titles",
        "face",
        "face_down",
        "gone",
        "hands",
        "holder",
        "known",
        "last_zone",
        "listeners",
        "masters",
        "order",
        "passed",
        "pending",
        "phase",
        "reactions",
        "round",
        "rows",
        "sceptre_giver",
        "seals",
        "settings",
        "sides",
        "silenced",
        "solo",
        "supply",
        "tokens",
        "used",
        "winner",
        "won",
    )  # fmt: skip

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        sides = settings.sides
        self.settings = settings
        self.sides = sides
        self.solo = settings.solo
        """Whether one player plays against the Coalition."""
        self.cards: Mapping[str, Card] = BOXES[settings.edition]
        """Every card by its id; a position may bring cards of its own."""
        self.listeners = LISTENERS[settings.edition]
        """The cards among them that hear of what happens in other zones; mostly none."""
        self.phase: Phase = "setup"
        self.round = 0
        self.reactions = 0
        """How often abilities have answered something this round; no card makes it many."""
        self.holder = Seat(0)
        """Who has the Sceptre, and so the highest rank (5.2, 5.5)."""
        self.direction = 1
        self.order: tuple[Seat, ...] = ()
        """The turn order of the running phase (5.3); a moving Sceptre does not change it (R52)."""
        self.amber: list[int] = [0] * sides
        self.hands: list[tuple[Card, ...]] = [()] * sides
        self.known: list[tuple[Card, ...]] = [()] * sides
        """The part of each hand that everybody has seen go there."""
        self.dealt: list[tuple[Card, ...]] = [()] * sides
        """The Elite Units that each was dealt to choose from (6.1)."""
        self.enlisting: tuple[tuple[Seat, str], ...] = ()
        self.rows: list[tuple[Card, ...]] = [()] * (3 * sides)
        """The Units of each side in each zone, zone by zone, from left to right."""
        self.tokens: dict[Card, Symbols] = {}
        self.supply: list[int] = list(TOKENS_IN_SOLO if settings.solo else TOKENS)
        self.silenced: frozenset[Card] = frozenset()
        self.face: list[Card | None] = [None, None, None]
        self.decks: list[tuple[Card, ...]] = [(), (), ()]
        """The decks of the zones; the top card is the last."""
        self.elite: tuple[Card, ...] = ()
        self.discard: tuple[Card, ...] = ()
        self.won: list[tuple[Card, ...]] = [()] * sides
        self.box: tuple[Card, ...] = ()
        """Privileges that were put back unseen (2.5); the Coalition's Titles come from here."""
        self.gone: tuple[Card, ...] = ()
        """Cards that left the game openly (4.5)."""
        self.passed: tuple[Seat, ...] = ()
        self.assigned: list[int] = [0] * sides
        self.used: frozenset[tuple[Card, int]] = frozenset()
        """Abilities that were used and can be used once, by their place on the card."""
        self.boosts: tuple[tuple[Seat, int, int], ...] = ()
        """Symbols that count for a seat in the running confrontation: seat, attribute, amount."""
        self.contest: tuple[int, int] | None = None
        """The zone and attribute of the running confrontation."""
        self.ban: Any = None
        """The ban that is being carried out (R44)."""
        self.sceptre_giver: Seat | None = None
        """Who won Authority in the Privilege zone this round (9.2, R54)."""
        self.masters: tuple[Card, ...] = ()
        """The Privileges that the Coalition was given (11.7)."""
        self.seals = 0
        self.face_down: tuple[Card, ...] = ()
        """Privileges from the box that lie face down before the Coalition as Titles (11.51)."""
        self.extra_titles = 0
        """Titles of the Coalition for which no card was left (R91)."""
        self.last_zone: int | None = None
        """Where the player has just assigned, for the Coalition (R95)."""
        self.winner: Seat | None = None
        self.pending: Pending | None = None

    def use_cards(self, cards: Mapping[str, Card]) -> None:
        """Play with other cards than the box has, before anything is laid."""
        self.cards = cards
        self.listeners = listeners(cards)

    def copy(self) -> Self:
        """Return an independent copy."""
        other = self.__class__.__new__(self.__class__)
        self._copy_agenda_to(other)
        other.settings = self.settings
        other.sides = self.sides
        other.solo = self.solo
        other.cards = self.cards
        other.listeners = self.listeners
        other.phase = self.phase
        other.round = self.round
        other.reactions = self.reactions
        other.holder = self.holder
        other.direction = self.direction
        other.order = self.order
        other.amber = self.amber[:]
        other.hands = self.hands[:]
        other.known = self.known[:]
        other.dealt = self.dealt[:]
        other.enlisting = self.enlisting
        other.rows = self.rows[:]
        other.tokens = self.tokens.copy()
        other.supply = self.supply[:]
        other.silenced = self.silenced
        other.face = self.face[:]
        other.decks = self.decks[:]
        other.elite = self.elite
        other.discard = self.discard
        other.won = self.won[:]
        other.box = self.box
        other.gone = self.gone
        other.passed = self.passed
        other.assigned = self.assigned[:]
        other.used = self.used
        other.boosts = self.boosts
        other.contest = self.contest
        other.ban = self.ban
        other.sceptre_giver = self.sceptre_giver
        other.masters = self.masters
        other.seals = self.seals
        other.face_down = self.face_down
        other.extra_titles = self.extra_titles
        other.last_zone = self.last_zone
        other.winner = self.winner
        other.pending = self.pending
        return other

    def then(self, *steps: Any) -> None:
        """Put steps on the agenda; when the game is over nothing follows (10.6)."""
        if self.phase != "over":
            self.agenda.extend(steps[::-1])

    # --- Reading it -------------------------------------------------------------------------------

    def by_rank(self) -> tuple[Seat, ...]:
        """List all sides, the highest court rank first (5.5)."""
        return RANKS[self.sides, self.holder, self.direction]

    def rank(self, seat: Seat) -> int:
        """Return a court rank; 0 is the highest."""
        return ((seat - self.holder) * self.direction) % self.sides

    def sides_in_order(self, first: Seat) -> list[Seat]:
        """List all sides, one's own first: the order of choices within a zone."""
        return [first, *(Seat(seat) for seat in range(self.sides) if seat != first)]

    def row(self, zone: int, seat: int) -> tuple[Card, ...]:
        """Return the Units of a side in a zone, from left to right."""
        return self.rows[zone * self.sides + seat]

    def units_in(self, zone: int) -> list[Card]:
        """List all Units in a zone."""
        start = zone * self.sides
        return [unit for row in self.rows[start : start + self.sides] for unit in row]

    def units_of(self, seat: int, zone: int | None = None) -> int:
        """Count the Units of a side, in one zone or in all."""
        if zone is not None:
            return len(self.row(zone, seat))
        return sum(len(self.row(each, seat)) for each in range(3))

    def place_of(self, unit: Card) -> int | None:
        """Return the row in which a Unit lies, or None."""
        for place, row in enumerate(self.rows):
            if unit in row:
                return place
        return None

    def zone_of(self, unit: Card) -> int | None:
        """Return the zone in which a Unit lies, or None."""
        place = self.place_of(unit)
        return None if place is None else place // self.sides

    def owner_of(self, unit: Card) -> Seat | None:
        """Return whose corner a Unit in a zone lies in."""
        place = self.place_of(unit)
        return None if place is None else Seat(place % self.sides)

    def tokens_on(self, unit: Card) -> Symbols:
        """Return the tokens on a Unit."""
        return self.tokens.get(unit, NONE)

    def symbols(self, unit: Card, attribute: int) -> int:
        """Count the printed symbols and the tokens of a Unit (8.8, 8.9)."""
        return unit.symbols[attribute] + self.tokens_on(unit)[attribute]

    def titles(self, seat: int) -> int:
        """Count a side's Titles (10.12); a Privilege is one for the Coalition only (11.75, R58)."""
        count = sum(card.titles for card in self.won[seat])
        if self.solo and seat == COALITION:
            count += sum(card.kind == "privilege" for card in self.won[seat])
            count += len(self.face_down) + self.extra_titles
        return count

    def privileges(self, seat: int) -> list[Card]:
        """List the Privileges whose abilities a side can use (3.33); the Coalition none (11.76)."""
        if self.solo and seat == COALITION:
            return []
        return [card for card in self.won[seat] if card.kind == "privilege"]

    @property
    def titles_needed(self) -> int:
        """How many Titles win at once (10.3 to 10.5, 11.3)."""
        return TITLES_NEEDED[self.sides]

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game is over (10.2, 10.10, 10.11)."""
        if self.phase != "over" or self.winner is None:
            return None
        rest = sorted(
            (Seat(seat) for seat in range(self.sides) if seat != self.winner),
            key=lambda seat: (-self.titles(seat), self.rank(seat)),
        )
        at_once = self.titles(self.winner) >= self.titles_needed
        reason = "elekt-titles" if at_once else "elekt-most-titles"
        seats = range(self.settings.seats)
        scores = tuple(self.titles(seat) for seat in seats)
        # Nobody sits on the Coalition's side: where it wins, the first place is empty.
        ranking = tuple(tuple(s for s in (seat,) if s in seats) for seat in (self.winner, *rest))
        return Outcome(ranking, scores, reason)

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat, or a spectator (None), may know."""
        from ludotheque.games.elekt.view import view_of  # a View reads rules that read States

        return view_of(self, seat)

    def position(self) -> dict[str, Any]:
        """Return the whole State as plain data (docs/positions/elekt.md)."""
        from ludotheque.games.elekt.position import write_position

        return write_position(self)

    def pieces(self) -> list[str]:
        """List every card, token and piece of Amber, each once for each place that it is in."""
        from ludotheque.games.elekt.inventory import all_pieces

        return all_pieces(self)
