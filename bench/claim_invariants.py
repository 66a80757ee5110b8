"""What must be true of every match of Claim (CLAIM-R43 to CLAIM-R46).

Everything is worked out from the answers given (who led, the shuffled deck, the cards played) and
from where the cards lie; nothing that the rules code has counted is believed.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bench import piles
from bench.breach import expect
from ludotheque.games.claim.state import ClaimState
from ludotheque.table import Match

HAND = 13
DEALT = PILE = PHASE = 26
"""Cards dealt, cards in the draw pile, plies in a phase."""
CHANCE_ANSWERS = 2
"""The first Leader and the shuffle."""
RESULTS = ((5, 0), (4, 1), (3, 2), (4, 0), (3, 1), (2, 2), (3, 0), (2, 1))
"""The final votes that can occur, in either direction (CLAIM-R46)."""


def check_match(
    match: Match[Any, Any], play_until: Callable[[int], None], generator: Random
) -> tuple[int, int]:
    """Have a match played, look at it at the end of each phase and once anywhere; the votes."""
    sampled = int(generator.random() * 2 * PHASE)
    for ply in sorted((sampled, PHASE)):
        play_until(ply)
        if ply == PHASE:
            _check_phase_two_begins(match.state)
        _check_conservation(match.state)
    play_until(2 * PHASE)
    return _check_end(match)


def ply_of(match: Match[Any, Any]) -> int:
    """How many cards have been played."""
    return len(match.answers) - CHANCE_ANSWERS


def _check_conservation(state: ClaimState) -> None:
    """All 52 cards are somewhere, each once; followers are in hand from phase two on."""
    cards = [*state.hands[0], *state.hands[1], *state.pile, *state.discard]
    cards += [*state.scores[0], *state.scores[1]]
    cards += [card for card in (state.prize, state.led) if card is not None]
    if state.phase == "one":
        for seat in (0, 1):
            cards += [*state.prizes[seat], *state.blinds[seat]]
    expect(piles.number(cards) == piles.DECK, "CLAIM-1.2: the cards are not the deck")


def _check_phase_two_begins(state: ClaimState) -> None:
    expect(state.phase == "two", "CLAIM-3.26: phase two does not begin after 26 plies")
    expect(not state.pile and state.prize is None, "CLAIM-R43: cards are left in the draw pile")
    for seat in (0, 1):
        followers = state.prizes[seat] + state.blinds[seat]
        expect(len(followers) == HAND, "CLAIM-R44: a follower pile has not 13 cards")
        same = piles.number(followers) == piles.number(state.hands[seat])
        expect(same, "CLAIM-4.1: a hand is not the follower pile")


def _check_end(match: Match[Any, Any]) -> tuple[int, int]:
    state: ClaimState = match.state
    outcome = match.outcome
    expect(match.over and ply_of(match) == 2 * PHASE, "CLAIM-4.14: not over after 52 plies")
    expect(outcome is not None, "CLAIM-7.4: no outcome")
    assert outcome is not None
    mine, theirs = map(piles.number, state.scores)
    discard = piles.number(state.discard)
    expect(mine + theirs + discard == piles.DECK, "CLAIM-1.2: the cards are not the deck")
    _check_score_piles(match, mine + theirs)
    votes = piles.votes(mine, theirs)
    expect(votes["U"] is not None, "CLAIM-R46: nobody has the vote of the Undead")
    winners = list(votes.values())
    final = (winners.count(0), winners.count(1))
    expect(final in RESULTS or final[::-1] in RESULTS, f"CLAIM-R46: impossible votes {final}")
    expect(final == outcome.scores, f"CLAIM-7.1: {outcome.scores} told, {final} counted")
    return final


def _check_score_piles(match: Match[Any, Any], scored: int) -> None:
    """CLAIM-R45."""
    state: ClaimState = match.state
    shuffled: Any = match.answers[CHANCE_ANSWERS - 1][1]
    recruiting = match.answers[CHANCE_ANSWERS : CHANCE_ANSWERS + PHASE]
    undead = sum([card in piles.UNDEAD_CARDS for _, card in recruiting])
    in_piles = len(state.scores[0]) + len(state.scores[1])
    expect(in_piles == PILE + undead, "CLAIM-R45: the score piles do not hold 26 + u cards")
    expect(len(state.discard) == DEALT - undead, "CLAIM-R45: the discard has not 26 - u cards")
    all_ten = scored & piles.UNDEAD == piles.DECK & piles.UNDEAD
    expect(all_ten, "CLAIM-R45: not all ten Undead are in score piles")
    drawn = piles.number(shuffled.pieces[DEALT:])
    others = (scored ^ drawn) & ~piles.UNDEAD == 0
    expect(others, "CLAIM-R45: other factions in score piles are not those of the draw pile")
