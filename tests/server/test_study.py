"""Hints, verdicts, replays, analyses and records: nobody is told more than he may know."""

from __future__ import annotations

import json
from typing import Any

from starlette.testclient import TestClient

from ludotheque.table import read_record
from tests.server.page import another, create, join, look


def get(client: TestClient, match: str, what: str) -> Any:
    return client.get(f"/api/matches/{match}/{what}")


def problem(client: TestClient, match: str, what: str) -> tuple[int, str]:
    reply = get(client, match, what)
    return reply.status_code, reply.json()["id"]


def test_a_hint_is_one_of_the_allowed_answers_with_its_reason(visitor: TestClient) -> None:
    match = create(visitor, "person", "open", first_leader=0)
    friend = another(visitor)
    assert problem(visitor, match, "hint") == (409, "server-not-your-turn"), "not begun"
    join(friend, match)
    with look(visitor, match) as page:
        hint = get(visitor, match, "hint").json()
        assert hint["answer"]["text"] in page.choices() and hint["player"] == "greedy"
        assert hint["reason"]["id"].startswith("greedy-claim-")
        assert problem(friend, match, "hint") == (409, "server-not-your-turn")
        assert problem(another(visitor), match, "hint") == (403, "server-not-your-seat")
        page.answer(hint["answer"]["text"])
        assert problem(visitor, match, "hint") == (409, "server-not-your-turn")
        hidden = set(page.scene["view"]["hand"])
        told = json.dumps(get(friend, match, "hint").json())
        held = visitor_hand(friend, match)
        assert not [card for card in hidden - set(held) if f'"{card}"' in told]
        page.do("resign")
        assert problem(visitor, match, "hint") == (409, "server-not-your-turn")


def visitor_hand(client: TestClient, match: str) -> list[str]:
    hand: list[str] = client.get(f"/api/matches/{match}").json()["view"]["hand"]
    return hand


def test_a_verdict_says_why_not(visitor: TestClient) -> None:
    match = create(visitor, "person", "open", first_leader=0)
    join(another(visitor), match)
    held = visitor_hand(visitor, match)
    missing = next(c for c in ("K2", "K3", "U0", "X0", "D0", "K9", "U9") if c not in held)
    assert get(visitor, match, f"verdict?answer={held[0]}").json()["problem"] is None
    refused = get(visitor, match, f"verdict?answer={missing}&lang=pl").json()
    assert refused["answer"] == missing and refused["problem"]["clause"] == "CLAIM-3.5"
    for unreadable in ("nonsense", "", "%00"):
        verdict = get(visitor, match, f"verdict?answer={unreadable}").json()
        assert verdict["problem"]["words"]
    for wrong in ("verdict", f"verdict?answer={'G' * 5000}"):
        assert problem(visitor, match, wrong) == (400, "server-unintelligible")
    assert problem(another(visitor), match, f"verdict?answer={missing}") == (
        403,
        "server-not-your-seat",
    )
    assert visitor.get(f"/api/matches/{match}").json()["number"] == 1, "nothing was played"


def test_while_a_match_runs_one_sees_ones_own_past_only(client: TestClient) -> None:
    match = create(client, "person", "open", first_leader=0)
    friend = another(client)
    join(friend, match)
    with look(client, match) as one, look(friend, match) as two:
        one.answer()
        two.wait_for_question()
        two.answer()
        one.catch_up_with(two)
        mine = get(client, match, "replay?seat=0").json()
        assert mine["scenes"][-1]["view"] == one.scene["view"]
        shown = [event for scene in mine["scenes"] for event in scene["events"]]
        assert shown == one.events
        told = [(answer["seat"], answer["text"] is not None) for answer in mine["answers"]]
        assert told == [(-1, False), (0, True), (1, False)], "not even what chance has answered"
        assert all(scene["undo"] is None for scene in mine["scenes"])
        public = get(client, match, "replay").json()
        assert all(scene["view"]["hand"] == [] for scene in public["scenes"])
        assert all(answer["text"] is None for answer in public["answers"])
        for visitor, wanted in ((client, 1), (friend, 0), (another(client), 0)):
            found = problem(visitor, match, f"replay?seat={wanted}")
            assert found == (403, "server-still-secret")
        assert problem(client, match, "replay?seat=2") == (404, "server-no-seat")
        for wrong in ("x", "-1", "16", "٣", "", "1e0"):
            assert problem(client, match, f"replay?seat={wrong}") == (400, "server-unintelligible")
        assert problem(client, match, "analysis") == (403, "server-still-secret")
        assert problem(client, match, "record") == (403, "server-still-secret")


def test_once_a_match_is_over_everybody_may_see_everything(client: TestClient) -> None:
    match = create(client, "person", "random", wish={"name": "Ada"})
    with look(client, match) as page:
        page.play_on()
    stranger = another(client)
    record = read_record(get(stranger, match, "record").text)
    assert record.header.seats == ("person", "random")
    for replay in (get(stranger, match, f"replay?seat={seat}").json() for seat in (0, 1)):
        assert len(replay["answers"]) == 54 and len(replay["scenes"]) == 55
        assert [answer["seat"] for answer in replay["answers"]] == [s for s, _ in record.answers]
        assert all(answer["text"] for answer in replay["answers"])
        assert replay["scenes"][-1]["outcome"] == page.scene["outcome"]
        assert [scene["ply"] for scene in replay["scenes"]] == list(range(55))
    assert problem(stranger, match, "replay?seat=2") == (404, "server-no-seat")
    analysis = get(stranger, match, "analysis").json()
    assert len(analysis["answers"]) == 52 and analysis["player"] == "greedy"
    for judged in analysis["answers"]:
        seat, action = record.answers[judged["ply"]]
        assert (judged["seat"], judged["played"]["text"]) == (seat, action.text)
        assert judged["same"] == (judged["played"]["text"] == judged["best"]["text"])
        assert judged["reason"]["id"].startswith("greedy-claim-")
    assert 0 < sum(judged["same"] for judged in analysis["answers"]) < 52
