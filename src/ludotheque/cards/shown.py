"""What people are shown of a card, whatever its game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ludotheque.cards.fitting import nearest
from ludotheque.table import Phrase, Unreadable


class ShownCard(msgspec.Struct, frozen=True):
    """A card of a pack for tables and pages; its texts are written from its abilities."""

    id: str
    kind: str
    """As the pack's fields are called."""
    group: Phrase
    """What cards of its kind are called."""
    kind_name: Phrase
    """What it is, in more detail."""
    names: Mapping[str, str]
    """By language."""
    brief: str
    """What is printed besides its text, in a few characters."""
    details: tuple[tuple[Phrase, Phrase | str], ...]
    """What is printed besides its text: a word for it, and the value."""
    texts: tuple[Phrase, ...]
    origin: str
    facts: tuple[str, ...]
    entry: Any
    """The card as the pack has it."""


def find_card(cards: Sequence[ShownCard], id: str, pack: str) -> ShownCard:
    """Return the card with an id; Unreadable names the one that was probably meant."""
    for card in cards:
        if card.id == id:
            return card
    near = nearest(id, [card.id for card in cards])
    raise Unreadable(Phrase("cards-no-card", card=id, pack=pack, nearest=near))
