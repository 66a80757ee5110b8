"""A match answer by answer, as a viewer saw it."""

from __future__ import annotations

import time

import msgspec

from ludotheque.server.documents import Replay, ReplayedAnswer
from ludotheque.server.live import LiveMatch
from ludotheque.server.messages import Scene
from ludotheque.server.problems import StillSecret
from ludotheque.server.scene import scene_of
from ludotheque.server.store import Entry
from ludotheque.server.wording import show_action
from ludotheque.table import CHANCE, Seat


def replay(live: LiveMatch, own: Seat | None, wanted: Seat | None) -> Replay:
    """Show every moment as a seat saw it: the own one at any time, any once the match is over."""
    if not live.over and wanted not in (None, own):
        raise StillSecret
    now = time.time()
    then = LiveMatch(live.row, live.seats)
    scenes = [_moment(then, wanted, now, 0)]
    for number, (seat, action) in enumerate(live.match.answers):
        seen = len(then.happened)
        then.take(Entry(number, "answer", seat, live.match.game.notate(action), now))
        scenes.append(_moment(then, wanted, now, seen))
    scenes[-1] = _as_it_ended(scenes[-1], scene_of(live, wanted, now))
    return Replay(_answers(live, wanted), scenes)


def _moment(then: LiveMatch, viewer: Seat | None, now: float, seen: int) -> Scene:
    """Show a moment; nothing can be answered or taken back there."""
    scene = scene_of(then, viewer, now, seen)
    return msgspec.structs.replace(scene, undo=None)


def _as_it_ended(last: Scene, now: Scene) -> Scene:
    """Add to the last moment what happened around the table: a resignation, a rematch."""
    return msgspec.structs.replace(
        last, outcome=now.outcome, notes=now.notes, rematch=now.rematch, question=None
    )


def _answers(live: LiveMatch, viewer: Seat | None) -> list[ReplayedAnswer]:
    """List the answers; while the match runs a viewer is told his own only, not even chance's."""
    told = []
    for ply, (seat, action) in enumerate(live.match.answers):
        if live.over or (seat == viewer and seat != CHANCE):
            shown = show_action(action)
            told.append(ReplayedAnswer(ply, seat, shown.text, shown.words))
        else:
            told.append(ReplayedAnswer(ply, seat, None, None))
    return told
