"""Bots never hold a match up: not when they think for ever, fail, die or cheat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.players import registry
from ludotheque.server import bots
from ludotheque.server.workshop import GaveUp, Thinker, Workshop
from tests.server import slow
from tests.server.page import create, look


@pytest.fixture
def strange_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let this server, and the processes in which its bots think, know the strange ones."""
    known = {**registry.ONE_GAME["claim"]}
    monkeypatch.setattr(bots, "think", slow.think)
    slow.register()
    yield
    registry.ONE_GAME["claim"] = known


def test_who_comes_back_while_a_bot_thinks_sees_its_answer(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = bots.Bots._think

    async def slowly(self: bots.Bots, *job: Any) -> str:
        await asyncio.sleep(0.5)
        return await thinking(self, *job)

    monkeypatch.setattr(bots.Bots, "_think", slowly)
    match = create(client, "person", "greedy", first_leader=1)
    with look(client, match) as page:
        assert page.scene["question"] is None and page.scene["deciders"] == [1]
    with look(client, match) as page:
        page.wait_for_question()
        assert page.scene["view"]["led"] is not None


@pytest.mark.usefixtures("strange_bots")
def test_a_bot_that_is_hurried_answers_at_once(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    server: Any = client.app
    monkeypatch.setattr(server.state.bots, "_patience", 1000.0)  # only hurrying helps
    match = create(client, "person", "slow", first_leader=1)
    too_late = time.monotonic() + 20
    with look(client, match) as page:
        while not page.scene["question"]:  # it may not have begun when it is first hurried
            assert time.monotonic() < too_late
            time.sleep(0.2)
            page.do("hurry")
            page.read_until("scene")
        assert page.scene["view"]["led"] is not None


@pytest.mark.usefixtures("strange_bots")
@pytest.mark.parametrize("spec", ["failing", "dying", "cheat"])
def test_when_a_bot_fails_another_answers(client: TestClient, spec: str) -> None:
    match = create(client, "person", spec, first_leader=1)
    with look(client, match) as page:
        page.wait_for_question()
        assert page.scene["view"]["led"] is not None
        page.answer()


@pytest.mark.usefixtures("strange_bots")
def test_when_a_bot_takes_too_long_another_answers(
    visitor: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    server: Any = visitor.app
    monkeypatch.setattr(server.state.bots, "_patience", 0.1)
    match = create(visitor, "person", "slow", first_leader=1)
    with look(visitor, match) as page:
        page.wait_for_question()
        assert page.scene["view"]["led"] is not None


def test_when_no_bot_answers_the_default_stands(
    visitor: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []

    async def never(self: Thinker, patience: float, *job: Any) -> Any:
        asked.append(patience)
        raise GaveUp

    monkeypatch.setattr(Thinker, "ask", never)
    match = create(visitor, "person", "greedy", first_leader=1)
    with look(visitor, match) as page:
        page.wait_for_question()
        led = page.scene["view"]["led"]
        assert asked == [bots.PATIENCE, bots.AT_ONCE]
        page.do("resign")
    replay = visitor.get(f"/api/matches/{match}/replay?seat=1").json()
    questions = [scene["question"] for scene in replay["scenes"] if scene["question"]]
    assert led == questions[0]["default"]


def test_hurrying_when_no_bot_thinks_does_nothing(visitor: TestClient) -> None:
    match = create(visitor, "person", "greedy", first_leader=0)
    with look(visitor, match) as page:
        number = page.scene["number"]
        page.do("hurry")
        assert visitor.get(f"/api/matches/{match}").json()["number"] == number
        page.answer()
        page.wait_for_question()


def test_bots_play_alone_once_everybody_has_left(visitor: TestClient) -> None:
    match = create(visitor, "random", "novice")
    with look(visitor, match) as page:
        page.wait(lambda page: page.scene["outcome"])
        assert page.scene["ply"] == 54 and page.scene["seat"] is None


def test_a_process_that_was_stopped_is_replaced() -> None:
    async def run() -> None:
        workshop = Workshop(1)
        try:
            async with workshop.borrow() as thinker:
                with pytest.raises(GaveUp):
                    await thinker.ask(30.0, None, int, "x")  # it fails
                assert await thinker.ask(30.0, None, abs, -3) == 3
                with pytest.raises(GaveUp):
                    await thinker.ask(0.1, None, time.sleep, 60)
                assert await thinker.ask(30.0, None, abs, -3) == 3
                stop = asyncio.Event()
                stop.set()
                with pytest.raises(GaveUp):
                    await thinker.ask(30.0, stop, time.sleep, 60)
                assert await thinker.ask(30.0, None, abs, -4) == 4
        finally:
            workshop.close()

    asyncio.run(run())
