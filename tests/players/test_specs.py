"""Player specs: names, unknown names, settings."""

from __future__ import annotations

import pytest

from ludotheque.players import adviser_for, load_player, players_for
from ludotheque.players.claim_greedy import GreedyClaim
from ludotheque.players.random_player import RandomPlayer
from ludotheque.table import Unreadable


def test_claim_has_three_levels_weakest_first() -> None:
    assert players_for("claim") == ("random", "novice", "greedy")
    assert isinstance(load_player("greedy", "claim"), GreedyClaim)
    assert isinstance(load_player("random", "claim"), RandomPlayer)


def test_every_game_has_random() -> None:
    assert players_for("a game of the future") == ("random",)
    assert isinstance(load_player("random", "a game of the future"), RandomPlayer)
    assert isinstance(adviser_for("a game of the future"), RandomPlayer)


def test_the_adviser_of_claim_is_greedy() -> None:
    assert isinstance(adviser_for("claim"), GreedyClaim)


@pytest.mark.parametrize("spec", ["deep", "", "Greedy", " greedy", "person", "deep:ms=3", ":"])
def test_an_unknown_player_is_named_with_the_known_ones(spec: str) -> None:
    with pytest.raises(Unreadable) as caught:
        load_player(spec, "claim")
    assert caught.value.phrase.id == "player-unknown"
    for word in (f"“{spec.split(':', maxsplit=1)[0]}”", "claim", "greedy", "random"):
        assert word in str(caught.value)


@pytest.mark.parametrize("spec", ["greedy:ms=300", "random:seed=1", "greedy:x", "greedy: "])
def test_settings_are_refused_by_players_that_have_none(spec: str) -> None:
    with pytest.raises(Unreadable) as caught:
        load_player(spec, "claim")
    name, _, settings = spec.partition(":")
    assert caught.value.phrase.id == "player-no-settings"
    assert f"“{name}”" in str(caught.value)
    assert f"“{settings}”" in str(caught.value)


def test_a_game_does_not_lend_its_players_to_another() -> None:
    with pytest.raises(Unreadable):
        load_player("greedy", "elementa")
