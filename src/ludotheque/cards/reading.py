"""Reading a pack of cards: whatever is wrong is named by file, card and field."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from ludotheque.table import Pack, Phrase, Unreadable, load_pack
from ludotheque.table.pack import Readable
from ludotheque.table.schema_problem import schema_problem

P = TypeVar("P", bound=msgspec.Struct)
STEP = re.compile(r"\.([A-Za-z_][A-Za-z_0-9]*)|\[(\d+)\]")


class CardPack(Protocol):
    """What the content of a pack can tell about itself, for checks that no schema can make."""

    def entries(self) -> Iterable[Any]:
        """Return all cards; each has an `id`."""

    def problems(self) -> Iterable[tuple[str, Phrase]]:
        """Return what is wrong: the id of a card (or nothing) and the problem."""


def read_pack(name: str, source: Readable, kind: type[P]) -> Pack[P]:
    """Read a pack; Unreadable names the card and the field that is wrong."""
    try:
        pack = load_pack(name, source, kind)
    except Unreadable:
        text = source.read_text(encoding="utf-8")
        raise Unreadable(_problem(name, text, kind)) from None
    content: Any = pack.content
    for id, count in Counter(entry.id for entry in content.entries()).items():
        if count > 1:
            raise Unreadable(_about(name, id, "id", Phrase("cards-twice", count=count)))
    for id, problem in content.problems():
        raise Unreadable(_about(name, id, "", problem))
    return pack


def _problem(name: str, text: str, kind: type[Any]) -> Phrase:
    """Say where and what is wrong in a file that does not fit its schema."""
    try:
        raw = msgspec.toml.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return Phrase("table-bad-pack", pack=name, problem=str(error))
    try:
        msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        path = str(error).rpartition(" - at `$")[2].rstrip("`")
        card, field = _card_and_field(raw, path)
        return _about(name, card, field, schema_problem(error))
    return Phrase("table-bad-pack", pack=name, problem="")


def _card_and_field(raw: Mapping[str, Any], path: str) -> tuple[str, str]:
    """Find the card that a path leads through, and the rest of the path.

    >>> _card_and_field({"elite": [{"id": "symbiote", "symbols": 3}]}, ".elite[0].symbols")
    ('symbiote', 'symbols')
    """
    at: Any = raw
    card, field = "", []
    for name, index in STEP.findall(path):
        key = name or int(index)
        try:
            at = at[key]
        except (KeyError, IndexError, TypeError):
            at = None
        field.append(str(key))
        if isinstance(at, Mapping) and isinstance(at.get("id"), str):
            card, field = at["id"], []
    return card, ".".join(field)


def _about(pack: str, card: str, field: str, problem: Any) -> Phrase:
    if not card:
        return Phrase("table-bad-pack", pack=pack, problem=problem)
    return Phrase("cards-bad-card", pack=pack, card=card, field=field or "-", problem=problem)


def pack_schema(kind: type[Any]) -> dict[str, Any]:
    """Return the JSON Schema of a pack, for editors."""
    return msgspec.json.schema(kind)
