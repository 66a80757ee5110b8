"""Taking an answer back: at once while nothing was shown and among bots, else if all agree."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.games.claim.events import CardPlayed
from tests.server.page import Page, another, create, join, look


@contextmanager
def two_people(client: TestClient) -> Iterator[tuple[Page, Page]]:
    match = create(client, "person", "open", first_leader=0)
    friend = another(client)
    join(friend, match)
    with look(client, match) as one, look(friend, match) as two:
        two.catch_up_with(one)
        yield one, two


def notes(page: Page) -> list[str]:
    return [note["words"]["id"].removeprefix("server-note-") for note in page.scene["notes"]]


def waiting(page: Page) -> Any:
    return page.scene["take_back"] and page.scene["take_back"]["waiting"]


def test_nothing_was_answered_so_nothing_is_taken_back(visitor: TestClient) -> None:
    with two_people(visitor) as (one, _):
        assert one.scene["undo"] is None
        assert one.refused("take-back") == "table-nothing-to-undo"


def test_what_showed_nothing_is_taken_back_at_once(
    visitor: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CardPlayed, "reveals", False)  # as if it were phase two
    with two_people(visitor) as (one, two):
        hand = one.scene["view"]["hand"]
        events = list(one.events)
        one.answer()
        assert one.scene["undo"] == "free"
        one.do("take-back")
        assert one.scene["view"]["hand"] == hand and one.scene["epoch"] == 1
        assert one.events == events, "events are told anew, and the one taken back is gone"
        assert notes(one) == ["takeback"]
        two.catch_up_with(one)
        assert two.scene["epoch"] == 1 and two.scene["question"] is None
        one.answer()  # and the game goes on


def test_what_the_other_has_seen_is_taken_back_if_he_agrees(client: TestClient) -> None:
    with two_people(client) as (one, two):
        hand = one.scene["view"]["hand"]
        one.answer()
        assert one.scene["undo"] == "ask"
        one.do("take-back")
        assert waiting(one) == [1] and one.scene["epoch"] == 0
        two.wait(waiting)
        assert two.scene["take_back"] == {"seat": 0, "waiting": [1]}
        assert one.refused("allow-take-back", allowed=True) == "server-nothing-asked"
        two.do("allow-take-back", allowed=True)
        one.wait(lambda page: page.scene["epoch"] == 1)
        assert one.scene["view"]["hand"] == hand and one.scene["take_back"] is None
        assert one.scene["question"] is not None
        assert notes(one) == ["ask", "allow", "takeback"]
        plies = [note["ply"] for note in one.scene["notes"]]
        assert plies == [one.scene["ply"]] * 3, "they stand before the answer that comes now"
        two.catch_up_with(one)
        assert two.refused("allow-take-back", allowed=True) == "server-nothing-asked"


def test_what_the_other_has_seen_stands_if_he_does_not_agree(client: TestClient) -> None:
    with two_people(client) as (one, two):
        one.answer()
        one.do("take-back")
        two.wait(waiting)
        two.do("allow-take-back", allowed=False)
        one.wait(lambda page: not page.scene["take_back"])
        assert one.scene["epoch"] == 0 and one.scene["ply"] == 2
        assert notes(one) == ["ask", "deny"]


def test_a_wish_to_take_back_lapses_when_the_game_goes_on(visitor: TestClient) -> None:
    with two_people(visitor) as (one, two):
        one.answer()
        one.do("take-back")
        two.wait(waiting)
        asked = two.scene["number"]
        two.answer()
        assert two.scene["take_back"] is None
        late = two.refused("allow-take-back", allowed=True, number=asked)
        assert late == "server-old-question"
        assert two.refused("allow-take-back", allowed=True) == "server-nothing-asked"
        one.catch_up_with(two)
        assert one.refused("take-back", number=asked) == "server-old-question"


def test_bots_always_agree(client: TestClient) -> None:
    match = create(client, "person", "greedy", first_leader=0)
    with look(client, match) as page:
        hand = page.scene["view"]["hand"]
        page.answer()
        page.wait(lambda page: page.scene["ply"] >= 3)  # the bot has answered
        page.wait_for_question()
        assert page.scene["undo"] == "free"
        page.do("take-back")
        page.wait(lambda page: page.scene["epoch"] == 1 and page.scene["question"])
        assert page.scene["view"]["hand"] == hand
        assert page.scene["undo"] is None
        page.answer(page.choices()[-1])
        page.wait(lambda page: page.scene["ply"] >= 3)


def test_what_was_taken_back_is_gone_also_for_who_comes_later(client: TestClient) -> None:
    match = create(client, "person", "greedy", first_leader=0)
    with look(client, match) as page:
        seen = len(page.events)
        page.answer()
        page.do("take-back")
        now = page.scene["number"]
    with look(client, match, f"?after={seen + 1}&epoch=0") as page:
        assert page.scene["epoch"] == 1 and page.scene["number"] >= now
        assert [event["number"] for event in page.events] == list(range(seen))
