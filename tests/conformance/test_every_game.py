"""The kit on every registered game, with no opt-in."""

from __future__ import annotations

import pytest

import ludotheque
from tests.conformance.kit import CHECKS
from tests.conformance.sitting import Sitting, sittings

ALL = [sitting for name in ludotheque.games() for sitting in sittings(ludotheque.load(name))]


@pytest.mark.parametrize("sitting", ALL, ids=str)
@pytest.mark.parametrize("check", CHECKS)
def test_a_game_conforms(check: str, sitting: Sitting) -> None:
    CHECKS[check](sitting)
