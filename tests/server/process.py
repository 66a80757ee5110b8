"""A server in a process of its own, that can be killed, and what people do with it over the net."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import AbstractContextManager, ExitStack, suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

LOST = (OSError, TimeoutError, WebSocketException, EOFError)
"""What a visitor notices when a server is gone."""

Stream = AbstractContextManager[ClientConnection]
PATIENCE = 20.0
"""Seconds to wait for a message: who waits in vain fails instead of hanging."""

AS_PEOPLE_DO = "import sys; from ludotheque.cli import main; sys.exit(main())"
"""`ludotheque serve`, as it is installed."""

WITH_LIMITS = """
import socket, sys, msgspec, uvicorn
from ludotheque.server.app import build
from ludotheque.server.limits import Limits
limits = msgspec.json.decode(sys.argv.pop(1), type=Limits)
told = dict(zip(sys.argv[2::2], sys.argv[3::2], strict=True))
listening = socket.create_server(("127.0.0.1", int(told["--port"])))
print("http://127.0.0.1:%d/" % listening.getsockname()[1], flush=True)
app = build(told["--database"], int(told["--workers"]), limits)
uvicorn.Server(uvicorn.Config(app, log_level="warning", ws_max_size=1 << 16)).run([listening])
"""
"""The same server with limits of its own."""


class Server:
    """A server in a process of its own, that can be killed and started again."""

    def __init__(
        self,
        database: str,
        log: Path,
        limits: dict[str, float] | None = None,
        workers: int = 1,
        program: str = "",
    ) -> None:
        self.database = database
        self.log = log
        self.port = "0"
        self._workers = workers
        if limits is None:
            self._command = [sys.executable, "-c", program + AS_PEOPLE_DO]
        else:
            self._command = [sys.executable, "-c", WITH_LIMITS, json.dumps(limits)]
        self.process = self._start()

    def _start(self) -> subprocess.Popen[str]:
        told = ["serve", "--port", self.port, "--database", self.database]
        told += ["--workers", str(self._workers), *(["--lang", "en"] * ("-c" in self._command))]
        with self.log.open("a") as log:
            process = subprocess.Popen(
                [*self._command, *told], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "127.0.0.1:" in line, self.log.read_text()
        self.port = line.split("127.0.0.1:")[1].split("/")[0]
        self.process = process
        self._wait_until_it_answers()
        return process

    def _wait_until_it_answers(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.get("/api/health")
                return
            except OSError:
                assert self.alive() and time.monotonic() < deadline, self.log.read_text()
                time.sleep(0.02)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self.process.pid

    def kill(self) -> None:
        """End it as a power cut would, and start another on the same database."""
        self.stop()
        self.process = self._start()

    def stop(self) -> None:
        """End it, with no chance to tidy up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def alive(self) -> bool:
        """Whether the process runs."""
        return self.process.poll() is None

    def get(self, path: str, cookie: str = "") -> bytes:
        """Ask for something over HTTP."""
        request = urllib.request.Request(self._http(path), headers={"cookie": cookie})
        with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
            content: bytes = reply.read()
            return content

    def post(self, path: str, body: object, cookie: str = "") -> tuple[dict[str, Any], str]:
        """Send something over HTTP; return the answer and the visitor's cookie."""
        content = json.dumps(body).encode()
        headers = {"cookie": cookie} if cookie else {}
        request = urllib.request.Request(self._http(path), content, headers, method="POST")
        with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
            found: dict[str, Any] = json.loads(reply.read())
            return found, reply.headers["set-cookie"].split(";")[0]

    def create(self, *seats: str, cookie: str = "", **wish: Any) -> tuple[str, str]:
        """Create a match of Claim; return its id and the visitor's cookie."""
        seated, cookie = self.post(
            "/api/matches", {"game": "claim", "seats": seats, **wish}, cookie
        )
        return seated["match"], cookie

    def join(self, match: str, seat: int = 1, name: str = "") -> str:
        """Sit down on an open seat; return the visitor's cookie."""
        return self.post(f"/api/matches/{match}/seats/{seat}", {"name": name})[1]

    def look(self, match: str, cookie: str = "", query: str = "") -> Stream:
        """Open a stream to a match."""
        url = f"ws://127.0.0.1:{self.port}/api/matches/{match}/stream{query}"
        headers = {"cookie": cookie} if cookie else {}
        return connect(url, additional_headers=headers, proxy=None, max_size=None)

    def _http(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"


class Visitor:
    """Somebody who looks at a match from afar: he keeps the newest scene, events and lines."""

    def __init__(self, server: Server, match: str, cookie: str = "") -> None:
        self.match = match
        self.cookie = cookie
        self.scene: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.lines: list[dict[str, Any]] = []
        self.acknowledged: dict[str, tuple[int, str]] = {}
        """Command: the number of the entry that it became, and the answer."""
        self.commands = 0
        self._open = ExitStack()
        self.move_to(server)

    def move_to(self, server: Server) -> None:
        """Come back, to this server or another; ask only for what was missed."""
        seen, epoch = len(self.events), self.scene.get("epoch", 0)
        self.lines = []  # what was said is told again from the beginning
        self.close()
        stream = server.look(self.match, self.cookie, f"?after={seen}&epoch={epoch}")
        self.socket = self._open.enter_context(stream)
        self.read_until("scene")

    def close(self) -> None:
        """Leave."""
        with suppress(*LOST):
            self._open.close()

    def read(self, patience: float = PATIENCE) -> dict[str, Any]:
        """Read one message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=patience))
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

    def wait_for_turn(self) -> bool:
        """Read until there is something to answer; False when the match is over."""
        while self.scene["question"] is None and self.scene["outcome"] is None:
            self.read()
        return self.scene["outcome"] is None

    def wait_for(self, number: int) -> None:
        """Read until so many entries are there."""
        while self.scene["number"] < number:
            self.read()

    def send(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command and return the reply to it."""
        self.commands += 1
        name = f"c{self.commands}"
        message = {"type": type, "command": name, "number": self.scene["number"], **fields}
        self.socket.send(json.dumps(message))
        while True:
            reply = self.read_until("done", "refused")
            if reply["command"] in (message["command"], None):
                return reply

    def choices(self) -> list[str]:
        """List the answers that the rules allow now."""
        return [action["text"] for action in self.scene["question"]["actions"]]

    def answer(self, text: str | None = None) -> dict[str, Any]:
        """Answer the question, and remember what was acknowledged."""
        number, card = self.scene["number"], text or self.choices()[0]
        reply = self.send("answer", answer=card)
        if reply["type"] == "done":
            self.acknowledged[reply["command"]] = (number, card)
            self.wait_for(number + 1)
        return reply
