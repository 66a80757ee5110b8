"""A person builds decks in the browser: finds cards, breaks rules, mends it, keeps and shares."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.games.elementa.cards import CARDS
from ludotheque.games.elementa.decks import READY
from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person
from tests.browser.test_axe import check
from tests.server.process import Server

WILDFIRE = {"name": "Wildfire", "game": "elementa", "cards": READY["wildfire"].text}
BROKEN = {
    "name": "Broken",
    "game": "elementa",
    "cards": "heart-of-the-volcano moonlit-lagoon ember-fox*3 undying-phoenix*2 tide-crab",
}


def build(person: Person, *kept: dict[str, str], path: str = "/decks/elementa") -> None:
    """Open the page with some decks in the browser, and wait for its cards."""
    decks = json.dumps(json.dumps(kept))
    person.context.add_init_script(f'localStorage["ludotheque-decks"] ??= {decks};')
    person.go(path)
    person.page.locator("li[data-card], [data-busy]").first.wait_for()


def kept(person: Person) -> list[dict[str, Any]]:
    found: str | None = person.page.evaluate('() => localStorage["ludotheque-decks"]')
    decks: list[dict[str, Any]] = json.loads(found or "[]")
    return decks


def card(person: Person, id: str) -> Locator:
    return person.page.locator(f'li[data-card="{id}"]')


def cards_shown(person: Person) -> list[str]:
    found: list[str] = person.page.locator("li[data-card]").evaluate_all(
        "all => all.map((one) => one.dataset.card)"
    )
    return found


@pytest.mark.rule("ELEM-1.3", "ELEM-1.6", "ELEM-1.7")
def test_cards_come_in_by_click_key_and_drag_and_every_breach_is_named(person: Person) -> None:
    build(person)
    expect(person.page.locator(".verdict a")).to_have_text(["ELEM-1.3"])
    card(person, "ember-fox").locator(".face").click()
    person.page.get_by_role(
        "button", name=person.words("web-decks-add", card="Ember Fox")
    ).first.click()
    assert kept(person) == [{"name": "My deck", "game": "elementa", "cards": "ember-fox*2"}]
    card(person, "ember-fox").locator("button.add").focus()
    person.page.keyboard.press("+")
    expect(person.page.locator(".verdict a")).to_have_text(["ELEM-1.3", "ELEM-1.6"])
    person.page.keyboard.press("-")
    person.page.keyboard.press("ArrowLeft")
    expect(card(person, "spark-rat").locator("button.add")).to_be_focused()
    person.page.keyboard.press("Enter")
    card(person, "undying-phoenix").drag_to(person.page.locator(".rows"))
    card(person, "undying-phoenix").locator("button.add").click()
    expect(person.page.locator(".verdict a")).to_have_text(["ELEM-1.3", "ELEM-1.7"])
    row = person.page.locator(".rows li").filter(has_text="Undying Phoenix")
    row.drag_to(card(person, "spark-rat"))
    expect(person.page.locator(".verdict a")).to_have_text(["ELEM-1.3"])
    assert kept(person)[0]["cards"] == "spark-rat ember-fox*2 undying-phoenix"
    person.page.locator(".verdict a").click()
    person.page.locator("#ELEM-1\\.3").wait_for()


@pytest.mark.rule("ELEM-1.4")
def test_one_environment_takes_the_place_of_the_other(person: Person) -> None:
    build(person, BROKEN)
    expect(person.page.locator(".verdict a")).to_have_text(
        ["ELEM-1.3", "ELEM-1.4", "ELEM-1.6", "ELEM-1.7"]
    )
    card(person, "crystal-cavern").locator("button.add").click()
    expect(person.page.locator(".verdict a")).to_have_text(["ELEM-1.3", "ELEM-1.6", "ELEM-1.7"])
    assert kept(person)[0]["cards"].startswith("crystal-cavern ember-fox*3")


def test_searching_filtering_and_sorting(invite: Invite) -> None:
    person = invite(language="fr")
    build(person, WILDFIRE)
    search = person.page.get_by_role("searchbox")
    search.fill("RAT A ETINCELLES")
    assert cards_shown(person) == ["spark-rat"]
    person.reads("web-decks-found", found=1, all=99)
    person.button("web-decks-reset").click()
    assert len(cards_shown(person)) == 99
    person.page.get_by_role("button", name="Air", exact=True).click()
    person.choice("web-decks-cost").select_option("4")
    assert all("Ai" in cost for cost in costs_of(cards_shown(person)))
    person.button("web-decks-reset").click()
    person.choice("web-decks-unique").select_option("yes")
    person.choice("web-decks-order").select_option("power")
    powers = [int(text) for text in person.page.locator("li[data-card] .power").all_inner_texts()]
    assert len(powers) >= 10 and powers == sorted(powers, reverse=True)
    person.button("web-decks-reset").click()
    person.page.get_by_label(person.words("web-decks-only-chosen")).check()
    assert len(cards_shown(person)) == len(WILDFIRE["cards"].split())
    person.choice("web-decks-kind").select_option("environment")
    assert cards_shown(person) == [WILDFIRE["cards"].split()[0]]


def costs_of(ids: list[str]) -> list[str]:
    assert ids
    return [CARDS[id].entry.cost for id in ids]


def test_decks_are_kept_renamed_copied_deleted_and_brought_back(person: Person) -> None:
    build(person)
    person.button("web-decks-new").click()
    person.page.get_by_role("dialog").get_by_role("button", name="High Tide").click()
    person.reads("web-decks-legal")
    name = person.labelled("web-decks-name")
    name.fill("Flood")
    name.press("Enter")
    person.button("web-decks-duplicate").click()
    person.page.reload()
    shelf = person.choice("web-decks-yours")
    expect(shelf.locator("option")).to_have_text(["Flood", "Flood 2"])
    assert {deck["cards"] for deck in kept(person)} == {READY["high-tide"].text}
    person.button("web-decks-delete").click()
    assert [deck["name"] for deck in kept(person)] == ["Flood 2"]
    person.button("web-decks-bring-back").click()
    assert [deck["name"] for deck in kept(person)] == ["Flood", "Flood 2"]


def test_two_tabs_do_not_undo_each_others_decks(person: Person) -> None:
    build(person, WILDFIRE)
    other = person.open()
    other.goto("/decks/elementa")
    other.get_by_role("button", name=person.words("web-decks-duplicate")).click()
    expect(person.choice("web-decks-yours").locator("option")).to_have_count(2)
    card(person, "dew-sprite").locator("button.add").click()
    assert [deck["name"] for deck in kept(person)] == ["Wildfire", "Wildfire 2"]
    assert kept(person)[0]["cards"].endswith("dew-sprite")
    assert kept(person)[1]["cards"] == WILDFIRE["cards"]


def test_a_deck_goes_out_as_text_and_comes_back(person: Person) -> None:
    build(person, WILDFIRE)
    person.button("web-decks-export").click()
    person.button("web-decks-copy").click()
    text: str = person.page.evaluate("() => navigator.clipboard.readText()")
    lines = text.splitlines()
    assert lines[:2] == ["# Wildfire", f"environment: {WILDFIRE['cards'].split()[0]}"]
    link = person.labelled("web-decks-link").input_value()
    person.page.keyboard.press("Escape")
    person.button("web-decks-import").click()
    area = person.labelled("web-decks-from-text")
    area.fill("\n".join([*lines, "2 embre-fox"]))
    person.button("web-decks-read").click()
    person.reads("web-decks-line", line=len(lines) + 1)
    area.fill(text.replace("# Wildfire", "# Mine"))
    person.button("web-decks-read").click()
    person.page.get_by_role("dialog").wait_for(state="detached")
    assert kept(person) == [WILDFIRE, {**WILDFIRE, "name": "Mine"}]
    person.page.evaluate("() => localStorage.removeItem('ludotheque-decks')")
    person.go("/settings")
    person.go(link)
    person.reads("web-decks-legal")
    assert WILDFIRE in kept(person)
    assert "#" not in person.page.url


def test_a_deck_is_tried_against_a_bot(person: Person) -> None:
    build(person, WILDFIRE)
    assert person.choice("web-against").input_value() == "greedy"
    person.choice("web-against").select_option("random")
    person.button("web-decks-try").click()
    person.wait_for_scene("scene.game === 'elementa' && scene.question?.kind === 'divide'")
    assert person.scene["seats"][1]["player"] == "random"
    brought = [card.id for card in READY["wildfire"].creatures]
    assert all(card in json.dumps(person.scene["view"]) for card in brought)


def test_a_table_that_asks_for_a_deck_gets_it(invite: Invite, server: Server) -> None:
    match, cookie = server.create("person", "greedy", game="elementa")
    person = invite(cookie=cookie)
    build(person, WILDFIRE, path=f"/m/{match}")
    person.link("web-elementa-build-deck").click()
    person.reads("web-decks-legal")
    person.button("web-decks-bring").click()
    person.wait_for_scene("scene.match === given", match)
    person.wait_for_scene("scene.question?.kind === 'divide'")


LOOKS = [
    pytest.param({"size": size, "touch": touch, "dark": dark}, id=f"{name}-{shade}")
    for name, size, touch, dark, shade in (
        ("desk", (1280, 800), False, False, "light"),
        ("phone", PHONE, True, True, "dark"),
    )
]


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_on_any_part_of_the_page(invite: Invite, look: dict[str, Any]) -> None:
    person = invite(**look)
    build(person, BROKEN, WILDFIRE)
    assert not person.scrolls_sideways()
    # axe needs long for all cards, and they are alike.
    person.page.get_by_label(person.words("web-decks-only-chosen")).check()
    person.page.locator(".verdict li").first.wait_for(state="attached")
    check(person)
    if person.touch:
        person.button("web-decks-show-deck").tap()
        assert not person.scrolls_sideways()
        check(person)
    for dialog in ("web-decks-new", "web-decks-export", "web-decks-import"):
        person.button(dialog).click()
        person.page.get_by_role("dialog").wait_for()
        check(person)
        person.page.keyboard.press("Escape")


def test_other_games_have_no_decks(person: Person) -> None:
    person.go("/decks/claim")
    person.reads("web-nowhere")
