"""The card set of Elementa: its size, what it makes use of, and its texts in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, get_args

import msgspec
import pytest

from ludotheque.games.elementa import vocabulary as words
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.cards import CARDS, CREATURES, SET, CardEntry, Names
from ludotheque.games.elementa.checks import effect_problems
from ludotheque.games.elementa.decks import DECKS, READY, breaches
from ludotheque.games.elementa.elements import Element
from ludotheque.games.elementa.pictures import PICTURES
from ludotheque.games.elementa.vocabulary import (
    Bonus,
    Choose,
    Compare,
    Condition,
    Cost,
    Count,
    DiscardUnits,
    Effect,
    Filter,
    Gain,
    GainCard,
    GainUnits,
    HasElement,
    InCombat,
    InTurn,
    Look,
    Lose,
    LoseUnits,
    Moment,
    Move,
    Power,
    Price,
    Result,
    Simple,
    Take,
    Tie,
    Unpaid,
    Verb,
)
from ludotheque.games.elementa.writing import write, write_effect
from ludotheque.texts import LANGUAGES, Language

ENVIRONMENTS = tuple(card for card in CARDS.values() if card.kind == "environment")
PAIRS = {frozenset(pair) for pair in product(range(4), repeat=2) if len(set(pair)) == 2}
BY_NAME: dict[str, Any] = {
    "what": "crystals", "element": "fire", "amount": 2, "result": "wins", "bonus": "victory",
    "change": "double", "of": "air", "source": "hand", "to": "next-turn", "at": "hand",
    "number": "points", "relation": "more", "than": 3, "turns": (2, 4), "combats": (1, 3),
    "points": 1, "crystals": -2,
}  # fmt: skip
"""A value for each field that a class of the vocabulary cannot do without."""


def effects_of(cards: tuple[Card, ...] = tuple(CARDS.values())) -> list[Effect]:
    return [effect for card in cards for effect in card.entry.effects]


def verbs_of(effects: list[Effect]) -> Iterator[Verb]:
    for effect in effects:
        for verb in effect.do:
            yield verb
            if isinstance(verb, Choose):
                yield from (part for option in verb.of for part in option)


def conditions_of(effects: list[Effect]) -> Iterator[Condition]:
    for effect in effects:
        yield from effect.only_if


def some_verb(kind: type, **fields: Any) -> bool:
    """Whether some card has such a verb."""
    return any(
        isinstance(verb, kind) and all(getattr(verb, n) == v for n, v in fields.items())
        for verb in verbs_of(effects_of())
    )


def some_condition(kind: type, **fields: Any) -> bool:
    """Whether some card has such a condition."""
    return any(
        isinstance(condition, kind) and all(getattr(condition, n) == v for n, v in fields.items())
        for condition in conditions_of(effects_of())
    )


def some_card(holds: Callable[[Card], object]) -> bool:
    """Whether something holds for some creature."""
    return any(holds(card) for card in CREATURES)


def at(*moments: Moment) -> bool:
    """Whether effects of all these moments occur."""
    return set(moments) <= {effect.when for effect in effects_of()}


def to_whom(who: str) -> bool:
    """Whether some effect concerns these players."""
    return any(getattr(verb, "who", "") == who for verb in verbs_of(effects_of()))


def compared(number: str) -> bool:
    """Whether some card compares this number."""
    return some_condition(Compare, number=number)


def counted() -> bool:
    """Whether some amount is a count."""
    return any(isinstance(getattr(v, "amount", 0), Count) for v in verbs_of(effects_of()))


def rewarded(part: str) -> bool:
    """Whether some victory bonus has this part."""
    return some_card(lambda card: getattr(card.victory, part))


REQUIREMENTS: dict[str, Callable[[], object]] = {
    "L1": lambda: len(CARDS) == len(SET.content.entries()),
    "L2": lambda: some_card(lambda c: c.most == 1) and some_card(lambda c: c.most == 2),
    "L3": lambda: min(c.power for c in CREATURES) == 0,
    "L4": lambda: {frozenset(n for n in range(4) if c.cost[n]) for c in CREATURES} >= PAIRS,
    "L5": lambda: some_card(lambda c: not any(c.cost) and not c.crystal_cost),
    "L6": lambda: some_card(lambda c: c.crystal_cost),
    "L7": lambda: all(rewarded(part) for part in ("points", "crystals", "units")),
    "L8": lambda: some_card(lambda c: c.defeat.points < 0) and some_card(lambda c: c.defeat.units),
    "L9": lambda: some_card(lambda c: c.defeat.any or c.victory.any),
    "L10": lambda: {len(c.entry.effects) for c in CREATURES} >= {0, 1, 2},
    "L11": lambda: all(c.entry.effects for c in ENVIRONMENTS),
    "L12": lambda: not any(c.power or any(c.cost) or c.crystal_cost for c in ENVIRONMENTS),
    "L13": lambda: at("combat"),
    "L14": lambda: at("standing"),
    "L15": lambda: at("wins", "loses", "tied"),
    "L16": lambda: at("after"),
    "L17": lambda: at(*words.OUTSIDE),
    "L18": lambda: {e.once for e in effects_of()} >= {"turn", "round", "game"},
    "L19": lambda: {e.may for e in effects_of()} == {True, False},
    "L20": lambda: at("tied", "wins", "loses") and some_condition(Result),
    "L21": lambda: all(map(compared, get_args(words.Number))),
    "L22": lambda: some_condition(InTurn) and some_condition(InCombat),
    "L23": lambda: some_condition(HasElement, whose="yours") and some_condition(HasElement, whose="an-opponent"),  # noqa: E501 - one line for each
    "L24": lambda: some_condition(Unpaid),
    "L25": lambda: to_whom("you"),
    "L26": lambda: to_whom("each-opponent"),
    "L27": lambda: to_whom("an-opponent"),
    "L28": lambda: to_whom("winners") and to_whom("losers"),
    "L29": lambda: all(some_verb(Power, cards=cards) for cards in ("yours", "others", "another")),
    "L30": lambda: some_verb(Gain, what="points") and some_verb(Lose, what="points"),
    "L31": lambda: some_verb(Gain, what="crystals") and some_verb(Lose, what="crystals"),
    "L32": lambda: some_verb(GainUnits, element="water"),
    "L33": lambda: some_verb(LoseUnits) and some_verb(DiscardUnits),
    "L34": lambda: some_verb(GainCard),
    "L35": lambda: some_verb(Power, change="add", amount=2) and some_verb(Power, change="add", amount=-2) and some_verb(Power, change="set"),  # noqa: E501 - one line for each
    "L36": lambda: some_verb(Tie, result="wins"),
    "L37": lambda: some_verb(Tie, result="loses"),
    "L38": lambda: some_verb(Choose),
    "L39": lambda: some_verb(Take),
    "L40": lambda: all(some_verb(Bonus, change=c) for c in ("none", "double", "add")),
    "L41": lambda: some_verb(Cost),
    "L42": lambda: {p for v in verbs_of(effects_of()) if isinstance(v, Move) for p in (v.source, v.to)} >= {"hand", "next-turn", "discard"},  # noqa: E501 - one line for each
    "L43": lambda: some_verb(Look),
    "L44": counted,
    "L45": lambda: all(some_verb(Power, lasts=lasts) for lasts in get_args(words.Lasts)),
}  # fmt: skip


# --- The set --------------------------------------------------------------------------------------


def test_the_set_is_large_enough() -> None:
    assert len(CREATURES) >= 72
    assert sum(card.most == 1 for card in CREATURES) >= 10
    assert len(ENVIRONMENTS) >= 12


def test_every_requirement_is_listed() -> None:
    assert list(REQUIREMENTS) == [f"L{number}" for number in range(1, 46)]


@pytest.mark.parametrize("requirement", REQUIREMENTS)
def test_every_requirement_on_cards_is_met_by_some_card(requirement: str) -> None:
    assert REQUIREMENTS[requirement]()


def test_every_element_and_every_pair_has_cards() -> None:
    found = [frozenset(n for n in range(4) if card.cost[n]) for card in CREATURES]
    for element in range(4):
        assert found.count(frozenset({element})) >= 10
    for pair in PAIRS:
        assert found.count(pair) >= 3


@pytest.mark.rule("ELEM-F1")
@pytest.mark.rule("ELEM-F2")
@pytest.mark.rule("ELEM-F3")
def test_the_sample_of_the_rulebook_is_as_it_documents_it() -> None:
    [sample] = [card for card in CARDS.values() if card.entry.origin == "rulebook"]
    assert sample.cost == (1, 0, 0, 1)
    assert sample.crystal_cost == 0
    assert msgspec.structs.astuple(sample.victory) == (1, 1, "", 0)
    assert msgspec.structs.astuple(sample.defeat) == (0, 2, "", 0)
    assert sample.entry.effects == ()
    assert sample.entry.facts == ("ELEM-F1", "ELEM-F2", "ELEM-F3")


@pytest.mark.rule("ELEM-F6")
def test_the_sample_effect_of_the_rulebook_is_on_a_card() -> None:
    [card] = [card for card in CARDS.values() if "ELEM-F6" in card.entry.facts]
    assert card.entry.effects == (Effect((Lose("crystals", 1, "each-opponent"),), when="after"),)


def test_no_two_creatures_are_the_same() -> None:
    def numbers(card: Card) -> object:
        entry = card.entry
        return entry.power, card.cost, entry.crystals, entry.victory, entry.defeat, entry.effects

    assert len({str(numbers(card)) for card in CREATURES}) == len(CREATURES)
    for language in LANGUAGES:
        names = {getattr(card.entry.names, language) for card in CARDS.values()}
        assert len(names) == len(CARDS)


def test_few_creatures_make_players_stop_to_change_resources() -> None:
    """What reads or takes crystals or resources in a combat asks for more stops (ELEM-R43)."""
    assert sum(bool(card.touching) for card in CREATURES) * 4 <= len(CREATURES)


def test_the_ready_decks_are_legal_and_use_every_card() -> None:
    assert len(READY) >= 8
    for entry in DECKS.content.deck:
        assert list(breaches(entry.cards())) == []
        assert entry.environment is not None
    used = {card for deck in READY.values() for card in (*deck.creatures, deck.environment)}
    assert used == set(CARDS.values())


def test_every_card_has_a_picture_of_its_own() -> None:
    pictures = PICTURES.content.pictures
    assert set(pictures) == set(CARDS)
    assert len(set(pictures.values())) == len(pictures)


# --- The texts ------------------------------------------------------------------------------------


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
        cards = tuple(card for card in CARDS.values() if card.kind == kind)
        effects = {str(effect): effect for effect in effects_of(cards)}
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
