"""Clocks and absence: defaults, then a bot stands in, and the person can take the seat back."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server.live import LiveMatch
from ludotheque.server.messages import Clock
from ludotheque.server.scene import ABSENCE, due_at
from ludotheque.server.stand_in import PRESENT_FOR, Referee
from ludotheque.server.store import Entry, MatchRow, SeatRow
from ludotheque.table import CHANCE, Seat
from tests.server.page import Page, another, create, join, look

ONE, TWO = Seat(0), Seat(1)
CLOCK = Clock(30, 10)


def look_later(client: TestClient, seconds: float) -> None:
    """Let a referee look at the tables as if so much time had passed."""
    hall: Any = client.app.state.hall  # type: ignore[attr-defined]
    assert client.portal is not None
    client.portal.call(Referee(hall).look, time.time() + seconds)


def notes(page: Page) -> list[str]:
    return [note["words"]["id"].removeprefix("server-note-") for note in page.scene["notes"]]


@contextmanager
def two_people(client: TestClient, **wish: Any) -> Iterator[tuple[Page, TestClient, str]]:
    """Open the page of the first of two people; the second's is not open."""
    match = create(client, "person", "open", wish=wish, first_leader=0)
    friend = another(client)
    join(friend, match)
    with look(client, match) as page:
        yield page, friend, match


# --- What the entries amount to -------------------------------------------------------------------


class Timed:
    """A match of two people with a clock, folded from entries at chosen times."""

    def __init__(self, clock: Clock | None = CLOCK) -> None:
        row = MatchRow(
            id="m", game="claim", rules_version="1", options={"first_leader": 0}, created=0.0,
            clock=clock,
        )  # fmt: skip
        self.live = LiveMatch(row, [SeatRow(0, "person"), SeatRow(1, "person")])
        self.take(CHANCE, 0.0)

    def take(self, seat: Seat, at: float, kind: Any = "answer") -> None:
        decision = self.live.match.decision(seat)
        text = self.live.match.game.notate(decision.default)
        self.live.take(Entry(self.live.number, kind, seat, text, at))


def test_the_reserve_is_used_when_the_time_for_an_answer_is_up() -> None:
    timed = Timed()
    assert timed.live.deadline(ONE) == 40.0 and timed.live.deadline(TWO) is None
    timed.take(ONE, 30.0)  # in time
    assert timed.live.reserve[ONE] == 10.0
    assert timed.live.deadline(TWO) == 70.0
    timed.take(TWO, 64.0)  # four seconds late
    assert timed.live.reserve[TWO] == 6.0
    leader = timed.live.deciders[0]
    left = timed.live.reserve[leader]
    assert timed.live.deadline(leader) == 64.0 + 30.0 + left
    timed.take(leader, 1000.0, "lapse")
    assert timed.live.reserve[leader] == 0.0, "it is used up, and never less than nothing"


def test_lapses_count_only_in_a_row() -> None:
    timed = Timed()
    timed.take(ONE, 50.0, "lapse")
    timed.take(TWO, 60.0)
    assert timed.live.lapses == {ONE: 1}
    while timed.live.deciders[0] != ONE:
        timed.take(timed.live.deciders[0], 61.0)
    timed.take(ONE, 62.0)
    assert timed.live.lapses == {}


def test_without_a_clock_time_counts_only_for_the_absent_whom_somebody_awaits() -> None:
    live = Timed(clock=None).live
    assert due_at(live, ONE, 100.0) is None, "nobody is there"
    live.seats = [SeatRow(0, "person", present_until=90.0), SeatRow(1, "person")]
    assert due_at(live, ONE, 100.0) is None, "nobody waits for him"
    live.seats[1] = SeatRow(1, "person", present_until=140.0)
    assert due_at(live, ONE, 100.0) == 90.0 + ABSENCE
    assert due_at(live, TWO, 100.0) is None, "he is asked nothing"
    live.seats[0] = SeatRow(0, "person", present_until=140.0)
    assert due_at(live, ONE, 100.0) is None, "he is there, and may think"
    live.seats = [SeatRow(0, "person"), SeatRow(1, "greedy")]
    assert due_at(live, ONE, 100.0) is None, "bots wait as long as one likes"


# --- From the table -------------------------------------------------------------------------------


def test_the_clock_answers_then_a_bot_stands_in_and_the_person_comes_back(
    client: TestClient,
) -> None:
    clock = {"each": 60, "reserve": 20}
    with two_people(client, clock=clock) as (page, friend, match), look(friend, match) as other:
        first = page.scene["question"]["default"]
        assert page.scene["seats"][0]["reserve"] == 20
        assert 70 < page.scene["seats"][0]["seconds"] <= 80
        assert page.scene["seats"][1]["seconds"] is None
        look_later(client, 79.0)
        assert page.refused("return") == "server-nothing-asked"
        look_later(client, 81.0)  # the reserve is over as well
        page.wait(lambda page: "lapse" in notes(page))
        assert page.events[-1]["fields"]["card"] == first
        assert not page.scene["seats"][0]["stand_in"]
        while "standin" not in notes(page):
            other.wait(lambda other: other.scene["number"] >= page.scene["number"])
            if other.scene["question"]:
                other.answer()
            else:
                look_later(client, 200.0)
                other.wait(lambda other: "standin" in notes(other))
            page.catch_up_with(other)
        assert notes(page).count("lapse") == 2, "the second time in a row"
        assert page.scene["seats"][0]["stand_in"] == "greedy"
        assert page.refused("answer", answer="G0") == "server-stood-in"
        assert page.refused("take-back") == "server-stood-in"
        assert page.refused("hurry") == "server-stood-in"
        other.wait_for_question()  # the bot answers for him
        page.catch_up_with(other)
        page.do("return")
        assert page.scene["seats"][0]["stand_in"] is None and notes(page)[-1] == "return"
        while not page.scene["question"]:
            other.wait_for_question()
            other.answer()
            page.catch_up_with(other)
        assert page.answer()["type"] == "done"


