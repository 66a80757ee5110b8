"""Nobody is told a card of Elekt that he may not know: every byte of whole matches is looked at."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from ludotheque.server.app import build
from ludotheque.server.hall import Hall
from ludotheque.table import Event
from tests.server.oracle_elekt import NAMES, Knowledge, Viewer, cards_in, leaks_in, named_in
from tests.server.test_leaks import LIMITS, Told
from tests.server.wire import Wire, served


async def play(hall: Hall, table: list[Wire], generator: Random) -> tuple[str, list[Told]]:
    """Play a match by chance; the last at the table only watches. Return all that was told."""
    people = table[:-1]
    seats = ["person", *["open"] * (len(people) - 1)]
    wanted = {"game": "elekt", "seats": seats, "public": True}
    match: str = (await people[0].http.post("/api/matches", json=wanted)).json()["match"]
    for seat, wire in enumerate(people[1:], 1):
        await wire.http.post(f"/api/matches/{match}/seats/{seat}", json={"name": "Bo"})
    for wire in table:
        await wire.look(match)
    live = hall.tables[match].live
    viewers: list[Viewer] = [*range(len(people)), None]
    told: list[Told] = []
    while not live.over:
        for wire in table:
            await wire.wait_for(live.number)
        asked = [wire for wire in people if wire.scene["question"]]
        mover = generator.choice(asked)
        for viewer, wire in zip(viewers, table, strict=True):
            if generator.random() < 0.04:
                told += await _ask_around(match, viewer, wire, live.ply, generator)
        options = [action["text"] for action in mover.scene["question"]["actions"]]
        assert (await mover.send("answer", answer=generator.choice(options)))["type"] == "done"
    for viewer, wire in zip(viewers, table, strict=True):
        await wire.wait_for(live.number)
        said = " ".join(wire.sent)
        told += [Told("stream", viewer, raw, live.ply, said) for raw in wire.received]
        await wire.leave()
    return match, told


async def _ask_around(
    match: str, viewer: Viewer, wire: Wire, ply: int, generator: Random
) -> list[Told]:
    """Ask for everything that HTTP offers."""
    card = generator.choice(sorted(NAMES))
    told = []
    for path in ("", "/replay", "/replay?seat=0", f"/verdict?answer={card}", "/hint", "/record"):
        answer = await wire.http.get(f"/api/matches/{match}{path}")
        told.append(Told(path or "/", viewer, answer.text, ply, card))
    return told


async def play_all(database: str, seats: tuple[int, ...]) -> tuple[int, set[str]]:
    """Play with so many each; return how much was checked and the leaks that were found."""
    leaks: set[str] = set()
    checked = 0
    async with served(build(database, limits=LIMITS)) as app:
        hall: Hall = app.state.hall
        for number, count in enumerate(seats):
            table = [Wire(app) for _ in range(count + 1)]
            match, told = await play(hall, table, Random(number))
            entries = await hall.store.entries(match)
            answers = [(entry.seat, entry.text) for entry in entries if entry.kind == "answer"]
            known = Knowledge(count, answers)
            for thing in told:
                checked += 1
                leaks |= {f"{thing.what} to {thing.viewer}: {leak}" for leak in check(known, thing)}
    return checked, leaks


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


@pytest.mark.rule("ELEKT-1.18")
@pytest.mark.rule("ELEKT-1.19")
@pytest.mark.rule("ELEKT-1.25")
def test_nobody_is_told_a_card_that_he_may_not_know(sqlite: str) -> None:
    checked, leaks = asyncio.run(play_all(sqlite, seats=(3, 1)))
    assert not leaks
    assert checked > 4 * 40


def test_the_check_finds_a_leak(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda self, _: self)
    _, leaks = asyncio.run(play_all(sqlite, seats=(2,)))
    assert any(leak.startswith("stream to 0") for leak in leaks)
    assert any(leak.startswith("stream to None") for leak in leaks)
