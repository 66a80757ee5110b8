"""Exchanging what a viewer cannot see, so that tests can ask whether he notices."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tests.games.claim.playing import ClaimMatch

Slot = tuple[list[str], int]


def hidden_cards(match: ClaimMatch, viewer: int | None) -> list[str]:
    """List the cards whose face the viewer has no way to see: hands, blind cards, pile."""
    position = match.state.position()
    hidden = Counter[str](position["pile"])
    for seat in (0, 1):
        if seat != viewer:
            hidden += Counter(position["hands"][seat])
            if position["phase"] == "one":
                hidden += Counter(position["blinds"][seat])
            else:
                hidden -= Counter(position["prizes"][seat])
    return list(hidden.elements())


def exchanged(position: dict[str, Any], viewer: int | None, generator: Random) -> dict[str, Any]:
    """Return a position in which cards hidden from the viewer have changed places.

    Cards are swapped two by two, and only where no hand comes to hold what it has shown not to.
    """
    copy = {
        **position,
        "hands": [list(hand) for hand in position["hands"]],
        "blinds": [list(pile) for pile in position["blinds"]],
        "pile": list(position["pile"]),
    }
    others = [seat for seat in (0, 1) if seat != viewer]
    if copy["phase"] == "one":
        places = [
            copy["pile"],
            *(copy[field][seat] for field in ("hands", "blinds") for seat in others),
        ]
        slots: list[Slot] = [(place, number) for place in places for number in range(len(place))]
        for _ in range(100):
            _swap(copy, *generator.sample(slots, 2))
        return copy
    for seat in others:
        generator.shuffle(copy["blinds"][seat])
    if viewer is None:
        _swap_blinds(copy, generator)
    return copy


def _swap(copy: dict[str, Any], one: Slot, other: Slot) -> None:
    (here, i), (there, j) = one, other
    here[i], there[j] = there[j], here[i]
    if _against_voids(copy):
        here[i], there[j] = there[j], here[i]


def _swap_blinds(copy: dict[str, Any], generator: Random) -> None:
    """Exchange blind cards that two players of phase two still hold."""
    for _ in range(20):
        held = [
            [card for card in copy["blinds"][seat] if card in copy["hands"][seat] and card != "G0"]
            for seat in (0, 1)
        ]
        if not all(held):
            return
        cards = [generator.choice(held[seat]) for seat in (0, 1)]
        for seat in (0, 1):
            for field in ("hands", "blinds"):
                place = copy[field][seat]
                place[place.index(cards[seat])] = cards[1 - seat]
        if _against_voids(copy):
            for seat in (0, 1):
                for field in ("hands", "blinds"):
                    place = copy[field][seat]
                    place[place.index(cards[1 - seat])] = cards[seat]


def _against_voids(copy: dict[str, Any]) -> bool:
    return any(card[0] in copy["voids"][seat] for seat in (0, 1) for card in copy["hands"][seat])
