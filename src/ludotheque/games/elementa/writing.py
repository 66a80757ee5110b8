"""What is printed on a card: its effects in words, written from the same trees that are run.

A sentence is put together from Phrases; which words, cases and plurals they take in a language is
told in `locale/*/elementa_cards.ftl`. Power, cost and bonuses are symbols and no words; the parts
of an effect are described in `wording.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from ludotheque.games.elementa.card import Kind
from ludotheque.games.elementa.vocabulary import (
    Bonus,
    Choose,
    Compare,
    Condition,
    Cost,
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
    Move,
    Power,
    Result,
    Take,
    Tie,
    Unpaid,
    Verb,
)
from ludotheque.games.elementa.wording import (
    Form,
    bonus_words,
    each_words,
    gained_words,
    happening,
    is_done_by_you,
    joined,
    names_the_card,
    number_told,
    price_words,
    simply_gained,
    stock_words,
    unit_words,
)
from ludotheque.table import Phrase

if TYPE_CHECKING:
    from ludotheque.games.elementa.card import Card

UNSAID = ("standing", "combat")
"""Moments that need no words: the effect simply holds, or comes in the combat (L13, L14)."""
RESULTS = ("wins", "loses", "tied")
"""Moments that are written as a condition (L15)."""
CLAUSES = ("choosing", "payment")
"""Moments that are written as a clause; the others are adverbs, after which Polish has no comma."""


def write(card: Card) -> tuple[Phrase, ...]:
    """Write the effects of a card, a sentence for each."""
    return tuple(write_effect(card.kind, effect) for effect in card.entry.effects)


def write_effect(kind: Kind, effect: Effect) -> Phrase:
    """Write one effect of a creature or an environment."""
    return _Writer(kind, effect).sentence()


def write_option(kind: Kind, verbs: tuple[Verb, ...]) -> Phrase:
    """Write one of several things that an effect offers (L38)."""
    return _Writer(kind, Effect(do=verbs)).sentence()


class _Writer:
    """Writes one effect."""

    def __init__(self, kind: Kind, effect: Effect) -> None:
        self.effect = effect
        self.own = "this" if kind == "creature" else "your"
        """A creature speaks of "this card", an environment of "your card"."""
        self.named = effect.when in RESULTS or any(map(names_the_card, effect.only_if))
        """Whether the card has been named before the verbs, which then say "it"."""

    # --- The sentence -----------------------------------------------------------------------------

    def sentence(self) -> Phrase:
        """Write the whole: when, on which conditions, at what price, what, and how often."""
        effect = self.effect
        parts = self._parts()
        text = self._offer("do" if parts else "start")
        follows = False
        for part, is_clause in reversed(parts):
            join = "clause" if is_clause or follows else "adverb"
            text = Phrase("elementa-comma", first=part, join=join, second=text)
            follows = is_clause
        return Phrase("elementa-sentence", body=text, once=effect.once or "never")

    def _parts(self) -> list[tuple[Phrase, bool]]:
        """Write what stands before the verbs, and whether it is a clause: turns first, then ifs."""
        when, conditions = self.effect.when, self.effect.only_if
        adverbs = [c for c in conditions if isinstance(c, InTurn | InCombat)]
        clauses = [c for c in conditions if not isinstance(c, InTurn | InCombat)]
        parts = [
            (self._condition(adverb, "do" if n else "start"), False)
            for n, adverb in enumerate(adverbs)
        ]
        ifs: list[Phrase] = []
        if when in RESULTS:
            ifs.append(self._when("do" if parts else "start"))
        elif when not in UNSAID:
            parts.append((self._when("do" if parts else "start"), when in CLAUSES))
        for clause in clauses:
            ifs.append(self._condition(clause, "do" if parts or ifs else "start"))
        if ifs:
            parts.append((joined("elementa-and", ifs), True))
        return parts

    def _when(self, form: Form) -> Phrase:
        return Phrase("elementa-when", form=form, when=self.effect.when, card=self.own)

    def _offer(self, form: Form) -> Phrase:
        """Write what happens, and that it is optional and has a price (L19)."""
        effect = self.effect
        if not effect.may:
            return self._verbs(effect.do, form)
        if effect.price is not None:
            price, body = price_words(effect.price), self._verbs(effect.do, "do")
            return Phrase("elementa-may-pay", form=form, price=price, body=body)
        if all(map(is_done_by_you, effect.do)):
            return Phrase("elementa-may", form=form, body=self._verbs(effect.do, "may"))
        return Phrase("elementa-may-use", form=form, body=self._verbs(effect.do, "do"))

    def _verbs(self, verbs: Sequence[Verb], form: Form) -> Phrase:
        later: Form = "do" if form == "start" else form
        words: list[Phrase] = []
        for gains, group in groupby(verbs, simply_gained):
            together = list(group)
            at = later if words else form
            if gains and len(together) > 1:
                what = joined("elementa-and", [gained_words(verb) for verb in together])
                words.append(happening("elementa-gain", at, "you", None, what, 1))
            else:
                words += [
                    self._verb(v, later if words or n else at) for n, v in enumerate(together)
                ]
        in_order = any(isinstance(verb, Move | Look) for verb in verbs)
        return joined("elementa-then" if in_order else "elementa-and", words)

    # --- Conditions (L20 to L24) ------------------------------------------------------------------

    def _condition(self, condition: Condition, form: Form) -> Phrase:
        match condition:
            case Compare("power", relation, int(than)):
                return Phrase(
                    "elementa-if-power", form=form, card=self.own, relation=relation, than=than
                )
            case Compare("power", relation, than):
                return Phrase(
                    "elementa-if-power-of", form=form, card=self.own, relation=relation, than=than
                )
            case Compare(number, relation, int(than)):
                none = than == 0 and relation in ("equal", "at-most")
                return Phrase(
                    "elementa-if-have",
                    form=form,
                    number=number,
                    relation="none" if none else relation,
                    than=than,
                )
            case Compare(number, relation, than):
                return Phrase(
                    "elementa-if-compare", form=form, number=number, relation=relation, than=than
                )
            case InTurn(turns):
                *some, last = turns
                parts = [Phrase("elementa-number", n=n) for n in (some, last) if n != []]
                listed = joined("elementa-and", parts)
                return Phrase("elementa-if-turn", form=form, count=len(turns), turns=listed)
            case InCombat(combats):
                ordinals = [
                    Phrase("elementa-ordinal", form="do" if n else form, n=combat)
                    for n, combat in enumerate(combats)
                ]
                return Phrase("elementa-if-combat", combats=joined("elementa-and", ordinals))
            case HasElement(element, whose):
                owner = self.own if whose == "yours" else whose
                return Phrase("elementa-if-element", form=form, element=element, card=owner)
            case Unpaid():
                return Phrase("elementa-if-unpaid", form=form)
            case Result(result):
                return Phrase("elementa-if-result", form=form, result=result, card=self.own)
            case _:
                raise TypeError(f"{condition!r} has no words")

    # --- Verbs (L30 to L43) -----------------------------------------------------------------------

    def _verb(self, verb: Verb, form: Form) -> Phrase:  # noqa: C901 - a case for each class
        match verb:
            case Gain(_, amount, who, having):
                return happening("elementa-gain", form, who, having, gained_words(verb), amount)
            case Lose(what, amount, who, having):
                return happening(
                    "elementa-lose", form, who, having, stock_words(what, amount), amount
                )
            case GainUnits(_, amount, who):
                return happening("elementa-gain", form, who, None, gained_words(verb), amount)
            case LoseUnits(element, amount, who):
                units = unit_words("elementa-resources", element, amount)
                return happening("elementa-lose-units", form, who, None, units, amount)
            case DiscardUnits(element, amount, who):
                units = unit_words("elementa-resources", element, amount)
                return happening("elementa-discard-units", form, who, None, units, amount)
            case GainCard():
                return happening("elementa-gain", form, "you", None, gained_words(verb), 1)
            case Take(what, amount, who):
                return Phrase(
                    "elementa-take",
                    form=form,
                    what=stock_words(what, amount),
                    each=each_words(amount),
                    who=who,
                )
            case Power():
                return self._power(verb, form)
            case Tie(result):
                if form == "start" and self.own == "this":
                    return Phrase("elementa-tie", result=result)
                return Phrase("elementa-tie-of", form=form, card=self._card(), result=result)
            case Bonus():
                return bonus_words(verb, form)
            case Cost():
                return self._cost(verb, form)
            case Move(source, to):
                return Phrase("elementa-move", form=form, source=source, to=to)
            case Look(at, who):
                return Phrase("elementa-look", form=form, at=at, who=who)
            case Choose(of):
                options = [self._verbs(verbs, "do") for verbs in of]
                return Phrase("elementa-choose", form=form, options=joined("elementa-or", options))
            case _:
                raise TypeError(f"{verb!r} has no words")

    def _card(self) -> str:
        return "it" if self.named else self.own

    def _power(self, verb: Power, form: Form) -> Phrase:
        """Write a change of power: whose cards, how much and how long (L35, L45)."""
        long = verb.lasts in ("turn", "round")
        if verb.cards == "yours":
            card = "yours" if long else "your" if verb.lasts == "next-combat" else self._card()
        elif verb.cards == "another":
            card = "ones" if long else "another"
        elif long:
            card = "theirs"
        else:
            only_others = self.own == "this" and verb.lasts == "combat"
            card = "other" if only_others else "their"
        amount = number_told(verb.amount)
        return Phrase(
            "elementa-power" if verb.change == "add" else "elementa-power-set",
            form=form,
            card=card,
            sign="minus" if amount < 0 else "plus",
            amount=abs(amount),
            each=each_words(verb.amount, "+" if verb.change == "add" else ""),
            lasts=verb.lasts,
        )

    def _cost(self, verb: Cost, form: Form) -> Phrase:
        """Write a change of costs; a standing one lasts as long as its card is there (L41)."""
        amount = abs(verb.amount)
        if verb.of == "crystals":
            what = stock_words("crystals", amount)
        else:
            what = unit_words("elementa-resources", verb.of, amount)
        return Phrase(
            "elementa-cost",
            form=form,
            who=verb.who,
            what=what,
            sign="less" if verb.amount < 0 else "more",
            lasts="always" if self.effect.when == "standing" else verb.lasts,
        )
