"""A click on what the rules forbid is answered with the rule."""

from __future__ import annotations

from tests.browser.conftest import Invite
from tests.browser.matches import Finished, continue_at
from tests.server.process import Server


def ply_with_a_forbidden_card(finished: Finished) -> int:
    """Return a moment at which Bob must follow and cannot play everything."""
    for event in finished.events:
        if event["kind"] == "card-played" and event["fields"]["role"] == "follow":
            index = event["ply"] - 2
            allowed = finished.chances[index]
            if event["fields"]["seat"] == 1 and len(allowed) < 13 - index // 2:
                return int(event["ply"])
    raise AssertionError("every card was allowed all along")


def test_an_illegal_click_shows_the_rule_and_leads_to_it(
    invite: Invite, server: Server, finished: Finished
) -> None:
    ply = ply_with_a_forbidden_card(finished)
    match, cookie = continue_at(server, finished, ply, "greedy", "person", name="Bob")
    bob = invite(cookie=cookie)
    bob.sit_at(match)
    bob.wait_for_turn()
    bob.settle()
    forbidden = next(card for card in bob.hand() if card not in bob.legal)
    assert bob.card(forbidden).get_attribute("data-legal") is None
    assert bob.card(bob.legal[0]).get_attribute("data-legal") == ""
    before = bob.scene["number"]
    bob.card(forbidden).click()
    notice = bob.page.get_by_role("alert")
    notice.wait_for()
    link = notice.get_by_role("link")
    clause = link.inner_text()
    assert clause.startswith("CLAIM-")
    assert link.get_attribute("href") == f"/rules/claim#{clause}"
    assert len(notice.inner_text()) > len(clause) + 20
    assert bob.scene["number"] == before and forbidden in bob.hand()
    link.click()
    place = bob.page.locator(f"[id='{clause}']")
    place.wait_for()
    bob.page.wait_for_function("(id) => document.activeElement.id === id", arg=clause)
    box = place.bounding_box()
    assert box is not None and 0 <= box["y"] < 800
    bob.page.go_back()
    bob.page.locator("[data-busy]").wait_for()
    bob.play()


def test_every_allowed_card_is_marked_and_no_other(
    invite: Invite, server: Server, finished: Finished
) -> None:
    ply = ply_with_a_forbidden_card(finished)
    match, cookie = continue_at(server, finished, ply, "greedy", "person", name="Bob")
    bob = invite(cookie=cookie)
    bob.sit_at(match)
    bob.wait_for_turn()
    bob.page.locator("[data-legal]").first.wait_for()
    marked = bob.page.locator(".fan [data-card]:has([data-legal])")
    assert set(marked.evaluate_all("all => all.map((one) => one.dataset.card)")) == set(bob.legal)
    for button in bob.page.locator(".fan button").all():
        name = button.get_attribute("aria-label") or ""
        legal = button.get_attribute("data-legal") is not None
        # Never colour alone: what may be played is said.
        assert name.endswith("may be played" if legal else "may not be played now")
