"""A million random decisions in games of Elekt, through all editions and difficulties."""

from __future__ import annotations

from bench.decisions import Million, Options, tables
from bench.elekt_invariants import ROUNDS, TITLES, Watch
from ludotheque.games.elekt.game import ELEKT
from ludotheque.games.elekt.state import ElektState


def sort_of(options: Options) -> str:
    """Name the edition, or the difficulty of solo."""
    return str(options.get("edition", options.get("solo_difficulty")))


def ended_by_titles(state: ElektState) -> bool:
    """Whether somebody had the Titles needed at the end."""
    return state.titles(state.winner or 0) >= TITLES[state.sides]


MILLION = Million(
    name="Elekt",
    tables=tables(ELEKT),
    watch=Watch,
    sort=sort_of,
    mark="ended by Titles",
    marked=ended_by_titles,
    most_rounds=ROUNDS,
)
