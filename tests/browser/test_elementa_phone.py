"""What lies where on a small screen of Elementa: nothing that is needed is hidden by another."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator

from tests.browser.conftest import Invite
from tests.browser.elementa import give, question, sensible, sit_down
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
