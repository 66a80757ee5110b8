"""Claim: recruit followers, then win the votes of five factions with them."""

from ludotheque.games.claim.game import CLAIM, Claim

__all__ = ["CLAIM", "Claim"]
