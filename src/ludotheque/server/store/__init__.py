"""Where matches are kept: SQLite by default, PostgreSQL by address, the same tables in both."""

from ludotheque.server.store.connecting import DatabaseAway
from ludotheque.server.store.rows import Entry, LineRow, MatchRow, SeatRow
from ludotheque.server.store.store import Repeated, Stale, Store, open_store

__all__ = [
    "DatabaseAway",
    "Entry",
    "LineRow",
    "MatchRow",
    "Repeated",
    "SeatRow",
    "Stale",
    "Store",
    "open_store",
]
