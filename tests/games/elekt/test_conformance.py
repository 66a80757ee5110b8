"""The conformance kit on Elekt, which is not offered yet and so not found by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludotheque.games.elekt import ELEKT
from ludotheque.table import registry
from tests.conformance.kit import CHECKS
from tests.conformance.sitting import Sitting

PLAIN = ELEKT.read_options({})
SITTINGS = [
    *(Sitting(ELEKT, seats, PLAIN, seeds=(0,)) for seats in (1, 2, 3, 4)),
    Sitting(ELEKT, 2, {**PLAIN, "edition": "pl"}, seeds=(1,)),
    Sitting(ELEKT, 1, {**PLAIN, "solo_difficulty": "hard"}, seeds=(2,)),
    Sitting(ELEKT, 1, {**PLAIN, "coalition_after_pass": "pass"}, seeds=(3,)),
]


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records name their game."""
    monkeypatch.setitem(registry._loaded, "elekt", ELEKT)


@pytest.mark.parametrize("sitting", SITTINGS, ids=str)
@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
def test_elekt_conforms(sitting: Sitting, check: Callable[[Sitting], None]) -> None:
    check(sitting)
