"""The conformance kit on Elementa, which is not offered yet and so not found by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludotheque.games.elementa import ELEMENTA
from ludotheque.table import registry
from tests.conformance.kit import CHECKS
from tests.conformance.sitting import Sitting, sittings


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records name their game."""
    monkeypatch.setitem(registry._loaded, "elementa", ELEMENTA)


@pytest.mark.parametrize("sitting", sittings(ELEMENTA), ids=str)
@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
def test_elementa_conforms(sitting: Sitting, check: Callable[[Sitting], None]) -> None:
    check(sitting)
