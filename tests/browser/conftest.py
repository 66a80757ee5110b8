"""A server, a browser, and people in front of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser

from ludotheque.server.page import FOLDER
from tests.browser.chromium import MISSING, chromium, find_chromium
from tests.browser.matches import Finished, play_to_the_end
from tests.browser.people import Person
from tests.server.process import Server


class Invite(Protocol):
    """Lets another person come."""

    def __call__(self, at: Server | None = None, /, **about: Any) -> Person: ...


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return the browser that all tests of a process use."""
    if not (FOLDER / "index.html").is_file():
        pytest.fail("The web app has not been built: make web builds it.", pytrace=False)
    if find_chromium() is None:
        pytest.fail(MISSING, pytrace=False)
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that tests share, each with matches of its own."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(f"sqlite:///{folder / 'matches.db'}", folder / "log")
    yield server
    server.stop()
    # What is killed cannot put its semaphores away; Python says so when it finds the time.
    told = (folder / "log").read_text().splitlines()
    forgiven = ("leaked semaphore", "warnings.warn")
    assert [line for line in told if not any(words in line for words in forgiven)] == []


class OwnServer(Server):
    """A server that a test may end and start again."""

    def start_again(self) -> None:
        """Start on the same port and database."""
        self.process = self._start()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[OwnServer]:
    """Return a server for one test only."""
    server = OwnServer(f"sqlite:///{tmp_path / 'matches.db'}", tmp_path / "log")
    yield server
    if server.alive():
        server.stop()


@pytest.fixture(scope="session")
def finished(server: Server) -> Finished:
    """Return a match that two people have played to its end; the deal is always the same."""
    return play_to_the_end(server)


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Let people come; afterwards nothing may have gone wrong on their pages."""
    people: list[Person] = []

    def come(at: Server | None = None, /, **about: Any) -> Person:
        person = Person(browser, address_of(at or server), **about)
        people.append(person)
        return person

    yield come
    for person in people:
        person.close()
    for person in people:
        person.check()


@pytest.fixture
def person(invite: Invite) -> Person:
    """Let one person come, at a desk, in English."""
    return invite()


def address_of(server: Server) -> str:
    """Return the address that people type."""
    return f"http://127.0.0.1:{server.port}"
