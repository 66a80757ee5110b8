"""What is printed on a card: its abilities in words, written from the same trees that are run.

A sentence is put together from Phrases; which words, cases and plurals they take in a language is
told in `locale/*/elekt.ftl`. `form` says how a part stands in its sentence: `start` begins it (a
capital letter), `do` is an order, `may` follows "you may" or "to". For Units it is the preposition
and the case: `subject`, `object`, `to`, `onto`, `from`, `of`, `none` (after "there is no"), `many`
(after a number).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

import msgspec

from ludotheque.games.elekt.pieces import Attribute, Zone
from ludotheque.games.elekt.vocabulary import (
    amber,
    bans,
    conditions,
    confronting,
    costs,
    holdings,
    modifiers,
    moving,
    tokens,
)
from ludotheque.games.elekt.vocabulary.ability import Ability, When
from ludotheque.games.elekt.vocabulary.units import Units
from ludotheque.table import Phrase

if TYPE_CHECKING:
    from ludotheque.games.elekt.card import Card

Form = Literal["start", "do", "may"]
Case = Literal["subject", "object", "to", "onto", "from", "of"]
Place = Literal["here", "there", "another", "anywhere", "everywhere", "none"]

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
ZONELESS = frozenset(
    {"obtained", "amber-obtained", "amber-spent", "amber-lost", "round-begins", "amber-step"}
)
"""What happens in no zone."""
EVERYTHING = Units(which="every")
NOBODY_ACTS = frozenset({"counting", "tie", "round-begins", "amber-step"})
"""What nobody in particular does; the card of a zone then acts for the holder of the Sceptre."""


def write(card: Card) -> tuple[Phrase, ...]:
    """Write the abilities of a card, a sentence for each."""
    return tuple(_Writer(card.kind, ability).sentence() for ability in card.abilities)


def zone_name(zone: Zone) -> Phrase:
    """Return the name of a zone."""
    return Phrase("elekt-zone", zone=zone)


def attribute_name(attribute: Attribute) -> Phrase:
    """Return the name of an attribute."""
    return Phrase("elekt-attribute", attribute=attribute)


class _Writer:
    """Writes one ability; where its card lies decides what "you" and "here" mean."""

    def __init__(self, kind: str, ability: Ability) -> None:
        self.ability = ability
        self.of_zone = kind in ("skirmish", "machination")
        self.of_privilege = kind == "privilege"
        self.on_unit = kind in ("basic", "elite")

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
                price = _amber(amount)
            case _:
                price = self._prices("start")
        body = self._under_conditions("do", self._effects)
        return Phrase("elekt-immediate-for", price=price, body=body)

    def _under_conditions(self, form: Form, write: Callable[[Form], Phrase]) -> Phrase:
        found = [*self.ability.only_if]
        holder = self.of_zone and self._speaks_to_holder()
        if not found and not holder:
            return write(form)
        first: list[Phrase] = []
        if holder:
            first.append(Phrase("elekt-if-holder", form=form))
        for condition in found:
            first.append(self._condition(condition, "do" if first else form))
        body = write("do")
        return Phrase("elekt-if-then", condition=_joined("elekt-and", first), body=body)

    def _permanent(self, form: Form) -> Phrase:
        ability = self.ability
        if ability.cost:
            price, effects = self._prices("may"), self._effects("may")
            return Phrase("elekt-may-for", form=form, price=price, effects=effects)
        if ability.may:
            return Phrase("elekt-may", form=form, effects=self._effects("may"))
        return self._effects(form)

    def _effects(self, form: Form) -> Phrase:
        later: Form = "do" if form == "start" else form
        effects = self.ability.do
        text = self._effect(effects[0], form)
        for before, effect in pairwise(effects):
            told = form != "may" and self._of_others(before) and not self._of_others(effect)
            join = "elekt-after-that" if told else "elekt-then"
            text = Phrase(join, first=text, second=self._effect(effect, later))
        return text

    def _of_others(self, effect: object) -> bool:
        """Whether an effect tells what others do, and is no order to you."""
        who = getattr(effect, "who", "you")
        return bool(self._person(who) != "you")

    def _rules(self, form: Form) -> Phrase:
        rules = self.ability.rules
        parts = [self._rule(rule, "do" if number else form) for number, rule in enumerate(rules)]
        return _joined("elekt-besides", parts)

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
        who = "you" if self.of_zone and when.who == "anybody" else when.who
        named = when.unit or Units()
        place: Place = "anywhere" if when.zone == "every" else "here"
        if self.of_privilege or named.which == "this" or when.happens in ZONELESS:
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
        return Phrase(
            TRIGGERS[when.happens],
            who=who,
            unit=self._units(named, case, vague=True, place="none"),
            contest=Phrase("elekt-contest", attribute=attribute, form="object"),
            contest_in=Phrase("elekt-contest", attribute=attribute, form="in"),
            contest_is=Phrase("elekt-contest", attribute=attribute, form="subject"),
            token=_tokens("none" if when.attribute is None else when.attribute, 1),
            place=_place(place),
            place_of=Phrase("elekt-place-of", place=place),
            place_from=Phrase("elekt-place-from", place=place),
            place_to=Phrase("elekt-place-to", place=place),
        )

    def _condition(self, condition: conditions.Condition, form: Form) -> Phrase:
        match condition:
            case conditions.ThereAre(units, least, most):
                return self._there_are(units, least, most, form)
            case conditions.Only(type):
                place = _place(self._here())
                return Phrase("elekt-if-only", form=form, type=type, place=place)
            case conditions.Has(what, least, who):
                place = _place(self._here())
                return Phrase(
                    "elekt-if-has",
                    form=form,
                    what=what,
                    least=least,
                    who=self._person(who),
                    place=place,
                )
            case conditions.Compare(what, how):
                place = _place(self._here())
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
            none = self._units(units, "none", which="no-other" if other else "none", always=True)
            return Phrase("elekt-if-none", form=form, units=none)
        if least == 1 and most is None:
            which = "another" if other else "a"
            one = self._units(units, "subject", which=which, always=True)
            return Phrase("elekt-if-one", form=form, units=one)
        many = self._units(units, "many", which="many-other" if other else "many", always=True)
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
            symbol=_of(units.shows),
            tokens=units.tokens or "any",
            ability=units.ability or "none",
        )

    # --- Prices -----------------------------------------------------------------------------------

    def _prices(self, form: Form) -> Phrase:
        later: Form = "do" if form == "start" else form
        alternatives: list[Phrase] = []
        for price in self.ability.cost:
            paid: list[Phrase] = []
            for payment in price:
                paid.append(self._payment(payment, later if alternatives or paid else form))
            alternatives.append(_joined("elekt-and", paid))
        return _joined("elekt-or", alternatives)

    def _payment(self, payment: costs.Payment, form: Form) -> Phrase:
        match payment:
            case costs.SpendAmber(amount):
                return Phrase("elekt-pay-amber", form=form, amber=_amber(amount))
            case costs.DiscardThis():
                return Phrase("elekt-do-discard-this", form=form, card=self._this_card())
            case costs.DiscardUnits(amount):
                return Phrase("elekt-do-discard-from-hand", form=form, amount=amount, who="you")
            case costs.RemoveToken():
                own = self._units(Units(which="any", owner="you"), "from")
                return Phrase("elekt-do-remove", form=form, token=_tokens("none", 1), units=own)
            case _:
                raise TypeError(f"{payment!r} has no words")

    # --- Effects ----------------------------------------------------------------------------------

    def _effect(self, effect: object, form: Form) -> Phrase:  # noqa: C901 - a case for each class
        match effect:
            case tokens.Attach(token, to, amount):
                laid = _tokens(token, amount)
                return Phrase("elekt-do-attach", form=form, tokens=laid, to=self._units(to, "to"))
            case tokens.Remove(units, token):
                unit = self._units(_bare(units), "from", vague=True)
                return Phrase("elekt-do-remove", form=form, token=_tokens(token, 1), units=unit)
            case tokens.Carry(units, to):
                given, goal = self._units(_bare(units), "from"), self._units(to, "onto")
                return Phrase("elekt-do-carry", form=form, units=given, to=goal)
            case amber.Gain(amount, who):
                player, paid = self._person(who), _amber(amount)
                return Phrase("elekt-do-obtain-amber", form=form, who=player, amber=paid)
            case amber.Lose(amount, who):
                player, paid = self._person(who), _amber(amount)
                return Phrase("elekt-do-discard-amber", form=form, who=player, amber=paid)
            case amber.Take(amount):
                return Phrase("elekt-do-take-amber", form=form, amber=_amber(amount))
            case bans.Ban(units):
                return Phrase("elekt-do-ban", form=form, units=self._units(units, "object"))
            case bans.Redirect():
                return Phrase("elekt-do-redirect-ban", form=form)
            case bans.Rename():
                return Phrase("elekt-do-rename-ban", form=form)
            case bans.Keep():
                return Phrase("elekt-do-keep-saved", form=form)
            case moving.Discard(units):
                return Phrase("elekt-do-discard", form=form, units=self._units(units, "object"))
            case moving.DiscardSource():
                return Phrase("elekt-do-discard-this", form=form, card=self._this_card())
            case moving.ReturnToHand(units):
                return Phrase("elekt-do-return", form=form, units=self._units(units, "object"))
            case moving.Seize(units):
                return Phrase("elekt-do-seize", form=form, units=self._units(units, "object"))
            case moving.Place(zone):
                place = _place(self._zone(zone))
                return Phrase("elekt-do-place", form=form, place=place)
            case moving.Move(units, to):
                unit = self._units(units, "object")
                return Phrase("elekt-do-move", form=form, units=unit, to=to)
            case moving.Swap(first, second):
                one = self._units(first, "object", vague=True)
                two = self._units(second, "object", vague=True)
                return Phrase("elekt-do-swap", form=form, first=one, second=two)
            case confronting.Confront(attribute):
                contest, place = _in(attribute), _place(self._here())
                return Phrase("elekt-do-confront", form=form, attribute=contest, place=place)
            case confronting.Boost(amount):
                return Phrase("elekt-do-boost", form=form, symbols=_symbols("none", amount))
            case confronting.CountOneAs():
                return Phrase("elekt-do-count-one-as", form=form)
            case confronting.ResolveTie():
                return Phrase("elekt-do-resolve-tie", form=form)
            case confronting.Silence(units):
                chosen = self._units(units, "object", vague=True)
                return Phrase("elekt-do-silence", form=form, units=chosen)
            case holdings.Forge(most):
                return Phrase("elekt-do-take-card", form=form, titles=most)
            case holdings.DrawUnits(amount):
                return Phrase("elekt-do-draw", form=form, amount=amount)
            case holdings.DiscardFromHand(amount, who):
                player = self._person(who)
                return Phrase("elekt-do-discard-from-hand", form=form, amount=amount, who=player)
            case holdings.DiscardZoneCard():
                return Phrase("elekt-do-discard-zone-card", form=form, place=self._here())
            case holdings.GiveSceptre(to):
                return Phrase("elekt-do-sceptre", form=form, who=self._person(to))
            case holdings.TurnSceptre():
                return Phrase("elekt-do-turn-sceptre", form=form)
            case _:
                raise TypeError(f"{effect!r} has no words")

    # --- Rules ------------------------------------------------------------------------------------

    def _rule(self, rule: modifiers.Modifier, form: Form) -> Phrase:  # noqa: C901 - a case for each class
        place = _place("everywhere" if self.of_privilege else "here")
        match rule:
            case modifiers.First(attribute):
                contest = _in(attribute)
                return Phrase("elekt-rule-first", form=form, attribute=contest, place=place)
            case modifiers.CountsAlso(symbol, also, units):
                return self._counts_also(symbol, also, units, form, place)
            case modifiers.More(attribute, amount, units):
                symbols, each = _symbols(attribute, amount), self._units(units, "object")
                return Phrase("elekt-rule-symbols", form=form, symbols=symbols, units=each)
            case modifiers.MoreFor(attribute, amount, who):
                symbols, whose = _symbols(attribute, amount), self._whose(who)
                return Phrase(
                    "elekt-rule-symbols-for", form=form, symbols=symbols, who=whose, place=place
                )
            case modifiers.Without(attribute, units):
                return Phrase(
                    "elekt-rule-no-symbols",
                    form=form,
                    attribute=_of(attribute),
                    where=place if units == EVERYTHING else self._units(units, "of"),
                    all="yes" if units == EVERYTHING else "no",
                )
            case modifiers.SameKinds():
                return Phrase("elekt-rule-same-kinds", form=form, place=place)
            case modifiers.WinsTies(attribute):
                contest = _in(attribute)
                return Phrase("elekt-rule-wins-ties", form=form, attribute=contest, place=place)
            case modifiers.NobodyWins(attribute):
                contest = _in(attribute)
                return Phrase("elekt-rule-nobody-wins", form=form, attribute=contest, place=place)
            case modifiers.StaysOut(attribute, who):
                contest, whose = _in(attribute), self._whose(who)
                return Phrase(
                    "elekt-rule-stays-out", form=form, attribute=contest, who=whose, place=place
                )
            case modifiers.Protection(cost, units):
                price = "never" if cost is None else "free" if cost == 0 else "amber"
                paid, each = _amber(cost or 0), self._units(units, "of")
                return Phrase(
                    "elekt-rule-protection", form=form, price=price, amber=paid, units=each
                )
            case modifiers.Room(amount, who):
                return Phrase(
                    "elekt-rule-room",
                    form=form,
                    amount=abs(amount),
                    sign=_sign(amount),
                    who=self._whose(who),
                    place=place,
                )
            case modifiers.Assignments(amount):
                sign = _sign(amount)
                return Phrase("elekt-rule-assignments", form=form, amount=abs(amount), sign=sign)
            case _:
                raise TypeError(f"{rule!r} has no words")

    def _counts_also(
        self, symbol: Attribute, also: Attribute, units: Units, form: Form, place: Phrase
    ) -> Phrase:
        return Phrase(
            "elekt-rule-counts-also",
            form=form,
            how="twice" if symbol == also else "also",
            symbol=_of(symbol),
            also=attribute_name(also),
            where=place if units == EVERYTHING else self._units(units, "of"),
            all="yes" if units == EVERYTHING else "no",
        )

    # --- Who, which and where ---------------------------------------------------------------------

    def _person(self, who: str) -> str:
        """Whoever acts is "you" to the card of a zone, and where a trigger names the owner only."""
        when = self.ability.when
        of_you = self.of_zone or (when is not None and when.who == "you")
        return "you" if who == "that-player" and of_you else who

    def _whose(self, who: str) -> str:
        return "everybody" if self.of_zone else who

    def _this_card(self) -> str:
        return "unit" if self.on_unit else "card"

    def _here(self) -> Place:
        """Where an ability looks and acts if nothing else is said."""
        if not self.of_privilege:
            return "here"
        when = self.ability.when
        return "anywhere" if when is None or when.happens in ZONELESS else "there"

    def _zone(self, zone: Literal["this", "another", "every"]) -> Place:
        if zone == "this":
            return self._here()
        return "another" if zone == "another" else "anywhere"

    def _units(
        self,
        units: Units,
        form: Case | Literal["none", "many"],
        *,
        vague: bool = False,
        always: bool = False,
        which: str | None = None,
        place: Place | None = None,
    ) -> Phrase:
        """Describe Units. `vague`: "a Unit" for "any Unit"; `always`: say "here" even of one."""
        if units.which in ("this", "that"):
            named = "it" if units.which == "that" and not self.on_unit else units.which
            return Phrase("elekt-this-unit", which=named, form=form)
        if which is None:
            which = units.which
            if which == "any" and vague and (units.owner != "you" or place == "none"):
                which = "a"
        if place is None:
            place = self._zone(units.zone)
            when = self.ability.when
            zoneless = when is not None and when.happens in ZONELESS
            said = always or zoneless or units.which in ("every", "every-other")
            if place == "here" and not said:
                place = "none"
        return Phrase(
            "elekt-units",
            form=form,
            which=which,
            owner=self._person(units.owner),
            type=units.type or "unit",
            rank=units.rank or "none",
            shows=units.shows or "none",
            symbol=_of(units.shows),
            tokens=units.tokens or "any",
            ability=units.ability or "none",
            place=place,
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
        case modifiers.SameKinds() | modifiers.WinsTies() | conditions.Has() | conditions.Compare():
            return True
        case _:
            units = getattr(part, "units", None)
            return isinstance(units, Units) and units.owner != "anybody"


def _bare(units: Units) -> Units:
    """Leave out that a Unit from which a token goes must have one."""
    return msgspec.structs.replace(units, tokens=None) if units.tokens == "some" else units


def _joined(id: str, parts: list[Phrase]) -> Phrase:
    """Join parts two by two."""
    first, *rest = parts
    for part in rest:
        first = Phrase(id, first=first, second=part)
    return first


def _amber(amount: int) -> Phrase:
    return Phrase("elekt-amber", amount=amount)


def _tokens(token: str, amount: int) -> Phrase:
    return Phrase("elekt-tokens", token=token, amount=amount)


def _symbols(attribute: str, amount: int) -> Phrase:
    of = Phrase("elekt-attribute-of", attribute=attribute)
    return Phrase(
        "elekt-symbols", attribute=attribute, of=of, amount=abs(amount), sign=_sign(amount)
    )


def _sign(amount: int) -> str:
    return "less" if amount < 0 else "more"


def _in(attribute: str) -> Phrase:
    return Phrase("elekt-attribute-in", attribute=attribute)


def _of(attribute: str | None) -> Phrase:
    return Phrase("elekt-attribute-of", attribute=attribute or "none")


def _place(place: Place) -> Phrase:
    return Phrase("elekt-place", place=place)
