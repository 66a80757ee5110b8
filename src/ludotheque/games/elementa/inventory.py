"""Every creature card and where it is, for the check that none is lost or doubled."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ludotheque.games.elementa.decks import SIZE

if TYPE_CHECKING:
    from ludotheque.games.elementa.card import Card
    from ludotheque.games.elementa.state import ElementaState


def all_pieces(state: ElementaState) -> list[str]:
    """List the cards of each deck by their numbers: which creatures they are is not told (R8).

    A creature that no deck accounts for is listed as a stray.
    """
    pieces: list[str] = []
    for seat, deck in enumerate(state.decks):
        found = Counter(places(state, seat))
        if deck is None or not found:
            pieces += [f"card {seat}.{number}" for number in range(SIZE)]  # not divided yet
            continue
        for number, card in enumerate(deck.creatures):
            if found[card]:
                found[card] -= 1
                pieces.append(f"card {seat}.{number}")
        pieces += [f"stray {seat} {card.id}" for card in found.elements()]
    return sorted(pieces)


def places(state: ElementaState, seat: int) -> list[Card]:
    """List a player's creature cards wherever they are."""
    laid = state.laid[seat]
    piles = [*state.piles[seat], state.hands[seat], state.aside[seat], state.discards[seat]]
    return [card for pile in piles for card in pile] + ([] if laid is None else [laid])
