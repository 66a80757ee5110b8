"""Elementa in the browser: cards are held up to be read, what was looked at stays in sight."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.elementa import Deputy, card, sensible, sit_down
from tests.browser.people import PHONE, Person
from tests.server.process import Server

CUT_OFF = """all => all.filter((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return words.getBoundingClientRect().width > one.getBoundingClientRect().width;
}).map((one) => one.textContent)"""
"""Which words are wider than their place."""


def looking(scene: dict[str, Any]) -> str:
    """Play the deck whose environment lets one look at the cards that an opponent has put aside."""
    return "deck dunes" if scene["question"]["kind"] == "deck" else sensible(scene)


def taps(person: Person, small: Locator, held: Locator) -> None:
    """A tap holds a card up, and another puts it down."""
    expect(held).to_have_count(0)
    small.tap()
    name = small.locator("button").get_attribute("aria-label")
    assert name is not None
    expect(held).to_contain_text(name.split(".")[0])
    small.tap()
    expect(held).to_have_count(0)


def test_cards_are_held_up_to_be_read(invite: Invite, server: Server) -> None:
    person = invite(size=PHONE, touch=True)
    match = sit_down(person, server, "person", "random")
    deputy = Deputy.of(person, server, match)
    deputy.play_until("lay", looking)
    scene = deputy.show(person)
    page = person.page
    # What an effect lets one look at lies beside the question, and what is known stays known.
    seen = page.locator(".seen [data-card]")
    aside = scene["view"]["knows"][1]["aside"]
    expect(seen).to_have_count(len(aside))
    assert seen.evaluate_all("all => all.map((one) => one.dataset.card)") == aside
    taps(person, seen.first, page.locator(".peek"))
    page.locator('[data-place="seat-1"] .look').tap()
    taps(person, page.locator("dialog [data-card]").first, page.locator("dialog .peek"))
    page.locator("dialog button").first.tap()
    # The last card for a turn is chosen already, and stays so.
    deputy.play_while(lambda scene: len(scene["view"]["hand"]) != 1, looking)
    deputy.play_until("lay", looking)
    [last] = deputy.show(person)["view"]["hand"]
    expect(seen).to_have_count(0)
    send = page.locator(".choices [data-send]")
    expect(send).to_be_visible()
    card(person, last).tap()
    expect(send).to_be_visible()
    deputy.close()


def test_a_mouse_holds_up_what_is_known_of_others(invite: Invite, server: Server) -> None:
    person = invite()
    match = sit_down(person, server, "person", "random")
    deputy = Deputy.of(person, server, match)
    deputy.play_until("lay", looking)
    deputy.show(person)
    deputy.close()
    person.page.locator('[data-place="seat-1"] .look').click()
    person.page.locator("dialog [data-card]").first.hover()
    expect(person.page.locator("dialog .peek")).to_be_visible()


def test_among_four_on_a_telephone_it_is_said_whose_turn_it_is(
    invite: Invite, server: Server
) -> None:
    for language in ("en", "fr", "pl"):
        person = invite(size=PHONE, touch=True, language=language)
        sit_down(person, server, "person", "random", "random", "random")
        state = person.page.locator("li.turn .state")
        expect(state.first).to_have_text(person.words("web-seat-your-turn"))
        assert state.evaluate_all(CUT_OFF) == [], language
