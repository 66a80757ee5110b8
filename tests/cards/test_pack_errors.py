"""Everything that can be wrong with a pack: the message names card, field, and what is right."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from ludotheque.cards import PackProblem, check_pack
from ludotheque.games.elekt import writing
from ludotheque.games.elekt.cards import BoxEntry
from ludotheque.texts import LANGUAGES, Language
from tests.cards.support import ability, changed, first_id, without

ATTACH = 'do = [{ do = "attach", token = "any", to = { which = "this" } }]'
GAIN = 'do = [{ do = "obtain-amber", amount = 1 }]'
TWO_AMBER = '{ pay = "amber", amount = 2 }'
IMMEDIATE = 'mode = "immediate"'
SKIRMISH = first_id("skirmish")
PRIVILEGE = first_id("privilege")

NEW_PRIVILEGE = """
[[privilege]]
id = "new-one"
names = { en = "New", fr = "Neuf", pl = "Nowy" }
origin = "ludotheque"
"""

MISTAKES: dict[str, tuple[str, str, str, str]] = {
    # What the file says; the card, the field and the remedy that must be named.
    "unknown verb": (
        changed(('do = "attach"', 'do = "attatch"')),
        "acolyte", "abilities.0.do.0.do", "attach",
    ),
    "verb missing": (
        ability(IMMEDIATE, "do = [{ amount = 1 }]"),
        "acolyte", "abilities.0.do.0.do", "obtain-amber",
    ),
    "unknown trigger": (
        changed(('happens = "won"', 'happens = "wins"')),
        "nameless", "abilities.0.when.happens", "won",
    ),
    "unknown field": (
        changed(('id = "symbiote"', 'id = "symbiote"\nsymbol = "1M"')),
        "symbiote", "symbol", "symbols",
    ),
    "field missing": (
        changed(('id = "symbiote"\n', 'id = "symbiote"\nsymbols = "1M"\n'),
                ('names = { en = "Symbiote", fr = "Symbiote", pl = "Symbiont" }\n', ""),
                ('"ELEKT-R76"]\ntype = "spectre"\nsymbols = "1M 1D 1A"', '"ELEKT-R76"]')),
        "symbiote", "names", "names = {",
    ),
    "name missing in a language": (
        changed((', pl = "Symbiont"', "")), "symbiote", "names.pl", 'pl = "…"',
    ),
    "name empty in a language": (
        changed(('pl = "Symbiont"', 'pl = " "')), "symbiote", "names.pl", "Write one",
    ),
    "wrong type": (
        changed(('symbols = "1M 1A"', "symbols = 3")), "acolyte", "symbols", 'a text in "quotes"',
    ),
    "a text for a number": (
        ability(IMMEDIATE, 'do = [{ do = "draw", amount = "one" }]'),
        "acolyte", "abilities.0.do.0.amount", "a whole number",
    ),
    "a table for a list": (
        ability(IMMEDIATE, 'do = { do = "draw" }'), "acolyte", "abilities.0.do", "a list in [ ]",
    ),
    "a text for a table": (
        ability(IMMEDIATE, 'do = ["draw"]'), "acolyte", "abilities.0.do.0", "a table in { }",
    ),
    "a list for a table": (
        ability("when = [1]", GAIN), "acolyte", "abilities.0.when", "a table in { }",
    ),
    "a player that nothing names": (
        ability(IMMEDIATE, 'do = [{ do = "obtain-amber", who = "that-player" }]'),
        "acolyte", "abilities.0.do.0.who", "“you”",
    ),
    "Units of a player that nothing names": (
        ability(IMMEDIATE,
                'do = [{ do = "discard", units = { which = "any", owner = "that-player" } }]'),
        "acolyte", "abilities.0.do.0.units.owner", "“opponent”",
    ),
    "two cards with one id": (
        changed(('id = "dark-exarch"', 'id = "symbiote"')), "symbiote", "id", "an id of its own",
    ),
    "id of a copy": (
        changed(('id = "symbiote"', 'id = "acolyte2"')), "acolyte2", "id", "another id",
    ),
    "id that cannot be typed": (
        changed(('id = "symbiote"', 'id = "The Symbiote"')), "The Symbiote", "id", "web-wanderer",
    ),
    "id that is an answer": (
        changed(('id = "symbiote"', 'id = "pass"')), "pass", "id", "another id",
    ),
    "no facts": (
        changed(('facts = ["ELEKT-K2.1"]\n', "")), "nameless", "facts", 'origin = "ludotheque"',
    ),
    "no type": (
        changed(('type = "disciple"\nsymbols = "1M 1A"', 'symbols = "1M 1A"')),
        "acolyte", "type", 'type = "spectre"',
    ),
    "bad symbols": (
        changed(('symbols = "1M 1A"', 'symbols = "1M 1X"')), "acolyte", "symbols", '"2M 1A"',
    ),
    "symbols on no Unit": (
        changed((f'id = "{SKIRMISH}"', f'id = "{SKIRMISH}"\nsymbols = "1M"')),
        SKIRMISH, "symbols", "Leave it out",
    ),
    "Titles on a Unit": (
        changed(('symbols = "1M 1A"',
                 'symbols = "1M 1A"\ntitles = [{ en = "x", fr = "x", pl = "x" }]')),
        "acolyte", "titles", "Leave",
    ),
    "Title without a name": (
        changed(("titles = [{ en = ", 'titles = [{ en = "" }, { en = ')),
        "mechs-steal-amber", "titles.0.fr", 'fr = "…"',
    ),
    "ability that does nothing": (
        ability(IMMEDIATE), "acolyte", "abilities.0", "“do” or rules",
    ),
    "effects and rules together": (
        ability(IMMEDIATE, GAIN, 'rules = [{ rule = "first", attribute = "A" }]'),
        "acolyte", "abilities.0.rules", "two abilities",
    ),
    "rules that wait": (
        ability('when = { happens = "won" }', 'rules = [{ rule = "first", attribute = "A" }]'),
        "acolyte", "abilities.0.when", "Leave “when” out",
    ),
    "immediate rules": (
        ability(IMMEDIATE, 'rules = [{ rule = "first", attribute = "A" }]'),
        "acolyte", "abilities.0.mode", "Leave “mode” out",
    ),
    "immediate ability that waits": (
        ability(IMMEDIATE, 'when = { happens = "won" }', GAIN),
        "acolyte", "abilities.0.when", 'mode = "permanent"',
    ),
    "immediate ability on no Unit": (
        ability(IMMEDIATE, GAIN, kind="skirmish"), SKIRMISH, "abilities.0.mode", "Write “when”",
    ),
    "ability that never acts": (
        ability(GAIN), "acolyte", "abilities.0.when", 'mode = "immediate"',
    ),
    "zone card that is assigned": (
        ability('when = { happens = "assigned" }', GAIN, kind="skirmish"),
        SKIRMISH, "abilities.0.when.happens", "unit-assigned",
    ),
    "Unit that is obtained": (
        ability('when = { happens = "obtained" }', GAIN),
        "acolyte", "abilities.0.when.happens", "card-obtained",
    ),
    "cost that nobody can pay": (
        ability(IMMEDIATE, 'cost = [[{ pay = "amber", amount = 4 }]]', GAIN),
        "acolyte", "abilities.0.cost.0", "3 or less",
    ),
    "cost that adds up to too much": (
        ability(IMMEDIATE, f"cost = [[{TWO_AMBER}, {TWO_AMBER}]]", GAIN),
        "acolyte", "abilities.0.cost.0", "3 or less",
    ),
    "too many prices": (
        ability(IMMEDIATE, f"cost = [{', '.join([f'[{TWO_AMBER}]'] * 5)}]", GAIN),
        "acolyte", "abilities.0.cost", "there can be 4",
    ),
    "empty price": (
        ability(IMMEDIATE, "cost = [[]]", GAIN), "acolyte", "abilities.0.cost.0", 'pay = "amber"',
    ),
    "price of nothing": (
        ability(IMMEDIATE, 'cost = [[{ pay = "amber", amount = 0 }]]', GAIN),
        "acolyte", "abilities.0.cost.0.0.amount", "1 or more",
    ),
    "card given up twice": (
        ability(IMMEDIATE, 'cost = [[{ pay = "this-card" }, { pay = "this-card" }]]', GAIN),
        "acolyte", "abilities.0.cost.0", "Keep one",
    ),
    "effect of nothing": (
        ability(IMMEDIATE, 'do = [{ do = "draw", amount = 0 }]'),
        "acolyte", "abilities.0.do.0.amount", "1 or more",
    ),
    "effect at a wrong moment": (
        ability(IMMEDIATE, 'do = [{ do = "boost", amount = 1 }]'),
        "acolyte", "abilities.0.do.0", 'happens = "counting"',
    ),
    "assignments changed by a Unit": (
        ability('rules = [{ rule = "assignments", amount = 1 }]'),
        "acolyte", "abilities.0.rules.0", "to a Privilege",
    ),
    "this Unit on no Unit": (
        ability('when = { happens = "won" }', ATTACH, kind="skirmish"),
        SKIRMISH, "abilities.0.do.0.to.which", "“every”",
    ),
    "that Unit without a Unit": (
        ability(IMMEDIATE, 'do = [{ do = "discard", units = { which = "that" } }]'),
        "acolyte", "abilities.0.do.0.units.which", "unit-assigned",
    ),
    "deck too small": (without("privilege"), "", "privilege", "Add 1"),
    "deck too large": (
        f"{changed()}{NEW_PRIVILEGE}",
        "", "privilege", "Take 1 out",
    ),
    "a Master missing": (
        changed((f'id = "{PRIVILEGE}"', 'id = "master-of-nobody"')), "", "privilege", PRIVILEGE,
    ),
    "a pack for another game": (
        changed(('game = "elekt"', 'game = "claim"')), "", "game", "elekt",
    ),
    "a whole kind missing": (
        changed().replace("[[basic", "[[basics"), "", "basics", "basic",
    ),
    "no version": (changed(('version = "1.0"\n', "")), "", "version", 'version = "…"'),
    "broken TOML": ('game = "elekt"\nname = box\n', "", "", "line 2, column 8"),
    "nothing at all": ("", "", "game", "elekt"),
}  # fmt: skip


def problems(text: str) -> list[PackProblem]:
    checked = check_pack("mine.toml", text, BoxEntry)
    assert (checked.pack is None) == bool(checked.problems)
    return list(checked.problems)


@cache
def mistakes(name: str) -> list[PackProblem]:
    return problems(MISTAKES[name][0])


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_named_with_file_card_field_and_remedy(name: str) -> None:
    _, card, field, remedy = MISTAKES[name]
    found = mistakes(name)
    assert (card, field) in [(problem.card, problem.field) for problem in found]
    said = [Language("en").say(problem.told("mine.toml")) for problem in found]
    [fitting] = [
        told for told, problem in zip(said, found, strict=True)
        if (problem.card, problem.field) == (card, field)
    ]  # fmt: skip
    for word in ("mine.toml", card, field, remedy):
        assert word in fitting


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_in_every_language(name: str, language: str) -> None:
    _, card, field, _ = MISTAKES[name]
    for problem in mistakes(name):
        told = Language(language).say(problem.told("mine.toml"))
        assert "⟨" not in told
        if (problem.card, problem.field) == (card, field):
            assert card in told and field in told
            assert language == "en" or told != Language("en").say(problem.told("mine.toml"))


ALONE = set(MISTAKES) - {"a Master missing", "a whole kind missing", "nothing at all",
                         "field missing", "Title without a name"}  # fmt: skip


@pytest.mark.parametrize("name", sorted(ALONE))
def test_one_mistake_is_told_once(name: str) -> None:
    assert len(mistakes(name)) == 1


def test_every_mistake_is_listed_not_only_the_first() -> None:
    text = changed(
        ('do = "attach"', 'do = "attatch"'),  # does not fit the schema
        ('symbols = "2A"', 'symbols = "2Z"'),  # fits it, on another card
        ('id = "symbiote"', 'id = "dark-exarch"'),  # is there twice
    )
    found = {(problem.card, problem.field) for problem in problems(text)}
    assert found == {
        ("acolyte", "abilities.0.do.0.do"),
        ("dignitary", "symbols"),
        ("dark-exarch", "id"),
    }


def test_an_ability_without_words_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(writing.TRIGGERS, "swapped")
    [*found] = problems(changed())
    assert {problem.card for problem in found} == {"web-wanderer", "archive-of-betrayals"}
    said = Language("en").say(found[0].told("mine.toml"))
    assert "abilities.0" in said and "cannot be put into words" in said and "swapped" in said


def test_what_fits_no_plain_value_is_refused() -> None:
    [found] = problems(changed(('version = "1.0"', "version = 2026-01-01")))
    assert "a text" in Language("en").say(found.told("mine.toml"))


def test_the_box_is_a_good_pack_whatever_its_line_ends() -> None:
    text = changed()
    one: Any = check_pack("mine", text, BoxEntry).pack
    other: Any = check_pack("mine", text.replace("\n", "\r\n"), BoxEntry).pack
    assert one.digest == other.digest
    assert one.text == text
    assert msgspec.to_builtins(one.content) == msgspec.to_builtins(other.content)
