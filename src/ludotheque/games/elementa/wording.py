"""Words for the parts of an effect: how much of what, who gains or loses it, prices, bonuses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ludotheque.games.elementa.vocabulary import (
    Amount,
    Bonus,
    Choose,
    Compare,
    Condition,
    Count,
    DiscardUnits,
    Filter,
    Gain,
    GainCard,
    GainUnits,
    HasElement,
    Look,
    Lose,
    LoseUnits,
    Move,
    Price,
    Result,
    Take,
    Verb,
)
from ludotheque.table import Phrase

Form = Literal["start", "do", "may"]
"""Where words stand: at the start of a sentence, within it, or after "you may"."""


def names_the_card(condition: Condition) -> bool:
    """Whether a condition is a sentence about the owner's card, which "it" can take up."""
    match condition:
        case Compare("power", _, str()) | Result():
            return True
        case HasElement(_, whose):
            return whose == "yours"
        case _:
            return False


def is_done_by_you(verb: Verb) -> bool:
    """Whether a verb tells the owner to do something, so that "you may" can stand before it."""
    match verb:
        case Gain() | Lose() | GainUnits() | LoseUnits() | DiscardUnits():
            return verb.who == "you"
        case GainCard() | Take() | Move() | Look() | Choose():
            return True
        case _:
            return False


def simply_gained(verb: Verb) -> bool:
    """Whether a verb gives the owner so many of something, and can be told with the next."""
    match verb:
        case Gain() | GainUnits():
            return verb.who == "you" and isinstance(verb.amount, int)
        case _:
            return isinstance(verb, GainCard)


def gained_words(verb: Verb) -> Phrase:
    """Write what a verb lets somebody gain."""
    match verb:
        case Gain(what, amount):
            return stock_words(what, amount)
        case GainUnits(element, amount):
            return unit_words("elementa-temporary", element, amount)
        case GainCard(element):
            return unit_words("elementa-resource-card", element, 1)
        case _:
            raise TypeError(f"{verb!r} gives nothing")


def happening(
    id: str, form: Form, who: str, having: Filter | None, what: Phrase, amount: Amount
) -> Phrase:
    """Write that somebody gains, loses or discards something."""
    subject = Phrase(
        "elementa-who",
        form=form,
        who=who,
        number="none" if having is None else having.number,
        relation="none" if having is None else having.relation,
    )
    return Phrase(
        id,
        form=form,
        who="you" if who == "you" else "other",
        subject=subject,
        what=what,
        each=each_words(amount),
    )


def number_told(amount: Amount) -> int:
    """How much stands in the text: of a count, one for each of what is counted."""
    return 1 if isinstance(amount, Count) else amount


def stock_words(what: str, amount: Amount) -> Phrase:
    """Write so many points or crystals."""
    return Phrase("elementa-stock", what=what, amount=number_told(amount))


def unit_words(id: str, element: str, amount: Amount) -> Phrase:
    """Write so many resources of an element, or of any, with the message of this id."""
    kind = Phrase("elementa-kind", element=element)
    return Phrase(id, element=element, kind=kind, amount=number_told(amount))


def each_words(amount: Amount, sign: str = "") -> Phrase:
    """Write what is counted, and how far, with the sign of what is added (L44)."""
    if not isinstance(amount, Count):
        return Phrase("elementa-nothing")
    element = "any" if amount.element is None else amount.element
    most = 0 if amount.most is None else amount.most
    counted = Phrase(
        "elementa-counted",
        count=amount.count,
        per=amount.per,
        kind=Phrase("elementa-kind", element=element),
    )
    return Phrase("elementa-each", counted=counted, most=most, sign=sign)


def price_words(price: Price) -> Phrase:
    """Write what an optional effect costs."""
    parts = []
    if price.crystals:
        parts.append(Phrase("elementa-pay", what=stock_words("crystals", price.crystals)))
    if price.points:
        parts.append(Phrase("elementa-give-up", what=stock_words("points", price.points)))
    return joined("elementa-and", parts)


def bonus_words(verb: Bonus, form: Form) -> Phrase:
    """Write a change of a bonus: suppressed, doubled, or raised and lowered (L40)."""
    bonus, who = verb.bonus, verb.who
    if verb.change == "none":
        return Phrase("elementa-bonus-none", form=form, bonus=bonus, who=who)
    if verb.change == "double":
        return Phrase("elementa-bonus-double", form=form, bonus=bonus, who=who)
    changes: list[Phrase] = []
    for sign, raised in (("more", True), ("less", False)):
        parts = [
            stock_words(what, abs(amount))
            for what, amount in (("points", verb.points), ("crystals", verb.crystals))
            if amount and (amount > 0) == raised
        ]
        if parts:
            what = joined("elementa-and", parts)
            changes.append(Phrase("elementa-bonus-by", sign=sign, what=what))
    by = joined("elementa-and", changes)
    return Phrase("elementa-bonus-add", form=form, bonus=bonus, who=who, by=by)


def joined(id: str, parts: Sequence[Phrase]) -> Phrase:
    """Join words two by two with the message of this id."""
    text = parts[0]
    for part in parts[1:]:
        text = Phrase(id, first=text, second=part)
    return text
