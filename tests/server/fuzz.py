"""Sending a server what it must refuse, from seats and from the audience.

`make fuzz` sends two hundred thousand messages; the test suite a few thousand. Every message has a
predicted reply, nothing may change but by the legal answers in between, and no reply may name a
card that its reader may not know. The same seed sends the same messages.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from ludotheque.server.messages import (
    AllowTakeBack,
    Answer,
    Command,
    Hurry,
    Rematch,
    Resign,
    Return,
    Say,
    TakeBack,
)
from ludotheque.server.store import Store, open_store
from ludotheque.server.wording import tidy
from tests.server.fuzz_messages import Moment, Sent, make
from tests.server.fuzz_streams import Played, Stream
from tests.server.oracle import cards_in
from tests.server.process import Server

GENEROUS: dict[str, float] = {"commands_per_second": 1e9, "creations_per_second": 1e9}
BATCH = 100
"""Messages on one stream before somebody makes a legal move."""

NAMED_IN_TEXTS = {"claim-no-card": {"U4"}}
"""Cards that a problem's own words name, as examples."""

READER: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


class Fuzzer:
    """Sends the messages and checks what comes back."""

    def __init__(self, server: Server, store: Store, seed: int) -> None:
        self.server = server
        self.store = store
        self.generator = random.Random(seed)
        self.matches: list[Played] = []
        self.streams: list[Stream] = []
        self.sent: Counter[str] = Counter()
        self.replies: Counter[str] = Counter()
        self.legal_answers = 0
        self.closed = 0

    # --- Tables -----------------------------------------------------------------------------------

    async def set_up(self) -> None:
        """Open a table that plays, one that waits for somebody, and one that is over."""
        for course in ("running", "waiting", "over"):
            await self._add(course)

    async def _add(self, course: str) -> Played:
        match, cookie = self.server.create("person", "open")
        played = Played(match, course)
        cookies = {0: cookie, 1: "", None: ""}
        if course != "waiting":
            cookies[1] = self.server.join(match)
        await self._catch_up(played)
        self.matches.append(played)
        url = f"ws://127.0.0.1:{self.server.port}/api/matches/{match}/stream"
        seats = [0, None] if course == "waiting" else [0, 1, None]
        opened = [Stream(played, seat, url, cookies[seat]) for seat in seats]
        opened.append(Stream(played, None, url, "ludotheque_visitor=" + "forged" * 5))
        for stream in opened:
            await stream.open()
        self.streams += opened
        if course == "over":
            await self._command(opened[0], Resign("over", 2))
            played.entries.append(("resign", 0, ""))
        return played

    async def _command(self, stream: Stream, command: Command) -> None:
        """Send a command that must be carried out."""
        await stream.send(Sent("legal", msgspec.json.encode(command).decode()))
        reply = await stream.reply()
        assert reply["type"] == "done", reply

    async def _catch_up(self, played: Played) -> None:
        entries = await self.store.entries(played.id)
        played.entries = [(entry.kind, entry.seat, entry.text) for entry in entries]
        played.asked_at = len(entries)

    async def move(self, played: Played) -> None:
        """Make a legal move, and let everybody see it."""
        here = [stream for stream in self.streams if stream.played is played]
        for stream in here:
            await stream.until_scene(len(played.entries))
        mover = next(stream for stream in here if stream.scene["question"])
        assert mover.seat is not None
        card = self.generator.choice(mover.scene["question"]["actions"])["text"]
        name = f"legal-{len(played.entries)}"
        number = len(played.entries)
        # Expected before it is sent: the scene that shows it may come before the reply.
        played.entries.append(("answer", mover.seat, card))
        played.carried_out.add((mover.seat, name))
        played.asked_at = len(played.entries)
        await self._command(mover, Answer(name, number, card))
        self.legal_answers += 1
        for stream in here:
            await stream.until_scene(len(played.entries))
        if mover.scene["outcome"]:
            played.course = "over"

    # --- Messages ---------------------------------------------------------------------------------

    async def run(self, messages: int) -> None:
        """Send so many messages that change nothing, with legal moves in between."""
        running = self.matches[0]
        done = 0
        while done < messages:
            stream = self.generator.choice(self.streams)
            done += await self._batch(stream, min(BATCH, messages - done))
            await self.move(running)
            if running.course == "over":
                await self._retire(running)
                running = await self._add("running")
        for played in self.matches:
            await self.check(played)
        for stream in self.streams:
            await stream.close()

    async def _retire(self, played: Played) -> None:
        """Check a match that is over, and let it go; one stays to be fuzzed."""
        await self.check(played)
        self.matches.remove(played)
        for stream in [stream for stream in self.streams if stream.played is played]:
            await stream.close()
            self.streams.remove(stream)

    def _moment(self, stream: Stream) -> Moment:
        played = stream.played
        question = stream.scene["question"]
        return Moment(
            number=len(played.entries),
            cards=sorted({text for _, _, text in played.entries if len(text) == 2}),
            own=stream.scene["view"]["hand"],
            legal=[action["text"] for action in question["actions"]] if question else [],
            commands=[name for _, name in played.carried_out],
        )

    async def _batch(self, stream: Stream, count: int) -> int:
        moment = self._moment(stream)
        waiting: list[Sent] = []
        for _ in range(count):
            sent = make(self.generator, moment)
            while self._changes_something(stream, moment, sent):
                sent = make(self.generator, moment)
            self.sent[sent.kind] += 1
            if sent.closes:
                await self._collect(stream, waiting)
                waiting = []
                await self._be_closed(stream, sent)
            else:
                waiting.append(sent)
                await stream.send(sent)
        await self._collect(stream, waiting)
        return count

    async def _collect(self, stream: Stream, waiting: list[Sent]) -> None:
        """Read a reply to each message, in order, and compare it with what was predicted."""
        known = stream.played.known().after[-1][stream.seat]
        for sent in waiting:
            reply = await stream.reply()
            wanted = self._predict(stream, sent)
            assert reply["type"] in wanted, f"{wanted} was expected: {sent} {reply}"
            what = reply["problem"]["id"] if reply["type"] == "refused" else "done"
            told = set(cards_in(reply)) - known - set(cards_in(sent.text().upper()))
            assert not told - NAMED_IN_TEXTS.get(what, set()), f"hidden cards {told} in {reply}"
            self.replies[what] += 1

    async def _be_closed(self, stream: Stream, sent: Sent) -> None:
        """Send what ends a stream, and come back."""
        try:
            await stream.send(sent)
            await stream.reply()
        except ConnectionClosed:
            self.closed += 1
        else:
            raise AssertionError(f"the stream stays open after {sent.kind}")
        await stream.open()

    def _changes_something(self, stream: Stream, moment: Moment, sent: Sent) -> bool:
        """Whether a message is, by accident, a legal command that adds an entry."""
        command, played, seat = _read(sent), stream.played, stream.seat
        if command is None or seat is None or (seat, command.command) in played.carried_out:
            return False
        number = command.number
        if played.course == "waiting" or number > len(played.entries):
            return False
        match command:
            case Answer():
                fresh = number >= played.asked_at
                return fresh and command.answer.strip().upper()[:2] in moment.legal
            case TakeBack() | Resign():
                return played.course == "running"
            case Rematch():
                return played.course == "over"
            case Say() | AllowTakeBack() | Return() | Hurry():
                return False

    def _predict(self, stream: Stream, sent: Sent) -> tuple[str, ...]:
        """Say what becomes of a message."""
        command, played, seat = _read(sent), stream.played, stream.seat
        if command is None or seat is None or len(sent.text()) > 16 * 1024:
            return ("refused",)
        if isinstance(command, Say):
            if tidy(command.text):
                played.lines.add((seat, command.command))
            return ("done",)
        now = len(played.entries)
        if (seat, command.command) in played.carried_out:
            # Nobody repeats a command for a moment that came after it; it may be looked at first.
            return ("done",) if command.number < now else ("done", "refused")
        in_time = played.course == "running" and command.number <= now
        return ("done",) if isinstance(command, Hurry) and in_time else ("refused",)

    async def check(self, played: Played) -> None:
        """Compare what is stored with the legal answers."""
        found = [(e.kind, e.seat, e.text) for e in await self.store.entries(played.id)]
        assert found == played.entries, "something has changed that was not allowed"
        lines = await self.store.lines(played.id)
        assert len(lines) == len(played.lines), "what was said is not what is kept"


