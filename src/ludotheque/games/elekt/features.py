"""A card in numbers, from the same tree that is run and written: what bots can learn from.

The numbers are those of every ability used once, at its cheapest price; where an effect concerns
every Unit of a description, `SEVERAL` are reckoned. No State is needed, so they hold for cards of
one's own as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import msgspec

from ludotheque.games.elekt.card import Kind
from ludotheque.games.elekt.pieces import ATTRIBUTES, Symbols
from ludotheque.games.elekt.vocabulary import amber, bans, confronting, costs, holdings, moving
from ludotheque.games.elekt.vocabulary import tokens as token
from ludotheque.games.elekt.vocabulary.ability import Happening
from ludotheque.games.elekt.vocabulary.effects import Effect
from ludotheque.games.elekt.vocabulary.modifiers import Modifier

if TYPE_CHECKING:
    from ludotheque.games.elekt.card import Card
    from ludotheque.games.elekt.vocabulary.ability import Ability
    from ludotheque.games.elekt.vocabulary.units import Units

SEVERAL = 2
"""Units that are reckoned where all of a description are meant."""
KINDS: tuple[str, ...] = get_args(Kind)
HAPPENINGS: tuple[str, ...] = get_args(Happening)
VERBS: tuple[str, ...] = tuple(
    str(kind.__struct_config__.tag) for kind in (*get_args(Effect), *get_args(Modifier))
)
"""Every effect and rule by its word."""


class CardFeatures(msgspec.Struct, frozen=True):
    """What a card is worth knowing for, in numbers and words."""

    kind: Kind
    symbols: Symbols
    """Of M, D, B and A, printed."""
    titles: int
    immediate: int
    """How many abilities act when it is assigned, wait for something, and hold all the time."""
    waiting: int
    standing: int
    optional: int
    """How many of them can be left unused."""
    triggers: frozenset[str]
    verbs: frozenset[str]
    price: int
    """Amber that all abilities together cost."""
    sacrifice: int
    """Cards and tokens that they cost besides."""
    amber: int
    """Amber that its owner gains less what the opponents gain, the price left out."""
    tokens: int
    """Tokens attached, less those removed from one's own Units."""
    removed: int
    """Tokens that opponents' Units lose."""
    bans: int
    """Units banned, discarded, taken or sent back."""
    drawn: int
    """Elite Units drawn, less those discarded."""
    boost: int
    """Symbols counted more for a confrontation."""

    def vector(self) -> tuple[float, ...]:
        """Return all as numbers, in the order of `NAMES`."""
        found: list[float] = [float(self.kind == kind) for kind in KINDS]
        found += map(float, self.symbols)
        found += [float(getattr(self, name)) for name in COUNTS]
        found += [float(happening in self.triggers) for happening in HAPPENINGS]
        found += [float(verb in self.verbs) for verb in VERBS]
        return tuple(found)


COUNTS = tuple(
    name
    for name in CardFeatures.__struct_fields__
    if name not in ("kind", "symbols", "triggers", "verbs")
)
NAMES = (
    *(f"kind:{kind}" for kind in KINDS),
    *(f"symbols:{attribute}" for attribute in ATTRIBUTES),
    *COUNTS,
    *(f"trigger:{happening}" for happening in HAPPENINGS),
    *(f"verb:{verb}" for verb in VERBS),
)
"""What the numbers of a vector are."""


def features(card: Card) -> CardFeatures:
    """Return the features of a card; worked out anew each time, so keep what you need often.

    >>> from ludotheque.games.elekt.cards import BOXES
    >>> forger = features(BOXES["fr"]["forger-of-history"])
    >>> forger.immediate, forger.price, forger.sacrifice, sorted(forger.verbs)
    (1, 3, 1, ['take-card'])
    >>> len(forger.vector()) == len(NAMES)
    True
    """
    abilities = card.abilities
    sums = dict.fromkeys(("amber", "tokens", "removed", "bans", "drawn", "boost"), 0)
    for ability in abilities:
        for effect in ability.do:
            name, amount = _worth(effect, ability)
            if name:
                sums[name] += amount
    prices = [min(map(_price, ability.cost), default=(0, 0)) for ability in abilities]
    return CardFeatures(
        kind=card.kind,
        symbols=card.symbols,
        titles=card.titles,
        immediate=sum(ability.mode == "immediate" for ability in abilities),
        waiting=sum(ability.when is not None for ability in abilities),
        standing=sum(bool(ability.rules) for ability in abilities),
        optional=sum(ability.optional for ability in abilities),
        triggers=frozenset(a.when.happens for a in abilities if a.when is not None),
        verbs=frozenset(_verb(part) for a in abilities for part in (*a.do, *a.rules)),
        price=sum(paid for paid, _ in prices),
        sacrifice=sum(given for _, given in prices),
        **sums,
    )


def _verb(part: Any) -> str:
    return str(part.__struct_config__.tag)


def _price(price: costs.Price) -> tuple[int, int]:
    """Return Amber, and other things given up."""
    paid = sum(payment.amount for payment in price if isinstance(payment, costs.SpendAmber))
    given = 0
    for payment in price:
        match payment:
            case costs.DiscardUnits(amount):
                given += amount
            case costs.DiscardThis() | costs.RemoveToken():
                given += 1
            case costs.SpendAmber():
                pass
    return paid, given


def _worth(effect: Effect, ability: Ability) -> tuple[str, int]:
    """Return which number an effect adds to, and how much."""
    match effect:
        case token.Attach(_, to, amount):
            return "tokens", amount * _many(to)
        case token.Remove(units):
            return ("tokens", -1) if units.owner == "you" else ("removed", 1)
        case token.Carry(units):
            return ("tokens", 0) if units.owner == "you" else ("removed", 1)
        case amber.Gain(amount, who):
            return "amber", amount * _side(who, ability)
        case amber.Lose(amount, who):
            return "amber", -amount * _side(who, ability)
        case amber.Take(amount):
            return "amber", 2 * amount
        case bans.Ban(units) | moving.Discard(units) | moving.ReturnToHand(units):
            return "bans", _many(units) * (-1 if units.owner == "you" else 1)
        case moving.Seize(units):
            return "bans", _many(units)
        case holdings.DrawUnits(amount):
            return "drawn", amount
        case holdings.DiscardFromHand(amount, who):
            return "drawn", -amount * _side(who, ability)
        case confronting.Boost(amount):
            return "boost", amount
        case _:
            return "", 0


def _many(units: Units) -> int:
    return SEVERAL if units.which in ("every", "every-other") else 1


def _side(who: str, ability: Ability) -> int:
    """Return 1 for what happens to oneself, -1 for what happens to opponents, 0 for everybody."""
    if who == "that-player":
        opponent = ability.when is not None and ability.when.who == "opponent"
        return -1 if opponent else 1
    return {"you": 1, "each-opponent": -1}.get(who, 0)
