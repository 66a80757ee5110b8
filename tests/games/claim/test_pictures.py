"""The pictures fit the box, and changing them changes no record."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.games.claim.cards import DECK, FACTIONS
from ludotheque.games.claim.game import CLAIM
from ludotheque.games.claim.pictures import PICTURES, PictureEntry, faces
from ludotheque.table import Unreadable, load_pack

TEXT = (Path(__file__).parents[3] / "src/ludotheque/games/claim/packs/pictures.toml").read_text(
    encoding="utf-8"
)


def test_every_face_has_a_picture_of_its_own() -> None:
    shown = PICTURES.content.factions
    pictures = [picture for faction in shown for picture in faction.pictures]
    assert len(pictures) == len(set(pictures)) == len(set(DECK)) == 48
    for faction, entry in zip(shown, FACTIONS, strict=True):
        assert faction.id == entry.entry.id and len(faction.pictures) == len(faces(entry.entry))


def test_pictures_are_in_no_record() -> None:
    assert PICTURES.name not in {pack.name for pack in CLAIM.packs}


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('"minions",', "", "goblin must have 10 pictures"),
        ('"minions"', '"slingshot"', "twice"),
        ('id = "goblin"', 'id = "dragon"', "order"),
        ('picture = "goblin"', "", "picture"),
    ],
)
def test_pictures_that_do_not_fit_are_refused(
    tmp_path: Path, old: str, new: str, named: str
) -> None:
    file = tmp_path / "pictures.toml"
    file.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Unreadable, match=named):
        load_pack("claim/pictures", file, PictureEntry)
