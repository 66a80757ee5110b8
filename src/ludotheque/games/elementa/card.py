"""What a creature card and an environment card are (ELEM-1.8 to ELEM-1.20)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, Self

from ludotheque.games.elementa.elements import Counts, read_counts
from ludotheque.games.elementa.ordering import NAMING, busy_in, mask_of, masks_of_steps
from ludotheque.games.elementa.vocabulary import (
    IN_COMBAT,
    Amount,
    Bonus,
    Choose,
    Compare,
    Condition,
    Count,
    DiscardUnits,
    Effect,
    GainUnits,
    Lose,
    LoseUnits,
    Moment,
    Take,
    Verb,
)
from ludotheque.table import Notated

if TYPE_CHECKING:
    from ludotheque.games.elementa.cards import BonusEntry, CardEntry, Names

EFFECTS = frozenset(IN_COMBAT)
Kind = Literal["creature", "environment"]
Side = Literal["victory", "defeat"]
VICTORY: Side = "victory"
DEFEAT: Side = "defeat"
Received = tuple[int, int, Counts, int]
"""A bonus: points, crystals, units, units of one's choice."""
Standing = tuple[tuple[tuple[Condition, ...], Any], ...]
"""Verbs that stand on a card, each with the conditions of its effect."""


class Card(Notated):
    """A creature or an environment. There is one object for each, whoever holds it: `card_of`."""

    __slots__ = (
        "bonuses", "busy", "cost", "crystal_cost", "defeat", "defeat_units", "effects", "entry",
        "id", "kind", "masks", "most", "order", "ordering", "power", "standing", "text", "touches",
        "touching", "victory", "victory_units",
    )  # fmt: skip
    text: str

    def __init__(self, kind: Kind, order: int, entry: CardEntry) -> None:
        self.id = self.text = entry.id
        self.kind = kind
        self.order = order
        self.entry = entry
        self.power = entry.power
        self.cost: Counts = read_counts(entry.cost)
        self.crystal_cost = entry.crystals
        self.victory = entry.victory
        self.defeat = entry.defeat
        self.victory_units: Counts = read_counts(entry.victory.units)
        self.defeat_units: Counts = read_counts(entry.defeat.units)
        self.bonuses: dict[Side, Received] = {
            VICTORY: _received(entry.victory, self.victory_units),
            DEFEAT: _received(entry.defeat, self.defeat_units),
        }
        self.most = 1 if entry.unique else 2
        """How many copies a deck may hold (1.6, 1.7)."""
        self.effects: dict[Moment, tuple[tuple[int, Effect], ...]] = {}
        for number, effect in enumerate(entry.effects):
            self.effects[effect.when] = (*self.effects.get(effect.when, ()), (number, effect))
        self.standing = _standing(effect for _, effect in self.effects.get("standing", ()))
        """What holds as long as it is played, or lies as an environment, by kind of verb (L14)."""
        self.touching = frozenset(e.when for e in entry.effects if touches(e))
        """Moments at which an effect reads resources or crystals, or takes some away (R43)."""
        self.touches = (
            bool(self.touching & EFFECTS),
            any(touches(effect) and comes_late(effect) for effect in entry.effects),
        )
        """The same for what comes after the payments of a combat, and for what comes at its end."""
        names = NAMING if entry.victory.any or entry.defeat.any else 0
        self.ordering = (
            masks_of_steps(entry.effects, EFFECTS) | names,
            masks_of_steps(entry.effects, frozenset(("after",))) | names,
        )
        """What depends on an order among players in these two parts of a combat (R43)."""
        self.busy = busy_in(self.effects, self.touches, self.ordering)
        """The steps of a combat that cannot be left out where it is played."""
        self.masks = tuple(mask_of(effect) for effect in entry.effects)
        """What of it depends on an order within its step, effect by effect (R63)."""

    @property
    def names(self) -> Names:
        """Its name in the three languages, by which texts call it."""
        return self.entry.names

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the card of the set with this id; ValueError when there is none."""
        from ludotheque.games.elementa.cards import CARDS

        card = CARDS.get(text)
        if not isinstance(card, cls):
            raise ValueError(text)
        return card

    def __reduce__(self) -> tuple[Any, ...]:
        return (card_of, (self.kind, self.order, self.entry))


def _received(bonus: BonusEntry, units: Counts) -> Received:
    return bonus.points, bonus.crystals, units, bonus.any


def _standing(effects: Iterable[Effect]) -> dict[type[Any], Standing]:
    found: dict[type[Any], Standing] = {}
    for effect in effects:
        for verb in effect.do:
            found[type(verb)] = (*found.get(type(verb), ()), (effect.only_if, verb))
    return found


def touches(effect: Effect) -> bool:
    """Whether an effect reads resources or crystals, or takes some away (R43)."""
    if effect.price is not None and effect.price.crystals:
        return True
    reads = ("crystals", "units")
    if any(isinstance(c, Compare) and c.number in reads for c in effect.only_if):
        return True
    return any(_verb_touches(verb) for verb in effect.do)


def comes_late(effect: Effect) -> bool:
    """Whether an effect is read after those of a combat have applied."""
    changes_bonuses = any(isinstance(verb, Bonus) for verb in effect.do)
    return effect.when == "after" or (effect.when == "standing" and changes_bonuses)


def _verb_touches(verb: Verb) -> bool:
    if isinstance(verb, Choose):
        return any(_verb_touches(part) for parts in verb.of for part in parts)
    amount: Amount = getattr(verb, "amount", 0)
    if isinstance(amount, Count) and amount.count in ("crystals", "units"):
        return True
    having = getattr(verb, "having", None)
    if having is not None and having.number in ("crystals", "units"):
        return True
    if isinstance(verb, GainUnits) and verb.element == "any":
        return verb.who not in ("you", "an-opponent")  # crystals decide who of them names first
    if isinstance(verb, Lose | Take):
        return verb.what == "crystals"
    return isinstance(verb, LoseUnits | DiscardUnits)


@lru_cache(maxsize=10_000)
def card_of(kind: Kind, order: int, entry: CardEntry) -> Card:
    """Return the card that an entry describes, always the same one."""
    return Card(kind, order, entry)
