"""What is wrong with a pack: which card, which field, what, and what would be right."""

from __future__ import annotations

import msgspec

from ludotheque.table import Phrase


class PackProblem(msgspec.Struct, frozen=True):
    """One mistake in a pack. Without a card it is about the pack; without a field, about all."""

    card: str
    field: str
    phrase: Phrase

    def told(self, pack: str) -> Phrase:
        """Say it whole, with the pack's name or file."""
        if self.card:
            return Phrase(
                "cards-bad-card",
                pack=pack,
                card=self.card,
                field=self.field or "-",
                problem=self.phrase,
            )
        if self.field:
            return Phrase("cards-bad-field", pack=pack, field=self.field, problem=self.phrase)
        return Phrase("cards-bad-pack", pack=pack, problem=self.phrase)
