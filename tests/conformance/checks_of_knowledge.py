"""Checks 9 to 11: what a seat may know, imagine and remember."""

from __future__ import annotations

from random import Random
from typing import Any

from ludotheque.table import (
    Event,
    LudothequeError,
    Notated,
    Seat,
    State,
    View,
    from_json,
    plain,
    to_json,
)
from tests.conformance.looking import digest, shown
from tests.conformance.sitting import Playthrough, Sitting

# --- 9 to 11: what a seat may know ----------------------------------------------------------------


def check_indistinguishability(sitting: Sitting) -> None:
    """9: change what a viewer cannot know, and all that is shown to him stays the same."""
    game = sitting.game
    for playthrough in sitting.playthroughs():
        for ply in playthrough.plies(most=27):
            for viewer in sitting.viewers:
                state = playthrough.state(ply)
                world = game.imagine(state.view(viewer), Random(ply))
                assert shown(world, viewer) == shown(state, viewer), (
                    f"after {ply} answers {viewer} can tell another world from the real one"
                )
                _same_events(playthrough, ply, viewer, state, world)


def _same_events(
    playthrough: Playthrough, ply: int, viewer: Seat | None, state: State, world: State
) -> None:
    """An answer that leaves two worlds alike to a viewer shows him the same events in both."""
    seat, action = playthrough.answers[ply]
    if seat not in world.deciders or playthrough.sitting.game.explain(world, seat, action):
        return
    heard: tuple[list[Event], list[Event]] = ([], [])
    state.apply(seat, action, heard[0].append)
    world.apply(seat, action, heard[1].append)
    if to_json(state.view(viewer)) == to_json(world.view(viewer)):
        lines = [[event.seen_by(viewer).line() for event in events] for events in heard]
        assert lines[0] == lines[1], f"answer {ply} shows {viewer} more than he may know"


def check_imagination(sitting: Sitting) -> None:
    """10: imagined worlds are possible, vary, and depend on the View alone."""
    game = sitting.game
    varied = False
    for playthrough in sitting.playthroughs():
        for ply in playthrough.plies(most=18):
            for viewer in sitting.viewers:
                state = playthrough.state(ply)
                view = state.view(viewer)
                worlds = [game.imagine(view, Random(seed)) for seed in range(3)]
                for world in worlds:
                    _possible(sitting, state, world)
                varied |= len({digest(world) for world in worlds}) > 1
                _view_alone(sitting, view, worlds[0], ply)
    assert varied or not game.facts.hidden, "imagined worlds never vary"


def _possible(sitting: Sitting, state: State, world: State) -> None:
    """A world is a position that the game itself would accept, with the pieces that there are."""
    assert world.pieces() == state.pieces(), "an imagined world loses or doubles pieces"
    position = world.position()
    try:
        built = sitting.game.position(position, sitting.options)
    except LudothequeError as error:
        raise AssertionError(f"an impossible world was imagined: {error.phrase!r}") from None
    assert built.position() == position


def _view_alone(sitting: Sitting, view: View, other_truth: State, ply: int) -> None:
    """The same View and generator give the same world, whatever the truth behind the View is."""
    game = sitting.game
    world = digest(game.imagine(view, Random(ply)))
    read = from_json(to_json(view), type(view))
    other_truth.view(view.seat)  # were the truth remembered somewhere, it would be this one now
    assert digest(game.imagine(read, Random(ply))) == world, "the world depends on the truth"


def check_recall(sitting: Sitting) -> None:
    """11: every card, token or model that a viewer was ever shown is in his View for good.

    This asks which ones, not where or how often: a game's own tests have to show the rest.
    """
    for playthrough in sitting.playthroughs():
        shown_kinds = _kinds_shown(playthrough)
        for viewer in sitting.viewers:
            told: set[str] = set()
            walk = playthrough.walk()
            next(walk)
            for ply, (events, state) in enumerate(zip(playthrough.events, walk, strict=True)):
                for event in events:
                    named = _named(event.seen_by(viewer))
                    told |= {thing.text for thing in named if type(thing) in shown_kinds}
                missing = told - _texts(plain(state.view(viewer)))
                assert not missing, f"after {ply + 1} answers {viewer} has forgotten {missing}"
            assert told or not sitting.game.facts.hidden, f"{viewer} is never shown anything"


def _kinds_shown(playthrough: Playthrough) -> set[type[Notated]]:
    """Return the kinds of things that events reveal: cards, say, and not the suits that they have.

    What a State calls its pieces is its own affair: they need not say which cards they are.
    """
    return {
        type(thing)
        for events in playthrough.events
        for event in events
        if event.reveals
        for thing in _named(event)
    }


def _named(event: Event) -> list[Notated]:
    values = [getattr(event, name) for name in event.__struct_fields__]
    parts = [part for value in values for part in (value if isinstance(value, tuple) else (value,))]
    return [part for part in parts if isinstance(part, Notated)]


def _texts(data: Any) -> set[str]:
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return set().union(*map(_texts, data.values())) if data else set()
    return set().union(*map(_texts, data)) if isinstance(data, list) and data else set()