def test_a_person_may_resign_though_a_bot_stands_in(visitor: TestClient) -> None:
    clock = {"each": 5}
    with two_people(visitor, clock=clock) as (page, friend, match), look(friend, match) as other:
        while "standin" not in notes(page):
            look_later(visitor, 1000.0)  # both let their time pass
            page.read_until("scene")
        stood_in = [seat["stand_in"] for seat in page.scene["seats"]]
        assert "greedy" in stood_in
        quitter = page if stood_in[0] else other
        quitter.do("resign")
        quitter.wait(lambda page: page.scene["outcome"])
        assert quitter.scene["outcome"]["resigned"] == quitter.scene["seat"]


def test_who_is_away_is_answered_for_while_another_person_waits(client: TestClient) -> None:
    with two_people(client) as (page, friend, match):
        page.answer()
        assert not page.scene["seats"][1]["present"]
        look_later(client, ABSENCE - 5)
        assert notes(page) == []
        look_later(client, ABSENCE + 1)
        page.wait(lambda page: notes(page) == ["lapse"])
        with look(friend, match) as back:
            page.wait(lambda page: page.scene["seats"][1]["present"])
            assert back.scene["seats"][1]["stand_in"] is None
            seconds = page.scene["seats"][1]["seconds"]
            assert seconds is None, "who is there has all the time in the world"


def test_nobody_is_hurried_by_a_bot(visitor: TestClient) -> None:
    match = create(visitor, "person", "greedy", first_leader=0)
    with look(another(visitor), match) as watching:  # a spectator does not wait either
        look_later(visitor, 10_000.0)
        assert visitor.get(f"/api/matches/{match}").json()["notes"] == []
        assert watching.scene["seats"][0]["seconds"] is None


def test_presence_is_shown_and_lasts_as_long_as_the_page(client: TestClient) -> None:
    with two_people(client) as (page, friend, match):
        page.wait(lambda page: page.scene["seats"][0]["present"])
        assert not page.scene["seats"][1]["present"]
        with look(friend, match), look(friend, match):
            page.wait(lambda page: page.scene["seats"][1]["present"])
            look_later(client, PRESENT_FOR - 10)  # it is noted again, long before it is over
            until = [row.present_until for row in seats_in_store(client, match)]
            assert min(until) > time.time() + PRESENT_FOR
            assert notes(page) == []
        page.wait(lambda page: not page.scene["seats"][1]["present"])


def seats_in_store(client: TestClient, match: str) -> list[SeatRow]:
    assert client.portal is not None
    store: Any = client.app.state.hall.store  # type: ignore[attr-defined]
    rows: list[SeatRow] = client.portal.call(store.seats, match)
    return rows


def test_an_open_page_is_not_forgotten(client: TestClient) -> None:
    with two_people(client) as (page, friend, match), look(friend, match) as other:
        page.answer()
        look_later(client, PRESENT_FOR + 1)
        look_later(client, PRESENT_FOR + ABSENCE + 10)
        other.wait_for_question()
        shown = client.get(f"/api/matches/{match}").json()
        assert shown["notes"] == [], "both are there; nobody is answered for"


def test_a_match_that_waits_for_people_has_no_clock(visitor: TestClient) -> None:
    match = create(visitor, "person", "open", wish={"clock": {"each": 5}}, first_leader=0)
    with look(visitor, match) as page:
        look_later(visitor, 1000.0)
        assert page.scene["seats"][0]["seconds"] is None
        assert page.refused("answer", answer="G0") == "server-not-begun"


@pytest.mark.parametrize("clock", [{"each": 4}, {"each": 3601}, {"each": 60, "reserve": -1}, 7])
def test_a_clock_must_be_one_that_people_can_play_with(visitor: TestClient, clock: Any) -> None:
    wish = {"game": "claim", "seats": ["person", "open"], "clock": clock}
    assert visitor.post("/api/matches", json=wish).json()["id"] == "server-unintelligible"


def test_a_stand_in_takes_its_time_while_the_person_looks_on(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.server.hall.STAND_IN_PAUSE", 1.0)
    match = create(client, "person", "greedy", first_leader=0)
    hall: Any = client.app.state.hall  # type: ignore[attr-defined]

    async def stand_in() -> None:
        async with hall.at(match) as table, table.lock:
            await hall.append(table, "standin", 0, "greedy")
            await hall.settle(table)
        hall.tell(table)

    with look(client, match) as page:
        page.wait_for_question()
        before = page.scene["ply"]
        assert client.portal is not None
        client.portal.call(stand_in)
        page.wait(lambda page: "standin" in notes(page))
        page.do("return")
        assert page.scene["ply"] == before, "there was time to take the seat back"
        client.portal.call(stand_in)
        page.wait(lambda page: page.scene["ply"] > before)
