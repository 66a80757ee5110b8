"""What is in the box (ELEKT-1.1 to ELEKT-1.17)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.games.elekt.cards import BOXES
from ludotheque.games.elekt.game import ELEKT
from tests.games.elekt.playing import P1, SETTINGS, assigning, legal, started, steps

by_setting = pytest.mark.parametrize(("seats", "edition"), SETTINGS)


@pytest.mark.rule("ELEKT-1.7")
@pytest.mark.rule("ELEKT-1.24")
@by_setting
def test_one_sceptre_with_a_direction_is_always_with_somebody(seats: int, edition: str) -> None:
    for match in steps(started(seats, edition=edition), 3, most=150):
        for viewer in (*range(seats), None):
            view = match.state.view(viewer)
            assert view.holder == match.state.holder in range(match.state.sides)
            assert view.direction == match.state.direction in (1, -1)


@pytest.mark.rule("ELEKT-1.13")
@pytest.mark.rule("ELEKT-2.1")
def test_there_are_three_zones() -> None:
    match = assigning(first_player="0 clockwise")
    zones = [answer.split()[1] for answer in legal(match, P1) if answer != "pass"]
    assert sorted(set(zones)) == ["M", "P", "S"]
    assert list(match.state.position()["zones"]) == ["S", "M", "P"]


@pytest.mark.rule("ELEKT-1.14")
@pytest.mark.rule("ELEKT-1.5")
@pytest.mark.rule("ELEKT-1.6")
@pytest.mark.rule("ELEKT-1.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pieces_in_play_are_cards_tokens_and_amber_and_nothing_else(seats: int) -> None:
    """Help cards are no pieces: no answer and no position knows them."""
    pieces = Counter(started(seats).state.pieces())
    tokens = {f"token {letter}": count for letter, count in zip("MDBA", (6, 6, 6, 7), strict=True)}
    assert {piece: pieces.pop(piece) for piece in tokens} == tokens
    assert pieces.pop("amber") == 13
    cards = BOXES["fr"]
    used = [id for id, card in cards.items() if card.kind != "basic" or int(id[-1]) < seats]
    assert pieces == Counter(used)


@pytest.mark.rule("ELEKT-1.15")
@by_setting
def test_a_face_down_card_shows_its_kind(seats: int, edition: str) -> None:
    """Of every hidden pile everybody knows the kind; in hands all Basic Units are known."""
    for match in steps(assigning(seats, edition=edition), 4, most=150):
        state, view = match.state, match.state.view(None)
        assert view.decks == tuple(map(len, state.decks))
        assert (view.elite, view.box) == (len(state.elite), len(state.box))
        assert all(card.kind == "elite" for card in state.elite)
        for seat, hand in enumerate(state.hands):
            basics = [card.id for card in hand if card.kind == "basic"]
            assert [id for id in basics if id not in view.known[seat]] == []


@pytest.mark.rule("ELEKT-1.16")
def test_no_unit_bears_a_mark_that_matters() -> None:
    french, polish = BOXES["fr"], BOXES["pl"]
    for id, card in polish.items():
        other = french[id]
        assert (card.kind, card.type, card.symbols, card.titles) == (
            other.kind, other.type, other.symbols, other.titles
        )  # fmt: skip


@pytest.mark.rule("ELEKT-1.17")
@pytest.mark.rule("ELEKT-1.8")
@pytest.mark.rule("ELEKT-1.9")
@pytest.mark.rule("ELEKT-1.10")
@pytest.mark.rule("ELEKT-1.12")
@pytest.mark.parametrize("edition", ["fr", "pl"])
def test_nothing_is_added_to_the_box(edition: str) -> None:
    kinds = Counter(card.kind for card in BOXES[edition].values())
    assert kinds == {"skirmish": 17, "machination": 17, "privilege": 12, "basic": 16, "elite": 34}
    assert [pack.content.name for pack in ELEKT.packs] == ["box"]
