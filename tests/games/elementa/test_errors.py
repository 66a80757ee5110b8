"""Everything that can be wrong in Elementa: it is refused, with its clause, in every language."""

from __future__ import annotations

import ast
from typing import Any

import pytest

from ludotheque.games.elementa import ELEMENTA
from ludotheque.games.elementa.decks import READY
from ludotheque.games.elementa.values import TWICE
from ludotheque.table import CHANCE, IllegalAction, LudothequeError, Phrase, Seat, Unreadable
from ludotheque.texts import LANGUAGES, Language
from tests.games.elementa.playing import (
    DIVIDED,
    LETTERS,
    SIXTEEN,
    ElementaMatch,
    at,
    begun,
    effect,
    play,
)
from tests.table.support import ids
from tests.texts.used import constants, trees

CARDS = {"a": {"cost": "Fi"}, "b": {}, "free": {}}
HANDS: dict[str, Any] = {"cards": CARDS, "hands": ["a b", "free free"], "ready": ["Fi Wa", ""]}
DIVIDING: dict[str, Any] = {
    "phase": "deckbuilding", "cards": SIXTEEN, "decks": [" ".join(LETTERS)] * 2,
}  # fmt: skip
BANNING: dict[str, Any] = {"phase": "bans", "cards": CARDS, "piles": [["a a b b"], ["free b"]]}
OVER: dict[str, Any] = {"phase": "over", "rounds_won": [2, 0]}
ENDING: dict[str, Any] = {"phase": "round-end", "turn": 4, "points": [1, 0], "ready": ["Fi", "Wa"]}
EQUAL: dict[str, Any] = {**ENDING, "points": [0, 0]}
RESTOCKING: dict[str, Any] = {"phase": "restock", "turn": 2, "used": ["Fi Wa", "Ea Ai"]}
SOME = READY["wildfire"].text
DECKS: dict[str, Any] = {"phase": "decks"}

Refusal = tuple[str, str, dict[str, Any], tuple[str, ...], int, str]
REFUSED: list[Refusal] = [
    # The reason, its clause, where, what is answered before, who answers what.
    ("elementa-over", "ELEM-11.5", OVER, (), 0, "done"),
    ("elementa-not-asked", "ELEM-9.1", ENDING, (), 1, "done"),
    ("elementa-not-asked", "ELEM-R42", ENDING, (), 1, "change Wa"),
    ("elementa-not-asked", "ELEM-R44", RESTOCKING | {"turn": 1}, ("0 take Fi",), 0, "change Fi"),
    ("elementa-not-asked", "ELEM-R9", RESTOCKING, ("0 take Fi",), 0, "take Wa"),
    ("elementa-not-asked", "ELEM-R11", DIVIDING, (f"0 {DIVIDED}",), 0, DIVIDED),
    ("elementa-not-asked", "ELEM-R7", DECKS, ("0 deck wildfire",), 0, "deck mists"),
    ("elementa-not-possible", "ELEM-8.17", EQUAL, (), CHANCE, "lot 0"),
    ("elementa-not-possible", "ELEM-R7", HANDS, (), 0, "deck mists"),
    ("elementa-not-possible", "ELEM-R11", HANDS, (), 0, DIVIDED),
    ("elementa-not-possible", "ELEM-6.5", ENDING, (), 0, "lay a"),
    ("elementa-not-possible", "ELEM-4.2", DECKS, (), 0, "lay ember-fox"),
    ("elementa-not-possible", "ELEM-9.1", ENDING, (), 0, "use"),
    ("elementa-deck-size", "ELEM-1.3", DECKS, (), 0, "deck ember-fox"),
    ("elementa-deck-environments", "ELEM-1.4", DECKS, (), 0, f"deck moonlit-lagoon {SOME}"),
    ("elementa-deck-copies", "ELEM-1.6", DECKS, (), 0, "deck ember-fox*16"),
    ("elementa-deck-unique", "ELEM-1.7", DECKS, (), 0, "deck undying-phoenix*16"),
    ("elementa-deck-no-card", "ELEM-1.2", DECKS, (), 0, "deck embre-fox"),
    ("elementa-deck-no-number", "ELEM-1.2", DECKS, (), 0, "deck ember-fox*x"),
    ("elementa-division", "ELEM-3.2", DIVIDING, (), 0, "divide a b c / d e f / g h i / j k"),
    ("elementa-division", "ELEM-3.5", DIVIDING, (), 0, "divide a b c d / e f g / h i j / k"),
    ("elementa-division-turns", "ELEM-3.1", DIVIDING, (), 0, f"{DIVIDED} / m"),
    ("elementa-not-yours", "ELEM-3.1", DIVIDING, (), 0, "divide a a b c / d e f / g h i / j k"),
    ("elementa-not-yours", "ELEM-5.3", BANNING, (), 0, "ban a"),
    ("elementa-no-such-element", "ELEM-4.6", RESTOCKING, (), 0, "take Ea"),
    ("elementa-take-number", "ELEM-4.4", RESTOCKING, (), 0, "take Fi Fi"),
    ("elementa-take-number", "ELEM-3.8", DIVIDING, (f"0 {DIVIDED}", f"1 {DIVIDED}"), 0, "take Fi"),
    ("elementa-not-possible", "ELEM-3.8", DIVIDING, (), 0, "take Fi"),
    ("elementa-no-buying", "ELEM-R41", HANDS, (), 0, "take Fi"),
    ("elementa-not-in-hand", "ELEM-6.1", HANDS, (), 0, "lay free"),
    ("elementa-not-ready", "ELEM-R47", HANDS, (), 0, "lay a, change Ai"),
    ("elementa-not-ready", "ELEM-R47", ENDING, (), 0, "change Fi Fi"),
    ("elementa-laid-is-final", "ELEM-R29", HANDS, ("0 lay a",), 0, "lay b"),
    ("elementa-change-with-card", "ELEM-R42", HANDS, (), 0, "change Fi"),
    ("elementa-no-passing", "ELEM-R28", HANDS, (), 0, "done"),
    ("elementa-must-pay", "ELEM-7.1", HANDS | {"crystals": [3, 0]}, ("0 lay a", "1 lay free"), 0,
     "leave"),
    ("elementa-not-the-cost", "ELEM-R34", HANDS | {"crystals": [3, 0]},
     ("0 lay a", "1 lay free"), 0, "pay Fi 3cr"),
    ("elementa-not-possible", "ELEM-R33", HANDS | {"crystals": [3, 0]},
     ("0 lay a", "1 lay free"), 0, "change Fi"),
]  # fmt: skip


