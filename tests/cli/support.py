"""Running the program: in this process, in another one, on a terminal of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from signal import SIG_DFL, SIGINT, signal
from typing import Any

import msgspec
import pexpect
from rich.cells import cell_len

PROGRAM = str(Path(sys.executable).with_name("ludotheque"))
"""The program as it is installed."""

SEED = "4"
TIMEOUT = 30


class Said(msgspec.Struct, frozen=True):
    """What a run of the program said, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def all(self) -> str:
        """Everything that was said."""
        return self.out + self.err


def environment(**more: str) -> dict[str, str]:
    """Return an environment without a language, a terminal or colours of its own."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {**kept, "LANG": "C.UTF-8", "TERM": "xterm-256color", **more}


def process(
    *arguments: str, cwd: Path, typed: str | bytes = "", env: Mapping[str, str] | None = None
) -> Said:
    """Run the program in a process of its own."""
    given = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(
        [PROGRAM, *arguments],
        input=given,
        capture_output=True,
        cwd=cwd,
        env=dict(env or environment()),
        timeout=TIMEOUT,
        check=False,
    )
    return Said(
        done.returncode,
        done.stdout.decode(errors="replace"),
        done.stderr.decode(errors="replace"),
    )


def _hear_interrupts() -> None:
    """A shell that runs the tests in the background lets them ignore Ctrl-C; no terminal does."""
    signal(SIGINT, SIG_DFL)


@contextmanager
def terminal(
    *arguments: str, cwd: Path, env: Mapping[str, str] | None = None
) -> Iterator[pexpect.spawn[str]]:
    """Run the program on a terminal of 24 lines and 80 columns; it ends with the block."""
    child: Any = pexpect.spawn(
        PROGRAM,
        list(arguments),
        cwd=str(cwd),
        env=dict(env or environment()),
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=TIMEOUT,
        preexec_fn=_hear_interrupts,
    )
    try:
        yield child
    finally:
        child.close(force=True)


def leave(child: pexpect.spawn[str]) -> int:
    """Wait for the end of a program on a terminal and return its exit code."""
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus is not None, f"killed by signal {child.signalstatus}"
    return child.exitstatus


def too_wide(text: str, columns: int = 80) -> Sequence[str]:
    """Return the lines that do not fit."""
    return [line for line in text.splitlines() if cell_len(line) > columns]


def flat(text: str) -> str:
    """Join lines that were wrapped."""
    return " ".join(text.split())
