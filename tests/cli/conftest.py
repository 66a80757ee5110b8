"""The program inside the test's own process."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.cli import main
from ludotheque.table import record_of, write_record
from tests.cli.support import Said
from tests.table.support import CLAIM, play_on

Run = Callable[..., Said]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run the program in an empty folder, without a language or a terminal."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "COLUMNS", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, typed: str = "") -> Said:
        capsys.readouterr()
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(list(arguments))
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        return Said(code, said.out, said.err)

    return run


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A good record of a finished match."""
    file = tmp_path / "finished.jsonl"
    match = play_on(CLAIM.start(seed=7))
    file.write_text(write_record(record_of(match, ["person", "greedy"])), encoding="utf-8")
    return file


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """A good record of a match that goes on."""
    file = tmp_path / "begun.jsonl"
    match = play_on(CLAIM.start(seed=7), 20)
    file.write_text(write_record(record_of(match, ["person", "greedy"])), encoding="utf-8")
    return file
