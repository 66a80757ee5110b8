"""What goes on: one's own matches, and the public ones to join or to watch."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from tests.server.page import another, create, join, look


def lobby(client: TestClient) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = client.get("/api/lobby").json()
    return found


def ids(listed: list[dict[str, Any]]) -> list[str]:
    return [match["match"] for match in listed]


def test_a_new_visitor_has_no_matches(client: TestClient) -> None:
    assert lobby(client) == {"yours": [], "open": [], "running": []}


def test_public_matches_are_listed_until_they_are_over(client: TestClient) -> None:
    friend, stranger = another(client), another(client)
    match = create(client, "person", "open", wish={"public": True, "name": "Ada"}, first_leader=0)
    assert ids(lobby(friend)["open"]) == [match] and lobby(friend)["running"] == []
    listed = lobby(friend)["open"][0]
    assert [seat["name"] for seat in listed["seats"]] == ["Ada", ""]
    assert (listed["seat"], listed["your_turn"], listed["over"]) == (None, False, False)
    join(friend, match)
    assert ids(lobby(stranger)["running"]) == [match] and lobby(stranger)["open"] == []
    assert lobby(friend)["running"] == [], "one's own are listed once"
    with look(client, match) as page:
        page.do("resign")
    assert lobby(stranger) == {"yours": [], "open": [], "running": []}
    assert lobby(friend)["yours"][0]["over"]


def test_private_matches_are_listed_for_those_who_play_them_only(client: TestClient) -> None:
    stranger = another(client)
    create(client, "person", "greedy")
    create(client, "person", "open")
    assert lobby(stranger) == {"yours": [], "open": [], "running": []}
    assert len(lobby(client)["yours"]) == 2 and lobby(client)["open"] == []


def test_ones_own_matches_say_whose_turn_it_is_newest_change_first(client: TestClient) -> None:
    friend = another(client)
    clock = {"each": 60, "reserve": 0}
    older = create(client, "person", "open", wish={"clock": clock}, first_leader=0)
    newer = create(client, "person", "open", first_leader=0)
    assert ids(lobby(client)["yours"]) == [newer, older]
    assert not any(match["your_turn"] for match in lobby(client)["yours"]), "nobody has joined"
    join(friend, older)
    mine, theirs = lobby(client)["yours"], lobby(friend)["yours"]
    assert ids(mine) == [older, newer] and ids(theirs) == [older]
    assert (mine[0]["your_turn"], mine[0]["seat"], mine[0]["clock"]) == (True, 0, clock)
    assert (theirs[0]["your_turn"], theirs[0]["seat"]) == (False, 1)
    with look(client, older) as page:
        page.answer()
    assert not lobby(client)["yours"][0]["your_turn"]
    assert lobby(friend)["yours"][0]["your_turn"]


def test_a_rematch_appears_among_ones_own(client: TestClient) -> None:
    match = create(client, "person", "greedy", first_leader=0)
    with look(client, match) as page:
        page.do("resign")
        page.do("rematch")
        following = page.scene["rematch"]
    assert set(ids(lobby(client)["yours"])) == {match, following}
