"""Addresses that lead nowhere, and what else can go wrong: the page says so in plain words."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from tests.browser.conftest import Invite, OwnServer
from tests.browser.people import Person
from tests.server.process import Server


def test_a_match_that_does_not_exist(person: Person) -> None:
    person.allow("404", "403")
    person.go("/m/zzzz")
    person.reads("server-no-match", match="zzzz")
    person.link("web-to-lobby").click()
    person.button("web-play").wait_for()
    person.go("/m/zzzz/replay")
    person.reads("server-no-match", match="zzzz")


def test_addresses_that_are_none_of_ours(person: Person) -> None:
    for path in ("/nowhere", "/m", "/m/abc/def", "/rules/claim/more/still", "/%E2%82%AC"):
        person.go(path)
        person.reads("web-nowhere")
        assert person.page.title() == person.words("web-title-nowhere")


def test_rules_of_a_game_that_is_not_here(person: Person) -> None:
    person.allow("400", "404")
    person.go("/rules/chess")
    person.page.get_by_role("alert").wait_for()
    assert "chess" in person.page.get_by_role("alert").inner_text()


def test_a_link_of_a_person_who_is_not_known(person: Person) -> None:
    person.allow("403")
    person.go("/visitor#0123456789abcdef0123")
    person.button("web-visitor-become").click()
    person.reads("server-unknown-visitor")
    person.go("/about")
    person.go("/visitor")
    person.reads("web-visitor-incomplete")


def test_a_link_makes_another_browser_the_same_person(invite: Invite, server: Server) -> None:
    match, cookie = server.create("person", "greedy")
    ada = invite(cookie=cookie)
    ada.go("/about")
    ada.button("web-device-make").click()
    link = ada.labelled("web-device-link").input_value()
    telephone = invite()
    telephone.go(link)
    telephone.button("web-visitor-become").click()
    telephone.link_to_match(match).click()
    telephone.page.locator("[data-busy]").wait_for()
    assert telephone.scene["seat"] == 0
    assert link.partition("#")[2] not in telephone.page.url


def test_a_full_table_is_watched(invite: Invite, server: Server) -> None:
    match, _ = server.create("person", "open", name="Ada")
    early, late = invite(), invite()
    for guest in (early, late):
        guest.go(f"/m/{match}")
        guest.reads("web-join")
    early.button("web-sit-down").click()
    early.page.locator("[data-busy]").wait_for()
    late.reads("web-watching")
    assert late.button("web-sit-down").count() == 0
    assert late.scene["seat"] is None
    latest = invite()
    latest.go(f"/m/{match}")
    latest.reads("web-watching")


def test_a_browser_without_websockets(invite: Invite, server: Server) -> None:
    match, cookie = server.create("person", "greedy")
    person = invite(cookie=cookie, observed=False)
    person.context.add_init_script("delete window.WebSocket;")
    person.go(f"/m/{match}")
    person.reads("web-blocked")


def test_a_network_without_websockets(invite: Invite, server: Server) -> None:
    """Some proxies let pages through, but end every live connection before it opens."""
    match, cookie = server.create("person", "greedy")
    person = invite(cookie=cookie, observed=False)
    person.context.add_init_script(
        """window.WebSocket = class {
          static OPEN = 1;
          readyState = 3;
          constructor() { setTimeout(() => this.onclose?.(new CloseEvent("close"))); }
          close() {}
        };"""
    )
    person.go(f"/m/{match}")
    person.reads("web-blocked")
    person.button("web-try-again").wait_for()


@contextmanager
def locked(server: Server) -> Iterator[None]:
    """Let nobody write into the database, as when a disk is full or a backup runs."""
    database = sqlite3.connect(server.database.removeprefix("sqlite:///"), isolation_level=None)
    try:
        database.execute("BEGIN EXCLUSIVE")
        yield
        database.execute("ROLLBACK")
    finally:
        database.close()


def test_a_database_that_is_away(invite: Invite, own_server: OwnServer) -> None:
    ada = invite(own_server)
    ada.go("/")
    ada.button("web-play").click()
    ada.wait_for_turn()
    ada.settle()
    number, card = ada.scene["number"], ada.legal[0]
    with locked(own_server):
        ada.card(card).click()
        ada.reads("web-database-away")
        other = invite(own_server)
        other.allow("503")
        other.go("/")
        other.button("web-play").click()
        other.reads("server-database-away")
        assert ada.scene["number"] == number
    # What was answered meanwhile is carried out without a second click.
    ada.wait_for_scene("scene.number > given", number)
    ada.wait_for_turn()
    ada.page.get_by_text(ada.words("web-database-away")).wait_for(state="detached")
    played = [event["fields"] for event in ada.events if event["kind"] == "card-played"]
    assert [fields["card"] for fields in played if fields["seat"] == 0] == [card]


def test_a_server_that_is_away(invite: Invite, own_server: OwnServer) -> None:
    ada = invite(own_server)
    ada.go("/")
    ada.button("web-play").wait_for()
    ada.page.wait_for_load_state("networkidle")  # nothing is cut off half way
    own_server.stop()
    ada.allow("ERR_CONNECTION", "failed")
    ada.button("web-play").click()
    ada.reads("web-unreachable")
    own_server.start_again()
    ada.button("web-play").click()
    ada.page.locator("[data-busy]").wait_for()
