"""A server that is killed loses nothing that it had acknowledged."""

from __future__ import annotations

from pathlib import Path

from tests.server.crash import crash


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    found = crash(tmp_path, kills=3)
    assert found["kills"] == 3 and found["answers acknowledged"] >= 20
