"""Checks 12 to 15: changing seats, absence, simultaneous answers, undo."""

from __future__ import annotations

from itertools import permutations
from random import Random

from ludotheque.table import (
    CHANCE,
    Action,
    Event,
    LudothequeError,
    Seat,
)
from tests.conformance.looking import digest, match_after, shown
from tests.conformance.sitting import Playthrough, Sitting

# --- 12 to 15: seats, absence, simultaneous answers, undo -----------------------------------------


def check_symmetry(sitting: Sitting) -> None:
    """12: where the rules are symmetric, changing seats changes seats and nothing else."""
    if not sitting.game.facts.symmetric or sitting.options != sitting.game.read_options({}):
        return
    for playthrough in sitting.playthroughs():
        outcome = playthrough.end.outcome
        assert outcome is not None
        for order in permutations([Seat(seat) for seat in range(sitting.seats)]):
            answers = [
                (order[seat] if seat >= 0 else seat, action.reseated(order))
                for seat, action in playthrough.answers
            ]
            moved = sitting.replay(answers).outcome
            assert moved is not None
            scores = tuple(moved.scores[order[seat]] for seat in range(sitting.seats))
            assert scores == outcome.scores, f"seats {order} fare otherwise"


def check_defaults(sitting: Sitting) -> None:
    """13: a table where nobody answers finishes by defaults."""
    match = match_after(sitting, ())
    while not match.over:
        assert len(match.answers) <= 100_000, "defaults go on for ever"
        seat = match.deciders[0]
        try:
            match.play(seat, match.decision(seat).default)
        except LudothequeError as error:
            raise AssertionError(f"a default is refused: {error.phrase!r}") from None


def check_simultaneity(sitting: Sitting) -> None:
    """14: the order of simultaneous answers changes nothing; none shows before the reveal."""
    together = False
    for playthrough in sitting.playthroughs():
        for ply in playthrough.plies():
            state = playthrough.state(ply)
            if len(state.deciders) < 2:
                continue
            together = True
            generator = Random(ply)
            chosen = {seat: state.decision(seat).draw(generator) for seat in state.deciders}
            ends = {_answered(playthrough, ply, order) for order in permutations(chosen.items())}
            assert len(ends) == 1, f"after {ply} answers the order of arrival matters"
            for seat in state.deciders:
                _nothing_shows(playthrough, ply, seat)
    expected = sitting.game.facts.simultaneous and sitting.seats > 1
    assert together == expected, "the facts speak otherwise of simultaneity"


def _answered(
    playthrough: Playthrough, ply: int, order: tuple[tuple[Seat, Action], ...]
) -> tuple[bytes, tuple[str, ...]]:
    state = playthrough.state(ply)
    heard: list[Event] = []
    for seat, action in order:
        state.apply(seat, action, heard.append)
    return digest(state), tuple(event.line() for event in heard)


def _nothing_shows(playthrough: Playthrough, ply: int, seat: Seat) -> None:
    actions = playthrough.state(ply).decision(seat).actions
    for viewer in playthrough.sitting.viewers:
        if viewer == seat:
            continue
        seen = set()
        for action in actions:
            state = playthrough.state(ply)
            heard: list[Event] = []
            state.apply(seat, action, heard.append)
            lines = [event.seen_by(viewer).line() for event in heard]
            seen.add((shown(state, viewer), tuple(lines)))
        assert len(seen) == 1, f"{viewer} sees what {seat} has answered before the reveal"


def check_undo(sitting: Sitting) -> None:
    """15: undo is the replay of a prefix, refused once something was shown, and only then."""
    harmless = undone = 0
    for playthrough in sitting.playthroughs():
        for ply in playthrough.plies():
            seat, _ = playthrough.answers[ply]
            if seat == CHANCE:
                continue
            showed = _showed_something(playthrough, ply)
            harmless += not showed
            match = match_after(sitting, playthrough.answers[: ply + 1])
            before = digest(playthrough.state(ply))
            try:
                match.undo(seat)
            except LudothequeError:
                assert len(match.answers) == ply + 1, "a refused undo changed the match"
                continue
            assert digest(match.state) == before and len(match.answers) == ply
            assert not showed, f"answer {ply} was taken back although it had shown something"
            undone += 1
    # One by one this cannot be asked: a few sampled worlds may agree by chance.
    assert undone or not harmless, "nothing is ever taken back, however harmless"


def _showed_something(playthrough: Playthrough, ply: int) -> bool:
    """Whether an answer told a seat which of the worlds that it thought possible is real."""
    sitting = playthrough.sitting
    seat, action = playthrough.answers[ply]
    for viewer in sitting.viewers[:-1]:
        view = playthrough.state(ply).view(viewer)
        told = set()
        for attempt in range(6):
            world = sitting.game.imagine(view, Random(attempt))
            if seat not in world.deciders or sitting.game.explain(world, seat, action):
                # Not possible in every world: news, unless the answer stays secret.
                return any(event.__struct_fields__ for event in playthrough.events[ply])
            heard: list[Event] = []
            world.apply(seat, action, heard.append)
            told.add(tuple(event.seen_by(viewer).line() for event in heard))
        if len(told) > 1:
            return True
    return False
