"""A million random decisions in games of Elementa, for two to four players.

Every other answer to the question for a deck is one made of any cards, so that all of them meet;
divisions are drawn from all that there are; sometimes resources are changed while a card is laid.
"""

from __future__ import annotations

from random import Random

from bench.decisions import Million, Options, draw_listed, tables
from bench.elementa_invariants import Watch
from bench.elementa_ledger import CREATURES, DECK, ENVIRONMENTS
from ludotheque.games.elementa.actions import ChooseDeck, Lay, Units
from ludotheque.games.elementa.deciding import Offers
from ludotheque.games.elementa.elements import Counts
from ludotheque.games.elementa.game import ELEMENTA
from ludotheque.games.elementa.state import ElementaState
from ludotheque.table import Action, Decision

OWN_DECKS = 0.5
NO_ENVIRONMENT = 0.1
CHANGES = 0.1
"""How often resources are changed with a card that is laid."""


def draw(decision: Decision, generator: Random) -> Action:
    """Choose an answer, also one that the rules accept and no list could hold."""
    if decision.kind == "deck" and generator.random() < OWN_DECKS:
        return ChooseDeck(random_deck(generator))
    if decision.kind == "divide":
        return decision.draw(generator)
    action = draw_listed(decision, generator)
    if isinstance(action, Lay) and generator.random() < CHANGES:
        assert isinstance(decision.actions, Offers)
        return Lay(action.card, some_of(decision.actions.units, generator))
    return action


def random_deck(generator: Random) -> str:
    """Write a deck of any sixteen creatures, and mostly an environment (1.3 to 1.7)."""
    copies = [id for id, card in CREATURES.items() for _ in range(1 if card.unique else 2)]
    cards = generator.sample(copies, DECK)
    if generator.random() >= NO_ENVIRONMENT:
        cards.insert(0, generator.choice([*ENVIRONMENTS]))
    return " ".join(f"{id}*{cards.count(id)}" for id in dict.fromkeys(cards))


def some_of(units: Units, generator: Random) -> Units:
    """Draw some of the units that a player has, or none."""

    def part(counts: Counts) -> Counts:
        fire, water, earth, air = (generator.randint(0, count) for count in counts)
        return fire, water, earth, air

    return Units(part(units.cards), part(units.temporary))


def sort_of(options: Options) -> str:
    """Name how the discards lie."""
    return f"discards {options['discards']}"


def shared(state: ElementaState) -> bool:
    """Whether several have won the game (R85)."""
    return state.outcome is not None and len(state.outcome.ranking[0]) > 1


MILLION = Million(
    name="Elementa",
    tables=tables(ELEMENTA),
    watch=Watch,
    sort=sort_of,
    mark="shared",
    marked=shared,
    draw=draw,
)
