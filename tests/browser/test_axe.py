"""axe finds nothing to complain about on any page, in light and dark, on a phone and at a desk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.matches import PHASE_TWO, Finished, continue_at
from tests.browser.people import DESK, PHONE, Person
from tests.server.process import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
  const only = rules ? { runOnly: rules } : {};
  const found = await axe.run(document, { resultTypes: ["violations"], ...only });
  return found.violations.map((one) =>
    `${one.id}: ${one.help}: ${one.nodes.slice(0, 4).map((node) =>
      node.target.join(" ") + " " + (node.any[0]?.message ?? "")).join(" | ")}`);
}"""


def check(person: Person) -> None:
    """Let axe look at the page as it is now."""
    assert AXE.is_file(), "axe-core comes with the web app: make web"
    person.arrive()
    # Not as a script element: the page's policy forbids that, as it should.
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    # The colours are looked at everywhere, the rest once in each layout.
    dark = person.page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
    found = person.page.evaluate(RUN, None if dark == person.touch else ["color-contrast"])
    assert found == [], person.page.url


LOOKS = [
    pytest.param({"size": size, "touch": touch, "dark": dark}, id=f"{name}-{shade}")
    for name, size, touch in (("desk", DESK, False), ("phone", PHONE, True))
    for shade, dark in (("light", False), ("dark", True))
]


@pytest.mark.parametrize("look", LOOKS)
def test_pages_without_a_table(invite: Invite, look: dict[str, Any]) -> None:
    person = invite(**look)
    for path, heading in (
        ("/", "web-title-lobby"),
        ("/settings", "web-settings"),
        ("/about", "web-about"),
        ("/visitor#0123456789abcdef", "web-visitor"),
        ("/nowhere", "web-nowhere"),
        ("/m/zzzz", "web-nowhere"),
        ("/rules/claim", None),
    ):
        person.go(path)
        name = person.words("web-rules-title", game="Claim") if heading is None else None
        name = name or person.words(str(heading))
        person.page.get_by_role("heading", name=name, level=1).wait_for(state="attached")
        check(person)
    person.page.locator("li[id^=CLAIM]").first.wait_for()
    person.page.get_by_role("searchbox").fill("undead")
    check(person)


@pytest.mark.parametrize("look", LOOKS)
def test_tables(invite: Invite, server: Server, finished: Finished, look: dict[str, Any]) -> None:
    invited, cookie = server.create("person", "open")
    host = invite(cookie=cookie, settings={"aids": True}, **look)
    host.go(f"/m/{invited}")
    host.reads("web-invite")
    check(host)
    guest = invite(**look)
    guest.go(f"/m/{invited}")
    guest.reads("web-join")
    check(guest)
    for ply in (2, PHASE_TWO + 9, 11):
        match, cookie = continue_at(server, finished, ply, "person", "greedy", cookie=cookie)
        host.sit_at(match)
        host.wait_for_turn()
        host.settle()
        check(host)
    check_the_aside(host)


def check_the_aside(person: Person) -> None:
    person.button("web-hint").click()
    person.page.locator(".said .notice").wait_for()
    if person.touch:
        person.page.get_by_role("button", name=person.words("web-aside", count=0)).first.tap()
    for tab in ("log", "talk", "more"):
        person.page.get_by_role("tab", name=person.words(f"web-tab-{tab}")).click()
        check(person)
    person.button("web-resign").click()
    person.page.get_by_role("dialog").wait_for()
    check(person)


@pytest.mark.parametrize("look", LOOKS)
def test_finished_matches(invite: Invite, finished: Finished, look: dict[str, Any]) -> None:
    person = invite(cookie=finished.ada, **look)
    person.sit_at(finished.match)
    person.reads("web-claim-votes-counted")
    check(person)
    person.go(f"/m/{finished.match}/replay")
    person.page.locator("[data-busy]").wait_for()
    check(person)
    person.button("web-match-back").click()
    person.page.get_by_text(person.words("web-match-graph-table")).click()
    check(person)
    person.close()
    watcher = invite(**look)
    watcher.go(f"/m/{finished.match}/replay?ply=21&seat=public")
    watcher.page.locator("[data-busy]").wait_for()
    check(watcher)
