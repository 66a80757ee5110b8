"""What an ability costs, does and changes, in words: a case for each class of the vocabulary."""

from __future__ import annotations

import msgspec

from ludotheque.games.elekt.pieces import Attribute
from ludotheque.games.elekt.vocabulary import (
    amber,
    bans,
    confronting,
    costs,
    holdings,
    modifiers,
    moving,
    tokens,
)
from ludotheque.games.elekt.vocabulary.units import Units
from ludotheque.games.elekt.wording import (
    Form,
    Wording,
    amber_words,
    contest_words,
    joined,
    place_words,
    sign,
    symbol_of,
    symbol_words,
    token_words,
)
from ludotheque.table import Phrase

EVERYTHING = Units(which="every")


def price_words(say: Wording, form: Form) -> Phrase:
    """Write what has to be paid, and what may be paid instead."""
    later: Form = "do" if form == "start" else form
    alternatives: list[Phrase] = []
    for price in say.ability.cost:
        paid: list[Phrase] = []
        for payment in price:
            paid.append(_payment(say, payment, later if alternatives or paid else form))
        alternatives.append(joined("elekt-and", paid))
    return joined("elekt-or", alternatives)


def _payment(say: Wording, payment: costs.Payment, form: Form) -> Phrase:
    match payment:
        case costs.SpendAmber(amount):
            return Phrase("elekt-pay-amber", form=form, amber=amber_words(amount))
        case costs.DiscardThis():
            return Phrase("elekt-do-discard-this", form=form, card=say.this_card())
        case costs.DiscardUnits(amount):
            return Phrase("elekt-do-discard-from-hand", form=form, amount=amount, who="you")
        case costs.RemoveToken():
            own = say.units(Units(which="any", owner="you"), "from")
            return Phrase("elekt-do-remove", form=form, token=token_words("none", 1), units=own)
        case _:
            raise TypeError(f"{payment!r} has no words")


def effect_words(say: Wording, effect: object, form: Form) -> Phrase:  # noqa: C901 - a case for each class
    """Write one effect."""
    match effect:
        case tokens.Attach(token, to, amount):
            laid = token_words(token, amount)
            return Phrase("elekt-do-attach", form=form, tokens=laid, to=say.units(to, "to"))
        case tokens.Remove(units, token):
            unit = say.units(_bare(units), "from", vague=True)
            return Phrase("elekt-do-remove", form=form, token=token_words(token, 1), units=unit)
        case tokens.Carry(units, to):
            given, goal = say.units(_bare(units), "from"), say.units(to, "onto")
            return Phrase("elekt-do-carry", form=form, units=given, to=goal)
        case amber.Gain(amount, who):
            player, paid = say.person(who), amber_words(amount)
            return Phrase("elekt-do-obtain-amber", form=form, who=player, amber=paid)
        case amber.Lose(amount, who):
            player, paid = say.person(who), amber_words(amount)
            return Phrase("elekt-do-discard-amber", form=form, who=player, amber=paid)
        case amber.Take(amount):
            return Phrase("elekt-do-take-amber", form=form, amber=amber_words(amount))
        case bans.Ban(units):
            return Phrase("elekt-do-ban", form=form, units=say.units(units, "object"))
        case bans.Redirect():
            return Phrase("elekt-do-redirect-ban", form=form)
        case bans.Rename():
            return Phrase("elekt-do-rename-ban", form=form)
        case bans.Keep():
            return Phrase("elekt-do-keep-saved", form=form)
        case moving.Discard(units):
            return Phrase("elekt-do-discard", form=form, units=say.units(units, "object"))
        case moving.DiscardSource():
            return Phrase("elekt-do-discard-this", form=form, card=say.this_card())
        case moving.ReturnToHand(units):
            return Phrase("elekt-do-return", form=form, units=say.units(units, "object"))
        case moving.Seize(units):
            return Phrase("elekt-do-seize", form=form, units=say.units(units, "object"))
        case moving.Place(zone):
            place = place_words(say.zone(zone))
            return Phrase("elekt-do-place", form=form, place=place)
        case moving.Move(units, to):
            unit = say.units(units, "object")
            return Phrase("elekt-do-move", form=form, units=unit, to=to)
        case moving.Swap(first, second):
            one = say.units(first, "object", vague=True)
            two = say.units(second, "object", vague=True)
            return Phrase("elekt-do-swap", form=form, first=one, second=two)
        case confronting.Confront(attribute):
            contest, place = contest_words(attribute), place_words(say.here())
            return Phrase("elekt-do-confront", form=form, attribute=contest, place=place)
        case confronting.Boost(amount):
            return Phrase("elekt-do-boost", form=form, symbols=symbol_words("none", amount))
        case confronting.CountOneAs():
            return Phrase("elekt-do-count-one-as", form=form)
        case confronting.ResolveTie():
            return Phrase("elekt-do-resolve-tie", form=form)
        case confronting.Silence(units):
            chosen = say.units(units, "object", vague=True)
            return Phrase("elekt-do-silence", form=form, units=chosen)
        case holdings.Forge(most):
            return Phrase("elekt-do-take-card", form=form, titles=most)
        case holdings.DrawUnits(amount):
            return Phrase("elekt-do-draw", form=form, amount=amount)
        case holdings.DiscardFromHand(amount, who):
            player = say.person(who)
            return Phrase("elekt-do-discard-from-hand", form=form, amount=amount, who=player)
        case holdings.DiscardZoneCard():
            return Phrase("elekt-do-discard-zone-card", form=form, place=say.here())
        case holdings.GiveSceptre(to):
            return Phrase("elekt-do-sceptre", form=form, who=say.person(to))
        case holdings.TurnSceptre():
            return Phrase("elekt-do-turn-sceptre", form=form)
        case _:
            raise TypeError(f"{effect!r} has no words")


