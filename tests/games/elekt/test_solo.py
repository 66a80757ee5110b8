"""The Imperial Gambit (ELEKT-11.1 to ELEKT-11.81)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.table import CHANCE
from tests.games.elekt.playing import P1, ElektMatch, asked, at, legal, play, started, steps

CARDS: dict[str, Any] = {id: {} for id in "abcdefghijkl"}


@pytest.mark.rule("ELEKT-11.1")
@pytest.mark.rule("ELEKT-11.5")
@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_nobody_but_the_player_and_chance_is_ever_asked(difficulty: str) -> None:
    match = started(1, 6, solo_difficulty=difficulty)
    told: list[str] = []
    match.listen(lambda event: told.append(event.line()))
    for _ in steps(match, 6):
        assert match.deciders in ((P1,), ())
    assert {seat for seat, _ in match.answers} == {P1, CHANCE}
    assert any(line.startswith("assigned seat=1") for line in told)


@pytest.mark.rule("ELEKT-11.29")
@pytest.mark.rule("ELEKT-11.31")
def test_the_player_enlists_as_usual() -> None:
    match = at(seats=1, cards=CARDS, phase="enlistment", elite=list("abcdefghijk"))
    assert match.deciders == (P1,)
    assert legal(match, P1) == ["keep a", "keep b", "new"]
    play(match, "0: new")
    assert [card.id for card in match.state.discard] == ["a", "b"]
    assert [card.id for card in match.state.hands[P1]] == ["i"]  # after the Coalition's six


@pytest.mark.rule("ELEKT-R110")
@pytest.mark.parametrize(
    ("sceptre", "dealt", "coalition"), [(0, "ab", "cdefgh"), (1, "gh", "abcdef")]
)
def test_the_side_with_the_sceptre_enlists_first(sceptre: int, dealt: str, coalition: str) -> None:
    match = at(seats=1, cards=CARDS, phase="enlistment", sceptre=sceptre, elite=list("abcdefghijk"))
    assert match.state.position()["dealt"] == [list(dealt), []]
    assert [card.id for card in match.state.hands[1]] == list(coalition)


@pytest.mark.rule("ELEKT-R122")
@pytest.mark.parametrize(("held", "holds"), [(4, 6), (5, 6), (6, 6), (8, 8)])
def test_a_coalition_with_enough_cards_draws_none(held: int, holds: int) -> None:
    hand = list("abcdefgh"[:held])
    match = at(
        seats=1, cards=CARDS, phase="enlistment", sceptre=1, hands=[[], hand], elite=list("ijkl")
    )
    assert len(match.state.hands[1]) == holds
    assert match.state.discard == ()


@pytest.mark.rule("ELEKT-11.33")
@pytest.mark.rule("ELEKT-11.34")
@pytest.mark.parametrize("order", ["ab", "ba"])
def test_the_order_in_which_units_lie_matters(order: str) -> None:
    match = at(
        seats=1,
        cards={**CARDS, "c": {"symbols": "1B"}},
        hands=[list(order), []],
        zones={"S": [[], ["c"]]},
        assigned=[3, 5],
        amber=[0, 0],
    )
    told = play(match, f"0: {order[0]} S", f"0: {order[1]} S")
    assert f"ban-named seat=1 card={order[0]}" in told


def six_titles_each(mine: str, theirs: str) -> ElektMatch:
    return at(
        seats=1,
        cards={
            **CARDS,
            "a": {"symbols": mine},
            "b": {"symbols": theirs},
            "k1": {"kind": "skirmish", "titles": 6},
            "k2": {"kind": "skirmish", "titles": 6},
        },
        phase="confrontation",
        zones={"S": [["a"], ["b"]], "M": [["c"], ["d"]]},
        face={"S": "s1", "M": "m1", "P": "p1"},
        won=[["k1"], ["k2"]],
        amber=[0, 0],
    )


@pytest.mark.rule("ELEKT-R118")
@pytest.mark.rule("ELEKT-11.3")
def test_of_both_sides_the_first_to_have_seven_titles_wins() -> None:
    match = six_titles_each("2A", "1A")
    assert match.over and match.state.winner == P1
    match = six_titles_each("1A", "2A")
    assert match.over and match.state.winner == 1
    assert match.outcome is not None and match.outcome.ranking == ((), (P1,))


@pytest.mark.rule("ELEKT-11.25")
@pytest.mark.rule("ELEKT-11.15")
def test_the_player_does_not_see_the_hand_and_the_pile_of_the_coalition() -> None:
    match = at(
        seats=1, cards=CARDS, hands=[["nameless0"], list("abc")], box=["p1"], face_down=["p2"]
    )
    view = match.state.view(P1)
    assert (view.hands, view.known[1], view.box, view.face_down) == ((1, 3), (), 1, 1)
    assert asked(match) == "assign"
