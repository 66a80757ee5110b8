"""Small things at a table of Elementa: what is still to work, second clicks, Enter, notices."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.elementa import Deputy, card, play_unseen, sensible, sit_down
from tests.browser.people import DESK, PHONE
from tests.server.process import Server

TIDE = (
    "deck tide-caller*2 dew-sprite*2 tide-crab*2 brook-beaver*2 silt-eel*2 rain-frog*2 "
    "kelp-weaver*2 frost-walrus*2"
)
CALLERS = (
    "divide tide-caller tide-caller dew-sprite dew-sprite / tide-crab tide-crab brook-beaver / "
    "brook-beaver silt-eel silt-eel / rain-frog rain-frog"
)
PLAN = {"deck": TIDE, "divide": CALLERS, "resources": "take Wa Wa Wa Wa"}


def calling(scene: dict[str, Any]) -> str:
    """Lay a Tide Caller first, which helps the card after it."""
    kind = scene["question"]["kind"]
    if kind == "lay" and "tide-caller" in scene["view"]["hand"]:
        return "lay tide-caller"
    return PLAN.get(kind) or sensible(scene)


def test_a_change_that_is_still_to_work_is_shown(invite: Invite, server: Server) -> None:
    person = invite(size=PHONE, touch=True)
    match = sit_down(person, server, "person", "random")
    deputy = Deputy.of(person, server, match)
    deputy.play_while(lambda scene: scene["view"]["combat"] < 1, calling)
    deputy.show(person)
    said = person.words("web-elementa-lasting", kind="add", amount="+2", of="", lasts="next-combat")
    badge = person.page.locator(".player.own .change")
    expect(badge).to_have_text(said)
    assert not person.scrolls_sideways()
    deputy.play_while(lambda scene: scene["view"]["combat"] < 2, sensible)
    deputy.show(person)
    expect(badge.filter(has_text=said)).to_have_count(0)
    deputy.close()


def test_before_hands_are_taken_it_is_said_so(invite: Invite, server: Server) -> None:
    person = invite()
    match = sit_down(person, server, "person", "random")
    for kind, taken, count in (("ban", "no", 4), ("lay", "yes", 3)):
        play_unseen(person, server, match, kind)
        counts = person.page.locator(".player.own .counts")
        said = person.words("web-elementa-counts", taken=taken, hand=count, later=0)
        expect(counts).to_contain_text(said.split(" · ")[0])


SECOND_CLICKS = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const how = { bubbles: true, cancelable: true, detail: 1 };
  const click = (one) => one.dispatchEvent(new MouseEvent("click", how));
  const chosen = () => document.querySelectorAll(".near [aria-pressed=true]").length;
  const heading = () => document.querySelector("h2")?.innerText;
  const before = heading();
  click(document.querySelector(".choices [data-send]"));
  while (heading() === before || !document.querySelector(".choices")) await frame();
  document.querySelectorAll(".near button").forEach(click);
  await frame();
  return chosen();
}"""
"""Answers, and clicks everything as soon as something is asked in the next phase."""


def test_a_second_click_answers_nothing(invite: Invite, server: Server) -> None:
    """Where the next question comes at once, it is not answered by a click meant for this one."""
    person = invite()
    match = sit_down(person, server, "person", "random")
    play_unseen(person, server, match, "ban")
    person.page.locator(".hand [data-card] > button").first.click()
    sent = person.sent
    assert person.page.evaluate(SECOND_CLICKS) == 0
    person.settle()
    assert person.sent == sent + 1


def test_enter_confirms_the_chosen_card(invite: Invite, server: Server) -> None:
    person = invite()
    match = sit_down(person, server, "person", "random")
    play_unseen(person, server, match, "ban")
    chosen = person.legal[0].removeprefix("ban ")
    card(person, chosen).click()
    expect(card(person, chosen)).to_have_attribute("aria-pressed", "true")
    sent = person.sent
    card(person, chosen).press("Enter")
    person.wait_for_scene("!scene.question || scene.question.kind !== 'ban'")
    assert person.sent == sent + 1


def test_the_cost_of_the_revealed_card_stands_beside_its_name(
    invite: Invite, server: Server
) -> None:
    person = invite()
    match = sit_down(person, server, "person", "random")
    play_unseen(person, server, match, "pay")
    about = person.page.locator(".choices .about").last
    units, crystals = person.scene["view"]["costs"][person.scene["view"]["laid"]]
    expect(about.locator(".cost > *")).to_have_count(len(units.split()) + crystals)


def test_tabs_and_panels_have_one_order(invite: Invite, server: Server) -> None:
    person = invite()
    match = sit_down(person, server, "person", "random", "greedy")
    play_unseen(person, server, match, "ban")
    tabs = person.page.get_by_role("list", name=person.words("web-seats")).locator(".name")
    panels = person.page.locator(".player h3")
    assert [one.strip() for one in tabs.all_inner_texts()] == panels.all_inner_texts()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hint_covers_no_button(invite: Invite, server: Server, size: tuple[int, int]) -> None:
    person = invite(size=size, touch=size == PHONE)
    match = sit_down(person, server, "person", "random")
    play_unseen(person, server, match, "divide")
    person.press(person.button("web-hint"))
    notice = person.page.locator(".said .notice")
    notice.wait_for()
    # What is covered cannot be clicked: the browser would wait for it in vain.
    person.press(person.button("web-elementa-propose"))
    person.press(person.button("web-elementa-reset"))
    expect(notice).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(notice).to_have_count(0)
