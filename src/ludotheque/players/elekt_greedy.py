"""`greedy` for Elekt: looks at what each answer leads to, and takes what looks best.

It imagines a State that fits what its seat may know, tries every answer there, and adds up what it
sees: Titles, the chance of each card that is still to be won, Units, Amber. Questions that follow
at once from its own answer (whom to ban, where the token goes) it answers in the same way before it
judges.
"""

from __future__ import annotations

from functools import cache
from math import exp
from random import Random

from ludotheque.games.elekt.asking import count, rules_in
from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.confrontation import Confrontation, ResolveZone
from ludotheque.games.elekt.game import ELEKT
from ludotheque.games.elekt.pieces import AUTHORITY, MOST_AMBER, PRIVILEGE
from ludotheque.games.elekt.state import ElektState
from ludotheque.games.elekt.view import ElektView
from ludotheque.players.player import Budget, Player, Thought
from ludotheque.table import Action, Decision, Phrase, Seat

WON = 1000.0
TITLE = 10.0
PRIVILEGE_CARD = 5.0
"""A Privilege, and the right to give the Sceptre."""
WIN = (3.0, 1.5, 4.0)
"""What winning Mysticality, Duplicity and Brutality in a zone is worth."""
AMBER = 1.4
SPREAD = 1.3
"""Symbols by which one must be ahead to be fairly sure."""
LATER_SPREAD = 0.9
"""More of that for every Unit that the others can still assign."""
DEPTH = 3
"""So many own questions in a row are looked through."""


class GreedyElekt(Player):
    """Plays Elekt by looking one answer ahead."""

    def think(
        self, view: ElektView, decision: Decision, budget: Budget, generator: Random
    ) -> Thought:
        """Answer with what leads to the best-looking State; equal ones by the order of the list."""
        if len(decision.actions) == 1:
            return Thought(decision.actions[0], Phrase("greedy-elekt-only"))
        state = ELEKT.imagine(view, generator)
        action, _ = best_answer(state, decision.seat, DEPTH)
        return Thought(action, Phrase(REASONS.get(decision.kind, "greedy-elekt-best")))


REASONS = {
    "assign": "greedy-elekt-assign",
    "attach": "greedy-elekt-attach",
    "ban": "greedy-elekt-ban",
    "ban-unit": "greedy-elekt-ban",
    "enlist": "greedy-elekt-enlist",
    "protect": "greedy-elekt-protect",
    "swap": "greedy-elekt-swap",
    "use": "greedy-elekt-use",
}
"""What it says of its answer, by the kind of question."""


def best_answer(state: ElektState, seat: Seat, depth: int) -> tuple[Action, float]:
    """Try every answer; return the best one, and what it is worth."""
    best: tuple[Action, float] | None = None
    if state.question is not None and state.question.together:
        return _enlist(state, seat)
    for action in state.decision(seat).actions:
        trial = state.copy()
        trial.apply(seat, action)
        value = look_through(trial, seat, depth - 1)
        if best is None or value > best[1]:
            best = (action, value)
    assert best is not None
    return best


def look_through(state: ElektState, seat: Seat, depth: int) -> float:
    """Judge a State, after answering one's own questions that follow at once."""
    pending = state.pending
    own = state.deciders == (seat,) and pending is not None
    if depth > 0 and own and pending is not None and pending.kind not in ("assign", "sceptre"):
        return best_answer(state, seat, depth)[1]
    return judge(state, seat)


def _enlist(state: ElektState, seat: Seat) -> tuple[Action, float]:
    """Keep the better of two Units, or hope for an average one."""
    actions = state.decision(seat).actions
    dealt = state.dealt[seat]
    worths = [worth(card) for card in dealt]
    best = max(range(len(dealt)), key=worths.__getitem__)
    average = _average(state.settings.edition)
    chosen = best if worths[best] >= average - 0.5 else len(actions) - 1
    return actions[chosen], worths[best]


def judge(state: ElektState, seat: Seat) -> float:
    """Add up how a State looks for a seat."""
    if state.winner is not None:
        return WON if state.winner == seat else -WON
    others = [Seat(other) for other in range(state.sides) if other != seat]
    value = holdings(state, seat) - max(holdings(state, other) for other in others)
    for zone, attributes in still_to_come(state).items():
        value += zone_value(state, seat, zone, attributes)
    return value


def holdings(state: ElektState, seat: Seat) -> float:
    """What a side has: Titles, Amber, Units in hand and on the table."""
    amber = state.amber[seat]
    if state.phase in ("assignment", "confrontation"):
        amber = min(MOST_AMBER, amber + len(state.row(PRIVILEGE, seat)))
    privileges = sum(card.kind == "privilege" for card in state.won[seat])
    units = sum(worth(card) for card in state.hands[seat])
    units += sum(worth(card) for zone in range(3) for card in state.row(zone, seat))
    return TITLE * state.titles(seat) + 2.0 * privileges + AMBER * amber + 0.6 * units


def still_to_come(state: ElektState) -> dict[int, list[int]]:
    """Find which confrontations of which zones are still to be held this round."""
    if state.phase == "assignment":
        return {0: [0, 1, 2, 3], 1: [0, 1, 2, 3], 2: [0, 1, 2, 3]}
    found: dict[int, list[int]] = {}
    if state.contest is not None:
        found.setdefault(state.contest[0], []).append(state.contest[1])
    for step in state.agenda:
        if isinstance(step, ResolveZone):
            found[step.zone] = [0, 1, 2, 3]
        elif isinstance(step, Confrontation):
            found.setdefault(step.zone, []).append(step.attribute)
    return found


def zone_value(state: ElektState, seat: Seat, zone: int, attributes: list[int]) -> float:
    """What the confrontations of a zone are worth: each prize by the chance to win it."""
    rules = rules_in(state, zone)
    face = state.face[zone]
    prize = 0.0
    if face is not None:
        prize = PRIVILEGE_CARD if face.kind == "privilege" else TITLE * face.titles
    spread = SPREAD + LATER_SPREAD * _assignments_left(state)
    value = 0.0
    for attribute in attributes:
        counts = [
            count(state, zone, Seat(side), attribute, rules) if state.row(zone, side) else -1
            for side in range(state.sides)
        ]
        own = counts[seat]
        best = max(counts[other] for other in range(state.sides) if other != seat)
        worth_of = prize if attribute == AUTHORITY else WIN[attribute]
        margin = float(own - best)
        if attribute == AUTHORITY and own == best:
            margin += 0.4 if state.rank(seat) == 0 else -0.4
        elif attribute != AUTHORITY and own <= 0:
            margin -= 1
        chance = 1 / (1 + exp(-margin / spread))
        value += worth_of * (2 * chance - 1)
    return value


def _assignments_left(state: ElektState) -> float:
    """How many Units may still come, on average of the sides, to blur what is seen now."""
    if state.phase != "assignment":
        return 0.0
    left = sum(5 - n for side, n in enumerate(state.assigned) if side not in state.passed)
    return left / (3 * state.sides)


@cache
def worth(card: Card) -> float:
    """What a Unit is worth in the long run: its symbols, and something for its abilities."""
    mysticality, duplicity, brutality, authority = card.symbols
    symbols = 1.0 * mysticality + 0.7 * duplicity + 1.1 * brutality + 1.3 * authority
    return symbols + 0.8 * len(card.abilities) + (0.5 if card.kind == "basic" else 0.0)


@cache
def _average(edition: str) -> float:
    from ludotheque.games.elekt.cards import BOXES

    elites = [card for card in BOXES[edition].values() if card.kind == "elite"]
    return sum(worth(card) for card in elites) / len(elites)
