"""Which worlds a player can imagine, and how often each of them comes (ELEM-10.2 to ELEM-10.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from ludotheque.games.elementa import ELEMENTA
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.state import ElementaState
from ludotheque.table import Seat
from tests.games.elementa.playing import DECKS, LETTERS, SIXTEEN, ElementaMatch, at, begun, play

WORLDS = 300
NOTHING: dict[str, Any] = {}
ALL = " ".join(LETTERS)


def worlds(match: ElementaMatch, viewer: int, number: int = WORLDS) -> Iterable[ElementaState]:
    """Imagine many worlds."""
    view = match.state.view(Seat(viewer))
    return (ELEMENTA.imagine(view, Random(seed)) for seed in range(number))


def ids(cards: Iterable[Card]) -> list[str]:
    """Write cards by their ids, in order."""
    return sorted(card.id for card in cards)


def knowing(viewer: int, owner: int, seats: int, **known: Any) -> list[dict[str, Any]]:
    """Return what everybody knows where one player knows something of another."""
    place = viewer * seats + owner
    return [known if number == place else NOTHING for number in range(seats * seats)]


@pytest.mark.rule("ELEM-R23")
@pytest.mark.rule("ELEM-10.5")
def test_each_card_may_be_the_one_that_another_has_banned() -> None:
    """Seat 2 saw three of the four cards, of which seat 1 has banned one."""
    match = at(
        seats=3, cards=SIXTEEN, decks=[ALL] * 3, hands=["a b c", "a b c", "a b c"],
        piles=[["", "d"], ["", "d"], ["", "d"]], aside=["e f g h i j k l m n o p"] * 3,
        known=knowing(2, 0, 3, loose="a b d"),
    )  # fmt: skip
    banned = Counter(id for world in worlds(match, 2) for id in ids(world.piles[0][1]))
    seen = [banned.pop(letter) for letter in "abd"]
    for number in (*seen, sum(banned.values())):
        assert 50 < number < 100  # one in four


@pytest.mark.rule("ELEM-10.7")
@pytest.mark.parametrize("fields", [{"committed": [[0, "lay a"]]}, {"laid": ["a", None]}], ids=str)
def test_each_card_of_a_known_hand_may_lie_face_down(fields: dict[str, Any]) -> None:
    match = at(
        **{
            "cards": SIXTEEN, "decks": [ALL] * 2, "aside": ["d e f g h i j k l m n o p"] * 2,
            "hands": ["b c" if "laid" in fields else "a b c", "a b c"],
            "known": knowing(1, 0, 2, hand="a b c"), **fields,
        }
    )  # fmt: skip
    found: Counter[str] = Counter()
    for world in worlds(match, 1):
        laid = world.laid[0]
        found[world.committed[0][1].text[-1] if laid is None else laid.id] += 1
    assert sorted(found) == ["a", "b", "c"]
    assert min(found.values()) > WORLDS / 4


@pytest.mark.rule("ELEM-R77")
def test_cards_of_earlier_rounds_are_in_every_deck_and_anywhere_in_it() -> None:
    match = at(
        round=2, cards=SIXTEEN, decks=[ALL] * 2, hands=["a b c", "a b c"],
        piles=[["", "d e f", "g h", "i j"], []], aside=["k l m n o p", "d e f g h i j k l m n o p"],
        known=knowing(1, 0, 2, deck="a o p"),
    )  # fmt: skip
    places: Counter[str] = Counter()
    for world in worlds(match, 1):
        deck = world.decks[0]
        assert deck is not None
        assert {"a", "o", "p"} <= set(ids(deck.creatures))
        places["hand"] += "p" in ids(world.hands[0])
        places["aside"] += "p" in ids(world.aside[0])
        places["next turn"] += "p" in ids(world.piles[0][1])
    assert 30 < places["hand"] < 90  # three of sixteen
    assert 30 < places["next turn"] < 90
    assert 80 < places["aside"] < 150  # six of sixteen


@pytest.mark.rule("ELEM-1.6")
@pytest.mark.rule("ELEM-R8")
def test_a_deck_may_hold_a_creature_twice() -> None:
    match = begun()
    play(match, f"0 deck {DECKS[0]}", f"1 deck {DECKS[1]}")
    most = Counter[int]()
    for world in worlds(match, 0, 50):
        deck = world.decks[1]
        assert deck is not None
        most[max(Counter(deck.creatures).values())] += 1
    assert set(most) <= {1, 2}
    assert most[2]


@pytest.mark.rule("ELEM-10.2")
def test_any_division_may_have_been_made_in_secret() -> None:
    known = knowing(1, 0, 2, deck=ALL)
    match = at(phase="deckbuilding", round=2, cards=SIXTEEN, decks=[ALL] * 2, known=known)
    play(match, "0 divide a b c d / e f g / h i j / k l")
    divisions = {world.committed[0][1].text for world in worlds(match, 1, 20)}
    assert len(divisions) > 15
    own = {world.committed[0][1].text for world in worlds(match, 0, 20)}
    assert own == {"divide a b c d / e f g / h i j / k l"}


@pytest.mark.rule("ELEM-10.6")
@pytest.mark.parametrize("fields", [{}, {"laid": [None, "c", None]}], ids=str)
def test_who_banned_a_card_is_imagined_to_know_the_hand(fields: dict[str, Any]) -> None:
    """In turn 1, seat 0 has banned a card of seat 1; seat 2 knows that, but no card."""
    match = at(
        **{
            "seats": 3, "cards": SIXTEEN, "decks": [ALL] * 3,
            "hands": ["a b c", "a b" if fields else "a b c", "a b c"],
            "aside": ["d e f g h i j k l m n o p"] * 3, **fields,
        }
    )  # fmt: skip
    for world in worlds(match, 2, 20):
        laid = world.laid[1]
        hand = [*world.hands[1], *([] if laid is None else [laid])]
        assert ids(world.known[1].hand) == ids(hand)
        assert len(hand) == 3
        assert world.known[3].hand == ()  # seat 1 has banned nothing of seat 0
