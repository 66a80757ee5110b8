"""Playing matches in tests: from positions, from seeds, from lopsided decks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from ludotheque.games.claim import CLAIM
from ludotheque.games.claim.state import ClaimState
from ludotheque.games.claim.view import ClaimView
from ludotheque.table import CHANCE, Event, Match, Seat
from tests.games.claim.rulebook import DECK

A, B = Seat(0), Seat(1)
VIEWERS = (A, B, None)

ClaimMatch = Match[ClaimState, ClaimView]


def at(**given: Any) -> ClaimMatch:
    """Return a match that begins at a position."""
    return Match(CLAIM, CLAIM.position(given), CLAIM.read_options({}), 2, begun_from=given)


def unstarted(**options: Any) -> ClaimMatch:
    """Return a match in which nobody answers for chance but the test."""
    chosen = CLAIM.read_options(options)
    return Match(CLAIM, CLAIM.begin(2, chosen), chosen, 2)


def play(match: ClaimMatch, *moves: str) -> list[Event]:
    """Play moves such as `0 U4`; return what happened."""
    events: list[Event] = []
    match.listen(events.append)
    for move in moves:
        seat, card = move.split()
        match.play(Seat(int(seat)), card)
    return events


def legal(match: ClaimMatch, seat: Seat) -> list[str]:
    return [action.text for action in match.decision(seat).actions]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def dealt(deck: list[str], leader: int = 0) -> ClaimMatch:
    """Return a match with a known deck, before the first card."""
    match = unstarted(first_leader=leader)
    match.play(CHANCE, " ".join(deck))
    return match


def steps(
    match: ClaimMatch, seed: int, *, listener: Callable[[Event], None] | None = None
) -> Iterator[ClaimMatch]:
    """Play a match to its end by chance; yield it now and after each answer."""
    generator = Random(f"play {seed}")
    if listener is not None:
        match.listen(listener)
    yield match
    while not match.over:
        [seat] = match.deciders
        match.play(seat, match.decision(seat).draw(generator))
        yield match


def shuffled(seed: int) -> list[str]:
    deck = list(DECK)
    Random(f"deck {seed}").shuffle(deck)
    return deck


def finished(match: ClaimMatch, seed: int) -> ClaimMatch:
    for _ in steps(match, seed):
        pass
    return match


def lopsided(seed: int) -> ClaimMatch:
    """Return a match whose hands hold whole factions, so that votes may go to nobody."""
    generator = Random(f"lopsided {seed}")
    whole = generator.choice(["K", "D", "X", "KD", "KX", "G", "GK", "KG", "DG", "XG", "U", "DX"])
    first = [card for card in DECK if card[0] in whole and card != "G0"]
    if "G" in whole:
        first += ["G0"] * generator.choice([1, 3])
    rest = list(DECK)
    for card in first:
        rest.remove(card)
    generator.shuffle(rest)
    missing = 26 - len(first)
    hands = first + rest[:missing]
    generator.shuffle(hands)
    return dealt(hands + rest[missing:], leader=seed % 2)
