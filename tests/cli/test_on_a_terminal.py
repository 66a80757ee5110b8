"""On a terminal of its own: Ctrl-C, Ctrl-D, colours, width, a sudden end."""

from __future__ import annotations

import re
from pathlib import Path
from signal import SIGKILL
from time import sleep

import pexpect
import pytest

from ludotheque.table import read_record
from ludotheque.texts import LANGUAGES, Language
from tests.cli.support import SEED, environment, leave, terminal, too_wide

pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
COLOUR = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-9]|4[0-9]|9[0-7]|10[0-7])[;m]")
ARGUMENTS = ("play", "claim", "--seed", SEED)


def until_asked(child: pexpect.spawn[str]) -> str:
    """Wait for the prompt and return what came before it."""
    child.expect("\n> ")
    return child.before or ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_ctrl_c_saves_and_leaves_cleanly(tmp_path: Path, language: str) -> None:
    with terminal(*ARGUMENTS, "--lang", language, cwd=tmp_path) as child:
        until_asked(child)
        child.sendline("1")
        until_asked(child)
        sleep(0.3)  # the prompt stands a moment before the program waits for a key
        child.sendintr()
        child.expect("claim.jsonl")
        rest = child.read()
        assert leave(child) == 0
    assert "Traceback" not in rest
    record = read_record((tmp_path / "claim.jsonl").read_text(encoding="utf-8"))
    assert len([seat for seat, _ in record.answers if seat == 0]) == 1


def test_ctrl_d_saves_and_leaves_cleanly_and_the_game_goes_on(tmp_path: Path) -> None:
    with terminal(*ARGUMENTS, "--save", "x.jsonl", cwd=tmp_path) as child:
        until_asked(child)
        child.sendeof()
        child.expect("--resume x.jsonl")
        assert leave(child) == 0
    with terminal("play", "claim", "--resume", "x.jsonl", cwd=tmp_path) as child:
        for _ in range(26):
            until_asked(child)
            child.sendline("1")
        assert leave(child) == 0
    assert read_record((tmp_path / "x.jsonl").read_text(encoding="utf-8")).outcome is not None


def test_a_killed_program_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    with terminal(*ARGUMENTS, "--save", "x.jsonl", cwd=tmp_path) as child:
        for _ in range(3):
            until_asked(child)
            child.sendline("1")
        until_asked(child)
        child.kill(SIGKILL)
    record = read_record((tmp_path / "x.jsonl").read_text(encoding="utf-8"))
    assert len([seat for seat, _ in record.answers if seat == 0]) == 3
    assert [file.name for file in tmp_path.iterdir()] == ["x.jsonl"]


def first_table(tmp_path: Path, **extra: str) -> str:
    """Sit down, look at the table and leave."""
    with terminal(*ARGUMENTS, cwd=tmp_path, env=environment(**extra)) as child:
        drawn = until_asked(child)
        child.sendeof()
        assert leave(child) == 0
    assert Language("en").text("claim-board-hand") in drawn
    return drawn


def test_the_table_is_drawn_in_colour_within_eighty_columns(tmp_path: Path) -> None:
    with terminal(*ARGUMENTS, "--aid", cwd=tmp_path) as child:
        drawn = until_asked(child)
        for typed in ("?", "help"):
            child.sendline(typed)
            drawn += until_asked(child)
        child.sendeof()
        assert leave(child) == 0
    assert COLOUR.search(drawn)
    assert too_wide(ESCAPE.sub("", drawn)) == []


def test_no_color_takes_the_colours_away(tmp_path: Path) -> None:
    assert not COLOUR.search(first_table(tmp_path, NO_COLOR="1"))


def test_a_terminal_that_can_do_nothing_gets_no_escape_codes(tmp_path: Path) -> None:
    assert "\x1b" not in first_table(tmp_path, TERM="dumb")


@pytest.mark.parametrize(("jobs", "seconds"), [("1", 0.3), ("4", 0.3), ("4", 2.5)])
def test_ctrl_c_ends_a_simulation_without_a_traceback(
    tmp_path: Path, jobs: str, seconds: float
) -> None:
    arguments = ("simulate", "claim", "--games", "500000", "--jobs", jobs)
    with terminal(*arguments, cwd=tmp_path) as child:
        child.expect("0%")
        sleep(seconds)
        child.sendintr()
        rest = child.read()
        assert leave(child) == 130
    assert "Traceback" not in rest
    assert "KeyboardInterrupt" not in rest
