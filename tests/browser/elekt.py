"""Elekt played in the browser: an answer is chosen piece by piece, where a person would click."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator

from tests.browser.people import Person
from tests.server.process import Server

WORDS = ("pass", "no", "new", "protect", "amber", "seals")
WAYS = ("clockwise", "anticlockwise")


def pieces_of(answer: str) -> list[tuple[str, str]]:
    """Take an answer apart into what is clicked one after the other."""
    match answer.split(" "):
        case ["keep", card]:
            return [("card", card)]
        case ["to", seat, *way]:
            return [("seat", seat), *(("way", word) for word in way)]
        case ["in", zone]:
            return [("zone", zone)]
        case ["use", _]:
            return [("word", answer)]
        case [("M" | "D" | "B" | "A") as token, card]:
            return [("token", token), ("card", card)]
        case [card, zone]:
            return [("card", card), ("zone", zone)]
        case [word] if word in WAYS:
            return [("way", word)]
        case [word] if word in WORDS:
            return [("word", word)]
        case [token] if re.fullmatch("[MDBA]", token):
            return [("token", token)]
        case _:
            return [("card", card) for card in answer.split("/")]


def place_of(person: Person, kind: str, value: str) -> Locator:
    """Find what to click: the card where it lies, the zone itself, or else a button of the list."""
    if kind == "card":
        lying = person.page.locator(f'.board [data-card="{value}"] > button').locator(
            "visible=true"
        )
        if lying.count():
            return lying.first
    if kind == "zone":
        zone = person.page.locator(f".zone-{value} .here")
        if zone.count():
            return zone
    return person.page.locator(f'.choices [data-choice="{kind}:{value}"]')


TRIES = 4
"""Where all answer at once, another's answer may come just then; a click only ends its telling."""


def give(person: Person, answer: str) -> None:
    """Give an answer by clicking or tapping."""
    number, sent = person.scene["number"], person.sent
    for _ in range(TRIES):
        person.settle()
        for kind, value in pieces_of(answer):
            if person.sent == sent:
                person.press(place_of(person, kind, value))
        if person.sent > sent:
            break
    assert person.sent == sent + 1, answer
    person.wait_for_scene("scene.number > given", number)


def sensible(scene: dict[str, Any]) -> str:
    """Choose so that a match ends soon: two Units in a round, and whatever is offered."""
    legal = [action["text"] for action in scene["question"]["actions"]]
    own = scene["seat"]
    if "pass" in legal and scene["view"]["assigned"][own] >= 2:
        return "pass"
    return str(legal[len(legal) // 2]) if scene["question"]["kind"] == "assign" else str(legal[0])


def sit_down(person: Person, server: Server, *seats: str, **wish: Any) -> str:
    """Create a match of Elekt, be its first player, and wait for the first question."""
    match, cookie = server.create(*seats, game="elekt", **wish)
    person.carry(cookie)
    person.sit_at(match)
    person.wait_for_turn()
    person.settle()
    return match


def play_until(person: Person, kind: str) -> None:
    """Play until a question of a kind is asked."""
    while person.wait_for_turn() and person.scene["question"]["kind"] != kind:
        give(person, sensible(person.scene))
    person.settle()


def lawful(view: dict[str, Any]) -> set[str]:
    """Collect every card that lies open before a viewer, or in his own hand."""
    shown = {*view["hand"], *view["dealt"], *view["discard"], *view["masters"]}
    shown |= {card for row in (*view["rows"], *view["won"]) for card in row}
    return shown | {card for card in view["face"] if card is not None}


def drawn(person: Person) -> set[str]:
    """Read from the page which cards are drawn on it."""
    cards = person.page.locator("[data-card]")
    found: list[str] = cards.evaluate_all("all => all.map((one) => one.dataset.card)")
    return set(found)
