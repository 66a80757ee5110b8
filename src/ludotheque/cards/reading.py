"""Reading a pack of cards: whatever is wrong is named by file, card and field."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from ludotheque.cards.fitting import Place, locate, misfits, nearest
from ludotheque.cards.problem import PackProblem
from ludotheque.cards.shown import ShownCard
from ludotheque.table import Pack, Phrase, Unreadable
from ludotheque.table.pack import Readable, pack_of

P = TypeVar("P", bound=msgspec.Struct)
SCHEMA = "https://json-schema.org/draft/2020-12/schema"
LINE = re.compile(r"^(.*?) \(at line (\d+), column (\d+)\)$")


class CardPack(Protocol):
    """What the content of a pack can tell about itself, for checks that no schema can make."""

    def entries(self) -> Iterable[Any]:
        """Return all cards; each has an `id`."""

    def problems(self) -> Iterable[PackProblem]:
        """Return what is wrong although it fits the schema."""

    def shown(self) -> Iterable[ShownCard]:
        """Return all cards as people are shown them."""


class Checked(msgspec.Struct, Generic[P], frozen=True):
    """The verdict on a pack: all its problems, or the pack."""

    pack: Pack[P] | None
    problems: tuple[PackProblem, ...]


def read_pack(name: str, source: Readable, kind: type[P]) -> Pack[P]:
    """Read a pack; Unreadable names the first card and field that are wrong."""
    try:
        text = source.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Unreadable(Phrase("cards-file-no-text", file=name)) from None
    checked = check_pack(name, text, kind)
    if checked.pack is None:
        raise Unreadable(checked.problems[0].told(name))
    return checked.pack


def check_pack(name: str, text: str, kind: type[P]) -> Checked[P]:
    """Find everything that is wrong with a pack.

    A card that does not fit the schema is left out before the others are looked at more closely,
    so one slip does not hide the next.
    """
    raw = read_toml(text)
    if isinstance(raw, PackProblem):
        return Checked(None, (raw,))
    wrong = misfits(raw, kind)
    found = [locate(raw, place, phrase) for place, phrase in wrong]
    found += _twice(raw)
    rest = _without(raw, [place for place, _ in wrong])
    if rest is not None:
        content = msgspec.convert(rest, kind)
        cards: Any = content
        found += [problem for problem in cards.problems() if problem.card or not wrong]
        if not found:
            return Checked(pack_of(name, text, content), ())
    return Checked(None, tuple(found))


def read_toml(text: str) -> dict[str, Any] | PackProblem:
    """Decode TOML, or say in which line it is none."""
    try:
        raw: dict[str, Any] = msgspec.toml.decode(text)
    except msgspec.DecodeError as error:
        found = LINE.match(str(error))
        said, line, column = found.groups() if found else (str(error), "?", "?")
        phrase = Phrase("cards-no-toml", problem=said, line=line, column=column)
        return PackProblem("", "", phrase)
    return raw


def game_of(raw: Mapping[str, Any], games: Iterable[str]) -> str | PackProblem:
    """Tell for which game a pack is, or what is wrong with the field that says so."""
    known = sorted(games)
    game = raw.get("game")
    if game in known:
        return str(game)
    if game is None:
        return PackProblem("", "game", Phrase("cards-missing-verb", name="game", known=known))
    value = str(game)
    phrase = Phrase("cards-unknown-word", value=value, nearest=nearest(value, known), known=known)
    return PackProblem("", "game", phrase)


def _twice(raw: Mapping[str, Any]) -> Iterator[PackProblem]:
    cards = [card for _, _, card in _cards(raw)]
    ids = Counter(card["id"] for card in cards if isinstance(card.get("id"), str))
    for id, count in ids.items():
        if count > 1:
            yield PackProblem(id, "id", Phrase("cards-twice", count=count))


def _cards(raw: Mapping[str, Any]) -> Iterator[tuple[str, int, Mapping[str, Any]]]:
    """List the tables in the lists of a pack, with their places."""
    for name, value in raw.items():
        if isinstance(value, list):
            for number, card in enumerate(value):
                if isinstance(card, Mapping):
                    yield name, number, card


def _without(raw: Mapping[str, Any], places: Iterable[Place]) -> dict[str, Any] | None:
    """Leave the cards out in which something is wrong; None when more than cards are."""
    broken = {place[:2] for place in places}
    lists = {name for name, _, _ in _cards(raw)}
    if any(len(place) < 2 or place[0] not in lists for place in broken):
        return None
    return {
        name: [card for number, card in enumerate(value) if (name, number) not in broken]
        if isinstance(value, list)
        else value
        for name, value in raw.items()
    }


def pack_schema(kind: type[Any]) -> dict[str, Any]:
    """Return the JSON Schema of a pack, for editors."""
    return {"$schema": SCHEMA, **msgspec.json.schema(kind)}
