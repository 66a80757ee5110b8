"""How a State of Elekt looks for one seat, as a number: what `greedy` compares.

What everybody has (Titles, Privileges, Amber, Units) is added up. For each zone that is still to be
resolved, the confrontations are gone through in their order: how far one is ahead gives the chance
to win each, and winning an early one helps in the later ones.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Any

from ludotheque.games.elekt.asking import InForce, concerns, count, has_rule, rules_in
from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.cards import BOXES
from ludotheque.games.elekt.confrontation import Confrontation, ResolveZone
from ludotheque.games.elekt.pieces import (
    ATTRIBUTES,
    AUTHORITY,
    COALITION,
    MOST_AMBER,
    NONE,
    PRIVILEGE,
    ROUNDS,
    Symbols,
)
from ludotheque.games.elekt.state import ElektState
from ludotheque.games.elekt.vocabulary import modifiers as rule
from ludotheque.games.elekt.vocabulary.effects import Effect
from ludotheque.games.elekt.vocabulary.modifiers import point_of
from ludotheque.table import Seat

WON = 1000.0
TITLE = 10.0
LAST_TITLE = 12.0
"""On top, for a card that would win the game."""
PRIVILEGE_CARD = 5.0
"""A Privilege, and the right to give the Sceptre."""
WIN = (0.8, 0.8, 2.4, 0.0)
"""What winning a confrontation is worth beyond what it does for the later ones and the prize."""
HELPS = ((0.0, 0.5, 1.2, 1.4), (0.0, 0.0, 0.1, 0.3), (0.0, 0.0, 0.0, 2.4), NONE)
"""Symbols by which winning one confrontation brings one ahead in another."""
AMBER = 1.5
UNIT = 0.6
"""For each point of `worth`."""
SCEPTRE = 1.0
LEADER = 0.7
"""How much of what the others have is what the first of them has."""
SPREAD = 0.6
"""Symbols by which one must be ahead to be fairly sure."""
NOW = 0.2
"""The same in the confrontation that is being held: what counts is there."""
LATER_SPREAD = 0.9
"""More of that for every Unit that the others can still assign."""
ALL = (0, 1, 2, 3)

Counts = list[list[int]]
"""Of each attribute what each side counts; -1 for a side that takes no part."""


class Judge:
    """Judges States that follow from one: what stays the same in a zone is judged once."""

    def __init__(self, state: ElektState, seat: Seat) -> None:
        self.seat = seat
        self.others = [Seat(other) for other in range(state.sides) if other != seat]
        self.spread = SPREAD + LATER_SPREAD * assignments_left(state)
        self.worths = worths_of(state)
        self._known: dict[Any, float] = {}

    def value(self, state: ElektState) -> float:
        """Add up how a State looks."""
        if state.winner is not None:
            return WON if state.winner == self.seat else -WON
        theirs = [self.holdings(state, other) for other in self.others]
        value = self.holdings(state, self.seat)
        value -= LEADER * max(theirs) + (1 - LEADER) * sum(theirs) / len(theirs)
        for zone, attributes in still_to_come(state).items():
            value += self.zone(state, zone, attributes)
        return value

    def zone(self, state: ElektState, zone: int, attributes: tuple[int, ...]) -> float:
        """What the confrontations of a zone are worth, as last found for the same Units there."""
        start = zone * state.sides
        rows = state.rows[start : start + state.sides]
        tokens = state.tokens
        on_units = tuple([tokens.get(unit) for row in rows for unit in row]) if tokens else ()
        key = (
            zone, attributes, *rows, on_units, state.face[zone], tuple(map(len, state.won)),
            state.silenced, state.boosts, state.contest, state.holder, state.direction,
        )  # fmt: skip
        value = self._known.get(key)
        if value is None:
            rules = rules_in(state, zone)
            counts = counts_in(state, zone, rules)
            value = self._known[key] = self.chances(state, zone, attributes, counts, rules)
        return value

    def holdings(self, state: ElektState, seat: Seat) -> float:
        """What a side has: Titles, Privileges, Amber, the Sceptre, Units in hand and in zones."""
        later = max(0.05, min(1.0, (ROUNDS - state.round) / 3))
        now = 0.4 if state.phase == "assignment" else 0.0
        amber = state.amber[seat]
        if state.phase in ("assignment", "confrontation"):
            amber = min(MOST_AMBER, amber + len(state.row(PRIVILEGE, seat)))
        value = TITLE * state.titles(seat)
        if state.solo and seat == COALITION:  # three Seals, or three Amber, are a Title
            value += TITLE / 3 * (state.seals + amber)
        else:
            value += AMBER * min(1.0, later + now) * amber
        worths = self.worths
        units = sum([worths[card.id] for card in state.hands[seat]])
        for row in state.rows[seat :: state.sides]:
            units += sum([worths[card.id] for card in row])
        privileges = sum([card.kind == "privilege" for card in state.won[seat]])
        value += later * (UNIT * units + PRIVILEGE_CARD * privileges / 2)
        if state.holder == seat:
            value += SCEPTRE
        return value

    def chances(
        self, state: ElektState, zone: int, attributes: tuple[int, ...], counts: Counts,
        rules: list[InForce], more: Symbols = NONE,
    ) -> float:  # fmt: skip
        """Go through the confrontations: each prize by the chances of winning and of losing it.

        `more`: symbols that a Unit yet to be assigned would bring.
        """
        seat = self.seat
        ahead = [0.0, 0.0, 0.0, 0.0]
        value = 0.0
        for attribute in attributes:
            if rules and has_rule(rules, rule.NobodyWins, attribute):
                continue
            found = counts[attribute]
            own = max(0, found[seat]) + more[attribute] if more is not NONE else found[seat]
            best = max([found[other] for other in self.others])
            margin = own - best + ahead[attribute]
            spread = NOW if state.contest == (zone, attribute) else self.spread
            if attribute == AUTHORITY:
                if own >= 0 or best >= 0:
                    mine, theirs = prizes(state, seat, zone)
                    lead = margin + _by_rank(state, seat, found, best, rules)
                    chance = _chance(lead / spread)
                    value += mine * chance - theirs * (1 - chance)
                continue
            chance = _chance((margin - (0.5 if own > 0 else 1.5)) / spread)
            risk = _chance((-margin - (0.5 if best > 0 else 1.5)) / spread)
            value += WIN[attribute] * (chance - risk)
            helps = HELPS[attribute]
            for later in range(attribute + 1, 4):
                ahead[later] += helps[later] * (chance - risk)
        return value


def still_to_come(state: ElektState) -> dict[int, tuple[int, ...]]:
    """Find which confrontations of which zones are still to be held this round."""
    if state.phase == "assignment":
        return {0: ALL, 1: ALL, 2: ALL}
    found: dict[int, tuple[int, ...]] = {}
    if state.contest is not None:
        found[state.contest[0]] = (state.contest[1],)
    for step in reversed(state.agenda):
        if isinstance(step, ResolveZone):
            found[step.zone] = ALL
        elif isinstance(step, Confrontation):
            found[step.zone] = (*found.get(step.zone, ()), step.attribute)
    return found


def counts_in(state: ElektState, zone: int, rules: list[InForce]) -> Counts:
    """Count all attributes for all sides; rules of cards are asked where there are any."""
    start = zone * state.sides
    tokens = state.tokens
    found: Counts = [[], [], [], []]
    for row in state.rows[start : start + state.sides]:
        symbols = [unit.symbols for unit in row]
        if tokens:
            symbols += [tokens[unit] for unit in row if unit in tokens]
        if row:
            for attribute in ALL:
                found[attribute].append(sum([each[attribute] for each in symbols]))
        else:
            for attribute in ALL:
                found[attribute].append(-1)
    for attribute in changed(state, zone, rules):
        counts = found[attribute]
        for side, symbols_there in enumerate(counts):
            seat = Seat(side)
            if symbols_there >= 0:
                out = _stays_out(rules, attribute, seat)
                counts[side] = -1 if out else count(state, zone, seat, attribute, rules)
    return found


def changed(state: ElektState, zone: int, rules: list[InForce]) -> list[int]:
    """List the attributes whose counts are not just what lies there."""
    points = {point_of(force.rule) for force in rules}
    if state.boosts and state.contest is not None and state.contest[0] == zone:
        points.add(ATTRIBUTES[state.contest[1]])
    return [attribute for attribute in ALL if ATTRIBUTES[attribute] in points] if points else []


def _stays_out(rules: list[InForce], attribute: int, seat: Seat) -> bool:
    return any(
        isinstance(force.rule, rule.StaysOut) and concerns(force, force.rule.who, seat)
        for force in has_rule(rules, rule.StaysOut, attribute)
    )


def _chance(lead: float) -> float:
    return 1 / (1 + exp(-lead)) if lead > -30 else 0.0


def _by_rank(
    state: ElektState, seat: Seat, found: list[int], best: int, rules: list[InForce]
) -> float:
    """Half a symbol for whoever would win a tie of Authority (8.15)."""
    for force in has_rule(rules, rule.WinsTies, AUTHORITY):
        return 0.5 if force.context.seat == seat else -0.5
    rank = state.rank(seat)
    rivals = [Seat(side) for side, other in enumerate(found) if side != seat and other == best]
    return 0.5 if all(rank < state.rank(rival) for rival in rivals) else -0.5


def prizes(state: ElektState, seat: Seat, zone: int) -> tuple[float, float]:
    """What the card of a zone is worth to a seat, and what it costs when another obtains it."""
    face = state.face[zone]
    sides = state.sides
    if zone == PRIVILEGE:
        mine = PRIVILEGE_CARD if face is not None else SCEPTRE
        return mine, TITLE if state.solo else mine / (sides - 1)
    if face is None:
        return 0.0, 0.0
    prize = TITLE * face.titles
    needed = state.titles_needed - face.titles
    lead = max([state.titles(other) for other in range(sides) if other != seat])
    mine = prize + (LAST_TITLE if state.titles(seat) >= needed else 0.0)
    theirs = prize + (LAST_TITLE if lead >= needed else 0.0)
    return mine, theirs / (sides - 1)


def assignments_left(state: ElektState) -> float:
    """How many Units may still come, on average of the sides, to blur what is seen now."""
    if state.phase != "assignment":
        return 0.0
    left = sum([5 - n for side, n in enumerate(state.assigned) if side not in state.passed])
    return left / (3 * state.sides)


SYMBOLS = {
    1: (1.2, 0.7, 1.5, 0.9),
    2: (1.4, 0.7, 1.5, 0.6),
    3: (1.1, 0.7, 1.2, 1.0),
    4: (0.9, 0.7, 1.1, 1.2),
}
"""What a symbol of each attribute is worth in the long run, by the number of seats.

