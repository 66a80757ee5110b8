"""What is wrong with a card although it fits the schema: it could not be read, said or used."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.games.elementa.elements import read_counts
from ludotheque.games.elementa.vocabulary import (
    IN_COMBAT,
    OUTSIDE,
    STANDING,
    Bonus,
    Choose,
    Compare,
    Condition,
    Cost,
    Count,
    Effect,
    HasElement,
    InCombat,
    InTurn,
    Move,
    Power,
    Result,
    Tie,
    Unpaid,
    Verb,
)
from ludotheque.table import Phrase

if TYPE_CHECKING:
    from ludotheque.games.elementa.card import Kind
    from ludotheque.games.elementa.cards import BonusEntry, CardEntry

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
RESERVED = ("environment", "none")
"""Words of deck files."""
LONGEST_ID = 40
LONGEST_NAME = 60
"""Signs; a board of 80 columns has room for so many."""
MOST = 99
"""The highest number on a card."""
MOST_UNITS = 12
"""In a cost or a bonus."""
MOST_EFFECTS = 8
MOST_PARTS = 6
"""Verbs, conditions or possibilities of one effect: more make no sentence."""
DECIDED = ("wins", "loses", "tied", "after")
"""Moments at which the winners of a combat are known."""
BEFORE_BONUSES = ("standing", "combat", "wins", "loses", "tied")
BEFORE_RESULT = ("standing", "combat", *OUTSIDE)

Found = Iterator[tuple[str, Phrase]]


def card_problems(card: CardEntry, kind: Kind) -> Found:
    """Return everything that is wrong with one card, by its fields."""
    yield from _names(card)
    yield from _print(card, kind)
    yield from _how_many("effects", card.effects, 0, MOST_EFFECTS)
    for number, effect in enumerate(card.effects):
        for field, phrase in effect_problems(effect, kind):
            yield f"effects.{number}.{field}", phrase


def effect_problems(effect: Effect, kind: Kind) -> Found:
    """Return what is wrong with one effect of a creature or an environment."""
    if kind == "creature" and effect.when in OUTSIDE:
        phrase = Phrase(
            "elementa-moment-of-environments", moment=effect.when, known=list(IN_COMBAT)
        )
        yield "when", phrase  # L17
        return
    yield from _form(effect)
    yield from _price(effect)
    yield from _how_many("only_if", effect.only_if, 0, MOST_PARTS)
    for number, condition in enumerate(effect.only_if):
        for field, phrase in _condition(condition, effect):
            yield f"only_if.{number}{field}", phrase
        if effect.when == "standing" and not _clear_before_the_reveal(condition, effect):
            yield f"only_if.{number}", Phrase("elementa-cost-before-the-reveal")
    yield from _how_many("do", effect.do, 1, MOST_PARTS)
    for number, verb in enumerate(effect.do):
        for field, phrase in _verb(verb, effect, kind):
            yield f"do.{number}{field}", phrase


# --- What is printed besides the text -------------------------------------------------------------


def _names(card: CardEntry) -> Found:
    """Check what it is called: players type it, and it has its place on a board."""
    if not ID.fullmatch(card.id) or len(card.id) > LONGEST_ID or card.id in RESERVED:
        yield "id", Phrase("elementa-pack-bad-id", most=LONGEST_ID)
    for language in card.names.__struct_fields__:
        name: str = getattr(card.names, language)
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            phrase = Phrase("elementa-pack-bad-name", language=language, most=LONGEST_NAME)
            yield f"names.{language}", phrase


def _print(card: CardEntry, kind: Kind) -> Found:
    """Check power, cost and bonuses (L3 to L9); an environment has none of them (L12)."""
    if kind == "environment":
        for field in ("power", "cost", "crystals", "unique"):
            if getattr(card, field):
                yield field, Phrase("elementa-environment-fights")
        for field in ("victory", "defeat"):
            if any(msgspec.structs.astuple(getattr(card, field))):
                yield field, Phrase("elementa-environment-fights")
        return
    if card.power < 0:
        yield "power", Phrase("elementa-negative-power")
    yield from _number("power", max(0, card.power))
    yield from _units("cost", card.cost)
    yield from _number("crystals", card.crystals)
    yield from _bonus("victory", card.victory)
    yield from _bonus("defeat", card.defeat)


def _bonus(field: str, bonus: BonusEntry) -> Found:
    yield from _number(f"{field}.points", bonus.points, -MOST)
    yield from _number(f"{field}.crystals", bonus.crystals, -MOST)
    yield from _units(f"{field}.units", bonus.units)
    yield from _number(f"{field}.any", bonus.any, 0, MOST_UNITS)


def _units(field: str, text: str) -> Found:
    try:
        counts = read_counts(text)
    except ValueError as wrong:
        yield field, Phrase("elementa-no-element", element=str(wrong))
        return
    yield from _how_many(field, range(sum(counts)), 0, MOST_UNITS)


def _number(field: str, value: int, least: int = 0, most: int = MOST) -> Found:
    if not least <= value <= most:
        yield field, Phrase("elementa-pack-number", value=value, least=least, most=most)


def _how_many(field: str, parts: Iterable[Any], least: int, most: int) -> Found:
    count = len(list(parts))
    if count < least and not count:
        yield field, Phrase("elementa-does-nothing")
    elif not least <= count <= most:
        yield field, Phrase("elementa-pack-how-many", count=count, least=least, most=most)


# --- Effects --------------------------------------------------------------------------------------


def _form(effect: Effect) -> Found:
    """Check which parts stand together (L14, L19, L20)."""
    if effect.when != "standing":
        return
    for number, verb in enumerate(effect.do):
        if not isinstance(verb, STANDING):
            known = [name_of(kind) for kind in STANDING]
            yield f"do.{number}", Phrase("elementa-not-standing", verb=name_of(verb), known=known)
    for field in ("may", "price", "once"):
        if getattr(effect, field):
            yield field, Phrase("elementa-standing-is-no-choice", name=field)


def _price(effect: Effect) -> Found:
    price = effect.price
    if price is None:
        return
    if not effect.may and effect.when != "standing":
        yield "price", Phrase("elementa-price-without-choice")
    yield from _number("price.crystals", price.crystals)
    yield from _number("price.points", price.points)
    if not price.crystals and not price.points:
        yield "price", Phrase("elementa-pack-free-price")


def _condition(condition: Condition, effect: Effect) -> Found:
    """Check that a condition can hold at the moment of its effect (L20 to L24)."""
    match condition:
        case Result() if effect.when != "after":
            yield "", Phrase("elementa-result-before-the-end")
        case InTurn(turns):
            yield from _numbers(".turns", turns, 4)
        case InCombat(combats):
            yield from _numbers(".combats", combats, 3)
        case Compare(than=int(than)):
            yield from _number(".than", than)
        case _:
            pass
    if _about_a_card(condition) and effect.when in OUTSIDE:
        yield "", _only_at(name_of(condition), IN_COMBAT)


def _about_a_card(condition: Condition) -> bool:
    """Whether a condition reads the cards of a combat."""
    return isinstance(condition, HasElement | Unpaid) or (
        isinstance(condition, Compare) and condition.number == "power"
    )


def _clear_before_the_reveal(condition: Condition, effect: Effect) -> bool:
    """Whether a cost that stands under a condition is clear before cards are revealed (L41)."""
    costs = [verb for verb in effect.do if isinstance(verb, Cost)]
    own = isinstance(condition, HasElement) and condition.whose == "yours"
    return not _about_a_card(condition) or all(own and verb.who == "you" for verb in costs)


def _numbers(field: str, numbers: tuple[int, ...], most: int) -> Found:
    yield from _how_many(field, numbers, 1, most)
    for place, number in enumerate(numbers):
        yield from _number(f"{field}.{place}", number, 1, most)


def _only_at(word: str, moments: Iterable[str]) -> Phrase:
    return Phrase("elementa-pack-only-at", word=word, known=list(moments))


# --- Verbs (L30 to L43) ---------------------------------------------------------------------------


def _verb(verb: Verb, effect: Effect, kind: Kind) -> Found:
    """Check that a verb does something at the moment of its effect."""
    if isinstance(verb, Choose):
        yield from _how_many(".of", verb.of, 1, MOST_PARTS)
        for number, parts in enumerate(verb.of):
            yield from _how_many(f".of.{number}", parts, 1, MOST_PARTS)
            for place, part in enumerate(parts):
                for field, phrase in _verb(part, effect, kind):
                    yield f".of.{number}.{place}{field}", phrase
        return
    yield from _amount(verb, effect)
    who = getattr(verb, "who", "")
    if who in ("winners", "losers") and effect.when not in DECIDED:
        yield ".who", _only_at(who, DECIDED)
    if getattr(verb, "having", None) is not None and who == "you":
        yield ".having", Phrase("elementa-pack-no-use", word="having")
    match verb:
        case Power():
            yield from _power(verb, effect)
        case Tie() if effect.when != "standing":
            yield "", _only_at("tie", ("standing",))
        case Bonus():
            yield from _changed_bonus(verb, effect)
        case Cost() if effect.when == "standing" and kind == "creature":
            yield "", _only_at("cost", [when for when in IN_COMBAT if when != "standing"])
        case Move(source, to) if source == to:
            yield ".to", Phrase("elementa-pack-no-use", word=to)


def _amount(verb: Verb, effect: Effect) -> Found:
    """Check how much a verb does: at least one; powers and costs may fall too (L35, L41, L44)."""
    amount: int | Count = getattr(verb, "amount", 1)
    if isinstance(amount, Count):
        yield from _number(".amount.per", amount.per, 1)
        if amount.most is not None:
            yield from _number(".amount.most", amount.most, 1)
        if amount.count == "used-units" and effect.when != "payment":
            yield ".amount.count", _only_at("used-units", ("payment",))  # R70, R71
        if amount.element is not None and amount.count not in ("units", "used-units"):
            yield ".amount.element", Phrase("elementa-pack-no-use", word="element")
    elif isinstance(verb, Power) and verb.change == "set":
        yield from _number(".amount", amount)
    elif isinstance(verb, Power | Cost):
        yield from _number(".amount", amount, -MOST)
        if not amount:
            yield ".amount", Phrase("elementa-pack-no-use", word="0")
    else:
        yield from _number(".amount", amount, 1)


def _power(verb: Power, effect: Effect) -> Found:
    """Check whose power changes, and when: before it is compared (L14, L35, L45)."""
    if effect.when == "standing":
        if verb.cards == "another":
            yield ".cards", Phrase("elementa-standing-is-no-choice", name="another")
        if verb.lasts != "combat":
            yield ".lasts", Phrase("elementa-pack-no-use", word=verb.lasts)
    elif verb.cards == "another" and effect.when in OUTSIDE:
        yield ".cards", _only_at("another", [when for when in IN_COMBAT if when != "standing"])
    elif verb.lasts == "combat" and effect.when not in BEFORE_RESULT:
        yield ".lasts", _only_at('lasts = "combat"', BEFORE_RESULT)


def _changed_bonus(verb: Bonus, effect: Effect) -> Found:
    """Check that a bonus changes before it is received (L40)."""
    if effect.when not in BEFORE_BONUSES:
        yield "", _only_at("bonus", BEFORE_BONUSES)
    yield from _number(".points", verb.points, -MOST)
    yield from _number(".crystals", verb.crystals, -MOST)
    if verb.change == "add" and not verb.points and not verb.crystals:
        yield ".change", Phrase("elementa-pack-adds-nothing")
    for field in ("points", "crystals"):
        if verb.change != "add" and getattr(verb, field):
            yield f".{field}", Phrase("elementa-pack-no-use", word=field)


def name_of(word: Any) -> str:
    """Return how packs write a verb or a condition."""
    return str(word.__struct_config__.tag)
