"""Whole matches of people and somebody who watches, and every byte that they are told."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from ludotheque.server.app import build
from ludotheque.server.hall import Hall
from tests.server.test_leaks import LIMITS, Told
from tests.server.wire import Wire, served

PATHS = ("", "/replay", "/replay?seat=0", "/hint", "/record")
"""What HTTP offers of a match that runs."""
Known = TypeVar("Known")


class Listening(msgspec.Struct, Generic[Known], frozen=True):
    """How matches of a game are played by chance, and what is looked for in what was told."""

    game: str
    cards: Collection[str]
    verdict: str
    """How the question begins whether a card may be answered."""
    curious: float
    """How often somebody asks for all that HTTP offers."""
    choose: Callable[[dict[str, Any], int, Random], str]
    know: Callable[[int, list[tuple[int, str]]], Known]
    check: Callable[[Known, Told], set[str]]

    async def play_all(self, database: str, seats: tuple[int, ...]) -> tuple[int, set[str]]:
        """Play with so many each; return how much was checked and the leaks that were found."""
        leaks: set[str] = set()
        checked = 0
        async with served(build(database, limits=LIMITS)) as app:
            hall: Hall = app.state.hall
            for number, count in enumerate(seats):
                table = [Wire(app) for _ in range(count + 1)]
                match, told = await self._play(hall, table, Random(number))
                entries = await hall.store.entries(match)
                answers = [(entry.seat, entry.text) for entry in entries if entry.kind == "answer"]
                known = self.know(count, answers)
                for thing in told:
                    found = self.check(known, thing)
                    leaks |= {f"{thing.what} to {thing.viewer}: {leak}" for leak in found}
                checked += len(told)
        return checked, leaks

    async def _play(
        self, hall: Hall, table: list[Wire], generator: Random
    ) -> tuple[str, list[Told]]:
        """Play a match; the last at the table only watches. Return all that was told."""
        people = table[:-1]
        match = await sit_down(self.game, people, table[-1])
        live = hall.tables[match].live
        viewers: list[int | None] = [*range(len(people)), None]
        told: list[Told] = []
        while not live.over:
            for wire in table:
                await wire.wait_for(live.number)
            mover = generator.choice([wire for wire in people if wire.scene["question"]])
            for viewer, wire in zip(viewers, table, strict=True):
                if generator.random() < self.curious:
                    told += await self._ask_around(match, viewer, wire, live.ply, generator)
            answer = self.choose(mover.scene, len(people), generator)
            assert (await mover.send("answer", answer=answer))["type"] == "done"
        for viewer, wire in zip(viewers, table, strict=True):
            await wire.wait_for(live.number)
            said = " ".join(wire.sent)
            told += [Told("stream", viewer, raw, live.ply, said) for raw in wire.received]
            await wire.leave()
        return match, told

    async def _ask_around(
        self, match: str, viewer: int | None, wire: Wire, ply: int, generator: Random
    ) -> list[Told]:
        """Ask for everything that HTTP offers."""
        card = generator.choice(sorted(self.cards))
        told = []
        for path in (*PATHS, f"/verdict?answer={self.verdict}{card}"):
            answer = await wire.http.get(f"/api/matches/{match}{path}")
            told.append(Told(path or "/", viewer, answer.text, ply, card))
        return told


async def sit_down(game: str, people: list[Wire], watching: Wire) -> str:
    """Begin a match for these people, with somebody who watches."""
    seats = ["person", *["open"] * (len(people) - 1)]
    wanted = {"game": game, "seats": seats, "public": True}
    match: str = (await people[0].http.post("/api/matches", json=wanted)).json()["match"]
    for seat, wire in enumerate(people[1:], 1):
        await wire.http.post(f"/api/matches/{match}/seats/{seat}", json={"name": "Bo"})
    for wire in (*people, watching):
        await wire.look(match)
    return match
