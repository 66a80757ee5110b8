"""What the cards show: one picture for each, for displays only.

The hash of a pack stands in every record; the pictures have a pack of their own, which no record
names, so that another picture never makes an old record unreadable.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec

from ludotheque.games.elementa.cards import CARDS
from ludotheque.table import Pack, load_pack


class PictureEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pack: a picture for each card of the set, by its id."""

    game: Literal["elementa"]
    name: str
    version: str
    pictures: dict[str, str]

    def __post_init__(self) -> None:
        """Refuse pictures that do not fit the set; msgspec tells it like any other bad field."""
        wrong = sorted(set(CARDS) ^ set(self.pictures))
        if wrong:
            raise ValueError(f"there must be one picture for each card: {', '.join(wrong)}")


PICTURES: Pack[PictureEntry] = load_pack(
    "elementa/pictures",
    files("ludotheque.games.elementa") / "packs" / "pictures.toml",
    PictureEntry,
)
