"""Playing over the wire: whole matches, bots, spectators, retries, and everything wrong."""

from __future__ import annotations

import json
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ludotheque.server.live import LiveMatch
from ludotheque.server.store import Entry, MatchRow, SeatRow
from ludotheque.table import Seat, read_record
from tests.conformance.toys import PipGame
from tests.server.page import another, create, join, look, open_stream, receive


def test_a_person_plays_a_whole_match_against_a_bot(client: TestClient) -> None:
    match = create(client, "person", "greedy")
    with look(client, match) as page:
        page.play_on()
    assert [event["number"] for event in page.events] == list(range(len(page.events)))
    assert page.events[-1]["kind"] == "match-ended"
    outcome = page.scene["outcome"]
    assert sum(outcome["scores"]) <= 5 and outcome["resigned"] is None
    assert outcome["winner"] in (0, 1, None) and page.scene["question"] is None
    record = read_record(client.get(f"/api/matches/{match}/record").text)
    assert record.outcome is not None and len(record.answers) == 54


def test_two_people_play_and_neither_sees_what_he_may_not(client: TestClient) -> None:
    match = create(client, "person", "open", first_leader=0)
    friend, stranger = another(client), another(client)
    join(friend, match, name="Bo")
    with (
        look(client, match) as one,
        look(friend, match) as two,
        look(stranger, match) as watching,
    ):
        pages = [one, two]
        for _ in range(10):
            decider = next(page for page in pages if page.scene["question"])
            assert decider.answer()["type"] == "done"
            for page in (one, two, watching):
                page.catch_up_with(decider)
        for page, other in (pages, pages[::-1]):
            secret = set(other.scene["view"]["hand"]) | set(other.scene["view"]["blinds"])
            public = json.dumps([page.scene["view"]["tricks"], page.scene["view"]["prizes"]])
            mine = json.dumps([page.scene["view"][name] for name in ("hand", "blinds", "prize")])
            for card in secret - {"G0"}:
                if card not in public and card not in mine:
                    shown = json.dumps([page.scene["view"], page.events])
                    assert f'"{card}"' not in shown, card
        assert watching.scene["question"] is None and watching.scene["view"]["hand"] == []
        assert watching.scene["seat"] is None
        assert watching.refused("answer", answer="G0") == "server-not-your-seat"


def test_what_can_be_answered_is_said_in_words(visitor: TestClient) -> None:
    match = create(visitor, "person", "greedy", first_leader=0)
    with look(visitor, match) as page:
        question = page.scene["question"]
        assert question["prompt"]["id"].startswith("claim-ask-")
        assert question["default"] in page.choices()
        assert all(clause.startswith("CLAIM-") for clause in question["clauses"])
        for action in question["actions"]:
            assert action["words"]["notation"] == action["text"]


def test_a_message_that_is_sent_again_is_carried_out_once(client: TestClient) -> None:
    match = create(client, "person", "open", first_leader=0)
    join(another(client), match)
    with look(client, match) as page:
        card = page.choices()[0]
        number = page.scene["number"]
        for _ in range(3):
            page.do("answer", command="once", number=number, answer=card)
        assert page.refused("answer", command="new", number=number, answer=card) == "claim-one-card"
    assert client.get(f"/api/matches/{match}").json()["number"] == number + 1


def test_two_seats_may_call_their_commands_alike(client: TestClient) -> None:
    match = create(client, "person", "open", first_leader=0)
    friend = another(client)
    join(friend, match)
    with look(client, match) as one, look(friend, match) as two:
        one.do("answer", command="1", answer=one.choices()[0])
        two.wait_for_question()
        two.do("answer", command="1", answer=two.choices()[0])
        assert two.scene["number"] == one.scene["number"] + 1


def test_a_person_cannot_take_the_name_of_a_bots_command(visitor: TestClient) -> None:
    match = create(visitor, "person", "greedy", first_leader=0)
    with look(visitor, match) as page:
        bots_number = page.scene["number"] + 1
        page.do("answer", command=f"bot/{bots_number}", answer=page.choices()[0])
        page.wait(lambda page: page.scene["number"] > bots_number)  # the bot has answered


