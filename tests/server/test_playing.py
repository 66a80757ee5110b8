"""Playing over the wire: whole matches, bots, spectators, retries, and everything wrong."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from ludotheque.server.app import build
from ludotheque.server.bots import Bots
from ludotheque.table import read_record


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    with TestClient(build(database)) as client:
        yield client


def another(client: TestClient) -> TestClient:
    """Return another visitor of the same server, with cookies of his own."""
    other = TestClient(client.app)
    other.portal = client.portal  # the same event loop: it is one server
    return other


def create(client: TestClient, *seats: str, **options: Any) -> str:
    made = client.post("/api/matches", json={"game": "claim", "seats": seats, "options": options})
    assert made.status_code == 201, made.text
    match: str = made.json()["match"]
    return match


class Page:
    """A page that looks at a match: it keeps the newest scene and all events."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.events: list[dict[str, Any]] = []
        self.received = ""
        self.scene: dict[str, Any] = {}
        self.commands = 0
        self.read_until("scene")

    def read(self) -> dict[str, Any]:
        text = self.socket.receive_text()
        self.received += text
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "scene":
            if message["epoch"] != self.scene.get("epoch", 0):
                self.events = []
            self.scene = message
            self.events += message["events"]
        return message

    def read_until(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = self.read()
            if message["type"] in kinds:
                return message

    def send(self, type: str, **fields: Any) -> dict[str, Any]:
        self.commands += 1
        message = {"type": type, "command": f"c{self.commands}", "number": self.scene["number"]}
        self.socket.send_text(json.dumps({**message, **fields}))
        reply = self.read_until("done", "refused")
        if reply["type"] == "done":
            self.read_until("scene")  # what was done is shown next
        return reply

    def answer(self, text: str | None = None) -> dict[str, Any]:
        return self.send("answer", answer=text or self.scene["question"]["actions"][0])

    def wait_for_question(self) -> None:
        while self.scene["question"] is None and self.scene["outcome"] is None:
            self.read()


def look(client: TestClient, match: str, query: str = "") -> Any:
    return client.websocket_connect(f"/api/matches/{match}/stream{query}")


def test_a_person_plays_a_whole_match_against_a_bot(client: TestClient) -> None:
    match = create(client, "person", "greedy")
    with look(client, match) as socket:
        page = Page(socket)
        page.wait_for_question()
        while page.scene["outcome"] is None:
            assert page.answer()["type"] == "done"
            page.wait_for_question()
    assert [event["number"] for event in page.events] == list(range(len(page.events)))
    assert page.events[-1]["kind"] == "match-ended"
    record = read_record(client.get(f"/api/matches/{match}/record").text)
    assert record.outcome is not None and len(record.answers) == 54


def test_two_people_play_and_neither_sees_what_he_may_not(client: TestClient) -> None:
    match = create(client, "person", "open", first_leader=0)
    friend = another(client)
    joined = friend.post(f"/api/matches/{match}/seats/1", json={"name": "Bo"})
    assert joined.status_code == 201
    with look(client, match) as one, look(friend, match) as two, look(another(client), match) as w:
        pages = [Page(one), Page(two)]
        watching = Page(w)
        for _ in range(10):
            leader = next(page for page in pages if page.scene["question"])
            assert leader.answer()["type"] == "done"
            for page in (*pages, watching):
                while page.scene["number"] < max(p.scene["number"] for p in pages):
                    page.read()
        for page, other in (pages, pages[::-1]):
            secret = set(other.scene["view"]["hand"]) | set(other.scene["view"]["blinds"])
            public = json.dumps([page.scene["view"]["tricks"], page.scene["view"]["prizes"]])
            mine = json.dumps([page.scene["view"][name] for name in ("hand", "blinds", "prize")])
            for card in secret - {"G0"}:
                if card not in public and card not in mine:
                    shown = json.dumps([page.scene["view"], page.events])
                    assert f'"{card}"' not in shown, card
        assert watching.scene["question"] is None and watching.scene["view"]["hand"] == []
        assert watching.answer("G0")["problem"]["id"] == "server-not-your-seat"


def test_a_message_that_is_sent_again_is_carried_out_once(client: TestClient) -> None:
    match = create(client, "person", "open", first_leader=0)
    another(client).post(f"/api/matches/{match}/seats/1", json={})
    with look(client, match) as socket:
        page = Page(socket)
        card = page.scene["question"]["actions"][0]
        number = page.scene["number"]
        for _ in range(3):
            assert page.send("answer", command="once", number=number, answer=card)["type"] == "done"
        other = page.send("answer", command="new", number=number, answer=card)
        assert other["problem"]["id"] == "server-old-question"
    assert client.get(f"/api/matches/{match}").json()["number"] == number + 1


def test_who_comes_back_while_a_bot_thinks_sees_its_answer(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = Bots._think

    async def slowly(self: Bots, *job: Any) -> str:
        await asyncio.sleep(0.5)
        return await thinking(self, *job)

    monkeypatch.setattr(Bots, "_think", slowly)
    match = create(client, "person", "greedy", first_leader=1)
    with look(client, match) as socket:
        assert Page(socket).scene["question"] is None
    with look(client, match) as socket:
        page = Page(socket)
        page.wait_for_question()
        assert page.scene["view"]["led"] is not None


def test_coming_back_gives_what_was_missed_and_no_more(client: TestClient) -> None:
    match = create(client, "person", "open", first_leader=0)
    another(client).post(f"/api/matches/{match}/seats/1", json={})
    with look(client, match) as socket:
        page = Page(socket)
        seen = len(page.events)
        page.answer()
    with look(client, match, f"?after={seen}&epoch=0") as socket:
        again = Page(socket)
        assert [event["number"] for event in again.events] == [seen]
        assert again.events[0]["kind"] == "card-played"
    with look(client, match, "?after=999") as socket:
        assert len(Page(socket).events) == seen + 1


def test_taking_back_is_refused_once_something_was_shown(client: TestClient) -> None:
    match = create(client, "person", "open", first_leader=0)
    another(client).post(f"/api/matches/{match}/seats/1", json={})
    with look(client, match) as socket:
        page = Page(socket)
        page.answer()
        assert page.send("take-back")["problem"]["id"] == "table-undo-shown"


def test_resigning_ends_the_match_and_opens_the_record(client: TestClient) -> None:
    match = create(client, "person", "greedy", first_leader=0)
    assert client.get(f"/api/matches/{match}/record").status_code == 403
    with look(client, match) as socket:
        page = Page(socket)
        page.wait_for_question()
        assert page.send("resign")["type"] == "done"
        assert page.scene["outcome"] == {"resigned": "0"}
        assert page.send("answer", answer="G0")["problem"]["id"] == "server-match-over"
    assert client.get(f"/api/matches/{match}/record").status_code == 200


def test_an_illegal_answer_names_its_clause_in_the_readers_language(client: TestClient) -> None:
    match = create(client, "person", "open", first_leader=0)
    another(client).post(f"/api/matches/{match}/seats/1", json={})
    with look(client, match, "?lang=fr") as socket:
        page = Page(socket)
        held = set(page.scene["view"]["hand"])
        card = next(c for c in ("K2", "K3", "U0", "X0", "D0", "K9", "U9") if c not in held)
        problem = page.answer(card)["problem"]
        assert problem["clause"] == "CLAIM-3.5"
        assert "main" in problem["words"]


@pytest.mark.parametrize(
    "text",
    ["", "x", "{}", "[]", "null", '{"type":"answer"}', '{"type":"dance","command":"1"}',
     '{"type":"answer","command":1,"number":0,"answer":"G0"}', "[" * 5000, '"' + "x" * 20000,
     '{"type":"answer","command":"1","number":0,"answer":"G0","extra":1}'],
)  # fmt: skip
def test_what_is_no_command_is_refused_and_changes_nothing(client: TestClient, text: str) -> None:
    match = create(client, "person", "open", first_leader=0)
    with look(client, match) as socket:
        page = Page(socket)
        socket.send_text(text)
        refused = page.read_until("refused")
        assert refused["problem"]["id"] == "server-unintelligible"
    assert client.get(f"/api/matches/{match}").json()["number"] == 0


def test_too_many_commands_are_slowed_down(client: TestClient) -> None:
    match = create(client, "person", "open")
    with look(client, match) as socket:
        page = Page(socket)
        found = {page.send("resign", number=99)["problem"]["id"] for _ in range(80)}
        assert "server-too-fast" in found


def test_wrong_links_seats_and_wishes_are_answered_clearly(client: TestClient) -> None:
    assert client.get("/api/matches/nothing").json()["id"] == "server-no-match"
    with look(client, "nothing") as socket:
        assert json.loads(socket.receive_text())["problem"]["id"] == "server-no-match"
    match = create(client, "person", "greedy")
    taken = another(client).post(f"/api/matches/{match}/seats/1", json={})
    assert (taken.status_code, taken.json()["id"]) == (409, "server-seat-taken")
    for wish, problem in (
        ({"game": "chess", "seats": ["person"]}, "table-unknown-game"),
        ({"game": "claim", "seats": ["person"]}, "table-bad-seats"),
        ({"game": "claim", "seats": ["person", "deep"]}, "player-unknown"),
        ({"game": "claim", "seats": ["person", "open"], "options": {"x": 1}},
         "table-unknown-option"),
        ({"game": "claim"}, "server-unintelligible"),
    ):  # fmt: skip
        refused = client.post("/api/matches", json=wish)
        assert (refused.status_code, refused.json()["id"]) == (400, problem)
    large = client.post("/api/matches", content=b"x" * 100_000)
    assert large.json()["id"] == "server-unintelligible"


def test_another_sites_page_can_do_nothing(client: TestClient) -> None:
    foreign = {"origin": "https://elsewhere.example"}
    wish = {"game": "claim", "seats": ["person", "greedy"]}
    assert client.post("/api/matches", json=wish, headers=foreign).status_code == 403
    match = create(client, "person", "greedy")
    with client.websocket_connect(f"/api/matches/{match}/stream", headers=foreign) as socket:
        assert json.loads(socket.receive_text())["problem"]["id"] == "server-foreign-page"


def test_the_cookie_is_out_of_reach_of_scripts_and_no_token_is_shown(client: TestClient) -> None:
    made = client.post("/api/matches", json={"game": "claim", "seats": ["person", "open"]})
    cookie = made.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    token = cookie.split("=", 1)[1].split(";")[0]
    assert token not in made.text
    assert token not in client.get(f"/api/matches/{made.json()['match']}").text


def test_the_server_lists_its_games(client: TestClient) -> None:
    assert client.get("/api/health").json()["games"] == ["claim"]
    assert "Scene" in client.get("/api/schema").json()
    assert client.get("/api/games").json()[0]["players"] == ["greedy", "random"]
