"""The table of Elementa in the terminal: every question, two to four seats, three languages."""

from __future__ import annotations

import io
import re
from functools import cache
from random import Random
from typing import Any

import pytest
from rich.console import Console

from ludotheque.cli.boards import draw, explain_card, look_of, name_answer
from ludotheque.cli.terminal import Terminal
from ludotheque.games.elementa import ELEMENTA, events
from ludotheque.games.elementa.cards import CARDS
from ludotheque.games.elementa.decks import DECKS
from ludotheque.games.elementa.view import ElementaView
from ludotheque.table import Decision, Match, Seat
from ludotheque.texts import LANGUAGES, Language
from tests.cli.support import flat, too_wide

WIDTHS = (60, 80, 120)
MOST_GAMES = 40
NAMES = {Seat(0): "Ada", Seat(1): "Basil", Seat(2): "Clio", Seat(3): "Dora"}

Moment = tuple[ElementaView, Decision]


def paper(language: str, width: int) -> tuple[Terminal, io.StringIO]:
    """Return a terminal that writes into a text."""
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False)
    return Terminal(Language(language), console, console), out


def drawn(
    view: ElementaView,
    decision: Decision | None = None,
    *,
    language: str = "en",
    width: int = 80,
    aid: bool = False,
) -> str:
    """Draw a table as text."""
    terminal, out = paper(language, width)
    terminal.console.print(draw(terminal, "elementa", view, NAMES, decision, aid=aid))
    return out.getvalue()


@cache
def moments() -> dict[str, Moment]:
    """Find every kind of question, by playing at random until all were asked."""
    found: dict[str, Moment] = {}
    generator = Random(1)
    for seed in range(MOST_GAMES):
        match: Match[Any, ElementaView] = ELEMENTA.start(2 + seed % 3, seed)
        while not match.over:
            seat = match.deciders[0]
            decision = match.decision(seat)
            if decision.kind not in found:
                found[decision.kind] = (match.state.view(seat), decision)
            match.play(seat, decision.draw(generator))
        if ELEMENTA.questions.keys() <= found.keys():
            return found
    raise AssertionError(f"never asked: {ELEMENTA.questions.keys() - found.keys()}")


def at(**position: Any) -> ElementaView:
    """Return what seat 0 sees of a position."""
    view: ElementaView = ELEMENTA.position(position).view(Seat(0))
    return view


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_drawn_with_all_its_answers_within_the_width(
    language: str, width: int
) -> None:
    for kind, (view, decision) in moments().items():
        table = drawn(view, decision, language=language, width=width)
        assert too_wide(table, width) == [], kind
        assert "⟨" not in table
        shown = re.findall(r"(?<![\w+-])\d+(?!\w)", table)
        for number in range(1, len(decision.actions) + 1):
            assert str(number) in shown, (kind, number, table)


@pytest.mark.rule("ELEM-10.10")
@pytest.mark.rule("ELEM-10.11")
def test_what_everybody_has_is_shown() -> None:
    view = at(
        seats=3, points=[7, 4, 11], crystals=[2, 13, 0], rounds_won=[1, 0, 1],
        ready=["Fi Fi Wa", "Ea", ""], used=["", "Ai Ai", ""], temporary=["Wa", "", "Fi Fi"],
        hands=[["cinder-imp", "spark-rat"], ["cinder-imp"], ["spark-rat"]],
        piles=[[[], [], ["ember-fox"], ["lava-hound"]], [], []], turn=2, combat=2,
    )  # fmt: skip
    table = drawn(view)
    lines = {line.split()[0]: line.split() for line in table.splitlines() if line.strip()}
    assert lines["Ada"] == ["Ada", "1/2", "7", "2", "Fi×2", "Wa", "–", "wa", "2", "+", "1", "1"]
    assert lines["Basil"] == ["Basil", "0/2", "4", "13", "Ea", "Ai×2", "–", "1"]
    assert lines["Clio"] == ["Clio", "1/2", "11", "0", "–", "–", "fi×2", "1"]
    assert "Round 1 · Turn 2 of 4 · Combat 2 of 3" in table
    assert "Turn 3: Ember Fox 3 Fi" in flat(table)


