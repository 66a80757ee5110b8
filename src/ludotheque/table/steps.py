"""An agenda as plain data: what is still to be done, for positions and views.

Steps are frozen structs or plain functions; they are written by their names, with their fields. A
game says which modules hold its steps and how its own values (cards, answers) are written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any

import msgspec

Writer = Callable[[Any], Any]
Reader = Callable[[Any, Any], Any]


class Value(msgspec.Struct, frozen=True):
    """A kind of value that can stand in a step: its key, how it is written and read.

    What is read gets the data and whatever the game hands to `read` (its cards, mostly).
    """

    kind: type | tuple[type, ...]
    key: str
    write: Writer
    read: Reader


class Steps:
    """Writes and reads the steps of one game."""

    def __init__(
        self,
        modules: Iterable[ModuleType],
        values: Iterable[Value] = (),
        ignored: tuple[Any, ...] = (),
    ) -> None:
        self.values = tuple(values)
        self.readers: Mapping[str, Reader] = {value.key: value.read for value in self.values}
        self.known: dict[str, Any] = {}
        for module in modules:
            short = module.__name__.rpartition(".")[2]
            for name, found in vars(module).items():
                ours = getattr(found, "__module__", "") == module.__name__
                if ours and callable(found) and found not in ignored:
                    self.known[f"{short}.{name}"] = found
        self.names = {found: name for name, found in self.known.items()}

    def write(self, value: Any) -> Any:
        """Write a step, or anything that stands in one, as plain data."""
        if value is None or isinstance(value, bool | int | str):
            return value
        if isinstance(value, tuple | list):
            return [self.write(part) for part in value]
        for known in self.values:
            if isinstance(value, known.kind):
                return {known.key: known.write(value)}
        if isinstance(value, msgspec.Struct):
            fields = [self.write(getattr(value, name)) for name in value.__struct_fields__]
            return {"step": self.names[type(value)], "with": fields}
        return {"step": self.names[value]}

    def read(self, data: Any, given: Any) -> Any:
        """Read what `write` wrote; ValueError or KeyError names what cannot be understood."""
        try:
            return self._read(data, given)
        except RecursionError:
            raise ValueError("lists within lists") from None

    def _read(self, data: Any, given: Any) -> Any:
        if isinstance(data, list):
            return tuple([self._read(part, given) for part in data])
        if data is None or isinstance(data, bool | int | str):
            return data
        if not isinstance(data, dict):
            raise ValueError(data)
        [key, *_] = data or [""]
        if key in self.readers:
            return self.readers[key](data[key], given)
        if key != "step":
            raise ValueError(key)
        known: Any = self.known[data["step"]]
        if isinstance(known, type) != ("with" in data):
            raise ValueError(data["step"])
        return known(*(self._read(p, given) for p in data["with"])) if "with" in data else known
