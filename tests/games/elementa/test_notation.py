"""Answers as they are written: read, written again, and refused (docs/positions/elementa.md)."""

from __future__ import annotations

import copy
import pickle

import pytest

from ludotheque.games.elementa import ELEMENTA
from ludotheque.table import CHANCE, Seat, Unreadable
from tests.games.elementa.playing import LETTERS, SIXTEEN, at, begun, fight, lay_all, moments

WRITTEN = [
    "deck wildfire",
    "deck heart-of-the-volcano ember-fox*2 spark-rat",
    "divide a b c d / e f g / h i j / k l",
    "take Fi Fi Wa Ea",
    "ban golem",
    "lay golem",
    "lay golem, change Fi wa",
    "pay",
    "pay Fi wa 3cr",
    "pay 12cr",
    "pay 3cr, change Wa Wa",
    "leave",
    "change Fi Wa ea",
    "done",
    "use",
    "no",
    "option 1",
    "seat 2",
    "effect golem 0",
    "Fi",
    "ai",
    "pick golem",
    "lot 1 0",
]


@pytest.mark.parametrize("text", WRITTEN)
def test_an_answer_is_written_as_it_is_read(text: str) -> None:
    action = ELEMENTA.parse(text)
    assert ELEMENTA.notate(action) == text
    assert ELEMENTA.parse(text) == action
    assert hash(ELEMENTA.parse(text)) == hash(action)
    assert pickle.loads(pickle.dumps(action)) == action
    assert copy.deepcopy(action) == action


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("  lay   golem ", "lay golem"),
        ("lay golem , change Fi", "lay golem, change Fi"),
        ("take Ea Wa Fi Fi", "take Fi Fi Wa Ea"),
        ("change wa Fi", "change Fi wa"),
        ("option 01", "option 1"),
        ("pay wa Fi 3cr", "pay Fi wa 3cr"),
    ],
)
def test_spaces_and_order_do_not_matter(typed: str, meant: str) -> None:
    assert ELEMENTA.parse(typed).text == meant


@pytest.mark.rule("ELEM-R2")
@pytest.mark.rule("ELEM-R41")
@pytest.mark.parametrize(
    "text",
    [
        "", " ", "sing", "deck", "divide", "take", "take Light", "take fi", "ban", "ban a b", "lay",
        "lay a b", "lay a, change", "lay a, change Light", "ban a, change Fi", "pay 0cr",
        "pay 03cr", "pay 3cr Fi", "pay 1000cr", "pay -3cr", "pay Light", "leave now", "change",
        "change 3cr",
        "option", "option x", "option 100", "option -1", "seat", "effect golem", "effect 0", "lot",
        "lot a", "pick", "FI", "lay a" + "a" * 2000,
    ],
)  # fmt: skip
def test_what_is_no_answer_is_not_read(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        ELEMENTA.parse(text)
    assert refused.value.phrase.id == "elementa-unreadable"
    assert len(str(refused.value.phrase.args["answer"])) <= 80


@pytest.mark.parametrize("seats", [2, 4])
def test_every_answer_that_is_offered_can_be_written_and_read(seats: int) -> None:
    for state in moments(seats, seats + 20):
        for seat in state.deciders:
            for action in state.decision(seat).actions:
                again = ELEMENTA.parse(ELEMENTA.notate(action))
                assert again == action
                assert state.decision(seat).accepts(again)
                assert ELEMENTA.explain(state, seat, again) is None


@pytest.mark.parametrize("seats", [2, 3])
def test_every_other_answer_is_refused_with_a_clause(seats: int) -> None:
    """At every moment each of some answers is either accepted or refused with a clause."""
    answers = [ELEMENTA.parse(text) for text in WRITTEN]
    for number, state in enumerate(moments(seats, seats + 30)):
        if number % 7:
            continue
        for seat in (*map(Seat, range(seats)), CHANCE):
            for action in answers:
                refused = ELEMENTA.explain(state, seat, action)
                taken = seat in state.deciders and state.decision(seat).accepts(action)
                assert (refused is None) == taken
                assert refused is None or refused.clause.startswith("ELEM-")


@pytest.mark.rule("ELEM-3.8")
def test_first_resources_are_four() -> None:
    match = at(phase="deckbuilding", cards=SIXTEEN, decks=[" ".join(LETTERS)] * 2)
    for seat in (0, 1):
        match.play(Seat(seat), match.decision(Seat(seat)).default)
    assert len(match.decision(Seat(0)).actions) == 35  # all mixes of four from four elements
    for text in ("take Fi", "take Fi Fi Fi Fi Fi"):
        refused = match.explain(Seat(0), ELEMENTA.parse(text))
        assert refused is not None
        assert refused.clause == "ELEM-3.8"


@pytest.mark.rule("ELEM-R34")
def test_a_cost_is_paid_exactly() -> None:
    match = fight({"cost": "Fi Wa"}, {}, ready=["Fi Fi Wa", ""], crystals=[7, 0])
    lay_all(match)
    for text in ("pay Fi", "pay Fi Fi Wa", "pay Fi Wa 3cr", "pay Fi 2cr", "pay", "pay 7cr"):
        refused = match.explain(Seat(0), ELEMENTA.parse(text))
        assert refused is not None
        assert refused.clause == "ELEM-R34"


@pytest.mark.rule("ELEM-11.5")
def test_after_the_end_nothing_is_accepted() -> None:
    match = at(phase="round-end", turn=4, round=2, rounds_won=[1, 0], points=[2, 1])
    assert match.over
    refused = match.explain(Seat(0), ELEMENTA.parse("done"))
    assert refused is not None
    assert refused.clause == "ELEM-11.5"


def test_a_deck_can_be_named_or_listed() -> None:
    match = begun()
    creatures = (
        "spark-rat ember-fox cinder-imp lava-hound torch-viper dew-sprite tide-crab silt-eel"
    )
    match.play(Seat(0), "deck " + " ".join(f"{id}*2" for id in creatures.split()))
    match.play(Seat(1), "deck wildfire")
    assert len(match.state.view(Seat(0)).deck) == 16
