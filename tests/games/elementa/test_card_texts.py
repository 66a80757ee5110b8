"""The texts of Elementa's cards, which are written from what they do, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

import msgspec
import pytest

from ludotheque.games.elementa import vocabulary as words
from ludotheque.games.elementa.cards import CARDS, SET, CardEntry, Names
from ludotheque.games.elementa.checks import effect_problems
from ludotheque.games.elementa.elements import Element
from ludotheque.games.elementa.vocabulary import (
    Bonus,
    Choose,
    Compare,
    Condition,
    Cost,
    Count,
    Effect,
    Filter,
    Gain,
    GainUnits,
    HasElement,
    InCombat,
    InTurn,
    Lose,
    LoseUnits,
    Moment,
    Power,
    Price,
    Result,
    Simple,
    Take,
    Tie,
    Unpaid,
)
from ludotheque.games.elementa.writing import write, write_effect
from ludotheque.texts import LANGUAGES, Language

BY_NAME: dict[str, Any] = {
    "what": "crystals", "element": "fire", "amount": 2, "result": "wins", "bonus": "victory",
    "change": "double", "of": "air", "source": "hand", "to": "next-turn", "at": "hand",
    "number": "points", "relation": "more", "than": 3, "turns": (2, 4), "combats": (1, 3),
    "points": 1, "crystals": -2,
}  # fmt: skip
"""A value for each field that a class of the vocabulary cannot do without."""


def is_a_sentence(text: str) -> None:
    assert "⟨" not in text, text
    assert not re.search(r"[{}$\n]|  |\s[,.]|,,|\u00a0{2}|\bNone\b", text), text
    assert text.strip() == text
    assert text[0].isupper(), text
    assert text.endswith(".")
    assert not text.endswith("..")


def say(code: str, *effects: Effect, kind: Any = "creature") -> list[str]:
    language = Language(code)
    return [language.say(write_effect(kind, effect)) for effect in effects]


def an_example(kind: Any) -> Any:
    """Make something of a class of the vocabulary."""
    if kind is Choose:
        return Choose(((Gain("points"),), (Power(2), Lose("crystals", 2))))
    needed = [field for field in msgspec.structs.fields(kind) if field.required]
    return kind(**{field.name: BY_NAME[field.name] for field in needed})


def all_kinds(kind: Any) -> Iterator[Any]:
    """Make one of a class for every way to fill the fields that choose from words."""
    if kind is Choose:
        yield an_example(kind)
        return
    hints = msgspec.structs.fields(kind)
    choices: list[list[Any]] = []
    for field in hints:
        listed = list(_words_of(field.type))
        numbers = [1, 2, 5, Count("crystals", None, 3, 4)] if field.name == "amount" else []
        if kind is Cost and field.name == "amount":
            numbers = [-1, 2]
        if kind is Power and field.name == "amount":
            numbers += [-2]
        choices.append(listed or numbers or [BY_NAME.get(field.name, field.default)])
    for values in product(*choices):
        yield kind(**dict(zip((field.name for field in hints), values, strict=True)))


def _words_of(hint: Any) -> Iterator[Any]:
    for part in get_args(hint):
        if isinstance(part, str):
            yield part
        elif part is not int:
            yield from _words_of(part)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_has_a_text(code: str) -> None:
    language = Language(code)
    for card in CARDS.values():
        texts = [language.say(phrase) for phrase in write(card)]
        assert len(texts) == len(card.entry.effects)
        for text in texts:
            is_a_sentence(text)
        for name in msgspec.structs.astuple(card.entry.names):
            assert name.strip() == name
            assert name[0].isupper()


@pytest.mark.parametrize("code", LANGUAGES)
def test_different_effects_have_different_texts(code: str) -> None:
    for kind in ("creature", "environment"):
        cards = [card for card in CARDS.values() if card.kind == kind]
        effects = {str(effect): effect for card in cards for effect in card.entry.effects}
        texts = say(code, *effects.values(), kind=kind)
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("verb", get_args(Simple), ids=lambda verb: verb.__name__)
def test_every_verb_has_words_whatever_its_fields_say(code: str, verb: Any) -> None:
    for said in all_kinds(verb):
        for text in say(code, Effect((said,)), Effect((said, an_example(verb)), "after")):
            is_a_sentence(text)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", ["creature", "environment"])
def test_every_verb_has_words_as_order_as_choice_and_for_a_price(code: str, kind: str) -> None:
    for verb in map(an_example, (*get_args(Simple), Choose)):
        if isinstance(verb, Bonus | Cost | Tie | Power):
            for text in say(code, Effect((verb,), "standing"), kind=kind):
                is_a_sentence(text)
        for text in say(
            code,
            Effect((verb, verb)),
            Effect((verb,), "wins", once="round"),
            Effect((verb, Gain("points")), "tied", may=True, once="turn"),
            Effect((verb,), "loses", may=True, price=Price(2, 1), once="game"),
            Effect((Gain("crystals"), verb), "after", (Result("won"),), may=True),
            kind=kind,
        ):
            is_a_sentence(text)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", ["creature", "environment"])
def test_every_condition_and_moment_has_words(code: str, kind: str) -> None:
    found = [example for condition in get_args(Condition) for example in all_kinds(condition)]
    found += [Compare(n, r, than) for n in get_args(words.Number) for r in get_args(words.Relation)
              for than in (0, 1, 2, 5, "each-opponent", "an-opponent")]  # fmt: skip
    found += [InTurn((4,)), InTurn((1, 2, 3)), InCombat((2,)), InCombat((1, 2))]
    for condition in found:
        for text in say(
            code,
            Effect((Power(1),), "standing", (condition,)),
            Effect((Tie("wins"),), "standing", (condition, InTurn((2,)))),
            Effect((Gain("points"),), "after", (condition, Unpaid())),
            Effect((Lose("points"),), "loses", (InCombat((3,)), condition)),
            kind=kind,
        ):
            is_a_sentence(text)
    for moment in get_args(Moment):
        for text in say(
            code,
            Effect((Power(3),), moment),
            Effect((Power(3),), moment, (InTurn((1,)), Unpaid())),
            kind=kind,
        ):
            is_a_sentence(text)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_amount_and_filter_has_words(code: str) -> None:
    counts = get_args(next(f.type for f in msgspec.structs.fields(Count) if f.name == "count"))
    elements: tuple[Element | None, ...] = (None, "air")
    for count, element, per, most in product(counts, elements, (1, 2, 5), (None, 3)):
        amount = Count(count, element, per, most)
        for text in say(
            code,
            Effect((Gain("crystals", amount),)),
            Effect((Power(amount, "set"), Take("points", amount))),
            Effect((LoseUnits("any", amount), GainUnits("any", amount, "everyone"))),
        ):
            is_a_sentence(text)
    for having in all_kinds(Filter):
        for who in ("each-opponent", "losers"):
            [text] = say(code, Effect((Lose("points", 2, who, having),)))
            is_a_sentence(text)


def test_what_is_no_word_of_the_vocabulary_cannot_be_written() -> None:
    unknown: Any = Names("", "", "")
    with pytest.raises(TypeError):
        write_effect("creature", Effect((unknown,)))
    with pytest.raises(TypeError):
        write_effect("creature", Effect((Gain("points"),), "after", (unknown,)))


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ("en", [
            "After this combat, each opponent loses 1 crystal.",
            "In turns 3 and 4, if your card has Fire in its cost, it has +2 power.",
            "If your card wins and if you have at least 5 crystals, gain 1 temporary Water resource and 2 points.",  # noqa: E501 - a sentence
            "Before you choose a card, you may pay 2 crystals: your cards have −1 power until the end of the turn (once per turn).",  # noqa: E501 - a sentence
            "Each opponent who has more points than you loses 5 crystals.",
        ]),
        ("fr", [
            "Après ce combat, chaque adversaire perd 1 cristal.",
            "Aux tours 3 et 4, si votre carte a du Feu dans son coût, elle a +2 de puissance.",
            "Si votre carte gagne et si vous avez au moins 5 cristaux, gagnez 1 ressource Eau temporaire et 2 points.",  # noqa: E501 - a sentence
            "Avant de choisir une carte, vous pouvez payer 2 cristaux\u00a0: vos cartes ont −1 de puissance jusqu’à la fin du tour (une fois par tour).",  # noqa: E501 - a sentence
            "Chaque adversaire qui a plus de points que vous perd 5 cristaux.",
        ]),
        ("pl", [
            "Po tej walce każdy przeciwnik traci 1 kryształ.",
            "W turach 3 i 4, jeśli twoja karta ma w koszcie Ogień, ma +2 do siły.",
            "Jeśli twoja karta wygra i jeśli masz co najmniej 5 kryształów, zyskaj 1 tymczasowy zasób Wody i 2 punkty.",  # noqa: E501 - a sentence
            "Zanim wybierzesz kartę, możesz zapłacić 2 kryształy: twoje karty mają −1 do siły do końca tury (raz na turę).",  # noqa: E501 - a sentence
            "Każdy przeciwnik, który ma więcej punktów niż ty, traci 5 kryształów.",
        ]),
    ],
)  # fmt: skip
def test_a_text_has_the_cases_and_plurals_of_its_language(code: str, texts: list[str]) -> None:
    said = say(
        code,
        Effect((Lose("crystals"),), "after"),
        Effect((Power(2),), "standing", (HasElement("fire"), InTurn((3, 4)))),
        Effect(
            (GainUnits("water"), Gain("points", 2)), "wins", (Compare("crystals", "at-least", 5),)
        ),
        Effect((Power(-1, lasts="turn"),), "choosing", may=True, price=Price(2), once="turn"),
        Effect((Lose("crystals", 5, having=Filter("points", "more")),)),
        kind="environment",
    )
    assert said == texts


def test_an_effect_whose_parts_do_not_fit_is_refused() -> None:
    entry = CardEntry("test", Names("A", "B", "C"), "ludotheque")
    assert entry.effects == ()
    assert list(effect_problems(Effect((Gain("points"),), "standing"), "creature"))
    assert list(SET.content.problems()) == []
