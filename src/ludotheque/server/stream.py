"""The stream of one viewer: what he may see, as it happens, and what he does."""

from __future__ import annotations

import asyncio
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludotheque.server.commands import obey
from ludotheque.server.hall import Hall
from ludotheque.server.live import LiveMatch
from ludotheque.server.messages import Command, Done, Refused
from ludotheque.server.problems import ForeignPage, TooFast, Unintelligible
from ludotheque.server.visitor import check_origin, language_of, problem_of, viewer_of
from ludotheque.table import LudothequeError, Seat

LARGEST_MESSAGE = 16 * 1024
"""Characters of a command."""
COMMANDS_PER_SECOND = 20
"""More than a person can click; a burst of twice as many is let through."""
COMMANDS: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
WAITING_SCENES = 32
"""Scenes that may wait for a slow reader; he then gets the newest instead."""


async def stream(socket: WebSocket) -> None:
    """Show a match to a viewer and carry out his commands, until he leaves."""
    language = language_of(socket)
    hall: Hall = socket.app.state.hall
    try:
        check_origin(socket.headers)
        table = await hall.table(socket.path_params["id"])
    except LudothequeError as error:
        await socket.accept()
        await _send(socket, Refused(None, problem_of(error, language)))
        await socket.close(4403 if isinstance(error, ForeignPage) else 4404)
        return
    await socket.accept()
    viewer = Viewer(socket, viewer_of(socket, table), _number(socket, "epoch"))
    viewer.seen = _number(socket, "after")
    table.listeners.add(viewer.hear)
    sender = asyncio.create_task(viewer.send_all())
    try:
        await viewer.hear(table.live)
        socket.app.state.bots.wake(table)
        while True:
            text = await socket.receive_text()
            try:
                command = viewer.read(text)
                await obey(hall, table, viewer.seat, command)
                viewer.put(Done(command.command))
                await hall.tell(table)
                socket.app.state.bots.wake(table)
            except LudothequeError as error:
                viewer.put(Refused(_command_id(text), problem_of(error, language)))
    except WebSocketDisconnect:
        pass
    finally:
        hall.leave(table, viewer.hear)
        sender.cancel()


class Viewer:
    """One open page: which events it has seen, and what waits to be sent to it."""

    def __init__(self, socket: WebSocket, seat: Seat | None, epoch: int) -> None:
        self.socket = socket
        self.seat = seat
        self.epoch = epoch
        self.seen = 0
        self._waiting: asyncio.Queue[LiveMatch | Done | Refused] = asyncio.Queue()
        self._allowance = 2.0 * COMMANDS_PER_SECOND
        self._last = time.monotonic()

    async def hear(self, live: LiveMatch) -> None:
        """Note that the match has changed; the scene is made when it can be sent."""
        if self._waiting.qsize() < WAITING_SCENES:
            self._waiting.put_nowait(live)

    def put(self, message: Done | Refused) -> None:
        """Let a message follow what waits to be sent."""
        self._waiting.put_nowait(message)

    def read(self, text: str) -> Command:
        """Read a command, if it comes neither too fast nor too large."""
        now = time.monotonic()
        earned = (now - self._last) * COMMANDS_PER_SECOND
        self._allowance = min(2.0 * COMMANDS_PER_SECOND, self._allowance + earned)
        self._last = now
        if self._allowance < 1:
            raise TooFast
        self._allowance -= 1
        if len(text) > LARGEST_MESSAGE:
            raise Unintelligible(f"> {LARGEST_MESSAGE}")
        try:
            return COMMANDS.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Unintelligible(str(error)) from None

    async def send_all(self) -> None:
        """Send what waits, in order; a viewer sees every event once and in order."""
        while True:
            waiting = await self._waiting.get()
            if not isinstance(waiting, LiveMatch):
                await _send(self.socket, waiting)
                continue
            if waiting.epoch != self.epoch or self.seen > len(waiting.events):
                self.epoch, self.seen = waiting.epoch, 0
            scene = waiting.scene(self.seat, self.seen)
            self.seen = len(waiting.events)
            await _send(self.socket, scene)


def _number(socket: WebSocket, name: str) -> int:
    text = socket.query_params.get(name, "0")
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 10 else 0


def _command_id(text: str) -> str | None:
    try:
        raw = msgspec.json.decode(text[:LARGEST_MESSAGE])
    except (msgspec.DecodeError, RecursionError):
        return None
    found = raw.get("command") if isinstance(raw, dict) else None
    return found if isinstance(found, str) else None


async def _send(socket: WebSocket, message: object) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())
