"""The help of every command, in every language."""

from __future__ import annotations

import re

import pytest

from ludotheque.texts import LANGUAGES, Language
from tests.cli.conftest import Run
from tests.cli.support import flat, too_wide

COMMANDS: dict[str, list[str]] = {
    "": [],
    "play": ["game", "seat", "against", "lang", "seed", "save", "resume", "aid", "option"],
    "games": ["lang"],
    "rules": ["game", "clause", "lang"],
    "replay": ["record", "replay-seat", "board", "lang"],
    "case": ["cases", "lang"],
    "record": [],
    "record check": ["record", "lang"],
    "simulate": ["game", "players", "games", "jobs", "seed", "lang", "option"],
}
NAMES = ["play", "games", "rules", "replay", "case", "record", "simulate"]

DEFAULTS = {"seat": "0", "against": "greedy", "players": "greedy,random", "games": "1000",
            "jobs": "1"}  # fmt: skip

ENGLISH_OF_THE_LIBRARY = ["Usage:", "Commands", "Parameters", "required", "default:", "Display",
                          "False", "Show this"]  # fmt: skip
"""Words that the library behind the command line would say by itself."""


def unframed(text: str) -> str:
    """Take the frames away and join what was wrapped."""
    return flat(re.sub("[│╭╮╰╯─]", " ", text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_has_every_text(run: Run, command: str, language: str) -> None:
    said = run(*command.split(), "--help", "--lang", language)
    speaker = Language(language)
    assert said.code == 0
    assert said.err == ""
    assert too_wide(said.out) == []
    shown = unframed(said.out)
    about = f"cli-command-{command.rpartition(' ')[2]}" if command else "cli-help"
    assert flat(speaker.text(about)) in shown
    for option in COMMANDS[command]:
        text = speaker.text(f"cli-option-{option}", default=DEFAULTS.get(option, ""))
        assert flat(text) in shown, option


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_command(run: Run, language: str) -> None:
    shown = unframed(run("--help", "--lang", language).out)
    for name in NAMES:
        text = Language(language).text(f"cli-command-{name}")
        assert f"{name} {flat(text)}" in shown
    for message in ("cli-help-help", "cli-help-version"):
        assert Language(language).text(message) in shown


@pytest.mark.parametrize("language", ["fr", "pl"])
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_speaks_no_english_to_others(run: Run, command: str, language: str) -> None:
    shown = unframed(run(*command.split(), "--help", "--lang", language).out)
    assert [word for word in ENGLISH_OF_THE_LIBRARY if word in shown] == []


def test_the_help_of_a_command_is_found_also_when_the_language_comes_first(run: Run) -> None:
    assert "--against" in run("--lang", "fr", "play", "--help").out


def test_help_needs_no_game(run: Run) -> None:
    assert run("play", "--help").code == 0
    assert run("play", "-h").code == 0
