"""The votes and the result (CLAIM-7.1 to CLAIM-7.10, CLAIM-R24 to CLAIM-R27, CLAIM-R46)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.games.claim import CLAIM
from ludotheque.games.claim.cards import Card
from ludotheque.games.claim.votes import Vote, count_votes, outcome_of
from ludotheque.table import Outcome
from tests.games.claim import rulebook
from tests.games.claim.playing import A, B, at, finished, lopsided, play
from tests.games.claim.rulebook import DECK, FACTIONS

Piles = list[list[str]]
POSSIBLE = {(5, 0), (4, 1), (3, 2), (4, 0), (3, 1), (2, 2), (3, 0), (2, 1)}

score_piles = st.lists(st.sampled_from([0, 1, 2]), min_size=52, max_size=52).map(
    lambda owners: [
        [card for card, owner in zip(DECK, owners, strict=True) if owner == seat] for seat in (0, 1)
    ]
)
few_cards = st.lists(st.sampled_from([0, 1, 2, 2, 2, 2]), min_size=52, max_size=52).map(
    lambda owners: [
        [card for card, owner in zip(DECK, owners, strict=True) if owner == seat] for seat in (0, 1)
    ]
)


def cards(texts: list[str]) -> tuple[Card, ...]:
    return tuple(Card.read(text) for text in texts)


def vote_of(faction: str, piles: Piles) -> Vote:
    """Count two score piles as they are, without a match around them."""
    [vote] = [v for v in count_votes([cards(pile) for pile in piles]) if v.faction.text == faction]
    return vote


def counted(scores: Piles) -> tuple[dict[str, Vote], Outcome]:
    """Count the votes of a finished match with these score piles."""
    state = CLAIM.position({"phase": "over", "scores": scores})
    assert state.outcome is not None
    votes: dict[str, Vote] = state.view(None).aids()["votes"]
    return votes, state.outcome


@pytest.mark.rule("CLAIM-7.1")
@pytest.mark.rule("CLAIM-7.2")
@pytest.mark.rule("CLAIM-7.3")
@pytest.mark.rule("CLAIM-7.4")
@pytest.mark.rule("CLAIM-7.5")
@pytest.mark.rule("CLAIM-7.7")
@pytest.mark.rule("CLAIM-7.8")
@pytest.mark.rule("CLAIM-7.9")
@pytest.mark.rule("CLAIM-7.10")
@pytest.mark.rule("CLAIM-R24")
@pytest.mark.rule("CLAIM-R25")
@pytest.mark.rule("CLAIM-R26")
@pytest.mark.rule("CLAIM-R27")
@settings(max_examples=600, deadline=None, derandomize=True, database=None)
@given(st.one_of(score_piles, few_cards))
def test_votes_are_counted_as_the_rulebook_says(scores: Piles) -> None:
    votes, outcome = counted(scores)
    assert list(votes) == list(FACTIONS)
    for faction in FACTIONS:
        assert votes[faction].winner == rulebook.vote(faction, scores)
        assert votes[faction].counts == tuple(
            sum(card[0] == faction for card in pile) for pile in scores
        )
    winner, won = rulebook.result(scores)
    assert (outcome.winner, outcome.scores) == (winner, won)
    assert outcome.ranking == (((A, B),) if winner is None else ((winner,), (1 - winner,)))
    reason = "claim-majority" if max(won) >= 3 else "claim-more-votes"
    assert outcome.reason == ("claim-draw" if winner is None else reason)


@pytest.mark.rule("CLAIM-7.5")
@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(score_piles)
def test_without_equal_numbers_values_play_no_part(scores: Piles) -> None:
    for faction, vote in counted(scores)[0].items():
        if vote.counts[0] != vote.counts[1]:
            expected = vote.counts.index(max(vote.counts))
            assert vote.winner == expected, faction


@pytest.mark.rule("CLAIM-7.3")
def test_equal_numbers_go_to_the_highest_card_not_to_the_greater_sum() -> None:
    votes, _ = counted([["D9", "D0", "D1"], ["D8", "D7", "D6"]])
    assert votes["D"].winner == A


@pytest.mark.rule("CLAIM-7.6")
@pytest.mark.rule("CLAIM-R19")
@pytest.mark.rule("CLAIM-C99")
def test_a_doppelganger_is_counted_as_one_whatever_it_counted_as() -> None:
    match = at(phase="two", hands=["D4 U4", "X7 X5"])
    play(match, "0 D4", "1 X7", "1 X5", "0 U4")
    votes: dict[str, Vote] = match.state.view(None).aids()["votes"]
    assert votes["X"].counts == (0, 2)
    assert (votes["D"].counts, votes["U"].counts) == ((1, 0), (0, 1))


@pytest.mark.rule("CLAIM-7.7")
@pytest.mark.rule("CLAIM-R24")
def test_a_faction_without_cards_votes_for_nobody() -> None:
    votes, outcome = counted([[], []])
    assert {vote.winner for vote in votes.values()} == {None}
    assert outcome.winner is None and outcome.scores == (0, 0)


def goblin_splits() -> Iterator[Piles]:
    """Every way to share out five zeros and the Goblins 1 to 5, some to nobody."""
    for zeros in product(range(6), repeat=2):
        if sum(zeros) <= 5:
            for owners in product((0, 1, 2), repeat=5):
                piles = [["G0"] * zeros[0], ["G0"] * zeros[1], []]
                for value, owner in enumerate(owners, start=1):
                    piles[owner].append(f"G{value}")
                yield piles[:2]


@pytest.mark.rule("CLAIM-7.8")
@pytest.mark.rule("CLAIM-R25")
def test_goblins_vote_for_nobody_only_between_equal_numbers_of_zeros() -> None:
    nobody = [piles for piles in goblin_splits() if vote_of("G", piles).winner is None]
    assert nobody == [[["G0"] * number, ["G0"] * number] for number in (0, 1, 2)]


@pytest.mark.rule("CLAIM-R46")
@pytest.mark.rule("CLAIM-C98")
def test_the_undead_always_vote_for_somebody() -> None:
    undead = {f"U{value}" for value in range(10)}
    for number in range(11):
        for mine in combinations(sorted(undead), number):
            winner = vote_of("U", [list(mine), sorted(undead - set(mine))]).winner
            assert winner is not None
            if number == 5:
                assert winner == (A if "U9" in mine else B)


@pytest.mark.rule("CLAIM-7.4")
@pytest.mark.rule("CLAIM-7.9")
@pytest.mark.rule("CLAIM-7.10")
def test_more_votes_win_and_equal_votes_are_a_draw_for_every_way_to_vote() -> None:
    factions = [vote.faction for vote in count_votes([(), ()])]
    for winners in product((A, B, None), repeat=5):
        votes = [Vote(f, (0, 0), (None, None), w) for f, w in zip(factions, winners, strict=True)]
        mine, theirs = winners.count(A), winners.count(B)
        expected = A if mine > theirs else B if theirs > mine else None
        assert outcome_of(votes).winner == expected
        assert outcome_of(votes).scores == (mine, theirs)
        if max(mine, theirs) >= 3:
            assert outcome_of(votes).reason == "claim-majority"


@pytest.mark.rule("CLAIM-R46")
@pytest.mark.rule("CLAIM-R26")
@pytest.mark.rule("CLAIM-C100")
def test_finished_matches_have_possible_results_even_from_lopsided_deals() -> None:
    """Whole factions are dealt to the hands, so that votes go to nobody as often as they can."""
    seen = set()
    for seed in range(900):
        outcome = finished(lopsided(seed), seed).outcome
        assert outcome is not None
        votes = (max(outcome.scores), min(outcome.scores))
        assert votes in POSSIBLE
        if outcome.winner is not None and max(outcome.scores) < 3:
            assert votes == (2, 1)
        seen.add(votes)
    assert seen == POSSIBLE, "each of them occurs"
