"""The agenda: a stack of steps, each one thing that the rulebook names.

An answer closes the open question; then steps are popped and run until one asks again. A step is
an immutable callable: a plain function, or a frozen struct where it needs arguments. So any State
can be copied, saved and resumed in the middle of anything, and the code reads in rulebook order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from ludotheque.table.action import Action
from ludotheque.table.decision import Asked, Decision
from ludotheque.table.event import Emit
from ludotheque.table.phrase import Phrase
from ludotheque.table.seat import ALONE, Seat
from ludotheque.table.state import NotAsked, State

if TYPE_CHECKING:
    Step = Callable[[Any, Emit], None]


class Question(Asked):
    """A kind of question: which answers are legal, and what an answer does.

    With `together=True` several seats answer at once: each answer is kept secret until the last
    has come, then `receive` is called once per seat, in seat order. With `final=True` an answer
    cannot be taken back, even before it shows.
    """

    __slots__ = ("decision_type", "legal", "receive", "together")

    def __init__(
        self,
        game: str,
        kind: str,
        legal: Callable[[Any, Seat], tuple[Action, ...]],
        receive: Callable[[Any, Seat, Any, Emit], None],
        *,
        together: bool = False,
        final: bool = False,
        decision_type: type[Decision] = Decision,
    ) -> None:
        super().__init__(kind, Phrase(f"{game}-ask-{kind}"), final=final)
        self.legal = legal
        self.receive = receive
        self.together = together
        self.decision_type = decision_type


class AgendaState(State):
    """A State driven by an agenda; a game adds its own slots and steps."""

    __slots__ = ("_open", "agenda", "committed", "question")

    def __init__(self) -> None:
        self.deciders = ()
        self.agenda: list[Step] = []
        self.question: Question | None = None
        self.committed: tuple[tuple[Seat, Action], ...] = ()
        self._open: Decision | None = None

    def ask(self, question: Question, seat: Seat) -> None:
        """Put a question to a seat; the agenda rests until it is answered."""
        self.question = question
        self.deciders = ALONE[seat]

    def ask_together(self, question: Question, seats: Iterable[Seat]) -> None:
        """Put a question to several seats at once."""
        self.question = question
        self.deciders = tuple(seats)

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda; the first given runs first."""
        self.agenda.extend(steps[::-1])

    def decision(self, seat: Seat) -> Decision:
        """Return the question put to a seat."""
        found = self._open
        if found is None or found.seat != seat:
            question = self.question
            if question is None or seat not in self.deciders:
                raise NotAsked(seat)
            found = self._open = question.decision_type(seat, question, question.legal(self, seat))
        return found

    def apply(self, seat: Seat, action: Action, emit: Emit = None) -> None:
        """Answer the open question and run the agenda to the next."""
        question = self.question
        assert question is not None, "the match is over"
        if question.together:
            self._commit(question, seat, action, emit)
            if self.question is not None:
                return
        else:
            self.question = self._open = None
            question.receive(self, seat, action, emit)
        agenda = self.agenda  # as in `run`: the call would cost random play 2 %
        while self.question is None:
            if not agenda:
                self.deciders = ()
                return
            agenda.pop()(self, emit)

    def run(self, emit: Emit) -> None:
        """Run steps until one asks; with nothing left to run, the match is over."""
        agenda = self.agenda
        while self.question is None:
            if not agenda:
                self.deciders = ()
                return
            agenda.pop()(self, emit)

    def _commit(self, question: Question, seat: Seat, action: Action, emit: Emit) -> None:
        """Keep an answer to a simultaneous question; take all in seat order once complete."""
        self._open = None
        committed, deciders = self.committed, self.deciders
        answers = (*committed, (seat, action))
        if committed and seat < committed[-1][0]:  # as a rule seats answer in their order
            answers = tuple(sorted(answers, key=lambda pair: pair[0]))
        if len(deciders) > 1:
            self.committed = answers
            at = deciders.index(seat)
            self.deciders = deciders[:at] + deciders[at + 1 :]
            return
        self.committed, self.deciders, self.question = (), (), None
        for answering, answer in answers:
            question.receive(self, answering, answer, emit)

    def _copy_agenda_to(self, other: AgendaState) -> None:
        other.deciders = self.deciders
        other.agenda = self.agenda[:]
        other.question = self.question
        other.committed = self.committed
        other._open = self._open
