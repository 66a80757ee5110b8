"""What nobody else may see, and what everybody sees (ELEM-10.1 to ELEM-10.11)."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from ludotheque.games.elementa import ELEMENTA
from ludotheque.games.elementa.cards import CARDS
from ludotheque.games.elementa.knowledge import next_pile, seen, viewers_of
from ludotheque.games.elementa.state import ElementaState
from ludotheque.games.elementa.view import view_of
from ludotheque.table import Event, Seat, to_json
from tests.games.elementa.playing import (
    DECKS,
    DIVIDED,
    LETTERS,
    SIXTEEN,
    asked,
    at,
    begun,
    effect,
    moments,
    play,
)

SIXTEEN_EACH: dict[str, Any] = {"cards": SIXTEEN, "decks": [" ".join(LETTERS)] * 2}


def seen_by(viewer: int | None, **given: Any) -> bytes:
    """Return all that a viewer sees of a position."""
    state = at(**given).state
    return to_json(state.view(None if viewer is None else Seat(viewer)))


HIDDEN: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("ELEM-10.2", {"aside": ["a", ""]}, {"aside": ["b", ""]}),
    ("ELEM-10.9", {"aside": ["a b c d", ""]}, {"aside": ["e f g h", ""]}),
    ("ELEM-10.3", {"piles": [["", "a b", "c"], []]}, {"piles": [["", "c d", "a"], []]}),
    ("ELEM-10.6", {"hands": ["a b", "p p"]}, {"hands": ["c d", "p p"]}),
    ("ELEM-10.7", {"committed": [[0, "lay a"]]}, {"committed": [[0, "lay b"]]}),
    ("ELEM-R23", {"committed": [[0, "ban a"]]}, {"committed": [[0, "ban b"]]}),
]


@pytest.mark.rule("ELEM-10.2")
@pytest.mark.rule("ELEM-10.3")
@pytest.mark.rule("ELEM-10.6")
@pytest.mark.rule("ELEM-10.7")
@pytest.mark.rule("ELEM-10.9")
@pytest.mark.parametrize(("clause", "one", "other"), HIDDEN, ids=lambda value: str(value)[:30])
def test_what_is_hidden_makes_no_difference_to_others(
    clause: str, one: dict[str, Any], other: dict[str, Any]
) -> None:
    """Two positions that differ only in what seat 0 keeps to himself."""
    base: dict[str, Any] = {
        "cards": SIXTEEN, "decks": [" ".join(LETTERS)] * 2, "hands": ["a b", "p p"],
        "agenda": [], "asked": ["lay", [1]],
    }  # fmt: skip
    for viewer in (1, None):
        assert seen_by(viewer, **(base | one)) == seen_by(viewer, **(base | other)), clause
    assert seen_by(0, **(base | one)) != seen_by(0, **(base | other)), clause


@pytest.mark.rule("ELEM-10.10")
@pytest.mark.rule("ELEM-R68")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"points": [1, 0]}, {"points": [2, 0]}),
        ({"crystals": [1, 0]}, {"crystals": [2, 0]}),
        ({"rounds_won": [1, 0]}, {"rounds_won": [0, 0]}),
        ({"ready": ["Fi", ""]}, {"ready": ["Wa", ""]}),
        ({"used": ["Fi", ""]}, {"used": ["Wa", ""]}),
        ({"temporary": ["Fi", ""]}, {"temporary": ["Wa", ""]}),
        ({"discards": ["a", ""]}, {"discards": ["b", ""]}),
        ({"aside": ["a", ""]}, {"aside": ["a b", ""]}),
        ({"piles": [["", "a"], []]}, {"piles": [["", "a b"], []]}),
        ({"piles": [["", "a"], []]}, {"piles": [["", "", "a"], []]}),
        ({"hands": ["a b c", "p p"]}, {"hands": ["a b", "p p"]}),
    ],
    ids=str,
)
def test_numbers_and_what_was_revealed_are_open(one: dict[str, Any], other: dict[str, Any]) -> None:
    """ELEM-10.11 and ELEM-R69 as well: how many cards are where, and which were revealed."""
    base = SIXTEEN_EACH | {"hands": ["a b", "p p"], "agenda": [], "asked": ["lay", [0, 1]]}
    for viewer in (1, None):
        assert seen_by(viewer, **(base | one)) != seen_by(viewer, **(base | other))


# --- A whole game ---------------------------------------------------------------------------------


def shown_cards(state: ElementaState, seat: int) -> set[str]:
    """Cards of a player that everybody has seen, in this round or in one before."""
    open_cards = [*state.discards[seat], *state.fought]
    if state.fighting:
        open_cards.append(state.laid[seat])
    return {card.id for card in open_cards if card is not None}


@pytest.mark.rule("ELEM-R8")
@pytest.mark.rule("ELEM-10.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_spectator_sees_no_card_before_it_is_revealed(seats: int) -> None:
    ever: set[str] = set()
    for state in moments(seats, seats + 10):
        for seat in range(seats):
            ever |= shown_cards(state, seat)
        text = to_json(state.view(None)).decode()
        environments = {card.id for card in state.environments}
        named = set(re.findall(r"[a-z][a-z-]+", text)) & set(CARDS)
        assert named <= ever | environments | moved_or_looked(state)


def moved_or_looked(state: ElementaState) -> set[str]:
    """Cards that an effect has shown to everybody: all know them in the same way."""
    n = state.seats
    known = [{*seen(state, place), *one.deck} for place, one in enumerate(state.known)]
    return {
        card.id
        for owner in range(n)
        for card in set.intersection(*(known[v * n + owner] for v in range(n) if v != owner))
    }


# --- What is remembered ---------------------------------------------------------------------------


@pytest.mark.rule("ELEM-10.3")
@pytest.mark.rule("ELEM-10.4")
@pytest.mark.rule("ELEM-10.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("discards", ["closed", "open"])
def test_what_players_know_is_true_at_every_moment(seats: int, discards: str) -> None:
    for state in moments(seats, 3 * seats, discards=discards):
        for owner in range(seats):
            for place in viewers_of(state, Seat(owner)):
                known = state.known[place]
                laid = state.laid[owner]
                hand = [*state.hands[owner], *([] if laid is None else [laid])]
                assert contains(hand, known.hand)
                assert contains(state.aside[owner], known.aside)
                coming = state.piles[owner][next_pile(state)] if next_pile(state) < 4 else ()
                assert contains([*hand, *coming], [*known.hand, *known.loose])
                for pile, later in zip(state.piles[owner], known.later, strict=True):
                    assert contains(pile, later)
                deck = state.decks[owner]
                assert deck is not None
                assert contains(deck.creatures, seen(state, place))
                assert contains(deck.creatures, known.deck)
                if state.settings.casual and state.turn:
                    assert known.aside == state.aside[owner]


def contains(cards: Any, known: Any) -> bool:
    """Whether some cards are among others, each as often."""
    left = list(cards)
    for card in known:
        if card not in left:
            return False
        left.remove(card)
    return True


@pytest.mark.rule("ELEM-12.1")
def test_spectators_see_open_discards_as_everybody_does() -> None:
    for discards, shown in (("open", ("m", "n", "o", "p")), ("closed", ())):
        match = at(phase="deckbuilding", options={"discards": discards}, **SIXTEEN_EACH)
        play(match, f"0 {DIVIDED}", f"1 {DIVIDED}")
        known = match.state.view(None).knows[1]
        assert known is not None
        assert known.aside == shown


@pytest.mark.rule("ELEM-R11")
def test_a_card_that_is_moved_openly_is_known_to_spectators_too() -> None:
    moving = effect({"do": "move", "source": "hand", "to": "next-turn"}, when="after")
    match = at(
        cards={**SIXTEEN, "mover": moving}, hands=["mover a b", "c d e"], piles=[["", "k"], []]
    )
    lines = play(match, "0 lay mover", "1 lay c", "0 pick b")
    assert "card-moved seat=0 card=b source=hand to=next-turn" in lines
    for viewer in (Seat(1), None):
        known = match.state.view(viewer).knows[0]
        assert known is not None
        assert known.later == ((), ("b",), (), ())


def test_cards_that_a_position_brings_can_be_imagined() -> None:
    match = at(cards=SIXTEEN, hands=["a b c", "d e f"], decks=[" ".join(LETTERS)] * 2)
    view = match.state.view(Seat(0))
    world = ELEMENTA.imagine(view, Random(1))
    assert to_json(world.view(Seat(0))) == to_json(view)
    assert [card.id for card in world.hands[0]] == ["a", "b", "c"]
    assert len(world.hands[1]) == 3


@pytest.mark.rule("ELEM-R77")
def test_players_remember_what_they_saw_in_earlier_rounds() -> None:
    match = at(
        cards=SIXTEEN, phase="round-end", turn=4, points=[2, 1], ready=["Fi", ""],
        discards=["a b", "c"], aside=["d", "e"],
    )  # fmt: skip
    play(match, "0 done")
    assert asked(match) == "divide 0 1"
    known = match.state.view(Seat(1)).knows[0]
    assert known is not None
    assert known.deck == ("a", "b")
    assert known.seen == ()


@pytest.mark.rule("ELEM-10.6")
@pytest.mark.rule("ELEM-R23")
def test_among_three_a_ban_by_another_leaves_it_open_which_card_went() -> None:
    """Seat 0 saw seat 1's cards of turn 2 by an effect; then seat 2 bans one of them."""
    look = {"do": "look", "at": "next-turn"}
    cards = SIXTEEN | {"s": {"effects": [{"when": "after", "do": [look]}]}}
    match = at(
        seats=3, cards=cards, turn=1, combat=3, laid=["s", "a", "a"], used=["Fi", "Fi", "Fi"],
        piles=[["", "a b c"], ["", "d e f"], ["", "g h i"]],
    )  # fmt: skip
    assert asked(match) == "opponent 0"
    play(match, "0 seat 1")
    known = match.state.view(Seat(0)).knows[1]
    assert known is not None
    assert known.later[1] == ("d", "e", "f")
    assert match.state.turn == 2
    play(match, "0 ban g", "1 ban a", "2 ban e")
    known = match.state.view(Seat(0)).knows[1]
    assert known is not None
    assert known.loose == ("d", "e", "f")
    assert known.hand == ()
    assert known.later == ((), (), (), ())


