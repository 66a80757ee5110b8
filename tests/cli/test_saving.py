"""Leaving and coming back: nothing is lost, and how to go on is said."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

import pytest

from ludotheque.table import read_record, record_of, write_record
from ludotheque.texts import LANGUAGES
from tests.cli.conftest import Run
from tests.cli.support import SEED, flat
from tests.table.support import unplayed

REST = "1\n" * 26


def command_to_resume(text: str) -> list[str]:
    """Return the arguments that the program says to go on with."""
    _, found, command = flat(text).rpartition("ludotheque play ")
    assert found, text
    return ["play", *shlex.split(command)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["", "1\n", "1\n1\n1\n", "1\n" * 20, "1\nquit\n"])
def test_the_end_of_input_saves_and_the_told_command_goes_on(
    run: Run, tmp_path: Path, typed: str, language: str
) -> None:
    said = run("play", "claim", "--seed", SEED, "--lang", language, typed=typed)
    assert said.code == 0
    assert [file.name for file in tmp_path.iterdir()] == ["claim.jsonl"]
    record = read_record((tmp_path / "claim.jsonl").read_text(encoding="utf-8"))
    assert record.outcome is None
    mine = [seat for seat, _ in record.answers if seat == 0]
    assert len(mine) == typed.count("1")
    again = run(*command_to_resume(said.out), "--lang", language, typed=REST)
    assert again.code == 0
    finished = read_record((tmp_path / "claim.jsonl").read_text(encoding="utf-8"))
    assert finished.outcome is not None
    assert finished.answers[: len(record.answers)] == record.answers


def test_a_resumed_game_shows_what_happened_last(run: Run) -> None:
    run("play", "claim", "--seed", SEED, typed="1\n1\n")
    said = run("play", "claim", "--resume", "claim.jsonl")
    assert said.code == 0
    assert "turned up as the prize" in flat(said.out)


def test_a_file_with_a_space_in_its_name_can_be_gone_on_with_as_told(
    run: Run, tmp_path: Path
) -> None:
    said = run("play", "claim", "--seed", SEED, "--save", "my game.jsonl", typed="1\n")
    again = run(*command_to_resume(said.out), typed=REST)
    assert again.code == 0
    assert read_record((tmp_path / "my game.jsonl").read_text()).outcome is not None


def test_an_earlier_game_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    for _ in range(3):
        run("play", "claim", "--seed", SEED, typed="quit\n")
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "claim-2.jsonl",
        "claim-3.jsonl",
        "claim.jsonl",
    ]


def test_a_game_resumed_under_another_name_leaves_the_old_file(run: Run, begun: Path) -> None:
    before = begun.read_text(encoding="utf-8")
    said = run("play", "claim", "--resume", str(begun), "--save", "new.jsonl", typed=REST)
    assert said.code == 0
    assert begun.read_text(encoding="utf-8") == before
    assert read_record(Path("new.jsonl").read_text(encoding="utf-8")).outcome is not None


def test_a_resumed_game_is_saved_to_its_own_file(run: Run, begun: Path) -> None:
    run("play", "claim", "--resume", str(begun), typed=REST)
    assert read_record(begun.read_text(encoding="utf-8")).outcome is not None
    assert not Path("claim.jsonl").exists()


def test_a_finished_game_can_be_resumed_to_see_its_result(run: Run, finished: Path) -> None:
    before = finished.read_text(encoding="utf-8")
    said = run("play", "claim", "--resume", str(finished))
    assert said.code == 0
    assert "You have" in said.out or "A draw" in said.out
    assert finished.read_text(encoding="utf-8") == before


def test_a_game_whose_cards_are_not_dealt_yet_can_be_resumed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "undealt.jsonl"
    file.write_text(write_record(record_of(unplayed(), ["person", "greedy"])), encoding="utf-8")
    assert run("record", "check", str(file)).code == 0
    said = run("play", "claim", "--resume", str(file), typed=REST)
    assert said.code == 0
    assert read_record(file.read_text(encoding="utf-8")).outcome is not None


@pytest.mark.parametrize(
    "file", ["nowhere/x.jsonl", "file/x.jsonl", "folder", "/proc/x.jsonl", ".", "/", "x" * 300]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_cannot_be_written_is_refused_before_the_game_begins(
    run: Run, tmp_path: Path, file: str, language: str
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    said = run("play", "claim", "--seed", SEED, "--save", file, "--lang", language, typed=REST)
    assert said.code == 2
    assert file[:60] in said.err
    assert said.out == ""
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["file", "folder"]


@pytest.mark.skipif(os.geteuid() == 0, reason="everything can be written by root")
def test_a_folder_that_is_not_writable_is_refused_before_the_game_begins(
    run: Run, tmp_path: Path
) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    said = run("play", "claim", "--save", "locked/x.jsonl", typed=REST)
    assert said.code == 2
    assert "locked/x.jsonl" in said.err
    assert said.out == ""


def test_a_bad_seed_or_player_leaves_no_file_behind(run: Run, tmp_path: Path) -> None:
    for arguments in (["--seed", "x"], ["--against", "deep"], ["--seat", "9"]):
        assert run("play", "claim", "--save", "x.jsonl", *arguments).code == 2
    assert list(tmp_path.iterdir()) == []


def test_a_refused_command_does_not_touch_an_earlier_game(run: Run, begun: Path) -> None:
    before = begun.read_text(encoding="utf-8")
    for arguments in (["--seed", "x"], ["--against", "deep"], ["--seat", "9"], ["--lang", "de"]):
        assert run("play", "claim", "--save", str(begun), *arguments).code == 2
    assert begun.read_text(encoding="utf-8") == before


def test_ctrl_c_while_a_bot_thinks_saves_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.players.claim_greedy import GreedyClaim

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(GreedyClaim, "think", interrupted)
    said = run("play", "claim", "--seed", SEED, "--option", "first_leader=1")
    assert said.code == 0
    assert "claim.jsonl" in said.out
    assert read_record(Path("claim.jsonl").read_text(encoding="utf-8")).outcome is None
