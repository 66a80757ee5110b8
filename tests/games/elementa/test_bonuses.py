"""What becomes of a bonus that several effects change (ELEM-L40)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.elementa.playing import asked, fight, lay_all, play

VICTORY = {"points": 2, "crystals": 1, "units": "Fi", "any": 1}
NONE = {"do": "bonus", "bonus": "victory", "change": "none"}
DOUBLE = {"do": "bonus", "bonus": "victory", "change": "double"}
RAISED = {"do": "bonus", "bonus": "victory", "change": "add", "points": 3, "crystals": 2}


def winner(*verbs: dict[str, Any], when: str) -> dict[str, Any]:
    """Return a card that wins, with an effect for each change."""
    return {
        "power": 1,
        "victory": VICTORY,
        "effects": [{"when": when, "do": list(verbs)}],
    }


@pytest.mark.rule("ELEM-L40")
@pytest.mark.rule("ELEM-L9")
@pytest.mark.parametrize("when", ["standing", "combat"])
@pytest.mark.parametrize("changes", [(DOUBLE, RAISED), (RAISED, DOUBLE)], ids=("one", "other"))
def test_a_bonus_is_doubled_first_and_raised_then(
    changes: tuple[dict[str, Any], ...], when: str
) -> None:
    match = fight(winner(*changes, when=when), {})
    lines = lay_all(match)
    assert "bonus-received seat=0 bonus=victory points=7 crystals=4 units=fi fi" in lines
    play(match, "0 Wa", "0 Ai")  # twice as many of any element
    assert asked(match) == "lay 0 1"
    assert match.state.temporary[0] == (2, 1, 0, 1)


@pytest.mark.rule("ELEM-L40")
@pytest.mark.parametrize("when", ["standing", "combat"])
@pytest.mark.parametrize("change", [DOUBLE, RAISED], ids=("double", "add"))
def test_a_suppressed_bonus_is_nothing_whatever_else_changes_it(
    change: dict[str, Any], when: str
) -> None:
    for changes in ((NONE, change), (change, NONE)):
        match = fight(winner(*changes, when=when), {})
        lines = lay_all(match)
        assert "bonus-received seat=0 bonus=victory points=0 crystals=0 units=" in lines
        assert asked(match) == "lay 0 1"


@pytest.mark.rule("ELEM-L40")
@pytest.mark.parametrize("when", ["standing", "combat"])
def test_a_change_of_the_other_bonus_changes_nothing(when: str) -> None:
    match = fight(winner({**RAISED, "bonus": "defeat"}, when=when), {})
    lines = lay_all(match)
    assert "bonus-received seat=0 bonus=victory points=2 crystals=1 units=fi" in lines
