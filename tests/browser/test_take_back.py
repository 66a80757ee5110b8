"""Taking an answer back: at once, asked and granted, asked and refused, with a bot."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Invite
from tests.browser.matches import PHASE_TWO, Finished, continue_at
from tests.browser.people import Person
from tests.server.process import Server


def seat_both(
    invite: Invite, server: Server, finished: Finished, ply: int
) -> tuple[Person, Person]:
    """Let Ada and Bob sit down at a moment; the one whose turn it is comes first."""
    match, cookie = continue_at(server, finished, ply, "person", "open")
    ada, bob = invite(cookie=cookie), invite(cookie=server.join(match, 1, "Bob"))
    ada.sit_at(match)
    bob.sit_at(match)
    return (ada, bob) if ada.scene["deciders"] == [0] else (bob, ada)


def test_a_lead_in_phase_two_is_taken_back_at_once(
    invite: Invite, server: Server, finished: Finished
) -> None:
    leader, other = seat_both(invite, server, finished, PHASE_TWO)
    before = leader.hand()
    card = leader.play()
    other.wait_for_scene("scene.view.led !== null")
    leader.settle()
    assert leader.hand() != before
    leader.button("web-undo").click()
    leader.wait_for_scene("scene.question && scene.view.led === null")
    leader.settle()
    assert leader.hand() == before
    other.wait_for_scene("scene.view.led === null")
    other.page.locator(f'[data-place="led"][data-card="{card}"]').wait_for(state="detached")
    leader.play(leader.legal[-1])


@pytest.mark.parametrize("granted", [True, False])
def test_where_something_was_shown_the_other_is_asked(
    invite: Invite, server: Server, finished: Finished, granted: bool
) -> None:
    leader, other = seat_both(invite, server, finished, 8)
    before = leader.hand()
    leader.play()
    leader.settle()
    leader.button("web-undo-ask").click()
    leader.page.locator(".notice").filter(has_text="Still to agree").wait_for()
    assert leader.button("web-undo-ask").count() == 0
    name = other.scene["seats"][leader.scene["seat"]]["name"]
    other.reads("web-take-back-asked", name=name)
    other.button("web-allow" if granted else "web-deny").click()
    leader.wait_for_scene("scene.take_back === null")
    leader.settle()
    leader.page.locator(".notice").filter(has_text="Still to agree").wait_for(state="detached")
    if granted:
        leader.wait_for_scene("scene.question")
        assert leader.hand() == before
        leader.reads("server-note-takeback", seat_is="you", seat="")
    else:
        assert len(leader.hand()) == len(before) - 1
        leader.reads("server-note-deny", seat_is="other", seat=("Ada", "Bob")[other.scene["seat"]])


def test_a_bot_lets_one_take_back_at_once(
    invite: Invite, server: Server, finished: Finished
) -> None:
    match, cookie = continue_at(server, finished, 2, "person", "greedy")
    ada = invite(cookie=cookie)
    ada.sit_at(match)
    before = ada.hand()
    ada.play()
    ada.wait_for_turn()
    ada.settle()
    ada.button("web-undo").click()
    ada.wait_for_scene("scene.epoch === 1 && scene.question")
    ada.settle()
    assert ada.hand() == before


def test_that_something_was_taken_back_is_told_where_it_happened(
    invite: Invite, server: Server, finished: Finished
) -> None:
    match, cookie = continue_at(server, finished, 2, "person", "greedy")
    ada = invite(cookie=cookie)
    ada.sit_at(match)
    ada.play()
    ada.wait_for_turn()
    ada.settle()
    ada.button("web-undo").click()
    ada.wait_for_scene("scene.epoch === 1 && scene.question")
    ada.settle()
    lines = ada.page.locator("aside ol li")
    told = ada.words("server-note-takeback", seat_is="you", seat="")
    ada.page.locator("aside ol li", has_text=told).wait_for()
    place = lines.all_inner_texts().index(told)
    before = lines.count()
    ada.play()
    ada.wait_for_turn()
    ada.settle()
    said = lines.all_inner_texts()
    assert len(said) > before and said.index(told) == place
    ada.go(f"/m/{match}/replay")
    story = ada.page.locator(".log ol li .said")
    story.first.wait_for()
    said = story.all_inner_texts()
    assert said.index(told) < len(said) - 1
