"""Everything that a visitor can be told to be wrong is told somewhere, in all languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

from ludotheque.server import problems
from ludotheque.server.app import build
from ludotheque.server.limits import Addresses, Allowance, Limits
from ludotheque.server.problems import STATUS, TooFast
from ludotheque.server.store import DatabaseAway, schema
from ludotheque.server.visitor import problem_of
from ludotheque.server.workshop import GaveUp, Thinker
from ludotheque.table import LudothequeError
from ludotheque.texts import LANGUAGES, Language
from tests.server.page import another, create, join, look, open_stream, receive

FOREIGN = {"origin": "https://elsewhere.example"}


def over(client: TestClient, game: str = "claim") -> str:
    match = create(client, "person", "greedy", wish={"game": game})
    with look(client, match) as page:
        page.wait_for_question()
        page.do("resign")
    return match


def said_by(client: TestClient, match: str, type: str, **fields: Any) -> str:
    with look(client, match) as page:
        return page.refused(type, **fields)


def asked(client: TestClient, path: str, **how: Any) -> str:
    reply = client.request(how.pop("method", "GET"), f"/api/{path}", **how)
    assert reply.status_code >= 400
    found: str = reply.json()["id"]
    return found


def two(client: TestClient) -> str:
    match = create(client, "person", "open", first_leader=0)
    join(another(client), match)
    return match


def old_question(client: TestClient) -> str:
    return said_by(client, two(client), "answer", number=0, answer="G0")


def cannot_continue(client: TestClient) -> str:
    wish = {"game": "claim", "seats": ["person", "greedy"]}
    wish["continues"] = {"match": over(client), "ply": 999}  # type: ignore[assignment]
    return asked(client, "matches", method="POST", json=wish)


def too_fast(client: TestClient) -> str:
    with look(client, create(client, "person", "open")) as page:
        for _ in range(100):
            problem = page.refused("resign")
            if problem != "server-not-begun":
                return problem
    return "never"


def too_long(client: TestClient) -> str:
    async def never(*_: object) -> None:
        raise GaveUp

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Thinker, "ask", never)
        return asked(client, f"matches/{two(client)}/hint")


def too_long_analysis(client: TestClient) -> str:
    async def never(*_: object) -> None:
        raise GaveUp

    match = over(client)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Thinker, "ask", never)
        return asked(client, f"matches/{match}/analysis")


def stood_in(client: TestClient) -> str:
    match = two(client)
    server: Any = client.app
    with look(client, match) as page:
        server.state.hall.tables[match].live.stand_ins[0] = "greedy"
        return page.refused("take-back")


def other_rules(client: TestClient) -> str:
    match = two(client)
    hall: Any = client.app.state.hall  # type: ignore[attr-defined]

    async def age() -> None:
        table = schema.matches
        old = update(table).where(table.c.id == match).values(rules_version="0")
        async with hall.store.engine.begin() as connection:
            await connection.execute(old)

    assert client.portal is not None
    client.portal.call(age)
    return asked(client, f"matches/{match}")


PROVOKED: dict[type[LudothequeError], Callable[[TestClient], str]] = {
    problems.NoSuchMatch: lambda c: asked(c, "matches/nothing"),
    problems.NoSuchPage: lambda c: asked(c, "nothing"),
    problems.NotYourSeat: lambda c: said_by(another(c), two(c), "resign"),
    problems.NoSuchSeat: lambda c: asked(
        c, f"matches/{create(another(c), 'open', 'open')}/seats/7", method="POST", json={}
    ),
    problems.SeatTaken: lambda c: asked(
        another(c), f"matches/{two(c)}/seats/0", method="POST", json={}
    ),
    problems.NotBegun: lambda c: said_by(c, create(c, "person", "open"), "resign"),
    problems.NothingDealt: lambda c: said_by(
        c, over(c, "elementa"), "rematch", same_deal=True
    ),
    problems.MatchOver: lambda c: said_by(c, over(c), "resign"),
    problems.OldQuestion: old_question,
    problems.NothingAsked: lambda c: said_by(c, two(c), "allow-take-back", allowed=True),
    problems.StoodIn: stood_in,
    problems.NotYourTurn: lambda c: asked(c, f"matches/{over(c)}/hint"),
    problems.CannotContinue: cannot_continue,
    problems.Unintelligible: lambda c: asked(c, "matches", method="POST", content=b"{"),
    problems.NoDecks: lambda c: asked(
        c, "decks/check", method="POST", json={"game": "claim", "deck": ""}
    ),
    problems.StillSecret: lambda c: asked(c, f"matches/{two(c)}/record"),
    problems.ForeignPage: lambda c: asked(c, "visitor/link", method="POST", headers=FOREIGN),
    problems.UnknownVisitor: lambda c: asked(
        c, "visitor", method="POST", json={"token": "x" * 20}
    ),
    problems.OtherRules: other_rules,
    problems.TooFast: too_fast,
    problems.TooLong: too_long,
}  # fmt: skip
KNOWN = [
    kind
    for kind in vars(problems).values()
    if isinstance(kind, type)
    and issubclass(kind, LudothequeError)
    and kind.__module__ == problems.__name__
]


def an(kind: type[LudothequeError]) -> LudothequeError:
    make: Any = kind
    needs = {
        "NoDecks": ("claim",),
        "NoSuchMatch": ("x",),
        "NoSuchSeat": (3,),
        "OtherRules": ("0",),
        "SeatTaken": (3,),
        "Unintelligible": ("x",),
    }
    problem: LudothequeError = make(*needs.get(kind.__name__, ()))
    return problem


@pytest.mark.parametrize("kind", KNOWN, ids=lambda kind: str(kind.__name__))
def test_every_problem_can_be_provoked(visitor: TestClient, kind: type[LudothequeError]) -> None:
    assert PROVOKED[kind](visitor) == an(kind).phrase.id


@pytest.mark.parametrize("kind", [*KNOWN, DatabaseAway], ids=lambda kind: str(kind.__name__))
def test_every_problem_has_words_in_every_language(kind: type[LudothequeError]) -> None:
    told = {problem_of(an(kind), Language(code)).words for code in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(words and "{" not in words and "server-" not in words for words in told)


def test_an_analysis_that_takes_too_long_is_given_up(visitor: TestClient) -> None:
    assert too_long_analysis(visitor) == "server-too-long"


def test_what_may_work_later_says_when_to_try_again(visitor: TestClient) -> None:
    async def never(*_: object) -> None:
        raise GaveUp

    match = two(visitor)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Thinker, "ask", never)
        reply = visitor.get(f"/api/matches/{match}/hint")
    assert reply.status_code == STATUS[problems.TooLong] == 503
    assert int(reply.headers["retry-after"]) >= 1


# --- Limits ---------------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[TestClient]:
    """Serve with narrow limits."""
    limits = Limits(body=500, message=300, commands_per_second=1.0, creations_per_second=0.1)
    with TestClient(build(f"sqlite:///{tmp_path / 'matches.db'}", limits=limits)) as client:
        yield client


def test_too_much_and_too_many_are_refused(strict: TestClient) -> None:
    match = create(strict, "person", "open")
    large = strict.post("/api/matches", content=b" " * 501)
    assert (large.status_code, large.json()["id"]) == (400, "server-unintelligible")
    with look(strict, match) as page:
        page.socket.send_text(" " * 301)
        assert page.read_until("refused")["problem"]["id"] == "server-unintelligible"
        assert page.refused("resign") == "server-not-begun"
        assert page.refused("resign") == "server-too-fast", "a burst of two, and both are used"
    replies = [strict.post(f"/api/matches/{match}/seats/0", json={}) for _ in range(3)]
    assert [reply.status_code for reply in replies] == [201, 429, 429]
    assert replies[-1].json()["id"] == "server-too-fast"
    assert int(replies[-1].headers["retry-after"]) >= 1
    for path in (f"matches/{match}/hint", f"matches/{match}/analysis"):
        assert strict.get(f"/api/{path}").status_code == 429, "to let bots think is limited too"
    assert strict.post("/api/visitor/link").status_code == 429
    assert strict.get(f"/api/matches/{match}").status_code == 200, "to look is not"


def test_an_allowance_is_saved_up_to_a_burst(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("ludotheque.server.limits.time.monotonic", lambda: now[0])
    allowance = Allowance(2.0, 4.0)
    for _ in range(4):
        allowance.spend()
    with pytest.raises(TooFast):
        allowance.spend()
    now[0] += 0.5
    allowance.spend()
    now[0] += 1000.0
    for _ in range(4):
        allowance.spend()
    with pytest.raises(TooFast):
        allowance.spend()


def test_addresses_are_told_apart_and_the_oldest_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ludotheque.server.limits.REMEMBERED", 2)
    addresses = Addresses(Limits(creations_per_second=1 / 30))
    for host in ("a", "b"):
        addresses.spend(host)
        with pytest.raises(TooFast):
            addresses.spend(host)
    addresses.spend("c")  # now `a` is forgotten
    addresses.spend("a")


# --- Other sites ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    ["https://elsewhere.example", "null", "", "http://testserver.elsewhere.example",
     "http://testserver:1", "http://[", "testserver", "http://elsewhere@testserver@x"],
)  # fmt: skip
def test_another_sites_page_can_do_nothing(visitor: TestClient, origin: str) -> None:
    foreign = {"origin": origin}
    wish = {"game": "claim", "seats": ["person", "greedy"]}
    match = create(visitor, "person", "greedy")
    for method, path in (
        ("POST", "matches"),
        ("POST", f"matches/{match}/seats/0"),
        ("GET", f"matches/{match}/hint"),
        ("GET", f"matches/{match}/analysis"),
        ("POST", "visitor/link"),
        ("POST", "visitor"),
    ):
        reply = visitor.request(method, f"/api/{path}", json=wish, headers=foreign)
        assert (reply.status_code, reply.json()["id"]) == (403, "server-foreign-page"), path
    with open_stream(visitor, match, **foreign) as socket:
        assert '"server-foreign-page"' in receive(socket)


def test_our_own_page_can(visitor: TestClient) -> None:
    own = {"origin": "http://testserver"}
    wish = {"game": "claim", "seats": ["person", "greedy"]}
    made = visitor.post("/api/matches", json=wish, headers=own)
    assert made.status_code == 201
    with look(visitor, made.json()["match"], origin="http://testserver") as page:
        assert page.scene["seat"] == 0