@pytest.mark.rule("ELEM-10.4")
@pytest.mark.rule("ELEM-10.5")
def test_only_who_looks_is_told_which_cards() -> None:
    told: list[Event] = []
    match = at(
        seats=3, cards=SIXTEEN, phase="restock", turn=1, ready=["Fi Wa", "Fi", "Fi"],
        piles=[["a b"], ["c d"], ["e f"]],
    )  # fmt: skip
    match.listen(told.append)
    play(match, "0 take Fi")
    [seen] = [event for event in told if event.line().startswith("cards-seen seat=0")]
    assert seen.seen_by(Seat(0)).line().endswith("cards=c,d")
    for viewer in (Seat(1), Seat(2), None):
        assert seen.seen_by(viewer).line().endswith("cards=?")


@pytest.mark.rule("ELEM-10.1")
@pytest.mark.rule("ELEM-2.2")
def test_decks_are_brought_in_secret_and_environments_shown_together() -> None:
    match = begun(3)
    play(match, f"0 deck {DECKS[0]}", f"2 deck {DECKS[2]}")
    for viewer in (Seat(1), None):
        view = match.state.view(viewer)
        assert view.environments == (None, None, None)
        assert view.committed == (0, 2)
        assert not view.decks
    lines = play(match, f"1 deck {DECKS[1]}")
    assert [line.split()[0] for line in lines[:3]] == ["environment-revealed"] * 3
    assert None not in match.state.view(None).environments


