"""Any State as plain data and back (docs/positions/elementa.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from ludotheque.games.elementa import rules
from ludotheque.games.elementa.actions import parse_action
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.cards import CARDS, CardEntry
from ludotheque.games.elementa.changing import offer_changes
from ludotheque.games.elementa.choosing import QUESTIONS, Pending
from ludotheque.games.elementa.combat import LAY, combat
from ludotheque.games.elementa.decks import Deck, deck_of
from ludotheque.games.elementa.elements import SHORT, Counts, counts_of, write_counts
from ludotheque.games.elementa.knowledge import Known, in_order
from ludotheque.games.elementa.settings import OPTIONS, Settings
from ludotheque.games.elementa.state import COMBATS, TURNS, ElementaState, Lasting
from ludotheque.games.elementa.steps import STEPS
from ludotheque.games.elementa.view import ids, pending_of
from ludotheque.table import Phrase, Seat, Unreadable
from ludotheque.table.options import read_options

PHASES = ("decks", "deckbuilding", "restock", "bans", "combats", "turn-end", "round-end", "over")
FIELDS = (
    "seats", "cards", "phase", "decks", "environments", "round", "rounds_won", "turn", "combat",
    "fighting", "points", "crystals", "ready", "used", "temporary", "piles", "hands", "laid",
    "aside", "discards", "fought", "unpaid", "winners", "losers", "tied", "spent", "lasting",
    "uses", "known", "committed", "agenda", "pending", "asked",
)  # fmt: skip
ASKED = {
    **QUESTIONS,
    "deck": rules.DECK,
    "divide": rules.DIVIDE,
    "resources": rules.RESOURCES,
    "restock": rules.RESTOCK,
    "ban": rules.BAN,
    "lay": LAY,
}


def write_position(state: ElementaState) -> dict[str, Any]:
    """Write a whole State."""
    extra = {id: card for id, card in state.cards.items() if CARDS.get(id) is not card}
    return {
        "seats": state.seats,
        "cards": {id: _write_card(card) for id, card in extra.items()},
        "phase": state.phase,
        "decks": [None if deck is None else list(ids(deck.creatures)) for deck in state.decks],
        "environments": [_id(state.environment(seat)) for seat in range(state.seats)],
        "round": state.round,
        "rounds_won": list(state.rounds_won),
        "turn": state.turn,
        "combat": state.combat + 1,
        "fighting": state.fighting,
        "points": list(state.points),
        "crystals": list(state.crystals),
        "ready": [write_counts(counts) for counts in state.ready],
        "used": [write_counts(counts) for counts in state.used],
        "temporary": [write_counts(counts) for counts in state.temporary],
        "piles": [[list(ids(pile)) for pile in piles] for piles in state.piles],
        "hands": [list(ids(hand)) for hand in state.hands],
        "laid": [_id(card) for card in state.laid],
        "aside": [list(ids(cards)) for cards in state.aside],
        "discards": [list(ids(cards)) for cards in state.discards],
        "fought": [_id(card) for card in state.fought],
        "unpaid": list(state.unpaid),
        "winners": list(state.winners),
        "losers": list(state.losers),
        "tied": list(state.tied),
        "spent": write_counts(state.spent),
        "lasting": [msgspec.to_builtins(change) for change in state.lasting],
        "uses": [list(use) for use in sorted(state.uses)],
        "known": [_write_known(known) for known in state.known],
        "committed": [[int(seat), action.text] for seat, action in state.committed],
        "agenda": [STEPS.write(step) for step in state.agenda],
        "pending": None if state.pending is None else pending_of(state, state.pending.seat),
        "asked": None if state.question is None else [state.question.kind, list(state.deciders)],
    }


def _write_card(card: Card) -> dict[str, Any]:
    entry: dict[str, Any] = msgspec.to_builtins(card.entry)
    return {"kind": card.kind, **entry}


def _write_known(known: Known) -> dict[str, Any]:
    piles = {name: list(ids(getattr(known, name))) for name in ("hand", "loose", "aside")}
    return {
        **piles,
        "later": [list(ids(pile)) for pile in known.later],
        "seen": list(ids(known.seen)),
        "deck": list(ids(known.deck)),
    }


def _id(card: Card | None) -> str | None:
    return None if card is None else card.id


def wrong(field: str, value: Any) -> Unreadable:
    """Name the field of a position that is wrong."""
    problem = Phrase("elementa-bad-value", value=str(value)[:80])
    return Unreadable(Phrase("position-field", field=field, problem=problem))


def read_position(data: Mapping[str, Any], options: Mapping[str, Any] | None) -> ElementaState:
    """Build a State; what is left out gets the defaults that docs/positions/elementa.md lists."""
    if not isinstance(data, Mapping):
        raise Unreadable(Phrase("position-field", field="", problem=Phrase("position-no-mapping")))
    for field in data:
        if field not in FIELDS:
            problem = Phrase("position-unknown-field", known=list(FIELDS))
            raise Unreadable(Phrase("position-field", field=str(field), problem=problem))
    return Reader(data, options or {}).state()


class Reader:
    """Reads a position field by field."""

    def __init__(self, data: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        self.data = data
        chosen = dict(options) or read_options("elementa", OPTIONS, {})
        seats = data.get("seats", 2)
        if type(seats) is not int or not 2 <= seats <= 4:
            raise wrong("seats", seats)
        self.seats = seats
        self.state_ = ElementaState(Settings(seats, **chosen))
        self.state_.cards = self._cards()

    def state(self) -> ElementaState:
        """Build the State."""
        state = self.state_
        phase = self._one_of("phase", PHASES, "combats")
        state.phase = "combats" if phase == "turn-end" else phase
        state.round = self._number("round", 0 if phase == "decks" else 1)
        state.turn = self._number("turn", 0 if phase in ("decks", "deckbuilding") else 1, TURNS)
        state.combat = self._number("combat", 1, COMBATS + 1) - 1
        state.fighting = bool(self.data.get("fighting", False))
        state.rounds_won = self._numbers("rounds_won")
        state.points = self._numbers("points")
        state.crystals = self._numbers("crystals")
        state.ready = self._units("ready")
        state.used = self._units("used")
        state.temporary = self._units("temporary")
        self._pieces(state)
        self._course(state)
        self._to_do(state, phase)
        return state

    def _cards(self) -> Mapping[str, Card]:
        cards = dict(CARDS)
        given = self.data.get("cards", {})
        if not isinstance(given, Mapping):
            raise wrong("cards", given)
        for id, entry in given.items():
            if not isinstance(entry, Mapping):
                raise wrong(f"cards.{id}", entry)
            names = {"en": id, "fr": id, "pl": id}
            fields = {"id": id, "origin": "ludotheque", "names": names, **entry}
            kind = fields.pop("kind", "creature")
            try:
                card = msgspec.convert(fields, CardEntry)
                cards[id] = Card(kind, len(cards), card)
            except (msgspec.ValidationError, ValueError) as error:
                raise wrong(f"cards.{id}", error) from None
        return MappingProxyType(cards)

    def _pieces(self, state: ElementaState) -> None:
        state.hands = [in_order(hand) for hand in self._each("hands")]
        state.aside = [in_order(cards) for cards in self._each("aside")]
        state.discards = self._each("discards")
        piles = self.data.get("piles", [])
        if not isinstance(piles, Sequence) or len(piles) > self.seats:
            raise wrong("piles", piles)
        for seat, turns in enumerate(piles):
            if not isinstance(turns, Sequence) or len(turns) > TURNS:
                raise wrong("piles", turns)
            found = [in_order(self._list("piles", pile)) for pile in turns]
            state.piles[seat] = (*found, *((),) * (TURNS - len(found)))
        state.laid = self._one_each("laid")
        state.fought = self._one_each("fought")
        self._decks(state)

    def _decks(self, state: ElementaState) -> None:
        """Read the decks; where they are left out, a deck is what lies on the table."""
        from ludotheque.games.elementa.inventory import places

        environments = self._one_each("environments")
        given = self.data.get("decks", [None] * self.seats)
        if not isinstance(given, Sequence) or len(given) != self.seats:
            raise wrong("decks", given)
        if self.data.get("phase") == "decks":
            return
        for seat, cards in enumerate(given):
            creatures = places(state, seat) if cards is None else self._list("decks", cards)
            deck = deck_of(list(creatures))
            state.bring(seat, Deck(deck.creatures, environments[seat]))

    def _course(self, state: ElementaState) -> None:
        for name in ("unpaid", "winners", "losers", "tied"):
            setattr(state, name, tuple(Seat(seat) for seat in self.data.get(name, [])))
        state.spent = self._read_units("spent", self.data.get("spent", ""))
        try:
            state.lasting = tuple(
                msgspec.convert(change, Lasting) for change in self.data.get("lasting", [])
            )
            state.uses = frozenset(
                (limit, Seat(seat), card, number)
                for limit, seat, card, number in self.data.get("uses", [])
            )
            state.committed = tuple(
                (Seat(seat), parse_action(text)) for seat, text in self.data.get("committed", [])
            )
        except (msgspec.ValidationError, ValueError, TypeError) as error:
            raise wrong("lasting, uses, committed", error) from None
        known = self.data.get("known")
        if known is not None:
            if len(known) != self.seats**2:
                raise wrong("known", known)
            state.known = [self._known(one) for one in known]

    def _known(self, data: Any) -> Known:
        names = ("hand", "loose", "aside", "seen", "deck")
        piles = {name: in_order(self._list("known", data.get(name, []))) for name in names}
        later = [in_order(self._list("known", pile)) for pile in data.get("later", [[]] * TURNS)]
        return Known(
            piles["hand"], piles["loose"], tuple(later), piles["aside"], piles["seen"],
            piles["deck"],
        )  # fmt: skip

    def _to_do(self, state: ElementaState, phase: str) -> None:
        """Put the agenda and the open question in place, or what the phase amounts to."""
        if "agenda" not in self.data:
            state.then(*self._first_steps(state, phase))
            state.run(None)
            return
        state.agenda = [self._step("agenda", step) for step in self.data["agenda"]]
        pending = self.data.get("pending")
        if pending is not None:
            options = tuple(parse_action(text) for text in pending["options"])
            receive = self._step("pending", pending["then"])
            state.pending = Pending(pending["kind"], Seat(pending["seat"]), options, receive)
        asked = self.data.get("asked")
        if asked is not None:
            if asked[0] not in ASKED:
                raise wrong("asked", asked[0])
            state.question = ASKED[asked[0]]
            state.deciders = tuple(Seat(seat) for seat in asked[1])

    def _first_steps(self, state: ElementaState, phase: str) -> list[Any]:
        combats = [combat] * (COMBATS - state.combat)
        match phase:
            case "decks":
                return [rules.bring_decks]
            case "deckbuilding":
                state.round -= 1
                return [rules.begin_round]
            case "restock":
                return [rules.Turn(state.turn)]
            case "bans":
                return [rules.look_and_ban, rules.take_hands, *combats, rules.end_turn]
            case "combats":
                return [*combats, rules.end_turn]
            case "turn-end":
                return [rules.end_turn]
            case "round-end":
                return [offer_changes, rules.decide_round]
            case _:  # it is over
                return []

    # --- Values -----------------------------------------------------------------------------------

    def _step(self, field: str, data: Any) -> Any:
        try:
            return STEPS.read(data, self.state_.cards)
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

    def _each(self, field: str) -> list[tuple[Card, ...]]:
        given = self.data.get(field, [])
        if not isinstance(given, Sequence) or len(given) > self.seats:
            raise wrong(field, given)
        piles = [self._list(field, pile) for pile in given]
        return piles + [()] * (self.seats - len(piles))

    def _one_each(self, field: str) -> list[Card | None]:
        given = self.data.get(field, [])
        if not isinstance(given, Sequence) or len(given) > self.seats:
            raise wrong(field, given)
        cards = [None if id is None else self._card(field, id) for id in given]
        return cards + [None] * (self.seats - len(cards))

    def _units(self, field: str) -> list[Counts]:
        given = self.data.get(field, [])
        if not isinstance(given, Sequence) or len(given) > self.seats:
            raise wrong(field, given)
        counts = [self._read_units(field, text) for text in given]
        return counts + [(0, 0, 0, 0)] * (self.seats - len(counts))

    def _read_units(self, field: str, text: Any) -> Counts:
        try:
            return counts_of(SHORT.index(word) for word in text.split())
        except (ValueError, AttributeError):
            raise wrong(field, text) from None

    def _number(self, field: str, default: int, most: int = 999) -> int:
        value = self.data.get(field, default)
        if type(value) is not int or not 0 <= value <= most:
            raise wrong(field, value)
        return value

    def _numbers(self, field: str) -> list[int]:
        value = self.data.get(field, [0] * self.seats)
        fits = isinstance(value, list) and len(value) == self.seats
        if not fits or not all(type(n) is int and 0 <= n <= 999 for n in value):
            raise wrong(field, value)
        return list(value)

    def _one_of(self, field: str, known: Iterable[str], default: str) -> Any:
        value = self.data.get(field, default)
        if value not in known:
            raise wrong(field, value)
        return value
