"""The database goes away and comes back: nothing is lost, doubled or left hanging."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
import urllib.error
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server.app import build
from ludotheque.server.bots import Bots
from ludotheque.server.store import connecting, open_store
from tests.server.page import another, create, join, look
from tests.server.process import Server, Visitor
from tests.server.proxy import Proxy

ON_POSTGRESQL = pytest.mark.parametrize("database", ["postgresql"], indirect=True)
A_WHILE = 30.0
"""Seconds within which a server is itself again."""


@pytest.fixture
def proxy(database: str) -> Iterator[Proxy]:
    way = Proxy(database)
    yield way
    way.cut()


@pytest.fixture
def server(proxy: Proxy, tmp_path: Path) -> Iterator[Server]:
    """Give a server whose way to the database can be cut."""
    served = Server(proxy.address, tmp_path / "log", program=QUICK_TO_GIVE_UP)
    yield served
    assert served.alive()
    served.stop()
    log = served.log.read_text()
    assert "Traceback" not in log, log


QUICK_TO_GIVE_UP = "from ludotheque.server.store import connecting; connecting.PATIENCE = 1.0\n"


def entries(database: str, match: str) -> list[tuple[int, str, str | None]]:
    async def read() -> list[tuple[int, str, str | None]]:
        store = await open_store(database)
        try:
            found = await store.entries(match)
        finally:
            await store.close()
        return [(entry.seat, entry.text, entry.command) for entry in found]

    return asyncio.run(read())


def ask(server: Server, path: str, body: object = None) -> tuple[int, dict[str, Any], str | None]:
    """Return the status, the answer and what Retry-After says."""
    try:
        if body is None:
            return 200, json.loads(server.get(path)), None
        return 201, server.post(path, body)[0], None
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.loads(error.read()), error.headers["retry-after"]


@ON_POSTGRESQL
def test_a_database_that_goes_away_is_waited_for(
    server: Server, proxy: Proxy, database: str
) -> None:
    match, cookie = server.create("person", "open", options={"first_leader": 0})
    ada = Visitor(server, match, cookie)
    bo = Visitor(server, match, server.join(match))
    ada.wait_for_turn()
    stored = entries(database, match)
    proxy.cut()
    # Whoever asks is told so, in his language, and when to come again.
    wish = {"game": "claim", "seats": ["person", "greedy"]}
    for path, body in (("/api/health", None), ("/api/lobby", None), ("/api/matches", wish),
                       ("/api/matches/another", None)):  # fmt: skip
        for language, word in (("fr", "base de données"), ("pl", "baz")):
            status, problem, retry = ask(server, f"{path}?lang={language}", body)
            assert (status, problem["id"], retry) == (503, "server-database-away", "1")
            assert word in problem["words"]
    # A command is refused and has changed nothing, not even for those who look.
    number, card = ada.scene["number"], ada.choices()[0]
    command = {"type": "answer", "command": "once", "number": number, "answer": card}
    for _ in range(2):
        ada.socket.send(json.dumps(command))
        refused = ada.read_until("done", "refused")
        assert refused["problem"]["id"] == "server-database-away"
    assert json.loads(server.get(f"/api/matches/{match}", cookie))["number"] == number
    assert entries(database, match) == stored
    proxy.connect()
    # The same command is carried out now, once.
    for _ in range(2):
        ada.socket.send(json.dumps(command))
        assert ada.read_until("done", "refused")["type"] == "done"
    bo.wait_for(number + 1)
    assert entries(database, match) == [*stored, (0, card, "0/once")]
    ada.close()
    bo.close()


@ON_POSTGRESQL
def test_bots_and_listeners_recover_by_themselves(
    server: Server, proxy: Proxy, database: str, tmp_path: Path
) -> None:
    """Nobody does anything but look: the bot answers, and news from elsewhere comes again."""
    match, cookie = server.create("person", "greedy", options={"first_leader": 0})
    shared, first = server.create("person", "open", options={"first_leader": 1})
    elsewhere = Server(database, tmp_path / "elsewhere")
    try:
        ada = Visitor(server, match, cookie)
        watching = Visitor(server, shared, first)
        bo = Visitor(elsewhere, shared, elsewhere.join(shared))
        for _ in range(3):
            ada.wait_for_turn()
            number, card = ada.scene["number"], ada.choices()[0]
            command = {"type": "answer", "command": f"{number}", "number": number, "answer": card}
            ada.socket.send(json.dumps(command))
            reply = ada.read_until("done", "refused")
            proxy.cut()
            time.sleep(1.5)
            proxy.connect()
            if reply["type"] == "refused":
                continue
            ada.wait_for(number + 1)
            ada.wait_for_turn()  # at once when she has won the trick, else after the bot's answer
        bo.wait_for_turn()
        bo.answer()
        watching.wait_for(bo.scene["number"])
        for page in (ada, watching, bo):
            page.close()
    finally:
        elsewhere.stop()


@ON_POSTGRESQL
def test_a_command_whose_outcome_nobody_knows_is_recognised(
    server: Server, proxy: Proxy, database: str
) -> None:
    match, cookie = server.create("person", "open", options={"first_leader": 0})
    ada = Visitor(server, match, cookie)
    bo = Visitor(server, match, server.join(match))
    ada.wait_for_turn()
    stored = entries(database, match)
    number, card = ada.scene["number"], ada.choices()[0]
    command = {"type": "answer", "command": "once", "number": number, "answer": card}
    proxy.cut_after_commit.set()
    ada.socket.send(json.dumps(command))
    refused = ada.read_until("done", "refused")
    assert proxy.was_cut.wait(A_WHILE)
    assert refused["problem"]["id"] == "server-database-away"
    deadline = time.monotonic() + A_WHILE
    while entries(database, match) == stored:  # it is kept all the same, perhaps a moment later
        assert time.monotonic() < deadline
    assert entries(database, match) == [*stored, (0, card, "0/once")]
    for _ in range(2):
        ada.socket.send(json.dumps(command))
        assert ada.read_until("done", "refused")["type"] == "done"
    ada.wait_for(number + 1)
    bo.wait_for(number + 1)
    assert entries(database, match) == [*stored, (0, card, "0/once")]
    assert bo.wait_for_turn() and bo.answer()["type"] == "done"
    ada.close()
    bo.close()


def test_a_locked_file_is_waited_for(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(connecting, "PATIENCE", 0.2)
    thinking = Bots._think

    async def slowly(self: Bots, *job: Any) -> str:
        await asyncio.sleep(0.3)
        return await thinking(self, *job)

    monkeypatch.setattr(Bots, "_think", slowly)
    with TestClient(build(sqlite)) as client:
        match = create(client, "person", "greedy", first_leader=0)
        lock = sqlite3.connect(tmp_path / "matches.db", isolation_level=None)
        with look(client, match) as page:
            page.wait_for_question()
            number, card = page.scene["number"], page.choices()[0]
            lock.execute("BEGIN IMMEDIATE")
            reply = page.send("answer", command="once", answer=card)
            assert reply["problem"]["id"] == "server-database-away"
            wish = {"game": "claim", "seats": ["person", "open"]}
            refused = another(client).post("/api/matches?lang=fr", json=wish)
            assert (refused.status_code, refused.headers["retry-after"]) == (503, "1")
            lock.execute("ROLLBACK")
            assert page.send("answer", command="once", answer=card)["type"] == "done"
            assert page.scene["number"] == number + 1
            # The bot thinks; by the time it has thought, nothing can be written for a while.
            lock.execute("BEGIN IMMEDIATE")
            time.sleep(1.0)
            lock.execute("ROLLBACK")
            page.wait(lambda page: page.scene["number"] == number + 2)
        lock.close()


def test_who_sees_an_answer_whose_job_was_lost_sees_the_bot_answer_too(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that fails once, for whatever reason, is asked again."""
    thinking = Bots._think
    failures = iter([ValueError("once")])

    async def badly(self: Bots, *job: Any) -> str:
        for failure in failures:
            raise failure
        return await thinking(self, *job)

    monkeypatch.setattr(Bots, "_think", badly)
    with TestClient(build(sqlite)) as client:
        match = create(client, "person", "greedy", first_leader=1)
        with look(client, match) as page:
            page.wait_for_question()


def test_two_seats_may_call_their_commands_alike(client: TestClient) -> None:
    match = create(client, "person", "open", first_leader=0)
    friend = another(client)
    join(friend, match)
    with look(client, match) as one, look(friend, match) as two:
        for page in (one, two):
            page.wait_for_question()
            page.do("answer", command="same", answer=page.choices()[0])
        assert two.scene["number"] == 3
