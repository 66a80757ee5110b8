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
    """A pack's content together with its name and the hash of its text."""

    name: str
    digest: str
    content: P


class Readable(Protocol):
    """Where a pack's text comes from: a file, or a part of the package."""

    def read_text(self, encoding: str) -> str:
        """Return the text."""


def load_pack(name: str, file: Readable, kind: type[P]) -> Pack[P]:
    """Read and check a TOML file; line ends do not matter to the hash."""
    try:
        text = file.read_text(encoding="utf-8")
        content = msgspec.toml.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(
            Phrase("table-bad-pack", pack=name, problem=schema_problem(error))
        ) from None
    digest = hashlib.sha256(text.replace("\r\n", "\n").encode()).hexdigest()
    return Pack(name, f"sha256:{digest}", content)
