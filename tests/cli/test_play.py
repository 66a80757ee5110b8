"""`ludotheque play`: whole games, typed in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.table import read_record
from ludotheque.texts import LANGUAGES, Language
from tests.cli.conftest import Run
from tests.cli.support import SEED, environment, flat, process, too_wide

ALWAYS_THE_FIRST = "1\n" * 26
CLAUSE = re.compile(r"^> ", flags=re.MULTILINE)


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_every_language(run: Run, language: str, seed: str) -> None:
    said = run("play", "claim", "--seed", seed, "--lang", language, typed=ALWAYS_THE_FIRST)
    assert said.code == 0
    assert said.err == ""
    assert too_wide(said.out) == []
    assert "\x1b" not in said.all
    speaker = Language(language)
    assert said.out.count(speaker.text("cli-prompt") + " ") == 26
    assert flat(speaker.text("claim-ask-lead")) in flat(said.out)
    assert flat(speaker.text("claim-ask-follow")) in flat(said.out)
    ends = [
        flat(
            speaker.text("cli-result", result=result, winner="greedy", reason=speaker.text(reason))
        )
        for result, reason in (
            ("won", "claim-majority"),
            ("won", "claim-more-votes"),
            ("lost", "claim-majority"),
            ("lost", "claim-more-votes"),
            ("draw", "claim-draw"),
        )
    ]
    assert any(end in flat(said.out) for end in ends)
    assert "ludotheque replay claim.jsonl" in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_the_installed_program(tmp_path: Path, language: str) -> None:
    said = process(
        "play", "claim", "--seed", SEED, "--lang", language, cwd=tmp_path, typed=ALWAYS_THE_FIRST
    )
    assert said.code == 0
    assert said.err == ""
    assert too_wide(said.out) == []
    assert "\x1b" not in said.all
    assert [file.name for file in tmp_path.iterdir()] == ["claim.jsonl"]


def test_no_escape_codes_even_when_colours_are_wished_away(tmp_path: Path) -> None:
    env = environment(NO_COLOR="1", LANG="fr_FR.UTF-8")
    said = process("play", "claim", "--seed", SEED, cwd=tmp_path, typed="1\n", env=env)
    assert said.code == 0
    assert "\x1b" not in said.all
    assert Language("fr").text("cli-you") in said.out


@pytest.mark.parametrize("arguments", [["--seat", "1"], ["--against", "random"], ["--aid"],
                                       ["--option", "first_leader=1"]])  # fmt: skip
def test_a_whole_game_is_played_with_every_setting(run: Run, arguments: list[str]) -> None:
    said = run("play", "claim", "--seed", SEED, *arguments, typed=ALWAYS_THE_FIRST)
    assert said.code == 0
    assert said.err == ""
    assert too_wide(said.out) == []


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    for file in ("a.jsonl", "b.jsonl"):
        run("play", "claim", "--seed", SEED, "--save", file, typed=ALWAYS_THE_FIRST)
    assert Path("a.jsonl").read_text() == Path("b.jsonl").read_text()


def test_without_a_seed_one_is_told_that_deals_the_same_cards_again(run: Run) -> None:
    first = run("play", "claim", typed=ALWAYS_THE_FIRST).out
    found = re.search(r"--seed (\d+)", first)
    assert found is not None
    again = run("play", "claim", "--seed", found[1], typed=ALWAYS_THE_FIRST).out
    assert again.splitlines()[1:-2] == first.splitlines()[2:-2]


def test_the_first_leader_can_be_chosen(run: Run) -> None:
    for leader, words in (("0", "You lead the first trick."), ("1", "greedy leads the first")):
        said = run("play", "claim", "--seed", SEED, "--option", f"first_leader={leader}")
        assert words in said.out


def test_cards_are_chosen_by_notation_in_any_case_too(run: Run) -> None:
    said = run("play", "claim", "--seed", SEED, "--save", "x.jsonl", typed="quit\n")
    hand = re.findall(r"\d+ ([GKUDX]\d)", said.out)
    by_number = run("play", "claim", "--seed", SEED, "--save", "a.jsonl", typed="2\nquit\n")
    by_text = run(
        "play", "claim", "--seed", SEED, "--save", "b.jsonl", typed=f" {hand[1].lower()} \nquit\n"
    )
    assert Path("a.jsonl").read_text() == Path("b.jsonl").read_text()
    assert by_number.out.replace("a.jsonl", "b.jsonl") == by_text.out


def test_what_cannot_be_played_is_refused_and_asked_again(run: Run) -> None:
    wrong = ["Z9", "K0", "77", "0", "-1", "play", "G0 G1", "leads 1", "9" * 5000, "²", "[bold]"]
    said = run("play", "claim", "--seed", SEED, "--save", "x.jsonl", typed="\n".join([*wrong, ""]))
    assert said.code == 0
    for word in ("Z9", "K0", "play", "[bold]"):
        assert f"“{word}”" in flat(said.err)
    assert "Numbers run from 1 to" in said.err
    assert len(CLAUSE.findall(said.out)) == len(wrong) + 1
    assert len(read_record(Path("x.jsonl").read_text()).answers) <= 3


def test_an_empty_line_is_no_answer(run: Run) -> None:
    said = run("play", "claim", "--seed", SEED, typed="\n  \n\n")
    assert said.code == 0
    assert said.err == ""


def test_the_game_is_saved_and_is_a_good_record(run: Run) -> None:
    said = run("play", "claim", "--seed", SEED, "--save", "x.jsonl", typed=ALWAYS_THE_FIRST)
    assert said.code == 0
    assert "x.jsonl" in said.out
    record = read_record(Path("x.jsonl").read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert record.header.seats == ("person", "greedy")
    assert run("record", "check", "x.jsonl").code == 0


def test_the_table_shows_no_card_of_the_opponent(run: Run) -> None:
    run("play", "claim", "--seed", SEED, "--save", "x.jsonl", typed="quit\n")
    shown = run("play", "claim", "--seed", SEED, typed="quit\n").out
    shown = shown.partition("\n")[2]  # the first line has a card as an example
    record = read_record(Path("x.jsonl").read_text(encoding="utf-8"))
    position = record.match().state.position()
    mine = set(position["hands"][0])
    hidden = (set(position["hands"][1]) | set(position["pile"])) - mine - {position["prize"]}
    hidden -= {position["led"]}
    assert not [card for card in hidden if re.search(rf"\b{card}\b", shown)]
