"""Games: a set of rules, stateless."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from ludotheque.table.action import Action
from ludotheque.table.deck import CheckedDeck
from ludotheque.table.errors import Unreadable, Violation
from ludotheque.table.event import Event
from ludotheque.table.facts import GameFacts
from ludotheque.table.options import read_options
from ludotheque.table.pack import Pack
from ludotheque.table.phrase import Phrase
from ludotheque.table.seat import Seat
from ludotheque.table.state import State
from ludotheque.table.view import View

if TYPE_CHECKING:
    from ludotheque.table.match import Match

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, V]):
    """A set of rules with options and packs. A game is one object without state of its own."""

    facts: ClassVar[GameFacts]
    packs: ClassVar[tuple[Pack[Any], ...]] = ()
    """What the game is played with; cards of one's own change those of the first."""
    displays: ClassVar[tuple[Pack[Any], ...]] = ()
    """Packs that boards draw from and no rule reads: records do not depend on them."""
    pack_type: ClassVar[type[Any] | None] = None
    """What a pack of cards of one's own is read as (docs/packs.md); None where there are none."""
    builds_decks: ClassVar[bool] = False
    """Whether players bring decks that they have built: `check_deck` judges them."""
    lesson: ClassVar[tuple[str, ...]] = ()
    """What chance answers in the tutorial, in notation; none without a tutorial."""
    view_type: ClassVar[type[View]]
    events: ClassVar[tuple[type[Event], ...]]
    """Every kind of event that can happen."""
    questions: ClassVar[Mapping[str, tuple[str, ...]]]
    """Every kind of question to a player, with the clauses behind it."""
    chances: ClassVar[tuple[str, ...]] = ()
    """Every kind of question to chance."""
    violations: ClassVar[tuple[str, ...]]
    """Message ids of every reason for which an answer is refused."""

    _match_type: ClassVar[type[Match[Any, Any]]]
    """A Match holds a Game, so it comes later and makes itself known here."""

    def start(
        self, seats: int | None = None, seed: int | None = None, **options: Any
    ) -> Match[S, V]:
        """Start a match; chance answers from the seed (a fresh one when none is given).

        >>> import ludotheque
        >>> match = ludotheque.load("claim").start(seed=7, first_leader=1)
        >>> match.deciders
        (1,)
        """
        chosen = self.read_options(options)
        seats = self.read_seats(seats)
        generator = Random(secrets.randbits(64) if seed is None else read_seed(seed))
        return self._match_type(self, self.begin(seats, chosen), chosen, seats, generator=generator)

    def read_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Check options by name and value and fill in the defaults."""
        return read_options(self.facts.name, self.facts.options, options)

    def read_seats(self, seats: int | None) -> int:
        """Check the number of seats; the smallest when none is given."""
        least, most = self.facts.seats
        if seats is None:
            return least
        if type(seats) is not int or not least <= seats <= most:
            raise Unreadable(
                Phrase(
                    "table-bad-seats",
                    game=self.facts.name,
                    seats=str(seats),
                    least=least,
                    most=most,
                )
            )
        return seats

    def notate(self, action: Action) -> str:
        """Write an action in the game's notation."""
        return action.text

    def card_texts(self) -> Mapping[str, tuple[Phrase, ...]]:
        """Return what is printed on each card, by its id; nothing where cards have no texts."""
        return {}

    def set_up_with(self, pack: Any, seats: int) -> Mapping[str, Any]:
        """Return the set-up with the cards of a pack, as a position: records then hold the cards.

        Games with a `pack_type` read content of that type; the others have no cards to change.
        """
        raise Unreadable(Phrase("cards-no-packs", game=self.facts.name, games=[]))

    def check_deck(self, text: str, pack: Any = None) -> CheckedDeck:
        """Read a deck, written on lines or as in an answer, and say all that is wrong with it.

        It may hold the cards of a pack (`set_up_with`). Only asked of games with `builds_decks`.
        """
        raise Unreadable(Phrase("deck-no-decks", game=self.facts.name, games=[]))

    @abstractmethod
    def parse(self, text: str) -> Action:
        """Read an action; Unreadable says what is wrong with it."""

    @abstractmethod
    def begin(self, seats: int, options: Mapping[str, Any]) -> S:
        """Return the State before the first answer; options are complete and checked."""

    @abstractmethod
    def position(self, data: Mapping[str, Any], options: Mapping[str, Any] | None = None) -> S:
        """Build any State from plain data; Unreadable names the field that is wrong."""

    @abstractmethod
    def imagine(self, view: V, generator: Random) -> S:
        """Draw a State that the view's owner cannot tell from the real one."""

    @abstractmethod
    def scores_told(self, events: Sequence[Event]) -> tuple[int, ...]:
        """Work out the final scores from what the events of a whole match tell."""

    @abstractmethod
    def explain(self, state: S, seat: Seat, action: Action | None) -> Violation | None:
        """Return why an answer is not legal, or None when it is.

        Without an action: why the seat may not answer at all.
        """


LONGEST_SEED = 40
"""Digits in a seed; more tell no two deals apart that chance could."""


def read_seed(seed: Any) -> int:
    """Check a seed: a whole number, not negative (Python would take -7 for 7)."""
    if type(seed) is int and seed >= 0:
        return seed
    # Python writes no decimal number of thousands of digits, but any hexadecimal one.
    huge = isinstance(seed, int) and seed.bit_length() > 128
    written = hex(seed) if huge else str(seed)
    if not written.isdecimal() or len(written) > LONGEST_SEED:
        raise Unreadable(Phrase("table-bad-seed", seed=written))
    return int(written)
