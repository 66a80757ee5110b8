"""Reloading, losing the connection, losing the server: nothing is lost, and words say what is."""

from __future__ import annotations

from tests.browser.conftest import Invite, OwnServer
from tests.browser.matches import Finished, continue_at
from tests.browser.people import Person
from tests.server.process import Server

CUT = (r"WebSocket connection", r"ERR_INTERNET_DISCONNECTED", r"ERR_CONNECTION", r"ERR_NETWORK")
"""What a browser says on its console when the net is gone."""


def says(person: Person, connection: str) -> None:
    """The header says in words how it stands with the connection."""
    person.page.get_by_role("banner").get_by_text(
        person.words(f"web-connection-{connection}"), exact=True
    ).wait_for()


def test_reloading_in_the_middle_of_a_trick_changes_nothing(
    invite: Invite, server: Server, finished: Finished
) -> None:
    match, cookie = continue_at(server, finished, 7, "person", "open")
    server.join(match, 1, "Bob")
    ada = invite(cookie=cookie)
    ada.sit_at(match)
    ada.wait_for_scene("scene.view.led !== null || scene.question")
    before = table(ada)
    ada.page.reload()
    ada.page.locator("[data-busy]").wait_for()
    assert table(ada) == before
    assert before[0] and before[1]


def table(person: Person) -> tuple[list[str], list[str], str | None]:
    """The hand, the log and the led card, as the page shows them."""
    person.settle()
    lines = person.page.locator("aside ol > li").all_inner_texts()
    led = person.page.locator('[data-place="led"]')
    return person.hand(), lines, led.get_attribute("data-card") if led.count() else None


def test_a_cut_connection_is_said_and_comes_back(
    invite: Invite, server: Server, finished: Finished
) -> None:
    match, cookie = continue_at(server, finished, 2, "person", "greedy")
    ada = invite(cookie=cookie)
    ada.allow(*CUT)
    ada.sit_at(match)
    says(ada, "open")
    ada.play()
    ada.wait_for_turn()
    ada.settle()
    before = ada.scene
    ada.context.set_offline(True)
    says(ada, "lost")
    ada.reads("web-lost")
    card = ada.legal[0]
    ada.card(card).click()  # an answer that is given meanwhile is kept, and sent later
    ada.reads("web-lost-kept")
    ada.context.set_offline(False)
    says(ada, "open")
    ada.wait_for_scene("scene.number > given", before["number"])
    played = [event["fields"] for event in ada.events if event["kind"] == "card-played"]
    assert [fields["card"] for fields in played if fields["seat"] == 0][-1] == card
    ada.wait_for_turn()
    assert len(ada.scene["view"]["hand"]) == len(before["view"]["hand"]) - 1


def test_play_goes_on_when_the_server_was_killed(invite: Invite, own_server: OwnServer) -> None:
    ada = invite(own_server)
    ada.allow(*CUT)
    ada.go("/")
    ada.button("web-play").click()
    for _ in range(2):
        ada.play()
    ada.wait_for_turn()
    ada.settle()
    before = table(ada)
    own_server.stop()
    says(ada, "lost")
    own_server.start_again()
    says(ada, "open")
    assert table(ada) == before
    ada.play()
    ada.wait_for_turn()
    assert len(ada.scene["view"]["hand"]) == len(before[0]) - 1


def test_coming_back_tells_what_happened_meanwhile(
    invite: Invite, server: Server, finished: Finished
) -> None:
    match, cookie = continue_at(server, finished, 2, "person", "open")
    bob_cookie = server.join(match, 1, "Bob")
    ada, bob = invite(cookie=cookie), invite(cookie=bob_cookie)
    ada.sit_at(match)
    bob.sit_at(match)
    ada.play()
    ada.go("/")
    bob.wait_for_scene("!scene.seats[0].present")
    bob.reads("web-seat-away")
    bob.play()
    ada.link_to_match(match).click()
    ada.page.locator("[data-busy]").wait_for()
    notice = ada.page.locator(".said .notice").filter(has_text="While you were away")
    notice.wait_for()
    missed = [event for event in ada.events if event["ply"] >= bob.scene["ply"] - 1]
    assert f"({len(missed)} lines" in notice.inner_text()
    assert "Bob" in notice.inner_text()
    ada.page.locator("aside").get_by_text(ada.words("web-away-mark")).wait_for()
    bob.wait_for_scene("scene.seats[0].present")
