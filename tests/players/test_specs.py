"""Player specs: names, unknown names, settings."""

from __future__ import annotations

import pytest

from ludotheque.players import adviser_for, load_player, players_for
from ludotheque.players.claim_greedy import GreedyClaim
from ludotheque.players.elekt_greedy import GreedyElekt
from ludotheque.players.elementa_greedy import GreedyElementa
from ludotheque.players.random_player import RandomPlayer
from ludotheque.table import Unreadable, games


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


@pytest.mark.parametrize("spec", ["random:deck=wildfire", "greedy:deck", "greedy:deck=,x=1"])
def test_a_deck_is_set_only_for_players_that_know_decks(spec: str) -> None:
    with pytest.raises(Unreadable) as caught:
        load_player(spec, "elementa")
    assert caught.value.phrase.id == "player-no-settings"


@pytest.mark.parametrize("name", ["novice", "greedy"])
def test_a_game_does_not_lend_its_players_to_another(name: str) -> None:
    with pytest.raises(Unreadable) as caught:
        load_player(name, "a game of the future")
    assert caught.value.phrase.id == "player-unknown"


def test_a_game_does_not_lend_its_settings_to_another() -> None:
    assert isinstance(load_player("greedy:deck=wildfire", "elementa"), GreedyElementa)
    for game in ("claim", "elekt"):
        with pytest.raises(Unreadable) as caught:
            load_player("greedy:deck=wildfire", game)
        assert caught.value.phrase.id == "player-no-settings"


def test_players_of_the_same_name_are_those_of_their_games() -> None:
    greedy = {game: type(load_player("greedy", game)) for game in games()}
    assert greedy == {"claim": GreedyClaim, "elekt": GreedyElekt, "elementa": GreedyElementa}
