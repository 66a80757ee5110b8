"""`make balance` counts what happens in games of Elekt, and judges it."""

from __future__ import annotations

from collections import Counter

import pytest

from bench.balance import main, play_all
from bench.balance_games import Setting, Tally, play_game
from bench.balance_report import even, rates_of
from ludotheque.games.elekt.cards import BOXES


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_is_counted_whole(seats: int) -> None:
    tally = play_game(Setting(seats), "a game")
    assert tally.games == sum(tally.winners.values()) == sum(tally.ends.values()) == 1
    assert 1 <= tally.rounds <= 6
    assert tally.decisions > 20
    zone_cards = [id for id, card in BOXES["fr"].items() if card.kind == "skirmish"]
    assert sum(tally.came_up[id] for id in zone_cards) == tally.rounds
    assert all(tally.played[id] <= tally.came_up[id] <= 1 for id in zone_cards)
    assert tally.held_won.total() <= tally.held.total()
    assert tally.held.total() >= seats * tally.rounds - 2
    assert tally.worked.total() > 10


def test_the_number_of_jobs_changes_nothing() -> None:
    setting = Setting(2, "pl")
    assert play_all(setting, 22, 1, seed=3) == play_all(setting, 22, 2, seed=3)


def test_the_first_sceptre_and_the_seats_are_counted_apart() -> None:
    tally = play_all(Setting(2), 8, 1, seed=1)
    assert sum(tally.first.values()) == 8
    assert 0 <= tally.first_won <= 8


def test_rates_are_made_even_by_their_odds() -> None:
    assert even(1 / 3, 1 / 3) == pytest.approx(0.5)
    assert even(0.5, 0.25) == pytest.approx(0.75)
    tally = Tally(games=100, winners=Counter({0: 30, 1: 70}))
    tally.held["symbiote"], tally.held_won["symbiote"] = 80, 64
    tally.held["confessor"], tally.held_won["confessor"] = 50, 25
    found = {rates.card: rates for rates in rates_of(Setting(2), tally)}
    assert found["symbiote"].with_it == 0.8
    assert found["symbiote"].without == pytest.approx(36 / 120)
    assert len(found["symbiote"].problems()) == 2
    assert not found["confessor"].problems()
    assert not found["dark-exarch"].problems(), "nobody held it"


def test_in_solo_a_unit_is_measured_by_what_hands_with_units_win() -> None:
    tally = Tally(games=100, winners=Counter({0: 30, 1: 70}))
    for card, held, won in (("symbiote", 40, 20), ("confessor", 20, 10), ("web-wanderer", 40, 10)):
        tally.held[card], tally.held_won[card] = held, won
    found = {rates.card: rates for rates in rates_of(Setting(1), tally)}
    assert found["symbiote"].with_it == pytest.approx(even(0.5, 0.4))
    assert found["symbiote"].without == pytest.approx(even(10 / 60, 0.3))


def test_what_is_out_of_bounds_is_told_and_makes_the_run_fail(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--games", "2", "--seats", "2", "--jobs", "1"]) == 1
    shown = capsys.readouterr().out
    for words in ("2 games", "by Titles", "the first Sceptre", "symbiote", "never came up"):
        assert words in shown
    assert "All within bounds" not in shown


def test_the_polish_edition_has_no_solo(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--edition", "pl"])
    assert "--seats 2 3 4" in capsys.readouterr().err
