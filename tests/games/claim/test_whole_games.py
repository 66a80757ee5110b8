"""Whole matches beside a referee who knows only the rulebook."""

from __future__ import annotations

import pytest

from ludotheque.games.claim import CLAIM
from ludotheque.table import PickSeat, read_record, record_of, write_record
from tests.games.claim import rulebook
from tests.games.claim.playing import ClaimMatch, finished, legal, lopsided, steps
from tests.games.claim.rulebook import Referee


def referee_for(match: ClaimMatch) -> Referee:
    deck = match.answers[-1][1].text.split()
    first = match.answers[0][1]
    leader = first.seat if isinstance(first, PickSeat) else match.options["first_leader"]
    return Referee(deck, leader)


@pytest.mark.rule("CLAIM-2.9")
@pytest.mark.rule("CLAIM-3.2")
@pytest.mark.rule("CLAIM-3.9")
@pytest.mark.rule("CLAIM-3.13")
@pytest.mark.rule("CLAIM-3.16")
@pytest.mark.rule("CLAIM-3.17")
@pytest.mark.rule("CLAIM-3.20")
@pytest.mark.rule("CLAIM-4.1")
@pytest.mark.rule("CLAIM-4.11")
@pytest.mark.rule("CLAIM-5.9")
@pytest.mark.rule("CLAIM-6.12")
@pytest.mark.rule("CLAIM-R34")
@pytest.mark.parametrize("dealt", ["fairly", "lopsidedly"])
@pytest.mark.parametrize("seed", range(60))
def test_engine_and_referee_agree_after_every_card(seed: int, dealt: str) -> None:
    match = CLAIM.start(seed=seed) if dealt == "fairly" else lopsided(seed)
    referee = referee_for(match)
    chance = len(match.answers)
    for _ in steps(match, seed):
        for _, action in match.answers[chance:]:
            referee.play(action.text)
        chance = len(match.answers)
        assert match.state.position() == referee.position()
        if not match.over:
            assert match.deciders == (referee.turn,)
            offered = rulebook.allowed(referee.hands[referee.turn], referee.led)
            assert legal(match, match.deciders[0]) == rulebook.sort(offered)
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.scores) == rulebook.result(referee.scores)


@pytest.mark.rule("CLAIM-7.1")
@pytest.mark.parametrize("seed", range(20))
def test_the_votes_told_at_the_end_are_those_of_the_score_piles(seed: int) -> None:
    match = finished(CLAIM.start(seed=seed), seed)
    scores = match.state.position()["scores"]
    counts = {f: [sum(card[0] == f for card in pile) for pile in scores] for f in "GKUDX"}
    winners = {f: rulebook.vote(f, scores) for f in "GKUDX"}
    lines = [event.line() for event in match.events_since(len(match.answers) - 1)]
    winner, (mine, theirs) = rulebook.result(scores)
    assert lines[-6:] == [
        *(
            f"vote-counted faction={f} counts={counts[f][0]},{counts[f][1]} "
            f"winner={'none' if winners[f] is None else winners[f]}"
            for f in "GKUDX"
        ),
        f"match-ended winner={'none' if winner is None else winner} votes={mine},{theirs}",
    ]


@pytest.mark.rule("CLAIM-R3")
@pytest.mark.parametrize("seed", range(5))
def test_a_match_can_be_repeated_from_its_record(seed: int) -> None:
    match = finished(CLAIM.start(seed=seed), seed)
    record = read_record(write_record(record_of(match, ["person", "person"])))
    assert record.match().state.position() == match.state.position()
    assert record.outcome == match.outcome
