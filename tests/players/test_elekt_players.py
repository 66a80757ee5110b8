"""The players of Elekt: legal, always alike, from View and Decision alone, and not silly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from ludotheque.arena import simulate
from ludotheque.games.elekt import actions
from ludotheque.games.elekt.game import ELEKT
from ludotheque.games.elekt.state import ElektState
from ludotheque.games.elekt.view import ElektView
from ludotheque.players import Budget, Player, Thought, load_player, players_for
from ludotheque.table import Action, Decision, Match, Phrase, Seat, from_json, to_json
from ludotheque.table.decision import Asked
from ludotheque.texts import LANGUAGES, Language
from tests.games.elekt.playing import at

PLAYERS = players_for("elekt")
GREEDY = load_player("greedy", "elekt")
ElektMatch = Match[ElektState, ElektView]
Answer = Callable[[ElektMatch, Seat, Decision], Action]


def play(seats: int, seed: int, answer: Answer) -> ElektMatch:
    """Play a whole match; `play` refuses an illegal answer."""
    match: ElektMatch = ELEKT.start(seats, seed)
    while not match.over:
        for seat in match.deciders:
            match.play(seat, answer(match, seat, match.decision(seat)))
    return match


def by(player: Player, seed: int) -> Answer:
    """Let one player answer for all seats, each with a generator of its own."""
    generators = [Random(f"{seed}/{seat}") for seat in range(4)]

    def answer(match: ElektMatch, seat: Seat, decision: Decision) -> Action:
        thought = player.think(match.state.view(seat), decision, Budget(), generators[seat])
        assert thought.action in decision.actions
        return thought.action

    return answer


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_answers_legally_and_the_same_generator_gives_the_same_match(
    name: str, seats: int
) -> None:
    first = play(seats, seats, by(load_player(name, "elekt"), 1))
    again = play(seats, seats, by(load_player(name, "elekt"), 1))
    assert first.outcome is not None
    assert first.answers == again.answers


class Blind(Player):
    """Passes on what went through JSON: nothing of the State can come along."""

    def __init__(self, inner: Player) -> None:
        self.inner = inner

    def think(self, view: Any, decision: Decision, budget: Budget, generator: Random) -> Thought:
        """Answer from a View rebuilt from JSON and a Decision rebuilt from notation."""
        rebuilt = from_json(to_json(view), ElektView)
        listed = tuple(ELEKT.parse(ELEKT.notate(action)) for action in decision.actions)
        copied = Decision(decision.seat, Asked(decision.kind, decision.prompt), listed)
        twin = Random()
        twin.setstate(generator.getstate())
        expected = self.inner.think(view, decision, budget, twin)
        found = self.inner.think(rebuilt, copied, budget, generator)
        assert found == expected
        return found


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("name", PLAYERS)
def test_a_view_that_went_through_json_gets_the_same_answer(name: str, seats: int) -> None:
    assert play(seats, 3, by(Blind(load_player(name, "elekt")), 3)).over


def test_greedy_does_not_look_at_what_its_view_does_not_hold() -> None:
    """Two worlds that a player cannot tell apart get the same answer."""
    generator = Random(7)

    def answer(match: ElektMatch, seat: Seat, decision: Decision) -> Action:
        view = match.state.view(seat)
        other = ELEKT.imagine(view, generator)
        thoughts = [
            GREEDY.think(shown, asked, Budget(), Random(0))
            for shown, asked in ((view, decision), (other.view(seat), other.decision(seat)))
        ]
        assert thoughts[0] == thoughts[1]
        return thoughts[0].action

    play(3, 4, answer)


def test_every_answer_has_a_reason_in_every_language() -> None:
    reasons: set[str] = set()

    def answer(match: ElektMatch, seat: Seat, decision: Decision) -> Action:
        thought = GREEDY.think(match.state.view(seat), decision, Budget(), Random(0))
        reasons.add(thought.reason.id)
        return thought.action

    for seats in (1, 3):
        play(seats, 5, answer)
    assert len(reasons) > 5
    for reason in reasons:
        for language in LANGUAGES:
            assert "⟨" not in Language(language).say(Phrase(reason))


# --- Strength -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "games", "share"),
    [
        (["greedy", "random"], 20, 0.9),
        (["greedy", "random", "random"], 9, 0.7),
        (["greedy", "random", "random", "random"], 12, 0.7),
        (["greedy", "novice"], 12, 0.6),
    ],
)
def test_greedy_beats_weaker_players(players: list[str], games: int, share: float) -> None:
    greedy, *_ = simulate("elekt", players, games, seed=1).standings
    assert greedy.wins >= share * games, f"greedy won {greedy.wins} of {games}"


def test_greedy_gains_more_titles_from_the_coalition_than_random() -> None:
    scores = {
        player: simulate("elekt", [player], 6, seed=1, options={"solo_difficulty": "easy"})
        .standings[0].score
        for player in ("greedy", "random")
    }  # fmt: skip
    assert scores["greedy"] > 1.3 * scores["random"]


# --- Sense ----------------------------------------------------------------------------------------


def thought_of(match: ElektMatch, seat: int = 0) -> str:
    """Return what greedy answers in a position."""
    decision = match.decision(Seat(seat))
    view = match.state.view(Seat(seat))
    return GREEDY.think(view, decision, Budget(), Random(0)).action.text


def owner_of(state: ElektState, card: str) -> Seat | None:
    """Return whose Unit this is."""
    return state.owner_of(state.cards[card])


Given = tuple[ElektState, Seat, Action]


@cache
def games_of_greedy() -> dict[str, list[Given]]:
    """Let greedy play whole matches against itself; return its answers by the kind of question."""
    found: dict[str, list[Given]] = {}

    def answer(match: ElektMatch, seat: Seat, decision: Decision) -> Action:
        action = GREEDY.think(match.state.view(seat), decision, Budget(), Random(0)).action
        found.setdefault(decision.kind, []).append((match.state.copy(), seat, action))
        return action

    for seed in range(6):
        play(2 + seed % 3, seed, answer)
    return found


@pytest.mark.rule("ELEKT-8.27")
def test_greedy_bans_others_and_not_its_own_units() -> None:
    whose: Counter[str] = Counter()
    for state, seat, action in games_of_greedy()["ban"]:
        if isinstance(action, actions.Pick):
            whose["own" if owner_of(state, action.card) == seat else "other"] += 1
    assert whose["other"] >= 20
    assert whose["own"] <= whose["other"] // 20


@pytest.mark.rule("ELEKT-4.44")
def test_greedy_protects_what_costs_nothing() -> None:
    free = [
        action.text
        for state, _, action in games_of_greedy()["protect"]
        if state.ban.target.kind == "basic"
    ]
    assert len(free) >= 10
    assert free.count("protect") >= 0.9 * len(free)


@pytest.mark.rule("ELEKT-8.18")
def test_greedy_attaches_useful_tokens_to_its_own_units() -> None:
    whose: Counter[bool] = Counter()
    for state, seat, action in games_of_greedy()["attach"]:
        if isinstance(action, actions.Attach):
            whose[owner_of(state, action.card) == seat] += 1
    assert whose[True] >= 20
    assert whose[False] <= whose[True] // 20


@pytest.mark.rule("ELEKT-7.13")
def test_greedy_does_not_pass_early() -> None:
    first_turns = [
        action.text
        for state, seat, action in games_of_greedy()["assign"]
        if state.assigned[seat] == 0
    ]
    assert len(first_turns) >= 50
    assert first_turns.count("pass") == 0


TABLE: dict[str, Any] = {
    "phase": "confrontation",
    "next": ["B", "A"],
    "face": {"S": "maw-of-the-abyss", "M": "house-of-masks", "P": "lord-treasurer"},
    "decks": {"P": ["keys-to-the-palace"]},
    "sceptre": 1,
}
"""Brutality in Skirmish is about to be counted; two Titles lie there, and seat 1 wins ties."""


@pytest.mark.rule("ELEKT-4.45")
def test_greedy_pays_for_an_elite_unit_that_matters() -> None:
    match = at(**TABLE, zones={"S": [["dark-exarch"], ["gluttonous-skarg"]]}, amber=[2, 0])
    match.play(Seat(1), "dark-exarch")
    assert thought_of(match) == "protect"


def test_greedy_does_not_pay_in_vain() -> None:
    """One symbol more would still lose against three."""
    match = at(**TABLE, zones={"S": [["assassin0"], ["grave-colossus"]]}, amber=[2, 0])
    assert match.decision(Seat(0)).kind == "use"
    assert thought_of(match) == "no"


def test_greedy_pays_when_it_decides_who_gets_the_card() -> None:
    """Without the ban seat 1 wins the tie in Authority; alone in the zone, seat 0 does."""
    match = at(**TABLE, zones={"S": [["assassin0"], ["assassin1"]]}, amber=[2, 0])
    assert thought_of(match) == "use 0"
    match.play(Seat(0), "use 0")
    assert thought_of(match) == "assassin1"
