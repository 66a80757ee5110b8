"""Records: one readable JSON-lines document, the whole truth of a match."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.table import CHANCE, Seat, read_record, record_of, to_json, write_record
from ludotheque.table.record import FORMAT
from tests.table.support import CLAIM, match_from, play_on, record_at, record_text, snapshot

HEADER_FIELDS = ["ludotheque_record", "game", "rules_version", "seats", "options", "packs"]


@pytest.mark.parametrize("answers", [0, 1, 20, 51, 52])
def test_a_record_comes_back_from_its_text(answers: int) -> None:
    record = record_at(answers)
    assert read_record(write_record(record)) == record
    assert write_record(read_record(write_record(record))) == write_record(record)


@given(seed=st.integers(0, 2**64), answers=st.integers(0, 60))
@settings(max_examples=40, deadline=None)
def test_any_record_of_any_length_comes_back_from_its_text(seed: int, answers: int) -> None:
    record = record_at(answers, seed)
    assert read_record(write_record(record)) == record


@given(names=st.tuples(st.text(), st.text()))
@settings(max_examples=100, deadline=None)
def test_any_names_of_players_come_back_from_the_text(names: tuple[str, str]) -> None:
    record = record_of(play_on(CLAIM.start(seed=1), 3), names)
    assert read_record(write_record(record)) == record


def test_the_header_says_what_was_played_by_which_rules_and_by_whom() -> None:
    match = CLAIM.start(seed=7, first_leader=1)
    header = json.loads(write_record(record_of(match, ["person", "greedy"])).splitlines()[0])
    assert list(header) == HEADER_FIELDS
    assert header == {
        "ludotheque_record": FORMAT,
        "game": "claim",
        "rules_version": CLAIM.facts.rules_version,
        "seats": ["person", "greedy"],
        "options": {"first_leader": 1},
        "packs": {"claim/box": CLAIM.packs[0].digest},
    }
    assert CLAIM.packs[0].digest.startswith("sha256:")


def test_every_answer_has_a_line_chance_included() -> None:
    record = record_at()
    lines = [json.loads(line) for line in write_record(record).splitlines()]
    assert len(lines) == 1 + len(record.answers) + 1
    assert [line["seat"] for line in lines[1:3]] == ["chance", "chance"]
    assert lines[1]["answer"].startswith("leads ")
    assert len(lines[2]["answer"].split()) == 52
    for line, (seat, action) in zip(lines[3:-1], record.answers[2:], strict=True):
        assert line == {"seat": seat, "answer": action.text}


def test_the_closing_line_has_count_outcome_and_digest() -> None:
    record = record_at()
    closing = json.loads(write_record(record).splitlines()[-1])
    assert record.outcome is not None
    assert closing["answers"] == 54
    assert closing["outcome"]["scores"] == list(record.outcome.scores)
    assert closing["outcome"]["reason"] == record.outcome.reason
    assert closing["digest"].startswith("sha256:")


def test_an_unfinished_record_has_no_outcome() -> None:
    record = read_record(record_text(answers=5))
    assert record.outcome is None
    assert json.loads(record_text(answers=5).splitlines()[-1])["outcome"] is None


def test_a_record_is_lines_of_json_and_ends_with_a_line_end() -> None:
    text = record_text()
    assert text.endswith("}\n")
    assert "\n\n" not in text
    assert text.isascii()


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_line_ends_do_not_matter(end: str) -> None:
    record = record_at()
    assert read_record(end.join(write_record(record).splitlines())) == record


def test_a_match_that_began_in_a_position_records_the_position() -> None:
    given = {"phase": "two", "hands": ["U4 K6 D3", "U2 X7 G5"], "scores": ["U0", ""]}
    match = play_on(match_from(given))
    text = write_record(record_of(match, ["greedy", "random"]))
    assert json.loads(text.splitlines()[0])["position"] == given
    record = read_record(text)
    assert snapshot(record.match()) == snapshot(match)


def test_a_record_gives_the_match_back_at_every_answer() -> None:
    record = record_at()
    assert record.game is CLAIM
    whole = record.match()
    assert whole.outcome == record.outcome
    assert record.match(0).deciders == (CHANCE,)
    for ply in (1, 2, 3, 20, 54):
        match = record.match(ply)
        assert match.answers == whole.answers[:ply]
        assert match.over == (ply == 54)
    assert whole.events_since(53) == record.match().events_since(53)


def test_a_record_of_a_taken_back_card_does_not_know_it() -> None:
    match = match_from({"phase": "two", "hands": ["U4 K6", "U2 X7"]})
    before = write_record(record_of(match, ["person", "greedy"]))
    match.play(Seat(0), "U4")
    match.undo(Seat(0))
    assert write_record(record_of(match, ["person", "greedy"])) == before


REPLAY = """
import sys
from ludotheque.table import Seat, read_record, to_json, write_record
record = read_record(sys.stdin.read())
lines = []
for ply in range(len(record.answers) + 1):
    match = record.match(ply)
    lines.append(to_json(match.state.position()))
    lines += [to_json(match.view(viewer)) for viewer in (Seat(0), Seat(1), None)]
    lines += [to_json(match.decision(seat).actions) for seat in match.deciders]
lines += [event.line().encode() for event in record.match().events_since()]
lines += [to_json(record.outcome), write_record(record).encode()]
sys.stdout.buffer.write(b"\\n".join(lines))
"""


def _replayed(text: str, hash_seed: str) -> bytes:
    found = subprocess.run(
        [sys.executable, "-c", REPLAY],
        input=text.encode(),
        capture_output=True,
        env={"PYTHONHASHSEED": hash_seed},
        cwd=Path(sys.executable).parent,
        check=False,
    )
    assert found.returncode == 0, found.stderr.decode()
    return found.stdout


def test_a_record_replays_alike_in_other_processes_with_other_hash_seeds() -> None:
    record = record_at(seed=11)
    text = write_record(record)
    first, second = (_replayed(text, seed) for seed in ("1", "4242"))
    assert first == second
    assert first.endswith(text.encode())
    assert to_json(record.match().state.position()) in first
    assert record.match().events_since()[-1].line().encode() in first
