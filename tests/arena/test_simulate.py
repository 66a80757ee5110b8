"""Simulations: the same results whatever the number of processes, on paired deals."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

import pytest

from ludotheque.arena import Standing, Tally, simulate
from ludotheque.players import Budget, Player, Thought, registry
from ludotheque.players.random_player import RandomPlayer
from ludotheque.table import Decision, Unreadable, to_json


def test_the_number_of_processes_changes_nothing() -> None:
    one, two = (simulate("claim", ["greedy", "random"], 130, seed=3, jobs=j) for j in (1, 2))
    assert one == two


def test_the_same_seed_gives_the_same_tally_and_another_one_another() -> None:
    first = simulate("claim", ["random", "random"], 60, seed=1)
    assert first == simulate("claim", ["random", "random"], 60, seed=1)
    assert first != simulate("claim", ["random", "random"], 60, seed=2)


def test_more_games_begin_with_the_same_games() -> None:
    short = simulate("claim", ["greedy", "random"], 30, seed=1)
    longer = simulate("claim", ["greedy", "random"], 50, seed=1)
    for a, b in zip(short.standings, longer.standings, strict=True):
        assert 0 <= b.wins - a.wins <= 20
        assert b.score >= a.score


@pytest.mark.parametrize("games", [1, 7, 50, 51, 120])
def test_a_tally_adds_up(games: int) -> None:
    tally = simulate("claim", ["greedy", "random"], games, seed=5)
    a, b = tally.standings
    assert (a.player, b.player) == ("greedy", "random")
    assert a.games == b.games == games
    assert a.draws == b.draws
    assert a.wins + b.wins + a.draws == games
    assert a.score + b.score <= 5 * games


def test_progress_is_told_and_ends_with_all_games() -> None:
    told: list[int] = []
    simulate("claim", ["random", "random"], 120, progress=told.append)
    assert told == sorted(told)
    assert len(told) > 1
    assert told[-1] == 120


def test_options_reach_the_matches() -> None:
    for leader in (0, 1):
        first = simulate("claim", ["random", "random"], 40, options={"first_leader": leader})
        assert first.standings[0].games == 40
    with pytest.raises(Unreadable):
        simulate("claim", ["random", "random"], 2, options={"first_leader": 7})


def test_unknown_players_and_games_are_refused() -> None:
    with pytest.raises(Unreadable):
        simulate("chess", ["random", "random"], 2)
    with pytest.raises(Unreadable):
        simulate("claim", ["random", "deep"], 2)
    with pytest.raises(Unreadable):
        simulate("claim", ["random"], 2)


def test_what_is_refused_in_another_process_is_said_alike() -> None:
    with pytest.raises(Unreadable) as caught:
        simulate("claim", ["random", "deep"], 2, jobs=2)
    assert "deep" in str(caught.value)


class Watching(RandomPlayer):
    """Remembers the first view that it gets in each match."""

    seen: dict[str, list[tuple[int, bytes]]] = defaultdict(list)
    name = "watching"

    def think(self, view: Any, decision: Decision, budget: Budget, generator: Random) -> Thought:
        """Answer by chance and remember."""
        if view.phase == "one" and not view.tricks and len(view.hand) == 13:
            public = to_json([view.leader, view.prize, view.hand])
            self.seen[self.name].append((view.seat, public))
        return super().think(view, decision, budget, generator)


class OtherWatching(Watching):
    """The same on the other seat."""

    name = "other"


def test_paired_deals_are_the_same_deal_with_the_seats_swapped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kinds: dict[str, type[Player]] = {"watching": Watching, "other": OtherWatching}
    for name, kind in kinds.items():
        monkeypatch.setitem(registry.ANY_GAME, name, kind)
    Watching.seen.clear()
    simulate("claim", ["watching", "other"], 40, seed=9)
    mine, theirs = Watching.seen["watching"], Watching.seen["other"]
    assert len(mine) == len(theirs) == 40
    for number in range(0, 40, 2):
        assert {mine[number][0], mine[number + 1][0]} == {0, 1}
        assert mine[number] == theirs[number + 1]
        assert mine[number + 1] == theirs[number]
        assert mine[number] != mine[number + 1]
    assert len({view for _, view in mine}) == 40


def test_tallies_of_the_same_players_can_be_added() -> None:
    one = Tally((Standing("a", 2, 1, 0, 5), Standing("b", 2, 1, 0, 4)))
    two = Tally((Standing("a", 1, 0, 1, 2), Standing("b", 1, 0, 1, 2)))
    assert one.plus(two) == Tally((Standing("a", 3, 1, 1, 7), Standing("b", 3, 1, 1, 6)))


def test_two_players_of_the_same_name_are_told_apart() -> None:
    tally = simulate("claim", ["greedy", "greedy"], 20, seed=2)
    assert [standing.player for standing in tally.standings] == ["greedy", "greedy"]
    assert sum(standing.wins for standing in tally.standings) + tally.standings[0].draws == 20
    first, second = tally.standings
    assert first.wins == second.wins, "a player without chance wins each deal once with each seat"


@pytest.mark.parametrize("players", [[], ["random"], ["random"] * 3])
def test_a_wrong_number_of_players_is_refused(players: list[str]) -> None:
    with pytest.raises(Unreadable, match="claim"):
        simulate("claim", players, 2)
