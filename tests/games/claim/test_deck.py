"""The cards in the box (CLAIM-1.1 to CLAIM-1.11)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.games.claim import CLAIM
from ludotheque.games.claim.cards import DECK, FACTIONS
from ludotheque.table import Unreadable
from tests.games.claim import rulebook
from tests.games.claim.playing import steps


def values(letter: str) -> list[int]:
    return [card.value for card in DECK if card.faction.text == letter]


@pytest.mark.rule("CLAIM-1.1")
@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_only_two_can_play(seats: int) -> None:
    with pytest.raises(Unreadable) as error:
        CLAIM.start(seats=seats)
    assert error.value.phrase.id == "table-bad-seats"


@pytest.mark.rule("CLAIM-1.1")
def test_two_is_what_is_meant_when_nothing_is_said() -> None:
    assert CLAIM.start(seed=1).seats == CLAIM.start(seats=2, seed=1).seats == 2


@pytest.mark.rule("CLAIM-1.2")
def test_the_deck_has_52_cards() -> None:
    assert len(DECK) == 52


@pytest.mark.rule("CLAIM-1.3")
def test_there_are_five_factions() -> None:
    ids = [faction.entry.id for faction in FACTIONS]
    assert sorted(ids) == ["doppelganger", "dwarf", "goblin", "knight", "undead"]
    assert {card.faction for card in DECK} == set(FACTIONS)


@pytest.mark.rule("CLAIM-1.4")
def test_there_are_14_goblins_with_five_zeros() -> None:
    assert values("G") == [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.rule("CLAIM-1.5")
@pytest.mark.rule("CLAIM-1.6")
@pytest.mark.rule("CLAIM-1.7")
@pytest.mark.rule("CLAIM-R1")
@pytest.mark.parametrize("letter", ["D", "U", "X"])
def test_dwarves_undead_and_doppelgangers_run_from_0_to_9(letter: str) -> None:
    assert values(letter) == list(range(10))


@pytest.mark.rule("CLAIM-1.8")
def test_knights_run_from_2_to_9() -> None:
    assert values("K") == list(range(2, 10))


@pytest.mark.rule("CLAIM-1.9")
def test_each_card_has_one_faction_and_one_value() -> None:
    for card in DECK:
        assert card.text == f"{card.faction.text}{card.value}"
    assert len({(card.faction, card.value) for card in DECK}) == len(set(DECK)) == 48


@pytest.mark.rule("CLAIM-1.10")
def test_0_is_the_lowest_value_and_9_the_highest() -> None:
    assert (min(card.value for card in DECK), max(card.value for card in DECK)) == (0, 9)


@pytest.mark.rule("CLAIM-F7")
def test_all_values_together_are_224() -> None:
    assert sum(card.value for card in DECK) == 224


@pytest.mark.rule("CLAIM-C69")
def test_the_deck_is_the_list_of_the_rulebook() -> None:
    assert Counter(card.text for card in DECK) == Counter(rulebook.DECK)


@pytest.mark.rule("CLAIM-1.11")
@pytest.mark.rule("CLAIM-1.2")
@pytest.mark.parametrize("seed", range(20))
def test_at_every_moment_the_52_faction_cards_and_no_others_are_on_the_table(seed: int) -> None:
    for match in steps(CLAIM.start(seed=seed), seed):
        assert match.state.pieces() == sorted(rulebook.DECK)