@pytest.mark.rule("ELEM-3.12")
def test_a_player_sees_his_own_cards_wherever_they_are() -> None:
    match = at(phase="deckbuilding", **SIXTEEN_EACH)
    play(match, f"0 {DIVIDED}", f"1 {DIVIDED}")
    view = match.state.view(Seat(0))
    assert view.aside == ("m", "n", "o", "p")
    assert view.piles == (("a", "b", "c", "d"), ("e", "f", "g"), ("h", "i", "j"), ("k", "l"))
    assert view.deck == tuple(LETTERS)


@pytest.mark.rule("ELEM-10.6")
@pytest.mark.parametrize(
    ("hand", "loose", "later"), [("", (), ("d",)), ("d", ("d",), ()), ("e", ("d",), ())]
)
def test_a_card_that_did_not_show_was_banned_unless_a_hand_is_left(
    hand: str, loose: tuple[str, ...], later: tuple[str, ...]
) -> None:
    nothing: dict[str, Any] = {}
    pile = "f g" if hand == "d" else "d f"
    match = at(
        seats=3, cards=SIXTEEN, phase="turn-end", turn=1, hands=[hand, "", ""],
        used=["Fi Wa", "Fi", "Fi"], piles=[["", pile], ["", "a"], ["", "a"]],
        known=[*[nothing] * 6, {"loose": "d"}, *[nothing] * 5],
    )  # fmt: skip
    known = match.state.view(Seat(2)).knows[0]
    assert known is not None
    assert known.later[1] == later
    assert known.loose == loose
    assert known.seen == ("d",)


@pytest.mark.rule("ELEM-5.2")
@pytest.mark.rule("ELEM-10.6")
@pytest.mark.parametrize(("pile", "hand", "held"), [("d f", "e", ()), ("f g", "d", ("d",))])
def test_looking_at_the_next_cards_settles_it(pile: str, hand: str, held: tuple[str, ...]) -> None:
    """Seat 1 bans a card of seat 0 in turn 2 with three players: it looks at all his cards then."""
    nothing: dict[str, Any] = {}
    match = at(
        seats=3, cards=SIXTEEN, phase="bans", turn=2, hands=[hand, "", ""],
        piles=[["", pile], ["", "a"], ["", "a"]],
        known=[*[nothing] * 3, {"loose": "d"}, *[nothing] * 8],
    )  # fmt: skip
    known = match.state.view(Seat(1)).knows[0]
    assert known is not None
    assert known.later[1] == tuple(pile.split())
    assert known.hand == held
    assert known.loose == ()
    assert known.seen == tuple(sorted({"d", *pile.split()}))


@pytest.mark.rule("ELEM-5.7")
@pytest.mark.rule("ELEM-5.8")
@pytest.mark.parametrize(("turn", "targets"), [(1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_view_says_whose_card_is_banned_though_all_have_the_same_cards(
    turn: int, targets: list[int]
) -> None:
    piles = [["", "", "", "k l"] for _ in range(3)]
    for own in piles:
        own[turn - 1] = "a b c"
    match = at(
        seats=3, cards=SIXTEEN, decks=[" ".join(LETTERS)] * 3, piles=piles, phase="bans",
        turn=turn, asked=["ban", [0, 1, 2]], agenda=[],
    )  # fmt: skip
    assert [view_of(match.state, Seat(seat)).target for seat in range(3)] == targets
    assert view_of(match.state, None).target is None
    play(match, "0 ban a")
    assert view_of(match.state, Seat(0)).target is None
