"""The tutorial's deal."""

from __future__ import annotations

from ludotheque.games.elekt import lesson
from ludotheque.games.elekt.game import ELEKT
from ludotheque.table import CHANCE, Match
from tests.games.elekt.playing import P1, P2, ElektMatch


def test_chance_can_deal_the_tutorial() -> None:
    options = ELEKT.read_options({})
    match: ElektMatch = Match(ELEKT, ELEKT.begin(2, options), options, 2)
    answers = list(ELEKT.lesson)
    while answers or match.deciders == (CHANCE,):
        if match.deciders == (CHANCE,):
            action = ELEKT.parse(answers.pop(0))
            assert match.decision(CHANCE).accepts(action)
            match.play(CHANCE, action)
        else:
            assert match.deciders == (P1,), "the learner holds the Sceptre"
            match.play(P1, match.decision(P1).actions[0])
    position = match.state.position()
    assert position["face"] == {
        "S": lesson.SKIRMISH[0],
        "M": lesson.MACHINATION[0],
        "P": lesson.PRIVILEGE[0],
    }
    assert position["dealt"] == [list(lesson.ELITE[:2]), list(lesson.ELITE[2:4])]
    assert match.state.holder == P1 != P2
    assert match.decision(P1).kind == "enlist"
