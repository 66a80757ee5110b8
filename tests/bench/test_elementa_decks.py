"""`make decks` lets ready decks of Elementa meet, and judges them."""

from __future__ import annotations

import pytest
from rich.console import Console

from bench.elementa_decks import Tally, main, play_all, play_game, print_decks


def test_a_game_is_counted_whole() -> None:
    tally = Tally()
    play_game(("forge", "delta"), "a game", swapped=False, tally=tally)
    assert tally.games == {("forge", "delta"): 1}
    assert tally.won["forge", "delta"] in (0, 1, 2)
    rounds = tally.decided.total()
    assert 2 <= rounds <= 4
    assert tally.fought.total() + tally.unpaid.total() <= rounds * 24
    assert tally.fought.total() > rounds * 18
    assert {"great-forge", "fertile-delta"} <= set(tally.played)
    assert tally.combats_won.total() <= tally.fought.total()


def test_the_number_of_jobs_changes_nothing() -> None:
    decks = ("gales", "misers", "steam")
    assert play_all(decks, 1, 1, seed=2) == play_all(decks, 1, 2, seed=2)


def test_what_is_out_of_bounds_is_named() -> None:
    tally = Tally()
    tally.games["forge", "delta"] = 10
    tally.won["forge", "delta"] = 18
    found = print_decks(Console(quiet=True), ("forge", "delta"), tally)
    assert found == [
        "forge wins 90.0 % against delta.",
        "forge wins 90.0 % of its games.",
        "delta wins 10.0 % of its games.",
    ]


def test_it_prints_decks_and_cards(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "2", "--decks", "mists", "dunes", "--jobs", "1"])
    printed = capsys.readouterr().out
    assert "2 games" in printed
    assert "sea-of-clouds" in printed
    assert "Rounds are decided by" in printed


@pytest.mark.parametrize("words", [["--games", "1"], ["--jobs", "0"], ["--seed", "-1"]])
def test_it_refuses_what_makes_no_sense(words: list[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