def test_coming_back_gives_what_was_missed_and_no_more(client: TestClient) -> None:
    match = create(client, "person", "open", first_leader=0)
    join(another(client), match)
    with look(client, match) as page:
        seen = len(page.events)
        page.answer()
    with look(client, match, f"?after={seen}&epoch=0") as again:
        assert [event["number"] for event in again.events] == [seen]
        assert again.events[0]["kind"] == "card-played"
    for strange in ("?after=999", "?after=-1", "?after=x", "?after=٣", "?epoch=7&after=3"):
        with look(client, match, strange) as page:
            assert len(page.events) == seen + 1


def test_the_seat_is_found_from_any_tab_and_by_nobody_else(client: TestClient) -> None:
    match = create(client, "person", "greedy", first_leader=0)
    with look(client, match) as one, look(client, match) as two, look(another(client), match) as no:
        assert (one.scene["seat"], two.scene["seat"], no.scene["seat"]) == (0, 0, None)
        one.answer()
        two.catch_up_with(one)
        assert two.events[: len(one.events)] == one.events[: len(two.events)]


def test_resigning_ends_the_match_and_opens_the_record(client: TestClient) -> None:
    match = create(client, "person", "greedy", first_leader=0)
    assert client.get(f"/api/matches/{match}/record").status_code == 403
    with look(client, match) as page:
        page.wait_for_question()
        page.do("resign")
        outcome = page.scene["outcome"]
        assert (outcome["resigned"], outcome["winner"], outcome["scores"]) == (0, 1, None)
        assert outcome["ranking"] == [[1], [0]]
        assert page.refused("answer", answer="G0") == "server-match-over"
        assert [note["words"]["id"] for note in page.scene["notes"]] == ["server-note-resign"]
    assert client.get(f"/api/matches/{match}/record").status_code == 200


def test_an_illegal_answer_names_its_clause_in_the_readers_language(client: TestClient) -> None:
    match = create(client, "person", "open", first_leader=0)
    join(another(client), match)
    with look(client, match, "?lang=fr") as page:
        held = set(page.scene["view"]["hand"])
        card = next(c for c in ("K2", "K3", "U0", "X0", "D0", "K9", "U9") if c not in held)
        problem = page.answer(card)["problem"]
        assert problem["clause"] == "CLAIM-3.5"
        assert "main" in problem["words"]


WRONG = [
    "", "x", "{}", "[]", "null", '{"type":"answer"}', '{"type":"dance","command":"1"}',
    '{"type":"answer","command":1,"number":0,"answer":"G0"}', "[" * 5000, '"' + "x" * 20000,
    '{"type":"answer","command":"1","number":0,"answer":"G0","extra":1}',
    '{"type":"answer","command":"' + "x" * 65 + '","number":0,"answer":"G0"}',
    '{"type":"answer","command":"1","number":-1,"answer":"G0"}',
    '{"type":"answer","command":"\\ud800","number":0,"answer":"G0"}',
    '{"type":"say","command":"1","number":0,"text":""}',
    '{"type":"say","command":"1","number":0,"text":"' + "x" * 501 + '"}',
]  # fmt: skip


def test_what_is_no_command_is_refused_and_changes_nothing(client: TestClient) -> None:
    match = create(client, "person", "open", first_leader=0)
    with look(client, match) as page:
        for text in WRONG:
            page.socket.send_text(text)
            refused = page.read_until("refused")
            assert refused["problem"]["id"] == "server-unintelligible", text
    assert client.get(f"/api/matches/{match}").json()["number"] == 0


def test_a_character_that_databases_cannot_hold_is_refused_or_dropped(client: TestClient) -> None:
    nothing = "a\x00b"
    match = create(client, "person", "open", wish={"name": f"A{nothing}da"}, first_leader=0)
    friend = another(client)
    join(friend, match, name=f"B{nothing}o")
    names = [seat["name"] for seat in client.get(f"/api/matches/{match}").json()["seats"]]
    assert all("\x00" not in name for name in names) and names[0][0] == "A"
    assert client.get(f"/api/matches/{quote(nothing)}").status_code == 404
    with look(client, match) as page:
        page.send("answer", answer=f"G{nothing}")
        page.do("say", text=f"Hi{nothing}!")
        page.wait(lambda page: page.lines)
        page.send("answer", command=nothing, answer=page.choices()[0])
        page.send("resign", command=nothing)
    assert client.get("/api/health").status_code == 200


