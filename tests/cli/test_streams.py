"""Odd input and output: no traceback reaches a person."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.cli.support import PROGRAM, SEED, environment, process

ARGUMENTS = ("play", "claim", "--seed", SEED)


def test_bytes_that_are_no_text_are_named_or_passed_over(tmp_path: Path) -> None:
    for errors in ("strict", "surrogateescape"):
        env = environment(PYTHONIOENCODING=f"utf-8:{errors}")
        said = process(*ARGUMENTS, cwd=tmp_path, typed=b"\xff\xfe\n1\nquit\n", env=env)
        assert "Traceback" not in said.all, errors
        assert said.code == 0, errors


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "iso-8859-2"])
def test_a_terminal_without_our_symbols_gets_something_readable(
    tmp_path: Path, encoding: str
) -> None:
    env = environment(PYTHONIOENCODING=encoding)
    said = process(*ARGUMENTS, "--lang", "pl", cwd=tmp_path, typed=b"1\nquit\n", env=env)
    assert "Traceback" not in said.all
    assert said.code == 0


def test_who_stops_reading_gets_no_traceback(tmp_path: Path) -> None:
    done = subprocess.run(
        f"'{PROGRAM}' rules claim | head -n 1",
        shell=True,
        capture_output=True,
        cwd=tmp_path,
        env=environment(),
        check=False,
    )
    assert b"Claim" in done.stdout or done.stdout.strip()
    assert b"Traceback" not in done.stderr
    assert b"BrokenPipe" not in done.stderr


def test_a_closed_input_is_the_end_of_input(tmp_path: Path) -> None:
    done = subprocess.run(
        f"'{PROGRAM}' play claim --seed {SEED} <&-",
        shell=True,
        capture_output=True,
        cwd=tmp_path,
        env=environment(),
        check=False,
    )
    assert b"Traceback" not in done.stderr + done.stdout
    assert done.returncode == 0
