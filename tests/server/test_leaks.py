"""Over whole matches nobody is sent a card that he may not know; an oracle of its own decides."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.server.app import build
from ludotheque.server.hall import Hall
from ludotheque.server.limits import Limits
from ludotheque.server.store import Entry
from ludotheque.table import Event
from tests.server.oracle import DECK, VIEWERS, Knowledge, Viewer, cards_in, leaks_in
from tests.server.wire import Wire, served

LIMITS = Limits(commands_per_second=1e9, creations_per_second=1e9)


class Told(msgspec.Struct):
    """Something that was sent to a viewer, and how many entries the match had then at most."""

    what: str
    viewer: Viewer
    raw: str
    number: int
    asked: str = ""
    """What the viewer himself had said."""


class Course:
    """A match as its entries tell it: the answers that stood after each of them."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        answers: list[tuple[int, str]] = []
        self.known = [Knowledge(answers)]
        for entry in entries:
            if entry.kind == "answer":
                answers.append((entry.seat, entry.text))
            elif entry.kind == "takeback":
                answers = answers[: int(entry.text)]
            self.known.append(Knowledge(answers))

    def ever(self, viewer: Viewer, number: int) -> frozenset[str]:
        """Return all that a viewer has lawfully seen until then, taken back or not."""
        seen = (known.after[-1][viewer] for known in self.known[: number + 1])
        return frozenset().union(*seen)


async def play(hall: Hall, table: list[Wire], generator: Random, *, rough: bool) -> list[Told]:
    """Play a whole match by chance and return everything that was told to anybody."""
    people = table[:2]
    made = await people[0].http.post(
        "/api/matches", json={"game": "claim", "seats": ["person", "open"], "public": True}
    )
    match: str = made.json()["match"]
    joined = await people[1].http.post(f"/api/matches/{match}/seats/1", json={"name": "Bo"})
    told = [Told("joining", 1, joined.text, 2)]
    for wire in table:
        await wire.look(match)
    live = hall.tables[match].live
    while not live.over:
        number = live.number
        for wire in table:
            await wire.wait_for(number)
        mover = next(wire for wire in people if wire.scene["question"])
        await _ask_around(told, match, table, number, generator)
        if rough and generator.random() < 0.1:
            await _something_else(people, mover, generator)
            continue
        options = [action["text"] for action in mover.scene["question"]["actions"]]
        assert (await mover.send("answer", answer=generator.choice(options)))["type"] == "done"
    for wire in table:
        await wire.wait_for(live.number)
    for viewer, wire in zip(VIEWERS, table, strict=True):
        said = " ".join(wire.sent)
        told += [Told("stream", viewer, raw, live.number, said) for raw in wire.received]
        await wire.leave()
    return told


async def _ask_around(
    told: list[Told], match: str, table: list[Wire], number: int, generator: Random
) -> None:
    """Ask for everything that HTTP offers, now and then."""
    for viewer, wire in zip(VIEWERS, table, strict=True):
        if generator.random() > 0.04:
            continue
        card = generator.choice(sorted(DECK))
        seat = generator.choice((0, 1))
        own = f"/verdict?answer={card}"
        for path in ("", "/replay", f"/replay?seat={seat}", own, "/hint", "/record"):
            answer = await wire.http.get(f"/api/matches/{match}{path}")
            told.append(Told(path or "/", viewer, answer.text, number, card))
        told.append(Told("lobby", viewer, (await wire.http.get("/api/lobby")).text, number))


async def _something_else(people: list[Wire], mover: Wire, generator: Random) -> None:
    """Take an answer back with the other's consent, try a card by chance, or talk."""
    other = next(wire for wire in people if wire is not mover)
    number = mover.scene["number"]
    match generator.randrange(3):
        case 0 if mover.scene["undo"]:
            await mover.send("take-back")
            await other.wait_for(number + 1)
            await other.send("allow-take-back", allowed=generator.random() < 0.7)
        case 1:
            card = generator.choice(sorted(DECK))
            refused = await other.send("answer", answer=card)
            assert refused["type"] == "refused"
        case _:
            await mover.send("say", text=f"hello {generator.random()}")


async def play_all(database: str, matches: int, seed: int) -> tuple[int, set[str]]:
    """Play, check everything; return how much was checked and the leaks that were found."""
    leaks: set[str] = set()
    checked = 0
    async with served(build(database, limits=LIMITS)) as app:
        hall: Hall = app.state.hall
        for number in range(matches):
            generator = Random(1000 * seed + number)
            table = [Wire(app) for _ in VIEWERS]
            told = await play(hall, table, generator, rough=number % 2 == 1)
            course = Course(await hall.store.entries(table[0].scene["match"]))
            for thing in told:
                checked += 1
                leaks |= {
                    f"{thing.what} to {thing.viewer}: {leak}" for leak in _check(course, thing)
                }
    return checked, leaks


def _check(course: Course, told: Told) -> set[str]:
    message = json.loads(told.raw)
    if told.what == "/record":
        assert message["id"] == "server-still-secret"
    if "scenes" in message:
        then = course.known[told.number]
        found = [_leaks(then, scene, told.viewer) for scene in message["scenes"]]
        answers = set(cards_in(message["answers"]))
        return set().union(*found) | (answers - then.after[-1][told.viewer])
    if "view" in message:
        return _leaks(course.known[message["number"]], message, told.viewer)
    # A refusal may name the card that was refused; nothing else is told outside of scenes.
    known = course.ever(told.viewer, told.number) | set(cards_in(told.asked))
    return set(cards_in(message)) - known


def _leaks(known: Knowledge, scene: dict[str, Any], viewer: Viewer) -> set[str]:
    assert scene["seat"] in (viewer, None)
    shown_to = scene["seat"]  # a seat may ask for what a spectator sees
    found = leaks_in(scene, known.after[scene["ply"]][shown_to])
    for event in scene["events"]:
        found |= set(cards_in(event)) - known.after[event["ply"] + 1][shown_to]
    return found


def test_nobody_is_told_a_card_that_he_may_not_know(sqlite: str) -> None:
    checked, leaks = asyncio.run(play_all(sqlite, matches=20, seed=1))
    assert not leaks
    assert checked > 20 * 3 * 52


def test_the_check_finds_a_leak(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda self, _: self)
    _, leaks = asyncio.run(play_all(sqlite, matches=1, seed=1))
    assert any(leak.startswith("stream to 0") for leak in leaks)
    assert any(leak.startswith("stream to None") for leak in leaks)
