"""A deck is judged by the game itself, before any match, in the reader's language."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.games.elementa.decks import READY


def check(client: TestClient, deck: str, language: str = "en", **more: Any) -> dict[str, Any]:
    wanted = {"game": "elementa", "deck": deck, **more}
    reply = client.post("/api/decks/check", json=wanted, headers={"accept-language": language})
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


def test_a_good_deck_has_no_problems(client: TestClient) -> None:
    text = READY["wildfire"].text
    assert check(client, text) == {"cards": text, "problems": []}


@pytest.mark.rule("ELEM-1.3", "ELEM-1.4", "ELEM-1.6", "ELEM-1.7")
def test_every_breach_comes_with_its_clause(client: TestClient) -> None:
    deck = "heart-of-the-volcano moonlit-lagoon ember-fox*3 undying-phoenix*2"
    problems = [found["problem"] for found in check(client, deck)["problems"]]
    clauses = [problem["clause"] for problem in problems]
    assert clauses == ["ELEM-1.3", "ELEM-1.4", "ELEM-1.6", "ELEM-1.7"]
    assert "Ember Fox" in problems[2]["words"]


def test_a_line_that_cannot_be_read_is_named_in_the_readers_language(client: TestClient) -> None:
    for language, words in (("en", "There is no card"), ("fr", "pas de carte"), ("pl", "Nie ma")):
        first = check(client, "# mine\nember-fax", language)["problems"][0]
        assert first["line"] == 2 and first["problem"]["clause"] is None
        assert words in first["problem"]["words"] and "ember-fox" in first["problem"]["words"]


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ({"game": "claim", "deck": ""}, "server-no-decks"),
        ({"game": "nothing", "deck": ""}, "table-unknown-game"),
        ({"game": "elementa"}, "server-unintelligible"),
        ({"game": "elementa", "deck": "x" * 4001}, "server-unintelligible"),
    ],
)
def test_what_cannot_be_judged_is_refused(
    client: TestClient, body: dict[str, str], problem: str
) -> None:
    reply = client.post("/api/decks/check", json=body)
    assert reply.status_code == 400 and reply.json()["id"] == problem


def test_the_games_say_to_which_one_brings_decks(client: TestClient) -> None:
    told = {game["name"]: game["builds_decks"] for game in client.get("/api/games").json()}
    assert told["elementa"] and not told["claim"]
