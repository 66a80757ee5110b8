"""What players remember of each other's cards as these show and move (ELEM-10.3 to ELEM-10.6)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.elementa.view import ElementaView, KnownView
from ludotheque.table import Seat
from tests.games.elementa.playing import SIXTEEN, ElementaMatch, asked, at, effect, play

NOTHING: dict[str, Any] = {}


def known_of(match: ElementaMatch, viewer: int | None, owner: int) -> KnownView:
    """Return what a player, or a spectator, knows of another's cards."""
    view: ElementaView = match.state.view(None if viewer is None else Seat(viewer))
    known = view.knows[owner]
    assert known is not None
    return known


def knowing(viewer: int, owner: int, seats: int = 3, **known: Any) -> list[dict[str, Any]]:
    """Return what everybody knows where one player knows something of another."""
    place = viewer * seats + owner
    return [known if number == place else NOTHING for number in range(seats * seats)]


@pytest.mark.rule("ELEM-R77")
def test_cards_of_all_the_rounds_before_are_remembered() -> None:
    match = at(
        cards=SIXTEEN, phase="round-end", turn=4, round=2, points=[2, 1], ready=["Fi", ""],
        discards=["a b", ""], decks=["a b b c", "a"], rounds_won=[0, 1],
        known=knowing(1, 0, 2, deck="b b c"),
    )  # fmt: skip
    play(match, "0 done")
    assert asked(match) == "divide 0 1"
    assert known_of(match, 1, 0).deck == ("a", "b", "b", "c")  # one of the two may be the same


@pytest.mark.rule("ELEM-L43")
@pytest.mark.rule("ELEM-10.6")
def test_what_a_look_at_a_hand_does_not_show_was_banned() -> None:
    look = effect({"do": "look", "at": "hand"}, when="after")
    match = at(
        seats=3, cards={**SIXTEEN, "spy": look}, hands=["spy a b", "a d", "a b c"],
        piles=[[], ["", "e f"], []], known=knowing(0, 1, loose="d e", later=[[], ["f"], [], []]),
    )  # fmt: skip
    play(match, "0 lay spy", "1 lay a", "2 lay a", "0 seat 1")
    known = known_of(match, 0, 1)
    assert known.hand == ("d",)
    assert known.loose == ()
    assert known.later == ((), ("e", "f"), (), ())
    assert known.seen == ("a", "d", "e", "f")


@pytest.mark.rule("ELEM-L43")
@pytest.mark.rule("ELEM-10.8")
def test_a_look_at_a_hand_does_not_find_the_card_that_was_revealed() -> None:
    look = effect({"do": "look", "at": "hand"}, {"do": "gain-card", "element": "any"})
    match = at(cards={**SIXTEEN, "spy": look}, hands=["spy a b", "c d e"])
    lines = play(match, "0 lay spy", "1 lay c")
    assert "cards-seen seat=0 owner=1 place=hand cards=d,e" in lines
    assert asked(match) == "element 0"  # the combat is still on
    assert known_of(match, 0, 1).hand == ("d", "e")
    assert known_of(match, 0, 1).seen == ("c", "d", "e")


@pytest.mark.rule("ELEM-L42")
@pytest.mark.rule("ELEM-10.6")
def test_a_card_that_may_have_been_banned_shows_that_it_was() -> None:
    mover = effect({"do": "move", "source": "next-turn", "to": "hand"}, when="after")
    match = at(
        seats=3, cards={**SIXTEEN, "m": mover}, hands=["m e", "a b", "a b"], combat=2,
        piles=[["", "d"], [], []], known=knowing(2, 0, loose="d e"),
    )  # fmt: skip
    lines = play(match, "0 lay m", "1 lay a", "2 lay a")
    assert "card-moved seat=0 card=d source=next-turn to=hand" in lines
    known = known_of(match, 2, 0)
    assert known.hand == ("d",)
    assert known.loose == ("e",)
    assert known.seen == ("d", "e", "m")


@pytest.mark.rule("ELEM-5.5")
@pytest.mark.rule("ELEM-10.6")
def test_in_turn_four_what_was_in_doubt_is_in_hand_for_certain() -> None:
    match = at(
        seats=3, cards=SIXTEEN, phase="bans", turn=4, hands=["d", "", ""],
        piles=[["", "", "", "e f"], ["", "", "", "a a"], ["", "", "", "b b"]],
        known=knowing(2, 0, loose="d e", later=[[], [], [], ["f"]]),
    )  # fmt: skip
    assert asked(match) == "lay 0 1 2"
    known = known_of(match, 2, 0)
    assert known.hand == ("d", "e", "f")
    assert known.loose == ()
    assert known.later == ((), (), (), ())


