"""A record replays to the same states and events in another process with another hash seed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest

import ludotheque
from tests.conformance.looking import digest
from tests.conformance.sitting import Sitting, sittings

ALL = [sitting for name in ludotheque.games() for sitting in sittings(ludotheque.load(name))]


def fingerprint(sitting: Sitting) -> str:
    """Hash every state and event of some random matches."""
    hasher = hashlib.sha256()
    for playthrough in sitting.playthroughs():
        for ply in range(len(playthrough.answers) + 1):
            hasher.update(digest(playthrough.state(ply)))
        for events in playthrough.events:
            hasher.update("\n".join(event.line() for event in events).encode())
    return hasher.hexdigest()


@pytest.mark.parametrize("number", range(len(ALL)), ids=lambda number: str(ALL[number]))
def test_another_process_sees_the_same_match(number: int) -> None:
    code = (
        "from tests.conformance.test_other_process import ALL, fingerprint;"
        f"print(fingerprint(ALL[{number}]))"
    )
    seen = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert seen == {fingerprint(ALL[number])}
