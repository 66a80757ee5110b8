"""Elementa played in the browser: every answer is given where a person would click."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.elekt import TRIES
from tests.browser.people import PATIENCE, Person
from tests.server.process import Server, Visitor

# What is expected may come late on a loaded machine.
expect.set_options(timeout=PATIENCE)

Choose = Callable[[dict[str, Any]], str]
"""Chooses an answer to the question of a scene."""

ROW = ("ban", "lay", "pick")
"""Answers about a card that lies in the row before the player."""
TOGETHER = ("deck", "divide", "resources", "restock", "ban", "lay")
"""Questions that others may answer meanwhile."""
MOMENT = ("round", "turn", "combat")
COMBATS = 3
"""Combats of a turn."""


def choice(person: Person, value: str) -> Locator:
    """Find an answer of the list."""
    return person.page.locator(f'.choices [data-choice="{value}"]').first


def card(person: Person, id: str) -> Locator:
    """Find a card in the row before the player."""
    return person.page.locator(f'.hand [data-card="{id}"] > button').first


def click(person: Person, answer: str) -> None:
    """Click what an answer is made of, one thing after the other."""
    page = person.page
    match answer.split(" "):
        case ["deck", name]:
            names = [action["text"] for action in person.scene["question"]["actions"]]
            person.press(page.locator(".deck .choose").nth(names.index(f"deck {name}")))
        case ["divide", *_]:
            person.press(person.button("web-elementa-propose"))
            person.press(page.locator(".divide .main"))
        case ["take", *elements]:
            for element in elements:
                person.press(choice(person, element))
            if len(elements) > 1:
                person.press(page.locator(".take [data-send]"))
        case [verb, id] if verb in ROW:
            if card(person, id).get_attribute("aria-pressed") != "true":
                person.press(card(person, id))
            person.press(page.locator(".choices [data-send]"))
        case ["change", *units]:
            for unit in set(units):
                pieces = page.locator(f'.choices .units [data-choice="{unit}"]')
                for number in range(units.count(unit)):
                    person.press(pieces.nth(number))
            person.press(page.locator(".choices [data-send]"))
        case _:
            person.press(choice(person, answer))


def give(person: Person, answer: str) -> None:
    """Give an answer by clicking or tapping, and wait until it has been taken."""
    person.settle()
    scene, sent = person.scene, person.sent
    for _ in range(TRIES):
        person.settle()
        click(person, answer)
        if person.sent > sent:
            break
    assert person.sent > sent
    kind, view = scene["question"]["kind"], scene["view"]
    moment = [view[name] for name in MOMENT]
    person.wait_for_scene(
        f"scene.outcome || !scene.question || scene.question.kind !== given.kind"
        f" || (!given.together && scene.ply > given.ply)"
        f" || {list(MOMENT)}.some((name, at) => scene.view[name] !== given.moment[at])",
        {"kind": kind, "together": kind in TOGETHER, "ply": scene["ply"], "moment": moment},
    )


def sensible(scene: dict[str, Any]) -> str:
    """Choose so that a match ends soon: whatever is offered first, and nothing is changed."""
    kind = scene["question"]["kind"]
    legal = [str(action["text"]) for action in scene["question"]["actions"]]
    if kind == "change":
        return "done" if ends_turn(scene) else "quiet"
    if kind == "resources":
        return "take Fi Fi Wa Ea"
    return legal[0]


def ends_turn(scene: dict[str, Any]) -> bool:
    """Tell whether the combats of this turn are over."""
    view = scene["view"]
    return not view["fighting"] and view["combat"] >= COMBATS


def sit_down(person: Person, server: Server, *seats: str, **wish: Any) -> str:
    """Create a match of Elementa, be its first player, and wait for the first question."""
    match, cookie = server.create(*seats, game="elementa", **wish)
    person.carry(cookie)
    person.sit_at(match)
    person.wait_for_turn()
    person.settle()
    return match


def question(person: Person) -> dict[str, Any] | None:
    """Wait until something is asked that the board does not answer itself; None at the end."""
    while True:
        person.wait_for_turn()
        number = person.scene["number"]
        person.page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
        person.settle()
        scene = person.scene
        if scene["outcome"]:
            return None
        if scene["number"] == number and scene["question"]:
            return scene


def play_until(person: Person, kind: str) -> None:
    """Play until a question of a kind is asked."""
    while (scene := question(person)) and scene["question"]["kind"] != kind:
        give(person, sensible(scene))


# --- Quicker than clicking ------------------------------------------------------------------------


NAMES = count(1000, 1000)
"""Where the commands of each deputy begin to be numbered."""


class Deputy:
    """Answers over the net for somebody whose page looks on; what is clicked is worth a test."""

    def __init__(self, server: Server, match: str, cookie: str) -> None:
        self.visitor = Visitor(server, match, cookie)
        # A command with the name of an earlier one would pass for a repetition.
        self.visitor.commands = next(NAMES)

    @classmethod
    def of(cls, person: Person, server: Server, match: str) -> Deputy:
        """Answer for the person in front of a page."""
        cookies = person.context.cookies()
        return cls(server, match, "; ".join(f"{one['name']}={one['value']}" for one in cookies))

    def step(self, choose: Choose) -> None:
        """Answer once."""
        number = self.visitor.scene["number"]
        answer = choose(self.visitor.scene)
        reply = self.visitor.answer("done" if answer == "quiet" else answer)
        # Where all answer at once, a scene may be older than one's own answer.
        if reply["type"] == "refused" and self.visitor.scene["number"] == number:
            self.visitor.read_until("scene")

    def play_while(self, condition: Callable[[dict[str, Any]], bool], choose: Choose) -> bool:
        """Answer as long as scenes fulfil a condition; False when the match is over."""
        while self.visitor.wait_for_turn() and condition(self.visitor.scene):
            self.step(choose)
        return self.visitor.scene["outcome"] is None

    def play_until(self, kind: str, choose: Choose | None = None) -> bool:
        """Answer until a question of a kind is asked; False when the match is over."""
        return self.play_while(lambda scene: scene["question"]["kind"] != kind, choose or sensible)

    def show(self, person: Person) -> dict[str, Any]:
        """Wait until the page shows what is asked now."""
        person.wait_for_scene("scene.number >= given", self.visitor.scene["number"])
        person.settle()
        return person.scene

    def close(self) -> None:
        """Leave."""
        self.visitor.close()


def play_unseen(person: Person, server: Server, match: str, kind: str) -> None:
    """Let a match come to a question of a kind while the page looks on."""
    deputy = Deputy.of(person, server, match)
    deputy.play_until(kind)
    deputy.show(person)
    deputy.close()
