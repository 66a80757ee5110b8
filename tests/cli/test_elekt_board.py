"""The table of Elekt in the terminal: every question, every number of seats, three languages."""

from __future__ import annotations

import io
import re
from functools import cache
from random import Random
from typing import Any

import pytest
from rich.console import Console

from ludotheque.cli.boards import draw, explain_card
from ludotheque.cli.names import side_names
from ludotheque.cli.terminal import Terminal
from ludotheque.games.elekt.cards import BOXES
from ludotheque.games.elekt.game import ELEKT
from ludotheque.games.elekt.view import ElektView
from ludotheque.table import Decision, Match, Seat
from ludotheque.texts import LANGUAGES, Language
from tests.cli.support import flat, too_wide
from tests.games.elekt.playing import at

WIDTHS = (60, 80, 120)
MOST_GAMES = 600

Moment = tuple[ElektView, Decision]


def paper(language: str, width: int) -> tuple[Terminal, io.StringIO]:
    """Return a terminal that writes into a text."""
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False)
    return Terminal(Language(language), console, console), out


def drawn(
    view: ElektView,
    decision: Decision | None = None,
    *,
    language: str = "en",
    width: int = 80,
    aid: bool = False,
) -> str:
    """Draw a table as text."""
    terminal, out = paper(language, width)
    seats = view.settings.seats
    seated = ["Ada" if seat == view.seat else f"bot {seat}" for seat in range(seats)]
    names = side_names(terminal, "elekt", seated)
    terminal.console.print(draw(terminal, "elekt", view, names, decision, aid=aid))
    return out.getvalue()


@cache
def moments() -> dict[str, Moment]:
    """Find every kind of question, by playing at random until all were asked."""
    found: dict[str, Moment] = {}
    wanted = set(ELEKT.questions)
    generator = Random(1)
    for seed in range(MOST_GAMES):
        seats = 1 + seed % 4
        edition = "pl" if seats > 1 and seed % 3 == 0 else "fr"
        match: Match[Any, ElektView] = ELEKT.start(seats, seed, edition=edition)
        while not match.over:
            seat = match.deciders[0]
            decision = match.decision(seat)
            if decision.kind not in found:
                found[decision.kind] = (match.state.view(seat), decision)
            match.play(seat, decision.draw(generator))
        if wanted <= found.keys():
            return found
    raise AssertionError(f"never asked: {wanted - found.keys()}")


