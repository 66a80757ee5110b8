"""Players, elements, the sample card: what no case file can say (ELEM-C7, C27, C34)."""

from __future__ import annotations

import msgspec
import pytest

from ludotheque.games.elementa import ELEMENTA
from ludotheque.games.elementa.cards import CARDS, BonusEntry, CardEntry
from ludotheque.games.elementa.elements import ELEMENTS, SHORT
from ludotheque.table import Unreadable
from tests.games.elementa.playing import DIVIDED, LETTERS, SIXTEEN, asked, at, begun, play


@pytest.mark.rule("ELEM-C7")
@pytest.mark.rule("ELEM-1.8")
@pytest.mark.rule("ELEM-1.9")
@pytest.mark.rule("ELEM-1.10")
@pytest.mark.rule("ELEM-1.11")
def test_the_sample_creature_is_as_the_rulebook_shows_it() -> None:
    [sample] = [card for card in CARDS.values() if card.entry.origin == "rulebook"]
    assert type(sample.entry.power) is int
    assert sample.entry.cost == "Fi Ai"
    assert sample.entry.crystals == 0
    # ELEM-1.12, ELEM-1.15: points in the green box, crystals among the resources beside it.
    assert sample.entry.victory == BonusEntry(points=1, crystals=1)
    # ELEM-1.13, ELEM-1.16: no points in the red box, two crystals beside it.
    assert sample.entry.defeat == BonusEntry(crystals=2)


@pytest.mark.rule("ELEM-1.14")
@pytest.mark.rule("ELEM-1.15")
@pytest.mark.rule("ELEM-1.16")
@pytest.mark.rule("ELEM-1.17")
def test_a_bonus_has_points_either_way_crystals_and_resources() -> None:
    victory = {"points": -1, "crystals": 2, "units": "Fi Wa"}
    card = msgspec.convert(
        {"id": "a", "names": {"en": "a", "fr": "a", "pl": "a"}, "origin": "ludotheque",
         "victory": victory, "defeat": {"points": -2, "units": "Ea"}},
        CardEntry,
    )  # fmt: skip
    assert card.victory == BonusEntry(points=-1, crystals=2, units="Fi Wa")
    assert card.defeat == BonusEntry(points=-2, units="Ea")
    assert card.effects == ()  # ELEM-1.18


@pytest.mark.rule("ELEM-C34")
@pytest.mark.rule("ELEM-1.1")
@pytest.mark.rule("ELEM-R1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_plays_alone_and_no_five_play(seats: int) -> None:
    with pytest.raises(Unreadable):
        ELEMENTA.read_seats(seats)
    with pytest.raises(Unreadable) as refused:
        ELEMENTA.position({"seats": seats})
    assert refused.value.phrase.args["field"] == "seats"


@pytest.mark.rule("ELEM-1.1")
@pytest.mark.rule("ELEM-R1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_bring_a_deck_each(seats: int) -> None:
    assert ELEMENTA.read_seats(seats) == seats
    assert begun(seats).deciders == tuple(range(seats))


@pytest.mark.rule("ELEM-C27")
@pytest.mark.rule("ELEM-1.21")
@pytest.mark.rule("ELEM-R2")
def test_there_are_four_elements_and_no_light() -> None:
    assert ELEMENTS == ("fire", "water", "earth", "air")
    match = at(seats=2, cards=SIXTEEN, phase="deckbuilding", decks=[" ".join(LETTERS)] * 2)
    play(match, f"0 {DIVIDED}", f"1 {DIVIDED}")
    for element in ("Light", "fi", "Fire", "cr"):
        with pytest.raises(Unreadable):
            match.play(match.deciders[0], f"take {element} Fi Fi Fi")
    assert asked(match) == "resources 0 1"
    play(match, f"0 take {' '.join(SHORT)}")
    assert asked(match) == "resources 1"


@pytest.mark.rule("ELEM-1.3")
@pytest.mark.rule("ELEM-1.6")
@pytest.mark.rule("ELEM-1.7")
@pytest.mark.parametrize(
    ("deck", "clause"),
    [
        ("cinder-imp*16", "ELEM-1.6"),
        ("nobody*2", "ELEM-1.2"),
        ("cinder-imp*x", "ELEM-1.2"),
        ("cinder-imp*2 heart-of-the-volcano*2", "ELEM-1.3"),
    ],
)
def test_what_is_no_deck_is_refused_with_its_clause(deck: str, clause: str) -> None:
    match = begun()
    refused = match.explain(match.deciders[0], ELEMENTA.parse(f"deck {deck}"))
    assert refused is not None
    assert refused.clause == clause
