"""After a match: another with the seats rotated, the same deal, and going on from a moment."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from ludotheque.games.claim.lesson import DEAL
from tests.server.page import another, create, join, look


def seats_of(client: TestClient, match: str) -> list[tuple[str, str]]:
    shown = client.get(f"/api/matches/{match}").json()["seats"]
    return [(seat["player"], seat["name"]) for seat in shown]


def resigned(client: TestClient, *seats: str, plies: int = 0, **options: Any) -> str:
    """Create a match, answer a few times, and give up."""
    match = create(client, *seats, **options)
    with look(client, match) as page:
        for _ in range(plies):
            page.wait_for_question()
            page.answer()
        page.do("resign")
    return match


def test_a_rematch_rotates_the_seats_and_both_find_theirs(client: TestClient) -> None:
    wish = {"name": "Ada", "clock": {"each": 60, "reserve": 30}, "public": True}
    match = create(client, "person", "open", wish=wish, first_leader=0)
    friend = another(client)
    join(friend, match, name="Bo")
    with look(client, match) as one, look(friend, match) as two:
        assert one.refused("rematch") == "server-old-question", "it still runs"
        one.do("resign")
        two.catch_up_with(one)
        one.do("rematch")
        two.wait(lambda page: page.scene["rematch"] is not None)
        following = two.scene["rematch"]
        two.do("rematch")  # asked for twice, there is one
        assert two.scene["rematch"] == one.scene["rematch"] == following
        assert one.refused("resign") == "server-match-over"
    assert seats_of(client, following) == [("person", "Bo"), ("person", "Ada")]
    with look(client, following) as one, look(friend, following) as two:
        assert (one.scene["seat"], two.scene["seat"]) == (1, 0)
        assert two.scene["options"]["first_leader"] == 0
        assert one.scene["clock"] == {"each": 60, "reserve": 30} and one.scene["public"]
        assert one.scene["same_deal_as"] is None
        assert two.answer()["type"] == "done"


def test_both_may_ask_at_the_same_moment(client: TestClient) -> None:
    match = create(client, "person", "open", first_leader=0)
    friend = another(client)
    join(friend, match)
    with look(client, match) as one, look(friend, match) as two:
        one.do("resign")
        two.catch_up_with(one)
        for page in (one, two):  # neither waits for the other
            page.socket.send_json(
                {"type": "rematch", "command": "again", "number": one.scene["number"]}
            )
        for page in (one, two):
            page.wait(lambda page: page.scene["rematch"] is not None)
        assert one.scene["rematch"] == two.scene["rematch"]
    known = client.get("/api/lobby").json()["yours"]
    assert len(known) == 2, "the match and one rematch"


def test_the_same_deal_gives_each_the_others_cards(client: TestClient) -> None:
    match = create(client, "person", "greedy")
    with look(client, match) as page:
        page.wait_for_question()
        page.do("resign")
        page.do("rematch", same_deal=True)
        following = page.scene["rematch"]
    dealt = [client.get(f"/api/matches/{match}/replay?seat={seat}").json() for seat in (0, 1)]
    before = [replay["scenes"][2]["view"]["hand"] for replay in dealt]
    first = dealt[0]["scenes"][2]["view"]["leader"]
    assert seats_of(client, following) == [("greedy", ""), ("person", "")]
    with look(client, following) as page:
        assert page.scene["same_deal_as"] == match and page.scene["seat"] == 1
        page.wait_for_question()
        page.do("resign")
    again = [client.get(f"/api/matches/{following}/replay?seat={seat}").json() for seat in (0, 1)]
    assert [replay["scenes"][2]["view"]["hand"] for replay in again] == before
    assert again[0]["scenes"][2]["view"]["leader"] == first


def test_only_a_game_that_deals_offers_the_same_deal(client: TestClient) -> None:
    matches = {
        game: create(client, "person", "greedy", wish={"game": game})
        for game in ("claim", "elekt", "elementa")
    }
    dealt = {}
    for game, match in matches.items():
        with look(client, match) as page:
            page.wait_for_question()
            dealt[game] = page.scene["dealt"]
    assert dealt == {"claim": True, "elekt": True, "elementa": False}


def test_without_the_wish_for_it_the_deal_is_another(visitor: TestClient) -> None:
    match = resigned(visitor, "person", "greedy", first_leader=0)
    with look(visitor, match) as page:
        page.do("rematch")
        following = page.scene["rematch"]
    hands = [client_hand(visitor, one) for one in (match, following)]
    assert sorted(hands[0]) != sorted(hands[1])


def client_hand(client: TestClient, match: str) -> list[str]:
    hand: list[str] = client.get(f"/api/matches/{match}").json()["view"]["hand"]
    return hand


def test_a_finished_match_goes_on_from_any_moment(client: TestClient) -> None:
    match = resigned(client, "person", "greedy", plies=3, first_leader=0)
    then = client.get(f"/api/matches/{match}/replay?seat=0").json()["scenes"]
    ply = 3
    wish = {"continues": {"match": match, "ply": ply}}
    following = create(client, "person", "greedy", wish=wish)
    with look(client, following) as page:
        assert page.scene["continues"] == match and page.scene["ply"] >= ply
        page.wait_for_question()
        page.answer()
    now = client.get(f"/api/matches/{following}/replay?seat=0").json()["scenes"]
    for before, after in zip(then[: ply + 1], now, strict=False):
        assert before["view"] == after["view"] and before["events"] == after["events"]
    assert now[0]["options"]["first_leader"] == 0, "what was agreed then is agreed now"


def test_going_on_waits_for_the_other_person(client: TestClient) -> None:
    match = resigned(client, "person", "greedy", plies=2, first_leader=0)
    ply = client.get(f"/api/matches/{match}").json()["ply"] - 1
    wish = {"continues": {"match": match, "ply": 1}, "clock": {"each": 5}}
    assert ply >= 1
    following = create(client, "person", "open", wish=wish)
    with look(client, following) as page:
        assert page.scene["question"] is None, "nobody is asked before it begins"
        assert all(seat["seconds"] is None for seat in page.scene["seats"])
        join(another(client), following)
        page.wait_for_question()
        assert page.scene["seats"][0]["seconds"] > 3
        assert page.answer()["type"] == "done"


def test_one_cannot_go_on_from_everywhere(client: TestClient) -> None:
    running = create(client, "person", "greedy", first_leader=0)
    over = resigned(client, "person", "greedy", first_leader=0)
    ply = client.get(f"/api/matches/{over}").json()["ply"]
    for continues, status, problem in (
        ({"match": running, "ply": 1}, 403, "server-still-secret"),
        ({"match": over, "ply": ply + 1}, 400, "server-cannot-continue"),
        ({"match": "nothing", "ply": 0}, 404, "server-no-match"),
        ({"match": over, "ply": -1}, 400, "server-unintelligible"),
    ):
        wish = {"game": "claim", "seats": ["person", "greedy"], "continues": continues}
        refused = client.post("/api/matches", json=wish)
        assert (refused.status_code, refused.json()["id"]) == (status, problem)


def test_the_tutorial_has_a_fixed_deal(visitor: TestClient) -> None:
    hands = []
    for _ in range(2):
        match = create(visitor, "person", "greedy", wish={"coached": True})
        with look(visitor, match) as page:
            assert page.scene["coached"] and page.scene["view"]["leader"] == 0
            assert page.scene["question"] is not None, "the learner leads"
            hands.append(sorted(page.scene["view"]["hand"]))
            page.answer()
            page.wait_for_question()
            page.do("resign")
            page.do("rematch")
            following = page.scene["rematch"]
        assert not visitor.get(f"/api/matches/{following}").json()["coached"]
    assert hands[0] == hands[1] and set(hands[0]) <= set(DEAL.split())
    assert visitor.get("/api/games").json()[0]["coached"]