def _read(sent: Sent) -> Command | None:
    if not sent.as_text:
        return None
    try:
        return READER.decode(sent.content)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


async def flood(server: Server, messages: int, seed: int) -> dict[str, int]:
    """Send faster than the usual limits allow; everybody else must still be served."""
    match, cookie = server.create("person", "open")
    server.join(match)
    url = f"ws://127.0.0.1:{server.port}/api/matches/{match}/stream"
    stream = Stream(Played(match, "running"), None, url, "")
    generator = random.Random(seed)
    store = await open_store(server.database)
    try:
        stream.played.entries = [(e.kind, e.seat, e.text) for e in await store.entries(match)]
        stream.played.asked_at = len(stream.played.entries)
        await stream.open()
        moment = Moment(2, [], [], [], [])
        ids: Counter[str] = Counter()
        count = 0
        began = time.monotonic()
        while count < messages:
            sent = make(generator, moment)
            if not sent.closes:
                await stream.send(sent)
                count += 1
        for _ in range(count):
            ids[(await stream.reply())["problem"]["id"]] += 1
        seconds = time.monotonic() - began
        await stream.close()
        assert len(await store.entries(match)) == len(stream.played.entries)
    finally:
        await store.close()
    # So many a second and a burst of twice as many get through to the parser.
    assert count - ids["server-too-fast"] <= 40 + 20 * (seconds + 1), ids
    assert json.loads(server.get(f"/api/matches/{match}", cookie))["seat"] == 0
    return dict(ids)


