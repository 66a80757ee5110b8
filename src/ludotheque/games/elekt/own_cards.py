"""Cards that a position brings of its own: designers try them, cases need simple ones.

They stand in positions and views as plain data beside the ids, so that records and bots need
nothing else to know them.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from ludotheque.cards.fitting import misfits, nearest
from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.cards import BOXES, KINDS, MASTERS, CardEntry
from ludotheque.games.elekt.checks import id_problems
from ludotheque.table import Phrase, Unreadable

MOST_TITLES = 9
TITLE = {"en": "Title", "fr": "Titre", "pl": "Tytuł"}


def with_own(own: Mapping[Any, Any], edition: str) -> Mapping[str, Card]:
    """Return the cards of the box, those of its own added, changed, or (null) taken out."""
    box = BOXES[edition]
    if not own:
        return box
    cards = dict(box)
    for id, entry in own.items():
        if entry is None:
            if id not in box or id in MASTERS:
                raise _wrong(f"cards.{id}", Phrase("elekt-no-such-card", id=str(id)))
            del cards[id]
        else:
            order = box[id].order if id in box else len(cards)
            cards[id] = read_card(id, entry, order, edition)
    return MappingProxyType(cards)


def own_cards(cards: Mapping[str, Card], edition: str) -> dict[str, Any]:
    """Write what `with_own` reads: how the cards of a match differ from the box."""
    box = BOXES[edition]
    if cards is box:
        return {}
    own: dict[str, Any] = {id: None for id in box if id not in cards}
    for id, card in cards.items():
        known = box.get(id)
        if known is not card and (known is None or known.entry != card.entry):
            own[id] = {"kind": card.kind, **msgspec.to_builtins(card.entry), "id": id}
    return own


def read_card(id: Any, entry: Any, order: int, edition: str) -> Card:
    """Read a card as packs have it; names, origin and kind may be left out, Titles be a number."""
    place = f"cards.{id}"
    for phrase in id_problems(str(id)):
        raise _wrong(place, phrase)
    if not isinstance(entry, Mapping):
        raise _wrong(place, Phrase("cards-wrong-kind", wanted="table", got="other"))
    fields = {"origin": "ludotheque", "names": {"en": id, "fr": id, "pl": id}, "id": id, **entry}
    kind = fields.pop("kind", "elite")
    if kind not in KINDS:
        near = nearest(kind, KINDS)
        phrase = Phrase("cards-unknown-word", value=str(kind), nearest=near, known=list(KINDS))
        raise _wrong(f"{place}.kind", phrase)
    titles = fields.get("titles")
    if type(titles) is int and 0 <= titles <= MOST_TITLES:
        fields["titles"] = [TITLE] * titles
    for where, phrase in misfits(fields, CardEntry):
        raise _wrong(".".join([place, *map(str, where)]), phrase)
    if fields["id"] != id:
        phrase = Phrase("cards-unknown-word", value=fields["id"], nearest=id, known=[id])
        raise _wrong(f"{place}.id", phrase)
    try:
        return Card(id, kind, order, msgspec.convert(fields, CardEntry), edition)
    except ValueError as error:
        phrase = Phrase("elekt-pack-bad-symbols", value=str(error))
        raise _wrong(f"{place}.symbols", phrase) from None


def _wrong(field: str, problem: Phrase) -> Unreadable:
    return Unreadable(Phrase("position-field", field=field, problem=problem))
