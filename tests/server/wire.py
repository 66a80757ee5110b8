"""A server in the test's own event loop, and everything that it sends to each viewer, raw."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from typing import Any

import httpx2
from starlette.applications import Starlette

PATIENCE = 20.0


class Wire:
    """One viewer: a visitor with his cookies, his stream, and all bytes that came to him."""

    def __init__(self, app: Starlette) -> None:
        self._app = app
        self._transport = httpx2.ASGITransport(app=app)
        self.http = httpx2.AsyncClient(transport=self._transport, base_url="http://table")
        self._coming: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._going: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.received: list[str] = []
        self.sent: list[str] = []
        self.scene: dict[str, Any] = {}
        self.commands = 0

    async def look(self, match: str) -> None:
        """Open the stream to a match."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        scope = {
            "type": "websocket", "scheme": "ws", "path": f"/api/matches/{match}/stream",
            "raw_path": b"", "root_path": "", "query_string": b"", "subprotocols": [],
            "headers": [(b"host", b"table"), (b"cookie", cookies.encode())],
            "client": ("127.0.0.1", 1), "server": ("table", 80),
        }  # fmt: skip
        self._going.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._app(scope, self._going.get, self._coming.put))
        assert (await self._coming.get())["type"] == "websocket.accept"
        await self.read_until("scene")

    async def leave(self) -> None:
        """Close the stream."""
        if self._task is not None:
            self._going.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await self._task
        await self.http.aclose()

    async def read(self) -> dict[str, Any]:
        """Read one message."""
        raw = await asyncio.wait_for(self._coming.get(), PATIENCE)
        assert raw["type"] == "websocket.send", raw
        self.received.append(raw["text"])
        message: dict[str, Any] = json.loads(raw["text"])
        if message["type"] == "scene":
            self.scene = message
        return message

    async def read_until(self, *kinds: str) -> dict[str, Any]:
        """Read until a message of one of these kinds has come."""
        while True:
            message = await self.read()
            if message["type"] in kinds:
                return message

    async def wait_for(self, number: int) -> None:
        """Read until so many entries are there."""
        while self.scene["number"] < number:
            await self.read()

    async def send(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command and return the reply."""
        self.commands += 1
        message = {"type": type, "command": f"c{self.commands}", "number": self.scene["number"]}
        self.sent.append(json.dumps({**message, **fields}))
        self._going.put_nowait({"type": "websocket.receive", "text": self.sent[-1]})
        return await self.read_until("done", "refused")


@asynccontextmanager
async def served(app: Starlette) -> AsyncIterator[Starlette]:
    """Start what a server does in the background, and stop it again."""
    async with app.router.lifespan_context(app):
        yield app
