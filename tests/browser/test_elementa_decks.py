"""Decks of one's own at a table of Elementa that may not be played yet."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.elementa import sit_down
from tests.server.process import Server


def test_a_deck_that_is_not_legal_says_why_and_leads_to_the_builder(
    invite: Invite, server: Server
) -> None:
    person = invite()
    kept = [{"name": "Half a deck", "game": "elementa", "cards": "dew-sprite*3 tide-crab*2"}]
    written = json.dumps(json.dumps(kept))
    person.context.add_init_script(f"localStorage['ludotheque-decks'] ??= {written}")
    match = sit_down(person, server, "person", "random")
    own = person.page.locator("article.deck", has_text="Half a deck")
    expect(own).to_contain_text(person.words("web-elementa-deck-broken"))
    expect(own.locator(".breaches li")).to_have_count(2)
    expect(own.locator(".choose")).to_have_count(0)
    own.get_by_role("link", name=person.words("web-elementa-deck-mend")).click()
    person.page.wait_for_url(f"**/decks/elementa?table={match}")
    expect(person.labelled("web-decks-name")).to_have_value("Half a deck")
    person.reads("web-decks-size", count=5, size=16)
