"""Elementa in the browser: whole matches, the layout of a deck, four on a telephone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.elementa import (
    Deputy,
    card,
    ends_turn,
    give,
    play_unseen,
    play_until,
    question,
    sensible,
    sit_down,
)
from tests.browser.people import DESK, PHONE, Person
from tests.browser.test_axe import check as axe
from tests.server.process import Server

DIVISION = (4, 3, 3, 2)
PROPOSED = ("Fire", "Fire", "Water", "Air")


def lie(person: Person, *counts: int) -> None:
    """So many cards lie at each turn, and aside."""
    for pile, count in enumerate(counts):
        cards = person.page.locator(f'.divide [data-pile="{pile}"] [data-card]')
        expect(cards).to_have_count(count)


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


def clicked(scene: dict[str, Any]) -> bool:
    """Whether a test clicks here: all of the beginning, and where the match may end."""
    view = scene["view"]
    first = view["round"] <= 1 and view["turn"] <= 1
    return bool(first or (view["turn"] == 4 and max(view["rounds_won"]) > 0))


def test_a_whole_match_against_a_bot(invite: Invite, server: Server) -> None:
    person = invite()
    match = sit_down(person, server, "person", "random")
    asked: set[str] = set()
    quiet: set[tuple[int, int]] = set()
    while scene := question(person):
        if not clicked(scene):
            deputy = Deputy.of(person, server, match)
            deputy.play_while(lambda scene: not clicked(scene), sensible)
            deputy.show(person)
            deputy.close()
            continue
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
        expect(pips).to_have_count(min(2, won[seat]))
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
    expect(own.locator("[data-card]")).to_have_count(16)
    own.locator(".choose").click()
    person.wait_for_scene("scene.question && scene.question.kind === 'divide'")
    assert person.scene["view"]["environments"][0] == "moonlit-lagoon"


def test_cards_are_dragged_to_turns(invite: Invite, server: Server) -> None:
    person = invite()
    sit_down(person, server, "person", "random")
    play_until(person, "divide")
    lie(person, 0, 0, 0, 0, 16)
    person.reads("web-elementa-to-place", count=12)
    send = person.page.locator(".divide .main")
    expect(send).to_be_disabled()
    index = 0
    for turn, number in enumerate(DIVISION):
        for _ in range(number):
            source = person.page.locator(f'.divide [data-index="{index}"] > button')
            source.drag_to(person.page.locator(f'[data-pile="{turn}"]'))
            index += 1
    lie(person, 4, 3, 3, 2, 4)
    deck = person.scene["view"]["deck"]
    send.click()
    person.wait_for_scene("scene.view.piles[0].length > 0")
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
        # The card that was moved keeps the focus.
        expect(page.locator(f'.divide [data-index="{index}"] > button')).to_be_focused()
    lie(person, 4, 3, 3, 2, 4)
    page.locator('.divide [data-index="0"] > button').focus()
    page.keyboard.press("Enter")
    page.locator('.divide [data-to="3"]').press("Enter")
    lie(person, 3, 3, 3, 3, 4)
    expect(page.locator(".divide .main")).to_be_disabled()
    person.button("web-elementa-reset").click()
    lie(person, 0, 0, 0, 0, 16)
    person.button("web-elementa-propose").click()
    lie(person, 4, 3, 3, 2, 4)


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
    lie(person, 0, 1, 0, 0, 15)
    assert person.scene["view"]["committed"] == [1]


# --- What is hidden, and what is shown ------------------------------------------------------------


def test_only_who_bans_sees_the_cards(invite: Invite, server: Server) -> None:
    person = invite()
    match = sit_down(person, server, "person", "random", "random")
    play_unseen(person, server, match, "ban")
    view = person.scene["view"]
    target = person.page.locator(".player.target")
    # Turn 1: the left-hand neighbour.
    expect(target).to_have_attribute("data-place", "seat-1")
    expect(person.page.locator(".hand [data-card]")).to_have_count(4)
    shown = person.page.locator(".hand [data-card]").evaluate_all(
        "all => all.map((one) => one.dataset.card)"
    )
    assert shown == view["knows"][1]["later"][0]
    banned = shown[0]
    give(person, f"ban {banned}")
    play_unseen(person, server, match, "lay")
    person.page.locator('[data-place="seat-1"] .look').click()
    person.page.locator("dialog [data-card]").first.wait_for()
    known = person.page.locator("dialog [data-card]").evaluate_all(
        "all => all.map((one) => one.dataset.card)"
    )
    assert banned in known
    assert len(known) <= 5, "three or four of this turn, and the one that was banned"
    person.page.locator("dialog button").first.click()
    person.page.locator('[data-place="seat-0"] .look').click()
    # All one's own cards, and what the others know of them.
    expect(person.page.locator("dialog [data-card]").nth(15)).to_be_attached()


def test_what_a_card_brings_is_told_and_stays(invite: Invite, server: Server) -> None:
    person = invite(moving=True)
    match = sit_down(person, server, "person", "random")
    play_unseen(person, server, match, "lay")
    expect(person.page.locator(".hand [data-card]")).to_have_count(3)
    laid = person.scene["question"]["actions"][0]["text"]
    card(person, laid.split(" ")[1]).click()
    person.page.locator(".choices [data-send]").click()
    person.page.locator('[data-place="slot-0"] .fighter').wait_for()
    expect(person.page.locator(".hand [data-card]")).to_have_count(2)
    person.page.locator('[data-busy="false"]').wait_for()
    expect(person.page.locator(".slot .fighter")).to_have_count(2)


FOXES = (
    "deck thunder-plateau ember-fox*2 torch-viper*2 cinder-imp*2 spark-rat*2 lava-hound*2 "
    "blazing-boar*2 flame-dancer*2 forge-salamander*2"
)
"""Its environment lets everybody pay crystals before each combat."""


def test_a_combat_stays_on_the_table_though_lots_were_drawn(invite: Invite, server: Server) -> None:
    person = invite()
    match, cookie = server.create("person", "open", "open", game="elementa")
    cookies = [cookie, server.join(match, 1), server.join(match, 2)]
    person.carry(cookie)
    person.sit_at(match)
    people = [Deputy(server, match, one) for one in cookies]

    def alike(scene: dict[str, Any]) -> str:
        return FOXES if scene["question"]["kind"] == "deck" else sensible(scene)

    while people[0].visitor.scene["view"]["combat"] < 1:
        asked = next(one for one in people if one.visitor.scene["question"])
        asked.step(alike)
        for one in people:
            one.visitor.wait_for(asked.visitor.scene["number"])
    # All won with an Ember Fox, and lots decide who is asked first before the next one.
    people[0].show(person)
    told = [event["kind"] for event in person.events]
    assert "lot-drawn" in told[told.index("bonus-received") :]
    expect(person.page.locator(".slot .fighter")).to_have_count(3)
    # Among those for whom lots were drawn, the reader is not called by his name.
    log = person.page.get_by_role("list", name=person.words("web-log"))
    expect(log).to_contain_text(person.words("elementa-event-lot-drawn", order="").split(":")[0])
    expect(log).not_to_contain_text(person.words("web-guest", number=1))
    for one in people:
        one.close()


ASKING = {
    "deck": "deck geyser-toad*2 courier-stork*2 ember-fox*2 torch-viper*2 cinder-imp*2 spark-rat*2 "
    "tide-crab*2 dew-sprite*2",
    "divide": "divide geyser-toad geyser-toad courier-stork courier-stork / ember-fox ember-fox "
    "torch-viper / torch-viper cinder-imp cinder-imp / spark-rat spark-rat",
    "resources": "take Fi Wa Ai Ai",
}
"""A deck whose first cards ask their owner something."""


def asking(scene: dict[str, Any]) -> str:
    """Play so that cards ask something: the Courier Stork first, then the Geyser Toad."""
    if (kind := scene["question"]["kind"]) in ASKING:
        return ASKING[kind]
    legal = [action["text"] for action in scene["question"]["actions"]]
    wanted = ("lay courier-stork", "lay geyser-toad", "use", *legal)
    return sensible(scene) if kind == "change" else next(one for one in wanted if one in legal)


def test_questions_name_the_card_that_asks_and_what_for(invite: Invite, server: Server) -> None:
    person = invite(size=PHONE, touch=True)
    match = sit_down(person, server, "person", "random", "random")
    deputy = Deputy.of(person, server, match)
    about = person.page.locator(".choices .about")
    deputy.play_until("use", asking)
    deputy.show(person)
    expect(about).to_contain_text("Courier Stork")
    # Whoever wants to use an effect finds that first.
    answers = person.page.locator(".choices [data-choice]")
    assert answers.evaluate_all("all => all.map((one) => one.dataset.choice)") == ["use", "no"]
    deputy.play_until("pick-card", asking)
    _, source, to = deputy.show(person)["view"]["pending"]["then"]["with"]
    expect(about).to_contain_text("Courier Stork")
    person.reads("web-elementa-pick-among", **{"from": source, "to": to})
    # One match in fifteen is over before the Geyser Toad has lost a combat.
    while not deputy.play_until("element", asking):
        deputy.close()
        match = sit_down(person, server, "person", "random", "random")
        deputy = Deputy.of(person, server, match)
    deputy.show(person)
    expect(about).to_contain_text("Geyser Toad")
    fits(person)
    deputy.close()


def test_resources_that_fit_the_division_are_proposed(invite: Invite, server: Server) -> None:
    person = invite()
    match = sit_down(person, server, "person", "random")
    deputy = Deputy.of(person, server, match)
    deputy.play_until("resources", asking)
    deputy.show(person)
    deputy.close()
    places = person.page.locator(".take button.place")
    # Fi and Wa twice each in the costs of turn 1, Ai twice; later turns ask for Fi alone.
    put_back = [person.words("web-elementa-put-back", element=name) for name in PROPOSED]
    assert places.evaluate_all("all => all.map((one) => one.ariaLabel)") == put_back
    places.first.click()
    expect(places).to_have_count(3)
    person.button("web-elementa-propose").click()
    expect(places).to_have_count(4)
    # An element that is tapped begins anew.
    person.page.locator('.take [data-choice="Ea"]').click()
    expect(places).to_have_count(1)
    person.button("web-elementa-propose").click()
    person.page.locator(".take [data-send]").click()
    person.wait_for_scene("scene.question && scene.question.kind !== 'resources'")
    taken = next(event for event in person.events if event["kind"] == "resources-taken")
    assert taken["fields"]["units"].split() == ["Fi", "Fi", "Wa", "Ai"]


# --- On a telephone, and for everybody ------------------------------------------------------------


def all_there(person: Person) -> None:
    """All four players are on the page, and no card of the hand is covered."""
    expect(person.page.locator(".player")).to_have_count(4)
    bar = person.page.get_by_role("region", name=person.words("web-question"))
    below = bar.bounding_box()
    for one in person.page.locator(".hand [data-card]").all():
        box = one.bounding_box()
        assert box is not None and below is not None
        assert box["y"] + box["height"] <= below["y"] + 1


def test_four_on_a_telephone(invite: Invite, server: Server) -> None:
    person = invite(size=PHONE, touch=True, language="fr")
    sit_down(person, server, "person", "random", "random", "random")
    asked: set[str] = set()
    while (scene := question(person)) and scene["view"]["combat"] < 1:
        kind = scene["question"]["kind"]
        if kind not in asked:
            fits(person)
        if kind == "lay":
            all_there(person)
        asked.add(kind)
        give(person, sensible(scene))
    assert {"deck", "divide", "resources", "restock", "ban", "lay"} <= asked


def test_four_on_a_telephone_in_polish(invite: Invite, server: Server) -> None:
    person = invite(size=PHONE, touch=True, language="pl")
    match = sit_down(person, server, "person", "random", "random", "random")
    fits(person)
    for kind in ("divide", "resources", "restock", "ban", "lay", "change"):
        play_unseen(person, server, match, kind)
        fits(person)
        if kind == "lay":
            all_there(person)


def test_fingers_find_what_they_aim_at(invite: Invite, server: Server) -> None:
    person = invite(size=PHONE, touch=True)
    match = sit_down(person, server, "person", "random", "random", "random")
    for kind in ("divide", "resources", "ban", "lay"):
        play_unseen(person, server, match, kind)
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
    match = sit_down(person, server, "person", "random", "random")
    axe(person)
    for kind in ("divide", "resources", "ban", "lay", "change"):
        play_unseen(person, server, match, kind)
        axe(person)
    person.page.locator('[data-place="seat-1"] .look').click()
    axe(person)
