"""What else one can do at a table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.browser.conftest import Invite
from tests.browser.matches import Finished, continue_at
from tests.browser.people import Person
from tests.server.process import Server, Visitor


def seat(invite: Invite, server: Server, finished: Finished, ply: int, **about: Any) -> Person:
    """Let Ada sit down against a bot at a moment at which it is her turn."""
    match, cookie = continue_at(server, finished, ply, "person", "greedy")
    ada = invite(cookie=cookie, **about)
    ada.sit_at(match)
    ada.wait_for_turn()
    ada.settle()
    return ada


def test_a_hint_names_a_card_and_says_why(
    invite: Invite, server: Server, finished: Finished
) -> None:
    ada = seat(invite, server, finished, 2)
    ada.button("web-hint").click()
    notice = ada.page.locator(".said .notice")
    notice.wait_for()
    named = notice.get_by_role("button").first
    assert len(notice.inner_text()) > 40
    named.click()
    ada.page.get_by_role("dialog", name=named.inner_text()).locator("svg").first.wait_for()


def test_escape_puts_away_what_was_said(invite: Invite, server: Server, finished: Finished) -> None:
    ada = seat(invite, server, finished, 12)
    ada.button("web-hint").click()
    notice = ada.page.locator(".said .notice")
    notice.wait_for()
    ada.page.keyboard.press("Escape")
    notice.wait_for(state="detached")


def test_a_line_of_the_log_takes_the_table_back_to_its_moment(
    invite: Invite, server: Server, finished: Finished
) -> None:
    ada = seat(invite, server, finished, 12)
    now = ada.hand()
    first = finished.events[4]  # the first card that was led
    ada.page.locator("aside ol > li").nth(4).locator("button.rewind").click()
    ada.reads("web-past")
    assert len(ada.hand()) > len(now)
    ada.page.locator(f'[data-place="led"][data-card="{first["fields"]["card"]}"]').wait_for()
    assert ada.page.locator("[data-legal]").count() == 0
    sent = ada.sent
    ada.page.locator(".fan button").first.click(force=True)
    assert ada.sent == sent  # the past cannot be changed
    ada.button("web-to-present").click()
    ada.page.locator("[data-legal]").first.wait_for()
    assert ada.hand() == now


def test_a_card_that_the_log_names_is_shown(
    invite: Invite, server: Server, finished: Finished
) -> None:
    ada = seat(invite, server, finished, 12)
    line = ada.page.locator("aside ol > li").nth(4)
    named = line.locator("span button")
    named.click()
    held = ada.page.get_by_role("dialog", name=named.inner_text())
    held.locator("svg.card").wait_for()
    held.get_by_role("button", name=ada.words("web-close")).click()
    held.wait_for(state="detached")


def test_aids_can_be_switched_on(invite: Invite, server: Server, finished: Finished) -> None:
    ada = seat(invite, server, finished, 12)
    unseen = ada.page.get_by_text("Cards not yet seen")
    assert unseen.count() == 0
    ada.page.get_by_role("tab", name=ada.words("web-tab-more")).click()
    ada.labelled("web-setting-aids").check()
    unseen.wait_for()
    ada.page.reload()
    unseen.wait_for()


def test_an_answer_can_be_confirmed(invite: Invite, server: Server, finished: Finished) -> None:
    ada = seat(invite, server, finished, 2, settings={"confirm": True})
    number = ada.scene["number"]
    first, second = ada.legal[0], ada.legal[-1]
    ada.card(first).click()
    ada.button("web-confirm-no").click()
    ada.card(second).click()
    ada.button("web-confirm-yes").click()
    ada.wait_for_scene("scene.number > given", number)
    played = [event["fields"] for event in ada.events if event["kind"] == "card-played"]
    assert played[0]["card"] == second


def test_resigning_is_asked_about_and_loses(
    invite: Invite, server: Server, finished: Finished
) -> None:
    ada = seat(invite, server, finished, 6)
    ada.page.get_by_role("tab", name=ada.words("web-tab-more")).click()
    ada.button("web-resign").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name=ada.words("web-resign-no")).click()
    dialog.wait_for(state="detached")
    assert ada.scene["outcome"] is None
    ada.button("web-resign").click()
    dialog.get_by_role("button", name=ada.words("web-resign-yes"), exact=True).click()
    over = ada.page.locator("section.over .result")
    over.wait_for()
    assert "gave up" in over.inner_text() and "You have won" not in over.inner_text()
    # Nothing is left to answer, and the field for what is typed no longer asks for it.
    ada.page.get_by_role("tab", name=ada.words("web-tab-log")).click()
    ada.labelled("web-typed-over").wait_for()
    assert ada.words("web-word-log") in ada.words("web-typed-over")


def test_the_tutorial_explains_what_comes_up(person: Person) -> None:
    person.go("/")
    person.button("web-learn").click()
    coach = person.page.get_by_role("region", name=person.words("web-coach"))
    coach.wait_for()
    person.wait_for_turn()
    assert person.scene["coached"]
    told = set()
    for _ in range(3):
        while coach.count():
            told.add(coach.locator("p").first.inner_text())
            coach.get_by_role("button").click()
        person.play()
        person.wait_for_turn()
        person.settle()
    for lesson in ("prize", "lead"):
        words = person.words(f"web-claim-lesson-{lesson}")
        assert any(text.startswith(words) for text in told)
    assert len(told) >= 4
    while coach.count():
        coach.get_by_role("button").click()
    person.page.reload()  # what was read is not told again
    person.page.locator("[data-legal]").first.wait_for()
    assert coach.count() == 0


def test_commands_can_be_typed(invite: Invite, server: Server, finished: Finished) -> None:
    ada = seat(invite, server, finished, 12)
    reply = ada.page.locator("aside output")

    def type_in(entry: str) -> None:
        field = ada.page.locator("[data-typed]")
        field.fill(entry)
        field.press("Enter")

    # The example is an answer that can be typed now.
    example = ada.legal[0]
    ada.labelled("web-typed", example=example).wait_for()
    type_in("help")
    ada.page.wait_for_function("() => document.querySelector('aside output').innerText")
    assert example in reply.inner_text() and "undo" in reply.inner_text()
    type_in("?")
    ada.page.locator("aside output").get_by_text("CLAIM-").wait_for()
    type_in("hint")
    ada.page.locator(".said .notice").wait_for()
    forbidden = "G99"
    type_in(f"? {forbidden}")
    ada.page.get_by_role("alert").wait_for()
    type_in("table")
    reply.get_by_text("At the table").wait_for()
    # What was wrong before is not wrong with this.
    ada.page.get_by_role("alert").wait_for(state="detached")
    type_in(forbidden)
    refused = ada.page.get_by_role("alert").locator("p")
    refused.wait_for()
    sent = ada.words("web-typed-sent", answer=forbidden)
    assert sent not in reply.inner_text() and reply.inner_text() in refused.inner_text()
    number, card = ada.scene["number"], ada.legal[0]
    type_in(card.lower())
    ada.wait_for_scene("scene.number > given", number)
    reply.get_by_text(ada.words("web-typed-sent", answer=card)).wait_for()
    ada.page.get_by_role("alert").wait_for(state="detached")
    type_in("resign")
    ada.page.get_by_role("dialog").wait_for()


def test_a_report_is_one_click(
    invite: Invite, server: Server, finished: Finished, tmp_path: Path
) -> None:
    ada = seat(invite, server, finished, 12)
    ada.page.get_by_role("tab", name=ada.words("web-tab-more")).click()
    with ada.page.expect_download() as saved:
        ada.button("web-report").click()
    saved.value.save_as(tmp_path / "report.txt")
    report = (tmp_path / "report.txt").read_text()
    for part in ("== version\n0.", "== protocol\n2 / 2", "== events", "== scene", "== browser"):
        assert part in report
    assert finished.bob.partition("=")[2] not in report


def test_the_clock_runs_out_and_the_seat_can_be_taken_back(invite: Invite, server: Server) -> None:
    match, cookie = server.create("person", "open", name="Ada", clock={"each": 5, "reserve": 0})
    bob = Visitor(server, match, server.join(match, 1, "Bob"))
    ada = invite(cookie=cookie)
    ada.sit_at(match)
    while ada.scene["seats"][0]["stand_in"] is None:
        if ada.scene["deciders"] == [0]:
            watch_the_clock(ada)
        else:
            bob.wait_for_turn()
            bob.answer()
            ada.wait_for_scene("scene.number >= given", bob.scene["number"])
    ada.reads("server-note-lapse", **you())
    ada.button("web-return").click()
    ada.wait_for_scene("scene.seats[0].stand_in === null")
    ada.reads("server-note-return", **you())
    bob.close()


def watch_the_clock(ada: Person) -> None:
    """Do nothing until the time is up; the clock counts down meanwhile."""
    number = ada.scene["number"]
    clock = ada.page.get_by_role("timer", name=ada.words("web-seat-clock")).first
    first = clock.inner_text().strip()
    assert first in ("0:05", "0:04", "0:03")
    ada.page.wait_for_function(
        "(first) => document.querySelector('[role=timer]').innerText < first", arg=first
    )
    ada.wait_for_scene("scene.number > given", number)


def you() -> dict[str, object]:
    """What a sentence needs to speak to the reader."""
    return {"seat": "", "seat_is": "you"}


def test_your_matches_lead_back_to_the_table(
    invite: Invite, server: Server, finished: Finished
) -> None:
    ada = seat(invite, server, finished, 12)
    match = ada.scene["match"]
    ada.go("/")
    entry = ada.link_to_match(match)
    assert ada.words("web-your-turn") in entry.inner_text()
    entry.click()
    ada.page.locator("[data-busy]").wait_for()
    ada.play()


def test_the_same_cards_again_with_seats_swapped(
    invite: Invite, server: Server, finished: Finished
) -> None:
    match, cookie = continue_at(server, finished, 53, "person", "greedy")
    ada = invite(cookie=cookie)
    ada.sit_at(match)
    while ada.wait_for_turn():
        ada.play()
    ada.button("web-rematch-swapped").click()
    ada.page.wait_for_url(lambda url: match not in url)
    ada.wait_for_scene("scene.same_deal_as === given", match)
    ada.page.locator("[data-busy]").wait_for()
    assert ada.scene["seat"] == 1
    bobs = finished_hand(server, finished, 1)
    ada.wait_for_scene("scene.question")
    dealt = next(e for e in ada.events if e["kind"] == "cards-dealt" and e["fields"]["seat"] == 1)
    assert sorted(dealt["fields"]["cards"]) == sorted(bobs)


def finished_hand(server: Server, finished: Finished, seat: int) -> list[str]:
    """Return the hand that was dealt to a seat of the finished match."""
    replay = json.loads(server.get(f"/api/matches/{finished.match}/replay?seat={seat}"))
    hand: list[str] = replay["scenes"][2]["view"]["hand"]
    return hand