def numbers_in(table: str) -> list[str]:
    """Return the numbers after the supply: those of the answers, and some of the cards' texts."""
    return re.findall(r"(?<![\w+-])\d+(?!\w)", table.rpartition(" A ")[2])


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_drawn_with_all_its_answers_within_the_width(
    language: str, width: int
) -> None:
    for kind, (view, decision) in moments().items():
        table = drawn(view, decision, language=language, width=width)
        assert too_wide(table, width) == [], kind
        assert "⟨" not in table
        shown = numbers_in(table)
        for number in range(1, len(decision.actions) + 1):
            assert str(number) in shown, (kind, number, table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aids_fit_too_and_name_what_was_not_seen(language: str) -> None:
    for kind, (view, decision) in moments().items():
        table = drawn(view, decision, language=language, width=60, aid=True)
        assert too_wide(table, 60) == [], kind
        for id in view.unseen:
            assert getattr(BOXES["fr"][id].names, language) in flat(table)


@pytest.mark.rule("ELEKT-1.18")
@pytest.mark.rule("ELEKT-1.25")
def test_nothing_hidden_is_shown_and_without_aids_nothing_that_one_must_remember() -> None:
    for view, decision in moments().values():
        table = flat(drawn(view, decision))
        hidden = [BOXES["fr"][id].names.en for id in view.unseen]
        assert not [name for name in hidden if name in table]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_side_is_shown_with_titles_amber_hand_and_the_sceptre(seats: int) -> None:
    match = ELEKT.start(seats, 7)
    if match.decision(match.deciders[0]).kind == "direction":
        match.play(match.deciders[0], "anticlockwise")
    view = match.state.view(Seat(0))
    table = drawn(view)
    needed = {1: 7, 2: 7, 3: 6, 4: 5}[seats]
    names = ["Ada", *(f"bot {seat}" for seat in range(1, seats))]
    for name in [*names, "The Coalition"] if seats == 1 else names:
        assert re.search(rf"^ \d {name} +0/{needed} ", table, re.MULTILINE)
    table = table.partition("SKIRMISH")[0]
    assert table.count("Sceptre") == 1
    assert ("anticlockwise" in table) == (seats > 2)
    assert ("Masters:" in table) == (seats == 1)


def test_the_sides_stand_by_court_rank() -> None:
    match = ELEKT.start(4, 1, first_player="2 anticlockwise")
    table = drawn(match.state.view(Seat(0)))
    assert re.findall(r"^ \d (bot \d|Ada)", table, re.MULTILINE) == [
        "bot 2", "bot 1", "Ada", "bot 3",
    ]  # fmt: skip


@pytest.mark.rule("ELEKT-8.8")
@pytest.mark.rule("ELEKT-8.9")
@pytest.mark.rule("ELEKT-4.22")
def test_units_stand_with_symbols_tokens_and_counts() -> None:
    match = at(
        phase="assignment",
        zones={"S": [["acolyte0", "nameless0"], ["dignitary1"]]},
        tokens={"acolyte0": "1A 1B"},
        hands=[["assassin0"], ["assassin1"]],
    )
    table = drawn(match.state.view(Seat(0)))
    assert "Acolyte MA+BA · Nameless MD" in table
    assert re.search(r"Ada +2 +1 +1 +2 +Acolyte", table)


def test_the_running_confrontation_is_marked_and_named() -> None:
    view, decision = moments()["ban"]
    table = drawn(view, decision)
    assert "›B‹" in table
    assert "Brutality ──" in table.partition("At court")[0]


def test_aids_tell_what_a_count_is_made_of() -> None:
    match = at(
        phase="assignment",
        zones={"S": [["acolyte0"], ["dignitary1"]]},
        tokens={"acolyte0": "1A"},
        hands=[["assassin0"], ["assassin1"]],
        sceptre=0,
    )
    view = match.state.view(Seat(0))
    assert "Ada A = +1 Acolyte, +1 token on Acolyte" in drawn(view, aid=True)
    assert "bot 1 A = +2 Dignitary, +1 by Dignitary" in drawn(view, aid=True)
    assert "+1 token" not in drawn(view)


def test_a_question_about_a_card_shows_the_card_and_its_price() -> None:
    match = at(phase="assignment", hands=[["acolyte0"], ["assassin1"]], amber=[1, 0])
    match.play(Seat(0), "acolyte0 S")
    table = drawn(match.state.view(Seat(0)), match.decision(Seat(0)))
    assert "attach any token to this Unit" in table
    assert "1 Use it: 1 Amber" in table


@pytest.mark.rule("ELEKT-3.2")
def test_units_of_the_hand_stand_with_type_and_ability() -> None:
    match = at(phase="assignment", hands=[["nameless0", "symbiote"], ["acolyte1"]])
    table = drawn(match.state.view(Seat(0)), match.decision(Seat(0)))
    assert "Spectre · When you win Duplicity here, obtain 1 Amber." in table
    assert "Spectre · When you win Mysticality here" in table


def test_cards_that_are_not_of_the_box_stand_by_their_ids() -> None:
    match = at(
        phase="assignment",
        face={"S": "s1", "M": "m1", "P": "p1"},
        hands=[["acolyte0"], ["acolyte1"]],
    )
    table = drawn(match.state.view(Seat(0)), match.decision(Seat(0)))
    assert "SKIRMISH (S) · s1" in table


def test_a_spectator_sees_no_hand() -> None:
    match = ELEKT.start(2, 1)
    table = drawn(match.state.view(None))
    assert "Your hand" not in table


@pytest.mark.rule("ELEKT-10.14")
def test_at_the_end_the_emperor_is_hailed_by_all_titles() -> None:
    match = ELEKT.start(2, 5)
    generator = Random(5)
    while not match.over:
        seat = match.deciders[0]
        match.play(seat, match.decision(seat).draw(generator))
    view = match.state.view(Seat(0))
    assert view.winner is not None
    hailed = flat(drawn(view)).partition("Long live the new emperor")[2]
    for id in view.won[view.winner]:
        for title in BOXES["fr"][id].entry.titles:
            assert title.en in hailed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_explained_by_its_name_in_the_language_spoken(language: str) -> None:
    view = ELEKT.start(2, 1).state.view(Seat(0))
    terminal, out = paper(language, 200)
    texts = ELEKT.card_texts()
    for card in BOXES["fr"].values():
        name = getattr(card.names, language)
        for asked in (name, name.upper(), card.id):
            out.seek(0)
            out.truncate()
            found = explain_card(terminal, "elekt", view, asked)
            assert found is not None
            terminal.console.print(found)
            assert name in out.getvalue()
            for phrase in texts[card.entry.id]:
                assert flat(terminal.language.say(phrase)) in flat(out.getvalue())


@pytest.mark.parametrize("about", ["", "x", "7.6", "R60", "nonsense", "[bold]"])
def test_what_is_no_card_is_not_explained(about: str) -> None:
    view = ELEKT.start(2, 1).state.view(Seat(0))
    assert explain_card(paper("en", 80)[0], "elekt", view, about) is None
