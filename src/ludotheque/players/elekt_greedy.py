"""`greedy` for Elekt: looks at what each answer leads to, and takes what looks best.

It imagines a State that fits what its seat may know, tries the answers that can be best there
(`elekt_options.py`), and judges what comes of each (`elekt_judge.py`). Questions that follow at
once from its own answer (whom to ban, where the token goes) it answers in the same way before it
judges; of the others it expects that they protect their Units.
"""

from __future__ import annotations

from random import Random

from ludotheque.games.elekt import actions
from ludotheque.games.elekt.game import ELEKT
from ludotheque.games.elekt.pieces import MOST_ASSIGNED
from ludotheque.games.elekt.state import ElektState
from ludotheque.games.elekt.view import ElektView
from ludotheque.players.elekt_judge import Judge, average_elite, worth
from ludotheque.players.elekt_options import options_to_try
from ludotheque.players.player import Budget, Player, Thought
from ludotheque.table import CHANCE, Action, Decision, Phrase, Seat

DEPTH = 3
"""So many questions in a row are looked through."""
REPLIES = 3
"""So many cards of the Coalition are tried in reply to an answer."""
CHANCE_DECIDES = (CHANCE,)
TURN = 3.0
"""What each turn is worth that one gives up by passing."""
NOT_LOOKED_THROUGH = ("assign", "sceptre")
"""Questions of a new turn: judged before, not answered."""


class GreedyElekt(Player):
    """Plays Elekt by looking one answer ahead."""

    def think(
        self, view: ElektView, decision: Decision, budget: Budget, generator: Random
    ) -> Thought:
        """Answer with what leads to the best-looking State; equal ones by the order of the list."""
        if len(decision.actions) == 1:
            return Thought(decision.actions[0], Phrase("greedy-elekt-only"))
        state = ELEKT.imagine(view, generator)
        if state.question is not None and state.question.together:
            action = enlist(state, decision.seat)
        else:
            action, _ = best_answer(state, Judge(state, decision.seat), DEPTH)
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


def best_answer(state: ElektState, judge: Judge, depth: int) -> tuple[Action, float]:
    """Try the answers; return the best one, and what it is worth."""
    best: tuple[Action, float] | None = None
    contest, seat = state.contest, judge.seat
    for action in options_to_try(state, judge, state.decision(seat).actions):
        trial = state.copy()
        trial.apply(seat, action)
        if trial.deciders == CHANCE_DECIDES and trial.solo:
            value = after_replies(trial, judge)
        elif contest is None or trial.contest == contest:
            value = look_through(trial, judge, depth - 1)
        else:
            value = judge.value(trial)
        if action == actions.PASS:
            value -= TURN * (MOST_ASSIGNED - state.assigned[seat])
        if best is None or value > best[1]:
            best = (action, value)
    assert best is not None
    return best


def look_through(state: ElektState, judge: Judge, depth: int) -> float:
    """Judge a State, after answering the questions that follow at once."""
    pending = state.pending
    if depth > 0 and pending is not None:
        if pending.seat == judge.seat and pending.kind not in NOT_LOOKED_THROUGH:
            return best_answer(state, judge, depth)[1]
        if pending.kind == "protect":
            state.apply(pending.seat, actions.PROTECT)
            return look_through(state, judge, depth - 1)
    return judge.value(state)


def after_replies(state: ElektState, judge: Judge) -> float:
    """Judge what the Coalition's next card leads to, on average of some that it may draw."""
    options = state.decision(CHANCE).actions
    step = max(1, len(options) // REPLIES)
    values = []
    for reply in options[::step][:REPLIES]:
        trial = state.copy()
        trial.apply(CHANCE, reply)
        values.append(judge.value(trial))
    return sum(values) / len(values)


def enlist(state: ElektState, seat: Seat) -> Action:
    """Keep the better of two Units, or hope for an average one."""
    legal = state.decision(seat).actions
    dealt = state.dealt[seat]
    best = max(range(len(dealt)), key=lambda number: worth(dealt[number]))
    hope = average_elite(state.settings.edition)
    return legal[best] if worth(dealt[best]) >= hope - 0.5 else legal[-1]
