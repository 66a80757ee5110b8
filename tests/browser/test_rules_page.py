"""The rules reference: searched, linked to, read in three languages."""

from __future__ import annotations

from playwright.sync_api import Locator

from ludotheque.texts import Language
from tests.browser.people import Person


def clauses(person: Person) -> Locator:
    return person.page.locator("article li[id^=CLAIM]")


def test_searching_finds_words_and_clauses(person: Person) -> None:
    person.go("/rules/claim")
    clauses(person).first.wait_for()
    everything = clauses(person).count()
    search = person.page.get_by_role("searchbox")
    search.fill("dwarves lose")
    person.page.wait_for_function(
        "(all) => document.querySelectorAll('article li[id^=CLAIM]').length < all", arg=everything
    )
    assert 0 < clauses(person).count() < everything / 4
    for found in clauses(person).all_inner_texts():
        assert "dwar" in found.lower()
    assert person.page.locator("article mark").count() > 0
    search.fill("xyzzy")
    person.reads("web-rules-nothing")
    person.button("web-rules-clear").click()
    assert clauses(person).count() == everything
    search.fill("3.9")
    search.press("Enter")
    person.page.wait_for_function("() => document.activeElement.id === 'CLAIM-3.9'")
    assert person.page.url.endswith("/rules/claim#CLAIM-3.9")


def test_an_anchor_leads_to_its_clause(person: Person) -> None:
    person.go("/rules/claim#CLAIM-5.9")
    place = person.page.locator("[id='CLAIM-5.9']")
    place.wait_for()
    person.page.wait_for_function("() => document.activeElement.id === 'CLAIM-5.9'")
    box = place.bounding_box()
    assert box is not None and 0 <= box["y"] < 800
    assert place.get_attribute("aria-current") == "location"
    # Another language stays where the reader is.
    before = place.inner_text()
    person.page.get_by_role("banner").get_by_role("combobox").select_option("fr")
    person.page.wait_for_function(
        "(before) => document.getElementById('CLAIM-5.9').innerText !== before", arg=before
    )
    person.language = Language("fr")
    person.go("/rules/claim#CLAIM-99.9")
    person.reads("web-rules-missing", clause="CLAIM-99.9")


def test_a_link_to_a_clause_can_be_copied(person: Person) -> None:
    person.go("/rules/claim")
    person.button("web-rules-copy", clause="CLAIM-3.9").click()
    person.reads("web-rules-copied", clause="CLAIM-3.9")
    link = person.page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith("/rules/claim#CLAIM-3.9")


def test_cards_in_the_rules_can_be_looked_at(person: Person) -> None:
    person.go("/rules/claim")
    piece = person.page.locator("article button[popovertarget]").first
    piece.wait_for()
    piece.click()
    person.page.locator("[popover] svg.card").first.wait_for()
