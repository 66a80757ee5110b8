"""What a card on the table is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal, Self

from ludotheque.games.elekt.pieces import ATTRIBUTES, Symbols, read_symbols
from ludotheque.games.elekt.vocabulary.modifiers import Modifier, Point, point_of
from ludotheque.table import Notated

if TYPE_CHECKING:
    from ludotheque.games.elekt.cards import CardEntry
    from ludotheque.games.elekt.vocabulary.ability import Ability

Kind = Literal["basic", "elite", "skirmish", "machination", "privilege"]


Rule = tuple["Ability", Modifier]
"""What a card changes, with the ability that says so."""


class Card(Notated):
    """One card on the table; there is one object for each, compared by its id."""

    __slots__ = (
        "abilities", "edition", "entry", "has_permanent", "hears_all", "id", "immediate", "kind",
        "names", "order", "rules", "symbols", "text", "titles", "triggers", "type",
    )  # fmt: skip
    text: str

    def __init__(self, id: str, kind: Kind, order: int, entry: CardEntry, edition: str) -> None:
        self.id = self.text = id
        self.names = entry.names
        self.kind = kind
        self.order = order
        self.entry = entry
        self.edition = edition
        self.type = entry.type
        self.symbols: Symbols = read_symbols(entry.symbols)
        self.titles = len(entry.titles)
        self.abilities = tuple(a for a in entry.abilities if a.edition in (None, edition))
        self.immediate = tuple(a for a in self.abilities if a.mode == "immediate")
        permanent = [a for a in self.abilities if a.mode == "permanent"]
        self.has_permanent = bool(permanent)
        self.rules: dict[Point, tuple[Rule, ...]] = _by_point(permanent)
        self.triggers: dict[str, tuple[Ability, ...]] = _by_trigger(permanent)
        self.hears_all = kind != "privilege" and any(
            ability.when is not None and ability.when.zone == "every" for ability in permanent
        )
        """Whether it waits for what happens in other zones, too; a Privilege lies in none."""

    def __eq__(self, other: object) -> bool:
        """Cards of both editions are the same card; which text holds is the State's business."""
        return self is other or (isinstance(other, Card) and other.id == self.id)

    def __hash__(self) -> int:
        return hash(self.id)

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the card of the box with this id; ValueError when there is none."""
        from ludotheque.games.elekt.cards import BOXES

        card = BOXES["fr"].get(text)
        if not isinstance(card, cls):
            raise ValueError(text)
        return card

    def __reduce__(self) -> tuple[Any, ...]:
        return (_card, (self.id, self.kind, self.order, self.entry, self.edition))


def _by_trigger(abilities: Iterable[Ability]) -> dict[str, tuple[Ability, ...]]:
    """Find abilities by what they wait for: `banned`, or with an attribute `won M`."""
    found: dict[str, tuple[Ability, ...]] = {}
    for ability in abilities:
        if ability.when is not None:
            happens, attribute = ability.when.happens, ability.when.attribute
            names = [f"{happens} {letter}" for letter in attribute or ATTRIBUTES]
            for name in names if attribute else [happens, *names]:
                found[name] = (*found.get(name, ()), ability)
    return found


def _by_point(abilities: Iterable[Ability]) -> dict[Point, tuple[Rule, ...]]:
    found: dict[Point, tuple[Rule, ...]] = {}
    for ability in abilities:
        for rule in ability.rules:
            for point in (point_of(rule), "every"):
                found[point] = (*found.get(point, ()), (ability, rule))
    return found


def _card(id: str, kind: Kind, order: int, entry: CardEntry, edition: str) -> Card:
    from ludotheque.games.elekt.cards import BOXES  # the box is made of these

    known = BOXES[edition].get(id)
    return (
        known
        if known is not None and known.entry == entry
        else Card(id, kind, order, entry, edition)
    )