@pytest.mark.rule("ELEM-5.2")
@pytest.mark.rule("ELEM-10.6")
def test_a_copy_that_was_known_to_lie_there_is_not_the_one_in_doubt() -> None:
    """Of two copies one lies with the next turn for certain, so the other is in hand."""
    match = at(
        seats=3, cards=SIXTEEN, phase="bans", turn=2, hands=["d", "", ""],
        piles=[["", "d f"], ["", "a"], ["", "a"]],
        known=knowing(1, 0, loose="d", later=[[], ["d"], [], []]),
    )  # fmt: skip
    known = known_of(match, 1, 0)
    assert known.hand == ("d",)
    assert known.later[1] == ("d", "f")
    assert known.loose == ()


@pytest.mark.rule("ELEM-10.6")
def test_who_bans_still_knows_what_was_left_in_the_hand() -> None:
    match = at(
        cards=SIXTEEN, phase="bans", turn=2, hands=["d", ""],
        piles=[["", "a b c", "e"], ["", "a b c"]],
        known=knowing(1, 0, 2, hand="d", later=[[], [], ["e"], []]),
    )  # fmt: skip
    play(match, "0 ban a", "1 ban a")
    known = known_of(match, 1, 0)
    assert known.hand == ("b", "c", "d")
    assert known.later[2] == ("a", "e")


@pytest.mark.rule("ELEM-10.3")
@pytest.mark.rule("ELEM-10.6")
def test_what_was_banned_joins_what_was_known_of_the_next_turn() -> None:
    match = at(
        seats=3, cards=SIXTEEN, phase="turn-end", turn=1, used=["Fi Wa", "Fi", "Fi"],
        piles=[["", "d f g"], ["", "a"], ["", "a"]],
        known=knowing(2, 0, loose="d", later=[[], ["f"], [], []]),
    )  # fmt: skip
    assert asked(match) == "restock 0"
    assert known_of(match, 2, 0).later[1] == ("d", "f")


@pytest.mark.rule("ELEM-R11")
@pytest.mark.rule("ELEM-L42")
def test_a_card_that_was_known_in_a_hand_is_not_there_once_it_has_moved() -> None:
    mover = effect({"do": "move", "source": "hand", "to": "next-turn"}, when="after")
    match = at(
        cards={**SIXTEEN, "m": mover}, hands=["m b c", "a b c"], piles=[["", "k"], []],
        known=knowing(1, 0, 2, hand="b c"),
    )  # fmt: skip
    play(match, "0 lay m", "1 lay a", "0 pick b")
    known = known_of(match, 1, 0)
    assert known.hand == ("c",)
    assert known.later[1] == ("b",)
    assert match.state.view(Seat(0)).piles[1] == ("b", "k")  # sorted, as all cards are


@pytest.mark.rule("ELEM-L42")
def test_a_hand_is_sorted_again_when_a_card_joins_it() -> None:
    mover = effect({"do": "move", "source": "discard", "to": "hand"}, when="wins")
    match = at(cards={**SIXTEEN, "m": {"power": 1, **mover}}, hands=["m b c", "a b c"],
               discards=["a", ""])  # fmt: skip
    play(match, "0 lay m", "1 lay a")
    assert match.state.view(Seat(0)).hand == ("a", "b", "c")


@pytest.mark.rule("ELEM-10.5")
@pytest.mark.rule("ELEM-10.6")
def test_a_player_sees_what_the_others_know_of_his_cards() -> None:
    match = at(cards=SIXTEEN, phase="bans", turn=1, piles=[["a b c d"], ["e f g h"]])
    play(match, "0 ban e", "1 ban b")
    assert match.state.view(Seat(0)).known == (None, known_of(match, 1, 0))
    assert known_of(match, 1, 0).hand == ("a", "c", "d")
    assert known_of(match, 1, 0).later[1] == ("b",)


@pytest.mark.rule("ELEM-10.7")
def test_a_card_that_lies_face_down_is_seen_by_its_owner_alone() -> None:
    match = at(cards=SIXTEEN, hands=["b c", "e f g"], laid=["a", None])
    assert asked(match) == "lay 1"
    for viewer in (Seat(0), Seat(1), None):
        view = match.state.view(viewer)
        assert view.lying == (True, False)
        assert view.revealed == (None, None)
        assert view.laid == ("a" if viewer == Seat(0) else None)
