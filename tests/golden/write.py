"""What a golden playthrough shows: each question with its legal answers, the answer, the events."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

import ludotheque
from ludotheque.players import Budget, load_player
from ludotheque.table import CHANCE, Event, Match, seat_text
from ludotheque.texts import ENGLISH

HERE = Path(__file__).parent


class Plan(msgspec.Struct, frozen=True):
    """One match: the game, the seed, who plays on all seats, how many there are, the options."""

    game: str
    seed: int
    player: str
    seats: int = 2
    options: dict[str, Any] = {}


GOLDEN = {
    "claim-random.txt": Plan("claim", 1, "random"),
    "claim-greedy.txt": Plan("claim", 2, "greedy", options={"first_leader": 1}),
    "elekt-two.txt": Plan("elekt", 1, "random"),
    "elekt-four.txt": Plan("elekt", 2, "random", 4, {"edition": "pl"}),
    "elekt-solo.txt": Plan("elekt", 3, "random", 1, {"solo_difficulty": "hard"}),
    "elementa-two.txt": Plan("elementa", 1, "random"),
    "elementa-three.txt": Plan("elementa", 2, "random", 3, {"discards": "open"}),
}


def playthrough(plan: Plan) -> str:
    game = ludotheque.load(plan.game)
    chosen = game.read_options(plan.options)
    match = Match(game, game.begin(plan.seats, chosen), chosen, plan.seats)
    events: list[Event] = []
    match.listen(events.append)
    generator = Random(plan.seed)
    answers = load_player(plan.player, plan.game)
    lines = [f"{plan.game}, seed {plan.seed}, options {chosen}, played by {plan.player}"]
    while not match.over:
        seat = match.deciders[0]
        decision = match.decision(seat)
        if seat == CHANCE:
            action = decision.draw(generator)
        else:
            action = answers.think(match.view(seat), decision, Budget(), generator).action
            listed = _listed(plan.game, [game.notate(legal) for legal in decision.actions])
            lines.append(f"\n{decision.kind} {seat_text(seat)}: {listed}")
        lines.append(f"{seat_text(seat)}> {game.notate(action)}")
        match.play(seat, action)
        lines += [f"    {ENGLISH.say(event.phrase(plan.game))}" for event in events]
        events.clear()
    outcome = match.outcome
    assert outcome is not None
    lines += ["", f"scores {outcome.scores}, ranking {outcome.ranking}, {outcome.reason}", ""]
    return "\n".join(lines)


def _listed(game: str, answers: list[str]) -> str:
    """Write the legal answers; those of several words are kept apart."""
    return (" " if game == "claim" else " | ").join(answers)
