"""`ludotheque serve`: the server, on this machine or for others; `ludotheque` alone: the lobby."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from ludotheque.cli.terminal import OK, Terminal
from ludotheque.table import Phrase, Unreadable

HERE = "127.0.0.1"
PORT = "8000"
"""The port unless told otherwise."""
START_SECONDS = 30.0
"""So long the browser waits for the server that it is to show."""


def installed() -> bool:
    """Whether the extra `server` is there."""
    return all(find_spec(name) is not None for name in ("uvicorn", "starlette", "sqlalchemy"))


def open_lobby(terminal: Terminal) -> int:
    """Serve on this machine and show the lobby in the browser; one that runs is shown as it is."""
    address = f"http://{HERE}:{PORT}/"
    if _is_ours(address):
        terminal.say("cli-serving-already", address=address)
        _show(address)
        return OK
    port = int(PORT) if _is_free(int(PORT)) else 0
    return serve(terminal, HERE, port, None, 1, ready=_show)


def serve(
    terminal: Terminal,
    host: str,
    port: int,
    database: str | None,
    workers: int,
    *,
    ready: Callable[[str], None] | None = None,
) -> int:
    """Serve until interrupted; matches are kept in the database."""
    try:
        import uvicorn  # comes with the extra `server`, which terminal play does without

        from ludotheque.server.app import build
    except ImportError:
        raise Unreadable(Phrase("cli-no-server")) from None
    kept_in = database or _default_database()
    asyncio.run(_check_database(kept_in))
    listening = _listen(host, port)
    app = build(kept_in, workers)
    shown = _reachable(host)
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    terminal.say("cli-serving", address=address)
    if ready is not None:
        threading.Thread(target=_when_there, args=(address, ready), daemon=True).start()
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", ws_max_size=1 << 16))
    server.run(sockets=[listening])
    return OK


async def _check_database(address: str) -> None:
    """Open the database once, and bring its tables up to date: better to know before serving."""
    from alembic.util.exc import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    from ludotheque.server.store import open_store

    try:
        store = await open_store(address)
        await store.close()
    except (SQLAlchemyError, CommandError, OSError, ImportError, TypeError) as error:
        # Of the address only what stands behind the password: it may be on a log.
        shown = address.rpartition("@")[2]
        raise Unreadable(
            Phrase("cli-no-database", database=shown, problem=str(error).splitlines()[0])
        ) from None


def _listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else: a port in use is the commonest mistake."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()  # who reads the address may come at once
    except OSError as error:
        listening.close()
        raise Unreadable(
            Phrase(
                "cli-cannot-listen", host=host, port=str(port), problem=error.strerror or str(error)
            )
        ) from None
    return listening


def _default_database() -> str:
    """Return the address of a SQLite file in the user's own data folder."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(data) / "ludotheque"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'matches.db'}"


def _reachable(host: str) -> str:
    """Return the host as others can open it: of all addresses, the one on the local network."""
    if host in ("0.0.0.0", "::"):  # noqa: S104 - somebody has asked for it
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect(("192.0.2.1", 9))  # nothing is sent; it shows the way
                host = asking.getsockname()[0]
            except OSError:
                host = HERE
    return f"[{host}]" if ":" in host else host


def _is_free(port: int) -> bool:
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((HERE, port))
        except OSError:
            return False
    return True


def _is_ours(address: str) -> bool:
    """Whether a Ludotheque answers at an address of this machine."""
    try:
        with urllib.request.urlopen(f"{address}api/health", timeout=2) as answer:  # noqa: S310 - http, and ours
            return b'"protocol"' in answer.read(1000)
    except (OSError, urllib.error.URLError, ValueError):
        return False


def _when_there(address: str, ready: Callable[[str], None]) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        if _is_ours(address):
            ready(address)
            return
        time.sleep(0.1)


def _show(address: str) -> None:
    """Open the browser, where there is a screen: a browser in the terminal would take it over."""
    screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if screen:
        webbrowser.open(address)