def rule_words(say: Wording, rule: modifiers.Modifier, form: Form) -> Phrase:  # noqa: C901 - a case for each class
    """Write one rule."""
    place = place_words("everywhere" if say.of_privilege else "here")
    match rule:
        case modifiers.First(attribute):
            contest = contest_words(attribute)
            return Phrase("elekt-rule-first", form=form, attribute=contest, place=place)
        case modifiers.CountsAlso(symbol, also, units):
            return _counts_also(say, symbol, also, units, form, place)
        case modifiers.More(attribute, amount, units):
            symbols, each = symbol_words(attribute, amount), say.units(units, "object")
            return Phrase("elekt-rule-symbols", form=form, symbols=symbols, units=each)
        case modifiers.MoreFor(attribute, amount, who):
            symbols, whose = symbol_words(attribute, amount), say.whose(who)
            return Phrase(
                "elekt-rule-symbols-for", form=form, symbols=symbols, who=whose, place=place
            )
        case modifiers.Without(attribute, units):
            return Phrase(
                "elekt-rule-no-symbols",
                form=form,
                attribute=symbol_of(attribute),
                where=place if units == EVERYTHING else say.units(units, "of"),
                all="yes" if units == EVERYTHING else "no",
            )
        case modifiers.SameKinds():
            return Phrase("elekt-rule-same-kinds", form=form, place=place)
        case modifiers.WinsTies(attribute):
            contest = contest_words(attribute)
            whose = say.whose("you")
            return Phrase(
                "elekt-rule-wins-ties", form=form, who=whose, attribute=contest, place=place
            )
        case modifiers.NobodyWins(attribute):
            contest = contest_words(attribute)
            return Phrase("elekt-rule-nobody-wins", form=form, attribute=contest, place=place)
        case modifiers.StaysOut(attribute, who):
            contest, whose = contest_words(attribute), say.whose(who)
            return Phrase(
                "elekt-rule-stays-out", form=form, attribute=contest, who=whose, place=place
            )
        case modifiers.Protection(cost, units):
            price = "never" if cost == "never" else "free" if cost == 0 else "amber"
            paid, each = amber_words(0 if cost == "never" else cost), say.units(units, "of")
            return Phrase("elekt-rule-protection", form=form, price=price, amber=paid, units=each)
        case modifiers.Room(amount, who):
            return Phrase(
                "elekt-rule-room",
                form=form,
                amount=abs(amount),
                sign=sign(amount),
                who=say.whose(who),
                place=place,
            )
        case modifiers.Assignments(amount):
            more = sign(amount)
            return Phrase("elekt-rule-assignments", form=form, amount=abs(amount), sign=more)
        case _:
            raise TypeError(f"{rule!r} has no words")


def _counts_also(
    say: Wording, symbol: Attribute, also: Attribute, units: Units, form: Form, place: Phrase
) -> Phrase:
    return Phrase(
        "elekt-rule-counts-also",
        form=form,
        how="twice" if symbol == also else "also",
        symbol=symbol_of(symbol),
        also=Phrase("elekt-attribute", attribute=also),
        where=place if units == EVERYTHING else say.units(units, "of"),
        all="yes" if units == EVERYTHING else "no",
    )


def _bare(units: Units) -> Units:
    """Leave out that a Unit from which a token goes must have one."""
    return msgspec.structs.replace(units, tokens=None) if units.tokens == "some" else units
