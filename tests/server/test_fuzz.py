"""What is malformed, forged or out of order is refused, changes nothing and tells nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.fuzz import fuzz


def test_nonsense_changes_and_tells_nothing(database: str, tmp_path: Path) -> None:
    found = asyncio.run(fuzz(database, tmp_path, messages=3000, seed=1))
    assert found["messages"] == 3000 and len(found["kinds"]) >= 18
    assert found["legal answers in between"] >= 25