Found from the win rates of hands: between two, tokens and bans decide; among many, the prize.
"""
DOES = {"take-card": 2.5, "carry": 1.8, "attach": 1.5, "ban": 1.2, "obtain-amber": 1.0}
"""What effects of abilities are worth."""
OTHER = 0.8
"""What any other is worth, and a symbol more that a rule gives."""
ALL_OF_THEM = 2.5
"""Units that are meant where a rule means every one."""
SHIELD = 0.5
"""That protection costs nothing."""


def worth(card: Card, seats: int) -> float:
    """What a Unit is worth in the long run: its symbols, and what its abilities do."""
    value = sum(n * each for n, each in zip(card.symbols, SYMBOLS[seats], strict=True))
    for ability in card.abilities:
        value += sum(DOES.get(_word(effect), OTHER) for effect in ability.do)
        value += sum(_worth_of_rule(each) for each in ability.rules)
    return value + (SHIELD if card.kind == "basic" else 0.0)


def _word(effect: Effect) -> str:
    return str(effect.__struct_config__.tag)


def _worth_of_rule(modifier: rule.Modifier) -> float:
    match modifier:
        case rule.StaysOut(who="you"):
            return 0.0
        case rule.Protection(cost=cost):
            return SHIELD if cost == 0 else 0.0
        case rule.More(amount=amount, units=units) if units.which in ("every", "every-other"):
            return OTHER * amount * ALL_OF_THEM
        case rule.More(amount=amount) | rule.MoreFor(amount=amount):
            return OTHER * amount
        case _:
            return OTHER


@cache
def _worths(edition: str, seats: int) -> dict[str, float]:
    return {card.id: worth(card, seats) for card in BOXES[edition].values()}


def worths_of(state: ElektState) -> dict[str, float]:
    """Return what each card is worth, by its id; a position may bring cards of its own."""
    settings = state.settings
    if state.cards is BOXES[settings.edition]:
        return _worths(settings.edition, settings.seats)
    return {card.id: worth(card, settings.seats) for card in state.cards.values()}


@cache
def average_elite(edition: str, seats: int) -> float:
    """What an unknown Elite Unit is worth."""
    elites = [card for card in BOXES[edition].values() if card.kind == "elite"]
    return sum(worth(card, seats) for card in elites) / len(elites)
