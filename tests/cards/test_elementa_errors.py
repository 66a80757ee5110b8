"""Everything that can be wrong with a pack for Elementa: named by file, card, field and remedy."""

from __future__ import annotations

import ast
from functools import cache

import pytest

from ludotheque.cards import PackProblem, check_pack
from ludotheque.games.elementa.cards import CARDS, SET
from ludotheque.games.elementa.own_cards import OwnPack
from ludotheque.games.elementa.values import TWICE
from ludotheque.texts import LANGUAGES, Language
from tests.texts.used import constants, trees

HEAD = 'game = "elementa"\nname = "mine"\nversion = "1.0"\n'
NAMES = 'names = { en = "Golem", fr = "Le golem", pl = "Ten golem" }'
GOLEM = f'id = "golem"\n{NAMES}\norigin = "ludotheque"\n'
GAIN = '{ do = "gain", what = "points" }'
TIE = '{ do = "tie", result = "wins" }'
UNPAID = '{ if = "unpaid" }'
IN_A_DECK = next(iter(TWICE))


def creature(*lines: str) -> str:
    """Return a pack with one creature."""
    return f"{HEAD}\n[[creature]]\n{GOLEM}" + "\n".join(lines) + "\n"


def environment(*lines: str) -> str:
    """Return a pack with one environment."""
    return f"{HEAD}\n[[environment]]\n{GOLEM}" + "\n".join(lines) + "\n"


def effect(*parts: str, do: str = GAIN) -> str:
    """Return the effects of a card that has one."""
    return f"effects = [{{ {', '.join([*parts, f'do = [{do}]'])} }}]"


def verb(text: str, *parts: str) -> str:
    """Return a pack with a creature whose effect has one verb."""
    return creature(effect(*parts, do=f"{{ {text} }}"))


