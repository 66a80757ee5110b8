"""`make load`: many live tables on one server, beside a bare echo server, in one run.

Two people play at every table, at a human pace, and at some of them somebody watches. Measured is
the time from sending an answer until everybody at that table has got the update. The echo server
(the same uvicorn and Starlette, no game) passes messages of the same size on to as many people, at
the same pace. Generator and server share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psutil
import uvicorn
from rich.console import Console
from rich.table import Table as Shown
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.server.app import build
from ludotheque.server.limits import Limits

NUMBER = re.compile(rb'"number":(\d+)')
"""The first one in a scene is the scene's own; nothing else needs to be read of most."""
WANTED_MS = 100.0
MIB = 1024 * 1024
OPENING = 20
"""Streams that are opened at the same time."""
WATCHED = 3
"""Every third table has somebody who watches."""


class Effort(msgspec.Struct, frozen=True):
    """How much, and for how long."""

    tables: int
    seconds: float
    pace: float
    """Seconds between two answers at one table."""
    seed: int


class Found(msgspec.Struct, frozen=True):
    """What was measured: milliseconds from an answer until all had the update."""

    name: str
    latencies: list[float]
    streams: int
    message: float
    """Bytes of an update."""
    before: int
    """Bytes of the server's memory before anybody came, and while all were there."""
    after: int
    processor: float
    """Share of one core that the server used."""

    def percentile(self, share: float) -> float:
        """Return the latency below which this share lies."""
        return sorted(self.latencies)[int(share * (len(self.latencies) - 1))]


# --- Servers --------------------------------------------------------------------------------------


async def echo(socket: WebSocket) -> None:
    """Pass on what anybody at a table says to everybody at that table."""
    await socket.accept()
    here: set[WebSocket] = ROOMS.setdefault(socket.path_params["table"], set())
    here.add(socket)
    await socket.send_text('{"type":"scene","number":0}')
    try:
        while True:
            text = await socket.receive_text()
            for other in list(here):
                await other.send_text(text)
    except WebSocketDisconnect:
        here.discard(socket)


ROOMS: dict[str, set[WebSocket]] = {}


def serve(kind: str, database: str) -> None:
    """Be one of the two servers."""
    if kind == "echo":
        app = Starlette(routes=[WebSocketRoute("/{table}", echo)])
    else:
        limits = Limits(creations_per_second=1e9)
        app = build(database, 1, limits)
    listening = socket.create_server(("127.0.0.1", 0))
    print(listening.getsockname()[1], flush=True)
    config = uvicorn.Config(app, log_level="warning", ws_max_size=1 << 16)
    uvicorn.Server(config).run([listening])


