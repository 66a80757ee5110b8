"""Talking at the table: everybody hears it once and in order."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server.chat import say
from ludotheque.server.messages import Say
from ludotheque.server.problems import TooFast
from ludotheque.server.store import LineRow, Stale
from ludotheque.table import Seat
from tests.server.page import Page, another, create, join, look


def said(page: Page) -> list[tuple[int, int, str]]:
    return [(line["number"], line["seat"], line["text"]) for line in page.lines]


def test_everybody_hears_what_is_said_in_order_also_who_comes_later(client: TestClient) -> None:
    match = create(client, "person", "open", first_leader=0)
    friend, stranger = another(client), another(client)
    with look(client, match) as one:
        one.do("say", text="Anybody there?")  # talk needs no second person, and no turn
        join(friend, match)
        with look(friend, match) as two, look(stranger, match) as watching:
            two.do("say", text="I am, \n  hello!")
            one.do("say", text="Cześć")
            expected = [(0, 0, "Anybody there?"), (1, 1, "I am, hello!"), (2, 0, "Cześć")]
            for page in (one, two, watching):
                page.wait(lambda page: len(page.lines) == 3)
                assert said(page) == expected
            assert watching.refused("say", text="psst") == "server-not-your-seat"
        one.do("resign")
        one.do("say", text="Good game")  # also when it is over
    with look(stranger, match) as later:
        later.wait(lambda page: len(page.lines) == 4)
        assert said(later)[:3] == expected


def test_what_is_sent_again_is_said_once(client: TestClient) -> None:
    match = create(client, "person", "open")
    friend = another(client)
    join(friend, match)
    with look(client, match) as one, look(friend, match) as two:
        for _ in range(3):
            one.do("say", command="same", text="once")
        two.do("say", command="same", text="the other's own")
        one.wait(lambda page: len(page.lines) == 2)
        assert said(one) == [(0, 0, "once"), (1, 1, "the other's own")]


def test_a_long_name_of_a_command_does_no_harm(client: TestClient) -> None:
    match = create(client, "person", "open")
    with look(client, match) as page:
        page.do("say", command="x" * 48, text="hello")
        page.do("say", command="y" * 48, text="x" * 500)
        page.wait(lambda page: len(page.lines) == 2)


def test_silence_is_not_told(visitor: TestClient) -> None:
    match = create(visitor, "person", "open")
    with look(visitor, match) as page:
        page.do("say", text=" \n\t ")
        page.do("say", text="!")
        page.wait(lambda page: page.lines)
        assert said(page) == [(0, 0, "!")]


def test_what_many_say_at_once_is_told_once_each(client: TestClient) -> None:
    match = create(client, "person", "open")
    friend = another(client)
    join(friend, match)
    with look(client, match) as one, look(friend, match) as two:
        for number in range(6):
            for page in (one, two):
                page.socket.send_json(
                    {"type": "say", "command": f"m{number}", "number": 0, "text": f"{number}"}
                )
        for page in (one, two):
            page.wait(lambda page: len(page.lines) == 12)
            assert [line["number"] for line in page.lines] == list(range(12))
            for seat in (0, 1):
                own = [text for _, speaker, text in said(page) if speaker == seat]
                assert own == [str(number) for number in range(6)]


def test_a_line_that_comes_while_others_are_read_is_told_once(
    visitor: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    server: Any = visitor.app
    hall = server.state.hall
    read = hall.store.lines

    async def speak_meanwhile(match: str, after: int = -1) -> Any:
        lines = await read(match, after)
        table = hall.tables.get(match)
        if table is not None and lines and not table.lines:
            table.lines.append(lines[0])  # its speaker has heard from the store, too
        return lines

    async def deed(match: str) -> list[int]:
        async with hall.at(match) as table:
            await hall.store.say(match, LineRow(0, 0, "hello", 1.0, "c"))
            await hall.refresh(match)
            return [line.number for line in table.lines]

    match = create(visitor, "person", "open")
    monkeypatch.setattr(hall.store, "lines", speak_meanwhile)
    assert visitor.portal is not None
    assert visitor.portal.call(deed, match) == [0]


def test_who_never_finds_his_turn_is_told(
    visitor: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    server: Any = visitor.app
    hall = server.state.hall

    async def always_late(*_: object) -> None:
        raise Stale

    async def speak(match: str) -> None:
        async with hall.at(match) as table:
            with pytest.raises(TooFast):
                await asyncio.wait_for(say(hall, table, Seat(0), Say("c", 0, "hello")), 10)

    monkeypatch.setattr(hall.store, "say", always_late)
    assert visitor.portal is not None
    visitor.portal.call(speak, create(visitor, "person", "open"))
