"""What must be true of every match of Elekt after every decision.

Cards are counted from the pack and Amber from what the events tell, apart from the rules code: the
numbers here are those of the rules text, and nothing that a State has counted is believed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from bench.breach import expect
from ludotheque.games.elekt.cards import BOX, CardEntry
from ludotheque.games.elekt.events import (
    AmberLost,
    AmberObtained,
    AmberSpent,
    AmberTaken,
    MatchEnded,
    TitleGained,
)
from ludotheque.games.elekt.game import ELEKT
from ludotheque.games.elekt.state import ElektState
from ludotheque.games.elekt.vocabulary.modifiers import Assignments, Modifier, Room
from ludotheque.table import Event, Match, Seat

TOKENS = (6, 6, 6, 7)
TOKENS_ALONE = (6, 3, 3, 4)
"""ELEKT-1.1 to ELEKT-1.4, ELEKT-11.16 to ELEKT-11.19."""
AMBER, MOST_AMBER = 13, 3
NOT_ALONE = {"body-snatcher", "reptilian-impostor"}
"""ELEKT-11.27, ELEKT-11.28."""
ROUNDS = 6
ROOM = {1: 2, 2: 3, 3: 2, 4: 2}
TITLES = {2: 7, 3: 6, 4: 5}
"""ELEKT-10.3 to ELEKT-10.5, by sides."""
ASSIGNMENTS = 5
KINDS = {"S": "skirmish", "M": "machination", "P": "privilege"}
COALITION = 1

ENTRIES: Mapping[str, CardEntry] = {entry.id: entry for entry in BOX.content.entries()}
ZONE_CARDS = {kind: {card.id for card in getattr(BOX.content, kind)} for kind in KINDS.values()}


def units_of(seats: int) -> set[str]:
    """Name the Units that take part: a Basic one of each sort for each player, and the Elite."""
    basic = {f"{unit.id}{seat}" for unit in BOX.content.basic for seat in range(seats)}
    elite = {unit.id for unit in BOX.content.elite}
    return basic | (elite - NOT_ALONE if seats == 1 else elite)


def amounts(kind: type[Modifier]) -> dict[str, int]:
    """Find the cards with a rule of a kind that gives more of something, and how much more."""
    return {
        entry.id: rule.amount
        for entry in ENTRIES.values()
        for ability in entry.abilities
        for rule in ability.rules
        if isinstance(rule, kind) and isinstance(rule, Room | Assignments) and rule.amount > 0
    }


MORE_ROOM, MORE_ASSIGNMENTS = amounts(Room), amounts(Assignments)


class Watch:
    """Follows a match from its beginning and looks at it after each decision."""

    def __init__(self, seats: int, options: Mapping[str, Any], seed: int) -> None:
        chosen = ELEKT.read_options(options)
        self.match: Match[ElektState, Any] = Match(ELEKT, ELEKT.begin(seats, chosen), chosen, seats)
        self.seats = seats
        self.solo = seats == 1
        self.sides = 2 if self.solo else seats
        self.units = units_of(seats)
        self.zone_cards = set().union(*ZONE_CARDS.values())
        self.tokens = TOKENS_ALONE if self.solo else TOKENS
        self.amber = [3, 1] if self.solo else [2] * seats
        """What everybody must have, as told."""
        self.decisions = 0
        """How many have been made."""
        self.titles_told: tuple[int, ...] | None = None
        self.round = 0
        self.room = [0, 0, 0]
        """The most room that there has been in each zone this round."""
        self.match.listen(self._hear)
        self.match.let_chance_answer(Random(seed))

    def _hear(self, event: Event) -> None:
        match event:
            case AmberObtained():
                self.amber[event.seat] += event.amount
            case AmberSpent() | AmberLost():
                self.amber[event.seat] -= event.amount
            case AmberTaken():
                self.amber[event.seat] += event.amount
                self.amber[event.other] -= event.amount
            case TitleGained(source="amber"):
                self.amber[COALITION] -= MOST_AMBER
            case MatchEnded():
                self.titles_told = event.titles
            case _:
                pass

    def look(self) -> None:
        """Check everything; a Breach says what is wrong."""
        state = self.match.state
        self._check_cards(state)
        self._check_tokens(state)
        self._check_amber(state)
        self._check_limits(state)
        if self.match.over:
            self._check_end(state)
        else:
            self._check_questions()

    def _check_cards(self, state: ElektState) -> None:
        """Every card is in one place, and in one where it can be."""
        units = [
            card.id
            for place in (*state.hands, *state.dealt, *state.rows, state.elite, state.discard)
            for card in place
        ]
        expect(_are(units, self.units), "ELEKT-1.11, 1.12: the Units are not those of the box")
        cards = [
            card.id
            for place in (
                *state.decks, *state.won, state.box, state.gone, state.masters, state.face_down
            )
            for card in place
        ]  # fmt: skip
        for face, kind in zip(state.face, ZONE_CARDS, strict=True):
            if face is not None:
                cards.append(face.id)
                expect(face.id in ZONE_CARDS[kind], "ELEKT-2.6: a card lies on a wrong zone")
        expect(_are(cards, self.zone_cards), "ELEKT-1.8 to 1.10: cards are missing or doubled")
        for hand, known in zip(state.hands, state.known, strict=True):
            expect(set(known) <= set(hand), "ELEKT-1.18: a known card is not in the hand")

    def _check_tokens(self, state: ElektState) -> None:
        """Every token is in the supply, on a Unit in a zone, or a Seal."""
        lying = {unit for row in state.rows for unit in row}
        expect(state.tokens.keys() <= lying, "ELEKT-4.23: tokens lie on a Unit outside the zones")
        found = [*state.supply]
        found[0] += state.seals
        for symbols in state.tokens.values():
            expect(min(symbols) >= 0, "ELEKT-4.20: fewer than no tokens")
            found = [have + more for have, more in zip(found, symbols, strict=True)]
        expect(tuple(found) == self.tokens, "ELEKT-1.1 to 1.4: tokens are missing or too many")
        expect(min(state.supply) >= 0, "ELEKT-4.20: a supply is overdrawn")
        expect(0 <= state.seals < 3 and (self.solo or not state.seals), "ELEKT-11.50: Seals")

    def _check_amber(self, state: ElektState) -> None:
        expect(state.amber == self.amber, f"ELEKT-4.7: Amber {state.amber}, told {self.amber}")
        for seat, amber in enumerate(state.amber):
            most = MOST_AMBER - (self.solo and seat == COALITION)  # 11.73: never its third
            expect(0 <= amber <= most, "ELEKT-4.15: too much Amber, or less than none")
        expect(sum(state.amber) < AMBER, "ELEKT-4.18: the Amber has run out")

    def _check_limits(self, state: ElektState) -> None:
        """The clock, the room in the zones, the assignments."""
        if state.round != self.round:
            self.round, self.room = state.round, [0, 0, 0]
        decks = [len(deck) for deck in state.decks]
        expect(decks[2] == ROUNDS - max(1, state.round), "ELEKT-10.8: Privileges left")
        expect(state.round <= ROUNDS, "ELEKT-10.8: more than six rounds")
        owned = [card.id for won in state.won for card in won]
        for zone, face in enumerate(state.face):
            faces = [] if face is None else [face.id]
            more = sum([MORE_ROOM.get(id, 0) for id in (*owned, *faces)])
            self.room[zone] = max(self.room[zone], ROOM[self.seats] + more)
            start = zone * self.sides
            longest = max([len(row) for row in state.rows[start : start + self.sides]])
            expect(longest <= self.room[zone], "ELEKT-7.6, 7.7: too many Units in a zone")
        most = ASSIGNMENTS + sum([MORE_ASSIGNMENTS.get(id, 0) for id in owned])
        expect(max(state.assigned) <= most, "ELEKT-7.5: too many assignments")

    def _check_questions(self) -> None:
        """Nobody is asked who has no choice, and never the Coalition."""
        for seat in self.match.deciders:
            expect(0 <= seat < self.seats, "ELEKT-11.1: somebody is asked who does not play")
            actions = self.match.decision(seat).actions
            texts = {action.text for action in actions}
            expect(len(texts) == len(actions) > 1, "a question with fewer than two answers")

    def _titles(self, state: ElektState, seat: int) -> int:
        ids = [card.id for card in state.won[seat]]
        titles = sum([len(ENTRIES[id].titles) for id in ids])
        if self.solo and seat == COALITION:
            titles += sum([id in ZONE_CARDS["privilege"] for id in ids])
            titles += len(state.face_down) + state.extra_titles
        return titles

    def _check_end(self, state: ElektState) -> None:
        """Who has the Titles needed wins, else the most Titles after six rounds, else rank."""
        titles = [self._titles(state, seat) for seat in range(self.sides)]
        ranks = [(state.holder + step * state.direction) % self.sides for step in range(self.sides)]
        best = max(ranks, key=titles.__getitem__)
        outcome = self.match.outcome
        assert outcome is not None
        at_once = titles[best] >= TITLES[self.sides]
        expect(at_once or state.round == ROUNDS, "ELEKT-10.8: the game has ended too early")
        winners = () if self.solo and best == COALITION else (Seat(best),)
        expect(outcome.ranking[0] == winners, f"ELEKT-10.2, 10.10: Titles {titles}, {outcome}")
        expect(outcome.scores == tuple(titles[: self.seats]), "ELEKT-10.12: other Titles counted")
        expect(self.titles_told == tuple(titles), "ELEKT-10.12: other Titles told")


def _are(found: Iterable[str], wanted: set[str]) -> bool:
    """Whether these are the cards wanted, each once."""
    listed = list(found)
    return len(listed) == len(wanted) and set(listed) == wanted
