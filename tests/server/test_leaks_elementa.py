"""Nobody is told a card of Elementa that he may not know: every byte of whole matches is read."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from ludotheque.server.app import build
from ludotheque.server.hall import Hall
from ludotheque.table import Event
from tests.server.oracle_elementa import (
    NAMES,
    Knowledge,
    Viewer,
    cards_in,
    deck_answer,
    deck_of,
    named_in,
    scene_leaks,
)
from tests.server.test_leaks import LIMITS, Told
from tests.server.wire import Wire, served

DIVISION = (4, 3, 3, 2)
PATHS = ("", "/replay", "/replay?seat=0", "/hint", "/record")


async def sit_down(people: list[Wire], watching: Wire) -> str:
    """Begin a match for these people, with somebody who watches."""
    seats = ["person", *["open"] * (len(people) - 1)]
    wanted = {"game": "elementa", "seats": seats, "public": True}
    match: str = (await people[0].http.post("/api/matches", json=wanted)).json()["match"]
    for seat, wire in enumerate(people[1:], 1):
        await wire.http.post(f"/api/matches/{match}/seats/{seat}", json={"name": "Bo"})
    for wire in (*people, watching):
        await wire.look(match)
    return match


def choose(scene: dict[str, Any], seats: int, generator: Random) -> str:
    """Answer by chance; the deck is one's own, and it is divided anyhow."""
    seat, question = scene["seat"], scene["question"]
    if question["kind"] == "deck":
        return deck_answer(seat, seats)
    if question["kind"] == "divide":
        return divided(generator.sample(deck_of(seat, seats), sum(DIVISION)))
    options: list[str] = [action["text"] for action in question["actions"]]
    return "done" if question["kind"] == "change" else generator.choice(options)


def divided(cards: list[str]) -> str:
    """Divide cards over the turns as they come."""
    left = iter(cards)
    return "divide " + " / ".join(" ".join(next(left) for _ in range(n)) for n in DIVISION)


# --- Whole matches --------------------------------------------------------------------------------


async def play(hall: Hall, table: list[Wire], generator: Random) -> tuple[str, list[Told]]:
    """Play a match by chance; the last at the table only watches. Return all that was told."""
    people = table[:-1]
    match = await sit_down(people, table[-1])
    live = hall.tables[match].live
    viewers: list[Viewer] = [*range(len(people)), None]
    told: list[Told] = []
    while not live.over:
        for wire in table:
            await wire.wait_for(live.number)
        mover = generator.choice([wire for wire in people if wire.scene["question"]])
        if generator.random() < 0.01:
            for viewer, wire in zip(viewers, table, strict=True):
                told += await _ask_around(match, viewer, wire, live.ply, generator)
        answer = choose(mover.scene, len(people), generator)
        assert (await mover.send("answer", answer=answer))["type"] == "done"
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
    for path in (*PATHS, f"/verdict?answer=lay {card}"):
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
        # While the match runs, a replay tells nobody what others have answered.
        theirs = [answer for answer in message["answers"] if answer["seat"] != told.viewer]
        return {one["text"] for one in theirs if one["text"] or one["words"]}.union(*found)
    if "view" in message:
        return scene_leaks(known, message, told.viewer)
    # A refusal may name the card that was refused; nothing else is told outside of scenes.
    return named_in(message) - known.after[told.number][told.viewer] - cards_in(told.asked)


@pytest.mark.rule("ELEM-10.2")
@pytest.mark.rule("ELEM-10.3")
@pytest.mark.rule("ELEM-10.6")
@pytest.mark.rule("ELEM-10.7")
@pytest.mark.rule("ELEM-10.9")
@pytest.mark.rule("ELEM-R23")
def test_nobody_is_told_a_card_that_he_may_not_know(sqlite: str) -> None:
    checked, leaks = asyncio.run(play_all(sqlite, seats=(3,)))
    assert not leaks
    assert checked > 4 * 200


def test_the_check_finds_a_leak(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda self, _: self)
    _, leaks = asyncio.run(play_all(sqlite, seats=(2,)))
    assert any(leak.startswith("stream to None") for leak in leaks)


# --- Twins: two matches that differ in one hidden answer only -------------------------------------


async def told_of(database: str, kind: str, which: int) -> tuple[list[Any], list[Any]]:
    """Let seat 0 be the first to answer a question; return what he, and what the others are told.

    Whoever has looked at a hand knows its cards; but not which of them was laid.
    """
    async with served(build(database, limits=LIMITS)) as app:
        table = [Wire(app) for _ in range(4)]
        people, generator = table[:-1], Random(5)
        match = await sit_down(people, table[-1])
        live = app.state.hall.tables[match].live
        while (question := people[0].scene["question"]) is None or question["kind"] != kind:
            mover = next(wire for wire in people if wire.scene["question"])
            await mover.send("answer", answer=plainly(mover.scene, generator))
            for wire in table:
                await wire.wait_for(live.number)
        heard = [len(wire.received) for wire in table]
        answer = secret(people[0].scene, which)
        assert (await people[0].send("answer", answer=answer))["type"] == "done"
        told: list[list[Any]] = []
        for wire, before in zip(table, heard, strict=True):
            await wire.wait_for(live.number)
            paths = [path for path in PATHS if path != "/hint"]
            asked = [(await wire.http.get(f"/api/matches/{match}{path}")).text for path in paths]
            told.append([raw.replace(match, "match") for raw in (*wire.received[before:], *asked)])
        for wire in table:
            await wire.leave()
        return told[0], told[1:]


def plainly(scene: dict[str, Any], generator: Random) -> str:
    """Answer without environments, so that nothing is left to chance before the first reveal."""
    if scene["question"]["kind"] == "deck":
        return " ".join(["deck", *deck_of(scene["seat"], 3)])
    return choose(scene, 3, generator)


def secret(scene: dict[str, Any], which: int) -> str:
    """Give one of two answers that only their owner knows for now."""
    if scene["question"]["kind"] == "deck":
        return " ".join(["deck", *deck_of(which, 3)])
    if scene["question"]["kind"] == "divide":
        return divided(deck_of(0, 3)[:: 1 - 2 * which])
    text: str = scene["question"]["actions"][which]["text"]
    return text


@pytest.mark.rule("ELEM-6.1")
@pytest.mark.rule("ELEM-R22")
@pytest.mark.parametrize("kind", ["deck", "divide", "resources", "restock", "ban", "lay"])
def test_others_cannot_tell_one_hidden_answer_from_another(sqlite: str, kind: str) -> None:
    (own, others), (own_twin, others_twin) = (
        asyncio.run(told_of(sqlite, kind, which)) for which in (0, 1)
    )
    assert others == others_twin
    assert own != own_twin