@pytest.mark.rule("ELEM-2.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_environments_are_shown_with_their_effects(language: str) -> None:
    for view, decision in moments().values():
        table = flat(drawn(view, decision, language=language))
        for id in view.environments:
            if id is not None:
                assert getattr(CARDS[id].names, language) in table


@pytest.mark.rule("ELEM-10.2")
@pytest.mark.rule("ELEM-10.7")
@pytest.mark.rule("ELEM-10.9")
def test_nothing_hidden_is_shown() -> None:
    view = at(
        hands=[["cinder-imp", "spark-rat"], ["lava-hound", "torch-viper"]],
        aside=[["ember-fox"], ["blazing-boar"]],
        piles=[[], [[], ["flame-dancer"], [], []]],
        discards=[[], ["forge-salamander"]],
    )
    hidden = ("lava-hound", "torch-viper", "blazing-boar", "flame-dancer")
    plain, aided = drawn(view), drawn(view, aid=True)
    for id in hidden:
        assert CARDS[id].names.en not in plain + aided
    assert "Ember Fox" in plain
    assert "Played: Forge Salamander" in flat(aided)
    assert "Forge Salamander" not in plain


@pytest.mark.rule("ELEM-10.4")
@pytest.mark.rule("ELEM-10.5")
def test_what_a_ban_has_shown_is_shown_again() -> None:
    match: Match[Any, ElementaView] = ELEMENTA.start(2, 3)
    generator = Random(3)
    while match.state.view(Seat(0)).phase != "combats":
        seat = match.deciders[0]
        match.play(seat, match.decision(seat).draw(generator))
    view: ElementaView = match.state.view(Seat(0))
    known = view.knows[1]
    assert known is not None
    assert len(known.hand) == 3
    table = flat(drawn(view, match.decision(Seat(0))))
    after = table.partition("What you know of Basil")[2]
    for id in (*known.hand, *known.later[1]):
        assert CARDS[id].names.en in after


@pytest.mark.rule("ELEM-10.8")
def test_revealed_cards_are_shown_with_power_and_what_became_of_them() -> None:
    state = ELEMENTA.position(
        {
            "hands": [["flame-dancer"], ["forge-salamander"]],
            "ready": ["Fi Fi", ""],
            "crystals": [2, 0],
        }
    )
    state.apply(Seat(0), ELEMENTA.parse("lay flame-dancer"), None)
    if Seat(1) in state.deciders:
        state.apply(Seat(1), ELEMENTA.parse("lay forge-salamander"), None)
    view = state.view(Seat(0))
    assert view.fighting
    table = drawn(view, state.decision(Seat(0)))
    assert re.search(r"Ada +Flame Dancer", table)
    assert re.search(r"Basil +Forge Salamander .* unpaid", table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ready_decks_are_offered_with_what_they_are_about(language: str) -> None:
    view, decision = moments()["deck"]
    table = flat(drawn(view, decision, language=language))
    for entry in DECKS.content.deck:
        assert getattr(entry.names, language) in table
        assert getattr(entry.about, language) in table


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_explained_by_id_and_name(language: str) -> None:
    view, _ = moments()["lay"]
    for card in CARDS.values():
        name = getattr(card.names, language)
        for about in (card.id, name.upper()):
            terminal, out = paper(language, 80)
            told = explain_card(terminal, "elementa", view, about)
            assert told is not None
            terminal.console.print(told)
            assert name in flat(out.getvalue())
            assert too_wide(out.getvalue()) == []
    terminal, _ = paper(language, 80)
    assert explain_card(terminal, "elementa", view, "zzz") is None
    assert explain_card(terminal, "elementa", view, "7") is None


def test_a_division_is_named_by_numbers_that_can_be_typed() -> None:
    view, decision = moments()["divide"]
    terminal, _ = paper("en", 80)
    named = name_answer(terminal, "elementa", view, NAMES, decision.default)
    numbers = named.partition(".")[0]
    assert [len(turn.split()) for turn in numbers.split("/")] == [4, 3, 3, 2]
    assert numbers in flat(drawn(view, decision))


def test_a_finished_match_shows_who_has_what() -> None:
    match = ELEMENTA.start(2, 5)
    generator = Random(5)
    while not match.over:
        seat = match.deciders[0]
        match.play(seat, match.decision(seat).draw(generator))
    table = drawn(match.state.view(Seat(0)))
    assert "The match is over" in table
    assert "2/2" in table


def test_cards_of_a_position_stand_by_their_ids() -> None:
    own = {"power": 3, "cost": "Fi", "victory": {"points": 1}}
    view = at(cards={"my-card": own}, hands=[["my-card", "spark-rat"], ["my-card"]])
    assert "my-card" in drawn(view)


def test_the_log_stands_apart_for_rounds_and_beside_for_consequences() -> None:
    assert look_of("elementa", events.RoundBegins(1)).apart
    assert look_of("elementa", events.TurnBegins(1)).style == "bold"
    assert look_of("elementa", events.PointsLost(Seat(0), 1)).indent == 2
    assert look_of("elementa", events.NoCombat()).indent == 0
