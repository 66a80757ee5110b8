"""The kit passes a healthy game and fails each broken one at exactly the property it breaks."""

from __future__ import annotations

import pytest

from ludotheque.table import registry
from tests.conformance.broken import BROKEN
from tests.conformance.kit import CHECKS
from tests.conformance.sitting import Sitting
from tests.conformance.toys import PipGame

SEEDS = range(12)


def failures(game: PipGame, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    monkeypatch.setitem(registry._loaded, "pip", game)
    sitting = Sitting(game, 2, {}, seeds=SEEDS)
    failed = {}
    for name, check in CHECKS.items():
        try:
            check(sitting)
        except AssertionError as error:
            failed[name] = str(error)
    return failed


def test_a_healthy_toy_passes_every_check(monkeypatch: pytest.MonkeyPatch) -> None:
    assert failures(PipGame(), monkeypatch) == {}


@pytest.mark.parametrize("broken", BROKEN, ids=lambda toy: toy.__name__)
def test_a_broken_toy_fails_exactly_its_check(
    broken: type[PipGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = failures(broken(), monkeypatch)
    assert set(found) == BROKEN[broken], found


def test_every_check_is_shown_to_bite() -> None:
    assert set().union(*BROKEN.values()) == set(CHECKS)
