"""How strong the players are. DEMANDED: greedy beats random in at least 90 % of 2 000 games."""

from __future__ import annotations

from ludotheque.arena import simulate


def test_greedy_beats_random_in_nine_of_ten_of_two_thousand_games_on_paired_deals() -> None:
    """The bar of the project; it takes some seconds. Seed and number of games are fixed."""
    tally = simulate("claim", ["greedy", "random"], 2000, seed=0, jobs=2)
    greedy, random = tally.standings
    assert greedy.games == random.games == 2000
    assert greedy.wins + random.wins + greedy.draws == 2000
    assert greedy.wins >= 0.9 * 2000, f"greedy won {greedy.wins / 20:.1f} %"
