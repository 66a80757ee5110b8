"""A pack that is wrong is refused with the card and the field that are."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.cards import pack_schema, read_pack
from ludotheque.games.elekt.cards import BoxEntry
from ludotheque.table import Unreadable
from ludotheque.texts import LANGUAGES, Language

BOX = Path(__file__).parents[2] / "src/ludotheque/games/elekt/packs/box.toml"


def changed(tmp_path: Path, old: str, new: str) -> Path:
    text = BOX.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "box.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


def refusal(file: Path) -> Unreadable:
    with pytest.raises(Unreadable) as refused:
        read_pack("mine", file, BoxEntry)
    return refused.value


def test_the_box_is_read() -> None:
    pack = read_pack("elekt/box", BOX, BoxEntry)
    assert len(pack.content.elite) == 34


def test_an_unknown_verb_is_named_with_its_card(tmp_path: Path) -> None:
    file = changed(tmp_path, 'do = "attach"', 'do = "attatch"')
    said = Language("en").error(refusal(file))
    assert "acolyte" in said and "abilities.0.do.0" in said


def test_an_unknown_field_is_named_with_its_card(tmp_path: Path) -> None:
    file = changed(tmp_path, 'id = "symbiote"', 'id = "symbiote"\nsymbol = "1M"')
    said = Language("en").error(refusal(file))
    assert "symbiote" in said and "symbol" in said


def test_two_cards_with_one_id_are_named(tmp_path: Path) -> None:
    file = changed(tmp_path, 'id = "dark-exarch"', 'id = "symbiote"')
    for language in LANGUAGES:
        assert "symbiote" in Language(language).error(refusal(file))


def test_a_box_with_a_card_missing_says_which_number_is_wrong(tmp_path: Path) -> None:
    text = BOX.read_text(encoding="utf-8")
    head, _, _ = text.rpartition("[[privilege]]")
    file = tmp_path / "box.toml"
    file.write_text(head, encoding="utf-8")
    said = Language("en").error(refusal(file))
    assert "11" in said and "12" in said


def test_what_is_no_toml_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("game = ", encoding="utf-8")
    assert "mine" in Language("en").error(refusal(file))


def test_editors_get_a_schema() -> None:
    schema = pack_schema(BoxEntry)
    assert "CardEntry" in schema["$defs"] and "Attach" in schema["$defs"]
