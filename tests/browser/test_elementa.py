"""Elementa in the browser: whole matches, the layout of a deck, four on a telephone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.elementa import card, ends_turn, give, play_until, question, sensible, sit_down
from tests.browser.people import DESK, PHONE, Person
from tests.browser.test_axe import check as axe
from tests.server.process import Server

DIVISION = (4, 3, 3, 2)


def counts(person: Person) -> list[int]:
    """Read how many cards lie at each turn, and aside."""
    piles = person.page.locator(".divide [data-pile]")
    found: list[int] = piles.evaluate_all(
        "all => all.map((one) => one.querySelectorAll('[data-card]').length)"
    )
    return found


def fits(person: Person) -> None:
    """Nothing is wider than the window, neither the page nor the board."""
    assert not person.scrolls_sideways()
    wide = person.page.evaluate(
        """() => [...document.querySelectorAll(".board, .far, .near, .player, .choices, .hand")]
          .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.clientWidth > innerWidth)
          .map((one) => `${one.className} ${one.scrollWidth} > ${one.clientWidth}`)"""
    )
    assert wide == []


# --- Whole matches --------------------------------------------------------------------------------


def test_a_whole_match_against_a_bot_by_clicking(invite: Invite, server: Server) -> None:
    person = invite()
    sit_down(person, server, "person", "random")
    asked: set[str] = set()
    quiet: set[tuple[int, int]] = set()
    while scene := question(person):
        kind, turn = scene["question"]["kind"], (scene["view"]["round"], scene["view"]["turn"])
        asked.add(kind)
        if kind == "change" and not ends_turn(scene):
            assert turn not in quiet, "who changes nothing in a turn is asked once"
            quiet.add(turn)
        give(person, sensible(scene))
    assert {"deck", "divide", "resources", "restock", "ban", "lay"} <= asked
    person.settle()
    won = person.scene["view"]["rounds_won"]
    for seat in (0, 1):
        pips = person.page.locator(f'[data-place="seat-{seat}"] .round.won')
        assert pips.count() == min(2, won[seat])
    person.reads("web-elementa-title", phase="over", round=1, turn=1, combat=1)


# --- The deck and its layout ----------------------------------------------------------------------


def test_a_deck_of_this_browser_is_offered_and_played(invite: Invite, server: Server) -> None:
    person = invite()
    deck = "moonlit-lagoon " + " ".join(
        f"{id}*2"
        for id in (
            "dew-sprite", "tide-crab", "brook-beaver", "silt-eel", "rain-frog", "kelp-weaver",
            "current-rider", "frost-walrus",
        )
    )  # fmt: skip
    kept = [{"name": "Ada’s tide", "game": "elementa", "cards": deck}]
    written = json.dumps(json.dumps(kept))
    person.context.add_init_script(f"localStorage['ludotheque-decks'] = {written}")
    sit_down(person, server, "person", "random")
    own = person.page.locator("article.deck", has_text="Ada’s tide")
    own.locator("summary").click()
    assert own.locator("[data-card]").count() == 16
    own.locator(".choose").click()
    person.wait_for_scene("scene.question && scene.question.kind === 'divide'")
    assert person.scene["view"]["environments"][0] == "moonlit-lagoon"


def test_cards_are_dragged_to_turns(invite: Invite, server: Server) -> None:
    person = invite()
    sit_down(person, server, "person", "random")
    play_until(person, "divide")
    assert counts(person) == [0, 0, 0, 0, 16]
    send = person.page.locator(".divide .main")
    assert send.is_disabled()
    index = 0
    for turn, number in enumerate(DIVISION):
        for _ in range(number):
            source = person.page.locator(f'.divide [data-index="{index}"] > button')
            source.drag_to(person.page.locator(f'[data-pile="{turn}"]'))
            index += 1
    assert counts(person) == [4, 3, 3, 2, 4]
    deck = person.scene["view"]["deck"]
    send.click()
    person.wait_for_scene("scene.view.piles[0].length > 0 || scene.view.own_answer")
    play_until(person, "restock")
    assert sorted(person.scene["view"]["piles"][0]) == sorted(deck[:4])


def test_cards_are_divided_with_the_keyboard(invite: Invite, server: Server) -> None:
    person = invite()
    sit_down(person, server, "person", "random")
    play_until(person, "divide")
    page = person.page
    keys = "1111222333440000"
    for index, key in enumerate(keys):
        page.locator(f'.divide [data-index="{index}"] > button').focus()
        page.keyboard.press(key)
        focused = page.evaluate("() => document.activeElement.parentElement.dataset.index")
        assert focused == str(index), "the card that was moved keeps the focus"
    assert counts(person) == [4, 3, 3, 2, 4]
    page.locator('.divide [data-index="0"] > button').focus()
    page.keyboard.press("Enter")
    page.locator('.divide [data-to="3"]').press("Enter")
    assert counts(person) == [3, 3, 3, 3, 4]
    assert page.locator(".divide .main").is_disabled()
    person.button("web-elementa-reset").click()
    assert counts(person) == [0, 0, 0, 0, 16]
    person.button("web-elementa-propose").click()
    assert counts(person) == [4, 3, 3, 2, 4]


def test_others_answers_leave_the_layout_as_it_is(invite: Invite, server: Server) -> None:
    person, other = invite(), invite()
    match, cookie = server.create("person", "open", game="elementa", name="Ada")
    theirs = server.join(match, 1, "Bob")
    person.carry(cookie)
    other.carry(theirs)
    for one in (person, other):
        one.sit_at(match)
    for one in (person, other):
        one.wait_for_turn()
        give(one, "deck wildfire")
    for one in (person, other):
        one.wait_for_scene("scene.question && scene.question.kind === 'divide'")
        one.settle()
    person.page.locator('.divide [data-index="5"] > button').focus()
    person.page.keyboard.press("2")
    number = person.scene["number"]
    give(other, sensible(other.scene))
    person.wait_for_scene("scene.number > given", number)
    assert counts(person) == [0, 1, 0, 0, 15]
    assert person.scene["view"]["committed"] == [1]


# --- What is hidden, and what is shown ------------------------------------------------------------


def test_only_who_bans_sees_the_cards(invite: Invite, server: Server) -> None:
    person = invite()
    sit_down(person, server, "person", "random", "random")
    play_until(person, "ban")
    view = person.scene["view"]
    target = person.page.locator(".player.target")
    assert target.count() == 1
    assert target.get_attribute("data-place") == "seat-1", "turn 1: the left-hand neighbour"
    shown = person.page.locator(".hand [data-card]").evaluate_all(
        "all => all.map((one) => one.dataset.card)"
    )
    assert shown == view["knows"][1]["later"][0] and len(shown) == 4
    banned = shown[0]
    give(person, f"ban {banned}")
    play_until(person, "lay")
    person.page.locator('[data-place="seat-1"] .look').click()
    known = person.page.locator("dialog [data-card]").evaluate_all(
        "all => all.map((one) => one.dataset.card)"
    )
    assert banned in known
    assert len(known) <= 5, "three or four of this turn, and the one that was banned"
    person.page.locator("dialog button").first.click()
    person.page.locator('[data-place="seat-0"] .look').click()
    own = person.page.locator("dialog [data-card]").count()
    assert own >= 16, "all one's own cards, and what the others know of them"


def test_what_a_card_brings_is_told_and_stays(invite: Invite, server: Server) -> None:
    person = invite(moving=True)
    sit_down(person, server, "person", "random")
    play_until(person, "lay")
    hand = person.page.locator(".hand [data-card]").count()
    laid = person.scene["question"]["actions"][0]["text"]
    card(person, laid.split(" ")[1]).click()
    person.page.locator(".choices [data-send]").click()
    person.page.locator('[data-place="slot-0"] .fighter').wait_for()
    assert person.page.locator(".hand [data-card]").count() == hand - 1
    person.page.locator('[data-busy="false"]').wait_for()
    fought = person.page.locator(".slot .fighter")
    assert fought.count() == 2


# --- On a telephone, and for everybody ------------------------------------------------------------


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_four_on_a_telephone(invite: Invite, server: Server, language: str) -> None:
    person = invite(size=PHONE, touch=True, language=language)
    sit_down(person, server, "person", "random", "random", "random")
    asked: set[str] = set()
    while (scene := question(person)) and scene["view"]["turn"] < 2:
        kind = scene["question"]["kind"]
        if kind not in asked:
            fits(person)
        if kind == "lay" and kind not in asked:
            assert person.page.locator(".player").count() == 4
            bar = person.page.get_by_role("region", name=person.words("web-question"))
            below = bar.bounding_box()
            for one in person.page.locator(".hand [data-card]").all():
                box = one.bounding_box()
                assert box is not None and below is not None
                assert box["y"] + box["height"] <= below["y"] + 1
        asked.add(kind)
        give(person, sensible(scene))
    assert {"deck", "divide", "resources", "restock", "ban", "lay"} <= asked


def test_fingers_find_what_they_aim_at(invite: Invite, server: Server) -> None:
    person = invite(size=PHONE, touch=True)
    sit_down(person, server, "person", "random", "random", "random")
    for kind in ("divide", "resources", "ban", "lay"):
        play_until(person, kind)
        small = person.page.evaluate(
            """() => [...document.querySelectorAll("main button")]
              .filter((one) => one.checkVisibility())
              .map((one) => [one.innerText || one.ariaLabel, one.getBoundingClientRect()])
              .filter(([, box]) => box.width > 0 && (box.width < 38 || box.height < 38))
              .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
        )
        assert small == [], kind


LOOKS: list[dict[str, Any]] = [
    {"size": DESK, "touch": False, "dark": False},
    {"size": PHONE, "touch": True, "dark": True},
]


@pytest.mark.parametrize("look", LOOKS, ids=["desk", "phone"])
def test_axe_finds_nothing(invite: Invite, server: Server, look: dict[str, Any]) -> None:
    person = invite(**look)
    sit_down(person, server, "person", "random", "random")
    axe(person)
    for kind in ("divide", "resources", "ban", "lay", "change"):
        play_until(person, kind)
        axe(person)
    person.page.locator('[data-place="seat-1"] .look').click()
    axe(person)
