"""A person in front of a browser: what he reads, clicks, taps and types, and what went wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response

from ludotheque.texts import Language

PATIENCE = 20_000
"""Milliseconds to wait for anything; a loaded machine is slow, a broken page is never there."""

DESK = (1280, 800)
PHONE = (360, 740)

OBSERVE = """
(() => {
  addEventListener("securitypolicyviolation", (event) => {
    console.error("forbidden by the policy:", event.violatedDirective, event.blockedURI);
  });
  const Real = window.WebSocket;
  window.answersSent = 0;
  window.WebSocket = class extends Real {
    send(text) {
      if (JSON.parse(text).type === "answer") window.answersSent += 1;
      super.send(text);
    }
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (message) => {
        const told = JSON.parse(message.data);
        if (told.type !== "scene") return;
        const { match, epoch } = window.newestScene ?? {};
        if (told.match !== match || told.epoch !== epoch) window.events = [];
        window.events.push(...told.events);
        window.newestScene = told;
      });
    }
  };
})();
"""
"""Watches over the page, and keeps the newest scene that it was shown."""


class Person:
    """One browser context, that is one visitor: cookies, settings, and a page."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESK,
        touch: bool = False,
        dark: bool = False,
        moving: bool = False,
        cookie: str = "",
        settings: dict[str, Any] | None = None,
        observed: bool = True,
    ) -> None:
        self.address = address
        self.language = Language(language)
        self.allowed: list[str] = []
        """Patterns of what may go wrong here because the test wants it to."""
        self.trouble: list[str] = []
        self.touch = touch
        self.context = browser.new_context(
            base_url=address,
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(PATIENCE)
        if observed:
            self.context.add_init_script(OBSERVE)
        if cookie:
            self.carry(cookie)
        if settings:
            self.context.add_init_script(_settings_script(settings))
        self.page = self.open()

    def carry(self, cookie: str) -> None:
        """Be the visitor with this cookie."""
        name, _, value = cookie.partition("=")
        self.context.add_cookies([{"name": name, "value": value, "url": self.address}])

    def open(self) -> Page:
        """Open another tab."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._note(f"error: {error}"))
        page.on("requestfailed", self._note_failed)
        page.on("response", self._note_refused)
        return page

    # --- What went wrong --------------------------------------------------------------------------

    def _hear(self, message: ConsoleMessage) -> None:
        # A text whose argument is missing is a warning, and as wrong as an error.
        if message.type in ("error", "warning"):
            self._note(f"{message.type}: {message.text}")

    def _note_failed(self, request: Request) -> None:
        # Whoever leaves a page does not wait for what it had asked for.
        if request.failure and "ERR_ABORTED" not in request.failure:
            self._note(f"failed: {request.url} {request.failure}")

    def _note_refused(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"status {response.status}: {response.url}")

    def _note(self, told: str) -> None:
        self.trouble.append(told)

    def allow(self, *patterns: str) -> None:
        """Expect that something goes wrong, as the test wants it."""
        self.allowed += patterns

    def check(self) -> None:
        """Nothing may have gone wrong that was not provoked."""
        unexpected = [
            told for told in self.trouble if not any(re.search(p, told) for p in self.allowed)
        ]
        assert not unexpected, unexpected

    # --- Words and where they stand ---------------------------------------------------------------

    def words(self, id: str, /, **args: Any) -> str:
        """Say a message in the person's language."""
        return self.language.text(id, **args)

    def go(self, path: str) -> None:
        """Type an address."""
        self.page.goto(path)

    def arrive(self) -> None:
        """Wait until nothing of the page is still to come."""
        waiting = ("web-loading", "web-table-loading", "web-match-loading", "web-rules-loading")
        self.page.wait_for_function(
            """(waiting) => {
              const said = document.querySelector("main")?.innerText ?? "";
              return said !== "" && !waiting.some((words) => said.includes(words));
            }""",
            arg=[self.words(message) for message in waiting],
        )

    def button(self, id: str, /, **args: Any) -> Locator:
        """Find a button by its words."""
        return self.page.get_by_role("button", name=self.words(id, **args), exact=True)

    def link(self, id: str, /, **args: Any) -> Locator:
        """Find a link by its words."""
        return self.page.get_by_role("link", name=self.words(id, **args), exact=True)

    def link_to_match(self, match: str) -> Locator:
        """Find the entry of a match in a list."""
        return self.page.locator(f'a[href^="/m/{match}"]')

    def labelled(self, id: str, /, **args: Any) -> Locator:
        """Find a field by its label."""
        return self.page.get_by_label(self.words(id, **args), exact=True)

    def choice(self, id: str, /, **args: Any) -> Locator:
        """Find a list to choose from by its label."""
        return self.page.get_by_role("combobox", name=self.words(id, **args), exact=True)

    def press(self, target: Locator) -> None:
        """Click it, or tap it on a phone."""
        if self.touch:
            target.tap()
        else:
            target.click()

    def sees(self, words: str) -> Locator:
        """Wait until words stand somewhere on the page, to be seen."""
        found = self.page.get_by_text(words).locator("visible=true").first
        found.wait_for()
        return found

    def reads(self, id: str, /, **args: Any) -> Locator:
        """Wait until a message stands somewhere on the page."""
        return self.sees(self.words(id, **args))

    # --- At the table -----------------------------------------------------------------------------

    @property
    def scene(self) -> dict[str, Any]:
        """The newest scene that the page was shown."""
        found: dict[str, Any] = self.page.evaluate("() => window.newestScene")
        return found

    @property
    def events(self) -> list[dict[str, Any]]:
        """All events that the page was told."""
        found: list[dict[str, Any]] = self.page.evaluate("() => window.events")
        return found

    @property
    def legal(self) -> list[str]:
        """The answers that the rules allow now."""
        question = self.scene["question"]
        return [action["text"] for action in question["actions"]] if question else []

    def sit_at(self, match: str) -> None:
        """Go to a table, and wait until it is shown."""
        self.go(f"/m/{match}")
        self.page.locator("[data-busy]").wait_for()

    def card(self, notation: str) -> Locator:
        """Find a card of the own hand."""
        return self.page.locator(f'[data-place^="hand-"] [data-card="{notation}"] > button').first

    def hand(self) -> list[str]:
        """Read the own hand from the page."""
        held = self.page.locator('[data-place^="hand-"] [data-card]')
        found: list[str] = held.evaluate_all("all => all.map((one) => one.dataset.card)")
        return found

    def wait_for_scene(self, condition: str, argument: Any = None) -> None:
        """Wait until the newest scene fulfils a condition in JavaScript."""
        self.page.wait_for_function(
            f"(given) => {{ const scene = window.newestScene; return scene && ({condition}); }}",
            arg=argument,
        )

    def wait_for_turn(self) -> bool:
        """Wait until something is asked; False when the match is over."""
        self.wait_for_scene("scene.question || scene.outcome")
        return self.scene["outcome"] is None

    def settle(self) -> None:
        """Wait until the board shows the newest scene."""
        self.page.locator('[data-busy="false"]').wait_for()

    def play(self, notation: str | None = None) -> str:
        """Play a card by hand: one that is allowed, unless told which."""
        self.wait_for_turn()
        scene = self.scene
        chosen = notation or scene["question"]["actions"][0]["text"]
        self.answer_by(lambda: self.press(self.card(chosen)))
        self.wait_for_scene("scene.number > given", scene["number"])
        return chosen

    def answer_by(self, act: Callable[[], None]) -> None:
        """Do what answers; the first time may only end the telling of what had happened."""
        before = self.sent
        act()
        if self.sent == before:
            act()
        assert self.sent == before + 1

    @property
    def sent(self) -> int:
        """How many answers the page has sent."""
        return int(self.page.evaluate("() => window.answersSent"))

    def scrolls_sideways(self) -> bool:
        """Whether the page is wider than the window."""
        return bool(self.page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth"))

    def close(self) -> None:
        """Leave."""
        self.context.close()


def _settings_script(settings: dict[str, Any]) -> str:
    kept = json.dumps(json.dumps(settings))
    # Only where nothing is kept yet: what the person changes must survive a reload.
    return f'localStorage["ludotheque-settings"] ??= {kept};'
