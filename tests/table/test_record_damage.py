"""Damaged, foreign and future records: each is refused with the line and the reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.table import LudothequeError, Phrase, Unreadable, read_record
from tests.table.damage import resealed, with_closing, with_header
from tests.table.support import match_from, record_at, record_text


def refusal(text: str) -> tuple[int, Phrase]:
    """Return line and problem of a record that must be refused."""
    with pytest.raises(Unreadable) as caught:
        read_record(text)
    phrase = caught.value.phrase
    assert phrase.id == "record-line"
    problem = phrase.args["problem"]
    assert isinstance(problem, Phrase)
    assert str(phrase.args["line"]) in str(caught.value)
    return phrase.args["line"], problem


def test_resealing_leaves_a_good_record_alone() -> None:
    assert resealed(record_text().splitlines()) == record_text()


def test_an_empty_file_is_said_to_be_empty() -> None:
    with pytest.raises(Unreadable) as caught:
        read_record("")
    assert caught.value.phrase.id == "record-empty"


@pytest.mark.parametrize("text", ["hello\n", "\n", "<html>", "\x00\x01", "{", "[1, 2"])
def test_what_is_no_json_is_refused_in_line_one(text: str) -> None:
    line, problem = refusal(text)
    assert (line, problem.id) == (1, "record-no-json")


@pytest.mark.parametrize("text", ["{}", "[]", "null", "7", '"ludotheque_record"', '{"game": 1}'])
def test_other_json_is_said_to_be_no_record(text: str) -> None:
    line, problem = refusal(text)
    assert (line, problem.id) == (1, "record-not-one")


@pytest.mark.parametrize("number", [1, 2, 3, 10, 55, 56])
def test_a_record_cut_inside_a_line_names_that_line(number: int) -> None:
    lines = record_text().splitlines()
    cut = "\n".join([*lines[: number - 1], lines[number - 1][:-3]])
    line, problem = refusal(cut)
    assert (line, problem.id) == (number, "record-no-json")


@pytest.mark.parametrize("number", [1, 2, 3, 10, 55])
def test_a_record_cut_at_a_line_end_names_the_last_line(number: int) -> None:
    cut = "\n".join(record_text().splitlines()[:number]) + "\n"
    line, problem = refusal(cut)
    assert (line, problem.id) == (number, "record-cut-short")


@pytest.mark.parametrize("number", [2, 3, 4, 5, 20, 55])
def test_a_missing_line_is_noticed_where_the_next_one_does_not_fit(number: int) -> None:
    lines = record_text().splitlines()
    line, problem = refusal("\n".join(lines[: number - 1] + lines[number:]))
    if number == 55:
        assert (line, problem.id) == (55, "record-wrong-count")
    elif number in (2, 4):  # chance's second answer comes first; the Second answers the wrong seat
        assert line == number
    else:
        assert number <= line <= 55


def test_a_missing_lead_is_noticed_in_the_very_line_that_took_its_place() -> None:
    lines = record_text().splitlines()
    line, problem = refusal("\n".join(lines[:3] + lines[4:]))
    assert (line, problem.id) == (4, "table-illegal")
    assert problem.args["reason"].id == "claim-lead-first"


def test_swapped_lines_are_noticed_in_the_first_of_them() -> None:
    lines = record_text().splitlines()
    lines[3], lines[4] = lines[4], lines[3]
    line, problem = refusal("\n".join(lines))
    assert (line, problem.id) == (4, "table-illegal")
    assert problem.args["reason"].id == "claim-lead-first"


def test_a_doubled_line_is_noticed() -> None:
    lines = record_text().splitlines()
    line, problem = refusal("\n".join([*lines[:4], lines[3], *lines[4:]]))
    assert (line, problem.args["reason"].id) == (5, "claim-one-card")


def _other_card(ply: int) -> str:
    """Return an answer line with another legal card than the one that was played."""
    record = record_at()
    match = record.match(ply)
    seat, played = record.answers[ply]
    other = next(action for action in match.decision(seat).actions if action != played)
    return json.dumps({"seat": seat, "answer": other.text}, separators=(",", ":"))


@pytest.mark.parametrize("ply", [2, 10, 28])
def test_another_legal_card_is_noticed_where_the_play_no_longer_fits(ply: int) -> None:
    lines = record_text().splitlines()
    lines[1 + ply] = _other_card(ply)
    line, problem = refusal("\n".join(lines))
    assert line > 2 + ply
    assert problem.id in ("table-illegal", "record-wrong-outcome", "record-changed")


def test_another_legal_card_that_fits_everything_after_it_breaks_the_digest() -> None:
    lines = record_text(answers=9).splitlines()
    assert len(lines) == 13
    match = record_at(answers=8).match()
    seat = match.deciders[0]
    assert len(match.decision(seat).actions) > 1
    lines[11] = _other_card(10)
    line, problem = refusal("\n".join(lines))
    assert (line, problem.id) == (13, "record-changed")
    assert read_record(resealed(lines)).answers[:10] == tuple(match.answers)


def test_a_changed_player_breaks_the_digest() -> None:
    line, problem = refusal(record_text().replace("greedy", "random"))
    assert (line, problem.id) == (56, "record-changed")


@pytest.mark.parametrize(
    "outcome",
    [
        None,
        {"ranking": [[0, 1]], "scores": [2, 2], "reason": "claim-draw"},
        {"ranking": [[0], [1]], "scores": [5, 0], "reason": "claim-majority"},
    ],
)
def test_a_changed_outcome_is_noticed_in_the_last_line(outcome: Any) -> None:
    line, problem = refusal(with_closing(outcome=outcome))
    assert (line, problem.id) == (56, "record-wrong-outcome")


def test_an_outcome_for_an_unfinished_match_is_noticed() -> None:
    lines = record_text(answers=5).splitlines()
    outcome = {"ranking": [[0], [1]], "scores": [5, 0], "reason": "claim-majority"}
    lines[-1] = json.dumps({**json.loads(lines[-1]), "outcome": outcome})
    line, problem = refusal("\n".join(lines))
    assert (line, problem.id) == (9, "record-wrong-outcome")


@pytest.mark.parametrize(
    ("changes", "problem_id"),
    [
        ({"answers": 53}, "record-wrong-count"),
        ({"answers": "54"}, "record-bad-field"),
        ({"digest": "sha256:0"}, "record-changed"),
        ({"digest": 5}, "record-bad-field"),
        ({"outcome": 5}, "record-bad-field"),
        ({"winner": 0}, "record-bad-field"),
    ],
)
def test_a_wrong_closing_line_is_named(changes: dict[str, Any], problem_id: str) -> None:
    line, problem = refusal(with_closing(**changes))
    assert (line, problem.id) == (56, problem_id)


@pytest.mark.parametrize("extra", ["{}", '{"seat":0,"answer":"G0"}', "", "hello"])
def test_nothing_may_follow_the_closing_line(extra: str) -> None:
    line, problem = refusal(record_text() + extra + "\n")
    assert (line, problem.id) == (57, "record-after-end")


def test_a_second_closing_line_is_refused() -> None:
    text = record_text()
    line, problem = refusal(text + text.splitlines()[-1] + "\n")
    assert (line, problem.id) == (57, "record-after-end")


HEADERS: list[tuple[dict[str, Any], str, list[str]]] = [
    ({"game": "chess"}, "table-unknown-game", ["chess", "claim"]),
    ({"game": 5}, "record-bad-field", ["game"]),
    ({"ludotheque_record": 2}, "record-newer", ["2", "1"]),
    ({"ludotheque_record": "1"}, "record-no-format", ["1"]),
    ({"rules_version": "9.9"}, "record-other-rules", ["9.9", "1.0"]),
    ({"packs": {}}, "record-other-pack", ["claim/box"]),
    ({"packs": {"claim/box": "sha256:0"}}, "record-other-pack", ["claim/box"]),
    ({"options": {"colour": "red"}}, "table-unknown-option", ["colour", "first_leader"]),
    ({"options": {"first_leader": 5}}, "table-bad-option-value", ["first_leader", "5", "drawn"]),
    ({"seats": ["person"]}, "table-bad-seats", ["1"]),
    ({"seats": ["a", "b", "c"]}, "table-bad-seats", ["3"]),
    ({"seats": "ab"}, "record-bad-field", ["seats"]),
    ({"player": "me"}, "record-bad-field", ["player"]),
    ({"position": {"phase": "three"}}, "position-field", ["phase", "three"]),
    ({"position": {"hand": ""}}, "position-field", ["hand"]),
    ({"position": 5}, "record-bad-field", ["position"]),
]


@pytest.mark.parametrize(("changes", "problem_id", "named"), HEADERS)
def test_a_wrong_header_is_refused_in_line_one_and_named(
    changes: dict[str, Any], problem_id: str, named: list[str]
) -> None:
    line, problem = refusal(with_header(**changes))
    assert (line, problem.id) == (1, problem_id)
    for word in named:
        assert word in str(problem)


@pytest.mark.parametrize(
    "field", ["game", "rules_version", "seats", "options", "packs", "ludotheque_record"]
)
def test_a_header_without_a_field_is_refused_and_the_field_named(field: str) -> None:
    lines = record_text().splitlines()
    header = json.loads(lines[0])
    del header[field]
    line, problem = refusal(resealed([json.dumps(header), *lines[1:]]))
    assert line == 1
    assert field in str(problem)


def test_a_newer_format_is_told_before_anything_else_is_asked_of_the_record() -> None:
    line, problem = refusal('{"ludotheque_record": 7, "everything": "new"}\n{"x": 1}\n')
    assert (line, problem.id) == (1, "record-newer")


ANSWERS: list[tuple[Any, str]] = [
    ({"seat": "x", "answer": "G0"}, "record-bad-seat"),
    ({"seat": -2, "answer": "G0"}, "record-bad-seat"),
    ({"seat": "spectator", "answer": "G0"}, "record-bad-seat"),
    ({"seat": 7, "answer": "G0"}, "table-illegal"),
    ({"seat": "chance", "answer": "leads 1"}, "table-illegal"),
    ({"seat": 0, "answer": "Z9"}, "claim-no-card"),
    ({"seat": 0, "answer": 9}, "record-bad-field"),
    ({"seat": True, "answer": "G0"}, "record-bad-field"),
    ({"seat": 0}, "record-bad-field"),
    ({"seat": 0, "answer": "G0", "time": 3}, "record-bad-field"),
    ([0, "G0"], "record-bad-field"),
    (None, "record-bad-field"),
    ({}, "record-bad-field"),
]


@pytest.mark.parametrize(("answer", "problem_id"), ANSWERS)
def test_a_wrong_answer_line_is_named(answer: Any, problem_id: str) -> None:
    lines = record_text().splitlines()
    lines[7] = json.dumps(answer)
    line, problem = refusal("\n".join(lines))
    assert (line, problem.id) == (8, problem_id)


def test_half_a_character_is_no_json() -> None:
    lines = record_text().splitlines()
    lines[7] = '{"seat":0,"answer":"\\ud800"}'
    line, problem = refusal("\n".join(lines))
    assert (line, problem.id) == (8, "record-no-json")


def test_an_illegal_answer_is_named_with_its_clause() -> None:
    match = match_from({"hands": ["D1", "G0 K9"], "led": "G3", "prize": "U1"})
    assert match.begun_from is not None
    header = {**json.loads(record_text().splitlines()[0]), "position": match.begun_from}
    line, problem = refusal(json.dumps(header) + '\n{"seat":1,"answer":"K9"}\n')
    assert line == 2
    assert problem.args["clause"] == "CLAIM-5.4"


DEEP: list[Callable[[], str]] = [
    lambda: "[" * 200_000,
    lambda: '{"ludotheque_record":' * 50_000,
    lambda: record_text() + "[" * 200_000,
]


@pytest.mark.parametrize("text", DEEP)
def test_endless_nesting_is_refused_with_a_message_too(text: Callable[[], str]) -> None:
    with pytest.raises(LudothequeError):
        read_record(text())


def test_a_seat_of_five_thousand_digits_is_refused_with_a_message_too() -> None:
    lines = record_text().splitlines()
    lines[7] = json.dumps({"seat": "1" * 5000, "answer": "G0"})
    line, _ = refusal("\n".join(lines))
    assert line == 8
