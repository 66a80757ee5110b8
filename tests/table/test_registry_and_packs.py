"""The registry of games, and their packs."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

import ludotheque
from ludotheque.games.claim.cards import BOX, BoxEntry
from ludotheque.table import Unreadable, games, load, load_pack


def test_the_package_itself_lists_its_games_also_once_one_is_loaded() -> None:
    ludotheque.load("claim")
    assert callable(ludotheque.games), "the package ludotheque.games has taken the function's place"
    assert "claim" in ludotheque.games()


def test_claim_is_a_game() -> None:
    assert "claim" in games()
    assert load("claim") is ludotheque.load("claim")


def test_all_games_can_be_loaded_by_their_names() -> None:
    assert list(games()) == sorted(games())
    for name in games():
        assert load(name).facts.name == name


@pytest.mark.parametrize("name", ["chess", "", "Claim", "claim ", "claim.game"])
def test_an_unknown_game_is_named_together_with_the_known_ones(name: str) -> None:
    with pytest.raises(Unreadable) as caught:
        load(name)
    assert caught.value.phrase.id == "table-unknown-game"
    assert f"“{name}”" in str(caught.value)
    for known in games():
        assert known in str(caught.value)


GOOD = (files("ludotheque.games.claim") / "packs" / "box.toml").read_text(encoding="utf-8")


def read(tmp_path: Path, text: str) -> str:
    """Return what is wrong with a pack."""
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable) as caught:
        load_pack("claim/box", file, BoxEntry)
    assert caught.value.phrase.id == "table-bad-pack"
    assert "claim/box" in str(caught.value)
    return str(caught.value)


def test_the_pack_of_claim_is_read_with_its_name_and_hash(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(GOOD, encoding="utf-8")
    pack = load_pack("claim/box", file, BoxEntry)
    assert pack == BOX
    assert pack.digest.startswith("sha256:")
    assert sum(len(faction.values) for faction in pack.content.factions) == 52


def test_line_ends_do_not_change_the_hash_but_a_value_does(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(GOOD.replace("\n", "\r\n").encode())
    assert load_pack("claim/box", file, BoxEntry).digest == BOX.digest
    file.write_text(GOOD.replace('"0.', '"9.').replace('"1.', '"9.'), encoding="utf-8")
    assert load_pack("claim/box", file, BoxEntry).digest != BOX.digest


def test_a_pack_that_is_no_toml_is_named_with_the_line(tmp_path: Path) -> None:
    assert "line" in read(tmp_path, GOOD + "\nthis is no TOML\n")


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('letter = "G"', "letter = 7", "letter"),
        ('letter = "G"', 'letter = "G"\ncolor = "red"', "color"),
        ('letter = "G"', "", "letter"),
        ('game = "claim"', 'game = "chess"', "game"),
        ('origin = "rulebook"', 'origin = "hearsay"', "origin"),
        ("values = [", 'values = ["x", ', "values"),
    ],
)
def test_a_bad_field_of_a_pack_is_named(tmp_path: Path, old: str, new: str, named: str) -> None:
    assert old in GOOD
    assert named in read(tmp_path, GOOD.replace(old, new, 1))


def test_a_pack_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(Unreadable) as caught:
        load_pack("claim/box", file, BoxEntry)
    assert "claim/box" in str(caught.value)