@contextmanager
def started(kind: str, database: str) -> Iterator[tuple[int, psutil.Process]]:
    """Start a server in a process of its own; give its port and the process."""
    command = [sys.executable, "-m", "bench.load", "--serve", kind, database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        time.sleep(3)  # its bots' process is starting too
        yield port, psutil.Process(process.pid)
    finally:
        process.kill()
        process.communicate()


# --- Tables ---------------------------------------------------------------------------------------


class Viewer:
    """One stream; it reads the number of every update and keeps the newest as it came."""

    def __init__(self, url: str, cookie: str) -> None:
        self._url = url
        self._headers = {"cookie": cookie} if cookie else {}
        self.number = -1
        self.newest = b""
        self.at = 0.0
        self.received = 0
        self.bytes = 0
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._socket = await connect(
            self._url, additional_headers=self._headers, proxy=None, compression=None,
            max_size=None, open_timeout=60, ping_interval=None,
        )  # fmt: skip
        self._reader = asyncio.create_task(self._read())
        self._reader.add_done_callback(lambda _: self._news.set())

    async def close(self) -> None:
        if self._reader is not None and self._socket is not None:
            self._reader.cancel()
            await self._socket.close()

    async def send(self, text: str) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def wait_for(self, number: int) -> None:
        while self.number < number:
            self._news.clear()
            await self._news.wait()
            if self._reader is not None and self._reader.done():
                self._reader.result()  # why nothing comes any more

    async def _read(self) -> None:
        assert self._socket is not None
        while True:
            content = await self._socket.recv(decode=False)
            if content.startswith(b'{"type":"refused"'):
                raise AssertionError(content)
            if not content.startswith(b'{"type":"scene"'):
                continue
            self.at = time.perf_counter()
            self.newest = content
            found = NUMBER.search(content)
            assert found is not None
            self.number = int(found[1])
            self.received += 1
            self.bytes += len(content)
            self._news.set()


class Game:
    """Two who play through the server, and perhaps one who watches."""

    def __init__(self, viewers: list[Viewer], cookies: dict[str, Any]) -> None:
        self.viewers = viewers
        self._names = count()
        self._made = cookies

    async def open(self) -> None:
        for viewer in self.viewers:
            await viewer.open()
            await viewer.wait_for(0)

    def message(self, generator: Random) -> tuple[Viewer, str, int] | None:
        """Choose who answers what: the message, and the number of the update that shows it."""
        newest = max(viewer.number for viewer in self.viewers)
        for viewer in self.viewers[:2]:
            scene = json.loads(viewer.newest)
            if scene["question"] and scene["number"] == newest:
                card = generator.choice(scene["question"]["actions"])["text"]
                name = f"{next(self._names)}"
                command = {"type": "answer", "command": name, "number": newest, "answer": card}
                return viewer, json.dumps(command), newest + 1
        return None

    async def begin_anew(self) -> None:
        """Ask for a rematch and sit down there."""
        asked = {"type": "rematch", "command": "again", "number": self.viewers[0].number}
        await self.viewers[0].send(json.dumps(asked))
        while not (following := json.loads(self.viewers[0].newest)["rematch"]):
            self.viewers[0]._news.clear()
            await self.viewers[0]._news.wait()
        self.viewers[:] = [await _elsewhere(viewer, following) for viewer in self.viewers]


async def _elsewhere(viewer: Viewer, match: str) -> Viewer:
    await viewer.close()
    fresh = Viewer(re.sub("matches/[^/]*", f"matches/{match}", viewer._url), "")
    fresh._headers = viewer._headers
    fresh.received, fresh.bytes = viewer.received, viewer.bytes
    await fresh.open()
    await fresh.wait_for(0)
    return fresh


class Echo(Game):
    """The same people before the echo server; what they send is as large as a scene."""

    def __init__(self, viewers: list[Viewer], size: int) -> None:
        super().__init__(viewers, {})
        self._size = size

    def message(self, generator: Random) -> tuple[Viewer, str, int] | None:
        number = self.viewers[0].number + 1
        text = json.dumps({"type": "scene", "number": number}, separators=(",", ":"))
        padded = text[:-1] + ',"rest":"' + "x" * (self._size - len(text) - 10) + '"}'
        return generator.choice(self.viewers[:2]), padded, number


async def play(game: Game, effort: Effort, generator: Random, latencies: list[float]) -> None:
    """Play at one table until the time is up, one answer in every so many seconds."""
    end = time.perf_counter() + effort.seconds
    await asyncio.sleep(generator.random() * effort.pace)
    while time.perf_counter() < end:
        chosen = game.message(generator)
        if chosen is None:
            await game.begin_anew()
            continue
        sender, text, number = chosen
        sent = time.perf_counter()
        await sender.send(text)
        for viewer in game.viewers:
            await viewer.wait_for(number)
        latencies.append(1000 * (max(viewer.at for viewer in game.viewers) - sent))
        await asyncio.sleep(max(0.0, sent + effort.pace - time.perf_counter()))


async def run(name: str, games: list[Game], effort: Effort, server: psutil.Process) -> Found:
    """Open all tables, then play at all of them."""
    before = server.memory_info().rss
    gate = asyncio.Semaphore(OPENING)

    async def open_one(game: Game) -> None:
        async with gate:
            await game.open()

    await asyncio.gather(*(open_one(game) for game in games))
    print(f"{name}: all tables are open", file=sys.stderr)
    latencies: list[float] = []
    used = sum(server.cpu_times()[:2])
    began = time.perf_counter()
    seeds = Random(effort.seed)
    await asyncio.gather(*(play(game, effort, Random(seeds.random()), latencies) for game in games))
    spent = sum(server.cpu_times()[:2]) - used
    seconds = time.perf_counter() - began
    after = server.memory_info().rss
    viewers = [viewer for game in games for viewer in game.viewers]
    for viewer in viewers:
        await viewer.close()
    size = sum(viewer.bytes for viewer in viewers) / max(1, sum(v.received for v in viewers))
    return Found(name, latencies, len(viewers), size, before, after, spent / seconds)


def post(port: int, path: str, body: object) -> tuple[dict[str, Any], str]:
    url = f"http://127.0.0.1:{port}{path}"
    request = urllib.request.Request(url, json.dumps(body).encode(), method="POST")
    with urllib.request.urlopen(request, timeout=60) as reply:  # noqa: S310
        return json.loads(reply.read()), reply.headers["set-cookie"].split(";")[0]


def new_game(port: int, number: int) -> Game:
    wish = {"game": "claim", "seats": ["person", "open"], "name": f"Ada {number}"}
    made, first = post(port, "/api/matches", wish)
    _, second = post(port, f"/api/matches/{made['match']}/seats/1", {"name": "Bo"})
    url = f"ws://127.0.0.1:{port}/api/matches/{made['match']}/stream"
    cookies = [first, second, *([""] if number % WATCHED == 0 else [])]
    return Game([Viewer(url, cookie) for cookie in cookies], made)


def measure(effort: Effort) -> list[Found]:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'matches.db'}"
        with started("ludotheque", database) as (port, process):
            games = [new_game(port, number) for number in range(effort.tables)]
            print(f"{len(games)} matches are created", file=sys.stderr)
            ours = asyncio.run(run("ludotheque", games, effort, process))
    with started("echo", "") as (port, process):
        size = int(ours.message)
        rooms: list[Game] = [
            Echo([Viewer(f"ws://127.0.0.1:{port}/{number}", "")
                  for _ in range(3 if number % WATCHED == 0 else 2)], size)
            for number in range(effort.tables)
        ]  # fmt: skip
        bare = asyncio.run(run("bare echo", rooms, effort, process))
    return [ours, bare]


def main() -> int:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between answers")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    effort = Effort(told.tables, told.seconds, told.pace, told.seed)
    found = measure(effort)
    shown = Shown("server", "tables", "streams", "answers/s", "p50 ms", "p95 ms", "p99 ms",
                  "update KB", "KiB/table", "core")  # fmt: skip
    for each in found:
        shown.add_row(
            each.name, str(effort.tables), str(each.streams),
            f"{len(each.latencies) / effort.seconds:.0f}",
            *(f"{each.percentile(share):.1f}" for share in (0.5, 0.95, 0.99)),
            f"{each.message / 1000:.1f}",
            f"{(each.after - each.before) / effort.tables / 1024:.0f}",
            f"{each.processor:.0%}",
        )  # fmt: skip
    Console(highlight=False, width=110).print(shown)
    ours = found[0].percentile(0.95)
    verdict = "ok" if ours < WANTED_MS else "MISSED"
    print(f"p95 {ours:.1f} ms, wanted < {WANTED_MS:.0f} ms: {verdict}")
    return 0 if ours < WANTED_MS else 1


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(*sys.argv[2:4])
    else:
        sys.exit(main())
