"""Any State as plain data and back (docs/positions/elementa.md)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any, Literal

import msgspec

from ludotheque.games.elementa import rules
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.changing import offer_changes
from ludotheque.games.elementa.choosing import QUESTIONS, Pending
from ludotheque.games.elementa.combat import LAY, combat
from ludotheque.games.elementa.deciding import Offers
from ludotheque.games.elementa.decks import SIZE, Deck, deck_of
from ludotheque.games.elementa.elements import ELEMENTS, write_counts
from ludotheque.games.elementa.knowledge import (
    Cards,
    Known,
    difference,
    discards_open,
    in_order,
    next_pile,
)
from ludotheque.games.elementa.powers import LAST
from ludotheque.games.elementa.reading import parse_action
from ludotheque.games.elementa.settings import OPTIONS, Settings
from ludotheque.games.elementa.state import COMBATS, ROUNDS_NEEDED, TURNS, ElementaState, Lasting
from ludotheque.games.elementa.steps import STEPS
from ludotheque.games.elementa.values import (
    Values,
    read_cards,
    refused,
    write_own_cards,
    written,
    wrong,
)
from ludotheque.games.elementa.view import ids, pending_of
from ludotheque.table import CHANCE, Action, Phrase, Question, Seat
from ludotheque.table.options import read_options

Use = tuple[Literal["turn", "round", "game"], Seat, str, int]
PHASES = ("decks", "deckbuilding", "restock", "bans", "combats", "turn-end", "round-end", "over")
FIELDS = (
    "seats", "cards", "phase", "decks", "environments", "round", "rounds_won", "turn", "combat",
    "fighting", "points", "crystals", "ready", "used", "temporary", "piles", "hands", "laid",
    "aside", "discards", "fought", "unpaid", "winners", "losers", "tied", "spent", "lasting",
    "uses", "known", "committed", "agenda", "pending", "asked",
)  # fmt: skip
RUNNING = ("fighting", "fought", "unpaid", "winners", "losers", "tied", "spent")
"""What there is only in the middle of a combat."""
LASTING = {
    "add": ("",),
    "set": ("", LAST),
    "cost": (*ELEMENTS, "crystals"),
    "bonus": tuple(map(" ".join, product(("victory", "defeat"), ("none", "double", "add")))),
}
"""What a change that lasts can be of."""
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
    return {
        "seats": state.seats,
        "cards": write_own_cards(state.cards),
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


def _write_known(known: Known) -> dict[str, Any]:
    piles = {name: list(ids(getattr(known, name))) for name in ("hand", "loose", "aside")}
    return {
        **piles,
        "later": [list(ids(pile)) for pile in known.later],
        "deck": list(ids(known.deck)),
    }


def _id(card: Card | None) -> str | None:
    return None if card is None else card.id


def read_position(data: Mapping[str, Any], options: Mapping[str, Any] | None) -> ElementaState:
    """Build a State; what is left out gets the defaults that docs/positions/elementa.md lists."""
    if not isinstance(data, Mapping):
        raise refused("", Phrase("position-no-mapping"))
    for field in data:
        if field not in FIELDS:
            raise refused(written(field), Phrase("position-unknown-field", known=list(FIELDS)))
    return Reader(data, options or {}).state()


class Reader:
    """Reads a position field by field."""

    def __init__(self, data: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        self.data = data
        chosen = dict(options) or read_options("elementa", OPTIONS, {})
        seats = data.get("seats", 2)
        if type(seats) is not int or not 2 <= seats <= 4:
            raise wrong("seats", seats)
        self.state_ = ElementaState(Settings(seats, **chosen))
        self.state_.cards = read_cards(data.get("cards", {}))
        self.values = Values(data, seats, self.state_.cards)

    def state(self) -> ElementaState:
        """Build the State."""
        state, values = self.state_, self.values
        phase = values.one_of("phase", PHASES, "combats")
        early = phase in ("decks", "deckbuilding")
        state.phase = "combats" if phase == "turn-end" else phase
        state.round = values.number("round", phase != "decks", least=phase != "decks")
        state.turn = values.number("turn", not early, least=not early, most=TURNS)
        state.combat = values.number("combat", 1, least=1, most=COMBATS + 1) - 1
        state.fighting = values.truth("fighting")
        state.rounds_won = self._rounds_won(phase)
        state.points = values.numbers("points")
        state.crystals = values.numbers("crystals")
        state.ready = values.units("ready")
        state.used = values.units("used")
        state.temporary = values.units("temporary")
        self._pieces(state)
        self._course(state)
        self._knowledge(state)
        self._to_do(state, phase)
        return state

    def _rounds_won(self, phase: str) -> list[int]:
        """Read the rounds won: who has two has won the match, which is over then (11.5)."""
        won = self.values.numbers("rounds_won")
        over = phase == "over"
        if max(won) > ROUNDS_NEEDED - (not over) or (over and max(won) < ROUNDS_NEEDED):
            raise refused("rounds_won", Phrase("elementa-bad-rounds-won"))
        return won

    def _pieces(self, state: ElementaState) -> None:
        values = self.values
        state.hands = [in_order(hand) for hand in values.piles("hands")]
        state.aside = [in_order(cards) for cards in values.piles("aside")]
        state.discards = values.piles("discards")
        for seat, turns in enumerate(values.each("piles", [])):
            if not isinstance(turns, list | tuple) or len(turns) > TURNS:
                raise wrong("piles", turns)
            found = [in_order(values.cards_of("piles", pile)) for pile in turns]
            state.piles[seat] = (*found, *((),) * (TURNS - len(found)))
        state.laid = values.one_each("laid")
        state.fought = values.one_each("fought")
        self._refuse_strays(state)
        self._decks(state)

    def _refuse_strays(self, state: ElementaState) -> None:
        """Cards lie nowhere before decks are brought, and are laid in a combat only."""
        if state.phase == "decks":
            for field in ("hands", "aside", "discards", "piles"):
                if any(any(cards) for cards in getattr(state, field)):
                    raise wrong(field, self.data[field])
        fights = self.data.get("phase", "combats") == "combats" and state.combat < COMBATS
        if any(state.laid) and not fights:
            raise wrong("laid", self.data["laid"])

    def _decks(self, state: ElementaState) -> None:
        """Read the decks; where they are left out, a deck is what lies on the table."""
        from ludotheque.games.elementa.inventory import places

        values = self.values
        environments = values.one_each("environments", "environment")
        given = values.each("decks", None)
        if self.data.get("phase") == "decks":
            return
        for seat, cards in enumerate(given):
            held = places(state, seat)
            creatures = held if cards is None else values.cards_of("decks", cards)
            if (found := max(len(held), len(creatures))) > SIZE:
                problem = Phrase("elementa-too-many-creatures", seat=seat, found=found, most=SIZE)
                raise refused("decks", problem)
            deck = deck_of(list(creatures))
            state.bring(Seat(seat), Deck(deck.creatures, environments[seat]))

    def _course(self, state: ElementaState) -> None:
        values = self.values
        state.unpaid, state.winners = values.seats_of("unpaid"), values.seats_of("winners")
        state.losers, state.tied = values.seats_of("losers"), values.seats_of("tied")
        state.spent = values.counts("spent", self.data.get("spent", ""))
        state.lasting = tuple(values.listed("lasting", self._lasting))
        state.uses = frozenset(values.listed("uses", lambda use: msgspec.convert(use, Use)))
        state.committed = tuple(values.listed("committed", self._answer))

    def _lasting(self, data: Any) -> Lasting:
        change = msgspec.convert(data, Lasting)
        self.values.seat("lasting", change.seat)
        self.values.seat("lasting", change.by, -1)
        if change.of not in LASTING[change.kind]:
            raise ValueError(change.of)
        if change.kind == "set" and change.by < 0:  # somebody has to take his turn with it (R57)
            return msgspec.structs.replace(change, by=change.seat)
        return change

    def _answer(self, data: Any) -> tuple[Seat, Action]:
        seat, text = data
        return self.values.seat("committed", seat), parse_action(text)

    def _knowledge(self, state: ElementaState) -> None:
        """Read what players know; where it is left out, what lies open to everybody."""
        n = state.seats
        if self.data.get("known") is not None:
            known = self.values.listed("known", self._known)
            if len(known) not in (n * n, (n + 1) * n):
                raise wrong("known", len(known))
            state.known[: len(known)] = known  # a spectator's may be left out
            for place in range(len(known)):
                if (untrue := untrue_knowledge(state, place)) is not None:
                    name, card = untrue
                    problem = Phrase("elementa-not-there", value=card.id)
                    raise refused(f"known.{place}.{name}", problem)
            return
        if state.settings.casual:
            discards_open(state)

    def _known(self, data: Any) -> Known:
        names = ("hand", "loose", "aside", "deck")
        values = self.values
        piles = {name: in_order(values.cards_of("known", data.get(name, []))) for name in names}
        given = data.get("later", [[]] * TURNS)
        if len(given) != TURNS:
            raise wrong("known", given)
        later = tuple(in_order(values.cards_of("known", pile)) for pile in given)
        return Known(later=later, **piles)

    def _to_do(self, state: ElementaState, phase: str) -> None:
        """Put the agenda and the open question in place, or what the phase amounts to."""
        if "agenda" not in self.data:
            self._refuse_the_middle(state)
            given, state.committed = state.committed, ()
            state.then(*self._first_steps(state, phase))
            state.run(None)
            self._commit(state, given)
            return
        state.agenda = self.values.listed("agenda", self._step)
        if self.data.get("pending") is not None:
            [state.pending] = self.values.read("pending", [self.data["pending"]], self._pending)
        if self.data.get("asked") is not None:
            [(state.question, state.deciders)] = self.values.read(
                "asked", [self.data["asked"]], self._asked
            )
        self._refuse_another_question(state)

    def _refuse_another_question(self, state: ElementaState) -> None:
        """The open choice of one player is the open question, and is put to him."""
        pending, question = state.pending, state.question
        alone = None if question is None or question.together else (question.kind, state.deciders)
        if alone != (None if pending is None else (pending.kind, (pending.seat,))):
            raise wrong("asked", self.data.get("asked"))

    def _refuse_the_middle(self, state: ElementaState) -> None:
        """Without an agenda no combat runs, and what it has brought so far cannot be."""
        before = ElementaState(state.settings)
        for field in RUNNING:
            if getattr(state, field) != getattr(before, field):
                raise refused(field, Phrase("elementa-needs-agenda"))
        for field in ("pending", "asked"):
            if self.data.get(field) is not None:
                raise refused(field, Phrase("elementa-needs-agenda"))

    def _commit(self, state: ElementaState, given: tuple[tuple[Seat, Action], ...]) -> None:
        """Give answers to the question that a phase comes to; somebody still has to think."""
        for seat, action in given:
            several = len(state.deciders) > 1 and seat in state.deciders
            if not several or not state.decision(seat).accepts(action):
                raise wrong("committed", action.text)
            state.apply(seat, action, None)

    def _step(self, data: Any) -> Any:
        step = STEPS.read(data, self.state_.cards)
        if not callable(step):
            raise ValueError(data)
        return step

    def _pending(self, data: Any) -> Pending:
        kind, seat = data["kind"], self.values.seat("pending", data["seat"], CHANCE)
        if kind not in QUESTIONS:
            raise ValueError(kind)
        options = tuple([parse_action(text) for text in data["options"]])
        if kind == "change":
            options = Offers.with_units(options, self.state_.units(seat))
        return Pending(kind, seat, options, self._step(data["then"]))

    def _asked(self, data: Any) -> tuple[Question, tuple[Seat, ...]]:
        kind, seats = data
        if not seats or len(set(seats)) < len(seats):
            raise ValueError(seats)
        return ASKED[kind], tuple([self.values.seat("asked", seat, CHANCE) for seat in seats])

    def _first_steps(self, state: ElementaState, phase: str) -> list[Any]:
        combats = [combat] * (COMBATS - state.combat)
        match phase:
            case "decks":
                return [rules.bring_decks]
            case "deckbuilding":
                state.round -= 1
                if not state.round:  # else what was seen is remembered when the round begins
                    state.known = [Known(deck=known.deck) for known in state.known]
                return [rules.begin_round]
            case "restock":
                return [rules.Turn(state.turn)]
            case "bans":
                state.combat = 0
                return rules.bans_and_combats(state)
            case "combats":
                return [*combats, rules.end_turn]
            case "turn-end":
                return [rules.end_turn]
            case "round-end":
                return [offer_changes, *rules.end_of_round(state)]
            case _:  # it is over
                return []


def untrue_knowledge(state: ElementaState, place: int) -> tuple[str, Card] | None:
    """Return where a viewer thinks to know a card that does not lie there, and the card.

    Of the cards that are loose one may have been banned; the others are in the hand.
    """
    known, owner = state.known[place], place % state.seats
    laid = None if state.fighting else state.laid[owner]
    hand = state.hands[owner] if laid is None else (*state.hands[owner], laid)
    piles = (*state.piles[owner], ())
    deck, turn = state.decks[owner], next_pile(state)
    coming = difference(piles[turn], (*known.later, ())[turn])
    banned = _missing(difference(hand, known.hand), known.loose)
    lacking: dict[str, Cards] = {
        "hand": _missing(hand, known.hand),
        "later": sum(map(_missing, piles, known.later), ()),
        "aside": _missing(state.aside[owner], known.aside),
        "loose": banned[1:] or _missing(coming, banned),
        "deck": _missing(() if deck is None else deck.creatures, known.deck),
    }
    return next(((name, cards[0]) for name, cards in lacking.items() if cards), None)


def _missing(cards: Cards, known: Cards) -> Cards:
    """Return those of the cards known that are not there, each as often."""
    return difference(known, cards)
