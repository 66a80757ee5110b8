"""Tables of the words that packs are written in, made from the classes that carry them out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import inspect

from ludotheque.games.elekt.vocabulary.units import Units
from ludotheque.games.elementa.cards import BonusEntry
from ludotheque.games.elementa.vocabulary import Count, Filter, Price

MOST_SHOWN = 8
NAMED: dict[type[Any], str] = {
    Units: "Units",
    BonusEntry: "bonus",
    Count: "count",
    Filter: "filter",
    Price: "price",
}
"""Tables within tables that the page calls by a name of their own."""
Meanings = Mapping[type[Any], Mapping[str, str]]
"""What the fields of classes are for; a field without a line stops the tables."""


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """Write a table."""
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def fields(kind: type[Any], meanings: Meanings) -> str:
    """Write the fields of a class, a line for each."""

    def rows() -> Iterator[tuple[str, ...]]:
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        for field in info.fields:
            usual = "needed" if field.required else default(field)
            yield f"`{field.name}`", value(field.type), usual, meanings[kind][field.name]

    return table(("field", "value", "if left out", "meaning"), rows())


def words(tag: str, found: list[tuple[type[Any], str]]) -> str:
    """Write classes that a word tells apart, a line for each, with a text that it becomes."""

    def rows() -> Iterator[tuple[str, ...]]:
        for kind, text in found:
            info = inspect.type_info(kind)
            assert isinstance(info, inspect.StructType)
            parts = "; ".join(
                f"`{field.name}`: {value(field.type)}"
                + ("" if field.required else f" ({default(field)})")
                for field in info.fields
            )
            about = (kind.__doc__ or "").splitlines()[0]
            yield f"`{info.tag}`", parts or "–", about, text

    return table((f"`{tag}`", "fields (if left out)", "what it is", "on a card"), rows())


def value(info: inspect.Type) -> str:
    """Say what may stand in a field."""
    match info:
        case inspect.LiteralType(values=values):
            short = len(values) <= MOST_SHOWN
            return ", ".join(f"`{word}`" for word in values) if short else "a word"
        case inspect.UnionType(types=types):
            kinds = [part for part in types if not isinstance(part, inspect.NoneType)]
            if all(isinstance(part, inspect.StructType) for part in kinds) and len(kinds) > 1:
                return "table"
            return ", ".join(map(value, kinds))
        case inspect.StructType(cls=cls):
            return NAMED.get(cls, "table")
        case inspect.VarTupleType():
            return "list"
        case inspect.StrType():
            return "text"
        case inspect.BoolType():
            return "`true`, `false`"
        case _:
            return "number"


def default(field: inspect.Field) -> str:
    """Say what stands where a field is left out."""
    usual = field.default
    if usual is msgspec.NODEFAULT and field.default_factory is not msgspec.NODEFAULT:
        usual = field.default_factory()
    if usual is None or usual in ("", ()):
        return "–"
    if isinstance(usual, msgspec.Struct):
        given = msgspec.to_builtins(usual)
        shown = ", ".join(f'{name} = "{word}"' for name, word in given.items())
        nothing = '`{ which = "any" }`' if isinstance(usual, Units) else "–"
        return f"`{{ {shown} }}`" if shown else nothing
    return f"`{str(usual).lower() if isinstance(usual, bool) else usual}`"
