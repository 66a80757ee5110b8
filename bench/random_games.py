"""Random games of ours: as everybody plays them (Match) and as searchers do (State).

Both deal the cards, build the list of legal answers at every ply, choose from it with equal odds
and read the result at the end. A Match also starts from a seed of its own, checks every answer
and remembers it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, islice
from random import Random
from typing import Any

from ludotheque.table import CHANCE, Game, Match, State


def match_player(game: Game[Any, Any], seats: int) -> Callable[[Random], Match[Any, Any]]:
    """Return what plays a game through its Match."""

    def play_match(generator: Random) -> Match[Any, Any]:
        """The loop that the contract shows."""
        random = generator.random
        match = game.start(seats, seed=generator.getrandbits(64))
        while not match.over:
            for seat in match.deciders:
                actions = match.decision(seat).actions
                match.play(seat, actions[int(random() * len(actions))])
        assert match.outcome is not None
        return match

    return play_match


def state_player(game: Game[Any, Any], seats: int) -> Callable[[Random], tuple[State, int]]:
    """Return what plays a game without a Match: no seed, no check, no memory of the answers."""
    options = game.read_options({})

    def play_state(generator: Random) -> tuple[State, int]:
        """The same loop; also how many answers there were, which a State does not remember."""
        random = generator.random
        plies = 0
        state: State = game.begin(seats, options)
        while not state.over:
            for seat in state.deciders:
                decision = state.decision(seat)
                if seat == CHANCE:
                    state.apply(seat, decision.draw(generator))
                else:
                    actions = decision.actions
                    state.apply(seat, actions[int(random() * len(actions))])
                    plies += 1
        assert state.outcome is not None
        return state, plies

    return play_state


def match_plies(match: Match[Any, Any]) -> int:
    return sum(seat != CHANCE for seat, _ in match.answers)


def state_plies(played: tuple[State, int]) -> int:
    return played[1]


def positions(
    game: Game[Any, Any], number: int, seed: int, seats: int, phase: str, round_: int, later: int
) -> list[Any]:
    """Return States of random games in a phase of a round.

    They spread over its first answers: none to `later` - 1 have been given in it. A game that
    never gets there is left out.
    """
    return list(islice(_positions(game, seed, seats, phase, round_, later), number))


def _positions(
    game: Game[Any, Any], seed: int, seats: int, phase: str, round_: int, later: int
) -> Iterator[Any]:
    for each in count(seed):
        generator = Random(each)
        match = game.start(seats, seed=each)
        wait = each % later
        while not match.over:
            state: Any = match.state
            if state.round == round_ and state.phase == phase:
                if not wait:
                    yield state
                    break
                wait -= 1
            seat = match.deciders[0]
            match.play(seat, match.decision(seat).draw(generator))
