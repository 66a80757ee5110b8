"""A card of Elekt as people are shown it in tables and pages about packs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludotheque.cards import ShownCard
from ludotheque.games.elekt.writing import write_ability
from ludotheque.table import Phrase

if TYPE_CHECKING:
    from ludotheque.games.elekt.card import Kind
    from ludotheque.games.elekt.cards import CardEntry, Names


def show_card(card: CardEntry, kind: Kind) -> ShownCard:
    """Return what is on a card: names, symbols, Titles, and its abilities in words."""
    texts = []
    for ability in card.abilities:
        text = write_ability(kind, ability)
        if ability.edition is not None:
            text = Phrase("elekt-pack-edition", edition=ability.edition, text=text)
        texts.append(text)
    return ShownCard(
        id=card.id,
        kind=kind,
        group=Phrase("elekt-pack-kind", kind=kind, type="none"),
        kind_name=Phrase("elekt-pack-kind", kind=kind, type=card.type or "none"),
        names=_by_language(card.names),
        brief=card.symbols or "★" * len(card.titles),
        details=_details(card),
        texts=tuple(texts),
        origin=card.origin,
        facts=card.facts,
        entry=card,
    )


def _details(card: CardEntry) -> tuple[tuple[Phrase, Phrase | str], ...]:
    found: list[tuple[Phrase, Phrase | str]] = []
    if card.symbols:
        found.append((Phrase("elekt-pack-symbols"), card.symbols))
    found += [
        (Phrase("elekt-pack-title"), " · ".join(_by_language(names).values()))
        for names in card.titles
    ]
    if not card.solo:
        found.append((Phrase("elekt-pack-solo"), Phrase("elekt-pack-not-in-solo")))
    return tuple(found)


def _by_language(names: Names) -> dict[str, str]:
    return {language: getattr(names, language) for language in msgspec.structs.asdict(names)}
