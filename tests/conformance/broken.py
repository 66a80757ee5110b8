"""Pip, broken in one way each: what the kit must catch, and by which check."""

from __future__ import annotations

from random import Random
from typing import Any, Self

import msgspec

from ludotheque.table import (
    Action,
    Decision,
    Emit,
    Event,
    GameFacts,
    Outcome,
    Phrase,
    Seat,
    Violation,
)
from tests.conformance.toys import (
    DECK,
    SEATS,
    Drawn,
    Laid,
    Pip,
    PipGame,
    PipState,
    PipView,
    by_number,
)


class ListsDoubles(PipGame):
    """The legal list has the last card twice."""

    def legal(self, state: PipState, seat: Seat) -> tuple[Action, ...]:
        return (*state.hands[seat], state.hands[seat][-1])


class ExplainsTheLegal(PipGame):
    """`explain` forbids the highest card, which is legal."""

    def explain(self, state: PipState, seat: Seat, action: Action | None) -> Violation | None:
        if isinstance(action, Pip) and action == DECK[-1] and seat in state.deciders:
            return Violation("PIP-1", Phrase("pip-no"))
        return super().explain(state, seat, action)


class ForgetsNotation(PipGame):
    """The notation leaves out the number."""

    def notate(self, action: Action) -> str:
        return "P1" if isinstance(action, Pip) and action.text == "P2" else action.text


class MindsListeners(PipGame):
    """Cards are put away in another order when somebody listens."""

    def score(self, state: PipState, winner: Seat, emit: Emit) -> None:
        if emit:
            state.table = state.table[::-1]
        super().score(state, winner, emit)


class SharingState(PipState):
    """A copy shares the list of hands."""

    __slots__ = ()

    def copy(self) -> Self:
        other = super().copy()
        other.hands = self.hands
        return other


class SharesLists(PipGame):
    """States whose copies are not independent."""

    state_type = SharingState


class PlaysTooLong(PipGame):
    """A match has more answers than declared."""

    facts: GameFacts = msgspec.structs.replace(PipGame.facts, longest=3)  # type: ignore[misc]  # a class variable of its own


class ScoresTooMuch(PipGame):
    """The outcome has ten points that nobody won."""

    def result(self, ranking: tuple[tuple[Seat, ...], ...], scores: tuple[int, ...]) -> Outcome:
        return super().result(ranking, tuple(score + 10 for score in scores))


class LosesCards(PipGame):
    """What is left of the pile is lost at the end."""

    def finish(self, state: PipState, emit: Emit) -> None:
        super().finish(state, emit)
        state.pile = ()


class LeaksInView(PipGame):
    """A View shows the top card of the pile."""

    def view(self, state: PipState, seat: Seat | None) -> PipView:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, peek=state.pile[0] if state.pile else None)


class LeakyDrawn(Drawn, frozen=True):
    """A drawn card that is shown to all."""

    secret = {}


class LeaksInEvent(PipGame):
    """An event shows a secret card to all."""

    def event(self, event: Event) -> Event:
        return LeakyDrawn(event.seat, event.card) if isinstance(event, Drawn) else event


class ImaginesTheTruth(PipGame):
    """`imagine` remembers the State that a View was made from."""

    truth: PipState | None = None

    def view(self, state: PipState, seat: Seat | None) -> PipView:
        ImaginesTheTruth.truth = state
        return super().view(state, seat)

    def imagine(self, view: PipView, generator: Random) -> PipState:
        assert ImaginesTheTruth.truth is not None
        return ImaginesTheTruth.truth.copy()


class ImaginesTheImpossible(PipGame):
    """An imagined hand may hold a card that was played already."""

    def unseen(self, view: PipView) -> list[Pip]:
        gone = view.discard[:1] if view.pile == 1 else ()
        unseen = super().unseen(view)
        return [*gone, *unseen[len(gone) :]]


class Forgets(PipGame):
    """A View forgets the omen once the first round is over."""

    def view(self, state: PipState, seat: Seat | None) -> PipView:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, omen=None) if state.round > 2 else view


class NumberedState(PipState):
    """Pieces are cards by number, which do not say what is on them."""

    __slots__ = ()

    def pieces(self) -> list[str]:
        return [f"card {number}" for number, _ in enumerate(super().pieces())]


class ForgetsNumberedPieces(Forgets):
    """It forgets the omen too, and its pieces have other names than its cards."""

    state_type = NumberedState


class FavoursASeat(PipGame):
    """Seat 0 wins with a card that is one lower."""

    def beats(self, card: Pip, other: Pip, seat: Seat) -> bool:
        bonus = 1.5 if seat == SEATS[0] else -1.5
        return card.number + bonus > other.number


