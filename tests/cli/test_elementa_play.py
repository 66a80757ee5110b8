"""Elementa in the terminal: whole games, and answers typed in several ways."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.cli.boards import read_typed
from ludotheque.cli.boards.elementa_reading import numbered_creatures, proposal, read_units
from ludotheque.games.elementa import ELEMENTA
from ludotheque.games.elementa.actions import Divide
from ludotheque.games.elementa.cards import CARDS
from ludotheque.games.elementa.decks import READY
from ludotheque.games.elementa.view import ElementaView
from ludotheque.table import Action, Decision, Match, Seat, Unreadable, read_record
from ludotheque.texts import ENGLISH, LANGUAGES, Language
from tests.cli.conftest import Run
from tests.cli.support import flat, too_wide

ALWAYS_THE_FIRST = "1\n" * 1500
ME = Seat(0)


def asked(kind: str, seed: int = 1) -> tuple[Match[Any, ElementaView], Decision]:
    """Play at random until seat 0 is asked a question of this kind."""
    generator = Random(seed)
    match: Match[Any, ElementaView] = ELEMENTA.start(2, seed)
    while ME not in match.deciders or match.decision(ME).kind != kind:
        seat = match.deciders[0]
        match.play(seat, match.decision(seat).draw(generator))
    return match, match.decision(ME)


def meant(kind: str, typed: str, language: Language = ENGLISH, seed: int = 1) -> Action | None:
    """Return what somebody means by what is typed."""
    match, decision = asked(kind, seed)
    return read_typed("elementa", match.view(ME), decision, typed, language)


# --- Whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "arguments"),
    [
        ("en", ["--against", "random"]),
        ("fr", ["--seats", "3", "--against", "random", "--seat", "2", "--aid"]),
        ("pl", ["--seats", "4", "--against", "random", "--option", "discards=open"]),
    ],
)
def test_a_whole_game_is_played(run: Run, language: str, arguments: list[str]) -> None:
    words = ("play", "elementa", "--seed", "3", "--lang", language, *arguments)
    said = run(*words, typed=ALWAYS_THE_FIRST)
    assert (said.code, said.err) == (0, "")
    assert too_wide(said.out.replace("> ", "")) == []  # what is typed is not echoed here
    assert "⟨" not in said.out
    record = read_record(Path("elementa.jsonl").read_text(encoding="utf-8"))
    assert record.outcome is not None
    told = run("replay", "elementa.jsonl", "--lang", language)
    assert told.code == 0
    assert "⟨" not in told.out


def test_cards_hints_and_rules_are_shown_on_demand(run: Run) -> None:
    typed = "1\n? lava hound\n? 3.2\n?\nhint\n? 5 6 7 8\nhelp\nquit\n"
    said = run("play", "elementa", "--seed", "3", "--against", "random", typed=typed)
    shown = flat(said.out)
    assert said.err == ""
    assert "Lava Hound" in shown
    assert "ELEM-3.2 " in shown
    assert "You may play" in shown or "Turn 1:" in shown
    assert "Fi Fire, Wa Water" in shown


def test_a_division_typed_by_numbers_is_shown_before_it_is_taken(run: Run) -> None:
    """A swap changes the proposal, a second one what came of the first; then "1" takes it."""
    typed = "1\n3-9\n4-10\nquit\n"
    said = run("play", "elementa", "--seed", "3", "--against", "random", typed=typed)
    assert said.err == ""
    proposed = [part.partition("“1”")[0] for part in flat(said.out).split("A proposal:")[1:]]
    assert len(set(proposed)) == len(proposed) == 3
    assert "receive 3 crystals" not in said.out
    taken = run("play", "elementa", "--seed", "3", "--against", "random", typed=f"{typed[:-5]}1\n")
    assert "You have divided your deck" in flat(taken.out)


def test_a_wrong_division_is_refused_with_its_reason(run: Run) -> None:
    typed = "1\n1 2 3 4 5 / 6\n1 1 2 3\n99 2 3 4\n1 / 2 / 3 / 4 / 5 / 6\nquit\n"
    said = run("play", "elementa", "--seed", "3", "--against", "random", typed=typed)
    told = flat(said.err)
    assert "ELEM-3.2" in told
    assert "named twice" in told
    assert "There is no card 99" in told
    assert "A division is written" in told


# --- Divisions ------------------------------------------------------------------------------------


@pytest.mark.rule("ELEM-3.2")
@pytest.mark.parametrize(
    "typed",
    ["13 14 15 16 / 1 2 3 / 4 5 6 / 7 8", "13,14,15,16;1,2,3;4,5,6;7,8",
     "13 14 15 16/1 2 3/4 5 6/7 8"],
)  # fmt: skip
def test_a_division_is_typed_by_numbers(typed: str) -> None:
    match, decision = asked("divide")
    view: ElementaView = match.state.view(ME)
    action = read_typed("elementa", view, decision, typed, ENGLISH)
    assert action is not None
    assert decision.accepts(action)
    cards = numbered_creatures(view)
    assert isinstance(action, Divide)
    wanted = [[13, 14, 15, 16], [1, 2, 3], [4, 5, 6], [7, 8]]
    assert [sorted(turn) for turn in action.turns] == [
        sorted(cards[number - 1] for number in turn) for turn in wanted
    ]


@pytest.mark.rule("ELEM-3.1")
@pytest.mark.parametrize("typed", ["16 15", "/ 16 15 14", "16 / / / 15", "/", "3-9", "1-16, 2-15"])
def test_what_is_left_open_is_filled_up_from_the_proposal(typed: str) -> None:
    match, decision = asked("divide")
    action = read_typed("elementa", match.view(ME), decision, typed, ENGLISH)
    assert action is not None
    assert decision.accepts(action)


def test_a_swap_changes_two_cards_of_the_proposal_and_no_others() -> None:
    match, decision = asked("divide")
    view: ElementaView = match.state.view(ME)
    cards = numbered_creatures(view)
    assert isinstance(decision.default, Divide)
    [*_, aside] = proposal(cards, decision.default)
    [kept, *_] = proposal(cards, decision.default)
    out, into = kept[0], aside[0]
    action = read_typed("elementa", view, decision, f"{out + 1}-{into + 1}", ENGLISH)
    assert isinstance(action, Divide)
    before = Counter(id for turn in decision.default.turns for id in turn)
    after = Counter(id for turn in action.turns for id in turn)
    assert after == before - Counter([cards[out]]) + Counter([cards[into]])
    assert sorted(action.turns[1]) == sorted(decision.default.turns[1])


def test_a_number_alone_is_no_division() -> None:
    assert meant("divide", "1") is None
    assert meant("divide", "forge") is None


@pytest.mark.parametrize("typed", ["1 1 2", "0 1 2", "1 2 17", "1-", "1-2-3", "1/2/3/4/5/6"])
def test_a_bad_division_is_told(typed: str) -> None:
    with pytest.raises(Unreadable):
        meant("divide", typed)


# --- Resources ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("Fi Fi wa", "Fi Fi wa"), ("2Fi wa", "Fi Fi wa"), ("Fi×2, wa", "Fi Fi wa"),
        ("2 x Fi wa", "Fi Fi wa"), ("fire water", "Fi Wa"), ("AI", "Ai"), ("Fi nothing", None),
        ("", None), ("7", None), ("999Fi", None), ("100000Fi", None),
    ],
)  # fmt: skip
def test_resources_are_read_by_letters_and_names(typed: str, text: str | None) -> None:
    units = read_units(typed, ENGLISH)
    assert (None if units is None else units.text) == text


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "2 fire air earth"), ("fr", "Feu Feu Air Terre"),
                            ("pl", "ogien Ogień powietrze ziemia")],
)  # fmt: skip
def test_elements_are_known_by_their_names(language: str, typed: str) -> None:
    action = meant("resources", typed, Language(language))
    assert action is not None
    assert action.text == "take Fi Fi Ea Ai"


@pytest.mark.rule("ELEM-4.5")
def test_a_new_resource_card_is_typed() -> None:
    action = meant("restock", "fi")
    assert action is not None
    assert action.text == "take Fi"


@pytest.mark.rule("ELEM-9.2")
def test_changes_and_payments_are_typed_without_their_verbs() -> None:
    for typed in ("2Fi wa", "change Fi Fi wa"):
        action = meant("change", typed)
        assert action is not None
        assert action.text == "change Fi Fi wa"
    for typed, text in (
        ("Fi 3cr", "pay Fi 3cr"), ("3cr Fi", "pay Fi 3cr"), ("pay 2Fi", "pay Fi Fi"),
        ("3cr, change Wa", "pay 3cr, change Wa"), ("3cr change 2wa", "pay 3cr, change wa wa"),
    ):  # fmt: skip
        action = meant("pay", typed)
        assert action is not None
        assert action.text == text
    for typed in ("nothing", "Fi change nothing", "", "Fi 3000cr"):
        assert meant("pay", typed) is None


# --- Cards and decks ------------------------------------------------------------------------------


@pytest.mark.rule("ELEM-9.3")
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_card_is_laid_by_its_name_and_units_are_changed_with_it(code: str) -> None:
    match, decision = asked("lay")
    view, language = match.view(ME), Language(code)
    for number, action in enumerate(decision.actions, start=1):
        id = action.text.removeprefix("lay ")
        name = getattr(CARDS[id].names, code)
        for typed in (id, name, name.upper(), f"lay {id}"):
            found = read_typed("elementa", view, decision, typed, language)
            assert found in (action, None), typed
        assert read_typed("elementa", view, decision, name, language) == action
        for typed in (f"{number}, Fi wa", f"{number} change Fi wa", f"{name}, Fi wa"):
            found = read_typed("elementa", view, decision, typed, language)
            assert found is not None
            assert found.text == f"lay {id}, change Fi wa"
    assert read_typed("elementa", view, decision, "no such card, Fi", language) is None


def test_a_card_is_banned_by_the_beginning_of_its_name() -> None:
    match, decision = asked("ban")
    id = decision.actions[0].text.removeprefix("ban ")
    found = read_typed("elementa", match.view(ME), decision, CARDS[id].names.en[:-1], ENGLISH)
    assert found == decision.actions[0]
    assert read_typed("elementa", match.view(ME), decision, "zzz", ENGLISH) is None


@pytest.mark.rule("ELEM-1.2")
def test_an_own_deck_is_typed_as_in_a_file() -> None:
    deck = READY["wildfire"]
    action = meant("deck", deck.text.replace(" ", ", "))
    assert action is not None
    assert action.text == f"deck {deck.text}"


@pytest.mark.rule("ELEM-1.3")
def test_what_is_wrong_with_a_deck_that_is_typed_is_told(run: Run) -> None:
    typed = "2 cinder-imp, spark-rat\n2 cinder-imp, sprak-rat\nquit\n"
    said = run("play", "elementa", "--seed", "3", "--against", "random", typed=typed)
    told = flat(said.err)
    assert "exactly 16 creatures; this one has 3" in told and "ELEM-1.3" in told
    assert "There is no card “sprak-rat”. Perhaps “spark-rat” is meant." in told


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "Wildf"), ("fr", "incendie"), ("pl", "POŻOGA"), ("pl", "wildfire")],
)
def test_a_ready_deck_is_chosen_by_the_beginning_of_its_name(language: str, typed: str) -> None:
    action = meant("deck", typed, Language(language))
    assert action is not None
    assert action.text == "deck wildfire"
    assert meant("deck", "zzz") is None


def test_other_tables_have_nothing_more_to_type() -> None:
    match, decision = asked("lay")
    assert read_typed("claim", match.view(ME), decision, "anything", ENGLISH) is None
