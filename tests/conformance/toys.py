"""Pip, a toy game with everything that the kit looks at; it is healthy.

Two seats, eight cards P1 … P8 and three omens. Chance shuffles; each seat gets three cards, two
are left as the pile; an omen is drawn and shown, and means nothing. Round one: both lay a card at
once, the higher card wins a point, the loser takes the top card of the pile unseen by the other.
Round two: that loser plays a card openly, then the other; the higher card wins a point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Self

from ludotheque.table import (
    CHANCE,
    Action,
    AgendaState,
    Decision,
    Emit,
    Event,
    Game,
    GameFacts,
    Outcome,
    Phrase,
    Question,
    Seat,
    Shuffle,
    ShuffleDecision,
    Unreadable,
    View,
    Violation,
)


class Pip(Action):
    __slots__ = ("number", "text")
    text: str

    def __init__(self, text: str) -> None:
        self.text = text
        self.number = int(text[1:])

    @classmethod
    def read(cls, text: str) -> Self:
        return cls(text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pip) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


DECK = tuple(Pip(f"P{number}") for number in range(1, 9))
OMENS = tuple(Pip(f"O{number}") for number in range(1, 4))
SEATS = (Seat(0), Seat(1))


class Dealt(Event, frozen=True):
    kind = "dealt"
    secret = {"cards": "seat"}
    reveals = True
    seat: Seat
    cards: tuple[Pip, ...] | None


class OmenShown(Event, frozen=True):
    kind = "omen-shown"
    reveals = True
    omen: Pip


class Laid(Event, frozen=True):
    kind = "laid"
    reveals = True
    seat: Seat
    card: Pip


class Drawn(Event, frozen=True):
    kind = "drawn"
    secret = {"card": "seat"}
    reveals = True
    seat: Seat
    card: Pip | None


class PointWon(Event, frozen=True):
    kind = "point-won"
    seat: Seat


class PipView(View, frozen=True, kw_only=True):
    hand: tuple[Pip, ...]
    hands: tuple[int, int]
    pile: int
    omen: Pip | None
    committed: Pip | None
    """The own card, laid but not yet revealed."""
    table: tuple[Pip, ...]
    discard: tuple[Pip, ...]
    points: tuple[int, int]
    round: int
    loser: Seat | None
    peek: Pip | None = None
    """Nothing, in the healthy game."""


class PipState(AgendaState):
    __slots__ = ("discard", "hands", "loser", "omen", "pile", "points", "round", "rules", "table")

    def __init__(self, rules: PipGame) -> None:
        super().__init__()
        self.rules = rules
        self.hands: list[tuple[Pip, ...]] = [(), ()]
        self.pile: tuple[Pip, ...] = ()
        self.omen: Pip | None = None
        self.table: tuple[Pip, ...] = ()
        self.discard: tuple[Pip, ...] = ()
        self.points = [0, 0]
        self.round = 0
        self.loser: Seat | None = None

    @property
    def outcome(self) -> Outcome | None:
        if self.deciders:
            return None
        first, second = self.points
        if first == second:
            return self.rules.result((SEATS,), (first, second))
        best = SEATS if first > second else SEATS[::-1]
        return self.rules.result(tuple((seat,) for seat in best), (first, second))

    def copy(self) -> Self:
        other = self.__class__(self.rules)
        self._copy_agenda_to(other)
        for name in PipState.__slots__:
            value = getattr(self, name)
            setattr(other, name, value[:] if isinstance(value, list) else value)
        return other

    def view(self, seat: Seat | None) -> PipView:
        return self.rules.view(self, seat)

    def position(self) -> dict[str, Any]:
        return {
            "hands": [[card.text for card in hand] for hand in self.hands],
            "pile": [card.text for card in self.pile],
            "omen": self.omen and self.omen.text,
            "table": [card.text for card in self.table],
            "discard": [card.text for card in self.discard],
            "points": list(self.points),
            "round": self.round,
            "loser": self.loser,
            "committed": [[seat, action.text] for seat, action in self.committed],
        }

    def pieces(self) -> list[str]:
        if self.round == 0:
            return sorted(card.text for card in (*DECK, *OMENS))
        cards = [*self.hands[0], *self.hands[1], *self.pile, *self.table, *self.discard, *OMENS]
        return sorted(card.text for card in cards)


class PipGame(Game[PipState, PipView]):
    facts = GameFacts(
        name="pip", rules_version="1", seats=(2, 2), longest=6, scores=(0, 2), simultaneous=True
    )
    view_type = PipView
    events = (Dealt, OmenShown, Laid, Drawn, PointWon)
    questions = {"lay": (), "play": ()}
    violations = ("pip-no",)

    def begin(self, seats: int, options: Mapping[str, Any]) -> PipState:
        state = self.state_type(self)
        self.resume(state)
        return state

    # --- The rules ---

    def resume(self, state: PipState) -> None:
        """Put on the agenda what comes next, and run to the open question."""
        rest = {
            0: (self.shuffle, self.draw_omen, self.lay, self.settle),
            1: (self.draw_omen, self.lay, self.settle),
            2: (self.lay, self.settle),
            3: (self.answer, self.finish) if state.table else (self.play, self.answer, self.finish),
        }
        state.then(*rest.get(state.round, ()))
        state.run(None)

    def shuffle(self, state: PipState, emit: Emit) -> None:
        state.ask(
            Question("pip", "shuffle", lambda *_: (Shuffle(DECK),), self.deal,
                     decision_type=ShuffleDecision),
            CHANCE,
        )  # fmt: skip

    def deal(self, state: PipState, seat: Seat, shuffle: Shuffle, emit: Emit) -> None:
        cards = tuple(card for card in shuffle.pieces if isinstance(card, Pip))
        state.hands = [by_number(cards[0:3]), by_number(cards[3:6])]
        state.pile = cards[6:]
        state.round = 1
        if emit:
            for player in SEATS:
                emit(Dealt(player, state.hands[player]))

    def draw_omen(self, state: PipState, emit: Emit) -> None:
        state.ask(Question("pip", "omen", lambda *_: OMENS, self.omen_drawn), CHANCE)

    def omen_drawn(self, state: PipState, seat: Seat, omen: Pip, emit: Emit) -> None:
        state.omen = omen
        state.round = 2
        if emit:
            emit(OmenShown(omen))

    def lay(self, state: PipState, emit: Emit) -> None:
        question = Question("pip", "lay", self.legal, self.laid, together=True,
                            decision_type=self.decision_type)  # fmt: skip
        waiting = {seat for seat, _ in state.committed}
        state.ask_together(question, (seat for seat in SEATS if seat not in waiting))

    decision_type: type[Decision] = Decision
    state_type: type[PipState] = PipState

    def legal(self, state: PipState, seat: Seat) -> tuple[Action, ...]:
        return state.hands[seat]

    def laid(self, state: PipState, seat: Seat, card: Pip, emit: Emit) -> None:
        state.hands[seat] = tuple(held for held in state.hands[seat] if held != card)
        state.table += (card,)
        if emit:
            emit(self.event(Laid(seat, card)))

    def settle(self, state: PipState, emit: Emit) -> None:
        first, second = state.table
        winner = Seat(0) if self.beats(first, second, Seat(0)) else Seat(1)
        self.score(state, winner, emit)
        state.loser = Seat(1 - winner)
        drawn, state.pile = state.pile[0], state.pile[1:]
        state.hands[state.loser] = by_number((*state.hands[state.loser], drawn))
        state.round = 3
        if emit:
            emit(self.event(Drawn(state.loser, drawn)))
        state.then(self.play, self.answer, self.finish)

    def beats(self, card: Pip, other: Pip, seat: Seat) -> bool:
        return card.number > other.number

    def event(self, event: Event) -> Event:
        return event

    def score(self, state: PipState, winner: Seat, emit: Emit) -> None:
        state.points[winner] += 1
        self.put_away(state)
        if emit:
            emit(PointWon(winner))

    def put_away(self, state: PipState) -> None:
        state.discard, state.table = (*state.discard, *state.table), ()

    def play(self, state: PipState, emit: Emit) -> None:
        assert state.loser is not None
        state.ask(self.open_question(), state.loser)

    def answer(self, state: PipState, emit: Emit) -> None:
        assert state.loser is not None
        state.ask(self.open_question(), Seat(1 - state.loser))

    def open_question(self) -> Question:
        return Question("pip", "play", self.legal, self.laid, decision_type=self.decision_type)

    def finish(self, state: PipState, emit: Emit) -> None:
        assert state.loser is not None
        first, second = state.table
        wins = self.beats(first, second, state.loser)
        self.score(state, state.loser if wins else Seat(1 - state.loser), emit)
        state.round = 4

    def result(self, ranking: tuple[tuple[Seat, ...], ...], scores: tuple[int, ...]) -> Outcome:
        return Outcome(ranking, scores, "pip-points")

    # --- The contract ---

    def view(self, state: PipState, seat: Seat | None) -> PipView:
        own = dict(state.committed).get(seat) if seat is not None else None
        return PipView(
            seat=seat,
            hand=() if seat is None else state.hands[seat],
            hands=(len(state.hands[0]), len(state.hands[1])),
            pile=len(state.pile),
            omen=state.omen,
            committed=own if isinstance(own, Pip) else None,
            table=state.table,
            discard=state.discard,
            points=(state.points[0], state.points[1]),
            round=state.round,
            loser=state.loser,
        )

    def imagine(self, view: PipView, generator: Random) -> PipState:
        state = self.state_type(self)
        state.omen, state.table, state.discard = view.omen, view.table, view.discard
        state.points, state.round, state.loser = list(view.points), view.round, view.loser
        unseen = self.unseen(view)
        generator.shuffle(unseen)
        for seat in SEATS:
            if seat == view.seat:
                state.hands[seat] = view.hand
            else:
                state.hands[seat] = by_number(unseen[: view.hands[seat]])
                unseen = unseen[view.hands[seat] :]
        state.pile = tuple(unseen[: view.pile])
        if view.seat is not None and view.committed is not None:
            state.committed = ((view.seat, view.committed),)
        self.resume(state)
        return state

    def unseen(self, view: PipView) -> list[Pip]:
        return [card for card in DECK if card not in (*view.hand, *view.table, *view.discard)]

    def position(
        self, data: Mapping[str, Any], options: Mapping[str, Any] | None = None
    ) -> PipState:
        state = self.state_type(self)
        state.hands = [read_pips(hand) for hand in data["hands"]]
        state.pile, state.table = read_pips(data["pile"]), read_pips(data["table"])
        state.discard = read_pips(data["discard"])
        state.omen = Pip(data["omen"]) if data["omen"] else None
        state.points, state.round = list(data["points"]), data["round"]
        state.loser = data["loser"]
        state.committed = tuple((Seat(seat), Pip(text)) for seat, text in data["committed"])
        places = [*state.hands[0], *state.hands[1], *state.pile, *state.table, *state.discard]
        if len(set(places)) != len(places):
            raise Unreadable(Phrase("pip-double"))
        self.resume(state)
        return state

    def parse(self, text: str) -> Action:
        words = text.split()
        return Pip(words[0]) if len(words) == 1 else Shuffle(tuple(map(Pip, words)))

    def scores_told(self, events: Sequence[Event]) -> tuple[int, ...]:
        won = [event.seat for event in events if isinstance(event, PointWon)]
        return (won.count(Seat(0)), won.count(Seat(1)))

    def explain(self, state: PipState, seat: Seat, action: Action | None) -> Violation | None:
        if seat in state.deciders and (action is None or state.decision(seat).accepts(action)):
            return None
        return Violation("PIP-1", Phrase("pip-no"))


def by_number(cards: Sequence[Pip]) -> tuple[Pip, ...]:
    return tuple(sorted(cards, key=lambda card: card.number))


def read_pips(texts: Sequence[str]) -> tuple[Pip, ...]:
    return tuple(map(Pip, texts))
