"""The end (ELEKT-10.1 to ELEKT-10.14)."""

from __future__ import annotations

import pytest

from tests.games.elekt.playing import P1, P2, SETTINGS, at, clause, finished, play, started


@pytest.mark.rule("ELEKT-10.14")
@pytest.mark.rule("ELEKT-10.6")
@pytest.mark.parametrize(("seats", "edition"), SETTINGS)
def test_nothing_is_left_to_do_when_the_game_is_over(seats: int, edition: str) -> None:
    """The hailing of the emperor is nobody's decision and changes no result."""
    match = finished(started(seats, 2, edition=edition), 2)
    assert match.deciders == ()
    assert match.state.agenda == []
    assert match.outcome is not None
    for seat in range(seats):
        assert clause(match, P1 if seat == 0 else P2, "pass") == "ELEKT-10.1"


@pytest.mark.rule("ELEKT-10.1")
@pytest.mark.rule("ELEKT-10.2")
def test_the_emperor_is_told_with_everybodys_titles() -> None:
    match = at(
        cards={"u": {"symbols": "1A"}, "v": {}},
        hands=[["u"], []],
        passed=[1],
        face={"S": "s1", "M": "m1", "P": "p1"},
        won=[["mechanical-staldorg", "werewolf-packs", "maw-of-the-abyss"], ["s2"]],
    )
    told = play(match, "0: u S")  # with an empty hand he must pass
    assert told[-1] == "match-ended winner=0 titles=7,2"
    assert match.outcome is not None and match.outcome.ranking == ((P1,), (P2,))
