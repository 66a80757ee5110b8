"""Every piece of the game and where it is, for the check that nothing is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.elekt.pieces import AMBER, ATTRIBUTES

if TYPE_CHECKING:
    from ludotheque.games.elekt.card import Card
    from ludotheque.games.elekt.state import ElektState


def all_pieces(state: ElektState) -> list[str]:
    """List cards, tokens and Amber, each once for each place that it is in."""
    if state.phase == "setup" and not state.elite:
        return _before_setup(state)
    pieces = [card.id for card in _cards(state)]
    for kind, letter in enumerate(ATTRIBUTES):
        on_units = sum(tokens[kind] for tokens in state.tokens.values())
        seals = state.seals if letter == "M" else 0
        pieces += [f"token {letter}"] * (state.supply[kind] + on_units + seals)
    pieces += ["amber"] * (sum(state.amber) + _amber_supply(state))
    return sorted(pieces)


def _cards(state: ElektState) -> list[Card]:
    places = [
        *state.hands, *state.dealt, *state.rows, *state.decks, *state.won,
        state.elite, state.discard, state.box, state.gone, state.masters,
    ]  # fmt: skip
    return [card for place in places for card in place] + [c for c in state.face if c is not None]


def _amber_supply(state: ElektState) -> int:
    """The supply is what nobody has (ELEKT-2.9)."""
    return AMBER - sum(state.amber)


def _before_setup(state: ElektState) -> list[str]:
    return ["not set up"]
