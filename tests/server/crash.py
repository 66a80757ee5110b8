"""Killing a server at random moments while people play bots: what was acknowledged must stay.

`make crash` does it a hundred times; the test suite a few times.
"""

from __future__ import annotations

import json
import random
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Thread
from typing import Any

from tests.server.process import LOST, Server, Visitor

LEAD_AND_SHUFFLE = 2
"""Chance names who leads and shuffles; then 52 cards are played."""
ANSWERS = LEAD_AND_SHUFFLE + 52


@dataclass
class Person:
    """Plays one match to its end, through every crash; remembers what was acknowledged."""

    server: Server
    seed: int
    match: str = ""
    cookie: str = ""
    pending: dict[str, Any] | None = None
    """The command of which nobody knows yet what became of it; it is sent again."""
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    sent_again: int = 0
    found_done: int = 0
    finished: Event = field(default_factory=Event)

    def run(self) -> None:
        generator = random.Random(self.seed)
        while not self.finished.is_set():
            with suppress(*LOST, json.JSONDecodeError):
                if not self.match:
                    self.match, self.cookie = self.server.create("person", "random")
                self._play(generator)
            time.sleep(0.05)

    def _play(self, generator: random.Random) -> None:
        page = Visitor(self.server, self.match, self.cookie)
        try:
            if self.pending is not None:
                self.sent_again += 1
                self.found_done += page.scene["number"] > self.pending["number"]
                self._send(page, self.pending)
            while page.wait_for_turn() and not self.finished.is_set():
                card = generator.choice(page.choices())
                number = page.scene["number"]
                self.pending = {
                    "type": "answer", "command": f"{self.seed}/{number}", "number": number,
                    "answer": card,
                }  # fmt: skip
                self._send(page, self.pending)
            self.finished.set()
        finally:
            page.close()

    def _send(self, page: Visitor, command: dict[str, Any]) -> None:
        page.socket.send(json.dumps(command))
        reply = page.read_until("done", "refused")
        if reply["type"] == "done":
            assert reply["command"] == command["command"]
            self.acknowledged.append((command["number"], command["answer"]))
            self.pending = None  # before anything else can go wrong: it is known now
            page.wait_for(command["number"] + 1)
        else:
            raise AssertionError(reply)


def crash(folder: Path, kills: int, people: int = 2, seed: int = 1) -> dict[str, int]:
    """Kill a server so many times; AssertionError if anything acknowledged was lost or doubled."""
    server = Server(f"sqlite:///{folder / 'matches.db'}", folder / "log")
    generator = random.Random(seed)
    players: list[Person] = []
    threads: list[Thread] = []
    done = 0
    try:
        while done < kills or any(not person.finished.is_set() for person in players):
            running = [person for person in players if not person.finished.is_set()]
            if done < kills and len(running) < people:
                players.append(Person(server, seed=1000 * seed + len(players)))
                threads.append(Thread(target=players[-1].run, daemon=True))
                threads[-1].start()
                continue
            for person, thread in zip(players, threads, strict=True):
                assert thread.is_alive() or person.finished.is_set(), "somebody was refused"
            if done < kills:
                _wait_for_answers(players, generator)
                server.kill()
                done += 1
            else:
                time.sleep(0.1)
        for person in players:
            _check(server, person)
        assert "Traceback" not in server.log.read_text()
    finally:
        for person in players:
            person.finished.set()
        server.stop()
    return {
        "kills": done,
        "matches finished": len(players),
        "answers acknowledged": sum(len(person.acknowledged) for person in players),
        "answers sent again": sum(person.sent_again for person in players),
        "of which the dead server had kept": sum(person.found_done for person in players),
        "lost": 0,
        "doubled": 0,
    }


def _wait_for_answers(players: list[Person], generator: random.Random) -> None:
    """Let the match go on a little: some answers, then a moment more."""
    before = sum(len(person.acknowledged) for person in players)
    wanted = before + generator.randint(1, 4)
    deadline = time.monotonic() + 20
    while sum(len(person.acknowledged) for person in players) < wanted:
        running = any(not person.finished.is_set() for person in players)
        if not running or time.monotonic() > deadline:
            break
        time.sleep(0.002)
    time.sleep(generator.random() * 0.1)


def _check(server: Server, person: Person) -> None:
    lines = server.get(f"/api/matches/{person.match}/record").decode().splitlines()
    answers = [json.loads(line) for line in lines[1:-1]]
    assert len(answers) == ANSWERS, "a finished match has 54 answers, none doubled"
    own = [answer for answer in answers if answer["seat"] == 0]
    assert len(own) == len(person.acknowledged), "every answer was acknowledged, once"
    for number, card in person.acknowledged:
        assert answers[number] == {"seat": 0, "answer": card}, f"{number}: {card} was lost"


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as place:
        print(crash(Path(place), kills=int(sys.argv[1]) if len(sys.argv) > 1 else 100))
