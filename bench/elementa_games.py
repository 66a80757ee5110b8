"""Random games of Elementa for two, each with ready decks drawn by chance."""

from __future__ import annotations

import ludotheque
from bench.contestant import Contestant
from bench.random_games import match_player, match_plies, state_player, state_plies

ELEMENTA = ludotheque.load("elementa")
SEATS = 2

MATCH = Contestant("Elementa, through Match", match_player(ELEMENTA, SEATS), match_plies)
STATE = Contestant("Elementa, through State", state_player(ELEMENTA, SEATS), state_plies)
