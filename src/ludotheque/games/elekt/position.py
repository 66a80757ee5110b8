"""Any State as plain data and back (docs/positions/elekt.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.games.elekt import actions, rules, steps
from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.cards import BOXES
from ludotheque.games.elekt.choosing import QUESTIONS, Pending
from ludotheque.games.elekt.coalition import COALITION_CARD
from ludotheque.games.elekt.confrontation import Confrontation, ResolveZone, confront
from ludotheque.games.elekt.doing import in_order
from ludotheque.games.elekt.enlisting import ENLIST, RESHUFFLE, enlist
from ludotheque.games.elekt.own_cards import read_card
from ludotheque.games.elekt.pieces import (
    ATTRIBUTES,
    NONE,
    TOKENS,
    TOKENS_IN_SOLO,
    ZONES,
    read_symbols,
    write_symbols,
)
from ludotheque.games.elekt.settings import OPTIONS, agree
from ludotheque.games.elekt.state import ElektState, listeners
from ludotheque.games.elekt.view import ids, pending_of
from ludotheque.table import Phrase, Seat, Unreadable
from ludotheque.table.options import read_options

if TYPE_CHECKING:
    from collections.abc import Iterable

FIELDS = (
    "seats", "cards", "phase", "round", "sceptre", "direction", "order", "amber", "hands", "known",
    "dealt", "enlisting", "committed", "zones", "tokens", "supply", "silenced", "face", "decks",
    "elite", "discard", "won", "box", "gone", "passed", "assigned", "used", "boosts", "contest",
    "ban", "sceptre_giver", "masters", "seals", "face_down", "extra_titles", "last_zone", "winner",
    "agenda",
    "pending", "asked", "turn", "zone", "next",
)  # fmt: skip
CHANCE_QUESTIONS = {
    "reshuffle": RESHUFFLE,
    "coalition-card": COALITION_CARD,
    **{f"shuffle-{deck}": question for deck, question in rules.SHUFFLE_QUESTIONS.items()},
}
ASKED = {"enlist": ENLIST, **QUESTIONS, **CHANCE_QUESTIONS}


def write_position(state: ElektState) -> dict[str, Any]:
    """Write a whole State."""
    sides = state.sides
    box = BOXES[state.settings.edition]
    extra = {id: card for id, card in state.cards.items() if box.get(id) is not card}
    return {
        "seats": state.settings.seats,
        "cards": {id: _write_card(card) for id, card in extra.items()},
        "phase": state.phase,
        "round": state.round,
        "sceptre": int(state.holder),
        "direction": "clockwise" if state.direction == 1 else "anticlockwise",
        "order": list(state.order),
        "amber": list(state.amber),
        "hands": [list(ids(hand)) for hand in state.hands],
        "known": [list(ids(hand)) for hand in state.known],
        "dealt": [list(ids(cards)) for cards in state.dealt],
        "enlisting": [[int(seat), text] for seat, text in state.enlisting],
        "committed": [[int(seat), action.text] for seat, action in state.committed],
        "zones": {
            letter: [list(ids(state.row(zone, seat))) for seat in range(sides)]
            for zone, letter in enumerate(ZONES)
        },
        "tokens": {unit.id: write_symbols(tokens) for unit, tokens in state.tokens.items()},
        "supply": "/".join(map(str, state.supply)),
        "silenced": sorted(unit.id for unit in state.silenced),
        "face": {letter: card and card.id for letter, card in zip(ZONES, state.face, strict=True)},
        "decks": {
            letter: list(ids(reversed(deck)))
            for letter, deck in zip(ZONES, state.decks, strict=True)
        },
        "elite": list(ids(reversed(state.elite))),
        "discard": list(ids(state.discard)),
        "won": [list(ids(cards)) for cards in state.won],
        "box": list(ids(state.box)),
        "gone": list(ids(state.gone)),
        "passed": list(state.passed),
        "assigned": list(state.assigned),
        "used": sorted([card.id, number] for card, number in state.used),
        "boosts": [list(boost) for boost in state.boosts],
        "contest": None if state.contest is None else list(state.contest),
        "ban": steps.write(state.ban),
        "sceptre_giver": state.sceptre_giver,
        "masters": list(ids(state.masters)),
        "seals": state.seals,
        "face_down": list(ids(state.face_down)),
        "extra_titles": state.extra_titles,
        "last_zone": state.last_zone,
        "winner": state.winner,
        "agenda": [steps.write(step) for step in state.agenda],
        "pending": _write_pending(state),
        "asked": None if state.question is None else [state.question.kind, list(state.deciders)],
    }


def _write_pending(state: ElektState) -> Any:
    return None if state.pending is None else pending_of(state, state.pending.seat)


def _write_card(card: Card) -> dict[str, Any]:
    return {"kind": card.kind, **msgspec.to_builtins(card.entry)}


def wrong(field: str, value: Any) -> Unreadable:
    """Name the field of a position that is wrong."""
    problem = Phrase("elekt-bad-value", value=str(value)[:80])
    return Unreadable(Phrase("position-field", field=field, problem=problem))


def read_position(data: Mapping[str, Any], options: Mapping[str, Any] | None) -> ElektState:
    """Build a State; what is left out gets the defaults that docs/positions/elekt.md lists."""
    if not isinstance(data, Mapping):
        raise Unreadable(Phrase("position-field", field="", problem=Phrase("position-no-mapping")))
    for field in data:
        if field not in FIELDS:
            problem = Phrase("position-unknown-field", known=list(FIELDS))
            raise Unreadable(Phrase("position-field", field=str(field), problem=problem))
    reader = Reader(data, options or {})
    return reader.state()


class Reader:
    """Reads a position field by field."""

    def __init__(self, data: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        self.data = data
        chosen = dict(options) or read_options("elekt", OPTIONS, {})
        seats = data.get("seats", 2)
        if type(seats) is not int or not 1 <= seats <= 4:
            raise wrong("seats", seats)
        self.settings = agree(seats, chosen)
        self.state_ = ElektState(self.settings)
        self.state_.cards = self._cards()
        self.state_.listeners = listeners(self.state_.cards)

    def state(self) -> ElektState:
        """Build the State."""
        state = self.state_
        state.phase = self._one_of("phase", ("setup", "enlistment", "assignment", "confrontation",
                                             "reset", "over"), "assignment")  # fmt: skip
        state.round = self._number("round", 1)
        state.holder = Seat(self._number("sceptre", 0, state.sides - 1))
        way = self._one_of("direction", tuple(actions.DIRECTIONS), "clockwise")
        state.direction = actions.DIRECTIONS[way]
        order = self.data.get("order")
        state.order = state.by_rank() if order is None else tuple(map(Seat, order))
        self._pieces(state)
        self._course(state)
        self._to_do(state)
        return state

    def _cards(self) -> Mapping[str, Card]:
        box = dict(BOXES[self.settings.edition])
        for id, entry in self._mapping("cards").items():
            order = box[id].order if id in box else len(box)
            box[id] = read_card(id, entry, order, self.settings.edition)
        return MappingProxyType(box)

    def _pieces(self, state: ElektState) -> None:
        sides = state.sides
        state.amber = self._numbers("amber", [2] * sides)
        state.hands = [in_order(hand) for hand in self._piles("hands")]
        known = self.data.get("known")
        state.known = [()] * sides if known is None else [in_order(p) for p in self._piles("known")]
        state.dealt = self._piles("dealt")
        zones = self._mapping("zones")
        for zone, letter in enumerate(ZONES):
            for seat, row in enumerate(zones.get(letter, [])):
                state.rows[zone * sides + seat] = self._list(f"zones.{letter}", row)
        for id, text in self._mapping("tokens").items():
            tokens = self._symbols(f"tokens.{id}", text)
            if tokens != NONE:
                state.tokens[self._card("tokens", id)] = tokens
        state.supply = self._supply(state)
        state.silenced = frozenset(self._list("silenced", self.data.get("silenced", [])))
        face = self._mapping("face")
        state.face = [None if face.get(z) is None else self._card("face", face[z]) for z in ZONES]
        state.won = self._piles("won")
        for name in ("discard", "box", "gone", "masters", "face_down"):
            setattr(state, name, self._list(name, self.data.get(name, [])))
        self._decks(state)

    def _decks(self, state: ElektState) -> None:
        decks = self._mapping("decks")
        for zone, letter in enumerate(ZONES):
            state.decks[zone] = self._list(f"decks.{letter}", decks.get(letter, []))[::-1]
        if "elite" in self.data:
            state.elite = self._list("elite", self.data["elite"])[::-1]

    def _course(self, state: ElektState) -> None:
        sides = state.sides
        state.passed = tuple(Seat(seat) for seat in self.data.get("passed", []))
        state.assigned = self._numbers("assigned", [0] * sides)
        state.enlisting = tuple((Seat(s), text) for s, text in self.data.get("enlisting", []))
        state.committed = tuple(
            (Seat(s), actions.parse_action(text)) for s, text in self.data.get("committed", [])
        )
        state.used = frozenset(
            (self._card("used", id), number) for id, number in self.data.get("used", [])
        )
        state.boosts = tuple((Seat(s), k, n) for s, k, n in self.data.get("boosts", []))
        contest = self.data.get("contest")
        state.contest = None if contest is None else (contest[0], contest[1])
        state.ban = self._step("ban", self.data.get("ban"))
        giver = self.data.get("sceptre_giver")
        state.sceptre_giver = None if giver is None else Seat(giver)
        state.seals = self._number("seals", 0)
        state.extra_titles = self._number("extra_titles", 0)
        state.last_zone = self.data.get("last_zone")
        winner = self.data.get("winner")
        state.winner = None if winner is None else Seat(winner)

    def _to_do(self, state: ElektState) -> None:
        """Put the agenda and the open question in place, or what phase and turn amount to."""
        if "agenda" not in self.data:
            state.then(*self._first_steps(state))
            state.run(None)
            return
        state.agenda = [self._step("agenda", step) for step in self.data["agenda"]]
        pending = self.data.get("pending")
        if pending is not None:
            options = tuple(actions.parse_action(text) for text in pending["options"])
            receive = self._step("pending", pending["then"])
            seat = Seat(pending["seat"])
            state.pending = Pending(pending["kind"], seat, options, receive, pending.get("mark"))
        asked = self.data.get("asked")
        if asked is not None:
            if asked[0] not in ASKED:
                raise wrong("asked", asked[0])
            state.question = ASKED[asked[0]]
            state.deciders = tuple(Seat(seat) for seat in asked[1])

    def _first_steps(self, state: ElektState) -> list[Any]:
        match state.phase:
            case "setup":
                laid = "elite" in self.data  # only the first player is still to be found
                return [rules.find_first_player, rules.begin_round] if laid else [rules.set_up]
            case "enlistment":
                return [enlist, rules.assign_units, confront, rules.reset]
            case "assignment":
                turn = Seat(self._number("turn", int(state.holder), state.sides - 1))
                return [rules.Turn(state.order.index(turn)), confront, rules.reset]
            case "confrontation":
                zone = ZONES.index(self._one_of("zone", ZONES, "S"))
                held = [ATTRIBUTES.index(a) for a in self.data.get("next", ATTRIBUTES)]
                here = [Confrontation(zone, a) for a in held] if "next" in self.data else [
                    ResolveZone(zone)]  # fmt: skip
                return [*here, *(ResolveZone(z) for z in range(zone + 1, 3)), rules.reset]
            case "reset":
                return [rules.reset]
            case "over":
                return []

    # --- Values -----------------------------------------------------------------------------------

    def _step(self, field: str, data: Any) -> Any:
        try:
            return steps.read(data, self.state_.cards)
        except (KeyError, ValueError, TypeError, msgspec.ValidationError) as error:
            raise wrong(field, error) from None

    def _card(self, field: str, id: Any) -> Card:
        card = self.state_.cards.get(id) if isinstance(id, str) else None
        if card is None:
            raise wrong(field, id)
        return card

    def _list(self, field: str, values: Any) -> tuple[Card, ...]:
        if isinstance(values, str):
            values = values.split()
        if not isinstance(values, Sequence):
            raise wrong(field, values)
        return tuple(self._card(field, id) for id in values)

    def _piles(self, field: str) -> list[tuple[Card, ...]]:
        given = self.data.get(field, [])
        if not isinstance(given, Sequence) or len(given) > self.state_.sides:
            raise wrong(field, given)
        piles = [self._list(field, pile) for pile in given]
        return piles + [()] * (self.state_.sides - len(piles))

    def _mapping(self, field: str) -> Mapping[str, Any]:
        value = self.data.get(field, {})
        if not isinstance(value, Mapping):
            raise wrong(field, value)
        return value

    def _number(self, field: str, default: int, most: int = 99) -> int:
        value = self.data.get(field, default)
        if type(value) is not int or not 0 <= value <= most:
            raise wrong(field, value)
        return value

    def _numbers(self, field: str, default: list[int]) -> list[int]:
        value = self.data.get(field, default)
        fits = isinstance(value, list) and len(value) == len(default)
        if not fits or not all(type(n) is int and 0 <= n <= 13 for n in value):
            raise wrong(field, value)
        return list(value)

    def _one_of(self, field: str, known: Iterable[str], default: str) -> Any:
        value = self.data.get(field, default)
        if value not in known:
            raise wrong(field, value)
        return value

    def _symbols(self, field: str, text: Any) -> Any:
        try:
            return read_symbols(str(text))
        except ValueError:
            raise wrong(field, text) from None

    def _supply(self, state: ElektState) -> list[int]:
        text = self.data.get("supply")
        if text is None:
            whole = TOKENS_IN_SOLO if state.solo else TOKENS
            placed = [sum(on[kind] for on in state.tokens.values()) for kind in range(4)]
            placed[0] += self._number("seals", 0)
            return [max(0, whole[kind] - placed[kind]) for kind in range(4)]
        parts = str(text).split("/")
        if len(parts) != 4 or not all(part.isdecimal() for part in parts):
            raise wrong("supply", text)
        return [int(part) for part in parts]
