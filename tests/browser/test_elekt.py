"""Elekt in the browser: with one to four, by mouse, finger and keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.elekt import drawn, give, lawful, place_of, play_until, sensible, sit_down
from tests.browser.people import PHONE, Person
from tests.browser.test_axe import check as axe
from tests.browser.test_keyboard import keep_focus, tab_to
from tests.server.process import Server

IN_LOBBY = {"game": "elekt"}


def choose_seats(person: Person, seats: int) -> None:
    """Say in the lobby how many play."""
    group = person.page.get_by_role("group", name=person.words("web-how-many"))
    group.get_by_role("radio", name=str(seats)).check(force=True)


def option_of(person: Person, name: str) -> list[str]:
    """Read the values that the lobby offers for an option; none where it is not offered."""
    field = person.choice(f"web-option-{name}")
    return field.locator("option").all_inner_texts() if field.count() else []


# --- The lobby ------------------------------------------------------------------------------------


def test_the_lobby_offers_what_matters_with_so_many(invite: Invite) -> None:
    person = invite()
    person.go("/")
    games = person.page.get_by_role("group", name=person.words("web-choose-game"))
    games.get_by_role("radio", name="Elekt").check(force=True)
    person.page.get_by_text(person.words("web-more-options")).click()
    assert person.page.get_by_role("radio", name="Greta").count() == 1
    assert len(option_of(person, "edition")) == 2
    assert len(option_of(person, "first_player")) == 1 + 2 * 2, "those who play, in two directions"
    choose_seats(person, 4)
    assert len(option_of(person, "first_player")) == 1 + 4 * 2
    assert person.choice("web-seat-number", number=4).locator("option").count() == 4
    assert option_of(person, "solo_difficulty") == []
    choose_seats(person, 1)
    assert len(option_of(person, "solo_difficulty")) == 3
    assert option_of(person, "edition") == [], "the Polish edition is not played alone"
    assert person.button("web-play-friend").count() == 0
    rules = person.page.locator("header nav a").first
    expect(rules).to_have_attribute("href", "/rules/elekt")
    person.go("/rules/claim")
    expect(rules).to_have_attribute("href", "/rules/claim")


def test_friends_and_bots_sit_where_the_lobby_puts_them(invite: Invite) -> None:
    person = invite(settings={**IN_LOBBY, "seats": 3, "name": "Ada"})
    person.go("/")
    person.choice("web-seat-number", number=2).select_option("greedy")
    person.choice("web-seat-number", number=3).select_option("open")
    person.button("web-play").click()
    person.reads("web-invite")
    assert [seat["player"] for seat in person.scene["seats"]] == ["person", "greedy", "open"]


# --- Whole matches --------------------------------------------------------------------------------


def test_a_whole_match_against_a_bot_by_clicking(invite: Invite) -> None:
    person = invite(settings={**IN_LOBBY, "opponent": "random"})
    person.go("/")
    person.button("web-play").click()
    person.page.locator("[data-busy]").wait_for()
    answers = 0
    while person.wait_for_turn():
        give(person, sensible(person.scene))
        answers += 1
    assert answers > 10
    person.settle()
    winner = person.scene["outcome"]["winner"]
    who = "you" if winner == 0 else "other"
    person.reads("web-elekt-long-live", who=who, name="Rollo")
    for seat, name in ((0, ""), (1, "Rollo")):
        count = person.scene["view"]["titles"][seat]
        person.reads("web-elekt-final", who="other" if seat else "you", name=name, count=count)
    ended = person.page.locator("aside li").last.inner_text()
    assert "emperor" in ended
    person.link("web-look-match").click()
    person.page.locator("[data-busy]").wait_for()
    person.reads("web-match-graph-table")


def test_the_coalition_is_played_alone(invite: Invite) -> None:
    person = invite(settings={**IN_LOBBY, "seats": 1})
    person.go("/")
    person.choice("web-option-solo_difficulty").select_option(index=2)
    person.button("web-play").click()
    person.wait_for_turn()
    coalition = person.page.get_by_role("group", name="The Coalition")
    coalition.get_by_text("Titles 0 of 7").wait_for()
    coalition.locator("summary").click()
    assert coalition.locator("[data-card^=master]").count() == 3, "hard: all three Masters"
    while person.wait_for_turn() and person.scene["view"]["round"] < 2:
        give(person, sensible(person.scene))
        assert drawn(person) <= lawful(person.scene["view"])
    assert person.scene["outcome"] or person.scene["view"]["round"] == 2


# --- What the board tells -------------------------------------------------------------------------


def test_a_board_for_four_shows_everything(invite: Invite, server: Server) -> None:
    person = invite()
    sit_down(person, server, "person", "greedy", "greedy", "novice", name="Ada")
    play_until(person, "assign")
    sides = person.page.locator(".sides > [role=group]")
    names = sides.evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert sorted(names) == ["Greta 2", "Greta 3", "Nell", "You"], "bots of one kind apart"
    assert person.page.locator(".zone").count() == 3
    assert person.page.locator(".zone .corner").count() == 12
    assert person.page.locator(".sides .head > .sceptre").count() == 1
    holder = person.scene["view"]["holder"]
    way = "clockwise" if person.scene["view"]["direction"] > 0 else "anticlockwise"
    sceptre = person.page.locator(f'[data-place="seat-{holder}"] .head > .sceptre')
    assert person.words("web-elekt-sceptre", direction=way) in sceptre.inner_text()
    assert person.page.locator("aside ol").get_by_text("Greta 3").count() > 0
    assert drawn(person) <= lawful(person.scene["view"])
    for unseen in person.scene["view"]["unseen"]:
        assert person.page.locator(f'[data-card="{unseen}"]').count() == 0


def test_a_number_tells_what_it_is_made_of(invite: Invite, server: Server) -> None:
    person = invite()
    sit_down(person, server, "person", "random", options={"first_player": "0 clockwise"})
    play_until(person, "assign")
    give(person, "dignitary0 P")
    person.wait_for_turn()
    person.settle()
    number = person.page.locator(".zone-P .corner.own .count button").last
    number.hover()
    told = person.page.get_by_role("tooltip")
    assert "+2 Dignitary" in told.inner_text()
    person.page.locator('.zone-P [data-card="dignitary0"]').hover()
    words = person.page.locator(".peek")
    words.wait_for()
    assert "Authority" in words.inner_text()


def test_cards_not_yet_seen_are_listed_for_who_wants_it(invite: Invite, server: Server) -> None:
    person = invite(settings={"aids": True})
    sit_down(person, server, "person", "random")
    unseen = person.scene["view"]["unseen"]
    person.page.get_by_text(person.words("web-elekt-unseen", count=len(unseen))).click()
    assert set(unseen) <= drawn(person)


def test_an_answer_can_be_typed(invite: Invite, server: Server) -> None:
    person = invite()
    sit_down(person, server, "person", "random", options={"first_player": "0 clockwise"})
    play_until(person, "assign")
    field = person.labelled("web-typed", example=person.legal[0])
    number = person.scene["number"]
    field.fill("acolyte0 S")
    field.press("Enter")
    person.wait_for_scene("scene.number > given", number)
    assert "acolyte0" in person.scene["view"]["rows"][0]


def test_the_tutorial_deals_and_tells_its_lessons(invite: Invite) -> None:
    person = invite(settings=IN_LOBBY)
    person.go("/")
    person.button("web-learn").click()
    coach = person.page.get_by_role("region", name=person.words("web-coach"))
    told: list[str] = []
    for _ in range(4):
        person.wait_for_turn()
        person.settle()
        coach.wait_for()
        while coach.count():
            told.append(coach.locator("p").first.inner_text())
            coach.get_by_role("button").click()
        give(person, sensible(person.scene))
        if len(told) >= 4:
            break
    for lesson in ("revealed", "direction", "enlist", "assign"):
        words = person.words(f"web-elekt-lesson-{lesson}")
        assert any(text.startswith(words) for text in told), lesson
    assert person.scene["view"]["face"][0] == "amber-convoy"


# --- Fingers, keys and axe ------------------------------------------------------------------------


def test_a_round_on_a_telephone(invite: Invite, server: Server) -> None:
    person = invite(size=PHONE, touch=True, language="pl")
    sit_down(person, server, "person", "random", "random", "random")
    while person.wait_for_turn() and person.scene["view"]["round"] < 2:
        person.settle()
        assert not person.scrolls_sideways()
        question = person.page.get_by_role("region", name=person.words("web-question"))
        box = question.bounding_box()
        assert box is not None and box["y"] + box["height"] <= PHONE[1]
        near = person.page.locator(".near").bounding_box()
        assert near is not None and near["y"] > 240, "the zones are in sight above the answers"
        give(person, sensible(person.scene))


def test_a_round_with_the_keyboard_alone(invite: Invite, server: Server) -> None:
    person = invite()
    sit_down(person, server, "person", "random", options={"first_player": "0 clockwise"})
    keep = person.scene["view"]["dealt"][0]
    place_of(person, "card", keep).focus()
    person.page.keyboard.press("Enter")
    person.wait_for_scene("scene.question?.kind === 'assign'")
    for _ in range(3):
        number = person.scene["number"]
        person.wait_for_turn()
        if person.scene["question"]["kind"] != "assign":
            break
        first = person.page.locator(".hands [data-legal]").first
        first.wait_for()
        keep_focus(person)
        if not first.evaluate("(one) => one === document.activeElement"):
            first.focus()
        person.page.keyboard.press("Enter")  # the Unit; the focus goes on to the zones
        person.page.wait_for_function(
            "() => document.activeElement.dataset.choice?.startsWith('zone:')"
        )
        person.page.keyboard.press("Enter")
        person.wait_for_scene("scene.number > given", number)
        person.settle()
    tab_to(person, person.words("web-hint"))


@pytest.mark.parametrize("look", [{"size": PHONE, "touch": True, "dark": True}, {}])
def test_axe_finds_nothing_on_the_board(
    invite: Invite, server: Server, look: dict[str, Any]
) -> None:
    person = invite(settings={"aids": True}, **look)
    sit_down(person, server, "person", "greedy", "greedy", "novice")
    axe(person)
    play_until(person, "assign")
    person.press(person.page.locator(".hands [data-legal]").first)
    axe(person)


def test_axe_finds_nothing_in_the_lobby(invite: Invite) -> None:
    person = invite(settings={**IN_LOBBY, "seats": 3})
    person.go("/")
    person.button("web-play").wait_for()
    axe(person)


def test_the_end_is_seen_on_a_telephone(invite: Invite, server: Server) -> None:
    """The table once was scrolled away under its frame by what is only read aloud."""
    person = invite(size=PHONE, touch=True)
    sit_down(person, server, "person", "random", "random", "random")
    play_until(person, "no such question")
    banner = person.page.get_by_role("region", name=person.words("web-elekt-throne"))
    box = banner.bounding_box()
    assert box is not None and 0 < box["y"] < PHONE[1] / 2
    inner = person.page.locator(".place > .board")
    assert inner.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
