"""Plain data and JSON for everything that leaves a State: cards and actions become their text."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from ludotheque.table.action import Notated

T = TypeVar("T")


def plain(value: Any) -> Any:
    """Turn views, events, outcomes into what JSON knows: dicts, lists, texts, numbers."""
    return msgspec.json.decode(to_json(value))


def to_json(value: Any) -> bytes:
    """Write a value as JSON, always with the same bytes."""
    return msgspec.json.encode(value, enc_hook=_write, order="deterministic")


def schema(kind: type) -> dict[str, Any]:
    """Return the JSON Schema of a view or event."""
    return msgspec.json.schema(kind, schema_hook=_schema)


def from_json(data: bytes, kind: type[T]) -> T:
    """Read what `to_json` wrote."""
    return msgspec.json.decode(data, type=kind, dec_hook=_read)


def _write(value: Any) -> Any:
    if isinstance(value, Notated):
        return value.text
    raise TypeError(f"cannot write {type(value).__name__} as plain data")


def _read(kind: type, value: Any) -> Any:
    if issubclass(kind, Notated):
        return kind.read(value)
    raise TypeError(f"cannot read {kind.__name__} from plain data")


def _schema(kind: type) -> dict[str, Any]:
    if issubclass(kind, Notated):
        return {"type": "string"}
    raise TypeError(f"no schema for {kind.__name__}")
