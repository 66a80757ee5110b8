"""English, French and Polish: everything is said, and said as the program says it elsewhere."""

from __future__ import annotations

import re

import pytest

from ludotheque.table import Seat, read_record
from ludotheque.texts import Language
from tests.browser.conftest import Invite
from tests.browser.matches import Finished, continue_at
from tests.browser.people import Person
from tests.server.process import Server

LEFTOVERS = re.compile(
    r"\b(the|your|and|with|match|cards?|plays?|rules?|seat|trick|wins?|settings?|you)\b",
    re.IGNORECASE,
)
"""English words that neither of the other languages has."""


def check_words(person: Person) -> None:
    """Every text was found, and none of it is English where another language is spoken."""
    person.arrive()
    code = person.language.code
    assert person.page.locator("html").get_attribute("lang") == code
    said = person.page.locator("body").inner_text()
    said += " " + " ".join(
        person.page.locator("[aria-label], [title], [placeholder], [alt]").evaluate_all(
            """all => all.map((one) =>
              [one.ariaLabel, one.title, one.placeholder, one.alt].join(" "))"""
        )
    )
    assert "⟨" not in said
    assert "undefined" not in said and "NaN" not in said
    if code != "en":
        # Names stay what they are in every language.
        for name in ("Claim", "English"):
            said = said.replace(name, "")
        # The rulebooks' glossaries give the English words, too, and one clause is named "rules".
        for quoted in person.page.locator("article table, article code").all_inner_texts():
            said = said.replace(quoted, "")
        assert not set(LEFTOVERS.findall(said)), LEFTOVERS.findall(said)


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_every_page_is_said(invite: Invite, language: str) -> None:
    person = invite(language=language)
    for path in ("/", "/settings", "/rules/claim", "/nowhere", "/m/zzzz", "/visitor"):
        person.go(path)
        person.page.locator("h1").first.wait_for(state="attached")
        check_words(person)


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_every_table_is_said(
    invite: Invite, server: Server, finished: Finished, language: str
) -> None:
    match, cookie = continue_at(server, finished, 20, "person", "greedy")
    person = invite(language=language, cookie=cookie, settings={"aids": True, "language": language})
    person.sit_at(match)
    person.wait_for_turn()
    check_words(person)
    for tab in ("talk", "more"):
        person.page.get_by_role("tab", name=person.words(f"web-tab-{tab}")).click()
        check_words(person)
    person.button("web-keys").click()
    check_words(person)
    person.page.keyboard.press("Escape")
    person.carry(finished.ada)
    for path in (f"/m/{finished.match}", f"/m/{finished.match}/replay"):
        person.go(path)
        person.page.locator("[data-busy]").wait_for()
        check_words(person)


def test_another_language_at_the_table_keeps_the_match(invite: Invite, server: Server) -> None:
    match, cookie = server.create("person", "greedy")
    person = invite(cookie=cookie)
    person.sit_at(match)
    person.play()
    person.wait_for_turn()
    person.settle()
    hand, number = person.hand(), person.scene["number"]
    person.page.get_by_role("banner").get_by_role("combobox").select_option("pl")
    person.language = Language("pl")
    person.page.get_by_role("heading", name="Twoja ręka").wait_for(state="attached")
    person.reads("web-tab-log")
    assert person.page.locator("html").get_attribute("lang") == "pl"
    assert person.hand() == hand
    assert person.page.url.endswith(f"/m/{match}")
    person.play()
    assert person.scene["number"] > number
    person.page.reload()
    person.reads("web-tab-log")


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_log_says_what_the_program_says(
    invite: Invite, server: Server, finished: Finished, language: str, seat: int
) -> None:
    """Two programs say the same phrases: the page's, and that of the terminal."""
    cookie = (finished.ada, finished.bob)[seat]
    person = invite(language=language, cookie=cookie)
    person.go(f"/m/{finished.match}/replay")
    lines = person.page.locator("section.log li .said")
    lines.first.wait_for()
    shown = [tidy(line) for line in lines.all_text_contents()]
    match = read_record(server.get(f"/api/matches/{finished.match}/record").decode()).match()
    names = {Seat(0): "Ada", Seat(1): "Bob"}
    told = [
        tidy(Language(language).say(event.seen_by(Seat(seat)).phrase("claim"), Seat(seat), names))
        for event in match.events_since()
    ]
    assert len(told) > 150
    assert shown == told


def tidy(line: str) -> str:
    return " ".join(line.replace("\xa0", " ").replace("\u202f", " ").split())
