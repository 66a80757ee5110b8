"""Write what the web app is built from: the schemas of all messages, and what is in the boxes.

Run as `python -m ludotheque.server.export FOLDER` by the web app's build.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.server import documents, messages
from ludotheque.table import Game, games, load, plain

SPOKEN = tuple(
    kind
    for kind in {**vars(messages), **vars(documents)}.values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
)
"""Every struct that goes over the wire."""


def schemas() -> dict[str, Any]:
    """Return the JSON Schemas of everything that is sent either way, by name."""
    _, components = msgspec.json.schema_components(SPOKEN, ref_template="#/$defs/{name}")
    return components


def box_of(game: Game[Any, Any]) -> dict[str, Any]:
    """Return the content of every pack of a game by its name, those for displays included."""
    return {pack.name: plain(pack.content) for pack in (*game.packs, *game.displays)}


def export(folder: Path) -> None:
    """Write `schema.json` and `packs.json`, unless they are there unchanged."""
    folder.mkdir(parents=True, exist_ok=True)
    boxes = {name: box_of(load(name)) for name in games()}
    for name, content in (("schema.json", {"$defs": schemas()}), ("packs.json", boxes)):
        written = msgspec.json.format(msgspec.json.encode(content), indent=1)
        file = folder / name
        if not file.exists() or file.read_bytes() != written:
            file.write_bytes(written)


if __name__ == "__main__":
    export(Path(sys.argv[1]))