def refused(given: dict[str, Any], before: tuple[str, ...], seat: int, answer: str) -> Any:
    """Return the refusal of an answer, which has changed nothing."""
    match: ElementaMatch = begun() if given is DECKS else at(**given)
    play(match, *before)
    position = match.state.position()
    with pytest.raises(IllegalAction) as caught:
        match.play(Seat(seat), answer)
    assert match.state.position() == position
    explained = match.explain(Seat(seat), ELEMENTA.parse(answer))
    assert explained is not None
    assert explained.clause == caught.value.clause
    return caught.value


def said_everywhere(said: LudothequeError | Phrase) -> None:
    """Say something in every language: nothing in it is missing or left open."""
    for code in LANGUAGES:
        language = Language(code)
        text = language.say(said) if isinstance(said, Phrase) else language.error(said)
        assert text
        assert not any(sign in text for sign in ("⟨", "{", "$")), text


@pytest.mark.parametrize(("reason", "clause", "given", "before", "seat", "answer"), REFUSED)
def test_an_illegal_answer_is_refused_with_its_clause_and_changes_nothing(
    reason: str, clause: str, given: dict[str, Any], before: tuple[str, ...], seat: int, answer: str
) -> None:
    refusal = refused(given, before, seat, answer)
    assert (refusal.reason.id, refusal.clause) == (reason, clause)
    said_everywhere(refusal)
    for code in LANGUAGES:
        assert clause in Language(code).error(refusal)


def test_every_reason_for_a_refusal_is_shown_here() -> None:
    assert {reason for reason, *_ in REFUSED} == set(ELEMENTA.violations)


GAIN = {"do": "gain", "what": "points"}
TIE = {"do": "tie", "result": "wins"}
BAD_CARDS: list[tuple[str, str, Any]] = [
    # What is wrong, in which field, and the card.
    ("elementa-no-element", ".cost", {"cost": "Light"}),
    ("elementa-no-element", ".victory.units", {"victory": {"units": "Light"}}),
    ("elementa-negative-power", ".power", {"power": -1}),
    ("elementa-moment-of-environments", ".effects.0.when",
     {"effects": [{"when": "turn-end", "do": [GAIN]}]}),
    ("elementa-environment-fights", ".power", {"kind": "environment", "power": 3}),
    ("elementa-environment-fights", ".victory",
     {"kind": "environment", "victory": {"points": 1}}),
    ("elementa-not-standing", ".effects.0.do.0",
     {"effects": [{"when": "standing", "do": [GAIN]}]}),
    ("elementa-standing-is-no-choice", ".effects.0.may",
     {"effects": [{"when": "standing", "may": True, "do": [TIE]}]}),
    ("elementa-price-without-choice", ".effects.0.price",
     {"effects": [{"price": {"crystals": 1}, "do": [GAIN]}]}),
    ("elementa-cost-before-the-reveal", ".effects.0.only_if.0", {"kind": "environment", **effect(
        {"do": "cost", "of": "fire", "amount": -1, "who": "each-opponent"}, when="standing",
        only_if=[{"if": "element", "element": "fire"}])}),
    ("elementa-cost-before-the-reveal", ".effects.0.only_if.0", {"kind": "environment", **effect(
        {"do": "cost", "of": "fire", "amount": -1}, when="standing", only_if=[{"if": "unpaid"}])}),
    ("elementa-result-before-the-end", ".effects.1.only_if.0",
     {"effects": [{"do": [GAIN]},
                  {"only_if": [{"if": "result", "result": "won"}], "do": [GAIN]}]}),
    ("elementa-does-nothing", ".effects.0.do", {"effects": [{"do": []}]}),
    ("elementa-bad-value", "", 3),
    ("elementa-bad-value", ".kind", {"kind": "resource"}),
    ("elementa-bad-value", ".kind", {"kind": ["creature"]}),
    ("elementa-bad-value", ".id", {"id": "gargoyle"}),
    ("cards-wrong-kind", ".power", {"power": "strong"}),
    ("cards-unknown-field", ".colour", {"colour": "red"}),
    ("cards-unknown-verb", ".effects.0.do.0.do", {"effects": [{"do": [{"do": "fly"}]}]}),
]  # fmt: skip