def test_a_binary_message_is_refused_or_closes_the_stream_and_no_more(visitor: TestClient) -> None:
    match = create(visitor, "person", "greedy", first_leader=0)
    with look(visitor, match) as page:
        page.socket.send_bytes(b"\xff\x00")
        try:
            while json.loads(receive(page.socket))["type"] != "refused":
                pass
        except WebSocketDisconnect:
            pass
    with look(visitor, match) as page:
        assert page.answer()["type"] == "done"


def test_too_many_commands_are_slowed_down(visitor: TestClient) -> None:
    match = create(visitor, "person", "open")
    with look(visitor, match) as page:
        found = {page.refused("resign", number=99) for _ in range(80)}
        assert found == {"server-too-fast", "server-not-begun"}


def test_wrong_links_seats_and_wishes_are_answered_clearly(client: TestClient) -> None:
    assert client.get("/api/matches/nothing").json()["id"] == "server-no-match"
    with open_stream(client, "nothing") as socket:
        assert json.loads(receive(socket))["problem"]["id"] == "server-no-match"
        with pytest.raises(WebSocketDisconnect) as closed:
            receive(socket)
        assert closed.value.code == 4404
    match = create(client, "person", "greedy")
    taken = another(client).post(f"/api/matches/{match}/seats/1", json={})
    assert (taken.status_code, taken.json()["id"]) == (409, "server-seat-taken")
    missing = another(client).post(f"/api/matches/{match}/seats/2", json={})
    assert (missing.status_code, missing.json()["id"]) == (404, "server-no-seat")
    kept = client.post(f"/api/matches/{match}/seats/1", json={})
    assert kept.json() == {"match": match, "seat": 0}, "who has a seat keeps it"
    for wish, problem in (
        ({"game": "chess", "seats": ["person"]}, "table-unknown-game"),
        ({"game": "claim", "seats": ["person"]}, "table-bad-seats"),
        ({"game": "claim", "seats": []}, "table-bad-seats"),
        ({"game": "claim", "seats": ["person", "deep"]}, "player-unknown"),
        ({"game": "claim", "seats": ["person", "greedy:ms=1"]}, "player-no-settings"),
        ({"game": "claim", "seats": ["person", "open"], "options": {"x": 1}},
         "table-unknown-option"),
        ({"game": "claim"}, "server-unintelligible"),
        ({"game": "claim", "seats": ["person", "open"], "clock": {"each": 1}},
         "server-unintelligible"),
        ({"game": "claim", "seats": ["person", "open"], "dance": True}, "server-unintelligible"),
    ):  # fmt: skip
        refused = client.post("/api/matches", json=wish)
        assert (refused.status_code, refused.json()["id"]) == (400, problem)


def test_the_cookie_is_out_of_reach_of_scripts_and_no_token_is_shown(client: TestClient) -> None:
    made = client.post("/api/matches", json={"game": "claim", "seats": ["person", "open"]})
    cookie = made.headers["set-cookie"]
    assert cookie.startswith("ludotheque_visitor=")
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Secure" not in cookie
    token = cookie.split("=", 1)[1].split(";")[0]
    assert token not in made.text
    assert token not in client.get(f"/api/matches/{made.json()['match']}").text


def test_over_https_the_cookie_stays_there(visitor: TestClient) -> None:
    wish = {"game": "claim", "seats": ["person", "open"]}
    made = visitor.post("https://testserver/api/matches", json=wish)
    assert "Secure" in made.headers["set-cookie"]


def test_an_answer_for_an_older_scene_counts_while_its_question_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ludotheque.server.live.load", lambda _: PipGame())
    row = MatchRow(id="pip", game="pip", rules_version="1", options={}, created=0.0)
    live = LiveMatch(row, [SeatRow(0, "person"), SeatRow(1, "person")])

    def take(seat: int, text: str, at: float) -> None:
        live.take(Entry(live.number, "answer", seat, text, at))

    while live.deciders == (-1,):
        decision = live.match.decision(Seat(-1))
        take(-1, live.match.game.notate(decision.default), 1.0)
    assert set(live.deciders) == {0, 1}, "both lay a card at once"
    put = live.number
    take(0, live.match.decision(Seat(0)).default.text, 5.0)
    assert live.number == put + 1
    assert live.asked_at == {1: put}, "the other's question is as old as it was"
    assert live.opened[Seat(1)] == 1.0, "and so is his time"
