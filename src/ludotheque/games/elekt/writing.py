"""What is printed on a card: its abilities in words, written from the same trees that are run.

A sentence is put together from Phrases; which words, cases and plurals they take in a language is
told in `locale/*/elekt.ftl`. People, Units and places are described in `wording.py`, prices,
effects and rules in `writing_effects.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

import msgspec

from ludotheque.games.elekt.pieces import Attribute, Zone
from ludotheque.games.elekt.vocabulary import (
    amber,
    conditions,
    costs,
    holdings,
    modifiers,
    moving,
)
from ludotheque.games.elekt.vocabulary.ability import Ability, When
from ludotheque.games.elekt.vocabulary.units import Units
from ludotheque.games.elekt.wording import (
    ZONELESS,
    Case,
    Form,
    Place,
    Wording,
    amber_words,
    joined,
    place_words,
    symbol_of,
    token_words,
)
from ludotheque.games.elekt.writing_effects import effect_words, price_words, rule_words
from ludotheque.table import Phrase

if TYPE_CHECKING:
    from ludotheque.games.elekt.card import Card

TRIGGERS = {
    "assigned": "elekt-when-assigned",
    "unit-assigned": "elekt-when-unit-assigned",
    "counting": "elekt-when-counting",
    "won": "elekt-when-won",
    "tie": "elekt-when-tie",
    "ban-named": "elekt-when-ban-named",
    "saved": "elekt-when-saved",
    "banned": "elekt-when-banned",
    "swapped": "elekt-when-swapped",
    "obtained": "elekt-when-obtained",
    "card-obtained": "elekt-when-card-obtained",
    "token-attached": "elekt-when-token-attached",
    "token-removed": "elekt-when-token-removed",
    "amber-obtained": "elekt-when-amber-obtained",
    "amber-spent": "elekt-when-amber-spent",
    "amber-lost": "elekt-when-amber-lost",
    "unit-placed": "elekt-when-unit-placed",
    "unit-moved": "elekt-when-unit-moved",
    "unit-discarded": "elekt-when-unit-discarded",
    "unit-returned": "elekt-when-unit-returned",
    "round-begins": "elekt-when-round-begins",
    "amber-step": "elekt-when-amber-step",
}
NOBODY_ACTS = frozenset({"counting", "tie", "round-begins", "amber-step"})
"""What nobody in particular does; the card of a zone then acts for the holder of the Sceptre."""


def write(card: Card) -> tuple[Phrase, ...]:
    """Write the abilities of a card, a sentence for each."""
    return tuple(write_ability(card.kind, ability) for ability in card.abilities)


def write_ability(kind: str, ability: Ability) -> Phrase:
    """Write one ability of a card of some kind."""
    return _Writer(kind, ability).sentence()


def zone_name(zone: Zone) -> Phrase:
    """Return the name of a zone."""
    return Phrase("elekt-zone", zone=zone)


def attribute_name(attribute: Attribute) -> Phrase:
    """Return the name of an attribute."""
    return Phrase("elekt-attribute", attribute=attribute)


class _Writer:
    """Writes one ability."""

    def __init__(self, kind: str, ability: Ability) -> None:
        self.ability = ability
        self.say = Wording(kind, ability)

    # --- The sentence -----------------------------------------------------------------------------

    def sentence(self) -> Phrase:
        """Write the whole: trigger, conditions, price, effects or rules, and the limit of uses."""
        ability = self.ability
        once = ability.once or "never"
        if ability.mode == "immediate":
            return Phrase("elekt-sentence", body=self._immediate(), once=once)
        if ability.when is not None:
            body = Phrase(
                "elekt-when-then",
                when=self._trigger(ability.when),
                then=self._under_conditions("do", self._permanent),
            )
        elif ability.rules:
            body = self._under_conditions("start", self._rules)
        else:
            body = self._under_conditions("start", self._permanent)
        return Phrase("elekt-sentence", body=body, once=once)

    def _immediate(self) -> Phrase:
        cost = self.ability.cost
        if not cost:
            body = self._under_conditions("start", self._effects)
            return Phrase("elekt-immediate", body=body)
        match cost:
            case ((costs.SpendAmber(amount),),):
                price = amber_words(amount)
            case _:
                price = price_words(self.say, "start")
        body = self._under_conditions("do", self._effects)
        return Phrase("elekt-immediate-for", price=price, body=body)

    def _under_conditions(self, form: Form, write: Callable[[Form], Phrase]) -> Phrase:
        found = [*self.ability.only_if]
        holder = self.say.of_zone and self._speaks_to_holder()
        if not found and not holder:
            return write(form)
        first: list[Phrase] = []
        if holder:
            first.append(Phrase("elekt-if-holder", form=form))
        for condition in found:
            first.append(self._condition(condition, "do" if first else form))
        body = write("do")
        return Phrase("elekt-if-then", condition=joined("elekt-and", first), body=body)

    def _permanent(self, form: Form) -> Phrase:
        ability = self.ability
        if ability.cost:
            price, effects = price_words(self.say, "may"), self._effects("may")
            return Phrase("elekt-may-for", form=form, price=price, effects=effects)
        if ability.may:
            return Phrase("elekt-may", form=form, effects=self._effects("may"))
        return self._effects(form)

    def _effects(self, form: Form) -> Phrase:
        later: Form = "do" if form == "start" else form
        effects = self.ability.do
        text = effect_words(self.say, effects[0], form)
        for before, effect in pairwise(effects):
            told = form != "may" and self._of_others(before) and not self._of_others(effect)
            join = "elekt-after-that" if told else "elekt-then"
            text = Phrase(join, first=text, second=effect_words(self.say, effect, later))
        return text

    def _of_others(self, effect: object) -> bool:
        """Whether an effect tells what others do, and is no order to you."""
        who = getattr(effect, "who", "you")
        return bool(self.say.person(who) != "you")

    def _rules(self, form: Form) -> Phrase:
        rules = self.ability.rules
        parts = [
            rule_words(self.say, rule, "do" if number else form)
            for number, rule in enumerate(rules)
        ]
        return joined("elekt-besides", parts)

    def _speaks_to_holder(self) -> bool:
        """Whether the card of a zone means by "you" the holder of the Sceptre, not who acts."""
        ability = self.ability
        if ability.when is not None and ability.when.happens not in NOBODY_ACTS:
            return False
        if ability.when is not None:
            return not all(_for_everybody(effect) for effect in ability.do)
        return any(_names_sides(part) for part in (*ability.rules, *ability.only_if))

    # --- Triggers and conditions ------------------------------------------------------------------

    def _trigger(self, when: When) -> Phrase:
        if when.happens not in TRIGGERS:
            raise TypeError(f"{when.happens!r} has no words")
        who = "you" if self.say.of_zone and when.who == "anybody" else when.who
        named = when.unit or Units()
        place: Place = "anywhere" if when.zone == "every" else "here"
        if self.say.of_privilege or named.which == "this" or when.happens in ZONELESS:
            place = "none"
        if named.which in ("any", "every"):
            named = msgspec.structs.replace(named, which="any")
        if named.which in ("another", "every-other"):
            named = msgspec.structs.replace(named, which="another")
        case: Case = "object"
        if when.happens in ("token-attached", "token-removed"):
            case = "to" if when.happens == "token-attached" else "from"
        elif when.happens == "swapped":
            case = "of"
        attribute = when.attribute or "none"
        acting: Literal["you", "others"] = "you" if who == "you" else "others"
        return Phrase(
            TRIGGERS[when.happens],
            who=who,
            unit=self.say.units(named, case, vague=True, place="none", acting=acting),
            contest=Phrase("elekt-contest", attribute=attribute, form="object"),
            contest_in=Phrase("elekt-contest", attribute=attribute, form="in"),
            contest_is=Phrase("elekt-contest", attribute=attribute, form="subject"),
            token=token_words("none" if when.attribute is None else when.attribute, 1),
            place=place_words(place),
            place_of=Phrase("elekt-place-of", place=place),
            place_from=Phrase("elekt-place-from", place=place),
            place_to=Phrase("elekt-place-to", place=place),
        )

    def _condition(self, condition: conditions.Condition, form: Form) -> Phrase:
        match condition:
            case conditions.ThereAre(units, least, most):
                return self._there_are(units, least, most, form)
            case conditions.Only(type):
                place = place_words(self.say.here())
                return Phrase("elekt-if-only", form=form, type=type, place=place)
            case conditions.Has(what, least, who):
                place = place_words(self.say.here())
                return Phrase(
                    "elekt-if-has",
                    form=form,
                    what=what,
                    least=least,
                    who=self.say.person(who),
                    place=place,
                )
            case conditions.Compare(what, how):
                place = place_words(self.say.here())
                return Phrase("elekt-if-compare", form=form, what=what, how=how, place=place)
            case conditions.DuringPhase(phase):
                return Phrase("elekt-if-phase", form=form, phase=phase)
            case _:
                raise TypeError(f"{condition!r} has no words")

    def _there_are(self, units: Units, least: int, most: int | None, form: Form) -> Phrase:
        if units.which == "this":
            return Phrase("elekt-if-this", form=form, units=self._as_it_is(units))
        other = units.which in ("another", "every-other")
        if most == 0:
            none = self.say.units(units, "none", which="no-other" if other else "none", always=True)
            return Phrase("elekt-if-none", form=form, units=none)
        if least == 1 and most is None:
            which = "another" if other else "a"
            one = self.say.units(units, "subject", which=which, always=True)
            return Phrase("elekt-if-one", form=form, units=one)
        many = self.say.units(units, "many", which="many-other" if other else "many", always=True)
        limit = "least" if most is None else "most" if least < 1 else "both"
        if most == least:
            limit = "exactly"
        return Phrase(
            "elekt-if-many", form=form, limit=limit, least=least, most=most or 0, units=many
        )

    def _as_it_is(self, units: Units) -> Phrase:
        """What this Unit must be like: with tokens, showing a symbol."""
        return Phrase(
            "elekt-alike",
            type=units.type or "unit",
            rank=units.rank or "none",
            shows=units.shows or "none",
            symbol=symbol_of(units.shows),
            tokens=units.tokens or "any",
            ability=units.ability or "none",
        )


def _for_everybody(effect: object) -> bool:
    """Whether an effect is the same whoever "you" are."""
    match effect:
        case amber.Gain(_, who) | amber.Lose(_, who) | holdings.DiscardFromHand(_, who):
            return who == "everybody"
        case holdings.DiscardZoneCard() | holdings.TurnSceptre() | moving.DiscardSource():
            return True
        case _:
            return False


def _names_sides(part: modifiers.Modifier | conditions.Condition) -> bool:
    """Whether a rule or condition tells you and your opponents apart."""
    match part:
        case conditions.Has() | conditions.Compare():
            return True
        case _:
            units = getattr(part, "units", None)
            return isinstance(units, Units) and units.owner != "anybody"
