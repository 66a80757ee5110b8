"""The box of Elekt with something changed in it."""

from __future__ import annotations

from pathlib import Path

BOX = Path(__file__).parents[2] / "src/ludotheque/games/elekt/packs/box.toml"


def changed(*pairs: tuple[str, str]) -> str:
    """Return the text of the box with texts replaced, each where it stands first."""
    text = BOX.read_text(encoding="utf-8")
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def without(kind: str) -> str:
    """Return the text of the box less the last card of a kind."""
    text = BOX.read_text(encoding="utf-8")
    start = text.rindex(f"[[{kind}]]")
    end = text.find("\n[[", text.index(f"[[{kind}.abilities]]", start) + 1)
    return text[:start] + ("" if end < 0 else text[end:])


def ability(*lines: str, kind: str = "basic") -> str:
    """Return the text of the box in which the first ability of a kind has other lines."""
    text = BOX.read_text(encoding="utf-8")
    head = f"[[{kind}.abilities]]\n"
    start = text.index(head) + len(head)
    end = text.index("\n\n", start)
    return text[:start] + "\n".join(lines) + text[end:]


def first_id(kind: str) -> str:
    """Return the id of the first card of a kind that has an ability."""
    text = BOX.read_text(encoding="utf-8")
    before = text[: text.index(f"[[{kind}.abilities]]")]
    return before[before.rindex('id = "') + 6 :].partition('"')[0]
