"""Counting the votes (CLAIM-7.1 to CLAIM-7.10)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludotheque.games.claim.cards import FACTIONS, Card, Faction
from ludotheque.table import Outcome, Seat


class Vote(msgspec.Struct, frozen=True):
    """How one faction votes, or would vote if the votes were counted now."""

    faction: Faction
    counts: tuple[int, int]
    highest: tuple[int | None, int | None]
    winner: Seat | None


def count_votes(scores: Sequence[tuple[Card, ...]]) -> tuple[Vote, ...]:
    """Count both score piles, faction by faction (CLAIM-7.1); cards count as printed (7.6)."""
    return tuple(count_vote(faction, scores) for faction in FACTIONS)


def count_vote(faction: Faction, scores: Sequence[tuple[Card, ...]]) -> Vote:
    """Find who wins a faction's vote."""
    mine, theirs = ([card.value for card in pile if card.faction is faction] for pile in scores)
    counts = (len(mine), len(theirs))
    highest = (max(mine, default=None), max(theirs, default=None))
    if counts[0] != counts[1]:  # CLAIM-7.2: more cards
        winner = Seat(0) if counts[0] > counts[1] else Seat(1)
    elif highest[0] == highest[1]:  # CLAIM-7.7: no card at all; CLAIM-7.8: Goblins 0 against 0
        winner = None
    else:  # CLAIM-7.3: the highest card
        winner = Seat(0) if (highest[0] or 0) > (highest[1] or 0) else Seat(1)
    return Vote(faction, counts, highest, winner)


def outcome_of(votes: Sequence[Vote]) -> Outcome:
    """Find who wins the game."""
    won = [vote.winner for vote in votes]
    scores = (won.count(Seat(0)), won.count(Seat(1)))
    if scores[0] == scores[1]:  # CLAIM-7.10
        return Outcome(((Seat(0), Seat(1)),), scores, "claim-draw")
    ranking = ((Seat(0),), (Seat(1),)) if scores[0] > scores[1] else ((Seat(1),), (Seat(0),))
    reason = "claim-majority" if max(scores) >= 3 else "claim-more-votes"  # CLAIM-7.4, CLAIM-7.9
    return Outcome(ranking, scores, reason)
