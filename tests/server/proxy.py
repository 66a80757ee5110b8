"""A way to the database that can be cut: at once, or right after a commit."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import suppress
from urllib.parse import urlsplit, urlunsplit


class Proxy:
    """Passes everything on to a PostgreSQL, until told otherwise."""

    def __init__(self, database: str) -> None:
        self._target = urlsplit(database)
        self._pairs: set[tuple[socket.socket, socket.socket]] = set()
        self._lock = threading.Lock()
        self._listening: socket.socket | None = None
        self._port = 0
        self.cut_after_commit = threading.Event()
        """Set it, and the next connection that has added an entry dies as it commits."""
        self.was_cut = threading.Event()
        self.connect()

    @property
    def address(self) -> str:
        """The address under which the database is reached through here."""
        target = self._target
        return urlunsplit(target._replace(netloc=f"{target.username}@127.0.0.1:{self._port}"))

    def connect(self) -> None:
        """Let people through again."""
        self._listening = socket.create_server(("127.0.0.1", self._port))
        self._port = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, args=(self._listening,), daemon=True).start()

    def cut(self) -> None:
        """Refuse new connections and end those that there are, as a stopped database does."""
        assert self._listening is not None
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        with self._lock:
            pairs = list(self._pairs)
        for pair in pairs:
            self._end(pair)

    def _accept(self, listening: socket.socket) -> None:
        while True:
            try:
                client, _ = listening.accept()
                server = socket.create_connection((self._target.hostname, self._target.port))
            except OSError:
                return
            pair = (client, server)
            with self._lock:
                self._pairs.add(pair)
            for way in (pair, pair[::-1]):
                threading.Thread(target=self._pass_on, args=(pair, *way), daemon=True).start()

    def _pass_on(
        self,
        pair: tuple[socket.socket, socket.socket],
        come: socket.socket,
        go: socket.socket,
    ) -> None:
        adding = False
        with suppress(OSError):
            while content := come.recv(1 << 16):
                adding = adding or b"INSERT INTO entries" in content
                if come is pair[0] and self._is_last(content, adding=adding):
                    come.shutdown(socket.SHUT_RDWR)  # nobody will hear what became of it
                    go.sendall(content)
                    self.was_cut.set()
                    time.sleep(0.2)
                    break
                go.sendall(content)
        self._end(pair)

    def _is_last(self, content: bytes, *, adding: bool) -> bool:
        if adding and b"COMMIT" in content and self.cut_after_commit.is_set():
            self.cut_after_commit.clear()
            return True
        return False

    def _end(self, pair: tuple[socket.socket, socket.socket]) -> None:
        with self._lock:
            self._pairs.discard(pair)
        for end in pair:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