@pytest.mark.parametrize(("problem", "field", "card"), BAD_CARDS)
def test_what_is_wrong_with_a_card_is_said_with_its_field(
    problem: str, field: str, card: Any
) -> None:
    with pytest.raises(Unreadable) as caught:
        ELEMENTA.position({"cards": {"golem": card}})
    assert ids(caught.value) == ["position-field", problem]
    assert caught.value.phrase.args["field"] == f"cards.golem{field}"
    said_everywhere(caught.value)


def test_a_card_is_called_by_a_word() -> None:
    with pytest.raises(Unreadable) as caught:
        ELEMENTA.position({"cards": {7: {}}})
    said_everywhere(caught.value)


def test_a_card_that_takes_the_place_of_another_keeps_its_place_in_the_set() -> None:
    """Two cards in the same place would lie in a hand in the order in which they came there."""
    state = at(cards={"ember-fox": {}, "golem": {}}, hands=["golem ember-fox"]).state
    orders = [card.order for card in state.cards.values()]
    assert len(set(orders)) == len(orders)
    assert [card.id for card in state.hands[0]] == ["ember-fox", "golem"]


REPLACING: dict[str, dict[str, Any]] = {
    "elementa-pack-other-kind": {"moonlit-lagoon": {"power": 1}},
    "elementa-pack-twice-in-deck": {next(iter(TWICE)): {"unique": True}},
}


@pytest.mark.parametrize("problem", REPLACING)
def test_a_card_that_takes_the_place_of_another_leaves_ready_decks_legal(problem: str) -> None:
    with pytest.raises(Unreadable) as caught:
        ELEMENTA.position({"phase": "decks", "cards": REPLACING[problem]})
    assert ids(caught.value) == ["position-field", problem]
    said_everywhere(caught.value)


BAD_DECKS: dict[str, str] = {
    "elementa-deck-no-card": "2 embre-fox",
    "elementa-deck-no-number": "333 ember-fox",
    "elementa-deck-number-alone": "ember-fox spark-rat 2",
    "elementa-deck-no-heading": "weather: rain",
    "elementa-deck-no-environment": "environment: ember-fox",
    "elementa-deck-size": "ember-fox",
    "elementa-deck-environments": f"moonlit-lagoon {SOME}",
    "elementa-deck-copies": "3 ember-fox",
    "elementa-deck-unique": "2 undying-phoenix",
}


@pytest.mark.parametrize("problem", BAD_DECKS)
def test_what_is_wrong_with_a_deck_is_said_in_every_language(problem: str) -> None:
    found = [each.phrase for each in ELEMENTA.check_deck(BAD_DECKS[problem]).problems]
    assert problem in [phrase.id for phrase in found]
    for phrase in found:
        said_everywhere(phrase)


@pytest.mark.parametrize("answer", ["sing", "", "x" * 3000])
def test_what_cannot_be_read_is_said_in_every_language(answer: str) -> None:
    with pytest.raises(Unreadable) as caught:
        ELEMENTA.parse(answer)
    assert caught.value.phrase.id == "elementa-unreadable"
    said_everywhere(caught.value)


CHECKING = ("cards.py", "deck_text.py", "decks.py", "explain.py", "notation.py", "values.py")
"""Where Elementa says what is wrong; for `checks.py` see tests/cards/test_elementa_errors.py."""


def test_everything_that_can_be_wrong_is_tried_here() -> None:
    named = set()
    for file, tree in trees().items():
        if file.name in CHECKING and file.parent.name == "elementa":
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Phrase":
                    named |= constants(node.args[0])
    tried = {reason for reason, *_ in REFUSED} | {problem for problem, *_ in BAD_CARDS}
    tried |= BAD_DECKS.keys() | REPLACING.keys()
    assert len(named) > 25
    assert sorted(named - tried - {"position-field", "elementa-unreadable"}) == []
