"""Games of Elekt between the best players, and what is counted in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

import ludotheque
from ludotheque.games.elekt import events
from ludotheque.games.elekt.asking import InForce, changes, rules_in
from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.pieces import ATTRIBUTES, MOST_ASSIGNED, ZONES
from ludotheque.games.elekt.state import ElektState
from ludotheque.games.elekt.vocabulary import modifiers as rule
from ludotheque.players import Budget, best_for, load_player
from ludotheque.table import Event, Match, Seat

ELEKT = ludotheque.load("elekt")


class Setting(msgspec.Struct, frozen=True):
    """What is played: the number of seats and the options that matter."""

    seats: int
    edition: str = "fr"
    difficulty: str = "medium"

    @property
    def options(self) -> dict[str, str]:
        """The options of a match; an option of solo is one of no other game."""
        if self.seats == 1:
            return {"solo_difficulty": self.difficulty}
        return {"edition": self.edition}

    @property
    def name(self) -> str:
        """The setting in words."""
        if self.seats == 1:
            return f"solo, {self.difficulty}"
        return f"{self.seats} seats, edition {self.edition}"


class Tally(msgspec.Struct):
    """What came of some games; cards stand by the ids of the box."""

    games: int = 0
    rounds: int = 0
    decisions: int = 0
    ends: Counter[str] = msgspec.field(default_factory=Counter)
    winners: Counter[int] = msgspec.field(default_factory=Counter)
    """Games won by each seat; in solo 1 is the Coalition."""
    first: Counter[int] = msgspec.field(default_factory=Counter)
    """Games in which each seat had the first Sceptre."""
    first_won: int = 0
    """Games won by whoever had it."""
    came_up: Counter[str] = msgspec.field(default_factory=Counter)
    played: Counter[str] = msgspec.field(default_factory=Counter)
    """Units: assigned or placed; cards of zones: obtained."""
    worked: Counter[str] = msgspec.field(default_factory=Counter)
    """Times that an ability of a card was used, or a rule of it changed something."""
    held: Counter[str] = msgspec.field(default_factory=Counter)
    """Hands in which an Elite Unit has been at some time."""
    held_won: Counter[str] = msgspec.field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Add what came of other games."""
        for name in self.__struct_fields__:
            value = getattr(other, name)
            if isinstance(value, Counter):
                getattr(self, name).update(value)
            else:
                setattr(self, name, getattr(self, name) + value)


def play_games(setting: Setting, numbers: Iterable[int], seed: int) -> Tally:
    """Play the games with these numbers; a number and the seed make the game."""
    tally = Tally()
    for number in numbers:
        tally.add(play_game(setting, f"{seed}/{setting.name}/{number}"))
    return tally


def play_game(setting: Setting, seed: str) -> Tally:
    """Play one game between equals."""
    generator = Random(seed)
    match = ELEKT.start(setting.seats, seed=generator.getrandbits(64), **setting.options)
    observer = Observer(match)
    match.listen(observer.see)
    for card in match.state.face:  # turned up before anybody listened
        if card is not None:
            observer.tally.came_up[card.entry.id] += 1
    player = load_player(best_for("elekt"), "elekt")
    budget = Budget()
    decisions = 0
    while not match.over:
        for seat in match.deciders:
            decision = match.decision(seat)
            thought = player.think(match.view(seat), decision, budget, generator)
            match.play(seat, thought.action)
            decisions += 1
    return observer.finished(decisions)


class Observer:
    """Watches a match and counts."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self.match = match
        self.tally = Tally(games=1)
        self.first: Seat | None = None
        self.held: set[tuple[Seat, str]] = set()

    @property
    def state(self) -> ElektState:
        state = self.match.state
        assert isinstance(state, ElektState)
        return state

    def see(self, event: Event) -> None:
        """Count what an event tells."""
        tally = self.tally
        match event:
            case events.RoundBegins() if self.first is None:
                self.first = self.state.holder
            case events.CardRevealed():
                tally.came_up[event.card.entry.id] += 1
            case events.Assigned() | events.UnitPlaced() | events.CardObtained():
                tally.played[event.card.entry.id] += 1
            case events.AbilityUsed():
                tally.worked[event.card.entry.id] += 1
            case events.Enlisted() | events.EliteDrawn() | events.UnitReturned():
                if event.card is not None and event.card.kind == "elite":
                    self.held.add((event.seat, event.card.id))
            case events.ConfrontationHeld():
                self._look_at_rules(event)
            case events.BanNamed():
                self._look_at_protection(event.card)
            case _:
                pass

    def _look_at_rules(self, held: events.ConfrontationHeld) -> None:
        zone = ZONES.index(held.zone)
        for force in rules_in(self.state, zone):
            if took_effect(self.state, zone, force, held):
                self.tally.worked[force.context.source.entry.id] += 1

    def _look_at_protection(self, target: Card) -> None:
        state = self.state
        zone = state.zone_of(target)
        assert zone is not None
        for force in rules_in(state, zone, "protection"):
            assert isinstance(force.rule, rule.Protection)
            units, source = force.rule.units, force.context.source
            named = target is source if units.which == "this" else (
                units.fits(state, force.context, target)
            )  # fmt: skip
            if named:
                self.tally.worked[source.entry.id] += 1

    def finished(self, decisions: int) -> Tally:
        """Add what only the end tells."""
        state, tally = self.state, self.tally
        outcome = state.outcome
        assert outcome is not None and state.winner is not None and self.first is not None
        tally.rounds = state.round
        tally.decisions = decisions
        tally.ends[outcome.reason] += 1
        tally.winners[state.winner] += 1
        tally.first[self.first] += 1
        tally.first_won = int(self.first == state.winner)
        for seat, card in self.held:
            if seat < state.settings.seats:  # not the Coalition's
                tally.held[card] += 1
                tally.held_won[card] += seat == state.winner
        return tally


def took_effect(
    state: ElektState, zone: int, force: InForce, held: events.ConfrontationHeld
) -> bool:
    """Whether a rule of a card has changed something about a confrontation."""
    modifier, owner = force.rule, force.context.seat
    match modifier:
        case rule.More() | rule.MoreFor() | rule.CountsAlso() | rule.Without():
            kind = ATTRIBUTES.index(held.attribute)
            sides = range(state.sides)
            return any(any(changes(state, zone, Seat(s), kind, [force])) for s in sides)
        case rule.NobodyWins() | rule.StaysOut():
            return modifier.attribute == held.attribute
        case rule.WinsTies():
            return modifier.attribute == held.attribute and tied(held.counts)
        case rule.SameKinds():
            return held.attribute == "M" and held.winner == owner
        case rule.Room():
            crowded = any(
                len(state.row(zone, side)) > state.settings.room for side in range(state.sides)
            )
            return modifier.amount < 0 or crowded
        case rule.Assignments():
            return state.assigned[owner] > MOST_ASSIGNED
        case rule.Protection():
            return False  # looked at when a ban is named
        case _:
            return True


def tied(counts: Sequence[int]) -> bool:
    """Whether several have the most."""
    return counts.count(max(counts)) > 1
