"""Random games of Hearts in OpenSpiel, whose rules are C++: the peer.

The cards are not passed, so that a game has the plies of Claim: 52, a list of legal answers at
each. How OpenSpiel is driven from Python makes several times' difference, so four ways stand side
by side. The one that is judged is OpenSpiel's general loop, which suits any of its games: chance
answers from `chance_outcomes()` with its odds. Its documentation draws with numpy, which is slower;
the standard library's generator, which everybody here uses, is the fairer choice. The other two
know beforehand that all of chance's answers in Hearts have equal odds.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy
import pyspiel

from bench.contestant import Contestant

HEARTS = pyspiel.load_game("hearts", {"pass_cards": False})
NO_PASSING = 0
CARDS = range(52)


def play_from_lists(generator: Random) -> Any:
    """Chance answers from the list of legal actions, as players do: odds are not looked at."""
    random = generator.random
    state = HEARTS.new_initial_state()
    legal, apply = state.legal_actions, state.apply_action
    while actions := legal():
        apply(actions[int(random() * len(actions))])
    assert state.returns()
    return state


def play_from_shuffle(generator: Random) -> Any:
    """The deck is shuffled outside and dealt card by card, without lists for chance."""
    random = generator.random
    state = HEARTS.new_initial_state()
    legal, apply = state.legal_actions, state.apply_action
    apply(NO_PASSING)
    for card in sorted(CARDS, key=lambda _: random()):
        apply(card)
    while actions := legal():
        apply(actions[int(random() * len(actions))])
    assert state.returns()
    return state


def play_with_odds(generator: Random) -> Any:
    """OpenSpiel's general loop: the peer."""
    random = generator.random
    state = HEARTS.new_initial_state()
    state.apply_action(NO_PASSING)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(generator.choices(actions, odds)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
    assert state.returns()
    return state


def play_as_documented(generator: Random) -> Any:
    """The same loop, with numpy drawing for chance as OpenSpiel's documentation does."""
    random = generator.random
    state = HEARTS.new_initial_state()
    state.apply_action(NO_PASSING)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(numpy.random.choice(actions, p=odds))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
    assert state.returns()
    return state


def plies(state: Any) -> int:
    assert state.is_terminal()
    return sum(move.player >= 0 for move in state.full_history())


PEER = Contestant("Hearts in OpenSpiel (C++)", play_with_odds, plies)
DOCUMENTED = Contestant("  … chance drawn by numpy", play_as_documented, plies)
LISTED = Contestant("  … chance from the legal list", play_from_lists, plies)
SHUFFLED = Contestant("  … dealt from one shuffle", play_from_shuffle, plies)
