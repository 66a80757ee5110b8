"""`ludotheque serve`: the server, on this machine or for others."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path

from ludotheque.cli.terminal import OK, Terminal
from ludotheque.table import Phrase, Unreadable


def serve(terminal: Terminal, host: str, port: int, database: str | None, workers: int) -> int:
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
    terminal.say("cli-serving", address=f"http://{host}:{listening.getsockname()[1]}/")
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", ws_max_size=1 << 16))
    server.run(sockets=[listening])
    return OK


async def _check_database(address: str) -> None:
    """Open the database once, and bring its tables up to date: better to know before serving."""
    from sqlalchemy.exc import SQLAlchemyError

    from ludotheque.server.store import open_store

    try:
        store = await open_store(address)
        await store.close()
    except (SQLAlchemyError, OSError, ImportError) as error:
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
