"""Random games of Claim."""

from __future__ import annotations

import ludotheque
from bench.contestant import Contestant
from bench.random_games import match_player, match_plies, state_player, state_plies

CLAIM = ludotheque.load("claim")

MATCH = Contestant("Claim, through Match", match_player(CLAIM, 2), match_plies)
STATE = Contestant("Claim, through State", state_player(CLAIM, 2), state_plies)
