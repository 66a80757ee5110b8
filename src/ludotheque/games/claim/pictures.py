"""What the faces show: one picture for each face and an emblem for each faction, for displays only.

The hash of a pack stands in every record; the pictures have a pack of their own, which no record
names, so that another picture never makes an old record unreadable.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec

from ludotheque.games.claim.cards import BOX, FactionEntry
from ludotheque.table import Pack, load_pack


class FactionPictures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The emblem of a faction, and a picture for each of its values, lowest first."""

    id: str
    picture: str
    pictures: tuple[str, ...]


class PictureEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pack: the pictures of all factions, in the order of the box."""

    game: Literal["claim"]
    name: str
    version: str
    factions: tuple[FactionPictures, ...]

    def __post_init__(self) -> None:
        """Refuse pictures that do not fit the box; msgspec tells it like any other bad field."""
        if [shown.id for shown in self.factions] != [entry.id for entry in BOX.content.factions]:
            raise ValueError("the factions must be those of the box, in the same order")
        for shown, entry in zip(self.factions, BOX.content.factions, strict=True):
            if len(shown.pictures) != len(faces(entry)):
                raise ValueError(f"{entry.id} must have {len(faces(entry))} pictures")
        every = [picture for shown in self.factions for picture in (shown.picture, *shown.pictures)]
        if len(set(every)) != len(every):
            raise ValueError("no picture may stand twice")


def faces(entry: FactionEntry) -> list[int]:
    """List the different values of a faction, lowest first: one face each."""
    return sorted(set(entry.values))


PICTURES: Pack[PictureEntry] = load_pack(
    "claim/pictures", files("ludotheque.games.claim") / "packs" / "pictures.toml", PictureEntry
)
