"""Phase 1, Enlistment (ELEKT-6.1 to ELEKT-6.7)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.games.elekt.playing import P1, P2, P3, ElektMatch, asked, at, clause, legal, play

ANSWERS = ("0: keep a", "1: new", "2: keep f")


def three() -> ElektMatch:
    cards: dict[str, Any] = {id: {} for id in "abcdefgh"}
    return at(seats=3, cards=cards, phase="enlistment", elite=list("abcdefgh"), sceptre=0)


@pytest.mark.rule("ELEKT-6.7")
@pytest.mark.rule("ELEKT-6.2")
def test_nobody_can_decline_to_enlist() -> None:
    match = three()
    assert match.deciders == (P1, P2, P3)
    assert legal(match, P1) == ["keep a", "keep b", "new"]
    for answer in ("no", "pass", "keep c"):
        assert clause(match, P1, answer) == "ELEKT-6.2"


@pytest.mark.rule("ELEKT-R21")
@pytest.mark.rule("ELEKT-6.1")
@pytest.mark.parametrize("order", list(permutations(ANSWERS)))
def test_it_does_not_matter_who_answers_first(order: tuple[str, ...]) -> None:
    """All choose at once; what they have chosen is carried out in turn order."""
    match = three()
    told = play(match, *order)
    assert told[:6] == [
        "enlisted seat=0 card=a",
        "discarded-from-hand seat=0 card=b",
        "discarded-from-hand seat=1 card=c",
        "discarded-from-hand seat=1 card=d",
        "elite-drawn seat=1 card=g",
        "enlisted seat=2 card=f",
    ]
    assert asked(match) == "assign"


@pytest.mark.rule("ELEKT-R21")
@pytest.mark.rule("ELEKT-1.18")
def test_a_choice_is_not_shown_before_all_have_chosen() -> None:
    match = three()
    play(match, "1: new")
    for viewer in (P1, P3, None):
        view = match.state.view(viewer)
        assert view.own_choice is None
        assert view.discard == ()
    assert match.state.view(P2).own_choice == "new"
    assert clause(match, P2, "keep c") != ""
