"""Random games of Elekt for two."""

from __future__ import annotations

import ludotheque
from bench.contestant import Contestant
from bench.random_games import match_player, match_plies, state_player, state_plies

ELEKT = ludotheque.load("elekt")
SEATS = 2

MATCH = Contestant("Elekt, through Match", match_player(ELEKT, SEATS), match_plies)
STATE = Contestant("Elekt, through State", state_player(ELEKT, SEATS), state_plies)