async def fuzz(database: str, folder: Path, messages: int, seed: int) -> dict[str, Any]:
    """Send so many messages; AssertionError when anything is amiss."""
    server = Server(database, folder / "log", GENEROUS)
    began = time.monotonic()
    try:
        store = await open_store(database)
        try:
            fuzzer = Fuzzer(server, store, seed)
            await fuzzer.set_up()
            await fuzzer.run(messages)
        finally:
            await store.close()
        _check_health(server)
    finally:
        server.stop()
    seconds = time.monotonic() - began
    server = Server(database, folder / "log", {})
    try:
        flooded = await flood(server, max(messages // 100, 500), seed)
        _check_health(server)
    finally:
        server.stop()
    return {
        "messages": sum(fuzzer.sent.values()),
        "a second": round(messages / seconds),
        "kinds": dict(fuzzer.sent),
        "replies": dict(fuzzer.replies),
        "streams closed by the server": fuzzer.closed,
        "legal answers in between": fuzzer.legal_answers,
        "with the usual limits": flooded,
        "entries changed": 0,
        "hidden cards told": 0,
        "tracebacks": 0,
    }


def _check_health(server: Server) -> None:
    assert server.alive()
    assert json.loads(server.get("/api/health"))["protocol"]
    log = server.log.read_text()
    # uvicorn writes one for each text that is no UTF-8, and ends the stream; we never see it.
    assert log.count("Traceback") == log.count("Invalid UTF-8 sequence"), log[-5000:]


if __name__ == "__main__":
    import tempfile

    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument("--messages", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        kept = f"sqlite:///{Path(place) / 'matches.db'}"
        figures = asyncio.run(fuzz(kept, Path(place), told.messages, told.seed))
    for figure, value in figures.items():
        print(f"{figure:30} {value}")
    sys.exit(0)
