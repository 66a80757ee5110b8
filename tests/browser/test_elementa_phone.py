"""What lies where on the table of Elementa: nothing hides another, and all that moves is told."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Invite
from tests.browser.elementa import Deputy, give, play_unseen, question, sensible, sit_down
from tests.browser.people import DESK, PHONE
from tests.server.process import Server


def box(one: Locator) -> FloatRect:
    """Where something lies."""
    found = one.bounding_box()
    assert found is not None
    return found


def above(one: Locator, other: Locator) -> bool:
    """Whether one ends where the other begins, or before."""
    over, under = box(one), box(other)
    return over["y"] + over["height"] <= under["y"] + 1


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_lesson_hides_nobody(invite: Invite, server: Server, size: tuple[int, int]) -> None:
    person = invite(size=size, touch=size == PHONE)
    sit_down(person, server, "person", "random", coached=True)
    coach = person.page.get_by_role("region", name=person.words("web-coach"))
    first = person.page.locator(".far .player, .far .deck, .far .divide").first
    lessons = 0
    while (scene := question(person)) and scene["view"]["combat"] < 1:
        while coach.count():
            assert above(coach, first)
            lessons += 1
            person.press(coach.get_by_role("button"))
        give(person, sensible(scene))
    assert lessons > 5


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_own_row_stays_in_sight(invite: Invite, server: Server, language: str) -> None:
    """Whoever chooses among his cards sees what he can pay with, also where four play."""
    person = invite(size=PHONE, touch=True, language=language)
    match = sit_down(person, server, "person", "random", "random", "random")
    near, own = person.page.locator(".near"), person.page.locator(".player.own")
    for kind in ("ban", "lay", "change"):
        play_unseen(person, server, match, kind)
        assert above(own, near), kind
        if kind != "change":
            person.press(person.page.locator(".hand [data-card] > button").first)
            assert above(own, near), kind


def test_what_was_won_hides_nothing(invite: Invite, server: Server) -> None:
    """What a card has brought stands beside what its owner has, never over it."""
    person = invite(size=PHONE, touch=True)
    match = sit_down(person, server, "person", "random", "random", "random")
    deputy = Deputy.of(person, server, match)
    seen = 0
    while seen < 20 and deputy.play_until("lay"):
        deputy.show(person)
        for player in person.page.locator(".player:has(.spoils)").all():
            stock, spoils = box(player.locator(".stock")), box(player.locator(".spoils"))
            beside = stock["x"] + stock["width"] <= spoils["x"]
            assert beside or stock["y"] + stock["height"] <= spoils["y"]
            seen += 1
        deputy.step(sensible)
    deputy.close()


RECORD = """() => {
  window.told = [];
  const read = () => {
    const busy = document.querySelector("[data-busy]")?.dataset.busy === "true";
    const points = [...document.querySelectorAll('[data-kept="points"] .value')]
      .map((one) => one.textContent).join(" ");
    const last = window.told.at(-1);
    if (!last || last[0] !== busy || last[1] !== points) window.told.push([busy, points]);
    requestAnimationFrame(read);
  };
  read();
}"""
"""Notes what points are shown, and whether a combat is being told meanwhile."""


def test_points_come_with_what_brings_them(invite: Invite, server: Server) -> None:
    """Nothing changes only when a combat has been told; until then nothing is asked."""
    person = invite(moving=True)
    match = sit_down(person, server, "person", "random")
    play_unseen(person, server, match, "lay")
    person.page.evaluate(RECORD)
    bar = person.page.get_by_role("region", name=person.words("web-question"))
    told: list[tuple[bool, str]] = []
    while len({points for _, points in told}) < 3 and (scene := question(person)):
        give(person, sensible(scene))
        if scene["question"]["kind"] == "lay":
            expect(bar).to_contain_text(person.words("web-telling"))
            person.settle()
        told = person.page.evaluate("() => window.told")
    for (_, before), (busy, after) in pairwise(told):
        assert busy or before == after
