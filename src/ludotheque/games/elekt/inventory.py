"""Every piece of the game and where it is, for the check that nothing is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.elekt.pieces import AMBER, ATTRIBUTES, TOKENS, TOKENS_IN_SOLO

if TYPE_CHECKING:
    from ludotheque.games.elekt.card import Card
    from ludotheque.games.elekt.state import ElektState


def all_pieces(state: ElektState) -> list[str]:
    """List cards, tokens and Amber, each once for each place that it is in."""
    if state.phase == "setup":
        return _in_the_box(state)
    pieces = [card.id for card in cards_in(state)]
    for kind, letter in enumerate(ATTRIBUTES):
        on_units = sum(tokens[kind] for tokens in state.tokens.values())
        seals = state.seals if letter == "M" else 0
        pieces += [f"token {letter}"] * (state.supply[kind] + on_units + seals)
    pieces += ["amber"] * (sum(state.amber) + _amber_supply(state))
    return sorted(pieces)


def cards_in(state: ElektState) -> list[Card]:
    """List the cards, each once for each place that it is in."""
    places = [
        *state.hands, *state.dealt, *state.rows, *state.decks, *state.won,
        state.elite, state.discard, state.box, state.gone, state.masters, state.face_down,
    ]  # fmt: skip
    return [card for place in places for card in place] + [c for c in state.face if c is not None]


def _amber_supply(state: ElektState) -> int:
    """The supply is what nobody has (ELEKT-2.9)."""
    return AMBER - sum(state.amber)


def _in_the_box(state: ElektState) -> list[str]:
    """List what takes part, before everything has its place."""
    used = [
        card.id
        for card in state.cards.values()
        if (card.kind != "basic" or int(card.id[-1]) < state.settings.seats)
        and (card.kind != "elite" or card.entry.solo or not state.solo)
    ]
    tokens = TOKENS_IN_SOLO if state.solo else TOKENS
    pieces = [
        f"token {letter}" for letter, n in zip(ATTRIBUTES, tokens, strict=True) for _ in range(n)
    ]
    return sorted([*used, *pieces, *["amber"] * AMBER])
