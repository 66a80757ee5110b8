"""Whether plain data fits a schema: every misfit, where it is, and what would be right.

msgspec decodes faster but stops at the first mistake and speaks English only; so it does the work
and this is asked when it refuses.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from msgspec import inspect

from ludotheque.cards.problem import PackProblem
from ludotheque.table import Phrase

Place = tuple[str | int, ...]
Misfit = tuple[Place, Phrase]

SCALARS: dict[type[inspect.Type], tuple[type, str]] = {
    inspect.StrType: (str, "text"),
    inspect.IntType: (int, "number"),
    inspect.BoolType: (bool, "yes-no"),
    inspect.NoneType: (type(None), "nothing"),
}
"""Plain values by their schema: their class in Python and what people call them."""
KINDS = {
    str: "text",
    int: "number",
    float: "fraction",
    bool: "yes-no",
    list: "list",
    dict: "table",
}


def misfits(value: Any, kind: type[Any]) -> list[Misfit]:
    """List every place of plain data that does not fit a class.

    >>> import msgspec
    >>> class Card(msgspec.Struct, forbid_unknown_fields=True):
    ...     id: str
    ...     titles: int = 0
    >>> misfits({"id": "x", "title": 2}, Card)[0][1].args["nearest"]
    'titles'
    """
    return list(_look(value, inspect.type_info(kind), ()))


def locate(raw: Any, place: Place, phrase: Phrase) -> PackProblem:
    """Name the card that a place lies in, and the field within it.

    >>> raw = {"elite": [{"id": "symbiote", "symbols": 3}]}
    >>> found = locate(raw, ("elite", 0, "symbols"), Phrase("cards-twice", count=2))
    >>> found.card, found.field
    ('symbiote', 'symbols')
    """
    at, card, begin = raw, "", 0
    for depth, step in enumerate(place, start=1):
        try:
            at = at[step]
        except (KeyError, IndexError, TypeError):
            break
        if isinstance(at, Mapping) and isinstance(at.get("id"), str):
            card, begin = at["id"], depth
    return PackProblem(card, ".".join(map(str, place[begin:])), phrase)


def _look(value: Any, info: inspect.Type, place: Place) -> Iterator[Misfit]:
    match info:
        case inspect.StructType():
            yield from _table(value, info, place)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            if not isinstance(value, Sequence) or isinstance(value, str):
                yield place, _wanted("list", value)
                return
            for number, part in enumerate(value):
                yield from _look(part, item, (*place, number))
        case inspect.DictType(value_type=item):
            if not isinstance(value, Mapping):
                yield place, _wanted("table", value)
                return
            for name, part in value.items():
                yield from _look(part, item, (*place, name))
        case inspect.UnionType(types=types):
            yield from _one_of(value, types, place)
        case _:
            yield from _one_of(value, (info,), place)


def _table(value: Any, info: inspect.StructType, place: Place) -> Iterator[Misfit]:
    if not isinstance(value, Mapping):
        yield place, _wanted("table", value)
        return
    fields = {field.encode_name: field for field in info.fields}
    for name in value:
        if name not in fields and name != info.tag_field and info.forbid_unknown_fields:
            known = [*fields]
            phrase = Phrase(
                "cards-unknown-field", name=str(name), nearest=nearest(name, known), known=known
            )
            yield (*place, name), phrase
    for name, field in fields.items():
        if name in value:
            yield from _look(value[name], field.type, (*place, name))
        elif field.required:
            yield (*place, name), _missing(name, field.type)


def _missing(name: str, info: inspect.Type) -> Phrase:
    if isinstance(info, inspect.LiteralType):
        return Phrase("cards-missing-verb", name=name, known=sorted(map(str, info.values)))
    return Phrase("cards-missing-field", name=name, wanted=_kind_of(info))


def _one_of(value: Any, types: Sequence[inspect.Type], place: Place) -> Iterator[Misfit]:
    """Check a value that may be of several kinds: words, numbers, or tables told apart by a tag."""
    structs = [info for info in types if isinstance(info, inspect.StructType)]
    if structs and isinstance(value, Mapping):
        yield from _tagged(value, structs, place)
        return
    words: list[Any] = []
    for info in types:
        if isinstance(info, inspect.LiteralType):
            words += info.values
        elif type(info) in SCALARS and type(value) is SCALARS[type(info)][0]:
            return
    if type(value) is str and words and value not in words:
        known = sorted(map(str, words))
        phrase = Phrase(
            "cards-unknown-word", value=value, nearest=nearest(value, known), known=known
        )
        yield place, phrase
    elif value not in words:
        yield place, _wanted(_kind_of(types[0]), value)


def _tagged(
    value: Mapping[str, Any], structs: Sequence[inspect.StructType], place: Place
) -> Iterator[Misfit]:
    if len(structs) == 1 and structs[0].tag_field is None:
        yield from _table(value, structs[0], place)
        return
    field = str(structs[0].tag_field)
    by_tag = {str(info.tag): info for info in structs}
    known = sorted(by_tag)
    if field not in value:
        yield (*place, field), Phrase("cards-missing-verb", name=field, known=known)
    elif value[field] in by_tag:
        yield from _table(value, by_tag[value[field]], place)
    else:
        found = str(value[field])
        phrase = Phrase(
            "cards-unknown-verb", value=found, nearest=nearest(found, known), known=known
        )
        yield (*place, field), phrase


def _kind_of(info: inspect.Type) -> str:
    match info:
        case inspect.UnionType(types=types):
            return _kind_of(types[0])
        case inspect.StructType() | inspect.DictType():
            return "table"
        case inspect.VarTupleType() | inspect.ListType():
            return "list"
        case _:
            return SCALARS[type(info)][1] if type(info) in SCALARS else "text"


def _wanted(wanted: str, value: Any) -> Phrase:
    return Phrase("cards-wrong-kind", wanted=wanted, got=KINDS.get(type(value), "other"))


def nearest(word: Any, known: Sequence[str]) -> str:
    """Return the known word that was probably meant, or "none".

    >>> nearest("attatch", ["attach", "remove"]), nearest("x", ["attach"])
    ('attach', 'none')
    """
    found = get_close_matches(str(word), known, 1)
    return found[0] if found else "none"
