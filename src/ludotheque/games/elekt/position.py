"""Any State as plain data and back (docs/positions/elekt.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ludotheque.games.elekt import actions, rules, steps
from ludotheque.games.elekt.banning import BanUnderWay
from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.cards import ZONE_KINDS
from ludotheque.games.elekt.choosing import QUESTIONS, Pending
from ludotheque.games.elekt.coalition import COALITION_CARD
from ludotheque.games.elekt.confrontation import Confrontation, ResolveZone, confront
from ludotheque.games.elekt.doing import in_order
from ludotheque.games.elekt.enlisting import ENLIST, RESHUFFLE, enlist
from ludotheque.games.elekt.inventory import cards_in
from ludotheque.games.elekt.own_cards import own_cards, with_own
from ludotheque.games.elekt.pieces import (
    ATTRIBUTES,
    MOST_AMBER,
    MYSTICALITY,
    NONE,
    TIE,
    TOKENS,
    TOKENS_IN_SOLO,
    ZONES,
    write_symbols,
)
from ludotheque.games.elekt.position_values import (
    Values,
    sequence,
    whole,
    wrong,
)
from ludotheque.games.elekt.settings import OPTIONS, agree
from ludotheque.games.elekt.state import ElektState
from ludotheque.games.elekt.view import ids, pending_of
from ludotheque.table import CHANCE, Phrase, Seat, Unreadable
from ludotheque.table.options import read_options

FIELDS = (
    "seats", "cards", "phase", "round", "sceptre", "direction", "order", "amber", "hands", "known",
    "dealt", "enlisting", "committed", "zones", "tokens", "supply", "silenced", "face", "decks",
    "elite", "discard", "won", "box", "gone", "passed", "assigned", "used", "boosts", "contest",
    "ban", "sceptre_giver", "masters", "seals", "face_down", "extra_titles", "last_zone", "winner",
    "agenda",
    "pending", "asked", "turn", "zone", "next",
)  # fmt: skip
PHASES = ("setup", "enlistment", "assignment", "confrontation", "reset", "over")
CHANCE_QUESTIONS = {
    "reshuffle": RESHUFFLE,
    "coalition-card": COALITION_CARD,
    **{f"shuffle-{deck}": question for deck, question in rules.SHUFFLE_QUESTIONS.items()},
}
ASKED = {"enlist": ENLIST, **QUESTIONS, **CHANCE_QUESTIONS}


def write_position(state: ElektState) -> dict[str, Any]:
    """Write a whole State."""
    sides = state.sides
    return {
        "seats": state.settings.seats,
        "cards": own_cards(state.cards, state.settings.edition),
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


def read_position(data: Mapping[str, Any], options: Mapping[str, Any] | None) -> ElektState:
    """Build a State; what is left out gets the defaults that docs/positions/elekt.md lists."""
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
        chosen = dict(options) or read_options("elekt", OPTIONS, {})
        seats = data.get("seats", 2)
        if not whole(seats, 1, 4):
            raise wrong("seats", seats)
        self.settings = agree(seats, chosen)
        own = Values(data, {}, self.settings.sides).mapping("cards")
        cards = with_own(own, self.settings.edition)
        self.values = Values(data, cards, self.settings.sides)

    def state(self) -> ElektState:
        """Build the State."""
        values = self.values
        state = ElektState(self.settings)
        state.use_cards(values.cards)
        state.phase = values.one_of("phase", PHASES, "assignment")
        state.round = values.number("round", 0 if state.phase == "setup" else 1)
        state.holder = Seat(values.number("sceptre", 0, state.sides - 1))
        way = values.one_of("direction", tuple(actions.DIRECTIONS), "clockwise")
        state.direction = actions.DIRECTIONS[way]
        state.order = values.seats("order", self.data.get("order", state.by_rank()))
        if state.order and sorted(state.order) != list(range(state.sides)):
            raise wrong("order", list(state.order))
        self._units(state)
        self._tokens(state)
        self._zone_cards(state)
        self._once_each(state)
        self._course(state)
        self._to_do(state)
        return state

    def _units(self, state: ElektState) -> None:
        values, given = self.values, self.data.get
        state.amber = values.numbers("amber", [2] * state.sides, MOST_AMBER)
        state.hands = [in_order(hand) for hand in values.piles("hands", given("hands", []))]
        state.known = [in_order(hand) for hand in values.piles("known", given("known", []))]
        for hand, seen in zip(state.hands, state.known, strict=True):
            if not {*seen} <= {*hand}:
                raise wrong("known", " ".join(ids(seen)))
        state.dealt = values.piles("dealt", given("dealt", []))
        zones = values.mapping("zones", ZONES)
        state.rows = [
            row for zone in ZONES for row in values.piles(f"zones.{zone}", zones.get(zone, []))
        ]
        state.elite = values.pile("elite", given("elite", []))[::-1]
        state.discard = values.pile("discard", given("discard", []))

    def _tokens(self, state: ElektState) -> None:
        values = self.values
        for id, text in values.mapping("tokens").items():
            unit, tokens = values.card("tokens", id), values.symbols(f"tokens.{id}", text)
            if state.place_of(unit) is None:
                raise wrong("tokens", id)
            if tokens != NONE:
                state.tokens[unit] = tokens
        state.seals = values.number("seals", 0)
        state.supply = self._supply(state)
        state.silenced = frozenset(values.pile("silenced", self.data.get("silenced", [])))
        for unit in state.silenced:
            if state.place_of(unit) is None:
                raise wrong("silenced", unit.id)

    def _supply(self, state: ElektState) -> list[int]:
        most = TOKENS_IN_SOLO if state.solo else TOKENS
        placed = [sum(on[kind] for on in state.tokens.values()) for kind in range(4)]
        placed[MYSTICALITY] += state.seals
        text = self.data.get("supply")
        if text is None:
            return [max(0, most[kind] - placed[kind]) for kind in range(4)]
        parts = str(text).split("/")
        if len(parts) != 4 or not all(part.isdecimal() and len(part) < 3 for part in parts):
            raise wrong("supply", text)
        if any(int(part) > most[kind] for kind, part in enumerate(parts)):
            raise wrong("supply", text)
        return [int(part) for part in parts]

    def _zone_cards(self, state: ElektState) -> None:
        values = self.values
        face = values.mapping("face", ZONES)
        for zone, letter in enumerate(ZONES):
            if face.get(letter) is not None:
                state.face[zone] = values.card("face", face[letter], (ZONE_KINDS[zone],))
        state.decks = values.in_zones("decks")
        state.won = values.piles("won", self.data.get("won", []), ZONE_KINDS)
        state.gone = values.pile("gone", self.data.get("gone", []), ZONE_KINDS)
        for name in ("box", "masters", "face_down"):
            setattr(state, name, values.pile(name, self.data.get(name, []), ("privilege",)))

    def _once_each(self, state: ElektState) -> None:
        """No card lies in two places."""
        places = Counter(card.id for card in cards_in(state))
        for id, times in places.items():
            if times > 1:
                raise wrong("position", id)

    def _course(self, state: ElektState) -> None:
        values, sides = self.values, state.sides
        state.passed = values.seats("passed", self.data.get("passed", []))
        state.assigned = values.numbers("assigned", [0] * sides, 99)
        enlisting = values.answers("enlisting")
        state.enlisting = tuple((seat, action.text) for seat, action in enlisting)
        state.committed = values.answers("committed")
        used = sequence("used", self.data.get("used", []))
        state.used = frozenset(self._use(pair) for pair in used)
        boosts = sequence("boosts", self.data.get("boosts", []))
        state.boosts = tuple(self._boost(boost) for boost in boosts)
        if (contest := self.data.get("contest")) is not None:
            zone, attribute = sequence("contest", contest, 2)
            if not whole(zone, 0, 2) or not whole(attribute, 0, 3):
                raise wrong("contest", contest)
            state.contest = (zone, attribute)
        if (ban := self.data.get("ban")) is not None:
            state.ban = values.read("ban", ban, lambda: steps.read(ban, state.cards))
            if not isinstance(state.ban, BanUnderWay):
                raise wrong("ban", ban)
        state.sceptre_giver = values.maybe_seat("sceptre_giver")
        state.extra_titles = values.number("extra_titles", 0)
        state.last_zone = values.maybe("last_zone", 2)
        state.winner = values.maybe_seat("winner")
        if state.phase == "over" and state.winner is None:
            raise wrong("winner", None)

    def _use(self, pair: Any) -> tuple[Card, int]:
        id, number = sequence("used", pair, 2)
        card = self.values.card("used", id)
        if not whole(number, 0, len(card.abilities) - 1):
            raise wrong("used", pair)
        return card, number

    def _boost(self, boost: Any) -> tuple[Seat, int, int]:
        who, kind, amount = sequence("boosts", boost, 3)
        [seat] = self.values.seats("boosts", [who])
        if not whole(kind, TIE, 3) or not whole(amount, -99, 99):
            raise wrong("boosts", boost)
        return seat, kind, amount

    # --- What is to be done -----------------------------------------------------------------------

    def _to_do(self, state: ElektState) -> None:
        """Put the agenda and the open question in place, or what phase and turn amount to."""
        if "agenda" not in self.data:
            state.then(*self._first_steps(state))
            state.run(None)
            return
        agenda = sequence("agenda", self.data["agenda"])
        state.agenda = [self.values.step("agenda", step) for step in agenda]
        if (pending := self.data.get("pending")) is not None:
            state.pending = self.values.read("pending", pending, lambda: self._pending(pending))
        if (asked := self.data.get("asked")) is not None:
            kind, seats = sequence("asked", asked, 2)
            if not isinstance(kind, str) or kind not in ASKED:
                raise wrong("asked", kind)
            state.question = ASKED[kind]
            state.deciders = self._deciders(state, kind, seats)

    def _pending(self, data: Any) -> Pending:
        values, kind, seat = self.values, data["kind"], data["seat"]
        options = sequence("pending", data["options"])
        chance = kind == "coalition-card" and seat == CHANCE
        if not chance and (kind not in QUESTIONS or not whole(seat, 0, self.settings.seats - 1)):
            raise wrong("pending", kind)
        if data.get("mark") not in (None, "useful", "harmful") or not options:
            raise wrong("pending", data)
        found = tuple(values.action("pending", text) for text in options)
        return Pending(kind, Seat(seat), found, values.step("pending", data["then"]), data["mark"])

    def _deciders(self, state: ElektState, kind: str, seats: Any) -> tuple[Seat, ...]:
        """Read who is asked: whoever has to choose, everybody with dealt cards, or chance."""
        given = tuple(sequence("asked", seats))
        if kind in QUESTIONS or kind == "coalition-card":
            pending = state.pending
            fits = pending is not None and pending.kind == kind and given == (pending.seat,)
        elif kind == "enlist":
            dealt = [seat for seat in self.values.seats("asked", seats) if state.dealt[seat]]
            fits = bool(given) and given == tuple(dealt)
        else:
            fits = given == (CHANCE,)
        if not fits:
            raise wrong("asked", seats)
        return tuple(Seat(seat) for seat in given)

    def _first_steps(self, state: ElektState) -> list[Any]:
        match state.phase:
            case "setup":
                laid = "elite" in self.data  # only the first player is still to be found
                return [rules.find_first_player, rules.begin_round] if laid else [rules.set_up]
            case "enlistment":
                return [enlist, rules.assign_units, confront, rules.reset]
            case "assignment":
                turn = Seat(self.values.number("turn", int(state.holder), state.sides - 1))
                return [rules.Turn(state.order.index(turn)), confront, rules.reset]
            case "confrontation":
                return self._confrontations()
            case "reset":
                return [rules.reset]
            case "over":
                return []

    def _confrontations(self) -> list[Any]:
        zone = ZONES.index(self.values.one_of("zone", ZONES, "S"))
        here: list[Any] = [ResolveZone(zone)]
        if "next" in self.data:
            letters = sequence("next", self.data["next"])
            if not {*map(str, letters)} <= {*ATTRIBUTES}:
                raise wrong("next", letters)
            here = [Confrontation(zone, ATTRIBUTES.index(letter)) for letter in letters]
        return [*here, *(ResolveZone(later) for later in range(zone + 1, 3)), rules.reset]
