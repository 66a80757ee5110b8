"""A card of Elementa as people are shown it in tables and pages about packs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludotheque.cards import ShownCard
from ludotheque.games.elementa.writing import write
from ludotheque.table import Phrase

if TYPE_CHECKING:
    from ludotheque.games.elementa.card import Card
    from ludotheque.games.elementa.cards import BonusEntry


def show_card(card: Card) -> ShownCard:
    """Return what is on a card: names, power, cost, bonuses, and its effects in words."""
    kind = "unique" if card.entry.unique else card.kind
    return ShownCard(
        id=card.id,
        kind=card.kind,
        group=Phrase("elementa-pack-kind", kind=card.kind),
        kind_name=Phrase("elementa-pack-kind", kind=kind),
        names=msgspec.structs.asdict(card.entry.names),
        brief=f"{card.power} | {_cost(card) or '–'}" if card.kind == "creature" else "",
        details=_details(card) if card.kind == "creature" else (),
        texts=write(card),
        origin=card.entry.origin,
        facts=card.entry.facts,
        entry=card.entry,
    )


def _details(card: Card) -> tuple[tuple[Phrase, Phrase | str], ...]:
    return (
        (Phrase("elementa-pack-power"), str(card.power)),
        (Phrase("elementa-pack-cost"), _cost(card) or "–"),
        (Phrase("elementa-pack-victory"), _bonus(card.victory)),
        (Phrase("elementa-pack-defeat"), _bonus(card.defeat)),
    )


def _cost(card: Card) -> str:
    crystals = f"{card.crystal_cost}cr" if card.crystal_cost else ""
    return f"{card.entry.cost} {crystals}".strip()


def _bonus(bonus: BonusEntry) -> str:
    """Write a bonus as case files do: `+1pt +2cr Fi`."""
    parts = [f"{bonus.points:+d}pt"] if bonus.points else []
    parts += [f"{bonus.crystals:+d}cr"] if bonus.crystals else []
    parts += [bonus.units] if bonus.units else []
    parts += ["?"] * bonus.any
    return " ".join(parts) or "–"
