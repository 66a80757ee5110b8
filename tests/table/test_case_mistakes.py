"""Mistakes in case files: each is reported with the file, the case and the field."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.table import Phrase
from ludotheque.table.case import CaseError, read_cases, run_case
from ludotheque.table.expect import Difference
from tests.table.support import refused

GOOD = """
game: claim
about: A test.
rules: [CLAIM-3.9]
given: {hands: [D1 D2, G0 K9 X1], led: G3, prize: U1}
"""


def run_all(file: Path) -> list[list[Difference]]:
    """Run all cases of a file."""
    return [run_case(case, source) for source, case in read_cases(file)]


def mistake(tmp_path: Path, text: str, name: str = "dispute.yaml") -> tuple[str, str, Phrase]:
    """Return source, field and problem of a file that must be refused."""
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    with pytest.raises(CaseError) as caught:
        run_all(file)
    phrase = caught.value.phrase
    assert phrase.id == "case-mistake"
    assert str(file) in str(caught.value)
    assert phrase.args["field"] in str(caught.value)
    return phrase.args["source"], phrase.args["field"], phrase.args["problem"]


def test_the_good_case_is_good(tmp_path: Path) -> None:
    file = tmp_path / "good.yaml"
    file.write_text(GOOD, encoding="utf-8")
    assert run_all(file) == [[]]


MISTAKES: list[tuple[str, str, str, list[str]]] = [
    ("", "game: chess", "game", ["chess", "claim"]),
    ("", "gamee: claim", "-", ["gamee"]),
    ("", "surprise: 1", "-", ["surprise"]),
    ("", "rules: CLAIM-3.9", "rules", ["array"]),
    ("", "about: 5", "about", ["str"]),
    ("", "seed: seven", "seed", ["int"]),
    ("given: ", "seed: -7", "seed", ["-7"]),
    ("", "seats: 5", "seats", ["5"]),
    ("", "options: {colour: red}", "options", ["colour", "first_leader"]),
    ("", "options: {first_leader: 7}", "options", ["first_leader", "7"]),
    ("", "given: {hand: D1}", "given", ["hand"]),
    ("", "given: {hands: [K0, G1], prize: D1}", "given", ["hands.0", "K0"]),
    ("", "given: {hands: [D1 D1, G1 G2]}", "given", ["D", "CLAIM-1.5"]),
    ("", "given: {hands: [D1, G1], pile: G2 G3 G4}", "given", ["pile", "CLAIM-R43"]),
    ("", "given: {absent: []}", "given", ["CLAIM-1.2"]),
    ("", "given: 7", "given", ["int"]),
    ("", "when: [{0: D1, 1: G0}]", "when.0", ["0: U4"]),
    ("", "when: [{x: D1}]", "when.0", ["x"]),
    ("", "when: [{1: G0}, {1: Z9}]", "when.1", ["Z9"]),
    ("", "when: [{1: 5}]", "when", ["str"]),
    ("", "when: [G0]", "when", ["object"]),
    ("", "then: {position.score: []}", "then.position.score", ["score", "scores"]),
    ("", "then: {positions: 1}", "then.positions", ["positions", "position"]),
    ("", "then: {position.hands.2: []}", "then.position.hands.2", ["2"]),
    ("", "then: {position.led.value: 3}", "then.position.led.value", ["value"]),
    ("", "then: {decision.0.actions: D1}", "then.decision.0", ["0", "1"]),
    ("", "then: {view: {2: {hand: G0}}}", "then.view.2", ["2"]),
    ("", "then: {view: {0: {hands.7: G0}}}", "then.view.0.hands.7", ["7"]),
    ("", "then: {position: {position: 1}}", "then.position.position", ["position"]),
    ("", "then: {outcome.winner: 0}", "then.outcome.winner", ["winner"]),
    ("", "then: {position.led: {count: 1}}", "then.position.led", ["count"]),
    ("", "then: {position.discard: {contains: 5}}", "then.position.discard", ["contains"]),
    ("", "then: {position.discard: {excludes: }}", "then.position.discard", ["excludes"]),
    ("", "then: {position.phase: {one_of: 5}}", "then.position.phase", ["one_of"]),
    ("", "then: {position.discard: {count: many}}", "then.position.discard", ["count"]),
    ("", "illegal: [{seat: x, action: K9, clause: CLAIM-5.4}]", "illegal.0.seat", ["x"]),
    ("", "illegal: [{seat: 1, action: K1, clause: CLAIM-5.4}]", "illegal.0.action", ["K1"]),
    ("", "illegal: [{seat: 1, action: K9}]", "illegal.0", ["clause"]),
    ("", "illegal: [{seat: 1, action: K9, clause: C, why: x}]", "illegal.0", ["why"]),
]  # fmt: skip


@pytest.mark.parametrize(("without", "line", "field", "named"), MISTAKES)
def test_a_mistake_is_reported_with_file_and_field(
    tmp_path: Path, without: str, line: str, field: str, named: list[str]
) -> None:
    replaced = (f"{line.partition(':')[0]}:", *([without] if without else []))
    kept = [good for good in GOOD.strip().splitlines() if not good.startswith(replaced)]
    _, place, problem = mistake(tmp_path, "\n".join([*kept, line]) + "\n")
    assert place.startswith(field)
    for word in named:
        assert word in str(problem)


@pytest.mark.parametrize("field", ["game", "about", "rules"])
def test_a_missing_field_is_named(tmp_path: Path, field: str) -> None:
    kept = [line for line in GOOD.splitlines() if not line.startswith(field)]
    _, _, problem = mistake(tmp_path, "\n".join(kept))
    assert field in str(problem)


NO_CASES = ["game: [claim", "\t- x", "a: b: c", "? [a]: b", "!!python/name:os.system", "\x07"]


@pytest.mark.parametrize("text", NO_CASES)
def test_what_is_no_yaml_is_said_to_be_none(tmp_path: Path, text: str) -> None:
    _, _, problem = mistake(tmp_path, text)
    assert problem.id in ("case-no-yaml", "field-wrong-type")


@pytest.mark.parametrize("text", ["5", "hello", "[]", "- game: claim", "---\n"])
def test_other_yaml_is_no_case(tmp_path: Path, text: str) -> None:
    _, _, problem = mistake(tmp_path, text)
    assert problem.id == "field-wrong-type"


@pytest.mark.parametrize("text", ["", "# nothing but a remark\n"])
def test_a_file_without_a_case_is_a_mistake(tmp_path: Path, text: str) -> None:
    mistake(tmp_path, text)


@pytest.mark.parametrize(
    "text",
    ["about: 2020-99-99", "seed: 0x_", "given: !!int seven", r'rules: "\ud83d\ude00"', "[" * 3000],
)
def test_yaml_that_its_library_stumbles_over_gets_a_message_too(tmp_path: Path, text: str) -> None:
    mistake(tmp_path, text)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(CaseError) as caught:
        list(read_cases(tmp_path / "nothing.yaml"))
    assert "nothing.yaml" in str(caught.value)
    assert caught.value.phrase.args["problem"].id == "case-no-file"


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / "picture.yaml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CaseError) as caught:
        list(read_cases(file))
    assert caught.value.phrase.args["problem"].id == "case-no-file"


def test_among_several_cases_the_wrong_one_is_named(tmp_path: Path) -> None:
    source, field, _ = mistake(tmp_path, f"{GOOD}---\n{GOOD}then: {{decider: []}}\n---{GOOD}")
    assert source == f"{tmp_path / 'dispute.yaml'}#2"
    assert field == "then.decider"


values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 60) | st.text(max_size=4) | st.sampled_from(
        ["claim", "G0", "U4 K6", "one", "two", "chance", "count", "contains", "view"]
    ),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(
            st.sampled_from(["0", "hands", "led", "position", "view", "count", "contains", "one_of",
                             "excludes", "deciders", "tricks", "voids", "seat", "action"]),
            inner, max_size=3,
        )
    ),
    max_leaves=8,
)  # fmt: skip


FIELDS = ["game", "about", "rules", "options", "seats", "seed", "given", "when", "then", "illegal"]


@given(field=st.sampled_from([*FIELDS, "more"]), value=values)
@settings(max_examples=600, deadline=None)
def test_any_value_in_any_field_gets_a_verdict_or_a_message(
    tmp_path_factory: pytest.TempPathFactory, field: str, value: Any
) -> None:
    file = tmp_path_factory.getbasetemp() / "fuzzed.yaml"
    document = {
        "game": "claim",
        "about": "A test.",
        "rules": [],
        "given": {"hands": ["D1 D2", "G0 K9 X1"], "led": "G3", "prize": "U1"},
        field: value,
    }
    file.write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
    message = refused(lambda: run_all(file))
    assert message is None or str(file) in message
