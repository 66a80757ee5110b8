"""The stream of one viewer: what he may see, as it happens, and what he does."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludotheque.server.commands import obey
from ludotheque.server.hall import Hall, Table
from ludotheque.server.join import seat_of
from ludotheque.server.limits import Allowance, Limits
from ludotheque.server.live import LiveMatch
from ludotheque.server.messages import Command, Done, Line, Refused
from ludotheque.server.metrics import Metrics
from ludotheque.server.problems import ForeignPage, Unintelligible
from ludotheque.server.scene import scene_of
from ludotheque.server.stand_in import note_arrival, note_departure
from ludotheque.server.store import DatabaseAway, LineRow
from ludotheque.server.visitor import check_origin, language_of, problem_of, visitor_of
from ludotheque.table import LudothequeError, Seat
from ludotheque.texts import Language

MOST_WAITING = 300
"""Messages that may wait for a reader; one who is slower is sent away, and may come again."""
MOST_LINES = 200
"""Lines of talk that a new page is sent."""
LONGEST_ID = 48
"""Characters of a command's id that are sent back."""
COMMANDS: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


async def stream(socket: WebSocket) -> None:
    """Show a match to a viewer and carry out his commands, until he leaves."""
    hall: Hall = socket.app.state.hall
    language = language_of(socket)
    await socket.accept()
    try:
        check_origin(socket.headers)
        async with hall.at(socket.path_params["id"]) as table:
            await _attend(socket, hall, table, language)
    except LudothequeError as error:
        with suppress(WebSocketDisconnect, RuntimeError):
            await _send(socket, Refused(None, problem_of(error, language)))
            await socket.close(_close_code(error))
    except WebSocketDisconnect:
        pass


def _close_code(error: LudothequeError) -> int:
    if isinstance(error, DatabaseAway):
        return 4503  # come again
    return 4403 if isinstance(error, ForeignPage) else 4404


async def _attend(socket: WebSocket, hall: Hall, table: Table, language: Language) -> None:
    """Be a viewer at a table."""
    limits: Limits = socket.app.state.limits
    metrics: Metrics = socket.app.state.metrics
    viewer = Viewer(socket, seat_of(table, visitor_of(socket)), limits)
    viewer.epoch, viewer.seen = _number(socket, "epoch"), _number(socket, "after")
    table.listeners.add(viewer)
    metrics.viewers.inc()
    sender = asyncio.create_task(viewer.send_all())
    try:
        viewer.hear(table.live)
        for line in table.lines[-MOST_LINES:]:
            viewer.hear_line(line)
        if viewer.seat is not None:
            note_arrival(hall, table, viewer.seat, time.time())
        async with table.lock:
            number = table.live.number
            await hall.settle(table)  # chance or bots may have been left waiting by a server's end
        if table.live.number > number:
            hall.tell(table)
        while True:
            await _carry_out(hall, table, viewer, await _receive(socket), language, metrics)
    finally:
        sender.cancel()
        table.listeners.discard(viewer)
        metrics.viewers.dec()
        if viewer.seat is not None:
            note_departure(hall, table, viewer.seat, time.time())


async def _receive(socket: WebSocket) -> str | bytes:
    """Wait for a message; bytes are no command, but no reason to end the stream either."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000), message.get("reason"))
    text: str | bytes | None = message.get("text")
    return message.get("bytes", b"") if text is None else text


async def _carry_out(
    hall: Hall,
    table: Table,
    viewer: Viewer,
    text: str | bytes,
    language: Language,
    metrics: Metrics,
) -> None:
    kind = "unknown"
    number = table.live.number
    try:
        command = viewer.read(text)
        kind = type(command).__name__
        with metrics.command_seconds.time():
            await obey(hall, table, viewer.seat, command)
    except LudothequeError as error:
        metrics.commands.labels(kind, "refused").inc()
        viewer.put(Refused(_command_id(text), problem_of(error, language)))
    else:
        metrics.commands.labels(kind, "done").inc()
        viewer.put(Done(command.command))
    finally:  # also after a refusal: another server may have been faster
        if table.live.number != number:
            hall.tell(table)


class Viewer:
    """One open page: which events it has seen, and what waits to be sent to it."""

    def __init__(self, socket: WebSocket, seat: Seat | None, limits: Limits) -> None:
        self.socket = socket
        self.seat = seat
        self.epoch = 0
        self.seen = 0
        self._limits = limits
        rate = limits.commands_per_second
        self._allowance = Allowance(rate, 2 * rate)
        self._waiting: asyncio.Queue[LiveMatch | Done | Refused | Line] = asyncio.Queue()
        self._scene_waits = False

    def hear(self, live: LiveMatch) -> None:
        """Note that the match has changed; the scene is made when it can be sent."""
        if not self._scene_waits:  # the one that waits will show the newest state
            self._scene_waits = True
            self._waiting.put_nowait(live)

    def hear_line(self, line: LineRow) -> None:
        """Let somebody's words follow what waits to be sent."""
        with suppress(WebSocketDisconnect):  # the one who speaks is not to blame
            self.put(Line(line.number, line.seat, line.text, line.at))

    def put(self, message: Done | Refused | Line) -> None:
        """Let a message follow what waits to be sent; who does not read is not waited for."""
        if self._waiting.qsize() >= MOST_WAITING:
            raise WebSocketDisconnect(1008)
        self._waiting.put_nowait(message)

    def read(self, text: str | bytes) -> Command:
        """Read a command, if it comes neither too fast nor too large."""
        self._allowance.spend()
        if isinstance(text, bytes):
            raise Unintelligible("bytes")
        if len(text) > self._limits.message:
            raise Unintelligible(f"> {self._limits.message}")
        try:
            return COMMANDS.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise Unintelligible(str(error)) from None

    async def send_all(self) -> None:
        """Send what waits, in order; a viewer sees every event once and in order."""
        with suppress(WebSocketDisconnect, RuntimeError):  # the reader is gone
            while True:
                waiting = await self._waiting.get()
                if isinstance(waiting, LiveMatch):
                    await self._send_scene(waiting)
                else:
                    await _send(self.socket, waiting)

    async def _send_scene(self, live: LiveMatch) -> None:
        self._scene_waits = False
        if live.epoch != self.epoch or self.seen > len(live.happened):
            self.epoch, self.seen = live.epoch, 0
        scene = scene_of(live, self.seat, time.time(), self.seen)
        self.seen = len(live.happened)
        await _send(self.socket, scene)


def _number(socket: WebSocket, name: str) -> int:
    text = socket.query_params.get(name, "0")
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 10 else 0


def _command_id(text: str | bytes) -> str | None:
    try:
        raw = msgspec.json.decode(text[:16_384])
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    found = raw.get("command") if isinstance(raw, dict) else None
    return found if isinstance(found, str) and len(found) <= LONGEST_ID else None


async def _send(socket: WebSocket, message: object) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())
