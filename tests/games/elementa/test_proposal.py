"""The division that is proposed, and stands where nobody answers, can be played and paid for."""

from __future__ import annotations

import pytest

from ludotheque.games.elementa import ELEMENTA
from ludotheque.games.elementa.cards import CARDS, CREATURES
from ludotheque.games.elementa.decks import READY
from ludotheque.table import Seat


def proposed(deck: str) -> tuple[tuple[str, ...], ...]:
    match = ELEMENTA.start(2, 1)
    match.play(Seat(0), f"deck {deck}")
    match.play(Seat(1), f"deck {deck}")
    decision = match.decision(Seat(0))
    assert decision.accepts(decision.default)
    turns: tuple[tuple[str, ...], ...] = decision.default.turns  # type: ignore[attr-defined]
    return turns


def cost(ids: tuple[str, ...]) -> int:
    return sum(sum(CARDS[id].cost) for id in ids)


@pytest.mark.rule("ELEM-3.1")
@pytest.mark.parametrize("deck", READY)
def test_the_dear_creatures_of_a_ready_deck_are_kept_for_late_turns(deck: str) -> None:
    turns = proposed(deck)
    costs = [cost(turn) / len(turn) for turn in turns]
    assert costs == sorted(costs)
    kept = sum(map(cost, turns))
    everything = sum(sum(card.cost) for card in READY[deck].creatures)
    assert kept <= 24 or kept < everything
    assert kept >= everything / 2


def test_the_dearest_are_put_aside_where_nobody_could_pay_for_them() -> None:
    plain = [card for card in CREATURES if not card.entry.unique]
    dear = [card for card in plain if sum(card.cost) == 3][:6]
    free = [card for card in plain if sum(card.cost) == 0][:2]
    turns = proposed(" ".join(f"{card.id}*2" for card in (*dear, *free)))
    assert sum(map(cost, turns)) == 24
    assert cost(turns[0]) == 0


@pytest.mark.rule("ELEM-3.8")
@pytest.mark.parametrize(
    ("deck", "elements"), [("wildfire", {"Fi"}), ("high-tide", {"Wa"}), ("steam", {"Fi", "Wa"})]
)
def test_the_first_resources_that_are_proposed_fit_the_creatures(
    deck: str, elements: set[str]
) -> None:
    match = ELEMENTA.start(2, 1)
    for answer in (f"deck {deck}", None):
        for seat in (Seat(0), Seat(1)):
            match.play(seat, answer or match.decision(seat).default)
    decision = match.decision(Seat(0))
    verb, *units = decision.default.text.split()
    assert verb == "take"
    assert set(units) == elements
    assert len(decision.actions) == 35, "all the other mixes are offered too"
