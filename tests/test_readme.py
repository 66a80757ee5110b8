"""The terminal shown in the README is what the program draws."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from ludotheque.cli import main

README = Path(__file__).parents[1] / "README.md"


def lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


def test_the_readme_shows_the_real_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nquit\n"))
    assert main(["play", "claim", "--seed", "7", "--lang", "en"]) == 0
    block = README.read_text(encoding="utf-8").split("```console")[1].split("```")[0]
    shown = lines(block)[3:-1]
    drawn = lines(capsys.readouterr().out)
    start = drawn.index(shown[0])
    assert drawn[start : start + len(shown) - 1] == shown[:-1]
