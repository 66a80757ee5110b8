"""The web app's files, the rules reference, invitations, and what is known about the server."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from ludotheque.server import page as web_page
from ludotheque.server.doors import DOORS
from ludotheque.server.messages import PROTOCOL
from ludotheque.server.page import PROTECTION
from ludotheque.texts.rulebook import read_rulebook
from tests.server.page import another, create, look

OUTSIDE = "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd"
ODD = "/%00", "/a%00b", "/" + "x" * 5000, "/%ff%fe", "/assets/", "/assets/%2e%2e/../secret.txt"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Build a web app of a few files, in a folder that is reached through a link."""
    folder = tmp_path / "real" / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>app</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1.js").write_text("1")
    (tmp_path / "real" / "secret.txt").write_text("secret")
    (folder / "way-out").symlink_to(tmp_path / "real" / "secret.txt")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    monkeypatch.setattr(web_page, "FOLDER", tmp_path / "link" / "page")
    return folder


@pytest.mark.usefixtures("built")
def test_files_are_served_and_every_other_address_is_the_apps(visitor: TestClient) -> None:
    script = visitor.get("/assets/app-1.js")
    assert script.text == "1" and "immutable" in script.headers["cache-control"]
    assert visitor.get("/icon.svg").headers["cache-control"] == "no-cache"
    for address in ("/", "/index.html", "/m/abc", "/rules/claim", "/nothing.js"):
        shown = visitor.get(address)
        assert shown.status_code == 200 and shown.text == "<title>app</title>"
        assert shown.headers["cache-control"] == "no-cache"
        assert shown.headers["content-type"].startswith("text/html")
    assert visitor.head("/").status_code == 200


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("address", [*OUTSIDE, *ODD, "/../secret.txt", "/way-out"])
def test_nothing_outside_the_folder_is_served(visitor: TestClient, address: str) -> None:
    shown = visitor.get(f"http://testserver{address}")
    assert "root:" not in shown.text and "secret" not in shown.text
    assert shown.status_code == 200 and shown.text == "<title>app</title>"


def test_an_app_that_was_not_built_is_said_to_be_missing(
    visitor: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_page, "FOLDER", tmp_path)
    shown = visitor.get("/", headers={"accept-language": "en"})
    assert shown.status_code == 503 and "make web" in shown.text
    french = visitor.get("/", headers={"accept-language": "fr-CH, en;q=0.5"})
    assert french.text != shown.text and "make web" in french.text
    assert visitor.get("/api/health").status_code == 200, "the rest works without it"


def test_every_answer_is_protected(visitor: TestClient) -> None:
    match = create(visitor, "person", "greedy")
    for reply in (
        visitor.get("/"),
        visitor.get("/api/health"),
        visitor.get(f"/api/matches/{match}"),
        visitor.get(f"/api/matches/{match}/invite.svg"),
        visitor.get("/api/nothing"),
        visitor.get("/api/matches/nothing"),
        visitor.post("/api/matches", content="x"),
        visitor.delete("/api/health"),
        visitor.get("/api/metrics"),
    ):
        for name, value in PROTECTION.items():
            assert reply.headers[name] == value, reply.request.url
    policy = PROTECTION["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy and "*" not in policy


@pytest.mark.parametrize(("language", "words"), [("fr", "adresse"), ("pl", "adres")])
def test_what_is_not_there_is_said_in_the_readers_language(
    visitor: TestClient, language: str, words: str
) -> None:
    for how in ({"accept-language": f"{language}-XX,en;q=0.1"}, {}):
        query = "" if how else f"?lang={language}"
        for address in ("/api/nothing", "/api/", "/api/matches/abc/nothing"):
            reply = visitor.get(f"{address}{query}", headers=how)
            assert reply.status_code == 404 and reply.json()["id"] == "server-no-page"
            assert words in reply.json()["words"].lower()
        reply = visitor.get(f"/api/matches/nothing{query}", headers=how)
        assert (reply.status_code, reply.json()["id"]) == (404, "server-no-match")
        assert "nothing" in reply.json()["words"]


# --- The rules reference --------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_the_rules_reference_has_every_clause_and_every_table(
    visitor: TestClient, language: str
) -> None:
    shown = visitor.get(f"/api/rules/claim?lang={language}").json()
    book = read_rulebook("claim", language)
    paragraphs = [paragraph for chapter in shown["chapters"] for paragraph in chapter["paragraphs"]]
    clauses = {part["clause"]: part["text"] for part in paragraphs if part["clause"]}
    assert list(clauses) == list(book.clauses), "each once, in the book's order"
    for clause, text in book.clauses.items():
        assert clauses[clause].startswith(text)
    tables = [part["text"].splitlines() for part in paragraphs if part["text"].startswith("|")]
    rows = [line for line in book.markdown.splitlines() if line.startswith("|")]
    assert [row for table in tables for row in table] == rows
    assert all(re.match(r"^\|[ :|-]+$", table[1]) for table in tables), "a head, then a rule"
    headings = [line for line in book.markdown.splitlines() if line.startswith("#")]
    assert [f"{'#' * c['level']} {c['title']}" for c in shown["chapters"]] == headings
    assert "<!--" not in str(shown)
    plain = re.sub(r"<!--.*?-->", "", book.markdown, flags=re.DOTALL)
    for word in re.findall(r"\w{6,}", plain):
        assert word in str(shown), "nothing is left out"


