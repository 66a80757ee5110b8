"""The agenda: steps that ask, and questions that several seats answer at once."""

from __future__ import annotations

from typing import Any, Self

import pytest

from ludotheque.table import (
    Action,
    AgendaState,
    Emit,
    Outcome,
    PickSeat,
    Question,
    Seat,
    View,
)

RED, BLUE = PickSeat("red", Seat(0)), PickSeat("blue", Seat(0))
ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


class Votes(AgendaState):
    """A toy: three seats vote at once, then the first one votes again alone."""

    __slots__ = ("cast",)

    def __init__(self) -> None:
        super().__init__()
        self.cast: list[tuple[Seat, Action]] = []
        self.then(ask_all, ask_first)
        self.run(None)

    @property
    def outcome(self) -> Outcome | None:
        """Return nothing; a toy has no result."""
        return None

    def copy(self) -> Self:
        """Copy everything."""
        other = self.__class__.__new__(self.__class__)
        self._copy_agenda_to(other)
        other.cast = self.cast[:]
        return other

    def view(self, seat: Seat | None) -> View:
        """Show nothing."""
        return View(seat=seat)

    def position(self) -> dict[str, Any]:
        """Return the votes cast."""
        return {"cast": [(seat, action.text) for seat, action in self.cast]}

    def pieces(self) -> list[str]:
        """Return nothing; there are none."""
        return []


def ask_all(state: Votes, emit: Emit) -> None:
    state.ask_together(TOGETHER, (ONE, TWO, THREE))


def ask_first(state: Votes, emit: Emit) -> None:
    state.ask(ALONE, ONE)


def colours(state: Votes, seat: Seat) -> tuple[Action, ...]:
    return (RED, BLUE)


def count(state: Votes, seat: Seat, action: Action, emit: Emit) -> None:
    state.cast.append((seat, action))


TOGETHER = Question("toy", "vote", colours, count, together=True)
ALONE = Question("toy", "again", colours, count)


def test_the_first_step_given_runs_first_and_the_agenda_rests_at_a_question() -> None:
    state = Votes()
    assert state.deciders == (ONE, TWO, THREE)
    assert state.decision(TWO).kind == "vote"
    assert state.decision(TWO).prompt.id == "toy-ask-vote"
    assert not state.over


def test_simultaneous_answers_stay_secret_until_the_last_one() -> None:
    state = Votes()
    state.apply(TWO, RED)
    state.apply(ONE, BLUE)
    assert state.cast == []
    assert state.deciders == (THREE,)
    state.apply(THREE, RED)
    assert state.cast == [(ONE, BLUE), (TWO, RED), (THREE, RED)]
    assert state.deciders == (ONE,)
    assert state.decision(ONE).kind == "again"


@pytest.mark.parametrize("order", [(ONE, TWO, THREE), (THREE, TWO, ONE), (TWO, THREE, ONE)])
def test_the_order_in_which_answers_arrive_changes_nothing(order: tuple[Seat, ...]) -> None:
    state = Votes()
    for seat in order:
        state.apply(seat, BLUE if seat == TWO else RED)
    assert state.cast == [(ONE, RED), (TWO, BLUE), (THREE, RED)]


def test_a_state_can_be_copied_between_two_simultaneous_answers() -> None:
    state = Votes()
    state.apply(TWO, RED)
    other = state.copy()
    other.apply(ONE, RED)
    other.apply(THREE, RED)
    assert state.deciders == (ONE, THREE)
    assert state.cast == []
    state.apply(ONE, BLUE)
    state.apply(THREE, BLUE)
    assert [action for _, action in state.cast] == [BLUE, RED, BLUE]
    assert [action for _, action in other.cast] == [RED, RED, RED]


def test_a_committed_seat_is_asked_no_more() -> None:
    state = Votes()
    state.apply(TWO, RED)
    assert state.deciders == (ONE, THREE)
    assert [state.decision(seat).seat for seat in state.deciders] == [ONE, THREE]


def test_with_nothing_left_to_run_the_match_is_over() -> None:
    state = Votes()
    for seat in (ONE, TWO, THREE, ONE):
        state.apply(seat, RED)
    assert state.over
    assert len(state.cast) == 4
    with pytest.raises(AssertionError):
        state.apply(ONE, RED)


def test_chance_answers_can_be_given_to_other_seats() -> None:
    assert PickSeat("leads", ONE).reseated((TWO, ONE)) == PickSeat("leads", TWO)
    assert PickSeat.read("leads 1") == PickSeat("leads", TWO)
    assert RED.reseated((ONE,)) == RED
