"""The card set of Elementa: its size, what it makes use of, and what the rulebook gives of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, get_args

import msgspec
import pytest

from ludotheque.games.elementa import vocabulary as words
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.cards import CARDS, CREATURES, SET
from ludotheque.games.elementa.decks import DECKS, READY, breaches
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
    Result,
    Take,
    Tie,
    Unpaid,
    Verb,
)
from ludotheque.texts import LANGUAGES

ENVIRONMENTS = tuple(card for card in CARDS.values() if card.kind == "environment")
PAIRS = {frozenset(pair) for pair in product(range(4), repeat=2) if len(set(pair)) == 2}


def effects() -> list[Effect]:
    return [effect for card in CARDS.values() for effect in card.entry.effects]


def verbs_of(found: list[Effect]) -> Iterator[Verb]:
    for effect in found:
        for verb in effect.do:
            yield verb
            if isinstance(verb, Choose):
                yield from (part for option in verb.of for part in option)


def conditions_of(found: list[Effect]) -> Iterator[Condition]:
    for effect in found:
        yield from effect.only_if


def some_verb(kind: type, **fields: Any) -> bool:
    """Whether some card has such a verb."""
    return any(
        isinstance(verb, kind) and all(getattr(verb, n) == v for n, v in fields.items())
        for verb in verbs_of(effects())
    )


def some_condition(kind: type, **fields: Any) -> bool:
    """Whether some card has such a condition."""
    return any(
        isinstance(condition, kind) and all(getattr(condition, n) == v for n, v in fields.items())
        for condition in conditions_of(effects())
    )


def some_card(holds: Callable[[Card], object]) -> bool:
    """Whether something holds for some creature."""
    return any(holds(card) for card in CREATURES)


def at(*moments: Moment) -> bool:
    """Whether effects of all these moments occur."""
    return set(moments) <= {effect.when for effect in effects()}


def to_whom(who: str) -> bool:
    """Whether some effect concerns these players."""
    return any(getattr(verb, "who", "") == who for verb in verbs_of(effects()))


def compared(number: str) -> bool:
    """Whether some card compares this number."""
    return some_condition(Compare, number=number)


def counted() -> bool:
    """Whether some amount is a count."""
    return any(isinstance(getattr(v, "amount", 0), Count) for v in verbs_of(effects()))


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
    "L18": lambda: {e.once for e in effects()} >= {"turn", "round", "game"},
    "L19": lambda: {e.may for e in effects()} == {True, False},
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
    "L42": lambda: {p for v in verbs_of(effects()) if isinstance(v, Move) for p in (v.source, v.to)} >= {"hand", "next-turn", "discard"},  # noqa: E501 - one line for each
    "L43": lambda: some_verb(Look),
    "L44": counted,
    "L45": lambda: all(some_verb(Power, lasts=lasts) for lasts in get_args(words.Lasts)),
}  # fmt: skip


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