def test_the_rules_of_an_unknown_game_are_missed(visitor: TestClient) -> None:
    refused = visitor.get("/api/rules/chess")
    assert (refused.status_code, refused.json()["id"]) == (400, "table-unknown-game")
    assert visitor.get("/api/rules/..%2fclaim").status_code in (400, 404)


# --- Invitations and other devices ----------------------------------------------------------------


def test_an_invitation_is_a_picture_of_the_tables_address(visitor: TestClient) -> None:
    match = create(visitor, "person", "open")
    drawn = visitor.get(f"/api/matches/{match}/invite.svg")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(drawn.content).tag.endswith("svg")  # noqa: S314 - our own
    again = visitor.get(f"/api/matches/{match}/invite.svg")
    assert again.content == drawn.content, "it is the address and nothing else"
    other = create(visitor, "person", "open")
    assert visitor.get(f"/api/matches/{other}/invite.svg").content != drawn.content
    assert visitor.get("/api/matches/nothing/invite.svg").status_code == 404


def test_another_device_takes_over_the_seats(client: TestClient) -> None:
    match = create(client, "person", "greedy", first_leader=0)
    linked = client.post("/api/visitor/link")
    token = linked.json()["token"]
    assert linked.status_code == 201 and linked.headers["cache-control"] == "no-store"
    telephone = another(client)
    with look(telephone, match) as page:
        assert page.scene["seat"] is None
    became = telephone.post("/api/visitor", json={"token": token})
    assert became.status_code == 201 and "HttpOnly" in became.headers["set-cookie"]
    with look(telephone, match) as page:
        assert page.scene["seat"] == 0 and page.answer()["type"] == "done"
    assert client.get(f"/api/matches/{match}").json()["seat"] == 0, "and the first one stays"
    for made_up in ("x" * 32, token[:-1] + ("A" if token[-1] != "A" else "B")):
        refused = another(client).post("/api/visitor", json={"token": made_up})
        assert (refused.status_code, refused.json()["id"]) == (403, "server-unknown-visitor")
        assert "set-cookie" not in refused.headers
    assert client.post("/api/visitor", json={"token": "short"}).status_code == 400


# --- About the server -----------------------------------------------------------------------------


def test_the_server_says_what_it_is_and_what_it_has(visitor: TestClient) -> None:
    health = visitor.get("/api/health").json()
    assert health["games"] == ["claim", "elekt", "elementa"]
    assert health["protocol"] == PROTOCOL == 2
    schema = visitor.get("/api/schema").json()
    assert {"Scene", "Answer", "Say", "Refused", "Lobby"} <= set(schema)
    game = visitor.get("/api/games").json()[0]
    assert game["players"] == [
        {"spec": "random", "best": False},
        {"spec": "novice", "best": False},
        {"spec": "greedy", "best": True},
    ]
    assert game["seats"] == [2, 2] and "first_leader" in [o["name"] for o in game["options"]]
    assert game["packs"]


def test_the_figures_can_be_read_by_prometheus(visitor: TestClient) -> None:
    match = create(visitor, "person", "greedy", first_leader=0)
    with look(visitor, match) as page:
        page.answer()
        page.refused("answer", answer="nonsense")
        page.wait_for_question()
        text = visitor.get("/api/metrics").text
        families = {family.name: family for family in text_string_to_metric_families(text)}
    assert families["ludotheque_viewers"].samples[0].value == 1
    assert families["ludotheque_tables"].samples[0].value >= 1
    assert families["ludotheque_matches_created"].samples[0].value >= 1
    counted = {
        (sample.labels["kind"], sample.labels["result"]): sample.value
        for sample in families["ludotheque_commands"].samples
        if sample.name.endswith("_total")
    }
    assert counted["Answer", "done"] >= 1 and counted["Answer", "refused"] >= 1
    assert "ludotheque_bot_seconds" in families and "ludotheque_command_seconds" in families
    after = visitor.get("/api/metrics").text
    assert "ludotheque_viewers 0.0" in after


def test_the_openapi_document_lists_every_door(visitor: TestClient) -> None:
    document = visitor.get("/api/openapi.json").json()
    listed = {(method.upper(), path) for path, item in document["paths"].items() for method in item}
    assert listed == {(door.method, door.path) for door in DOORS}
    routes = {
        (method, re.sub(r":\w+", "", route.path))
        for route in visitor.app.routes  # type: ignore[attr-defined]
        for method in getattr(route, "methods", None) or ()
        if method != "HEAD" and route.path.startswith("/api/")
    }
    unlisted = {path for _, path in routes - listed}
    assert unlisted == {"/api/schema", "/api/openapi.json", "/api/{path}"}
    for used in re.findall(r'"\$ref": *"([^"]+)"', visitor.get("/api/openapi.json").text):
        name = used.removeprefix("#/components/schemas/")
        assert name in document["components"]["schemas"]