class IllegalDefault(Decision, frozen=True):
    """The default is a card that may not be in hand."""

    @property
    def default(self) -> Action:
        return next(card for card in DECK if card not in self.actions)


class DefaultsIllegally(PipGame):
    """What stands for an absent player is refused."""

    decision_type = IllegalDefault


class ArrivalState(PipState):
    """Simultaneous answers are kept in order of arrival."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Action, emit: Emit = None) -> None:
        first = self.committed[0][0] if self.committed else None
        super().apply(seat, action, emit)
        if first == SEATS[1] and self.round == 3 and len(self.discard) == 2:
            self.discard = self.discard[::-1]


class MindsArrival(PipGame):
    """The order of arrival leaves a trace."""

    state_type = ArrivalState


class ShowsEarly(PipGame):
    """A laid card is shown before the other seat has laid one."""

    def view(self, state: PipState, seat: Seat | None) -> PipView:
        view = super().view(state, seat)
        early = [action for _, action in state.committed if isinstance(action, Pip)]
        return msgspec.structs.replace(view, peek=early[0] if early else None)


class QuietLaid(Laid, frozen=True):
    """A laid card that claims to reveal nothing."""

    reveals = False


class QuietDrawn(Drawn, frozen=True):
    """A drawn card that claims to reveal nothing."""

    reveals = False


class UndoesTooMuch(PipGame):
    """Cards that were shown are taken back."""

    def event(self, event: Event) -> Event:
        if isinstance(event, Laid):
            return QuietLaid(event.seat, event.card)
        return QuietDrawn(event.seat, event.card) if isinstance(event, Drawn) else event


class Stirred(Event, frozen=True):
    """Something that tells nothing, but claims to."""

    kind = "stirred"
    reveals = True


class StirringState(PipState):
    """Each secret answer is followed by an event that claims to reveal something."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Action, emit: Emit = None) -> None:
        super().apply(seat, action, emit)
        if emit and self.committed:
            emit(Stirred())


class SilentState(PipState):
    """Whatever is shown, the event names no card."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Action, emit: Emit = None) -> None:
        def hush(event: Event) -> None:
            assert emit is not None
            emit(Stirred() if event.reveals else event)

        super().apply(seat, action, hush if emit else None)


class TellsNothing(PipGame):
    """No event ever names a card, so that there is nothing to remember."""

    state_type = SilentState


class RefusesUndo(PipGame):
    """Nothing can be taken back, not even an answer that nobody has seen."""

    state_type = StirringState


class ImaginesUnevenly(PipGame):
    """The lowest unseen card is imagined in a hand too often."""

    def imagine(self, view: PipView, generator: Random) -> PipState:
        first = super().imagine(view, generator)
        second = super().imagine(view, generator)
        return min(first, second, key=lambda world: world.position()["pile"])


class ImaginesSorted(PipGame):
    """Imagined worlds always have the unseen cards in order."""

    def imagine(self, view: PipView, generator: Random) -> PipState:
        return super().imagine(view, _Unmoved())

    def unseen(self, view: PipView) -> list[Pip]:
        return list(by_number(super().unseen(view)))


class _Unmoved(Random):
    """A generator that shuffles nothing."""

    def shuffle(self, x: Any) -> None:
        """Leave all as it is."""


BROKEN: dict[type[PipGame], set[str]] = {
    ListsDoubles: {"01-legality"},
    ExplainsTheLegal: {"02-explanations"},
    ForgetsNotation: {"03-round-trips"},
    MindsListeners: {"04-replay"},
    SharesLists: {"05-copies"},
    PlaysTooLong: {"06-length"},
    ScoresTooMuch: {"07-outcome"},
    LosesCards: {"08-conservation"},
    LeaksInView: {"09-indistinguishability"},
    ImaginesTheTruth: {"10-imagination"},
    ImaginesTheImpossible: {"10-imagination"},
    ImaginesSorted: {"10-imagination"},
    Forgets: {"11-recall"},
    ForgetsNumberedPieces: {"11-recall"},
    TellsNothing: {"11-recall"},
    FavoursASeat: {"12-symmetry"},
    DefaultsIllegally: {"13-defaults"},
    MindsArrival: {"14-simultaneity"},
    UndoesTooMuch: {"15-undo"},
    RefusesUndo: {"15-undo"},
    # Two properties are broken at once by these, and both checks say so.
    LeaksInEvent: {"09-indistinguishability", "11-recall"},
    ShowsEarly: {"09-indistinguishability", "14-simultaneity"},
}
