"""Random games of Hearts in OpenSpiel, whose rules are C++: the peer.

Why it is fair. The cards are not passed, so that a game has the plies of Claim: 52, a list of
legal answers at each. Choices come from the same kind of generator, by the same expression. Python
calls the C++ once for the list and once for the answer; nothing else is asked in between, since the
list is empty when a game is over and all answers of chance have equal odds in this game. The other
two ways to drive it are there so that nobody need wonder what the choice between them is worth.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel

from bench.contestant import Contestant

HEARTS = pyspiel.load_game("hearts", {"pass_cards": False})
NO_PASSING = 0
CARDS = range(52)


def play_from_lists(generator: Random) -> Any:
    """Chance and players alike answer from the list of legal actions: the peer."""
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


def play_as_documented(generator: Random) -> Any:
    """The loop of OpenSpiel's own examples: it suits games whose chance has unequal odds, too."""
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


def plies(state: Any) -> int:
    assert state.is_terminal()
    return sum(move.player >= 0 for move in state.full_history())


PEER = Contestant("Hearts in OpenSpiel (C++)", play_from_lists, plies)
SHUFFLED = Contestant("  … dealt from one shuffle", play_from_shuffle, plies)
DOCUMENTED = Contestant("  … driven as documented", play_as_documented, plies)
