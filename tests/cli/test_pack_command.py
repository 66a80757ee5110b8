"""`ludotheque pack`: check, show, schema."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest

from ludotheque.games.elekt.cards import BOX
from ludotheque.texts import LANGUAGES, Language
from tests.cards.support import changed
from tests.cli.conftest import Run
from tests.cli.support import flat, too_wide

BAD = (('do = "attach"', 'do = "attatch"'), ('symbols = "2A"', 'symbols = "2Z"'))
HELP = {
    "pack": ["pack-help", "pack-help-check", "pack-help-show", "pack-help-schema"],
    "pack check": ["pack-help-check", "pack-option-file", "cli-option-lang"],
    "pack show": ["pack-help-show", "pack-option-name", "pack-option-card", "pack-option-json",
                  "pack-option-toml"],
    "pack schema": ["pack-help-schema", "pack-option-game", "pack-option-output"],
}  # fmt: skip


def write(folder: Path, *pairs: tuple[str, str]) -> None:
    (folder / "mine.toml").write_text(changed(*pairs), encoding="utf-8")


# --- check ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_pack_is_summed_up(run: Run, tmp_path: Path, language: str) -> None:
    write(tmp_path)
    said = run("pack", "check", "mine.toml", "--lang", language)
    assert (said.code, said.err) == (0, "")
    speaker = Language(language)
    assert speaker.text("pack-good", file="mine.toml", game="Elekt") in said.out
    elite = speaker.text("elekt-pack-kind", kind="elite", type="none")
    assert f"34 × {elite}" in said.out
    abilities = sum(len(card.abilities) for card in BOX.content.entries())
    languages = list(LANGUAGES)
    assert speaker.text("pack-texts", texts=abilities, languages=languages) in flat(said.out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_problems_are_listed_with_file_card_and_field(
    run: Run, tmp_path: Path, language: str
) -> None:
    write(tmp_path, *BAD)
    said = run("pack", "check", "mine.toml", "--lang", language)
    assert (said.code, said.out) == (1, "")
    told = flat(said.err)
    for word in ("mine.toml", "acolyte", "abilities.0.do.0.do", "attach", "dignitary", "symbols"):
        assert word in told
    assert Language(language).text("pack-bad", count=2) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_cannot_be_read_is_named_with_a_remedy(
    run: Run, tmp_path: Path, language: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "latin.toml").write_bytes('name = "Żar"'.encode("cp1250"))
    (tmp_path / "empty.toml").touch()
    speaker = Language(language)
    for file, id, code in (
        ("nowhere.toml", "cards-file-missing", 2),
        ("folder", "cards-file-folder", 2),
        ("latin.toml", "cards-file-no-text", 2),
    ):
        said = run("pack", "check", file, "--lang", language)
        assert said.code == code
        assert flat(said.err) == flat(speaker.text(id, file=file))
    said = run("pack", "check", "empty.toml", "--lang", language)
    assert said.code == 1
    assert "empty.toml" in said.err and "game" in said.err and "elekt" in said.err


def test_a_file_that_may_not_be_read_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "loop.toml").symlink_to("loop.toml")
    said = run("pack", "check", "loop.toml")
    assert said.code == 2
    assert "loop.toml" in said.err


def test_a_file_without_end_is_not_read(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.cli.packs.LARGEST", 1000)
    write(tmp_path)
    said = run("pack", "check", "mine.toml")
    assert said.code == 2
    assert "mine.toml" in said.err


@pytest.mark.parametrize("game", ["claim", "elket", 7])
def test_a_pack_for_another_game_is_refused(run: Run, tmp_path: Path, game: object) -> None:
    write(tmp_path, ('game = "elekt"', f"game = {json.dumps(game)}"))
    said = run("pack", "check", "mine.toml")
    assert said.code == 1
    assert "mine.toml, field “game”" in said.err
    assert str(game) in said.err and "elekt" in said.err


def test_broken_toml_is_told_with_its_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('game = "elekt"\nname = box\n', encoding="utf-8")
    said = run("pack", "check", "mine.toml")
    assert said.code == 1
    assert "line 2, column 8" in said.err


# --- show -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["elekt", "elekt/box", "mine.toml"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_shown(run: Run, tmp_path: Path, name: str, language: str) -> None:
    write(tmp_path)
    said = run("pack", "show", name, "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert too_wide(said.out) == []
    for card in BOX.content.entries():
        assert card.id in said.out
    assert getattr(BOX.content.basic[1].names, language) in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_card_is_shown_in_all_languages(run: Run, language: str) -> None:
    said = run("pack", "show", "elekt", "master-of-spies", "--lang", language)
    shown = flat(said.out)
    for words in ("Master of Spies", "Maître des espions", "Mistrz szpiegów", "ELEKT-K28.1",
                  "you may spend 1 Amber", "vous pouvez", "możesz zapłacić",
                  Language(language).text("pack-origin-value", origin="rulebook")):  # fmt: skip
        assert words in shown


def test_symbols_titles_editions_and_solo_are_shown(run: Run) -> None:
    titles = flat(run("pack", "show", "elekt", "temple-in-honour-of-the-emperor").out)
    assert "Title Herald in His Name · Héraut en Son Nom · Herold Jego Imienia" in titles
    snatcher = flat(run("pack", "show", "elekt", "body-snatcher").out)
    assert "Symbols 1D 1B" in snatcher and "not used in the solo variant" in snatcher
    guard = flat(run("pack", "show", "elekt", "scarifier-guard").out)
    assert "(French edition) When a player bans" in guard
    assert "(Polish edition) When an opponent bans" in guard


def test_a_card_as_json_can_stand_in_a_case_file(run: Run, tmp_path: Path) -> None:
    shown = json.loads(run("pack", "show", "elekt", "symbiote", "--json").out)
    assert shown["texts"]["pl"][0].startswith("Gdy wygrywasz")
    card = shown["card"] | {"id": "twin", "symbols": "2B"}
    case = {
        "game": "elekt",
        "about": "A card of one's own lies in a zone.",
        "rules": ["ELEKT-3.9"],
        "given": {"cards": {"twin": card}, "zones": {"S": [["twin"], []]}},
        "then": {"position.cards.twin.symbols": "2B"},
    }
    (tmp_path / "twin.yaml").write_text(json.dumps(case), encoding="utf-8")
    said = run("case", "twin.yaml")
    assert said.code == 0, said.all


def test_a_whole_pack_as_json(run: Run) -> None:
    shown = json.loads(run("pack", "show", "elekt", "--json").out)
    assert [each["card"]["id"] for each in shown] == [card.id for card in BOX.content.entries()]


def test_a_pack_as_toml_is_its_file(run: Run) -> None:
    assert run("pack", "show", "elekt", "--toml").out == BOX.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_there_is_told_with_what_is(run: Run, language: str) -> None:
    said = run("pack", "show", "elekt", "simbiote", "--lang", language)
    near = Language(language).text(
        "cards-no-card", card="simbiote", pack="elekt/box", nearest="symbiote"
    )
    assert said.code == 2 and flat(near) in flat(said.err)
    said = run("pack", "show", "elket", "--lang", language)
    assert said.code == 2 and "elket" in said.err and "elekt/box" in said.err
    said = run("pack", "show", "claim", "--lang", language)
    assert said.code == 2 and "claim" in said.err and "elekt" in said.err
    said = run("pack", "show", "nowhere.toml", "--lang", language)
    assert said.code == 2 and "nowhere.toml" in said.err


def test_a_bad_pack_is_not_shown(run: Run, tmp_path: Path) -> None:
    write(tmp_path, *BAD)
    said = run("pack", "show", "mine.toml")
    assert (said.code, said.out) == (1, "")
    assert "attatch" in said.err


# --- schema ---------------------------------------------------------------------------------------


def test_the_schema_is_printed_or_written(run: Run, tmp_path: Path) -> None:
    printed = run("pack", "schema", "elekt")
    said = run("pack", "schema", "elekt", "--output", "elekt.schema.json")
    assert (said.code, said.err) == (0, "")
    assert "#:schema ./elekt.schema.json" in said.out
    written = (tmp_path / "elekt.schema.json").read_text(encoding="utf-8")
    assert written == printed.out
    absolute = run("pack", "schema", "elekt", "--output", str(tmp_path / "other.json"))
    assert f"#:schema {(tmp_path / 'other.json').as_uri()}" in flat(absolute.out)


def test_the_schema_fits_the_box_and_no_unknown_verb(run: Run) -> None:
    checker = jsonschema_rs.validator_for(json.loads(run("pack", "schema", "elekt").out))
    assert checker.is_valid(msgspec.toml.decode(BOX.text))
    assert not checker.is_valid(msgspec.toml.decode(changed(BAD[0])))


def test_a_schema_that_cannot_be_had_or_written_is_refused(run: Run, tmp_path: Path) -> None:
    said = run("pack", "schema", "claim")
    assert said.code == 2 and "claim" in said.err and "elekt" in said.err
    said = run("pack", "schema", "elket")
    assert said.code == 2 and "elket" in said.err
    said = run("pack", "schema", "elekt", "--output", str(tmp_path))
    assert said.code == 2 and tmp_path.name in said.err


# --- help -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", HELP)
def test_the_help_has_every_text(run: Run, command: str, language: str) -> None:
    said = run(*command.split(), "--help", "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert too_wide(said.out) == []
    shown = flat(said.out.translate(dict.fromkeys(map(ord, "│╭╮╰╯─"), " ")))
    for id in HELP[command]:
        assert flat(Language(language).text(id)) in shown, id


# --- play -----------------------------------------------------------------------------------------

WITCH = (
    ('id = "symbiote"', 'id = "witch"'),
    ('names = { en = "Symbiote", fr = "Symbiote", pl = "Symbiont" }',
     'names = { en = "Witch", fr = "Sorcière", pl = "Wiedźma" }'),
    ('names = { en = "Acolyte"', 'names = { en = "Novice"'),
)  # fmt: skip


def test_a_match_is_played_with_ones_own_pack_and_its_record_needs_no_pack(
    run: Run, tmp_path: Path
) -> None:
    write(tmp_path, *WITCH)
    play = ("play", "elekt", "--pack", "mine.toml", "--seed", "7", "--save", "match.jsonl")
    said = run(*play, typed="quit\n")
    assert said.code == 0, said.all
    assert "Novice" in said.out
    (tmp_path / "mine.toml").unlink()
    header = (tmp_path / "match.jsonl").read_text(encoding="utf-8").splitlines()[0]
    cards = json.loads(header)["position"]["cards"]
    assert cards["symbiote"] is None and cards["witch"]["names"]["pl"] == "Wiedźma"
    assert set(cards) == {"symbiote", "witch", *(f"acolyte{seat}" for seat in range(4))}
    assert run("record", "check", "match.jsonl").code == 0
    assert run("replay", "match.jsonl").code == 0
    said = run("play", "elekt", "--resume", "match.jsonl", typed="quit\n")
    assert said.code == 0 and "Novice" in said.out


def test_a_changed_card_is_explained_as_it_is(run: Run, tmp_path: Path) -> None:
    write(tmp_path, *WITCH, ('symbols = "1M 1D 1A"', 'symbols = "3B"'))
    said = run("play", "elekt", "--pack", "mine.toml", "--seed", "7", typed="? witch\nquit\n")
    assert "Witch" in said.out and "BBB" in said.out
    assert "When you win Mysticality here" in flat(said.out)


@pytest.mark.parametrize("seats", ["1", "3", "4"])
def test_every_number_of_seats_can_have_it(run: Run, tmp_path: Path, seats: str) -> None:
    write(tmp_path, *WITCH)
    said = run(
        "play", "elekt", "--pack", "mine.toml", "--seats", seats, "--seed", "1", typed="quit\n"
    )
    assert said.code == 0, said.all


def test_a_pack_that_cannot_be_played_with_is_refused(run: Run, tmp_path: Path) -> None:
    write(tmp_path, *BAD)
    said = run("play", "elekt", "--pack", "mine.toml")
    assert said.code == 2 and "mine.toml" in said.err and "attach" in said.err
    said = run("play", "claim", "--pack", "mine.toml")
    assert said.code == 2 and "claim" in said.err and "elekt" in said.err
    said = run("play", "elekt", "--pack", "nowhere.toml")
    assert said.code == 2 and "nowhere.toml" in said.err


def test_a_match_that_goes_on_keeps_its_cards(run: Run, tmp_path: Path) -> None:
    write(tmp_path)
    run("play", "elekt", "--save", "match.jsonl", "--seed", "7", typed="quit\n")
    said = run("play", "elekt", "--resume", "match.jsonl", "--pack", "mine.toml")
    assert said.code == 2 and "match.jsonl" in said.err and "--pack" in said.err
