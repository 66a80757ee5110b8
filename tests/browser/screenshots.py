"""Every page as a picture: `python -m tests.browser.screenshots FOLDER`, to look at."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser.chromium import MISSING, chromium, find_chromium
from tests.browser.matches import PHASE_TWO, Finished, continue_at, play_to_the_end
from tests.browser.people import PHONE, Person
from tests.server.process import Server

SIZES = {"desk": (1440, 900), "phone": PHONE}
MAIN = ("lobby", "table-start", "table-middle", "table-two", "table-over", "match", "rules")
"""These are taken in every language, the others in English."""


class Studio:
    """Takes pictures of one server's pages."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder
        self.finished: Finished = play_to_the_end(server)

    def take_all(self) -> None:
        """Take every page in every look."""
        for size in SIZES:
            for shade in ("light", "dark"):
                for language in ("en", "fr", "pl"):
                    for name, prepare in self.pages():
                        if language == "en" or (name in MAIN and shade == "light"):
                            self.take(name, prepare, size, shade, language)

    def take(
        self, name: str, prepare: Callable[[Person], None], size: str, shade: str, language: str
    ) -> None:
        """Take one page in one look: what is seen at once, and all of it where there is more."""
        person = Person(
            self.browser,
            f"http://127.0.0.1:{self.server.port}",
            language=language,
            size=SIZES[size],
            touch=size == "phone",
            dark=shade == "dark",
        )
        prepare(person)
        person.arrive()
        person.page.wait_for_timeout(300)
        path = self.folder / f"{name}-{size}-{shade}-{language}"
        person.page.screenshot(path=f"{path}.png")
        higher = "() => document.scrollingElement.scrollHeight > innerHeight + 40"
        if person.page.evaluate(higher):
            person.page.screenshot(path=f"{path}-all.png", full_page=True)
        person.close()

    def pages(self) -> Iterator[tuple[str, Callable[[Person], None]]]:
        """List the pages, and how each is come by."""
        for name, path in (
            ("lobby", "/"),
            ("rules", "/rules/claim"),
            ("decks", "/decks/elementa"),
            ("settings", "/settings"),
            ("about", "/about"),
            ("nowhere", "/nowhere"),
            ("visitor", "/visitor#0123456789abcdef"),
        ):
            yield name, partial(Person.go, path=path)
        yield "invite", self._invite
        yield "join", self._join
        for name, ply in (("start", 2), ("middle", 15), ("two", PHASE_TWO + 8)):
            yield f"table-{name}", partial(self._sit, ply=ply)
        yield "table-aside", self._open_aside
        yield "table-refused", self._be_refused
        yield "table-hint", self._ask_hint
        yield "tutorial", self._learn
        yield "watching", self._watch
        yield "table-over", lambda person: self._come_back(person, "")
        yield "match", lambda person: self._come_back(person, "/replay?ply=31")
        yield "match-end", lambda person: self._come_back(person, "/replay")

    def _invite(self, person: Person) -> None:
        match, cookie = self.server.create("person", "open", name="Ada")
        person.carry(cookie)
        person.go(f"/m/{match}")
        person.reads("web-invite")

    def _join(self, person: Person) -> None:
        match, _ = self.server.create("person", "open", name="Ada")
        person.go(f"/m/{match}")
        person.reads("web-join")

    def _sit(self, person: Person, ply: int, **wish: Any) -> None:
        match, cookie = continue_at(self.server, self.finished, ply, "person", "greedy", **wish)
        person.carry(cookie)
        person.sit_at(match)
        person.wait_for_turn()
        person.settle()

    def _open_aside(self, person: Person) -> None:
        self._sit(person, 15)
        if person.touch:
            person.page.locator(".tools button").last.tap()

    def _be_refused(self, person: Person) -> None:
        for ply in range(3, 20, 2):
            self._sit(person, ply)
            forbidden = [card for card in person.hand() if card not in person.legal]
            if forbidden:
                person.press(person.card(forbidden[0]))
                person.page.get_by_role("alert").wait_for()
                return

    def _ask_hint(self, person: Person) -> None:
        self._sit(person, 15)
        person.button("web-hint").click()
        person.page.locator(".said .notice").wait_for()

    def _learn(self, person: Person) -> None:
        person.go("/")
        person.button("web-learn").click()
        person.page.get_by_role("region", name=person.words("web-coach")).wait_for()

    def _watch(self, person: Person) -> None:
        match, _ = continue_at(self.server, self.finished, 15, "person", "open")
        self.server.join(match, 1, "Bob")
        person.sit_at(match)

    def _come_back(self, person: Person, where: str) -> None:
        person.carry(self.finished.ada)
        person.go(f"/m/{self.finished.match}{where}")
        person.page.locator("[data-busy]").wait_for()


def main() -> None:
    """Take all pictures into the folder that was named."""
    if len(sys.argv) != 2:
        sys.exit("python -m tests.browser.screenshots FOLDER")
    if find_chromium() is None:
        sys.exit(MISSING)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        server = Server(f"sqlite:///{data}/matches.db", Path(data) / "log")
        try:
            Studio(browser, server, folder).take_all()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
