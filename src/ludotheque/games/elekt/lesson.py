"""The deal of the tutorial: the learner begins, with plain cards first and Titles for everybody.

Two play it. The first order of the Elite Units finds the first player (2.16), the second is dealt.
"""

from __future__ import annotations

from ludotheque.games.elekt.cards import BOX

SKIRMISH = (
    "amber-convoy",
    "arena-of-blood",
    "swarm-of-amber-leeches",
    "hunt-for-the-blood-demon",
    "duel-of-the-champions",
    "mechanical-staldorg",
)
MACHINATION = (
    "imperial-mint",
    "observatory-of-dead-stars",
    "hall-of-whispers",
    "temple-in-honour-of-the-emperor",
    "chancellery-of-debts",
    "banquet-of-the-poisoners",
)
PRIVILEGE = (
    "lord-treasurer",
    "master-of-spies",
    "imperial-recruiter",
    "voice-in-the-council",
    "marshal-of-the-levies",
    "master-of-swords",
)
DRAWN = ("plague-harbinger", "web-wanderer")
"""« Annonciateur du fléau » comes before « Vagabond des toiles »: the learner is first."""
ELITE = (
    "symbiote",
    "scarlet-executioner",
    "beggar-prince",
    "clan-bandit",
    "misty-crawler",
    "court-viper",
    "grand-inquisitor",
    "confessor",
    "dark-exarch",
    "amber-demiurge",
    "bell-tower-cantor",
    "spectral-bailiff",
)


def _deck(kind: str, first: tuple[str, ...]) -> str:
    """Write the order of a deck: these cards first, then the others as they lie in the box."""
    ids = [card.id for card in getattr(BOX.content, kind)]
    return " ".join((*first, *(id for id in ids if id not in first)))


LESSON = (
    _deck("skirmish", SKIRMISH),
    _deck("machination", MACHINATION),
    _deck("privilege", PRIVILEGE),
    _deck("elite", DRAWN),
    _deck("elite", ELITE),
)
"""What chance answers, in order."""
