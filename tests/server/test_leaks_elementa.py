"""Nobody is told a card of Elementa that he may not know: every byte of whole matches is read."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from ludotheque.server.app import build
from ludotheque.table import Event
from tests.server.listening import PATHS, Listening, sit_down
from tests.server.oracle_elementa import (
    NAMES,
    Knowledge,
    cards_in,
    deck_answer,
    deck_of,
    named_in,
    scene_leaks,
)
from tests.server.test_leaks import LIMITS, Told
from tests.server.wire import Wire, served

DIVISION = (4, 3, 3, 2)


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


LISTENING = Listening("elementa", NAMES, "lay ", 0.01, choose, Knowledge, check)


@pytest.mark.rule("ELEM-10.2")
@pytest.mark.rule("ELEM-10.3")
@pytest.mark.rule("ELEM-10.6")
@pytest.mark.rule("ELEM-10.7")
@pytest.mark.rule("ELEM-10.9")
@pytest.mark.rule("ELEM-R23")
def test_nobody_is_told_a_card_that_he_may_not_know(sqlite: str) -> None:
    checked, leaks = asyncio.run(LISTENING.play_all(sqlite, seats=(3,)))
    assert not leaks
    assert checked > 4 * 200


def test_the_check_finds_a_leak(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda self, _: self)
    _, leaks = asyncio.run(LISTENING.play_all(sqlite, seats=(2,)))
    assert any(leak.startswith("stream to None") for leak in leaks)


# --- Twins: two matches that differ in one hidden answer only -------------------------------------


async def told_of(database: str, kind: str, which: int) -> tuple[list[Any], list[Any]]:
    """Let seat 0 be the first to answer a question; return what he, and what the others are told.

    Whoever has looked at a hand knows its cards; but not which of them was laid.
    """
    async with served(build(database, limits=LIMITS)) as app:
        table = [Wire(app) for _ in range(4)]
        people, generator = table[:-1], Random(5)
        match = await sit_down("elementa", people, table[-1])
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
