"""A spectator sees what is public, and nothing else."""

from __future__ import annotations

from tests.browser.conftest import Invite
from tests.browser.matches import Finished, continue_at, scene_of
from tests.server.process import Server


def test_a_spectator_sees_no_hand(invite: Invite, server: Server, finished: Finished) -> None:
    match, ada_cookie = continue_at(server, finished, 12, "person", "open")
    bob_cookie = server.join(match, 1, "Bob")
    eve = invite()
    eve.sit_at(match)
    eve.settle()
    eve.reads("web-watching")
    shown = set(
        eve.page.locator("[data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
    )
    ada, bob = (scene_of(server, match, cookie)["view"] for cookie in (ada_cookie, bob_cookie))
    public = scene_of(server, match)["view"]
    secret = set(ada["hand"] + ada["blinds"] + bob["hand"] + bob["blinds"])
    known = {
        card for pile in (*public["prizes"], *public["scores"], public["discard"]) for card in pile
    }
    known |= {public["prize"], public["led"]}
    known |= {card for trick in public["tricks"] for card in (trick["led"], trick["answer"])}
    # There are several cards of some kinds: what is public anyway tells nothing.
    secret -= known
    assert len(secret) > 10
    assert not shown & secret
    markup = eve.page.content()
    words = eve.page.locator("body").inner_text()
    for card in secret:
        assert f'"{card}"' not in markup
        assert eve.words("claim-card", **name_of(card)) not in words
    assert eve.page.locator(".fan").count() == 0
    assert eve.button("web-hint").count() == 0
    assert eve.button("web-undo").count() == 0
    eve.page.get_by_role("tab", name=eve.words("web-tab-talk")).click()
    eve.reads("web-talk-watching")
    eve.page.get_by_role("tab", name=eve.words("web-tab-more")).click()
    eve.button("web-report").wait_for()
    assert eve.button("web-resign").count() == 0


def name_of(card: str) -> dict[str, object]:
    factions = {"G": "goblins", "K": "knights", "U": "undead", "D": "dwarves", "X": "doppelgangers"}
    return {"faction": factions[card[0]], "value": int(card[1:])}


def test_a_spectator_follows_as_it_happens(
    invite: Invite, server: Server, finished: Finished
) -> None:
    match, cookie = continue_at(server, finished, 2, "person", "open")
    bob_cookie = server.join(match, 1, "Bob")
    eve, ada = invite(), invite(cookie=cookie)
    eve.sit_at(match)
    ada.sit_at(match)
    card = ada.play()
    eve.page.locator(f'[data-place="led"][data-card="{card}"]').wait_for()
    bob = invite(cookie=bob_cookie)
    bob.sit_at(match)
    bob.play()
    eve.wait_for_scene("scene.view.tricks.length === 1")


def test_the_lobby_lists_public_matches_to_watch_and_to_join(
    invite: Invite, server: Server
) -> None:
    watched, _ = server.create("person", "greedy", name="Publia", public=True)
    joined, _ = server.create("person", "open", name="Opalia", public=True)
    private, _ = server.create("person", "open", name="Privatus")
    eve = invite()
    eve.go("/")
    eve.link_to_match(watched).wait_for()
    assert eve.link_to_match(private).count() == 0
    eve.link_to_match(joined).click()
    eve.reads("web-join")
    eve.button("web-sit-down").click()
    eve.page.locator("[data-busy]").wait_for()
    eve.wait_for_scene("scene.seat === 1")
