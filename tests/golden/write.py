"""What a golden playthrough shows: each question with its legal answers, the answer, the events."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import ludotheque
from ludotheque.players import Budget, load_player
from ludotheque.table import CHANCE, Event, Match, seat_text
from ludotheque.texts import ENGLISH

HERE = Path(__file__).parent
GOLDEN: dict[str, tuple[str, int, dict[str, Any], str]] = {
    "claim-random.txt": ("claim", 1, {}, "random"),
    "claim-greedy.txt": ("claim", 2, {"first_leader": 1}, "greedy"),
}


def playthrough(name: str, seed: int, options: dict[str, Any], player: str) -> str:
    game = ludotheque.load(name)
    chosen = game.read_options(options)
    seats = game.read_seats(None)
    match = Match(game, game.begin(seats, chosen), chosen, seats)
    events: list[Event] = []
    match.listen(events.append)
    generator = Random(seed)
    answers = load_player(player, name)
    lines = [f"{name}, seed {seed}, options {chosen}, played by {player}"]
    while not match.over:
        seat = match.deciders[0]
        decision = match.decision(seat)
        if seat == CHANCE:
            action = decision.draw(generator)
        else:
            action = answers.think(match.view(seat), decision, Budget(), generator).action
            listed = " ".join(game.notate(legal) for legal in decision.actions)
            lines.append(f"\n{decision.kind} {seat_text(seat)}: {listed}")
        lines.append(f"{seat_text(seat)}> {game.notate(action)}")
        match.play(seat, action)
        lines += [f"    {ENGLISH.say(event.phrase(name))}" for event in events]
        events.clear()
    outcome = match.outcome
    assert outcome is not None
    lines += ["", f"scores {outcome.scores}, ranking {outcome.ranking}, {outcome.reason}", ""]
    return "\n".join(lines)
