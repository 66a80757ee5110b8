"""The golden playthroughs are still what happens."""

from __future__ import annotations

import pytest

import ludotheque
from tests.golden.write import GOLDEN, HERE, playthrough


@pytest.mark.parametrize("file", GOLDEN)
def test_a_golden_playthrough_is_unchanged(file: str) -> None:
    assert playthrough(GOLDEN[file]) == (HERE / file).read_text(encoding="utf-8"), (
        "the rules or texts have changed: `make golden`, then read the diff"
    )


def test_every_game_has_one() -> None:
    assert {plan.game for plan in GOLDEN.values()} == set(ludotheque.games())
