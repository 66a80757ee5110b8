"""Two servers on one PostgreSQL: whoever plays on either sees the same table at once."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.crash import ANSWERS
from tests.server.process import Server, Visitor

pytestmark = pytest.mark.parametrize("database", ["postgresql"], indirect=True)

SOON = 1.0
"""Seconds within which the other server's people see what has happened."""

THINKS_FOR_AN_HOUR = """
import asyncio
from ludotheque.server.bots import Bots
async def _think(self, *job): await asyncio.sleep(3600)
Bots._think = _think
"""

Start = Callable[..., Server]


@pytest.fixture
def start(database: str, tmp_path: Path) -> Iterator[Start]:
    """Start servers on the same database; at the end none of them has stumbled."""
    started: list[Server] = []

    def start_one(program: str = "") -> Server:
        log = tmp_path / f"log{len(started)}"
        started.append(Server(database, log, program=program))
        return started[-1]

    yield start_one
    for server in started:
        if server.alive():
            server.stop()
        assert "Traceback" not in server.log.read_text(), server.log.read_text()


def play(people: list[Visitor], stop: Callable[[Visitor], bool] = lambda _: False) -> list[float]:
    """Play to the end, or until a mover stops; return how soon the other saw each answer."""
    waits: list[float] = []
    while all(page.scene["outcome"] is None for page in people):
        if any(page.scene["question"] and stop(page) for page in people):
            break
        mover = next(page for page in people if page.scene["question"])
        other = next(page for page in people if page is not mover)
        number = mover.scene["number"]
        reply = mover.answer()
        assert reply["type"] == "done", reply
        done = time.monotonic()
        other.wait_for(number + 1)
        waits.append(time.monotonic() - done)
    return waits


def check_record(server: Server, match: str, people: list[Visitor]) -> None:
    """Nothing that was acknowledged is lost, and nothing doubled."""
    lines = server.get(f"/api/matches/{match}/record").decode().splitlines()
    answers = [json.loads(line) for line in lines[1:-1]]
    assert sum(answer["seat"] in (0, 1) for answer in answers) == 52
    for page in people:
        for number, card in page.acknowledged.values():
            assert answers[number] == {"seat": page.scene["seat"], "answer": card}


def test_people_on_two_servers_play_one_match(start: Start) -> None:
    one, two = start(), start()
    match, cookie = one.create("person", "open", name="Ada")
    ada = Visitor(one, match, cookie)
    bo = Visitor(two, match, two.join(match, name="Bo"))
    ada.wait_for(bo.scene["number"])
    # Presence and talk cross in both directions.
    while not all(seat["present"] for seat in ada.scene["seats"]):
        ada.read(SOON)
    assert ada.scene["seats"][1]["name"] == "Bo"
    for speaker, listener in ((ada, bo), (bo, ada)):
        speaker.send("say", text=f"hello from {speaker.scene['seat']}")
        while not any(line["text"].endswith(str(speaker.scene["seat"])) for line in listener.lines):
            listener.read(SOON)
    bo.close()
    while ada.scene["seats"][1]["present"]:
        ada.read(5)
    bo.move_to(two)
    while not ada.scene["seats"][1]["present"]:
        ada.read(SOON)
    waits = play([ada, bo])
    assert len(waits) == 52 and max(waits) < SOON
    for page in (ada, bo):
        assert [event["number"] for event in page.events] == list(range(len(page.events)))
        assert page.events[-1]["kind"] == "match-ended"
        assert [line["number"] for line in page.lines] == [0, 1]
        page.close()
    check_record(two, match, [ada, bo])


def test_who_changes_servers_stays_present(start: Start) -> None:
    one, two = start(), start()
    match, cookie = one.create("person", "open")
    bo = Visitor(two, match, two.join(match))
    ada = Visitor(one, match, cookie)
    elsewhere = Visitor(two, match, cookie)
    ada.close()  # the first server notes that she has left; the second one knows better
    time.sleep(2.5)
    bo.send("hurry")
    while not bo.scene["seats"][0]["present"]:
        bo.read(SOON)
    time.sleep(1.0)
    assert json.loads(one.get(f"/api/matches/{match}"))["seats"][0]["present"]
    elsewhere.close()
    bo.close()


def bots_answered(server: Server) -> int:
    text = server.get("/api/metrics").decode()
    found = re.findall(r"ludotheque_bot_seconds_count\{[^}]*\} ([0-9.]+)", text)
    return int(sum(float(count) for count in found))


def test_bots_are_answered_by_either_server_and_once(start: Start) -> None:
    one, two = start(), start()
    matches = [one.create("random", "random")[0] for _ in range(6)]
    deadline = time.monotonic() + 60
    while True:
        scenes = [json.loads(two.get(f"/api/matches/{match}")) for match in matches]
        if all(scene["outcome"] for scene in scenes):
            break
        assert time.monotonic() < deadline, [scene["number"] for scene in scenes]
        time.sleep(0.2)
    assert [scene["number"] for scene in scenes] == [ANSWERS] * 6
    counts = (bots_answered(one), bots_answered(two))
    assert min(counts) > 0
    # A job is one server's: hardly any answer was thought of twice.
    assert sum(counts) <= 6 * 52 * 1.1


def test_a_server_that_dies_while_its_bot_thinks_is_replaced(start: Start) -> None:
    dying = start(program=THINKS_FOR_AN_HOUR)
    match, cookie = dying.create("person", "greedy", options={"first_leader": 1})
    ada = Visitor(dying, match, cookie)
    assert ada.scene["question"] is None
    other = start()
    time.sleep(2.5)  # longer than it takes to look for jobs that were left behind
    before = json.loads(other.get(f"/api/matches/{match}"))["number"]
    assert before == ada.scene["number"], "the job of a server that lives is not taken"
    dying.stop()
    ada.move_to(other)
    began = time.monotonic()
    while ada.wait_for_turn():
        assert ada.answer()["type"] == "done"
    assert time.monotonic() - began < 30
    ada.close()
    check_record(other, match, [ada])


def test_when_a_server_dies_its_people_go_on_with_the_other(start: Start) -> None:
    dying, other = start(), start()
    match, cookie = dying.create("person", "open", options={"first_leader": 0})
    bo = Visitor(other, match, other.join(match))
    ada = Visitor(dying, match, cookie)
    ada.wait_for(bo.scene["number"])
    bo.wait_for(ada.scene["number"])
    play([ada, bo], lambda page: page is ada and page.scene["number"] > 12)
    # She answers, and the server dies before she has read what became of it.
    number, card = ada.scene["number"], ada.choices()[0]
    command = {"type": "answer", "command": "last", "number": number, "answer": card}
    ada.socket.send(json.dumps(command))
    dying.stop()
    ada.move_to(other)
    for _ in range(2):  # and once more for good measure
        ada.socket.send(json.dumps(command))
        assert ada.read_until("done", "refused")["type"] == "done"
    ada.acknowledged["last"] = (number, card)
    ada.wait_for(number + 1)
    bo.wait_for(number + 1)
    play([ada, bo])
    check_record(other, match, [ada, bo])
    assert [event["number"] for event in ada.events] == list(range(len(ada.events)))
    ada.close()
    bo.close()
