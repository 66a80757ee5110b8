"""The setup (ELEKT-2.1 to ELEKT-2.25)."""

from __future__ import annotations

import pytest

from ludotheque.games.elekt.game import ELEKT
from ludotheque.table import CHANCE, Match, Shuffle
from tests.games.elekt.playing import P1, P2, ElektMatch, asked, assigning, at, play, started


@pytest.mark.rule("ELEKT-2.2")
@pytest.mark.rule("ELEKT-2.3")
@pytest.mark.rule("ELEKT-2.4")
@pytest.mark.rule("ELEKT-2.5")
@pytest.mark.rule("ELEKT-2.6")
@pytest.mark.rule("ELEKT-2.12")
def test_the_decks_lie_as_chance_has_shuffled_them() -> None:
    options = ELEKT.read_options({"first_player": "0 clockwise"})
    match: ElektMatch = Match(ELEKT, ELEKT.begin(3, options), options, 3)
    laid: dict[str, list[str]] = {}
    while match.deciders == (CHANCE,):
        decision = match.decision(CHANCE)
        whole = decision.default
        assert isinstance(whole, Shuffle)
        turned = whole.pieces[::-1]
        laid[decision.kind] = [card.text for card in turned]
        match.play(CHANCE, Shuffle(turned))
    position = match.state.position()
    skirmish, machination = laid["shuffle-skirmish"], laid["shuffle-machination"]
    privilege = laid["shuffle-privilege"]
    assert position["face"] == {"S": skirmish[0], "M": machination[0], "P": privilege[0]}
    assert position["decks"] == {
        "S": skirmish[1:], "M": machination[1:], "P": privilege[1:6]
    }  # fmt: skip
    assert position["box"] == privilege[6:]
    dealt = laid["shuffle-elite"]
    assert position["dealt"] == [dealt[:2], dealt[2:4], dealt[4:6]]
    assert position["elite"] == dealt[6:]


@pytest.mark.rule("ELEKT-2.20")
@pytest.mark.rule("ELEKT-2.21")
@pytest.mark.rule("ELEKT-2.22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_points_the_sceptre_when_he_has_seen_the_zone_cards(seats: int) -> None:
    match = ELEKT.start(seats, 5)
    [first] = match.deciders
    assert asked(match) == "direction"
    assert None not in match.state.view(first).face
    told = play(match, f"{first}: anticlockwise")
    assert told[0] == f"sceptre-given seat={first} direction=anticlockwise"
    shuffles = [action for seat, action in match.answers if seat == CHANCE]
    assert len(shuffles[-1].text.split()) == 34  # the Elite deck, once more


@pytest.mark.rule("ELEKT-2.23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_corner_of_his_own_in_every_zone(seats: int) -> None:
    match = assigning(seats, first_player="0 clockwise")
    for zone in "SMP":
        for seat in range(seats):
            play(match, f"{seat}: {_plain_unit(match)} {zone}")
            while asked(match) != "assign":
                match.play(match.deciders[0], "no")
    zones = match.state.position()["zones"]
    for zone in "SMP":
        assert [len(corner) for corner in zones[zone]] == [1] * seats


def _plain_unit(match: ElektMatch) -> str:
    """Name a Basic Unit of the player whose turn it is: their abilities disturb nobody."""
    [seat] = match.deciders
    return next(card.id for card in match.state.hands[seat] if card.kind == "basic")


@pytest.mark.rule("ELEKT-2.24")
@pytest.mark.rule("ELEKT-2.11")
def test_with_three_players_the_fourth_corner_and_its_basic_units_are_not_used() -> None:
    state = started(3).state
    assert len(state.rows) == 9
    assert not [piece for piece in state.pieces() if piece in ("acolyte3", "assassin3")]


@pytest.mark.rule("ELEKT-2.25")
@pytest.mark.rule("ELEKT-5.6")
@pytest.mark.parametrize("direction", ["clockwise", "anticlockwise"])
def test_of_two_players_each_is_the_next_of_the_other_both_ways_round(direction: str) -> None:
    match = at(
        cards={"a": {}, "b": {}, "c": {}, "d": {}},
        sceptre=1,
        direction=direction,
        hands=[["a", "b"], ["c", "d"]],
    )
    order: list[int] = []
    for answer in ("c S", "a S", "d S", "b S"):
        order += match.deciders
        match.play(match.deciders[0], answer)
    assert order == [P2, P1, P2, P1]
    assert match.state.rank(P2) == 0 or match.state.phase != "assignment"


@pytest.mark.rule("ELEKT-2.7")
@pytest.mark.rule("ELEKT-11.16")
@pytest.mark.rule("ELEKT-11.17")
@pytest.mark.rule("ELEKT-11.18")
@pytest.mark.rule("ELEKT-11.19")
@pytest.mark.parametrize(("seats", "supply"), [(1, "6/3/3/4"), (2, "6/6/6/7"), (4, "6/6/6/7")])
def test_the_token_supply_is_there_from_the_first_shuffle(seats: int, supply: str) -> None:
    options = ELEKT.read_options({})
    state = ELEKT.begin(seats, options)
    position = state.position()
    assert position["supply"] == supply
    assert ELEKT.position(position, options).position() == position


@pytest.mark.rule("ELEKT-2.16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_shows_the_elite_unit_that_he_draws_for_the_sceptre(seats: int) -> None:
    options = ELEKT.read_options({})
    match: ElektMatch = Match(ELEKT, ELEKT.begin(seats, options), options, seats)
    told: list[str] = []
    match.listen(lambda event: told.append(event.line()))
    while asked(match) != "direction":
        match.play(CHANCE, match.decision(CHANCE).default)
    drawn = [card.id for card in match.state.elite[: -seats - 1 : -1]]
    shown = [line for line in told if line.startswith("elite-shown")]
    assert shown == [f"elite-shown seat={seat} card={id}" for seat, id in enumerate(drawn)]
