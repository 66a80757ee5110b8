"""A View holds what its owner was shown, and nothing else (ELEKT-1.18 to ELEKT-1.25)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.games.elekt.game import ELEKT
from ludotheque.games.elekt.view import ElektView
from ludotheque.table import Seat, from_json, to_json
from tests.games.elekt.playing import P1, P2, SETTINGS, ElektMatch, asked, at, play, started, steps

by_setting = pytest.mark.parametrize(("seats", "edition"), SETTINGS)


def viewers(match: ElektMatch) -> list[Seat | None]:
    return [*(Seat(seat) for seat in range(match.seats)), None]


def without_unseen(view: ElektView) -> str:
    """Write a View without its lists of the cards that lie somewhere unseen, and that there are."""
    return to_json({**plain(view), "unseen": (), "cards": {}}).decode()


def plain(view: ElektView) -> dict[str, Any]:
    read: dict[str, Any] = from_json(to_json(view), dict[str, Any])
    return read


def hidden_cards(match: ElektMatch, viewer: Seat | None) -> set[str]:
    """List the cards whose face the viewer has no way to see, from the State itself."""
    state = match.state
    hidden = {card.id for pile in (*state.decks, state.elite, state.box) for card in pile}
    hidden |= {card.id for card in state.face_down}
    for seat in range(state.sides):
        if seat != viewer:
            hidden |= {card.id for card in (*state.hands[seat], *state.dealt[seat])}
            hidden -= {card.id for card in state.known[seat]}
    return hidden


@pytest.mark.rule("ELEKT-1.18")
@pytest.mark.rule("ELEKT-1.25")
@pytest.mark.rule("ELEKT-11.25")
@by_setting
@pytest.mark.parametrize("seed", [1, 2])
def test_no_hidden_face_stands_in_a_view(seats: int, edition: str, seed: int) -> None:
    for match in steps(started(seats, seed, edition=edition), seed, most=250):
        for viewer in viewers(match):
            text = without_unseen(match.state.view(viewer))
            for card in hidden_cards(match, viewer):
                assert f'"{card}"' not in text
                assert f'"{card} ' not in text and f' {card}"' not in text


@pytest.mark.rule("ELEKT-1.18")
@pytest.mark.rule("ELEKT-1.25")
@by_setting
def test_a_view_stays_the_same_when_hidden_cards_change_places(seats: int, edition: str) -> None:
    generator = Random(seats)
    changed = 0
    for match in steps(started(seats, 7, edition=edition), 7, most=120):
        position = match.state.position()
        if asked(match) not in ("assign", "protect", "ban"):
            continue
        for viewer in viewers(match):
            other = exchanged(match, position, viewer, generator)
            changed += other != position
            found = ELEKT.position(other, match.options).view(viewer)
            assert to_json(found) == to_json(match.state.view(viewer))
    assert changed > 10


def exchanged(
    match: ElektMatch, position: dict[str, Any], viewer: Seat | None, generator: Random
) -> dict[str, Any]:
    """Let Elite Units that the viewer cannot see change places: in other hands and in the deck."""
    unseen = [*match.state.view(viewer).unseen]
    generator.shuffle(unseen)
    hands = []
    for seat, hand in enumerate(position["hands"]):
        if seat == viewer:
            hands.append(hand)
            continue
        known = position["known"][seat]
        hands.append(known + [unseen.pop() for card in hand if card not in known])
    pending = position["pending"]
    if pending is not None and pending["kind"] == "assign" and pending["seat"] != viewer:
        pending = {**pending, "options": ["pass"]}
    decks = {zone: generator.sample(deck, len(deck)) for zone, deck in position["decks"].items()}
    return {**position, "hands": hands, "elite": unseen, "decks": decks, "pending": pending}


@pytest.mark.rule("ELEKT-1.19")
@pytest.mark.rule("ELEKT-1.20")
@pytest.mark.rule("ELEKT-1.21")
@pytest.mark.rule("ELEKT-1.22")
@pytest.mark.rule("ELEKT-1.23")
@pytest.mark.rule("ELEKT-1.24")
@by_setting
def test_what_lies_open_is_the_same_for_everybody(seats: int, edition: str) -> None:
    own = {"seat", "hand", "dealt", "own_choice", "unseen", "pending"}
    for match in steps(started(seats, 3, edition=edition), 3, most=150):
        shown = []
        for viewer in viewers(match):
            view = plain(match.state.view(viewer))
            shown.append({name: view[name] for name in view if name not in own})
        assert all(view == shown[0] for view in shown)
        position = match.state.position()
        assert shown[0]["hands"] == [len(hand) for hand in position["hands"]]
        assert (shown[0]["amber"], shown[0]["tokens"]) == (position["amber"], position["tokens"])
        assert shown[0]["won"] == position["won"]
        assert shown[0]["discard"] == position["discard"]


@pytest.mark.rule("ELEKT-1.18")
def test_a_unit_chosen_to_be_placed_is_not_shown_before_it_lies_there() -> None:
    placing = {"mode": "immediate", "do": [{"do": "place"}]}
    match = at(
        seats=3,
        cards={"u": {"abilities": [placing]}, "v": {}, "w": {}, "x": {}, "y": {}},
        hands=[["u", "v", "w"], ["x"], ["y"]],
    )
    play(match, "0: u S", "0: use 0", "0: w")
    assert asked(match) == "place-zone"
    for viewer in (P2, None):
        assert '"w"' not in without_unseen(match.state.view(viewer))
    told = play(match, "0: in P")
    assert told == ["unit-placed seat=0 card=w zone=P"]


@pytest.mark.rule("ELEKT-1.18")
def test_whoever_imagines_a_placement_can_think_of_any_unit_in_that_hand() -> None:
    match = started(2, 1, first_player="0 clockwise")
    position = match.state.position()
    hand = ["ecstatic-puppet", "symbiote", "confessor"]
    used = {"reptilian-impostor", *hand, "web-wanderer"}
    given: dict[str, Any] = {
        "seats": 2,
        "hands": [["reptilian-impostor", *hand], ["web-wanderer"]],
        "elite": [id for id in position["elite"] if id not in used],
    }
    match = at(**given)
    play(match, "0: reptilian-impostor S", "0: use 0", "0: symbiote")
    assert asked(match) == "place-zone"
    placed = set()
    for seed in range(60):
        state = ELEKT.imagine(match.state.view(P2), Random(seed))
        assert to_json(state.view(P2)) == to_json(match.state.view(P2))
        before = {card.id for card in state.hands[P1]}
        state.apply(P1, ELEKT.parse("in P"))
        [unit] = [unit.id for unit in state.row(2, P1)]
        assert unit in before
        placed.add(unit)
    assert len(placed) > 3
    mine = ELEKT.imagine(match.state.view(P1), Random(1))
    mine.apply(P1, ELEKT.parse("in P"))
    assert [unit.id for unit in mine.row(2, P1)] == ["symbiote"]


@by_setting
def test_a_view_can_be_sent_and_read_back(seats: int, edition: str) -> None:
    for match in steps(started(seats, 5, edition=edition), 5, most=60):
        for viewer in viewers(match):
            view = match.state.view(viewer)
            assert to_json(from_json(to_json(view), ElektView)) == to_json(view)
