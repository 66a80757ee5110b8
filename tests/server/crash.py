"""Killing a server at random moments while people play bots: what was acknowledged must stay.

`make crash` does it a hundred times; the test suite a few times.
"""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Thread
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

TRIES = (OSError, TimeoutError, WebSocketException, EOFError)


class Server:
    """A server in a process of its own, that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'matches.db'}"
        self.port = "0"
        self.process = self._start()

    def _start(self) -> subprocess.Popen[str]:
        program = "import sys; from ludotheque.cli import main; sys.exit(main())"
        command = ["serve", "--port", self.port, "--database", self.database, "--lang", "en"]
        process = subprocess.Popen(
            [sys.executable, "-c", program, *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert process.stdout is not None
        line = process.stdout.readline()
        self.port = line.split("127.0.0.1:")[1].split("/")[0]
        return process

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

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=10) as reply:
            content: bytes = reply.read()
            return content


@dataclass
class Person:
    """Plays one match to its end, through every crash; remembers what was acknowledged."""

    server: Server
    seed: int
    match: str = ""
    cookie: str = ""
    acknowledged: list[str] = field(default_factory=list)
    finished: Event = field(default_factory=Event)

    def run(self) -> None:
        generator = random.Random(self.seed)
        while not self.finished.is_set():
            with suppress(*TRIES, KeyError, json.JSONDecodeError):
                if not self.match:
                    self._create()
                self._play(generator)
            time.sleep(0.05)

    def _create(self) -> None:
        wish = json.dumps({"game": "claim", "seats": ["person", "random"]}).encode()
        url = f"http://127.0.0.1:{self.server.port}/api/matches"
        request = urllib.request.Request(url, wish, method="POST")
        with urllib.request.urlopen(request, timeout=10) as reply:
            self.cookie = reply.headers["set-cookie"].split(";")[0]
            self.match = json.loads(reply.read())["match"]

    def _play(self, generator: random.Random) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/api/matches/{self.match}/stream"
        with connect(url, additional_headers={"cookie": self.cookie}, proxy=None) as socket:
            while not self.finished.is_set():
                scene = self._newest(socket)
                if scene["outcome"] is not None:
                    self.finished.set()
                elif scene["question"] is not None:
                    self._answer(socket, scene, generator)

    def _newest(self, socket: ClientConnection) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(socket.recv(timeout=20))
            if message["type"] == "scene":
                return message

    def _answer(
        self, socket: ClientConnection, scene: dict[str, Any], generator: random.Random
    ) -> None:
        card = generator.choice(scene["question"]["actions"])
        command = f"{self.seed}/{scene['number']}/{card}"
        message = {"type": "answer", "command": command, "number": scene["number"], "answer": card}
        socket.send(json.dumps(message))
        while True:
            reply = json.loads(socket.recv(timeout=20))
            if reply["type"] == "done" and reply["command"] == command:
                self.acknowledged.append(f"{scene['number']}: {card}")
                return
            if reply["type"] == "refused":
                return


def crash(folder: Path, kills: int, people: int = 2, seed: int = 1) -> dict[str, int]:
    """Kill a server so many times; AssertionError if anything acknowledged was lost or doubled."""
    server = Server(folder)
    generator = random.Random(seed)
    players: list[Person] = []
    done = 0
    try:
        while done < kills or any(not person.finished.is_set() for person in players):
            running = [person for person in players if not person.finished.is_set()]
            if done < kills and len(running) < people:
                players.append(Person(server, seed=1000 * seed + len(players)))
                Thread(target=players[-1].run, daemon=True).start()
                continue
            if done < kills:
                _wait_for_answers(players, generator)
                server.kill()
                done += 1
            else:
                time.sleep(0.1)
        for person in players:
            _check(server, person)
    finally:
        for person in players:
            person.finished.set()
        server.stop()
    answers = sum(len(person.acknowledged) for person in players)
    return {"kills": done, "matches": len(players), "answers": answers}


def _wait_for_answers(players: list[Person], generator: random.Random) -> None:
    """Let the match go on a little: some answers, then a moment more."""
    before = sum(len(person.acknowledged) for person in players)
    wanted = before + generator.randint(1, 4)
    deadline = time.monotonic() + 20
    while sum(len(person.acknowledged) for person in players) < wanted:
        running = any(not person.finished.is_set() for person in players)
        if not running or time.monotonic() > deadline:
            break
        time.sleep(0.005)
    time.sleep(generator.random() * 0.1)


def _check(server: Server, person: Person) -> None:
    lines = server.get(f"/api/matches/{person.match}/record").decode().splitlines()
    answers = [json.loads(line) for line in lines[1:-1]]
    assert len(answers) == 54, "a finished match has 54 answers, none doubled"
    for acknowledged in person.acknowledged:
        number, card = acknowledged.split(": ")
        assert answers[int(number)] == {"seat": 0, "answer": card}, f"{acknowledged} was lost"
    assert len(set(person.acknowledged)) == len(person.acknowledged)


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        print(crash(Path(folder), kills=int(sys.argv[1]) if len(sys.argv) > 1 else 100))
