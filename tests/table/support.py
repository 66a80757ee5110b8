"""What the tests of the table share: matches, records and what an error says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain
from random import Random
from typing import Any

import ludotheque
from ludotheque.games.claim.cards import DECK
from ludotheque.table import (
    LudothequeError,
    Match,
    Phrase,
    Record,
    Seat,
    plain,
    record_of,
    write_record,
)

CLAIM = ludotheque.load("claim")

SHUFFLED = " ".join(card.text for card in Random(5).sample(DECK, len(DECK)))
"""A shuffled deck as chance answers it."""

FOLLOWING = {"hands": ["D1 D2", "G0 K9 X1"], "led": "G3", "prize": "U1"}
"""Seat 1 must follow a Goblin."""


def match_from(given: Mapping[str, Any]) -> Match[Any, Any]:
    """Begin a match in a position; nobody answers for chance."""
    options = CLAIM.read_options({})
    return Match(CLAIM, CLAIM.position(given, options), options, 2, begun_from=given)


def unplayed() -> Match[Any, Any]:
    """Return a match in which nobody has answered, chance included."""
    options = CLAIM.read_options({})
    return Match(CLAIM, CLAIM.begin(2, options), options, 2)


def play_on(match: Match[Any, Any], answers: int = 1000, seed: int = 1) -> Match[Any, Any]:
    """Play so many random answers, or to the end."""
    generator = Random(seed)
    for _ in range(answers):
        if match.over:
            break
        seat = match.deciders[0]
        match.play(seat, match.decision(seat).draw(generator))
    return match


def record_text(answers: int = 1000, seed: int = 7) -> str:
    """Return a record; a finished one unless fewer answers are asked for."""
    return write_record(record_at(answers, seed))


def record_at(answers: int = 1000, seed: int = 7) -> Record:
    """Return a record as a value."""
    match = CLAIM.start(seed=seed)
    play_on(match, answers, seed)
    return record_of(match, ["person", "greedy"])


def snapshot(match: Match[Any, Any]) -> dict[str, Any]:
    """Return everything that a refused answer must leave alone."""
    return {
        "position": match.state.position(),
        "deciders": match.deciders,
        "answers": list(match.answers),
        "outcome": match.outcome,
        "views": [plain(match.view(viewer)) for viewer in (Seat(0), Seat(1), None)],
    }


def ids(said: LudothequeError | Phrase) -> list[str]:
    """List the message ids of an error, the outermost first."""
    phrase = said.phrase if isinstance(said, LudothequeError) else said
    inner = [ids(value) for value in phrase.args.values() if isinstance(value, Phrase)]
    return [phrase.id, *chain.from_iterable(inner)]


def refused(try_it: Callable[[], object]) -> str | None:
    """Return the message of a refusal, None when all went well; other exceptions get through."""
    try:
        try_it()
    except LudothequeError as error:
        return str(error)
    return None
