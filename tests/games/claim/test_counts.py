"""Numbers that hold at every moment (CLAIM-R39, CLAIM-R43 to CLAIM-R45, CLAIM-C72, CLAIM-C76)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.games.claim import CLAIM
from tests.games.claim.playing import VIEWERS, ClaimMatch, finished, lopsided, steps
from tests.games.claim.rulebook import DECK

SEEDS = range(25)


def matches(seed: int) -> list[ClaimMatch]:
    return [CLAIM.start(seed=seed), lopsided(seed)]


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
            state = match.state
            if state.phase != "one" or state.led is not None:
                continue
            number = state.trick
            tricks.append(number)
            assert [len(hand) for hand in state.hands] == [14 - number] * 2
            assert len(state.pile) + 1 == 28 - 2 * number
            followers = [len(state.prizes[seat]) + len(state.blinds[seat]) for seat in (0, 1)]
            assert followers == [number - 1] * 2
        assert tricks == list(range(1, 14))


@pytest.mark.rule("CLAIM-R39")
@pytest.mark.rule("CLAIM-6.3")
@pytest.mark.rule("CLAIM-6.8")
@pytest.mark.parametrize("seed", range(5))
def test_every_viewer_can_count_hands_pile_and_followers(seed: int) -> None:
    for match in steps(CLAIM.start(seed=seed), seed):
        state = match.state
        followers = (
            tuple(len(state.prizes[seat]) + len(state.blinds[seat]) for seat in (0, 1))
            if state.phase == "one"
            else (0, 0)
        )
        for viewer in VIEWERS:
            view = state.view(viewer)
            assert view.hands == tuple(len(hand) for hand in state.hands)
            assert view.pile == len(state.pile)
            assert view.followers == followers


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
            if match.state.phase != "one":
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
        prizes = [trick.prize is not None for trick in match.state.tricks]
        assert prizes == [True] * 13 + [False] * 13


@pytest.mark.rule("CLAIM-C72")
@pytest.mark.parametrize("seed", range(5))
def test_the_view_numbers_the_tricks_of_each_phase_from_1_to_13(seed: int) -> None:
    numbers = [match.state.view(None).trick for match in steps(CLAIM.start(seed=seed), seed)]
    assert numbers == [number for _ in "12" for number in range(1, 14) for _ in "AB"] + [0]


def test_no_match_is_longer_than_the_facts_say() -> None:
    for seed in range(5):
        assert len(finished(CLAIM.start(seed=seed), seed).answers) == CLAIM.facts.longest
