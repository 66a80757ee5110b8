"""Expected values of a case: paths into plain data, and matchers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from ludotheque.table.phrase import Phrase


class Difference(msgspec.Struct, frozen=True):
    """What was expected at a path, and what came instead."""

    path: str
    expected: Any
    found: Any


class Problem(Exception):
    """A path that leads nowhere, or a matcher that does not fit."""

    def __init__(self, path: str, phrase: Phrase) -> None:
        super().__init__(path, phrase)
        self.path = path
        self.phrase = phrase


def look_up(data: Any, path: str) -> Any:
    """Follow a path such as `view.0.hand`.

    >>> look_up({"scores": [[], ["U4"]]}, "scores.1.0")
    'U4'
    """
    walked: list[str] = []
    for part in path.split("."):
        data = _step(data, part, ".".join([*walked, part]))
        walked.append(part)
    return data


def check(path: str, found: Any, expected: Any) -> list[Difference]:
    """Compare a found value with an expected one; nested mappings are paths written in parts."""
    if isinstance(expected, Mapping):
        if expected and all(name in MATCHERS for name in expected):
            return _match(path, found, expected)
        differences = []
        for part, inner in expected.items():
            try:
                inside = look_up(found, str(part))
            except Problem as problem:
                raise Problem(f"{path}.{problem.path}", problem.phrase) from None
            differences += check(f"{path}.{part}", inside, inner)
        return differences
    expected = _as(found, expected)
    return [] if expected == found else [Difference(path, expected, found)]


def _step(data: Any, part: str, path: str) -> Any:
    if isinstance(data, Mapping):
        if part in data:
            return data[part]
        raise Problem(path, Phrase("case-no-such-part", part=part, known=[str(k) for k in data]))
    if isinstance(data, list) and part.isdecimal() and int(part) < len(data):
        return data[int(part)]
    if isinstance(data, list):
        raise Problem(path, Phrase("case-no-such-entry", part=part, count=len(data)))
    raise Problem(path, Phrase("case-nothing-inside", part=part))


def _as(found: Any, expected: Any) -> Any:
    """Read a text as the list of short texts that it stands for, wherever a list was found."""
    if isinstance(found, list):
        if isinstance(expected, str) or expected is None:
            return (expected or "").split()
        if isinstance(expected, list) and len(expected) == len(found):
            return [_as(inner, given) for inner, given in zip(found, expected, strict=True)]
    return expected


def _match(path: str, found: Any, matchers: Mapping[str, Any]) -> list[Difference]:
    differences = []
    for name, expected in matchers.items():
        if name != "one_of" and not isinstance(found, list):
            raise Problem(path, Phrase("case-no-list", matcher=name))
        if not isinstance(expected, OPERANDS[name]) or isinstance(expected, bool):
            raise Problem(path, Phrase("case-bad-matcher", matcher=name, value=str(expected)))
        if not MATCHERS[name](found, expected):
            differences.append(Difference(path, {name: expected}, found))
    return differences


def _contains(found: Any, expected: Any) -> bool:
    have, wanted = Counter(map(repr, found)), Counter(map(repr, _words(expected)))
    return all(have[entry] >= number for entry, number in wanted.items())


def _excludes(found: Any, expected: Any) -> bool:
    return not any(entry in found for entry in _words(expected))


def _count(found: Any, expected: Any) -> bool:
    return bool(len(found) == expected)


def _one_of(found: Any, expected: Any) -> bool:
    return any(_as(found, choice) == found for choice in expected)


def _words(expected: Any) -> list[Any]:
    return expected.split() if isinstance(expected, str) else list(expected)


MATCHERS: dict[str, Callable[[Any, Any], bool]] = {
    "contains": _contains,
    "excludes": _excludes,
    "count": _count,
    "one_of": _one_of,
}

OPERANDS: dict[str, tuple[type, ...]] = {
    "contains": (list, str),
    "excludes": (list, str),
    "count": (int,),
    "one_of": (list,),
}
"""What may stand behind each matcher."""
