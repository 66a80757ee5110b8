"""The deal of the tutorial: a hand with all five factions, so that every power comes up."""

from __future__ import annotations

FIRST_LEADER = "leads 0"
DEAL = (
    "K4 U2 D3 G0 K2 X6 K9 G0 X4 D2 G8 D6 G3 G0 K3 G1 U0 K5 X1 U6 X2 U4 K8 K6 G6 G5 D5 G7 U8 D8 "
    "D1 U3 G4 U9 U5 X7 U7 X8 G0 D9 X5 G9 X3 X0 D0 K7 D7 D4 X9 G0 U1 G2"
)

LESSON = (FIRST_LEADER, DEAL)
"""What chance answers, in order."""
