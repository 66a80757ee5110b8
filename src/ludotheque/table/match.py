"""Matches: a State, chance's generator, and the answers given so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, Generic

from ludotheque.table.action import Action
from ludotheque.table.decision import Decision
from ludotheque.table.errors import IllegalAction, UndoRefused, Unreadable
from ludotheque.table.event import Emit, Event
from ludotheque.table.game import Game, S, V
from ludotheque.table.outcome import Outcome
from ludotheque.table.phrase import Phrase
from ludotheque.table.seat import ALONE, CHANCE, Seat
from ludotheque.table.state import NotAsked
from ludotheque.table.view import View

Answer = tuple[Seat, Action]
CHANCE_DECIDES = ALONE[CHANCE]


class Match(Generic[S, V]):
    """A match in play: it checks answers, lets chance answer, and remembers every answer.

    >>> import ludotheque
    >>> match = ludotheque.load("claim").start(seed=7)
    >>> while not match.over:
    ...     for seat in match.deciders:
    ...         match.play(seat, match.decision(seat).default)
    >>> len(match.answers)  # the first Leader and the shuffle, then 26 tricks of two cards
    54
    """

    __slots__ = (
        "_emit",
        "_generator",
        "_listeners",
        "answers",
        "begun_from",
        "game",
        "options",
        "seats",
        "state",
    )

    def __init__(
        self,
        game: Game[S, V],
        state: S,
        options: Mapping[str, Any],
        seats: int,
        *,
        generator: Random | None = None,
        begun_from: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.options = options
        self.seats = seats
        self.begun_from = begun_from
        self.answers: list[Answer] = []
        self._generator = generator
        self._listeners: list[Callable[[Event], None]] = []
        self._emit: Emit = None
        self._answer_chance()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.state.deciders

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that must answer now."""
        return self.state.deciders

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the match runs."""
        return self.state.outcome

    def decision(self, seat: Seat) -> Decision:
        """Return the question put to a seat."""
        try:
            return self.state.decision(seat)
        except NotAsked:
            raise self._refusal(seat, None) from None

    def view(self, seat: Seat | None) -> View:
        """Return what a seat, or a spectator (None), may know."""
        return self.state.view(seat)

    def play(self, seat: Seat, action: Action | str) -> None:
        """Answer for a seat; IllegalAction says why not, and then nothing has changed."""
        if isinstance(action, str):
            action = self.game.parse(action)
        state = self.state
        try:
            asked = state.decision(seat)
        except NotAsked:
            raise self._refusal(seat, action) from None
        if action not in asked.actions and not asked.accepts(action):
            raise self._refusal(seat, action)
        self.answers.append((seat, action))
        state.apply(seat, action, self._emit)
        if state.deciders == CHANCE_DECIDES:
            self._answer_chance()

    def explain(self, seat: Seat, action: Action) -> IllegalAction | None:
        """Return why an answer would be refused, or None."""
        violation = self.game.explain(self.state, seat, action)
        return IllegalAction(violation) if violation is not None else None

    def listen(self, listener: Callable[[Event], None]) -> None:
        """Tell every event from now on; events are built only while somebody listens."""
        self._listeners.append(listener)
        self._emit = self._tell

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last answer and all that followed, if nothing hidden was shown.

        An undo is the replay of the answers before it; UndoRefused says why not.
        """
        kept = self.answers[: self.undoable(seat)]
        self.state, self.answers = self._state_after(len(kept)), kept

    def undoable(self, seat: Seat) -> int:
        """Return how many answers an undo by this seat would leave; UndoRefused says why not."""
        own = [ply for ply, (answerer, _) in enumerate(self.answers) if answerer == seat]
        if not own:
            raise UndoRefused(Phrase("table-nothing-to-undo"))
        if self._final_since(own[-1]):
            raise UndoRefused(Phrase("table-undo-final"))
        shown = [event for event in self.events_since(own[-1]) if event.reveals]
        if shown:
            told = shown[0].seen_by(seat).phrase(self.game.facts.name)
            raise UndoRefused(Phrase("table-undo-shown", event=told))
        return own[-1]

    def _final_since(self, ply: int) -> bool:
        """Whether somebody has given an answer from this one on that stands for good."""
        state = self._state_after(ply)
        for seat, action in self.answers[ply:]:
            if state.decision(seat).asked.final:
                return True
            state.apply(seat, action)
        return False

    def events_since(self, ply: int = 0) -> list[Event]:
        """Return everything that happened from the answer number `ply` on, secrets included."""
        state = self._state_after(ply)
        events: list[Event] = []
        for seat, action in self.answers[ply:]:
            state.apply(seat, action, events.append)
        return events

    def let_chance_answer(self, generator: Random) -> None:
        """Let a generator answer for chance from now on, in a match that was read from a record."""
        self._generator = generator
        self._answer_chance()

    def replay(self, answers: Iterable[Answer]) -> None:
        """Apply answers that are known to be legal, as they stand in a record."""
        for seat, action in answers:
            self.answers.append((seat, action))
            self.state.apply(seat, action, self._emit)

    def _state_after(self, ply: int) -> S:
        """Return the State after so many answers."""
        state = self._fresh_state()
        for seat, action in self.answers[:ply]:
            state.apply(seat, action)
        return state

    def _fresh_state(self) -> S:
        if self.begun_from is not None:
            return self.game.position(self.begun_from, self.options)
        return self.game.begin(self.seats, self.options)

    def _refusal(self, seat: Seat, action: Action | None) -> IllegalAction:
        if action is None and seat in self.state.deciders:  # a bot that forgot to return one
            raise Unreadable(Phrase("table-no-answer"))
        violation = self.game.explain(self.state, seat, action)
        assert violation is not None, "explain finds nothing wrong with a refused answer"
        return IllegalAction(violation)

    def _answer_chance(self) -> None:
        while self._generator is not None and self.state.deciders == CHANCE_DECIDES:
            action = self.state.decision(CHANCE).draw(self._generator)
            self.answers.append((CHANCE, action))
            self.state.apply(CHANCE, action, self._emit)

    def _tell(self, event: Event) -> None:
        for listener in self._listeners:
            listener(event)


Game._match_type = Match
