"""Dividing a deck of Elementa in the browser: what is kept, what is counted, and how it ends."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.elementa import sit_down
from tests.browser.people import Person
from tests.server.process import Server


def divide(invite: Invite, server: Server) -> Person:
    """Let somebody come who has a deck to divide."""
    person = invite()
    sit_down(person, server, "person", "random")
    person.press(person.page.locator(".deck .choose").first)
    person.wait_for_scene("scene.question && scene.question.kind === 'divide'")
    person.settle()
    return person


def put(person: Person, index: int, turn: int) -> None:
    """Put a creature to a turn with the keyboard."""
    person.page.locator(f'.divide [data-index="{index}"] button').press(str(turn))


def lie(person: Person, *counts: int) -> None:
    """So many cards lie at each turn, and aside."""
    for pile, count in enumerate(counts):
        cards = person.page.locator(f'.divide [data-pile="{pile}"] [data-card]')
        expect(cards).to_have_count(count)


def test_free_places_are_counted(invite: Invite, server: Server) -> None:
    person = divide(invite, server)
    person.reads("web-elementa-to-place", count=12)
    for index in range(5):
        put(person, index, 1)
    lie(person, 5, 0, 0, 0, 11)
    # One too many at a turn fills no place at another.
    person.reads("web-elementa-to-place", count=8)


def test_a_division_that_was_begun_survives_a_reload(invite: Invite, server: Server) -> None:
    person = divide(invite, server)
    put(person, 0, 1)
    put(person, 5, 3)
    lie(person, 1, 0, 1, 0, 14)
    person.page.reload()
    person.settle()
    lie(person, 1, 0, 1, 0, 14)
    person.button("web-elementa-reset").click()
    person.page.reload()
    person.settle()
    lie(person, 0, 0, 0, 0, 16)


def test_after_a_take_back_there_is_no_round_before(invite: Invite, server: Server) -> None:
    person = divide(invite, server)
    person.button("web-elementa-propose").click()
    person.page.locator(".divide .main").click()
    person.wait_for_scene("scene.question && scene.question.kind === 'resources'")
    person.button("web-undo").click()
    person.wait_for_scene("scene.question && scene.question.kind === 'divide'")
    person.settle()
    # What was taken back is there to be changed.
    lie(person, 4, 3, 3, 2, 4)
    expect(person.button("web-elementa-as-before")).to_have_count(0)


def test_who_gives_up_while_dividing_divides_no_more(invite: Invite, server: Server) -> None:
    person = divide(invite, server)
    person.page.get_by_role("tab", name=person.words("web-tab-more")).click()
    person.button("web-resign").click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("button", name=person.words("web-resign-yes"), exact=True).click()
    person.page.locator("section.over .result").wait_for()
    expect(person.page.locator(".divide")).to_have_count(0)
    person.reads("web-elementa-title", phase="over", round=1, turn=1, combat=1)
