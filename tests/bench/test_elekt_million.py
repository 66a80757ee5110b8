"""The check of a million decisions in Elekt finds what it looks for."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bench.breach import Breach
from bench.chunks import Error
from bench.decisions import Chunk, play_game
from bench.elekt_invariants import Watch
from bench.elekt_million import MILLION
from ludotheque.games.elekt.game import ELEKT
from ludotheque.games.elekt.state import ElektState
from ludotheque.table import Seat


def lose_a_card(state: ElektState) -> None:
    state.hands[0] = state.hands[0][1:]


def double_a_card(state: ElektState) -> None:
    state.discard += state.hands[0][:1]


def change_a_card_for_another(state: ElektState) -> None:
    state.hands[0] = (*state.hands[0][1:], state.hands[1][0])


def lose_a_zone_card(state: ElektState) -> None:
    state.face[1] = None


def lay_cards_on_wrong_zones(state: ElektState) -> None:
    state.face.reverse()


def lay_a_unit_before_a_player(state: ElektState) -> None:
    state.won[0] += state.hands[0][:1]
    state.hands[0] = state.hands[0][1:]


def know_a_card_that_is_elsewhere(state: ElektState) -> None:
    state.known[0] += state.elite[:1]


def lose_a_token(state: ElektState) -> None:
    state.supply[2] -= 1


def leave_a_token_on_a_unit_in_hand(state: ElektState) -> None:
    state.supply[3] -= 1
    state.tokens[state.hands[0][0]] = (0, 0, 0, 1)


def give_amber_untold(state: ElektState) -> None:
    state.amber[0] += 1


def take_a_privilege_from_the_deck(state: ElektState) -> None:
    state.gone += state.decks[2][-1:]
    state.decks[2] = state.decks[2][:-1]


def crowd_a_zone(state: ElektState) -> None:
    state.rows[0], state.elite = state.elite[:4], state.elite[4:]


def assign_too_often(state: ElektState) -> None:
    state.assigned[0] = 6


def ask_somebody_else(state: ElektState) -> None:
    state.deciders = (Seat(2),)


@pytest.mark.parametrize(
    ("break_it", "clause"),
    [
        (lose_a_card, "ELEKT-1.11"),
        (double_a_card, "ELEKT-1.11"),
        (change_a_card_for_another, "ELEKT-1.11"),
        (lose_a_zone_card, "ELEKT-1.8"),
        (lay_cards_on_wrong_zones, "ELEKT-2.6"),
        (lay_a_unit_before_a_player, "ELEKT-1.11"),
        (know_a_card_that_is_elsewhere, "ELEKT-1.18"),
        (lose_a_token, "ELEKT-1.1"),
        (leave_a_token_on_a_unit_in_hand, "ELEKT-4.23"),
        (give_amber_untold, "ELEKT-4.7"),
        (take_a_privilege_from_the_deck, "ELEKT-10.8"),
        (crowd_a_zone, "ELEKT-7.6"),
        (assign_too_often, "ELEKT-7.5"),
        (ask_somebody_else, "ELEKT-11.1"),
    ],
)
def test_a_breach_is_found(break_it: Callable[[ElektState], None], clause: str) -> None:
    watch = Watch(2, {}, seed=1)
    while watch.match.state.phase != "assignment":
        for seat in watch.match.deciders:
            watch.match.play(seat, watch.match.decision(seat).default)
    watch.look()
    break_it(watch.match.state)
    with pytest.raises(Breach, match=clause):
        watch.look()


def finished() -> Watch:
    watch = Watch(2, {}, seed=1)
    play_game(watch, Random(1))
    return watch


def test_a_wrong_winner_is_found() -> None:
    watch = finished()
    state = watch.match.state
    assert state.winner is not None
    state.winner = Seat(1 - state.winner)
    with pytest.raises(Breach, match=r"ELEKT-10\.2"):
        watch.look()


def test_other_titles_than_told_are_found() -> None:
    watch = finished()
    watch.titles_told = (0, 0)
    with pytest.raises(Breach, match=r"ELEKT-10\.12: other Titles told"):
        watch.look()


def test_an_early_end_is_found() -> None:
    watch = finished()
    state = watch.match.state
    assert state.round < 6
    state.won, state.gone = [(), ()], (*state.gone, *state.won[0], *state.won[1])
    with pytest.raises(Breach, match=r"ELEKT-10\.8: the game has ended too early"):
        watch.look()


def test_the_games_go_through_every_way_to_play() -> None:
    played = [MILLION.table_of(seed) for seed in range(4 * max(map(len, MILLION.tables.values())))]
    assert {seats for seats, _ in played} == {1, 2, 3, 4}
    for seats, ways in MILLION.tables.items():
        assert [way for way in ways if (seats, way) not in played] == []
    for option in ELEKT.facts.options:
        values = {options[option.name] for _, options in played if option.name in options}
        assert values == set(option.values)


def test_a_chunk_plays_games_to_the_end_and_can_be_had_again() -> None:
    tally = MILLION.play_chunk(Chunk(seed=3, decisions=400))
    assert tally.errors == []
    assert tally.decisions.total() >= 400
    assert tally.games.total() == len(tally.ways)
    assert MILLION.play_chunk(Chunk(seed=3, decisions=400)) == tally


def test_an_error_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(watch: Watch) -> None:
        if len(watch.match.answers) > 20:
            raise Breach("told")

    monkeypatch.setattr(Watch, "look", look)
    tally = MILLION.play_chunk(Chunk(seed=8, decisions=1))
    assert tally.errors == [Error(8, 21, "Breach: told")]
