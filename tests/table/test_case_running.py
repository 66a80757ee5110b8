"""The case runner: given a position, when these moves, then this."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from ludotheque.table import Phrase
from ludotheque.table.case import Case, read_cases, run_case
from ludotheque.table.expect import Difference

HEAD = {"game": "claim", "about": "A test.", "rules": ["CLAIM-3.9"]}
TRICK = {
    "given": {"hands": ["U4 K6", "U2 X7"], "prize": "D1", "pile": "G3"},
    "when": [{0: "U4"}, {1: "X7"}],
}


def differences(**fields: Any) -> list[Difference]:
    """Run a case made of these fields."""
    return run_case(msgspec.convert({**HEAD, **fields}, Case))


def holds(**then: Any) -> bool:
    """Whether something holds after the trick; `__` stands for the dot of a path."""
    return not differences(
        **TRICK, then={path.replace("__", "."): value for path, value in then.items()}
    )


def test_the_example_of_the_documentation_passes(tmp_path: Path) -> None:
    documented = (Path(__file__).parents[2] / "docs" / "cases.md").read_text(encoding="utf-8")
    examples = [block.split("```")[0] for block in documented.split("```yaml\n")[1:]]
    assert len(examples) == 2
    file = tmp_path / "examples.yaml"
    file.write_text("---\n".join(examples), encoding="utf-8")
    found = list(read_cases(file))
    assert [source for source, _ in found] == [f"{file}#1", f"{file}#2"]
    assert [run_case(case, source) for source, case in found] == [[], []]


def test_a_case_may_be_nothing_but_its_head() -> None:
    assert differences() == []


def test_every_root_can_be_looked_at() -> None:
    assert holds(
        position__scores=["", "U4"],
        position__discard="X7",
        position__phase="one",
        view__0__hand="K6",
        view__spectator__hand=[],
        aids__0__votes__U__winner=1,
        aids__spectator__unseen={"contains": ["K6"]},
        deciders=[1],
        decision__1__kind="lead",
        decision__1__actions="U2",
        decision__1__default="U2",
        outcome=None,
        facts__name="claim",
        facts__seats=[2, 2],
    )


def test_events_are_told_with_secrets_and_as_each_viewer_saw_them() -> None:
    assert holds(
        events={
            "contains": [
                "card-played seat=0 card=U4 role=lead",
                "blind-taken seat=0 card=G3",
                "trick-won seat=1 reason=higher",
            ]
        },
        shown__0={"contains": ["blind-taken seat=0 card=G3"]},
        shown__1={"contains": ["blind-taken seat=0 card=?"]},
        shown__spectator={"contains": ["blind-taken seat=0 card=?"], "excludes": ["G3"]},
    )


def test_a_finished_match_has_an_outcome() -> None:
    assert (
        differences(
            given={"phase": "two", "hands": ["U4", "U2"]},
            when=[{0: "U4"}, {1: "U2"}],
            then={
                "outcome.winner": 0,
                "outcome.ranking": [[0], [1]],
                "outcome.scores": [1, 0],
                "outcome.reason": "claim-more-votes",
                "deciders": [],
            },
        )
        == []
    )


def test_paths_may_be_written_as_nested_mappings() -> None:
    assert holds(position={"scores": {1: "U4"}, "prizes.1": ["D1"]})
    assert holds(view={0: {"hand": {"count": 1}}})
    assert differences(**TRICK, then={"view": {0: {"hand": "K7"}}}) == [
        Difference("view.0.hand", ["K7"], ["K6"])
    ]


@pytest.mark.parametrize(
    ("matcher", "expected"),
    [
        ({"contains": ["K6", "G0"]}, True),
        ({"contains": "G0 K6"}, True),
        ({"contains": ["G0", "G0"]}, True),
        ({"contains": ["G0", "G0", "G0"]}, False),
        ({"contains": ["U4"]}, False),
        ({"excludes": ["U4", "U5"]}, True),
        ({"excludes": "U4 K6"}, False),
        ({"count": 3}, True),
        ({"count": 2}, False),
        ({"one_of": ["G0 G0", "G0 G0 K6"]}, True),
        ({"one_of": [["G0", "G0"], []]}, False),
        ({"count": 3, "contains": ["K6"]}, True),
        ({"count": 3, "contains": ["K7"]}, False),
        ({"count": 4, "excludes": ["K7"]}, False),
        ("G0 G0 K6", True),
        (["G0", "G0", "K6"], True),
        ("K6 G0 G0", False),
        ("G0 K6", False),
    ],
)
def test_each_matcher_holds_or_not(matcher: Any, *, expected: bool) -> None:
    found = differences(given={"hands": ["G0 G0 K6", "U2 X7 D1"]}, then={"view.0.hand": matcher})
    assert (not found) == expected
    assert all(difference.path == "view.0.hand" for difference in found)
    assert all(difference.found == ["G0", "G0", "K6"] for difference in found)


def test_one_of_compares_what_is_no_list_too() -> None:
    assert holds(position__phase={"one_of": ["one", "two"]})
    assert not holds(position__phase={"one_of": ["two", "over"]})
    assert holds(outcome={"one_of": [None]})


def test_an_empty_list_may_be_written_as_nothing() -> None:
    assert differences(**TRICK, then={"position.tricks.0": "0 U4 X7 1 D1"}) == []
    assert differences(then={"position.discard": None, "position.hands": ["", None]}) == []


def test_every_difference_is_told_with_path_expected_and_found() -> None:
    assert differences(**TRICK, then={"deciders": [0], "position.discard": "K6 X7"}) == [
        Difference("deciders", [0], [1]),
        Difference("position.discard", ["K6", "X7"], ["X7"]),
    ]


def test_an_illegal_move_is_a_difference_and_not_a_mistake() -> None:
    [difference] = differences(given=TRICK["given"], when=[{0: "U4"}, {1: "K6"}], then={})
    assert difference.path == "when.1"
    assert difference.expected == "1: K6"
    assert "CLAIM-3.8" in str(difference.found)


def test_chance_is_scripted_by_its_name() -> None:
    deck = yaml.safe_load(
        (Path(__file__).parents[1] / "cases/claim/c070-the-deal.yaml").read_text(encoding="utf-8")
    )
    assert "chance" in str(deck["when"])
    assert differences(when=[{"chance": "leads 1"}], then={"deciders": ["chance"]}) == []
    assert differences(then={"decision.chance.actions": ["leads 0", "leads 1"]}) == []


def test_without_a_seed_nobody_answers_for_chance() -> None:
    assert differences(then={"deciders": ["chance"], "position.phase": "setup"}) == []


def test_with_a_seed_chance_answers() -> None:
    assert differences(seed=7, then={"position.phase": "one", "view.0.hand": {"count": 13}}) == []


def test_with_a_seed_chance_answers_in_a_given_position_too() -> None:
    then = {"position.phase": "one", "view.0.hand": {"count": 13}}
    assert differences(seed=7, given={"phase": "setup"}, then=then) == []


def test_options_are_used() -> None:
    for leader in (0, 1):
        options = {"first_leader": leader}
        assert differences(seed=7, options=options, then={"deciders": [leader]}) == []


def test_the_number_of_seats_may_be_said() -> None:
    assert differences(seats=2, then={"facts.seats": [2, 2]}) == []


FOLLOW = {"hands": ["D1 D2", "G0 K9 X1"], "led": "G3", "prize": "U1"}


def test_what_must_be_refused_is_refused_by_its_clause() -> None:
    illegal = [
        {"seat": 1, "action": "K9", "clause": "CLAIM-5.4"},
        {"seat": 0, "action": "D1", "clause": "CLAIM-3.12"},
        {"seat": 5, "action": "D1", "clause": "CLAIM-1.1"},
        {"seat": "chance", "action": "leads 0", "clause": "CLAIM-3.12"},
    ]
    assert differences(given=FOLLOW, illegal=illegal) == []


def test_another_clause_than_expected_is_a_difference() -> None:
    illegal = [{"seat": 1, "action": "K9", "clause": "CLAIM-3.9"}]
    assert differences(given=FOLLOW, illegal=illegal) == [
        Difference("illegal.0", "CLAIM-3.9", "CLAIM-5.4")
    ]


def test_a_legal_action_among_the_illegal_ones_is_a_difference() -> None:
    illegal = [
        {"seat": 1, "action": "K9", "clause": "CLAIM-5.4"},
        {"seat": 1, "action": "G0", "clause": "CLAIM-5.4"},
    ]
    [difference] = differences(given=FOLLOW, illegal=illegal)
    assert (difference.path, difference.found) == (
        "illegal.1",
        Phrase("case-is-legal"),
    )


def test_no_clause_makes_a_legal_action_pass_as_refused() -> None:
    illegal = [{"seat": 1, "action": "G0", "clause": "legal"}]
    assert differences(given=FOLLOW, illegal=illegal) != []


def test_illegal_answers_are_tried_after_the_moves() -> None:
    illegal = [{"seat": 0, "action": "K6", "clause": "CLAIM-3.8"}]
    assert differences(**TRICK, illegal=illegal) == []
