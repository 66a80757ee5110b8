"""Light and dark, and nothing that moves for those who do not want it."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.server.process import Server

BRIGHTNESS = """() => {
  const [red, green, blue] = getComputedStyle(document.querySelector("header")).backgroundColor
    .match(/[\\d.]+/g).map(Number);
  return (red + green + blue) / 3;
}"""
DARK = 80
LIGHT = 175


def brightness(person: Person) -> float:
    return float(person.page.evaluate(BRIGHTNESS))


@pytest.mark.parametrize("dark", [True, False])
def test_the_page_is_as_dark_as_the_device(invite: Invite, dark: bool) -> None:
    person = invite(dark=dark)
    person.go("/")
    person.button("web-play").wait_for()
    assert brightness(person) < DARK if dark else brightness(person) > LIGHT


def test_the_setting_is_stronger_than_the_device(invite: Invite) -> None:
    person = invite(dark=False)
    person.go("/settings")
    person.labelled("web-theme").select_option("dark")
    person.page.wait_for_function(f"() => ({BRIGHTNESS})() < {DARK}")
    person.page.reload()
    person.labelled("web-theme").wait_for()
    assert brightness(person) < DARK
    person.page.emulate_media(color_scheme="dark")
    person.labelled("web-theme").select_option("light")
    person.page.wait_for_function(f"() => ({BRIGHTNESS})() > {LIGHT}")


def test_the_button_in_the_header_changes_it(invite: Invite) -> None:
    person = invite()
    person.go("/")
    person.button("web-to-dark").click()
    person.page.wait_for_function(f"() => ({BRIGHTNESS})() < {DARK}")
    person.button("web-to-light").click()
    person.page.wait_for_function(f"() => ({BRIGHTNESS})() > {LIGHT}")


COUNT_MOTION = """() => {
  window.moved = 0;
  const look = () => {
    const moving = document.getAnimations().filter((one) =>
      one.playState === "running" && one.effect.getComputedTiming().duration > 50);
    window.moved = Math.max(window.moved, moving.length);
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("how", ["device", "setting"])
def test_nothing_moves_where_nothing_shall(invite: Invite, server: Server, how: str) -> None:
    assert most_motion(invite, server, how) == 0


def test_cards_move_otherwise(invite: Invite, server: Server) -> None:
    """The measure itself works: with motion, something is seen to move."""
    assert most_motion(invite, server, "moving") > 0


def most_motion(invite: Invite, server: Server, how: str) -> int:
    match, cookie = server.create("person", "greedy")
    settings = {"motion": "off"} if how == "setting" else {}
    person = invite(cookie=cookie, moving=how != "device", settings=settings)
    person.sit_at(match)
    person.wait_for_turn()
    person.settle()
    person.page.evaluate(COUNT_MOTION)
    person.play()
    person.wait_for_turn()
    person.page.wait_for_timeout(500)
    person.settle()
    return int(person.page.evaluate("() => window.moved"))
