"""What can be typed at the table beside a card."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli.session import WORDS
from ludotheque.table import read_record, record_of, write_record
from ludotheque.texts import LANGUAGES, Language, read_rulebook
from tests.cli.conftest import Run
from tests.cli.support import SEED, Said, flat
from tests.table.support import FOLLOWING, match_from

PHASE_TWO = {"phase": "two", "hands": ["U4 K6 D3", "U2 X7 G5"]}


def at(run: Run, given: dict[str, Any], seat: int, *typed: str, language: str = "en") -> Said:
    """Sit down in a position and type these lines; the file is `x.jsonl`."""
    seats = ["person" if seat == me else "greedy" for me in range(2)]
    Path("x.jsonl").write_text(write_record(record_of(match_from(given), seats)), encoding="utf-8")
    lines = "".join(f"{line}\n" for line in typed)
    said = run("play", "claim", "--resume", "x.jsonl", "--lang", language, typed=lines)
    assert said.code == 0
    return said


def saved() -> int:
    """Return how many answers were saved."""
    return len(read_record(Path("x.jsonl").read_text(encoding="utf-8")).answers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hint_says_a_legal_card_and_why(run: Run, language: str) -> None:
    word = Language(language).text("cli-word-hint")
    for typed in (word, word.upper(), "hint"):
        said = at(run, FOLLOWING, 1, typed, language=language)
        hints = [
            flat(Language(language).text("cli-hint", action=card, reason=""))
            for card in ("G0", "X1")
        ]
        assert any(hint.rstrip(" .") in flat(said.out) for hint in hints)
        assert said.err == ""
    assert saved() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_shows_the_rules_behind_the_question(run: Run, language: str) -> None:
    book = read_rulebook("claim", language)
    said = at(run, FOLLOWING, 1, "?", language=language)
    for clause in ("CLAIM-3.9", "CLAIM-3.11", "CLAIM-5.12", "CLAIM-5.14"):
        assert f"{clause} {book.clause(clause)}" in flat(said.out)
    said = at(run, PHASE_TWO, 0, "?", language=language)
    assert f"CLAIM-3.6 {book.clause('3.6')}" in flat(said.out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["? 3.9", "?3.9", "? CLAIM-3.9", "? claim-3.9"])
def test_a_question_mark_and_a_clause_show_that_clause(run: Run, typed: str, language: str) -> None:
    said = at(run, FOLLOWING, 1, typed, language=language)
    text = read_rulebook("claim", language).clause("3.9")
    assert f"CLAIM-3.9 {text}" in flat(said.out)
    assert said.err == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_and_an_illegal_card_say_why_not(run: Run, language: str) -> None:
    said = at(run, FOLLOWING, 1, "? K9", language=language)
    book = read_rulebook("claim", language)
    assert "CLAIM-5.4" in flat(said.err)
    assert flat(f"CLAIM-5.4 {book.clause('5.4')}").replace("*", "") in flat(said.out)
    said = at(run, FOLLOWING, 1, "? G9", language=language)
    assert "CLAIM-3.8" in flat(said.err)


def test_a_question_mark_and_a_legal_card_do_not_ask_for_a_clause_of_that_name(run: Run) -> None:
    for typed in ("? G0", "? 1"):
        said = at(run, FOLLOWING, 1, typed)
        assert "no clause" not in flat(said.err)


@pytest.mark.parametrize("typed", ["? 99.9", "? nonsense", "? R99"])
def test_a_question_mark_and_nonsense_is_named(run: Run, typed: str) -> None:
    said = at(run, FOLLOWING, 1, typed)
    assert typed.removeprefix("? ") in said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_card_is_refused_with_its_clause_and_how_to_see_it(
    run: Run, language: str
) -> None:
    said = at(run, FOLLOWING, 1, "K9", language=language)
    assert "(CLAIM-5.4)" in flat(said.err)
    assert "? CLAIM-5.4" in flat(said.out)
    assert saved() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_log_tells_everything_that_happened(run: Run, language: str) -> None:
    word = Language(language).text("cli-word-log")
    first = run("play", "claim", "--seed", SEED, "--lang", language, typed=f"1\n1\n{word}\n").out
    lines = first.splitlines()
    once = run("play", "claim", "--seed", SEED, "--lang", language, typed="1\n1\n").out.splitlines()
    turned = [line for line in once if "1" in line and once.count(line) == 1]
    assert len(lines) > len(once) + 15
    assert turned


def test_aid_shows_and_hides_the_cards_not_yet_seen(run: Run) -> None:
    hidden = run("play", "claim", "--seed", SEED, typed="quit\n").out
    shown = run("play", "claim", "--seed", SEED, typed="aid\nquit\n").out
    twice = run("play", "claim", "--seed", SEED, typed="aid\naid\nquit\n").out
    from_start = run("play", "claim", "--seed", SEED, "--aid", typed="quit\n").out
    words = "Cards you have not seen"
    assert [text.count(words) for text in (hidden, shown, twice, from_start)] == [0, 1, 1, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_is_refused_in_phase_one_with_what_was_shown(run: Run, language: str) -> None:
    word = Language(language).text("cli-word-undo")
    arguments = ["play", "claim", "--seed", SEED, "--lang", language, "--save"]
    assert run(*arguments, "y.jsonl", typed=f"{word}\n").code == 0
    said = run(*arguments, "x.jsonl", typed=f"1\n{word}\n1\n")
    assert said.code == 0
    refused = Language(language).text("table-undo-shown", event="")
    assert flat(refused).rstrip(". ") in flat(said.all)
    answers = read_record(Path("x.jsonl").read_text(encoding="utf-8")).answers
    assert len([seat for seat, _ in answers if seat == 0]) == 2


def test_undo_with_nothing_played_says_so(run: Run) -> None:
    said = at(run, PHASE_TWO, 0, "undo")
    assert "nothing to take back" in flat(said.all)


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_is_allowed_in_phase_two(run: Run, language: str) -> None:
    speaker = Language(language)
    said = at(run, PHASE_TWO, 0, "K6", speaker.text("cli-word-undo"), language=language)
    assert speaker.text("cli-undone") in said.out
    assert saved() == 0
    said = at(run, PHASE_TWO, 0, "K6", "undo", "U4", "quit", language=language)
    record = read_record(Path("x.jsonl").read_text(encoding="utf-8"))
    assert record.answers[0][1].text == "U4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_everything_that_can_be_typed(run: Run, language: str) -> None:
    speaker = Language(language)
    said = run("play", "claim", "--lang", language, typed=speaker.text("cli-word-help") + "\n")
    for word in WORDS:
        assert speaker.text(f"cli-word-{word}") in said.out
        assert flat(speaker.text(f"cli-about-word-{word}")) in flat(said.out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_can_be_taken_for_a_card_or_another_word(run: Run, language: str) -> None:
    words = [Language(language).text(f"cli-word-{word}") for word in WORDS]
    assert len(set(words)) == len(WORDS)
    assert all(word == word.lower() and word.isalpha() for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quit_saves_and_leaves(run: Run, language: str) -> None:
    word = Language(language).text("cli-word-quit")
    said = run("play", "claim", "--seed", SEED, "--lang", language, typed=f"1\n{word}\n1\n1\n")
    assert said.code == 0
    assert "claim.jsonl" in said.out
    answers = read_record(Path("claim.jsonl").read_text(encoding="utf-8")).answers
    assert len([seat for seat, _ in answers if seat == 0]) == 1
