"""The page of a match that is over: stepping through, other eyes, analysis, going on, sharing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Locator

from tests.browser.conftest import Invite
from tests.browser.matches import END, PHASE_TWO, Finished
from tests.browser.people import Person


def look_at(invite: Invite, finished: Finished, asked: str = "", cookie: str = "") -> Person:
    person = invite(cookie=cookie)
    person.go(f"/m/{finished.match}/replay{asked}")
    person.page.locator("[data-busy]").wait_for()
    return person


def moment(person: Person) -> int:
    """The moment that the slider stands at."""
    return int(person.labelled("web-match-slider").input_value())


def wait_for_moment(person: Person, wanted: int) -> None:
    person.page.wait_for_function(
        "(wanted) => document.querySelector('input[type=range]').valueAsNumber === wanted",
        arg=wanted,
    )


def test_stepping_with_buttons_and_keys(invite: Invite, finished: Finished) -> None:
    ada = look_at(invite, finished, cookie=finished.ada)
    assert moment(ada) == END
    ada.button("web-match-first").click()
    wait_for_moment(ada, 0)
    for _ in range(3):
        ada.button("web-match-forward").click()
    wait_for_moment(ada, 3)
    first = next(event for event in finished.events if event["kind"] == "card-played")
    led = ada.page.locator(f'[data-place="led"][data-card="{first["fields"]["card"]}"]')
    led.wait_for()
    assert len(ada.hand()) == 12
    ada.page.locator("h1").click()
    ada.page.keyboard.press("ArrowLeft")
    wait_for_moment(ada, 2)
    assert len(ada.hand()) == 13
    ada.page.keyboard.press("End")
    wait_for_moment(ada, END)
    ada.page.keyboard.press("Home")
    wait_for_moment(ada, 0)
    ada.button("web-match-play").click()
    wait_for_moment(ada, 1)
    ada.button("web-match-pause").click()


def test_the_graph_is_a_slider(invite: Invite, finished: Finished) -> None:
    ada = look_at(invite, finished, f"?ply={PHASE_TWO}", finished.ada)
    graph = ada.page.get_by_role("slider", name=ada.words("web-match-graph-label"))
    graph.focus()
    ada.page.keyboard.press("ArrowRight")
    wait_for_moment(ada, PHASE_TWO + 1)
    ada.page.keyboard.press("PageUp")
    wait_for_moment(ada, PHASE_TWO + 11)
    said = graph.get_attribute("aria-valuetext") or ""
    assert "Ada" in said and "Bob" in said
    assert ada.words("web-match-moment", moment=PHASE_TWO + 11, total=END) in said
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    ada.page.wait_for_function(
        "(half) => Math.abs(document.querySelector('input[type=range]').valueAsNumber - half) < 3",
        arg=END // 2,
    )


def test_a_line_of_the_log_leads_to_its_moment(invite: Invite, finished: Finished) -> None:
    ada = look_at(invite, finished, cookie=finished.ada)
    ada.button("web-match-go-to", moment=20).click()
    wait_for_moment(ada, 20)
    line = ada.page.locator("section.log li[aria-current]").first
    named = line.locator(".said button").first
    named.click()
    line.locator("svg.card").first.wait_for()


def test_the_other_seat_saw_other_cards(invite: Invite, finished: Finished) -> None:
    ada = look_at(invite, finished, "?ply=6", finished.ada)
    own = ada.hand()
    see_as = ada.choice("web-match-see-as")
    see_as.select_option("1")
    ada.reads("web-match-seen-by", name="Bob")
    assert set(ada.hand()) != set(own)
    assert moment(ada) == 6
    see_as.select_option("")
    ada.page.locator(".fan").wait_for(state="detached")
    assert ada.hand() == []


def test_a_deep_link_leads_to_moment_and_seat(invite: Invite, finished: Finished) -> None:
    watcher = look_at(invite, finished, "?ply=31&seat=1")
    assert moment(watcher) == 31
    assert watcher.choice("web-match-see-as").input_value() == "1"
    assert watcher.hand()
    watcher.labelled("web-match-link-moment").check()
    link = watcher.page.get_by_label(watcher.words("web-match-link"), exact=True).input_value()
    assert link.endswith(f"/m/{finished.match}/replay?ply=31&seat=1")
    watcher.button("web-match-back").click()
    watcher.page.wait_for_url("**/replay?ply=30&seat=1")


def test_the_best_bot_says_what_it_thinks(invite: Invite, finished: Finished) -> None:
    ada = look_at(invite, finished, cookie=finished.ada)
    ada.button("web-match-analyse").click()
    summary = ada.page.get_by_text("answers.").filter(has_text="of 52")
    summary.wait_for()
    shown = ada.page.locator("ol > li").filter(has=ada.page.locator(".reason"))
    differing = shown.count()
    ada.page.get_by_label(ada.words("web-match-only-different")).uncheck()
    assert shown.count() == 52 > differing > 0
    third: Locator = shown.nth(3).get_by_role("button")
    number = int(third.locator(".number").inner_text())
    third.click()
    wait_for_moment(ada, number)
    assert ada.page.locator(".judgement .mark").inner_text()


def test_going_on_from_a_moment(invite: Invite, finished: Finished) -> None:
    ada = look_at(invite, finished, cookie=finished.ada)
    ada.reads("web-match-go-on-over")
    ada.labelled("web-match-slider").evaluate(
        """(slider) => {
          slider.value = 10;
          slider.dispatchEvent(new Event("input", { bubbles: true }));
        }"""
    )
    hand = ada.hand()
    ada.choice("web-match-go-on-seat").select_option("0")
    ada.button("web-match-go-on-start", moment=10).click()
    ada.page.wait_for_url(lambda url: finished.match not in url)
    ada.wait_for_turn()
    ada.settle()
    assert ada.scene["continues"] == finished.match
    assert set(ada.hand()) <= set(hand)
    ada.play()


def test_the_record_can_be_taken_along(invite: Invite, finished: Finished, tmp_path: Path) -> None:
    ada = look_at(invite, finished, cookie=finished.ada)
    with ada.page.expect_download() as saved:
        ada.link("web-match-download").click()
    assert saved.value.suggested_filename == f"claim-Ada-Bob-{finished.match}.jsonl"
    record = tmp_path / "match.jsonl"
    saved.value.save_as(record)
    ludotheque = "import sys; from ludotheque.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", ludotheque, "record", "check", str(record)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    record.write_text(record.read_text().replace('"G', '"K', 1))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0


def test_the_link_is_copied(invite: Invite, finished: Finished) -> None:
    watcher = look_at(invite, finished)
    watcher.button("web-copy").click()
    watcher.page.get_by_role("button", name=watcher.words("web-copied")).wait_for()
    link = watcher.page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith(f"/m/{finished.match}/replay")


def test_a_match_that_runs_shows_only_what_was_seen(invite: Invite) -> None:
    ada = invite()
    ada.go("/")
    ada.button("web-play").click()
    ada.play()
    match = ada.scene["match"]
    ada.go(f"/m/{match}/replay")
    ada.reads("web-match-running-own")
    assert ada.choice("web-match-see-as").locator("option").count() == 2
    assert ada.link("web-match-download").count() == 0
    ada.link("web-match-to-table").first.click()
    ada.play()
