"""Cards of one's own for Elementa on the command line: check, show, put into decks, play."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest

from ludotheque.cli.boards import draw, explain_card, name_answer, read_typed
from ludotheque.games.elementa import ELEMENTA
from ludotheque.games.elementa.cards import SET
from ludotheque.games.elementa.decks import READY
from ludotheque.table import Seat, read_record
from ludotheque.texts import LANGUAGES, Language
from tests.cli.conftest import Run
from tests.cli.support import flat, too_wide
from tests.cli.test_elementa_board import NAMES, paper

MINE = """
game = "elementa"
name = "lanterns"
version = "1.0"

[[creature]]
id = "lantern-moth"
names = { en = "Lantern Moth", fr = "Phalène aux lanternes", pl = "Latarniowa ćma" }
origin = "ludotheque"
power = 2
cost = "Ai Ai"
victory = { points = 1 }
effects = [
    { do = [{ do = "gain", what = "crystals", amount = 5 }] },
    { may = true, do = [{ do = "lose", what = "points" }] },
]

[[creature]]
id = "gale-swift"
names = { en = "Gale Raptor", fr = "Rapace des rafales", pl = "Drapieżnik wichrów" }
origin = "ludotheque"
power = 8

[[environment]]
id = "night-market"
names = { en = "Night Market", fr = "Marché de nuit", pl = "Nocny targ" }
origin = "ludotheque"
effects = [{ when = "turn-end", do = [{ do = "gain", what = "crystals" }] }]
"""
PLAIN = [card.id for card in SET.content.creature if not card.unique and card.id != "gale-swift"]
DECK = "\n".join(["environment: night-market", "2 Lantern Moth", "gale-swift", *PLAIN[:13]])


@pytest.fixture(autouse=True)
def files(tmp_path: Path) -> None:
    """Put a pack and a deck where the program runs."""
    (tmp_path / "mine.toml").write_text(MINE, encoding="utf-8")
    (tmp_path / "mine.deck").write_text(DECK, encoding="utf-8")


# --- pack -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_pack_is_summed_up(run: Run, language: str) -> None:
    said = run("pack", "check", "mine.toml", "--lang", language)
    assert (said.code, said.err) == (0, "")
    speaker = Language(language)
    assert speaker.text("pack-good", file="mine.toml", game="Elementa") in said.out
    assert f"2 × {speaker.text('elementa-pack-kind', kind='creature')}" in said.out
    assert speaker.text("pack-texts", texts=3, languages=list(LANGUAGES)) in flat(said.out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_problems_are_listed_with_file_card_and_field(
    run: Run, tmp_path: Path, language: str
) -> None:
    bad = MINE.replace('"lose"', '"loose"').replace('cost = "Ai Ai"', 'cost = "Wind"')
    (tmp_path / "mine.toml").write_text(bad.replace("power = 8", "power = -8"), encoding="utf-8")
    said = run("pack", "check", "mine.toml", "--lang", language)
    assert (said.code, said.out) == (1, "")
    for words in ("mine.toml", "lantern-moth", "effects.1.do.0.do", "lose", "gale-swift", "power"):
        assert words in flat(said.err)
    assert Language(language).text("pack-bad", count=2) in flat(said.err)


@pytest.mark.parametrize("name", ["elementa", "elementa/creatures"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_of_the_set_are_shown(run: Run, name: str, language: str) -> None:
    said = run("pack", "show", name, "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert too_wide(said.out) == []
    for card in SET.content.entries():
        assert card.id in said.out
    assert run("pack", "show", name, "--toml").out.rstrip() == SET.text.rstrip()


def test_the_cards_of_a_file_are_shown_and_no_others(run: Run) -> None:
    said = run("pack", "show", "mine.toml")
    assert "Lantern Moth" in said.out and "Gale Raptor" in said.out and "Night Market" in said.out
    assert "ember-fox" not in said.out
    shown = flat(run("pack", "show", "mine.toml", "lantern-moth").out)
    for words in ("Cost Ai Ai", "Gain 5 crystals.", "Gagnez 5 cristaux.", "Zyskaj 5 kryształów."):
        assert words in shown


def test_a_card_as_json_can_stand_in_a_case_file(run: Run, tmp_path: Path) -> None:
    shown = json.loads(run("pack", "show", "mine.toml", "lantern-moth", "--json").out)
    cards = {"lantern-moth": shown["card"], "golem": {}}
    case = {
        "game": "elementa",
        "about": "A card of one's own is in a hand.",
        "rules": ["ELEM-L10"],
        "given": {"cards": cards, "hands": ["lantern-moth golem", []]},
        "then": {"position.cards.lantern-moth.power": 2},
    }
    (tmp_path / "moth.yaml").write_text(json.dumps(case), encoding="utf-8")
    said = run("case", "moth.yaml")
    assert said.code == 0, said.all


def test_the_schema_fits_packs_and_no_unknown_verb(run: Run) -> None:
    checker = jsonschema_rs.validator_for(json.loads(run("pack", "schema", "elementa").out))
    assert checker.is_valid(msgspec.toml.decode(SET.text))
    assert checker.is_valid(msgspec.toml.decode(MINE))
    assert not checker.is_valid(msgspec.toml.decode(MINE.replace('"lose"', '"loose"')))


# --- deck -----------------------------------------------------------------------------------------


def test_decks_may_hold_the_cards_of_a_pack(run: Run) -> None:
    said = run("deck", "check", "mine.deck", "--pack", "mine.toml")
    assert (said.code, said.err) == (0, "")
    assert "environment Night Market" in flat(said.out)
    shown = run("deck", "show", "mine.deck", "--pack", "mine.toml")
    assert "Lantern Moth" in shown.out and "Gale Raptor" in shown.out
    assert "Gain 5 crystals." in flat(shown.out)
    written = run("deck", "show", "mine.deck", "--pack", "mine.toml", "--text").out
    assert "2 lantern-moth" in written
    assert run("deck", "check", "wildfire", "--pack", "mine.toml").code == 0
    assert run("deck", "check", "2 lantern-moth, 2 golem", "--pack", "mine.toml").code == 1


def test_without_the_pack_its_cards_are_unknown(run: Run) -> None:
    said = run("deck", "check", "mine.deck")
    assert said.code == 1
    assert "mine.deck, line 1" in said.err and "night-market" in said.err


def test_a_bad_pack_is_named_before_the_deck(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text(MINE.replace("power = 8", "power = -8"), encoding="utf-8")
    for words in (("deck", "check"), ("deck", "show")):
        said = run(*words, "mine.deck", "--pack", "bad.toml")
        assert said.code == 2
        assert "bad.toml" in said.err and "gale-swift" in said.err


# --- play -----------------------------------------------------------------------------------------

PLAY = ("play", "elementa", "--pack", "mine.toml", "--seed", "3", "--against", "random")


def test_a_match_is_played_with_pack_and_deck_and_its_record_needs_neither(
    run: Run, tmp_path: Path
) -> None:
    said = run(*PLAY, "--deck", "mine.deck", "--save", "match.jsonl", typed="1\n" * 1500)
    assert (said.code, said.err) == (0, "")
    assert "⟨" not in said.out
    assert too_wide(said.out.replace("> ", "")) == []
    for words in ("Your environment is Night Market.", "Lantern Moth", "Gale Raptor"):
        assert words in said.out
    for file in ("mine.toml", "mine.deck"):
        (tmp_path / file).unlink()
    record = read_record((tmp_path / "match.jsonl").read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert run("record", "check", "match.jsonl").code == 0
    assert "Lantern Moth" in run("replay", "match.jsonl", "--seat", "0").out


def test_a_match_with_a_pack_goes_on(run: Run, tmp_path: Path) -> None:
    run(*PLAY, "--deck", "mine.deck", "--save", "match.jsonl", typed="1\nquit\n")
    (tmp_path / "mine.toml").unlink()
    said = run("play", "elementa", "--resume", "match.jsonl", typed="? lantern moth\nquit\n")
    assert said.code == 0
    assert "Gain 5 crystals." in flat(said.out)
    again = run("play", "elementa", "--resume", "match.jsonl", "--deck", "mine.deck")
    assert again.code == 2
    assert "match.jsonl" in again.err and "--deck" in again.err


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_deck_is_typed_at_the_table(run: Run, seats: str) -> None:
    typed = ", ".join(DECK.removeprefix("environment: ").split("\n"))
    said = run(*PLAY, "--seats", seats, typed=f"{typed}\nhint\nquit\n")
    assert (said.code, said.err) == (0, "")
    assert "Lantern Moth" in said.out


def test_a_ready_deck_is_brought_by_its_name(run: Run) -> None:
    said = run("play", "elementa", "--deck", "wildfire", "--seed", "3", typed="quit\n")
    assert (said.code, said.err) == (0, "")
    environment = READY["wildfire"].environment
    assert environment is not None
    assert f"Your environment is {environment.names.en}." in said.out


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("play", "elementa", "--deck", "mine.deck"), "night-market"),
        (("play", "elementa", "--deck", "nowhere.deck"), "nowhere.deck"),
        (("play", "claim", "--deck", "wildfire"), "elementa"),
        (("play", "elekt", "--pack", "mine.toml"), "elekt"),
        (("play", "claim", "--pack", "mine.toml"), "elementa"),
    ],
)
def test_what_cannot_be_played_is_refused(run: Run, words: tuple[str, ...], named: str) -> None:
    said = run(*words)
    assert said.code == 2
    assert named in said.err


# --- The board ------------------------------------------------------------------------------------

OWN = msgspec.toml.decode(MINE)
CARDS = {
    card["id"]: {"kind": kind, **card} for kind in ("creature", "environment") for card in OWN[kind]
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_cards_are_drawn_with_name_cost_and_text(language: str) -> None:
    state = ELEMENTA.position(
        {
            "cards": CARDS,
            "hands": ["lantern-moth gale-swift", "ember-fox spark-rat"],
            "environments": ["night-market", None],
            "piles": [[[], ["lantern-moth"]], []],
        }
    )
    view, decision = state.view(Seat(0)), state.decision(Seat(0))
    terminal, out = paper(language, 80)
    terminal.console.print(draw(terminal, "elementa", view, NAMES, decision))
    table, speaker = flat(out.getvalue()), Language(language)
    moth, raptor, market = (CARDS[id]["names"][language] for id in CARDS)
    assert f"{moth} 2 Ai Ai +1pt" in table
    assert f"{raptor} 8 –" in table  # in the place of a card of the set
    assert market in table
    gain = speaker.text("elementa-stock", what="crystals", amount=5)
    assert gain in table
    assert too_wide(out.getvalue()) == []
    for about in (moth, "lantern-moth", moth[:8]):
        assert explain_card(terminal, "elementa", view, about) is not None
        assert read_typed("elementa", view, decision, about, speaker) == decision.actions[1]
    named = {name_answer(terminal, "elementa", view, NAMES, a) for a in decision.actions}
    assert named == {moth, raptor}


def test_an_unpaid_card_that_an_effect_takes_back_is_not_drawn() -> None:
    take = {"do": [{"do": "move", "source": "discard", "to": "hand"}]}
    cards = {"dear": {"cost": "Fi Fi"}, "free": {}, "nest": {"kind": "environment"} | {
        "effects": [take, {"may": True, "do": [{"do": "gain", "what": "points"}]}]}}  # fmt: skip
    given = {"cards": cards, "hands": ["dear dear", "free free"], "environments": ["nest", None]}
    state = ELEMENTA.position(given)
    for seat, answer in ((Seat(0), "lay dear"), (Seat(1), "lay free"), (Seat(0), "effect nest 0")):
        state.apply(seat, ELEMENTA.parse(answer))
    view = state.view(Seat(0))
    assert (view.fighting, view.unpaid, view.discards[0]) == (True, (0,), ())
    terminal, out = paper("en", 80)
    terminal.console.print(draw(terminal, "elementa", view, NAMES, state.decision(Seat(0))))
    assert "unpaid" not in out.getvalue()


def test_effects_and_divisions_of_own_cards_are_said_in_words() -> None:
    given = {"cards": CARDS, "hands": ["lantern-moth", "gale-swift"], "ready": ["Ai Ai", ""]}
    view = ELEMENTA.position(given).view(Seat(0))
    terminal, _ = paper("en", 80)

    def said(answer: str) -> str:
        return name_answer(terminal, "elementa", view, NAMES, ELEMENTA.parse(answer))

    assert said("effect lantern-moth 0") == "Lantern Moth: Gain 5 crystals."
    assert said("ban gale-swift") == "Ban Gale Raptor"
    division = said("divide lantern-moth gale-swift / ember-fox / spark-rat / torch-viper")
    assert division.startswith("Turn 1: Lantern Moth, Gale Raptor. Turn 2: Ember Fox.")
    assert said("take Fi Fi") == "2 Fire"
