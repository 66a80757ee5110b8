"""The machine's Chromium, started once for many people."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = (
    "The browser's tests need Chromium: apt-get install chromium "
    "(Ubuntu: chromium-browser), or name it in CHROMIUM."
)
ARGUMENTS = (
    # Chromium's own sandbox cannot be had in most containers; it sees our own pages only.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find_chromium() -> str | None:
    """Return the path of the browser, or None where there is none."""
    named = os.environ.get("CHROMIUM")
    return next(filter(None, map(shutil.which, (named,) if named else NAMES)), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start the browser and end it afterwards."""
    path = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()
