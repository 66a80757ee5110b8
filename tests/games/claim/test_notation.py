"""Reading and writing answers (docs/positions/claim.md)."""

from __future__ import annotations

import pytest

from ludotheque.games.claim import CLAIM
from ludotheque.games.claim.cards import DECK, Card, Faction
from ludotheque.table import PickSeat, Seat, Shuffle, Unreadable
from tests.games.claim.playing import shuffled
from tests.games.claim.rulebook import FACES


@pytest.mark.rule("CLAIM-1.9")
@pytest.mark.parametrize("face", FACES)
def test_every_card_is_written_as_its_letter_and_value(face: str) -> None:
    card = CLAIM.parse(face)
    assert isinstance(card, Card)
    assert (card.faction.text, card.value) == (face[0], int(face[1]))
    assert CLAIM.notate(card) == face


@pytest.mark.parametrize("text", ["x7", "X7", " x7", "x7  ", "\tX7\n"])
def test_small_letters_and_spaces_do_not_matter(text: str) -> None:
    assert CLAIM.parse(text) is CLAIM.parse("X7")


@pytest.mark.rule("CLAIM-1.8")
@pytest.mark.parametrize("text", ["K0", "K1", "k1"])
def test_there_is_no_knight_below_2(text: str) -> None:
    with pytest.raises(Unreadable, match=text):
        CLAIM.parse(text)


@pytest.mark.rule("CLAIM-1.10")
@pytest.mark.parametrize(
    "text",
    ["G10", "G-1", "Z3", "A4", "", "   ", "7", "X", "7X", "X 7", "XX", "G0 K3", "Goblin 4", "pass"],
)
def test_what_is_no_card_is_refused_and_named(text: str) -> None:
    with pytest.raises(Unreadable) as error:
        CLAIM.parse(text)
    assert error.value.phrase.id == "claim-no-card"
    assert text.strip() in str(error.value)


@pytest.mark.rule("CLAIM-R2")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_draw_of_the_first_leader_can_be_written(seat: int) -> None:
    pick = CLAIM.parse(f"leads {seat}")
    assert pick == PickSeat("leads", Seat(seat))
    assert CLAIM.notate(pick) == f"leads {seat}"
    assert CLAIM.parse(f" leads   {seat} ") == pick


@pytest.mark.rule("CLAIM-1.1")
@pytest.mark.parametrize("text", ["leads 2", "leads", "leads -1", "leads A"])
def test_nobody_but_the_two_seats_can_lead(text: str) -> None:
    with pytest.raises(Unreadable):
        CLAIM.parse(text)


@pytest.mark.rule("CLAIM-2.1")
def test_a_shuffle_is_written_from_the_top_card_down() -> None:
    deck = shuffled(1)
    shuffle = CLAIM.parse(" ".join(deck).lower())
    assert isinstance(shuffle, Shuffle)
    assert [piece.text for piece in shuffle.pieces] == deck
    assert CLAIM.notate(shuffle) == " ".join(deck)


def test_a_shuffle_with_a_wrong_card_names_that_card() -> None:
    with pytest.raises(Unreadable, match="K0"):
        CLAIM.parse("G0 G1 K0 U4")


def test_equal_faces_are_one_object() -> None:
    assert len({id(card) for card in DECK}) == 48
    assert Card.read("G0") is DECK[0] is DECK[4]


def test_a_faction_is_read_from_its_letter() -> None:
    assert Faction.read("u") is Faction.read("U") is Card.read("U4").faction
    with pytest.raises(ValueError, match="Z"):
        Faction.read("Z")
