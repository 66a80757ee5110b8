"""Random games of Claim: as everybody plays them (Match) and as searchers do (State).

Both deal the cards, build the list of legal answers at every ply, choose from it with equal odds
and read the result at the end. A Match also starts from a seed of its own, checks every answer
and remembers it.
"""

from __future__ import annotations

from random import Random
from typing import Any

import ludotheque
from bench.contestant import Contestant
from ludotheque.table import CHANCE, Match, State

CLAIM = ludotheque.load("claim")
SEATS = CLAIM.read_seats(None)
OPTIONS = CLAIM.read_options({})


def play_match(generator: Random) -> Match[Any, Any]:
    """The loop that the contract shows."""
    random = generator.random
    match = CLAIM.start(seed=generator.getrandbits(64))
    while not match.over:
        for seat in match.deciders:
            actions = match.decision(seat).actions
            match.play(seat, actions[int(random() * len(actions))])
    assert match.outcome is not None
    return match


def play_state(generator: Random) -> State:
    """The same without a Match: no seed, no check, no memory of the answers."""
    random = generator.random
    state: State = CLAIM.begin(SEATS, OPTIONS)
    while not state.over:
        for seat in state.deciders:
            decision = state.decision(seat)
            if seat == CHANCE:
                state.apply(seat, decision.draw(generator))
            else:
                actions = decision.actions
                state.apply(seat, actions[int(random() * len(actions))])
    assert state.outcome is not None
    return state


def match_plies(match: Match[Any, Any]) -> int:
    return sum(seat != CHANCE for seat, _ in match.answers)


def state_plies(state: Any) -> int:
    return 2 * len(state.tricks)


MATCH = Contestant("Claim, through Match", play_match, match_plies)
STATE = Contestant("Claim, through State", play_state, state_plies)
