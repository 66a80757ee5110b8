"""What a slow reader, a double click, another server or old rules must not bring about."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ludotheque.server.hall import Hall
from ludotheque.server.join import join as sit_down
from ludotheque.server.limits import Limits
from ludotheque.server.messages import Problem, Refused
from ludotheque.server.problems import OtherRules
from ludotheque.server.stand_in import Referee
from ludotheque.server.stream import MOST_WAITING, Viewer
from tests.server.page import create, look


def hall_of(client: TestClient) -> Any:
    return client.app.state.hall  # type: ignore[attr-defined]


def test_who_does_not_read_is_sent_away() -> None:
    viewer = Viewer(None, None, Limits())  # type: ignore[arg-type]  # nothing is sent here
    refused = Refused(None, Problem("server-too-fast", ""))
    for _ in range(MOST_WAITING):
        viewer.put(refused)
    with pytest.raises(WebSocketDisconnect):
        viewer.put(refused)


def test_who_asks_twice_at_once_gets_one_seat(client: TestClient) -> None:
    match = create(client, "open", "open")
    hall: Hall = hall_of(client)

    async def twice() -> list[int | None]:
        async with hall.at(match) as table:
            seats = await asyncio.gather(
                *(sit_down(hall, table, seat, "the same visitor", "Ada") for seat in (0, 1))
            )
        return [seated.seat for seated in seats]

    assert client.portal is not None
    first, second = client.portal.call(twice)
    assert first == second


def test_a_refusal_shows_what_another_server_has_added(client: TestClient) -> None:
    match = create(client, "person", "open", first_leader=0)
    hall: Hall = hall_of(client)

    async def elsewhere() -> None:
        other = Hall(hall.store)
        async with other.at(match) as table, table.lock:
            await sit_down_elsewhere(other, table)

    async def sit_down_elsewhere(other: Hall, table: Any) -> None:
        await other.append(table, "standin", 0, "greedy")

    with look(client, match) as page:
        assert client.portal is not None
        client.portal.call(hall.store.take_seat, match, 1, "hash", "Bo")
        client.portal.call(hall.refresh, match)
        page.wait_for_question()
        client.portal.call(elsewhere)
        assert page.send("answer", answer=page.choices()[0])["type"] == "refused"
        page.wait(lambda page: page.scene["seats"][0]["stand_in"] == "greedy")


def test_a_bot_whose_job_was_lost_is_woken_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = create(client, "person", "greedy", first_leader=0)
    hall: Hall = hall_of(client)

    async def lose(match: str, number: int) -> None:
        """The job is lost."""

    with look(client, match) as page:
        page.wait_for_question()
        with monkeypatch.context() as broken:
            broken.setattr(hall.jobs, "put", lose)
            page.answer()
            assert page.scene["question"] is None
        monkeypatch.setattr("ludotheque.server.hall.OVERDUE", 0.0)
        assert client.portal is not None
        client.portal.call(Referee(hall).look, 0.0)
        page.wait_for_question()


def test_a_match_of_other_rules_is_left_out_of_the_lobby(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    create(client, "person", "open")
    assert len(client.get("/api/lobby").json()["yours"]) == 1

    async def refuse(*_: Any) -> None:
        raise OtherRules("0")

    monkeypatch.setattr(hall_of(client), "read", refuse)
    assert client.get("/api/lobby").json()["yours"] == []
