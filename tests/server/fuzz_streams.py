"""The matches and streams of the fuzzer: what it expects of each, and what came."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.fuzz_messages import Sent
from tests.server.oracle import Knowledge, leaks_in
from tests.server.process import PATIENCE


class Played:
    """A match as the fuzzer knows it: every legal answer was its own."""

    def __init__(self, id: str, course: str) -> None:
        self.id = id
        self.course = course
        """`waiting` for somebody, `running` or `over`."""
        self.entries: list[tuple[str, int, str]] = []
        self.asked_at = 0
        self.lines: set[tuple[int, str]] = set()
        self.carried_out: set[tuple[int, str]] = set()
        self.decider: int | None = None
        self.legal: list[str] = []

    def known(self) -> Knowledge:
        """Return who may know what now."""
        return Knowledge([(seat, text) for kind, seat, text in self.entries if kind == "answer"])


class Stream:
    """An open stream of a seat, or of somebody who watches."""

    def __init__(self, played: Played, seat: int | None, url: str, cookie: str) -> None:
        self.played = played
        self.seat = seat
        self.scene: dict[str, Any] = {}
        self._url = url
        self._cookie = cookie
        self._socket: ClientConnection | None = None

    async def open(self) -> None:
        """Come, or come back."""
        await self.close()
        headers = {"cookie": self._cookie} if self._cookie else {}
        self._socket = await connect(
            self._url, additional_headers=headers, compression=None, proxy=None, max_size=None
        )
        await self.until_scene(len(self.played.entries))

    async def close(self) -> None:
        """Leave."""
        if self._socket is not None:
            await self._socket.close()

    async def send(self, sent: Sent) -> None:
        """Send a message in the frame that it is meant for."""
        assert self._socket is not None
        await self._socket.send(sent.content, text=sent.as_text)

    async def read(self) -> dict[str, Any]:
        """Read a message; a scene is checked at once."""
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self._socket.recv())
        if message["type"] == "scene":
            self.scene = message
            known = self.played.known().after[message["ply"]][self.seat]
            assert not leaks_in(message, known), "a scene tells a hidden card"
        return message

    async def until_scene(self, number: int) -> None:
        """Read until so many entries are shown."""
        while self.scene.get("number", -1) < number:
            await self.read()

    async def reply(self) -> dict[str, Any]:
        """Read the next reply to a command."""
        while (message := await self.read())["type"] not in ("done", "refused"):
            pass
        return message
