"""Numbers that hold at every moment (CLAIM-R39, CLAIM-R43 to CLAIM-R45, CLAIM-C72, CLAIM-C76)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludotheque.games.claim import CLAIM
from tests.games.claim.playing import VIEWERS, ClaimMatch, finished, lopsided, steps
from tests.games.claim.rulebook import DECK

SEEDS = range(25)


def matches(seed: int) -> list[ClaimMatch]:
    return [CLAIM.start(seed=seed), lopsided(seed)]


def followers(position: dict[str, Any]) -> list[int]:
    return [len(position["prizes"][seat]) + len(position["blinds"][seat]) for seat in (0, 1)]


@pytest.mark.rule("CLAIM-3.1")
@pytest.mark.rule("CLAIM-R43")
@pytest.mark.rule("CLAIM-R44")
@pytest.mark.rule("CLAIM-C72")
@pytest.mark.parametrize("seed", SEEDS)
def test_hands_pile_and_followers_have_the_right_size_in_each_trick(seed: int) -> None:
    """The prize counts as part of the pile: it has just been turned up."""
    for start in matches(seed):
        tricks = []
        for match in steps(start, seed):
            position = match.state.position()
            if position["phase"] != "one" or position["led"] is not None:
                continue
            number = match.state.view(None).trick
            tricks.append(number)
            assert [len(hand) for hand in position["hands"]] == [14 - number] * 2
            assert len([position["prize"], *position["pile"]]) == 28 - 2 * number
            assert followers(position) == [number - 1] * 2
        assert tricks == list(range(1, 14))


@pytest.mark.rule("CLAIM-R39")
@pytest.mark.rule("CLAIM-6.3")
@pytest.mark.rule("CLAIM-6.8")
@pytest.mark.parametrize("seed", range(5))
def test_every_viewer_can_count_hands_pile_and_followers(seed: int) -> None:
    for match in steps(CLAIM.start(seed=seed), seed):
        position = match.state.position()
        piles = followers(position) if position["phase"] == "one" else [0, 0]
        for viewer in VIEWERS:
            view = match.state.view(viewer)
            assert list(view.hands) == [len(hand) for hand in position["hands"]]
            assert view.pile == len(position["pile"])
            assert list(view.followers) == piles


@pytest.mark.rule("CLAIM-5.6")
@pytest.mark.rule("CLAIM-4.13")
@pytest.mark.rule("CLAIM-R5")
@pytest.mark.rule("CLAIM-C76")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_undead_is_ever_discarded_and_nothing_in_phase_two(seed: int) -> None:
    for start in matches(seed):
        at_phase_two: list[str] | None = None
        for match in steps(start, seed):
            discard = match.state.position()["discard"]
            assert not [card for card in discard if card[0] == "U"]
            if match.state.view(None).phase != "one":
                at_phase_two = discard if at_phase_two is None else at_phase_two
                assert discard == at_phase_two
        assert at_phase_two


@pytest.mark.rule("CLAIM-R45")
@pytest.mark.rule("CLAIM-C77")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_score_piles_hold_the_whole_pile_and_all_undead_at_the_end(seed: int) -> None:
    for match in matches(seed):
        deck = match.answers[-1][1].text.split()
        pile = Counter(deck[26:])
        finished(match, seed)
        position = match.state.position()
        scored = Counter(card for cards in position["scores"] for card in cards)
        undead = sum(card[0] == "U" for card in deck[:26])
        assert scored.total() == 26 + undead
        assert len(position["discard"]) == 26 - undead
        assert scored == pile + Counter(card for card in deck[:26] if card[0] == "U")
        assert sum(number for card, number in scored.items() if card[0] == "U") == 10
        assert Counter(position["discard"]) + scored == Counter(DECK)


@pytest.mark.rule("CLAIM-3.1")
@pytest.mark.rule("CLAIM-4.2")
@pytest.mark.rule("CLAIM-R28")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_match_has_thirteen_tricks_in_each_phase(seed: int) -> None:
    for match in matches(seed):
        finished(match, seed)
        prizes = [trick.prize is not None for trick in match.state.view(None).tricks]
        assert prizes == [True] * 13 + [False] * 13


@pytest.mark.rule("CLAIM-C72")
@pytest.mark.parametrize("seed", range(5))
def test_the_view_numbers_the_tricks_of_each_phase_from_1_to_13(seed: int) -> None:
    numbers = [match.state.view(None).trick for match in steps(CLAIM.start(seed=seed), seed)]
    assert numbers == [number for _ in "12" for number in range(1, 14) for _ in "AB"] + [0]


def test_no_match_is_longer_than_the_facts_say() -> None:
    for seed in range(5):
        assert len(finished(CLAIM.start(seed=seed), seed).answers) == CLAIM.facts.longest
