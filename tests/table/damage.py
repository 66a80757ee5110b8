"""Ways to damage a record."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from tests.table.support import record_text


def resealed(lines: list[str]) -> str:
    """Write lines with a digest that fits them: what a forger or another program would do."""
    digest = hashlib.sha256("\n".join(lines[:-1]).encode()).hexdigest()
    closing = {**json.loads(lines[-1]), "digest": f"sha256:{digest}"}
    return "\n".join([*lines[:-1], json.dumps(closing, separators=(",", ":"))]) + "\n"


def with_header(**changes: Any) -> str:
    """Return a record whose header has been changed and which is otherwise consistent."""
    lines = record_text().splitlines()
    header = {**json.loads(lines[0]), **changes}
    return resealed([json.dumps(header, separators=(",", ":")), *lines[1:]])


def with_closing(**changes: Any) -> str:
    """Return a record whose closing line has been changed."""
    lines = record_text().splitlines()
    return "\n".join([*lines[:-1], json.dumps({**json.loads(lines[-1]), **changes})])
