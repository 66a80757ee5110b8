"""Whatever happens to a record file: a message, or the same record; never another exception."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from ludotheque.table import read_record
from tests.table.support import CLAIM, record_at, record_text, refused

RECORD = record_at(seed=5)
TEXT = record_text(seed=5)
SHORT = record_text(answers=4, seed=5)
SPECIAL = st.sampled_from('\n\r\t\x0b\x0c\x1c\x85\u2028\x00 "\\{}[],:.-+eE0123456789GKUDXnull')

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)
json_lines = st.lists(json_values, max_size=4).map(lambda x: "\n".join(map(json.dumps, x)))


def refused_or_same(text: str) -> None:
    """The property; anything but a LudothequeError gets through and fails the test."""
    message = refused(lambda: read_record(text))
    assert message or read_record(text) == RECORD


@given(place=st.integers(0, len(TEXT) - 1), character=st.characters(codec="utf-8") | SPECIAL)
@settings(max_examples=1500, deadline=None)
def test_a_changed_character_is_refused_or_changes_nothing(place: int, character: str) -> None:
    refused_or_same(TEXT[:place] + character + TEXT[place + 1 :])


@given(place=st.integers(0, len(TEXT) - 1), character=SPECIAL)
@settings(max_examples=500, deadline=None)
def test_an_inserted_character_is_refused_or_changes_nothing(place: int, character: str) -> None:
    refused_or_same(TEXT[:place] + character + TEXT[place:])


def test_each_missing_character_is_refused_or_changes_nothing() -> None:
    for place in range(len(TEXT)):
        refused_or_same(TEXT[:place] + TEXT[place + 1 :])


def test_each_shorter_text_is_refused_or_the_same() -> None:
    for length in range(len(TEXT)):
        refused_or_same(TEXT[:length])


@given(text=st.text() | json_lines)
@settings(max_examples=300, deadline=None)
def test_any_text_is_refused_with_a_message(text: str) -> None:
    assert refused(lambda: read_record(text))


@given(
    field=st.sampled_from([*json.loads(SHORT.splitlines()[0]), "position", "more"]),
    value=json_values,
)
@settings(max_examples=400, deadline=None)
def test_any_value_in_the_header_is_refused_with_a_message(field: str, value: Any) -> None:
    lines = SHORT.splitlines()
    header = json.loads(lines[0])
    changed = json.dumps({**header, field: value})
    assert changed == json.dumps(header) or refused(
        lambda: read_record("\n".join([changed, *lines[1:]]))
    )


@given(field=st.sampled_from(list(CLAIM.position({}).position())), value=json_values)
@example(field="tricks", value=5)
@example(field="hands", value=[[1], {"a": 1}])
@settings(max_examples=400, deadline=None)
def test_any_position_in_the_header_is_refused_or_read(field: str, value: Any) -> None:
    header = {**json.loads(SHORT.splitlines()[0]), "position": {field: value}}
    message = refused(lambda: read_record(json.dumps(header) + "\n"))
    assert message
    assert message.startswith("Line 1: ")


@given(line=json_values)
@settings(max_examples=200, deadline=None)
def test_any_answer_line_is_refused_with_a_message(line: Any) -> None:
    lines = SHORT.splitlines()
    lines[3] = json.dumps(line)
    assert refused(lambda: read_record("\n".join(lines)))
