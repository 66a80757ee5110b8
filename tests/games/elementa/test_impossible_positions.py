"""Positions that cannot be are refused with the field that says so; what can be is played on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.games.elementa import ELEMENTA
from ludotheque.table import Phrase, Seat, Unreadable
from ludotheque.texts import LANGUAGES, Language
from tests.games.elementa.playing import at, moments

HANDS: dict[str, Any] = {"hands": ["ember-fox slag-brute", "spark-rat cinder-imp"]}


def refusal(**given: Any) -> tuple[str, Phrase]:
    """Return the field that a position is refused for, and what is said of it."""
    with pytest.raises(Unreadable) as refused:
        ELEMENTA.position(given)
    phrase = refused.value.phrase
    assert phrase.id in ("position-field", "position-breach")
    problem = phrase.args["problem"]
    assert isinstance(problem, Phrase)
    return str(phrase.args["field"]), problem


# --- The middle of a combat -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("fighting", True),
        ("fought", ["slag-brute", None]),
        ("unpaid", [1]),
        ("winners", [1]),
        ("losers", [0]),
        ("tied", [0, 1]),
        ("spent", "Fi"),
        ("asked", ["lay", [0]]),
        ("pending", {"kind": "use"}),
    ],
)
def test_the_middle_of_a_combat_needs_its_agenda(field: str, value: Any) -> None:
    found, problem = refusal(**HANDS, **{field: value})
    assert (found, problem.id) == (field, "elementa-needs-agenda")


def test_nothing_of_the_middle_of_a_combat_may_be_written_out() -> None:
    state = ELEMENTA.position(
        {
            **HANDS, "fighting": False, "fought": [None, None], "unpaid": [], "winners": [],
            "losers": [], "tied": [], "spent": "", "asked": None, "pending": None,
        }
    )  # fmt: skip
    assert state.deciders == (0, 1)


@pytest.mark.parametrize(
    ("field", "given"),
    [
        ("hands", {"phase": "decks", **HANDS}),
        ("discards", {"phase": "decks", "discards": ["spark-rat"]}),
        ("piles", {"phase": "decks", "piles": [["", "spark-rat"]]}),
        ("laid", {"phase": "restock", "laid": ["spark-rat"]}),
        ("laid", {"phase": "round-end", "laid": ["spark-rat"]}),
        ("laid", {"phase": "turn-end", "laid": ["spark-rat"]}),
        ("laid", {"combat": 4, "laid": ["spark-rat"]}),
    ],
)
def test_no_card_lies_where_none_can(field: str, given: dict[str, Any]) -> None:
    assert refusal(**given)[0] == field


DONE = {"step": "changing.ChangeChosen", "with": [[0], 0, 0]}


@pytest.mark.parametrize(
    ("asked", "pending"),
    [
        (None, {"kind": "change", "seat": 0, "options": ["done"], "then": DONE}),
        (["change", [0]], None),
        (["change", [1]], {"kind": "change", "seat": 0, "options": ["done"], "then": DONE}),
        (["pay", [0]], {"kind": "change", "seat": 0, "options": ["done"], "then": DONE}),
        (["lay", [0]], {"kind": "change", "seat": 0, "options": ["done"], "then": DONE}),
        (["lay", [0, 0]], None),
        (["lay", []], None),
    ],
)
def test_the_open_question_is_one(asked: Any, pending: Any) -> None:
    given = {**HANDS, "agenda": [], "asked": asked, "pending": pending}
    assert refusal(**given)[0] == "asked"


# --- What players know ----------------------------------------------------------------------------


def of_one(**known: Any) -> list[Any]:
    """Seat 0 knows something of seat 1."""
    return [{}, known, {}, {}]


@pytest.mark.parametrize(
    ("place", "known", "given"),
    [
        ("hand", {"hand": ["spark-rat"]}, {"piles": [[], [["cinder-imp"]]]}),
        ("hand", {"hand": ["spark-rat", "spark-rat"]}, HANDS),
        ("hand", {"hand": ["ember-fox"]}, HANDS),
        ("later", {"later": [[], ["spark-rat"], [], []]}, HANDS),
        ("later", {"later": [[], ["clay-golem"], [], []]}, {"piles": [[], ["", "", "clay-golem"]]}),
        ("aside", {"aside": ["spark-rat"]}, HANDS),
        ("loose", {"loose": ["clay-golem"]}, HANDS),
        ("loose", {"hand": ["spark-rat"], "loose": ["spark-rat"]}, HANDS),
        ("loose", {"loose": ["gem-beetle", "clay-golem"]},
         {**HANDS, "piles": [[], ["", "gem-beetle clay-golem"]]}),
        ("loose", {"loose": ["gem-beetle"], "later": [[], ["gem-beetle"], [], []]},
         {**HANDS, "piles": [[], ["", "gem-beetle clay-golem"]]}),
        ("loose", {"loose": ["gem-beetle"]}, {**HANDS, "piles": [[], ["", "", "gem-beetle"]]}),
        ("deck", {"deck": ["clay-golem"]}, HANDS),
        ("deck", {"deck": ["spark-rat"]}, {"phase": "decks"}),
    ],
)  # fmt: skip
def test_nobody_knows_what_is_not_so(
    place: str, known: dict[str, Any], given: dict[str, Any]
) -> None:
    field, problem = refusal(known=of_one(**known), **given)
    assert (field, problem.id) == (f"known.1.{place}", "elementa-not-there")


@pytest.mark.parametrize(
    ("turn", "known"),
    [
        (1, {"hand": ["spark-rat", "cinder-imp"], "deck": ["spark-rat"]}),
        (1, {"hand": ["spark-rat"], "loose": ["cinder-imp"]}),
        (1, {"loose": ["spark-rat", "gem-beetle"]}),
        (1, {"loose": ["spark-rat", "cinder-imp", "gem-beetle"]}),
        (1, {"later": [[], ["gem-beetle"], [], []]}),
        (4, {"hand": ["spark-rat"], "loose": ["cinder-imp"]}),
        (4, {"loose": ["spark-rat", "cinder-imp"]}),
    ],
)
def test_what_is_so_may_be_known_and_imagined(turn: int, known: dict[str, Any]) -> None:
    state = at(**HANDS, piles=[[], ["", "gem-beetle"]], turn=turn, known=of_one(**known)).state
    for seed in range(20):
        imagined = ELEMENTA.imagine(state.view(Seat(0)), Random(seed))
        assert [len(hand) for hand in imagined.hands] == [2, 2]


def test_a_laid_card_is_known_until_it_is_revealed() -> None:
    known = of_one(hand=["spark-rat", "gem-beetle"])
    match = at(hands=["ember-fox", "spark-rat"], laid=[None, "gem-beetle"], ready=["Fi", "Fi"],
               known=known)  # fmt: skip
    assert match.deciders == (0,)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("discards", ["closed", "open"])
def test_what_is_known_in_a_match_is_accepted_at_every_moment(seats: int, discards: str) -> None:
    options = ELEMENTA.read_options({"discards": discards})
    for seed in range(4):
        for state in moments(seats, seed, discards=discards):
            assert ELEMENTA.position(state.position(), options).known == state.known


def test_what_was_known_in_play_is_forgotten_when_the_first_round_begins() -> None:
    match = at(phase="deckbuilding", known=of_one(hand=["spark-rat"]), **HANDS)
    known = match.state.view(Seat(0)).knows[1]
    assert known is not None
    assert known.hand == ()


# --- Rounds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "won"),
    [
        ("combats", [9, 0]),
        ("combats", [0, 2]),
        ("round-end", [2, 1]),
        ("over", [3, 0]),
        ("over", [1, 1]),
        ("over", [0, 0]),
    ],
)
def test_two_rounds_end_a_match(phase: str, won: list[int]) -> None:
    field, problem = refusal(phase=phase, rounds_won=won)
    assert (field, problem.id) == ("rounds_won", "elementa-bad-rounds-won")


@pytest.mark.parametrize("won", [[2, 0], [1, 2], [2, 2]])
def test_a_match_that_is_over_has_a_score_within_its_bounds(won: list[int]) -> None:
    outcome = ELEMENTA.position({"phase": "over", "rounds_won": won}).outcome
    assert outcome is not None
    assert outcome.scores == tuple(won)


def test_nobody_has_more_creatures_than_a_deck() -> None:
    field, problem = refusal(hands=[["ember-fox"] * 9, ""], aside=[["spark-rat"] * 8, ""])
    assert (field, problem.id) == ("decks", "elementa-too-many-creatures")
    field, problem = refusal(decks=[["ember-fox"] * 17, []])
    assert (field, problem.id) == ("decks", "elementa-too-many-creatures")


# --- What is said ---------------------------------------------------------------------------------


def nested(depth: int) -> Any:
    """Return lists within lists."""
    found: Any = []
    for _ in range(depth):
        found = [found]
    return found


def circular() -> Any:
    """Return a list that holds itself, as YAML can write it."""
    found: list[Any] = []
    found.append(found)
    return found


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("committed", [3], "3"),
        ("committed", [[0]], "[0]"),
        ("known", [[], {}, {}, {}], "[]"),
        ("known", [{}, {"later": [[]]}, {}, {}], "[[]]"),
        ("lasting", [{"kind": "set"}], '{"kind": "set"}'),
        ("uses", [["turn"]], '["turn"]'),
        ("agenda", [{"step": "rules.Turn", "with": [1, 2]}],
         '{"step": "rules.Turn", "with": [1, 2]}'),
        ("ready", [3, ""], "3"),
        ("hands", [None, ""], "null"),
        ("fighting", "yes", "yes"),
        ("points", [0, 10**5000], "…"),
    ],
)  # fmt: skip
def test_the_value_is_told_and_no_error_of_the_program(field: str, value: Any, told: str) -> None:
    found, problem = refusal(**{field: value})
    assert found.partition(".")[0] == field
    assert problem.args["value"] == told


@pytest.mark.parametrize("field", ["agenda", "hands", "piles", "known", "cards", "lasting", "uses"])
@pytest.mark.parametrize("value", [nested(50), nested(100_000), circular()], ids=("50", "0", "c"))
def test_lists_within_lists_are_refused(field: str, value: Any) -> None:
    found, problem = refusal(**{field: {"a": value} if field == "cards" else value})
    assert found.partition(".")[0] == field
    for language in LANGUAGES:
        assert Language(language).say(problem)


def test_a_long_value_is_cut_off() -> None:
    _, problem = refusal(hands=["x" * 1000, ""])
    assert problem.args["value"] == "x" * 79 + "…"
