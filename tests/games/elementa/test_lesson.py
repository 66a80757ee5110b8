"""The tutorial of Elementa: the learner comes first whenever two are equal."""

from __future__ import annotations

from random import Random

from ludotheque.games.elementa import ELEMENTA
from ludotheque.games.elementa.events import LotDrawn
from ludotheque.table import CHANCE
from tests.games.elementa.playing import begun


def lots_of_a_lesson(seed: int) -> list[LotDrawn]:
    """Play a lesson in which both answer as they like; return its lots."""
    match, lots = begun(), []
    generator, answers = Random(seed), iter(ELEMENTA.lesson)
    match.listen(lambda event: lots.append(event) if isinstance(event, LotDrawn) else None)
    while not match.over:
        seat = match.deciders[0]
        decision = match.decision(seat)
        if seat == CHANCE:
            action = ELEMENTA.parse(next(answers))
            assert decision.accepts(action)
        else:
            action = decision.draw(generator)
        match.play(seat, action)
    return lots


def test_every_lot_lets_the_learner_begin() -> None:
    # Two are seldom equal where it matters, and in many a match never: hence several.
    lots = [lot for seed in range(10) for lot in lots_of_a_lesson(seed)]
    assert len(lots) > 5
    assert {lot.order for lot in lots} == {(0, 1)}
