"""Every wrong thing a person can say gets a message that names it, and the right exit code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.texts import LANGUAGES
from tests.cli.conftest import Run
from tests.cli.support import flat

NOT_UNDERSTOOD: list[tuple[list[str], list[str]]] = [
    (["dance"], ["dance"]),
    (["play"], ["GAME"]),
    (["play", "chess"], ["chess", "claim"]),
    (["rules", "chess"], ["chess", "claim"]),
    (["simulate", "chess"], ["chess", "claim"]),
    (["play", "claim", "--colour", "red"], ["--colour"]),
    (["play", "claim", "rummy"], ["rummy"]),
    (["play", "claim", "--option", "colour=red"], ["colour", "first_leader"]),
    (["play", "claim", "--option", "first_leader=9"], ["first_leader", "9", "drawn"]),
    (["play", "claim", "--option", "first_leader"], ["first_leader", "name=value"]),
    (["play", "claim", "--option", "seats=2"], ["seats"]),
    (["play", "claim", "--option", "seed=2"], ["seed"]),
    (["simulate", "claim", "--option", "seats=2"], ["seats"]),
    (["play", "claim", "--seat", "0.4"], ["0.4", "--seat"]),
    (["play", "claim", "--against", "deep"], ["deep", "greedy"]),
    (["play", "claim", "--against", "greedy:ms=3"], ["greedy", "ms=3"]),
    (["play", "claim", "--lang", "de"], ["de", "en, fr, pl"]),
    (["games", "--lang", "xx"], ["xx"]),
    (["games", "--lang="], ["“”"]),
    (["play", "claim", "--seat", "2"], ["2", "0", "1"]),
    (["play", "claim", "--seat", "-1"], ["-1"]),
    (["play", "claim", "--seat", "left"], ["left", "--seat"]),
    (["play", "claim", "--seed", "x"], ["“x”"]),
    (["play", "claim", "--seed", "-5"], ["“-5”"]),
    (["play", "claim", "--seed", "1.5"], ["“1.5”"]),
    (["play", "claim", "--seed", "1" * 5000], ["seed"]),
    (["play", "claim", "--seed"], ["--seed"]),
    (["play", "claim", "--seed", "1", "--seed", "2"], ["--seed"]),
    (["play", "claim", "--resume", "nothing.jsonl"], ["nothing.jsonl"]),
    (["rules", "claim", "99.9"], ["99.9"]),
    (["rules", "claim", ""], ["“”"]),
    (["rules", "claim", "3.9", "4.1"], ["4.1"]),
    (["replay"], ["FILE"]),
    (["replay", "nothing.jsonl"], ["nothing.jsonl"]),
    (["replay", "."], ["."]),
    (["record", "erase"], ["erase"]),
    (["record", "check"], ["FILE"]),
    (["record", "check", "nothing.jsonl"], ["nothing.jsonl"]),
    (["case"], ["folder"]),
    (["case", "nothing.yaml"], ["nothing.yaml"]),
    (["case", "."], ["."]),
    (["simulate", "claim", "--games", "0"], ["--games", "0"]),
    (["simulate", "claim", "--games", "many"], ["--games", "many"]),
    (["simulate", "claim", "--games", "1.5"], ["--games", "1.5"]),
    (["simulate", "claim", "--jobs", "0"], ["--jobs", "0"]),
    (["simulate", "claim", "--jobs", "-3"], ["--jobs", "-3"]),
    (["simulate", "claim", "--seed", "x", "--games", "2"], ["“x”"]),
    (["simulate", "claim", "--players", "greedy"], ["1"]),
    (["simulate", "claim", "--players", "greedy,deep"], ["deep"]),
    (["simulate", "claim", "--players", "greedy,random,random"], ["3"]),
    (["simulate", "claim", "--option", "colour=red"], ["colour"]),
]


@pytest.mark.parametrize(("arguments", "named"), NOT_UNDERSTOOD, ids=lambda x: " ".join(x)[:60])
def test_what_is_not_understood_is_named_with_exit_code_2(
    run: Run, arguments: list[str], named: list[str], tmp_path: Path
) -> None:
    said = run(*arguments)
    assert said.code == 2
    for word in named:
        assert word in flat(said.err)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["play"],
        ["play", "chess"],
        ["play", "claim", "--colour", "red"],
        ["play", "claim", "--option", "first_leader=9"],
        ["play", "claim", "--against", "deep"],
        ["play", "claim", "--seat", "2"],
        ["play", "claim", "--seat", "left"],
        ["play", "claim", "--seed", "x"],
        ["play", "claim", "--seed", "1", "--seed", "2"],
        ["play", "claim", "--save", "nowhere/x.jsonl"],
        ["rules", "claim", "99.9"],
        ["record", "erase"],
        ["replay", "nothing.jsonl"],
        ["case"],
        ["case", "nothing.yaml"],
        ["simulate", "claim", "--games", "0"],
    ],
    ids=" ".join,
)
def test_mistakes_are_told_in_every_language(run: Run, arguments: list[str], language: str) -> None:
    said = run(*arguments, "--lang", language)
    assert said.code == 2
    assert said.err.strip()


def test_a_record_that_does_not_fit_the_game_is_named(run: Run, begun: Path) -> None:
    lines = begun.read_text(encoding="utf-8").splitlines()
    header = {**json.loads(lines[0]), "game": "chess"}
    begun.write_text("\n".join([json.dumps(header), *lines[1:]]), encoding="utf-8")
    for arguments, code in (
        (("record", "check", begun.name), 1),
        (("replay", begun.name), 2),
        (("play", "claim", "--resume", begun.name), 2),
    ):
        said = run(*arguments)
        assert said.code == code
        for word in ("begun.jsonl", "Line 1", "chess", "claim"):
            assert word in flat(said.err)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_record_is_no_with_exit_code_1(run: Run, finished: Path, language: str) -> None:
    text = finished.read_text(encoding="utf-8")
    for damaged, line in (
        (text[:-10], 56),
        ("".join(text.splitlines(keepends=True)[:-1]), 55),
        (text.replace("greedy", "random"), 56),
        (text + "{}\n", 57),
        ("", None),
        ("hello", 1),
    ):
        finished.write_text(damaged, encoding="utf-8")
        said = run("record", "check", str(finished), "--lang", language)
        assert said.code == 1
        assert line is None or str(line) in said.err


def test_a_record_that_is_no_text_is_no_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(b"\xff\xfe\x00\x01")
    for arguments, code in ((("record", "check", "x.jsonl"), 1), (("replay", "x.jsonl"), 2)):
        said = run(*arguments)
        assert said.code == code
        assert "x.jsonl" in said.err


def test_a_bad_seat_for_a_replay_is_named(run: Run, finished: Path) -> None:
    for seat in ("2", "-1"):
        said = run("replay", str(finished), "--seat", seat)
        assert said.code == 2
        assert seat in said.err


def test_a_board_without_a_seat_is_refused(run: Run, finished: Path) -> None:
    said = run("replay", str(finished), "--board")
    assert said.code == 2
    assert "--seat" in said.err


@pytest.mark.parametrize(
    ("extra", "named"),
    [
        (["--against", "deep"], "deep"),
        (["--option", "colour=red"], "colour"),
        (["--seat", "7"], "7"),
    ],
)
def test_wrong_settings_are_named_also_beside_resume(
    run: Run, begun: Path, extra: list[str], named: str
) -> None:
    said = run("play", "claim", "--resume", str(begun), *extra)
    assert said.code == 2
    assert named in said.err


@pytest.mark.parametrize("seats", [["greedy", "random"], ["person", "deep"], ["person", "person"]])
def test_a_match_that_nobody_here_can_go_on_with_is_refused(
    run: Run, begun: Path, seats: list[str]
) -> None:
    from tests.table.damage import resealed

    lines = begun.read_text(encoding="utf-8").splitlines()
    header = {**json.loads(lines[0]), "seats": seats}
    begun.write_text(resealed([json.dumps(header), *lines[1:]]), encoding="utf-8")
    assert run("record", "check", str(begun)).code == 0
    said = run("play", "claim", "--resume", str(begun))
    assert said.code == 2
    assert said.err.strip()
