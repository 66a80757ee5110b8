"""Nobody is told a card of Elekt that he may not know: every byte of whole matches is looked at."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from ludotheque.table import Event
from tests.server.listening import Listening
from tests.server.oracle_elekt import NAMES, Knowledge, Viewer, cards_in, leaks_in, named_in
from tests.server.test_leaks import Told


def choose(scene: dict[str, Any], _: int, generator: Random) -> str:
    """Answer by chance."""
    options: list[str] = [action["text"] for action in scene["question"]["actions"]]
    return generator.choice(options)


def check(known: Knowledge, told: Told) -> set[str]:
    """Find what was told to somebody who may not know it."""
    message = json.loads(told.raw)
    if "scenes" in message:
        found = [scene_leaks(known, scene, told.viewer) for scene in message["scenes"]]
        answers = cards_in(message["answers"]) - known.after[told.number][told.viewer]
        return answers.union(*found)
    if "view" in message:
        return scene_leaks(known, message, told.viewer)
    # A refusal may name the card that was refused; nothing else is told outside of scenes.
    return named_in(message) - known.after[told.number][told.viewer] - cards_in(told.asked)


def scene_leaks(known: Knowledge, scene: dict[str, Any], viewer: Viewer) -> set[str]:
    """Find what a scene tells too much."""
    assert scene["seat"] in (viewer, None)
    shown_to, ply = scene["seat"], scene["ply"]
    found = leaks_in(scene, known.after[ply][shown_to], known.positions[ply])
    for event in scene["events"]:
        found |= cards_in(event) - known.after[event["ply"] + 1][shown_to]
    return found


LISTENING = Listening("elekt", NAMES, "", 0.04, choose, Knowledge, check)


@pytest.mark.rule("ELEKT-1.18")
@pytest.mark.rule("ELEKT-1.19")
@pytest.mark.rule("ELEKT-1.25")
def test_nobody_is_told_a_card_that_he_may_not_know(sqlite: str) -> None:
    checked, leaks = asyncio.run(LISTENING.play_all(sqlite, seats=(3, 1)))
    assert not leaks
    assert checked > 4 * 40


def test_the_check_finds_a_leak(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda self, _: self)
    _, leaks = asyncio.run(LISTENING.play_all(sqlite, seats=(2,)))
    assert any(leak.startswith("stream to 0") for leak in leaks)
    assert any(leak.startswith("stream to None") for leak in leaks)
