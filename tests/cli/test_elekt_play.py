"""Elekt in the terminal: whole games, seats, answers typed in several ways, saving."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.cli.names import told_apart
from ludotheque.cli.reading import read_answer
from ludotheque.games.elekt.game import ELEKT
from ludotheque.table import Decision, Seat, Unreadable, read_record, record_of, write_record
from ludotheque.texts import ENGLISH, LANGUAGES, Language, read_rulebook
from tests.cli.conftest import Run
from tests.cli.support import Said, flat, too_wide
from tests.games.elekt.playing import assigning, at

ALWAYS_THE_FIRST = "1\n" * 600
SEATED = ["person", "random"]


def sit(run: Run, *typed: str, language: str = "en", seed: int = 1) -> Said:
    """Sit down in the first Assignment phase and type these lines; the file is `x.jsonl`."""
    match = assigning(2, seed, first_player="0 clockwise")
    Path("x.jsonl").write_text(write_record(record_of(match, SEATED)), encoding="utf-8")
    lines = "".join(f"{line}\n" for line in typed)
    said = run("play", "elekt", "--resume", "x.jsonl", "--lang", language, typed=lines)
    assert said.code == 0
    return said


def played() -> list[str]:
    """Return what the person has answered, as it was saved."""
    record = read_record(Path("x.jsonl").read_text(encoding="utf-8"))
    return [action.text for seat, action in record.answers if seat == 0]


@pytest.mark.parametrize(
    ("language", "arguments"),
    [
        ("en", ["--seats", "1"]),
        ("fr", ["--seats", "1", "--option", "solo_difficulty=hard", "--aid"]),
        ("pl", ["--against", "random"]),
        ("en", ["--seats", "3", "--against", "random", "--seat", "2", "--aid"]),
        ("fr", ["--seats", "4", "--against", "random", "--option", "edition=pl"]),
        ("pl", ["--seats", "4", "--against", "random,random,random"]),
    ],
)
def test_a_whole_game_is_played(run: Run, language: str, arguments: list[str]) -> None:
    words = ("play", "elekt", "--seed", "3", "--lang", language, *arguments)
    said = run(*words, typed=ALWAYS_THE_FIRST)
    assert said.code == 0
    assert said.err == ""
    assert too_wide(said.out) == []
    assert "⟨" not in said.out
    record = read_record(Path("elekt.jsonl").read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert run("record", "check", "elekt.jsonl", "--lang", language).code == 0
    told = run("replay", "elekt.jsonl", "--lang", language)
    assert told.code == 0
    assert too_wide(told.out) == []


def test_two_sit_at_the_table_unless_told_otherwise(run: Run) -> None:
    run("play", "elekt", "--seed", "3", "--save", "x.jsonl")
    assert read_record(Path("x.jsonl").read_text()).header.seats == ("person", "greedy")


def test_players_of_one_kind_are_told_apart(run: Run) -> None:
    said = run("play", "elekt", "--seats", "4", "--against", "random,novice,random", "--seed", "3")
    for name in ("random 1", "novice", "random 2"):
        assert re.search(rf"^ \d {name} +0/5 ", said.out, re.MULTILINE)
    assert told_apart(["person", "greedy"]) == ["person", "greedy"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "5"], "1 to 4 players"),
        (["--seats", "0"], "1 to 4 players"),
        (["--seats", "x"], "“x”"),
        (["--seats", "3", "--seat", "3"], "seats run from 0 to 2"),
        (["--seats", "3", "--against", "random,greedy,novice"], "other seats: 2"),
        (["--seats", "1", "--against", "random"], "Nobody sits against you"),
        (["--seats", "3", "--against", "random,nobody"], "“nobody”"),
        (["--seats", "1", "--option", "edition=pl"], "no solo variant"),
        (["--option", "solo_difficulty=brutal"], "easy"),
    ],
)
def test_a_wrong_table_is_refused(run: Run, arguments: list[str], words: str) -> None:
    said = run("play", "elekt", *arguments)
    assert said.code == 2
    assert words in flat(said.err)


def test_a_game_goes_on_where_it_was_left(run: Run) -> None:
    left = run("play", "elekt", "--seats", "3", "--seed", "3", typed="1\n1\n1\nquit\n")
    assert "--resume elekt.jsonl" in flat(left.out)
    before = read_record(Path("elekt.jsonl").read_text()).answers
    refused = run("play", "elekt", "--resume", "elekt.jsonl", "--seats", "4")
    assert refused.code == 2
    assert "--seats" in refused.err
    again = run("play", "elekt", "--resume", "elekt.jsonl", typed=ALWAYS_THE_FIRST)
    assert again.code == 0
    record = read_record(Path("elekt.jsonl").read_text())
    assert record.answers[: len(before)] == before
    assert record.outcome is not None


@pytest.mark.parametrize(
    "typed", ["acolyte0 S", "acolyte0 s", "acolyte s", "aco s", "ACO S", "Acolyte to Skirmish", "1"]
)
def test_an_answer_is_understood_in_full_in_short_and_in_words(run: Run, typed: str) -> None:
    sit(run, typed, "quit")
    assert played()[-1] == "acolyte0 S"


def test_an_answer_is_understood_in_the_words_of_the_language_spoken(run: Run) -> None:
    sit(run, "passer", "koniec", language="fr")
    assert played()[-1] == "pass"


def test_what_can_mean_several_answers_is_asked_again(run: Run) -> None:
    said = sit(run, "a s", "quit")
    assert "acolyte0 S, assassin0 S" in flat(said.err)
    assert "acolyte0 S" not in played()


def test_a_full_zone_is_refused_with_its_clause(run: Run) -> None:
    zones = {"S": [["acolyte0", "nameless0", "dignitary0"], []]}
    match = at(phase="assignment", zones=zones, hands=[["assassin0"], ["assassin1"]])
    asked = match.decision(Seat(0))
    action = read_answer(ELEKT, asked, "assassin0 S", ENGLISH)
    violation = match.explain(Seat(0), action)
    assert violation is not None
    assert violation.clause == "ELEKT-7.7"


@pytest.mark.parametrize("typed", ["0", "99", "00001000", "9" * 5000])
def test_a_number_that_is_no_answer_is_refused(typed: str) -> None:
    match = assigning(2)
    decision: Decision = match.decision(match.deciders[0])
    with pytest.raises(Unreadable):
        read_answer(ELEKT, decision, typed, ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_question_marks_explain_rules_clauses_cards_and_answers(run: Run, language: str) -> None:
    book = read_rulebook("elekt", language)
    speaker = Language(language)
    said = sit(run, "?", "? 7.6", "? symbiote", "? 1", "quit", language=language)
    assert said.err == ""
    for clause in ("ELEKT-7.2", "ELEKT-7.3", "ELEKT-7.13", "ELEKT-7.6"):
        assert flat(f"{clause} {book.clause(clause)}").replace("*", "") in flat(said.out)
    for card in ("symbiote", "acolyte"):
        for phrase in ELEKT.card_texts()[card]:
            assert flat(speaker.say(phrase)) in flat(said.out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_of_elekt_and_hints_name_an_answer_in_words(run: Run, language: str) -> None:
    speaker = Language(language)
    words = [speaker.text(f"cli-word-{word}") for word in ("help", "hint", "aid", "log", "quit")]
    said = sit(run, *words, language=language)
    assert said.err == ""
    assert flat(speaker.text("elekt-board-help")) in flat(said.out)
    assert "U4" not in said.out
    hint = flat(speaker.text("cli-hint", action="", reason="")).split(".")[0].strip()
    assert re.search(rf"{hint} ?\d+ \w+", flat(said.out))


def test_the_log_sets_rounds_apart_and_consequences_to_the_right(run: Run) -> None:
    said = sit(run, "aco s", "1", "1", "log", "quit")
    assert "\n\nRound 1 begins.\n" in said.out
    assert "\n  You attach Authority to Acolyte.\n" in said.out


def test_what_happens_several_times_in_a_row_is_told_once(run: Run) -> None:
    said = run("play", "elekt", "--seats", "1", "--seed", "3", typed="1\nquit\n")
    assert "The Coalition draws a hidden Elite Unit. (×6)" in said.out


def test_counts_of_more_than_two_name_whose_they_are(run: Run) -> None:
    typed = "1\n1\npass\n" + "2\n" * 40
    words = ("play", "elekt", "--seats", "3", "--against", "random", "--seed", "3")
    said = run(*words, typed=typed)
    assert re.search(r"Skirmish, Mysticality: You \(\d\), random 1 \(\d\), random 2 \(\d\)\.",
                     flat(said.out))  # fmt: skip


@pytest.mark.rule("ELEKT-11.3")
def test_who_loses_against_the_coalition_is_told_so(run: Run) -> None:
    said = run("play", "elekt", "--seats", "1", "--seed", "3", typed="1\n1\n" + "pass\n1\n1\n" * 60)
    assert "You have lost: The Coalition wins" in flat(said.out)
    assert "Long live the new emperor: The Coalition" in flat(said.out)


def test_simulate_plays_two_seats_or_as_many_as_players_are_named(run: Run) -> None:
    words = ("simulate", "elekt", "--games", "2", "--players")
    for players in ("random", "random,random", "random,random,random"):
        said = run(*words, players)
        assert said.code == 0
        assert said.out.count("random") == players.count("random")


def test_a_replayed_table_is_drawn_only_when_it_has_changed(run: Run) -> None:
    run("play", "elekt", "--seats", "4", "--against", "random", "--seed", "3", typed="1\n1\nquit\n")
    said = run("replay", "elekt.jsonl", "--seat", "0", "--board")
    assert said.out.count("Round 1 of 6 · Enlistment") == 1


def test_an_answer_that_showed_nothing_is_taken_back(run: Run) -> None:
    said = sit(run, "aco s", "1", "undo", "2", "quit")
    assert said.err == ""
    assert ENGLISH.text("cli-undone") in said.out
    assert played()[-2:] == ["acolyte0 S", "no"]
