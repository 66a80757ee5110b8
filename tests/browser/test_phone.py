"""A person plays a bot on a telephone, with a finger."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Invite
from tests.browser.matches import PHASE_TWO, Finished, continue_at
from tests.browser.people import PHONE, Person
from tests.server.process import Server


def test_a_whole_match_against_a_bot_by_tapping(invite: Invite) -> None:
    person = invite(size=PHONE, touch=True)
    person.go("/")
    assert not person.scrolls_sideways()
    person.page.get_by_role("button", name=person.words("web-play"), exact=True).tap()
    answers = 0
    while person.wait_for_turn():
        person.page.locator("[data-busy]").wait_for()
        assert not person.scrolls_sideways()
        if answers % 5 == 0:
            check_hand_and_question_together(person)
        person.play()
        answers += 1
    assert answers == 26
    person.reads("web-claim-votes-counted")
    assert not person.scrolls_sideways()
    assert person.button("web-rematch").is_visible()


def check_hand_and_question_together(person: Person) -> None:
    """Nobody has to scroll to see both what is asked and all cards to answer with."""
    person.settle()
    person.page.evaluate("() => scrollTo(0, 0)")
    question = person.page.get_by_role("region", name=person.words("web-question"))
    boxes = [question.bounding_box()]
    boxes += [card.bounding_box() for card in person.page.locator(".fan [data-card]").all()]
    assert len(boxes) > 1
    for box in boxes:
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]
        assert box["y"] >= 0 and box["y"] + box["height"] <= PHONE[1]


def test_fingers_find_what_they_aim_at(invite: Invite, server: Server) -> None:
    """Cards and buttons of the table are at least 40 px high and wide, where they can be hit."""
    person = invite(size=PHONE, touch=True)
    match, cookie = server.create("person", "greedy")
    person.carry(cookie)
    person.sit_at(match)
    person.wait_for_turn()
    person.settle()
    small = person.page.evaluate(
        """() => [...document.querySelectorAll("main button, header a, header button")]
          .filter((one) => one.checkVisibility() && !one.closest(".fan"))
          .map((one) => [one.innerText || one.ariaLabel, one.getBoundingClientRect()])
          .filter(([, box]) => box.width < 40 || box.height < 40)
          .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
    )
    assert small == []
    steps = person.page.evaluate(
        """() => {
          const all = [...document.querySelectorAll(".fan [data-card]")];
          const rows = Map.groupBy(all, (one) => one.style.top);
          return [...rows.values()].flatMap((row) => row.slice(1).map((one, index) =>
            parseFloat(one.style.left) - parseFloat(row[index].style.left)));
        }"""
    )
    assert steps and min(steps) >= 40


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("ply", [2, 15, PHASE_TWO + 8])
def test_the_hand_covers_nothing(
    invite: Invite, server: Server, finished: Finished, language: str, ply: int
) -> None:
    """What the score piles say can be read above the hand, in the longest words, too."""
    match, cookie = continue_at(server, finished, ply, "person", "greedy")
    person = invite(size=PHONE, touch=True, language=language, cookie=cookie)
    person.sit_at(match)
    person.wait_for_turn()
    person.settle()
    votes = person.page.locator(".votes > section").bounding_box()
    hand = person.page.locator(".fan [data-card]").first.bounding_box()
    assert votes is not None and hand is not None
    assert votes["y"] + votes["height"] <= hand["y"]


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_no_page_scrolls_sideways(invite: Invite, language: str) -> None:
    person = invite(size=PHONE, touch=True, language=language)
    for path in ("/", "/settings", "/about", "/rules/claim", "/nowhere"):
        person.go(path)
        person.page.locator("h1").first.wait_for(state="attached")
        person.arrive()
        assert not person.scrolls_sideways(), path
