"""Counting the votes (CLAIM-7.1 to CLAIM-7.10)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludotheque.games.claim.cards import FACTIONS, Card, Faction
from ludotheque.games.claim.trick import SEATS
from ludotheque.table import Outcome, Seat


class Vote(msgspec.Struct, frozen=True):
    """How one faction votes, or would vote if the votes were counted now."""

    faction: Faction
    counts: tuple[int, int]
    highest: tuple[int | None, int | None]
    winner: Seat | None


FIRST_WINS = ((SEATS[0],), (SEATS[1],))
SECOND_WINS = ((SEATS[1],), (SEATS[0],))
DRAW = (SEATS,)


def count_votes(scores: Sequence[Sequence[Card]]) -> tuple[Vote, ...]:
    """Count both score piles, faction by faction (CLAIM-7.1); cards count as printed (7.6)."""
    mine, theirs = map(values_by_faction, scores)
    return tuple([count_vote(*counted) for counted in zip(FACTIONS, mine, theirs, strict=True)])


def values_by_faction(pile: Sequence[Card]) -> list[list[int]]:
    """Sort the values of a score pile by faction."""
    values: list[list[int]] = [[] for _ in FACTIONS]
    for card in pile:
        values[card.faction.order].append(card.value)
    return values


def count_vote(faction: Faction, mine: Sequence[int], theirs: Sequence[int]) -> Vote:
    """Find who wins a faction's vote: more cards (CLAIM-7.2), else the highest card (CLAIM-7.3)."""
    highest = (max(mine) if mine else None, max(theirs) if theirs else None)
    counts = (len(mine), len(theirs))
    if counts[0] != counts[1]:
        winner = SEATS[counts[0] < counts[1]]
    elif highest[0] is None or highest[1] is None or highest[0] == highest[1]:
        winner = None  # CLAIM-7.7: no card at all; CLAIM-7.8: Goblin 0 against Goblin 0
    else:
        winner = SEATS[highest[0] < highest[1]]
    return Vote(faction, counts, highest, winner)


def outcome_of(votes: Sequence[Vote]) -> Outcome:
    """Find who wins the game."""
    won = [vote.winner for vote in votes]
    first, second = won.count(SEATS[0]), won.count(SEATS[1])
    if first == second:  # CLAIM-7.10
        return Outcome(DRAW, (first, second), "claim-draw")
    reason = "claim-majority" if max(first, second) >= 3 else "claim-more-votes"  # CLAIM-7.4, 7.9
    return Outcome(FIRST_WINS if first > second else SECOND_WINS, (first, second), reason)
