"""Two people play a whole match, each in a browser of his own."""

from __future__ import annotations

from tests.browser.conftest import Invite
from tests.browser.people import Person


def test_two_people_play_a_whole_match_and_another_one(invite: Invite) -> None:
    ada = invite(settings={"name": "Ada"})
    bob = invite(settings={"name": "Bob"})
    invite_by_link(ada, bob)
    for person in (ada, bob):
        person.page.locator("[data-busy]").wait_for()
    play_out(ada, bob)
    for person in (ada, bob):
        person.reads("web-claim-votes-counted")
    assert ada.scene["outcome"] == bob.scene["outcome"]
    check_results(ada, bob)
    rematch(ada, bob)


def invite_by_link(ada: Person, bob: Person) -> None:
    """Ada creates the match and copies the link; Bob opens it and sits down."""
    ada.go("/")
    ada.button("web-play-friend").click()
    ada.button("web-copy").click()
    ada.page.get_by_role("button", name=ada.words("web-copied")).wait_for()
    link = ada.page.evaluate("() => navigator.clipboard.readText()")
    assert link == ada.page.url
    code = ada.page.get_by_alt_text(ada.words("web-code"))
    assert code.evaluate("(picture) => picture.complete && picture.naturalWidth > 50")
    bob.go(link)
    bob.reads("web-join")
    bob.button("web-sit-down").click()


def play_out(ada: Person, bob: Person) -> None:
    answers = 0
    while not (scene := ada.scene)["outcome"]:
        asked, other = (ada, bob) if scene["deciders"] == [0] else (bob, ada)
        asked.wait_for_scene("scene.number >= given", scene["number"])
        asked.play()
        answers += 1
        other.wait_for_scene("scene.number > given", scene["number"])
        if answers == 3:
            talk(ada, bob)
    assert answers == 52


def talk(ada: Person, bob: Person) -> None:
    """What Ada says reaches Bob, who is told of it."""
    ada.page.get_by_role("tab", name=ada.words("web-tab-talk")).click()
    ada.labelled("web-talk-label").fill("Good luck! <b>&amp;</b>")
    ada.button("web-talk-send").click()
    bob.page.get_by_role("tab", name=bob.words("web-tab-talk")).locator(".count").wait_for()
    bob.page.get_by_role("tab", name=bob.words("web-tab-talk")).click()
    bob.sees("Good luck! <b>&amp;</b>")
    ada.sees("Good luck! <b>&amp;</b>")


def check_results(ada: Person, bob: Person) -> None:
    """Both read who has won; whoever lost reads the other's name."""
    outcome = ada.scene["outcome"]
    for person, seat in ((ada, 0), (bob, 1)):
        result = person.page.locator("section.over .result").inner_text()
        bar = person.page.locator("section.over").bounding_box()
        assert bar is not None and bar["height"] < 200  # the count is to be seen above it
        own, others = outcome["scores"][seat], outcome["scores"][1 - seat]
        assert f"{own}–{others}" in result
        if outcome["winner"] == seat:
            assert result.startswith("You have won")
        elif outcome["winner"] is None:
            assert result.startswith("A draw")
        else:
            assert result.startswith(f"{('Ada', 'Bob')[1 - seat]} has won")


def rematch(ada: Person, bob: Person) -> None:
    """Ada asks for another match, Bob follows; the seats have rotated."""
    before = ada.page.url
    ada.button("web-rematch").click()
    # Who puts the news away finds the way there beside the result.
    bob.link("web-rematch-follow").wait_for()
    bob.button("web-close").click()
    bob.link("web-rematch-follow").wait_for(state="detached")
    bob.link("web-match-rematch").click()
    for person in (ada, bob):
        person.page.wait_for_url(lambda url: url != before)
        person.wait_for_scene("!scene.outcome && scene.seats.every((one) => one.present)")
        person.page.locator("[data-busy]").wait_for()
    assert ada.page.url == bob.page.url
    assert (ada.scene["seat"], bob.scene["seat"]) == (1, 0)
