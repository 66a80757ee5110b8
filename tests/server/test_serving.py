"""`ludotheque serve`: what is wrong is said before anything is served."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from ludotheque.cli import main


def test_a_port_in_use_is_named(capsys: pytest.CaptureFixture[str], sqlite: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--database", sqlite]) == 2
    assert port in capsys.readouterr().err


@pytest.mark.parametrize("port", ["70000", "x", "-1", "1.5"])
def test_a_port_that_is_none_is_named(capsys: pytest.CaptureFixture[str], port: str) -> None:
    assert main(["serve", "--port", port]) == 2
    assert port in capsys.readouterr().err


@pytest.mark.parametrize(
    "database",
    ["nonsense", "oracle://x", "sqlite:////proc/nothing/x.db",
     "postgresql://somebody:secret@127.0.0.1:1/x"],
)  # fmt: skip
def test_a_database_that_is_away_is_named_without_its_password(
    capsys: pytest.CaptureFixture[str], database: str
) -> None:
    assert main(["serve", "--port", "0", "--database", database]) == 2
    said = capsys.readouterr().err
    assert database.rpartition("@")[2][:20] in said.replace("\n", "")
    assert "secret" not in said and "Traceback" not in said


def test_without_a_database_matches_are_kept_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        main(["serve", "--port", str(taken.getsockname()[1])])
    assert (tmp_path / "ludotheque" / "matches.db").exists()