MISTAKES: dict[str, tuple[str, str, str, str]] = {
    # What the file says; the card, the field and the remedy that must be named.
    "no names": (creature().replace(NAMES, ""), "golem", "names", "names = {"),
    "no name in a language": (
        creature().replace(', pl = "Ten golem"', ""), "golem", "names.pl", 'pl = "…"',
    ),
    "an empty name": (
        creature().replace("Le golem", "  "), "golem", "names.fr", "Write one of at most 60",
    ),
    "a name as long as a sentence": (
        creature().replace("Le golem", "golem " * 20), "golem", "names.fr", "at most 60",
    ),
    "an id that cannot be typed": (
        creature().replace('"golem"', '"The Golem"'), "The Golem", "id", "ember-fox",
    ),
    "an id of deck files": (
        environment().replace('"golem"', '"none"'), "none", "id", "ember-fox",
    ),
    "an id without end": (
        creature().replace('"golem"', f'"{"g" * 41}"'), "g" * 41, "id", "at most 40",
    ),
    "two cards with one id": (
        creature() + f"\n[[environment]]\n{GOLEM}", "golem", "id", "an id of its own",
    ),
    "the name of a card of the set": (
        creature().replace('en = "Golem"', 'en = "Tide crab"'),
        "golem", "names.en", "another name",
    ),
    "a cost that cannot be read": (creature('cost = "Fi Light"'), "golem", "cost", '"Fi Fi Wa"'),
    "a cost that is a number": (creature("cost = 2"), "golem", "cost", 'a text in "quotes"'),
    "a cost without end": (
        creature(f'cost = "{"Fi " * 13}"'), "golem", "cost", "0 to 12",
    ),
    "units of a bonus": (
        creature('victory = { units = "Fire" }'), "golem", "victory.units", "Fi, Wa, Ea and Ai",
    ),
    "a power below nothing": (creature("power = -1"), "golem", "power", "0 or more"),
    "a power above all": (creature("power = 1000"), "golem", "power", "from 0 to 99"),
    "crystals below nothing": (creature("crystals = -1"), "golem", "crystals", "from 0 to 99"),
    "units of one's choice without end": (
        creature("defeat = { any = 1000000 }"), "golem", "defeat.any", "from 0 to 12",
    ),
    "an unknown field": (creature("powers = 3"), "golem", "powers", "power"),
    "an unknown verb": (verb('do = "gian"'), "golem", "effects.0.do.0.do", "gain"),
    "no verb": (verb('what = "points"'), "golem", "effects.0.do.0.do", "gain"),
    "an unknown moment": (
        creature(effect('when = "winning"')), "golem", "effects.0.when", "wins",
    ),
    "a moment of environments": (
        creature(effect('when = "turn-end"')), "golem", "effects.0.when", "after",
    ),
    "an unknown condition": (
        creature(effect('only_if = [{ if = "tuesday" }]')),
        "golem", "effects.0.only_if.0.if", "unpaid",
    ),
    "an environment that fights": (environment("power = 3"), "golem", "power", "[[creature]]"),
    "an environment that wins": (
        environment("victory = { points = 1 }"), "golem", "victory", "Leave this out",
    ),
    "an effect that does nothing": (
        creature("effects = [{ do = [] }]"), "golem", "effects.0.do", "at least one",
    ),
    "more effects than a card has room for": (
        creature(f"effects = [{', '.join([f'{{ do = [{GAIN}] }}'] * 9)}]"),
        "golem", "effects", "0 to 8",
    ),
    "more verbs than a sentence has room for": (
        creature(effect(do=", ".join([GAIN] * 7))), "golem", "effects.0.do", "1 to 6",
    ),
    "a verb that cannot stand": (
        creature(effect('when = "standing"')), "golem", "effects.0.do.0", "power, tie, bonus",
    ),
    "a choice that stands": (
        creature(effect('when = "standing"', "may = true", do=TIE)),
        "golem", "effects.0.may", "Leave “may” out",
    ),
    "a card that is chosen and stands": (
        verb('do = "power", amount = 1, cards = "another"', 'when = "standing"'),
        "golem", "effects.0.do.0.cards", "another moment",
    ),
    "a price without a choice": (
        creature(effect("price = { crystals = 1 }")), "golem", "effects.0.price", "may = true",
    ),
    "a price of nothing": (
        creature(effect("may = true", "price = {}")), "golem", "effects.0.price", "crystals = 1",
    ),
    "a cost that asks for laid cards": (
        environment(effect(
            'when = "standing"', 'only_if = [{ if = "unpaid" }]',
            do='{ do = "cost", of = "fire", amount = -1 }',
        )),
        "golem", "effects.0.only_if.0", "ELEM-L41",
    ),
    "a result before the end": (
        creature(effect('only_if = [{ if = "result", result = "won" }]')),
        "golem", "effects.0.only_if.0", 'when = "after"',
    ),
    "a turn that never comes": (
        creature(effect('only_if = [{ if = "turn", turns = [5] }]')),
        "golem", "effects.0.only_if.0.turns.0", "from 1 to 4",
    ),
    "no turn at all": (
        creature(effect('only_if = [{ if = "combat", combats = [] }]')),
        "golem", "effects.0.only_if.0.combats", "at least one",
    ),
    "a played card outside a combat": (
        environment(effect('when = "turn-end"', f"only_if = [{UNPAID}]")),
        "golem", "effects.0.only_if.0", "combat",
    ),
    "winners before there are some": (
        verb('do = "lose", what = "points", who = "winners"'),
        "golem", "effects.0.do.0.who", "after",
    ),
    "a tie that comes too late": (verb(TIE.strip("{ }")), "golem", "effects.0.do.0", "standing"),
    "a bonus that is gone already": (
        verb('do = "bonus", bonus = "victory", change = "double"', 'when = "after"'),
        "golem", "effects.0.do.0", "combat",
    ),
    "a bonus that stays as it is": (
        verb('do = "bonus", bonus = "victory", change = "add"'),
        "golem", "effects.0.do.0.change", "“points”",
    ),
    "a power after the comparison": (
        verb('do = "power", amount = 1', 'when = "wins"'),
        "golem", "effects.0.do.0.lasts", "standing",
    ),
    "costs that stand on a creature": (
        verb('do = "cost", of = "fire", amount = -1', 'when = "standing"'),
        "golem", "effects.0.do.0", "after",
    ),
    "an amount of nothing": (
        verb('do = "gain", what = "points", amount = 0'),
        "golem", "effects.0.do.0.amount", "from 1 to 99",
    ),
    "a power that does not change": (
        verb('do = "power", amount = 0'), "golem", "effects.0.do.0.amount", "something else",
    ),
    "a count divided by nothing": (
        verb('do = "gain", what = "points", amount = { count = "crystals", per = 0 }'),
        "golem", "effects.0.do.0.amount.per", "from 1 to 99",
    ),
    "an element of points": (
        verb('do = "power", amount = { count = "points", element = "fire" }'),
        "golem", "effects.0.do.0.amount.element", "Leave it out",
    ),
    "a choice of nothing": (
        verb('do = "choose", of = []'), "golem", "effects.0.do.0.of", "at least one",
    ),
    "a mistake in a choice": (
        verb(f'do = "choose", of = [[{GAIN}], [{TIE}]]'),
        "golem", "effects.0.do.0.of.1.0", "standing",
    ),
    "a card that stays where it is": (
        verb('do = "move", source = "hand", to = "hand"'),
        "golem", "effects.0.do.0.to", "something else",
    ),
    "a creature in the place of an environment": (
        creature().replace('"golem"', '"moonlit-lagoon"'), "moonlit-lagoon", "id", "another id",
    ),
    "a unique card that ready decks hold twice": (
        creature("unique = true").replace('"golem"', f'"{IN_A_DECK}"'),
        IN_A_DECK, "unique", "Leave “unique” out",
    ),
    "a pack for another game": (
        creature().replace('"elementa"', '"claim"'), "", "game", "elementa",
    ),
    "a list with a wrong name": (
        creature().replace("[[creature]]", "[[creatures]]"), "", "creatures", "creature",
    ),
    "a pack without cards": (HEAD, "", "", "[[creature]]"),
    "broken TOML": ('game = "elementa"\nname = mine\n', "", "", "line 2, column 8"),
}  # fmt: skip


