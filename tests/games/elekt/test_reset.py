"""Phase 4, Reset (ELEKT-9.1 to ELEKT-9.11)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.elekt.playing import P1, P2, ElektMatch, asked, at, legal, play


def privilege_zone(seats: int = 2, **given: Any) -> ElektMatch:
    """Return a match in which the Privilege zone is being resolved; side 1 has the Authority."""
    return at(
        seats=seats,
        phase="confrontation",
        zone="P",
        cards={"u": {}, "v": {"symbols": "1A"}, "w": {}, "x": {}},
        hands=[["w"], ["x"]],
        zones={"P": [["u"], ["v"]]},
        decks={"P": ["p2"]},
        amber=[0, 0],
        **given,
    )


@pytest.mark.rule("ELEKT-9.2")
@pytest.mark.rule("ELEKT-9.3")
def test_who_obtained_the_privilege_gives_the_sceptre() -> None:
    match = privilege_zone(face={"P": "p1"})
    assert (match.deciders, asked(match)) == ((P2,), "sceptre")
    assert legal(match, P2) == [
        f"to {seat} {way}" for seat in (1, 0) for way in ("clockwise", "anticlockwise")
    ]


@pytest.mark.rule("ELEKT-9.4")
@pytest.mark.rule("ELEKT-R50")
@pytest.mark.rule("ELEKT-R54")
def test_without_a_privilege_card_nobody_gives_the_sceptre() -> None:
    """Authority gives nothing there: nobody has obtained the card of this round."""
    match = privilege_zone()
    assert match.state.round == 2
    assert (match.state.holder, match.state.direction) == (P1, 1)


@pytest.mark.rule("ELEKT-11.77")
@pytest.mark.rule("ELEKT-R50")
@pytest.mark.parametrize("face", [{}, {"P": "p1"}])
def test_the_coalition_takes_the_sceptre_for_winning_authority(face: dict[str, str]) -> None:
    """Its clause asks for the win alone, so it takes it without a card, too."""
    assert privilege_zone(seats=1, face=face).state.holder == 1


@pytest.mark.rule("ELEKT-R54")
def test_who_lost_the_privilege_since_gives_the_sceptre_all_the_same() -> None:
    gone = {"when": {"happens": "obtained"}, "do": [{"do": "discard-this"}]}
    match = at(
        phase="confrontation",
        zone="P",
        cards={"u": {}, "p": {"kind": "privilege", "abilities": [gone]}, "w": {}, "x": {}},
        hands=[["w"], ["x"]],
        zones={"P": [[], ["u"]]},
        face={"P": "p"},
        decks={"P": ["p2"]},
    )
    assert [card.id for card in match.state.gone] == ["p"]
    assert (match.deciders, asked(match)) == ((P2,), "sceptre")


@pytest.mark.rule("ELEKT-9.1")
@pytest.mark.rule("ELEKT-8.31")
def test_a_card_that_nobody_may_win_is_discarded() -> None:
    """The Reset phase begins when each card was obtained or discarded; none is lost."""
    nobody = {"rules": [{"rule": "nobody-wins", "attribute": "A"}]}
    match = at(
        phase="confrontation",
        cards={"u": {"symbols": "1A", "abilities": [nobody]}, "w": {}, "x": {}},
        hands=[["w"], ["x"]],
        zones={"S": [["u"], []]},
        face={"S": "s1"},
        decks={"S": ["s2"], "P": ["p2"]},
    )
    assert match.state.round == 2
    assert [card.id for card in match.state.gone] == ["s1"]
    assert match.state.won == [(), ()]


@pytest.mark.rule("ELEKT-9.11")
def test_what_amber_brings_comes_before_the_recall() -> None:
    match = privilege_zone(face={"P": "p1"})
    told = play(match, "1: to 1 clockwise")
    kinds = [line.split()[0] for line in told]
    assert kinds[:5] == [
        "sceptre-given",
        "amber-obtained",
        "amber-obtained",
        "units-recalled",
        "card-revealed",
    ]
