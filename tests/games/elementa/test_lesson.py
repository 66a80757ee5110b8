"""The tutorial of Elementa: the learner comes first whenever two are equal."""

from __future__ import annotations

from random import Random

from ludotheque.games.elementa import ELEMENTA
from ludotheque.games.elementa.events import LotDrawn
from ludotheque.table import CHANCE, Match


def test_every_lot_lets_the_learner_begin() -> None:
    options = ELEMENTA.read_options({})
    match = Match(ELEMENTA, ELEMENTA.begin(2, options), options, 2)
    generator, answers, orders = Random(4), iter(ELEMENTA.lesson), []
    match.listen(lambda event: orders.append(event) if isinstance(event, LotDrawn) else None)
    while not match.over:
        seat = match.deciders[0]
        decision = match.decision(seat)
        if seat == CHANCE:
            action = ELEMENTA.parse(next(answers))
            assert decision.accepts(action)
        else:
            action = decision.draw(generator)
        match.play(seat, action)
    assert orders
    assert {event.order for event in orders} == {(0, 1)}