@cache
def mistakes(name: str) -> list[PackProblem]:
    """Return what is found in a file."""
    checked = check_pack("mine.toml", MISTAKES[name][0], OwnPack)
    assert (checked.pack is None) == bool(checked.problems)
    return list(checked.problems)


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_named_with_file_card_field_and_remedy(name: str) -> None:
    _, card, field, remedy = MISTAKES[name]
    found = mistakes(name)
    [fitting] = [problem for problem in found if (problem.card, problem.field) == (card, field)]
    said = Language("en").say(fitting.told("mine.toml"))
    for word in ("mine.toml", card, field, remedy):
        assert word in said


@pytest.mark.parametrize("name", sorted(set(MISTAKES) - {"two cards with one id"}))
def test_one_mistake_is_told_once(name: str) -> None:
    assert len(mistakes(name)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_told_in_every_language(language: str) -> None:
    for name, (_, card, field, _) in MISTAKES.items():
        for problem in mistakes(name):
            told = Language(language).say(problem.told("mine.toml"))
            assert "⟨" not in told
            assert card in told and field in told
            assert language == "en" or told != Language("en").say(problem.told("mine.toml"))


def test_everything_that_can_be_wrong_with_a_card_is_tried_here() -> None:
    named = set()
    for file, tree in trees().items():
        if file.parent.name == "elementa" and file.name in ("checks.py", "own_cards.py"):
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Phrase":
                    named |= constants(node.args[0])
    tried = {problem.phrase.id for name in MISTAKES for problem in mistakes(name)}
    assert len(named) > 15
    assert sorted(named - tried) == []


def test_every_mistake_is_listed_not_only_the_first() -> None:
    text = creature("power = -1", "crystals = -1") + f"[[environment]]\n{GOLEM}cost = 3\n"
    found = {(p.card, p.field) for p in check_pack("mine.toml", text, OwnPack).problems}
    assert found == {("golem", "power"), ("golem", "crystals"), ("golem", "cost"), ("golem", "id")}


def test_the_set_itself_is_a_good_pack() -> None:
    checked = check_pack("mine.toml", SET.text, OwnPack)
    assert checked.problems == ()
    assert checked.pack is not None
    assert len(checked.pack.content.entries()) == len(CARDS)


def test_a_card_needs_no_more_than_its_names() -> None:
    for text in (creature(), environment()):
        assert check_pack("mine.toml", text, OwnPack).problems == ()
