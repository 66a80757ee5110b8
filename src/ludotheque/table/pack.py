"""Packs: cards, units, decks as TOML, validated and hashed."""

from __future__ import annotations

import hashlib
from typing import Generic, Protocol, TypeVar

import msgspec

from ludotheque.table.errors import Unreadable
from ludotheque.table.phrase import Phrase
from ludotheque.table.schema_problem import schema_problem

P = TypeVar("P", bound=msgspec.Struct)


class Pack(msgspec.Struct, Generic[P], frozen=True):
    """A pack's content together with its name, its text and the hash of it."""

    name: str
    digest: str
    content: P
    text: str = ""
    """The TOML itself, for those who want to begin a pack of their own with it."""


class Readable(Protocol):
    """Where a pack's text comes from: a file, or a part of the package."""

    def read_text(self, encoding: str) -> str:
        """Return the text."""


def load_pack(name: str, file: Readable, kind: type[P]) -> Pack[P]:
    """Read and check a TOML file."""
    try:
        text = file.read_text(encoding="utf-8")
        content = msgspec.toml.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(
            Phrase("table-bad-pack", pack=name, problem=schema_problem(error))
        ) from None
    return pack_of(name, text, content)


def pack_of(name: str, text: str, content: P) -> Pack[P]:
    """Put a pack together whose content has been read; line ends do not matter to the hash."""
    text = text.replace("\r\n", "\n")
    digest = hashlib.sha256(text.encode()).hexdigest()
    return Pack(name, f"sha256:{digest}", content, text)
