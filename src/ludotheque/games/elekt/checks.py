"""What is wrong with a card although it fits the schema: it could never be read, paid or used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.cards import PackProblem
from ludotheque.games.elekt.actions import USE, WORDS
from ludotheque.games.elekt.pieces import MOST_AMBER, read_symbols
from ludotheque.games.elekt.vocabulary import bans, confronting, modifiers
from ludotheque.games.elekt.vocabulary.costs import DiscardThis, DiscardUnits, Price, SpendAmber
from ludotheque.games.elekt.vocabulary.units import Units
from ludotheque.games.elekt.writing import write_ability
from ludotheque.table import Phrase

if TYPE_CHECKING:
    from ludotheque.games.elekt.cards import CardEntry
    from ludotheque.games.elekt.vocabulary.ability import Ability

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
FIRST_WORDS = ("keep", "to", "use", "in")
"""With which answers of several words begin."""
UNITS = ("basic", "elite")
NEEDS = {
    bans.Redirect: "ban-named",
    bans.Rename: "ban-named",
    bans.Keep: "saved",
    confronting.Boost: "counting",
    confronting.CountOneAs: "counting",
    confronting.ResolveTie: "tie",
}
"""Effects that mean something only when this has just happened."""
ABOUT_A_UNIT = frozenset({
    "assigned", "unit-assigned", "ban-named", "saved", "banned", "token-attached", "token-removed",
    "unit-placed", "unit-moved", "unit-discarded", "unit-returned",
})  # fmt: skip
"""What happens to a Unit, which `that` then means."""

Found = Iterator[tuple[str, Phrase]]


def card_problems(card: CardEntry, kind: str) -> Iterator[PackProblem]:
    """Return everything that is wrong with one card."""
    for field, phrase in (*_names(card), *_print(card, kind), *_abilities(card, kind)):
        yield PackProblem(card.id, field, phrase)


def _names(card: CardEntry) -> Found:
    """Check what it is called and where it comes from."""
    for phrase in id_problems(card.id):
        yield "id", phrase
    for field, names in (("names", card.names), *_titles(card)):
        for language in names.__struct_fields__:
            if not getattr(names, language).strip():
                yield f"{field}.{language}", Phrase("elekt-pack-no-name", language=language)
    if card.origin == "rulebook" and not card.facts:
        yield "facts", Phrase("elekt-pack-no-facts")


def is_id(text: str) -> bool:
    """Whether a text could be the id of a card.

    >>> is_id("web-wanderer"), is_id("pass")
    (True, False)
    """
    return not [*id_problems(text)]


def id_problems(id: str) -> Iterator[Phrase]:
    """Return what is wrong with an id; players type it, so it must look like one and no other."""
    if not ID.fullmatch(id):
        yield Phrase("elekt-pack-bad-id")
    if id in WORDS or id in FIRST_WORDS:
        yield Phrase("elekt-pack-word-id", id=id)


def _print(card: CardEntry, kind: str) -> Found:
    """Check what is printed on it besides its text."""
    if kind not in UNITS:
        for field in ("type", "symbols"):
            if getattr(card, field):
                yield field, Phrase("elekt-pack-units-only", name=field)
        return
    if card.type is None:
        yield "type", Phrase("elekt-pack-no-type")
    if card.titles:
        yield "titles", Phrase("elekt-pack-no-titles")
    try:
        read_symbols(card.symbols)
    except ValueError as error:
        yield "symbols", Phrase("elekt-pack-bad-symbols", value=str(error))


def _titles(card: CardEntry) -> list[tuple[str, Any]]:
    return [(f"titles.{number}", names) for number, names in enumerate(card.titles)]


def _abilities(card: CardEntry, kind: str) -> Found:
    for number, ability in enumerate(card.abilities):
        found = [*_form(ability, kind), *_price(ability), *_parts(ability, kind)]
        if not found:
            found = [*_words(ability, kind)]
        for field, phrase in found:
            yield f"abilities.{number}{'.' if field else ''}{field}", phrase


def _form(ability: Ability, kind: str) -> Found:
    """Check which parts stand together (ELEKT-L6 to ELEKT-L12)."""
    if not ability.do and not ability.rules:
        yield "", Phrase("elekt-pack-does-nothing")
    elif ability.do and ability.rules:
        yield "rules", Phrase("elekt-pack-do-and-rules")
    elif ability.rules:
        for field in ("when", "cost", "may", "once"):
            if getattr(ability, field):
                yield field, Phrase("elekt-pack-rules-alone", name=field)
        if ability.mode == "immediate":
            yield "mode", Phrase("elekt-pack-rules-alone", name="mode")
    elif ability.mode == "immediate":
        if ability.when is not None:
            yield "when", Phrase("elekt-pack-immediate-waits")
        if kind not in UNITS:
            yield "mode", Phrase("elekt-pack-immediate-units")
    elif ability.when is None:
        yield "when", Phrase("elekt-pack-never")
    if ability.when is not None:
        yield from _trigger(ability.when.happens, kind)


def _trigger(happens: str, kind: str) -> Found:
    if happens == "assigned" and kind not in UNITS:
        yield "when.happens", Phrase("elekt-pack-use-instead", value=happens, other="unit-assigned")
    if happens == "obtained" and kind in UNITS:
        yield "when.happens", Phrase("elekt-pack-use-instead", value=happens, other="card-obtained")


def _price(ability: Ability) -> Found:
    """Check that everything can be paid at least sometimes (ELEKT-4.15)."""
    if len(ability.cost) > len(USE):
        yield "cost", Phrase("elekt-pack-many-prices", count=len(ability.cost), most=len(USE))
    for number, price in enumerate(ability.cost):
        place = f"cost.{number}"
        if not price:
            yield place, Phrase("elekt-pack-free-price")
        amber = sum(payment.amount for payment in price if isinstance(payment, SpendAmber))
        if amber > MOST_AMBER:
            yield place, Phrase("elekt-pack-too-dear", amount=amber, most=MOST_AMBER)
        if sum(isinstance(payment, DiscardThis) for payment in price) > 1:
            yield place, Phrase("elekt-pack-discarded-twice")
        yield from _amounts_paid(price, place)


def _amounts_paid(price: Price, place: str) -> Found:
    for each, payment in enumerate(price):
        if isinstance(payment, SpendAmber | DiscardUnits) and payment.amount < 1:
            yield f"{place}.{each}.amount", Phrase("elekt-pack-least-one", value=payment.amount)


def _parts(ability: Ability, kind: str) -> Found:
    """Check effects, rules and the Units that they speak of."""
    happens = None if ability.when is None else ability.when.happens
    for number, effect in enumerate(ability.do):
        needed = NEEDS.get(type(effect))
        if needed is not None and happens != needed:
            verb = str(msgspec.to_builtins(effect)["do"])
            yield f"do.{number}", Phrase("elekt-pack-needs", verb=verb, needed=needed)
        amount = getattr(effect, "amount", 1)
        if amount < 1:
            yield f"do.{number}.amount", Phrase("elekt-pack-least-one", value=amount)
    for number, rule in enumerate(ability.rules):
        if isinstance(rule, modifiers.Assignments) and kind != "privilege":
            yield f"rules.{number}", Phrase("elekt-pack-privileges-only")
    for field, units in _units_in(ability):
        if units.which == "this" and kind not in UNITS:
            yield f"{field}.which", Phrase("elekt-pack-no-unit")
        if units.which == "that" and happens not in ABOUT_A_UNIT:
            yield f"{field}.which", Phrase("elekt-pack-no-that", known=sorted(ABOUT_A_UNIT))
    if happens is None:
        yield from ((field, Phrase("elekt-pack-no-that-player")) for field in _that_player(ability))


def _that_player(ability: Ability) -> Iterator[str]:
    """List the places that speak of the player who has just done something."""
    for field, units in _units_in(ability):
        if units.owner == "that-player":
            yield f"{field}.owner"
    for name in ("do", "only_if"):
        for number, part in enumerate(getattr(ability, name)):
            for field in ("who", "to"):
                if getattr(part, field, None) == "that-player":
                    yield f"{name}.{number}.{field}"


def _units_in(ability: Ability) -> Iterator[tuple[str, Units]]:
    """List every description of Units in an ability, with its place."""
    for name in ("do", "rules", "only_if"):
        for number, part in enumerate(getattr(ability, name)):
            for field in part.__struct_fields__:
                if isinstance(value := getattr(part, field), Units):
                    yield f"{name}.{number}.{field}", value


def _words(ability: Ability, kind: str) -> Found:
    """Every ability must be written in words; those are what people play by."""
    try:
        write_ability(kind, ability)
    except TypeError as error:
        yield "", Phrase("elekt-pack-no-words", what=str(error))
