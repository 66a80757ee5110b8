"""Visitors of a server in the same process, and the pages with which they look at a match."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from threading import Event
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

PATIENCE = 30.0
"""Seconds to wait for a message: a test that waits in vain fails instead of hanging."""
ENTERED = ("answer", "take-back", "allow-take-back", "resign", "return")
"""Commands that add an entry, so that the next scene has a higher number."""


def another(client: TestClient) -> TestClient:
    """Return another visitor of the same server, with cookies of his own."""
    other = TestClient(client.app)
    other.portal = client.portal  # the same event loop: it is one server
    return other


def create(
    client: TestClient, *seats: str, wish: dict[str, Any] | None = None, **options: Any
) -> str:
    """Create a match of Claim and return its id; `wish` has what else is wanted of it."""
    body = {"game": "claim", "seats": seats, "options": options, **(wish or {})}
    made = client.post("/api/matches", json=body)
    assert made.status_code == 201, made.text
    match: str = made.json()["match"]
    return match


def join(client: TestClient, match: str, seat: int = 1, name: str = "") -> None:
    """Sit down on an open seat."""
    joined = client.post(f"/api/matches/{match}/seats/{seat}", json={"name": name})
    assert joined.status_code == 201, joined.text


COMMANDS = count(1)


class Page:
    """A page that looks at a match: it keeps the newest scene, all events and all that was said."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.events: list[dict[str, Any]] = []
        self.lines: list[dict[str, Any]] = []
        self.received = ""
        """Everything as it came over the wire."""
        self.scene: dict[str, Any] = {}
        self.read_until("scene")

    # --- Reading ----------------------------------------------------------------------------------

    def read(self) -> dict[str, Any]:
        """Read one message."""
        text = receive(self.socket)
        self.received += text
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "scene":
            if message["epoch"] != self.scene.get("epoch", 0):
                self.events = []
            self.scene = message
            self.events += message["events"]
        elif message["type"] == "line":
            self.lines.append(message)
        return message

    def read_until(self, *kinds: str) -> dict[str, Any]:
        """Read until a message of one of these kinds has come."""
        while True:
            message = self.read()
            if message["type"] in kinds:
                return message

    def wait(self, until: Callable[[Page], object]) -> None:
        """Read until something is so."""
        while not until(self):
            self.read()

    def wait_for_question(self) -> None:
        """Read until it is this seat's turn, or the match is over."""
        self.wait(lambda page: page.scene["question"] or page.scene["outcome"])

    def catch_up_with(self, other: Page) -> None:
        """Read until this page has seen what another one has."""
        self.wait(lambda page: page.scene["number"] >= other.scene["number"])

    # --- Doing ------------------------------------------------------------------------------------

    def send(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command and return the reply; what was done is in `scene` then."""
        # The names of commands are one match's: several pages must not use the same, nor a page
        # that comes when another has gone.
        name = f"page/{next(COMMANDS)}"
        message = {"type": type, "command": name, "number": self.scene["number"], **fields}
        self.socket.send_text(json.dumps(message))
        reply = self.read_until("done", "refused")
        if reply["type"] == "done":
            if type in ENTERED:
                self.wait(lambda page: page.scene["number"] > message["number"])
            elif type == "rematch":
                self.wait(lambda page: page.scene["rematch"] is not None)
        return reply

    def do(self, type: str, **fields: Any) -> None:
        """Send a command that must be carried out."""
        reply = self.send(type, **fields)
        assert reply["type"] == "done", reply

    def refused(self, type: str, **fields: Any) -> str:
        """Send a command that must be refused, and return the problem's id."""
        reply = self.send(type, **fields)
        assert reply["type"] == "refused", reply
        problem: str = reply["problem"]["id"]
        return problem

    def choices(self) -> list[str]:
        """List the answers that the rules allow now."""
        return [action["text"] for action in self.scene["question"]["actions"]]

    def answer(self, text: str | None = None) -> dict[str, Any]:
        """Answer the question; the first allowed answer unless told."""
        return self.send("answer", answer=text or self.choices()[0])

    def play_on(self) -> None:
        """Answer against bots until the match is over."""
        self.wait_for_question()
        while self.scene["outcome"] is None:
            reply = self.answer()
            assert reply["type"] == "done", reply
            self.wait_for_question()


def receive(socket: WebSocketTestSession) -> str:
    """Receive a text within a while."""
    waiting = socket.portal.start_task_soon(socket._send_rx.receive)
    try:
        message = waiting.result(PATIENCE)
    finally:
        waiting.cancel()
    if message["type"] == "websocket.close":
        raise WebSocketDisconnect(message.get("code", 1000), message.get("reason", ""))
    text: str = message["text"]
    return text


@contextmanager
def open_stream(
    client: TestClient, match: str, query: str = "", **headers: str
) -> Iterator[WebSocketTestSession]:
    """Open the stream of a match; at the end the server has noticed that the reader is gone."""
    address = f"/api/matches/{match}/stream{query}"
    socket = client.websocket_connect(address, headers=headers)
    served, gone = socket.app, Event()

    async def watched(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await served(scope, receive, send)
        finally:
            gone.set()

    # The test client cancels the server's work at the end, which no real connection does: a
    # transaction that is cut there would leave a connection to the database behind.
    socket.app = watched
    with socket:
        try:
            yield socket
        finally:
            socket.close()
            gone.wait(PATIENCE)


@contextmanager
def look(client: TestClient, match: str, query: str = "", **headers: str) -> Iterator[Page]:
    """Open a page that looks at a match."""
    with open_stream(client, match, query, **headers) as socket:
        yield Page(socket)
