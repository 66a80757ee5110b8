"""The rules of Elekt, in the order of the rulebook. Read it beside `docs/rules/elekt.md`.

Setup, the round with its four phases, the end. Enlistment is in `enlisting.py`, the Confrontation
phase in `confrontation.py`, bans in `banning.py`, the keywords in `doing.py`, the windows in which
abilities act in `windows.py`, the solo variant's Coalition in `coalition.py`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.elekt import actions, events
from ludotheque.games.elekt.asking import most_assigned, room_left
from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.cards import MASTERS, ZONE_KINDS
from ludotheque.games.elekt.choosing import choose
from ludotheque.games.elekt.coalition import coalition_turn, player_passes
from ludotheque.games.elekt.confrontation import confront
from ludotheque.games.elekt.context import Context
from ludotheque.games.elekt.doing import (
    clear_tokens,
    finish,
    from_hand,
    in_order,
    join_row,
    obtain,
)
from ludotheque.games.elekt.enlisting import enlist, pieces_of
from ludotheque.games.elekt.pieces import COALITION, PRIVILEGE, ZONES
from ludotheque.games.elekt.vocabulary.holdings import give_sceptre
from ludotheque.games.elekt.windows import Consider, happens
from ludotheque.table import CHANCE, Action, Emit, Question, Seat, Shuffle, ShuffleDecision

if TYPE_CHECKING:
    from ludotheque.games.elekt.state import ElektState

START_AMBER = 2
PRIVILEGES = 6
"""On the zone's deck; it is the clock of the game (2.4, 10.8)."""


# --- Setup (2.1 to 2.25, 11.6 to 11.28) -----------------------------------------------------------


def set_up(state: ElektState, emit: Emit) -> None:
    """Shuffle the decks, give everybody what he starts with, find the first player."""
    state.then(
        *([SHUFFLES["masters"]] if state.solo else []),
        SHUFFLES["skirmish"],
        SHUFFLES["machination"],
        SHUFFLES["privilege"],
        SHUFFLES["elite"],
        hand_out,
        reveal,
        find_first_player,
        begin_round,
    )


class AskForShuffle(msgspec.Struct, frozen=True, gc=False):
    """Chance shuffles a deck."""

    deck: str

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Ask it."""
        state.ask(SHUFFLE_QUESTIONS[self.deck], CHANCE)


def cards_of(state: ElektState, deck: str) -> tuple[Card, ...]:
    """List the cards that belong to a deck, in the order of the box."""
    if deck == "masters":
        return tuple(state.cards[id] for id in MASTERS)
    found = (card for card in state.cards.values() if card.kind == deck)
    if deck == "elite" and state.solo:
        found = (card for card in found if card.entry.solo)  # 11.27, 11.28
    if deck == "privilege":
        found = (card for card in found if card not in state.masters)
    return tuple(found)


def masters_shuffled(state: ElektState, seat: Seat, shuffled: Shuffle, emit: Emit) -> None:
    """As many Masters as the difficulty says are given to the Coalition (11.6 to 11.10)."""
    drawn = pieces_of(state, shuffled)
    state.masters = in_order(drawn[: state.settings.masters])
    if emit:
        for card in state.masters:
            emit(events.MasterGiven(card))


def zone_deck_shuffled(zone: int) -> Callable[[ElektState, Seat, Shuffle, Emit], None]:
    """Lay a deck on its zone; of the Privileges six, the others into the box (2.2 to 2.5)."""

    def lay(state: ElektState, seat: Seat, shuffled: Shuffle, emit: Emit) -> None:
        deck = pieces_of(state, shuffled)
        if zone == PRIVILEGE:
            deck, state.box = deck[:PRIVILEGES], deck[PRIVILEGES:]
        state.decks[zone] = deck[::-1]

    return lay


def elite_shuffled(state: ElektState, seat: Seat, shuffled: Shuffle, emit: Emit) -> None:
    """All Elite Units form a face-down deck (2.12)."""
    state.elite = pieces_of(state, shuffled)[::-1]


def hand_out(state: ElektState, emit: Emit) -> None:
    """Amber and four Basic Units for everybody (2.8, 2.10); solo differs (11.20 to 11.26)."""
    for seat in range(state.settings.seats):
        hand = [c for c in state.cards.values() if c.kind == "basic" and c.id.endswith(str(seat))]
        state.hands[seat] = state.known[seat] = in_order(tuple(hand))
        state.amber[seat] = START_AMBER
    if state.solo:
        state.amber[:] = [3, 1]


def reveal(state: ElektState, emit: Emit) -> None:
    """Turn the top card of each deck face up (2.6, 9.9)."""
    for zone in range(3):
        if state.decks[zone]:
            card = state.face[zone] = state.decks[zone][-1]
            state.decks[zone] = state.decks[zone][:-1]
            if emit:
                emit(events.CardRevealed(ZONES[zone], card))


def find_first_player(state: ElektState, emit: Emit) -> None:
    """Who draws the first name in the alphabet is first (2.16 to 2.22); in solo the player."""
    agreed = state.settings.first_player
    if agreed != "draw":
        seat, way = str(agreed).split(" ")
        give_sceptre(state, Seat(int(seat)), actions.DIRECTIONS[way], emit)
        return
    if state.solo:
        first = Seat(0)
    else:
        drawn = state.elite[-1 : -state.sides - 1 : -1]
        names = [alphabetical(getattr(card.names, state.settings.edition)) for card in drawn]
        first = Seat(names.index(min(names)))
        if emit:
            for place, card in enumerate(drawn):
                emit(events.EliteShown(Seat(place), card))
        state.then(SHUFFLES["elite"])  # 2.22
    ways = tuple(actions.DIRECTION_WORDS.values())
    choose(state, "direction", first, ways, FirstPlayer(first), emit)


def alphabetical(name: str) -> str:
    """Write a name as it stands in an alphabet, accents ignored (R4).

    >>> alphabetical("Éclair") < alphabetical("Eden")
    True
    """
    plain = unicodedata.normalize("NFKD", name.replace("Ł", "L").replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).lower()


class FirstPlayer(msgspec.Struct, frozen=True, gc=False):
    """The first player chooses the direction after the zone cards are seen (2.20, 2.21)."""

    seat: Seat

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Give him the Sceptre."""
        give_sceptre(state, self.seat, actions.DIRECTIONS[action.text], emit)


# --- The round (5.1 to 5.7) -----------------------------------------------------------------------


def begin_round(state: ElektState, emit: Emit) -> None:
    """A round has four phases: Enlistment, Assignment, Confrontation, Reset (5.1)."""
    state.round += 1
    state.reactions = 0
    state.then(enlist, assign_units, confront, reset)


# --- Phase 2: Assignment (7.1 to 7.15) ------------------------------------------------------------


def assign_units(state: ElektState, emit: Emit) -> None:
    """The players take turns from the holder of the Sceptre (7.1)."""
    state.phase = "assignment"
    state.order = state.by_rank()
    state.passed = ()
    state.assigned = [0] * state.sides
    state.last_zone = None
    state.then(Turn(0))


def can_still_assign(state: ElektState, seat: Seat) -> bool:
    """Whether a player has turns left (7.4, 7.5, 7.10)."""
    return seat not in state.passed and state.assigned[seat] < most_assigned(state, seat)


class Turn(msgspec.Struct, frozen=True, gc=False):
    """The turn of the next player who has one left (7.10)."""

    place: int

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Find him; when there is none the phase is over (7.8)."""
        count = len(state.order)
        for step in range(count):
            place = (self.place + step) % count
            seat = state.order[place]
            if can_still_assign(state, seat):
                state.then(Turn((place + 1) % count))
                take_turn(state, seat, emit)
                return


def take_turn(state: ElektState, seat: Seat, emit: Emit) -> None:
    """Assign exactly one Unit, or pass (7.2); without a card or room one must pass (R31)."""
    if seat == COALITION and state.solo:
        coalition_turn(state, Assigned(seat), emit)
        return
    choose(state, "assign", seat, assignments(state, seat), TurnTaken(seat), emit)


def assignments(state: ElektState, seat: Seat) -> list[actions.Word]:
    """List what a player can do on his turn (7.2, 7.3)."""
    zones = [zone for zone in range(3) if room_left(state, zone, seat)]
    options = [actions.assign(unit.id, zone) for unit in state.hands[seat] for zone in zones]
    return [*options, actions.PASS]


class TurnTaken(msgspec.Struct, frozen=True, gc=False):
    """A player assigns or passes."""

    seat: Seat

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Do it."""
        if isinstance(action, actions.Assign):
            state.last_zone = action.zone
            Assigned(self.seat)(state, action, emit)
            return
        state.passed += (self.seat,)
        state.last_zone = None
        if emit:
            emit(events.Passed(self.seat))
        if state.solo:
            player_passes(state, emit)


class Assigned(msgspec.Struct, frozen=True, gc=False):
    """A Unit goes from a hand to a zone (4.29)."""

    seat: Seat

    def __call__(self, state: ElektState, action: actions.Assign, emit: Emit) -> None:
        """Lay it; its immediate ability, then what waits for an assignment (4.30, R15)."""
        unit, seat, zone = state.cards[action.card], self.seat, action.zone
        from_hand(state, seat, unit)
        join_row(state, unit, zone, seat)
        state.assigned[seat] += 1
        if emit:
            emit(events.Assigned(seat, unit, ZONES[zone]))
        state.then(AfterAssignment(seat, unit, zone))


class AfterAssignment(msgspec.Struct, frozen=True, gc=False):
    """What follows an assignment: the Unit's own abilities, other Units', the zone card's (R15)."""

    seat: Seat
    unit: Card
    zone: int

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Offer the immediate abilities first (3.15, 7.11)."""
        context = Context(self.seat, self.zone, self.unit, self.seat, self.unit)
        state.then(TellAssigned(self.seat, self.unit, self.zone))
        own = self.unit.triggers.get("assigned", ())
        state.then(*[Consider(ability, context) for ability in own])
        if self.unit.immediate:
            state.then(*[Consider(ability, context) for ability in self.unit.immediate])


class TellAssigned(msgspec.Struct, frozen=True, gc=False):
    """Others hear of an assignment when the Unit's own abilities are done (R15)."""

    seat: Seat
    unit: Card
    zone: int

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Tell them; the Unit may have tokens by now (R82)."""
        happens(state, "unit-assigned", self.zone, self.seat, self.unit)


# --- Phase 4: Reset (9.1 to 9.11) -----------------------------------------------------------------


def reset(state: ElektState, emit: Emit) -> None:
    """Four steps in this order: Sceptre, Amber, recall, new cards (9.11)."""
    state.phase = "reset"
    state.then(pass_sceptre, collect_amber, recall, next_round)


def pass_sceptre(state: ElektState, emit: Emit) -> None:
    """Who obtained the Privilege card gives the Sceptre and chooses its direction (9.2 to 9.4)."""
    giver, state.sceptre_giver = state.sceptre_giver, None
    if giver is None:
        return
    if giver == COALITION and state.solo:
        give_sceptre(state, COALITION, state.direction, emit)  # 11.77
        return
    options = [
        actions.to_player(Seat(seat), way)
        for seat in state.sides_in_order(giver)
        for way in actions.DIRECTIONS
    ]
    choose(state, "sceptre", giver, options, sceptre_passed, emit)


def sceptre_passed(state: ElektState, action: actions.ToPlayer, emit: Emit) -> None:
    """The Sceptre goes where its giver says."""
    give_sceptre(state, action.seat, actions.DIRECTIONS[action.direction], emit)


def collect_amber(state: ElektState, emit: Emit) -> None:
    """Each obtains as many Amber as he has Units in the Privilege zone (9.5)."""
    happens(state, "amber-step", None, None)
    for seat in state.by_rank():
        obtain(state, seat, len(state.row(PRIVILEGE, seat)), emit)
        if state.phase == "over":
            return


def recall(state: ElektState, emit: Emit) -> None:
    """Everybody takes his Units back into his hand; the tokens go to the supply (9.7, 9.8)."""
    units = 0
    for place, row in enumerate(state.rows):
        seat = place % state.sides
        for unit in row:
            clear_tokens(state, unit)
        state.hands[seat] = in_order((*state.hands[seat], *row))
        state.known[seat] = in_order((*state.known[seat], *row))
        units += len(row)
    state.rows = [()] * (3 * state.sides)
    state.silenced = frozenset()
    state.used = frozenset()
    if emit:
        emit(events.UnitsRecalled(units))


def next_round(state: ElektState, emit: Emit) -> None:
    """Turn up new cards; after the last Privilege the game is decided (9.9, 9.10, 10.8, R56)."""
    if state.decks[PRIVILEGE]:
        reveal(state, emit)
        state.then(begin_round)
    else:
        decide(state, emit)


# --- The end (10.1 to 10.14) ----------------------------------------------------------------------


def decide(state: ElektState, emit: Emit) -> None:
    """The most Titles win, a tie by court rank after the Sceptre was given (10.10, 10.11, R55)."""
    finish(state, max(state.by_rank(), key=state.titles), emit)


# --- Chance ---------------------------------------------------------------------------------------


def _unshuffled(deck: str) -> Callable[[ElektState, Seat], tuple[Action, ...]]:
    return lambda state, _: (Shuffle(cards_of(state, deck)),)


RECEIVERS: dict[str, Callable[[ElektState, Seat, Shuffle, Emit], None]] = {
    "masters": masters_shuffled,
    **{kind: zone_deck_shuffled(zone) for zone, kind in enumerate(ZONE_KINDS)},
    "elite": elite_shuffled,
}
SHUFFLE_QUESTIONS = {
    deck: Question(
        "elekt", f"shuffle-{deck}", _unshuffled(deck), receive, decision_type=ShuffleDecision
    )
    for deck, receive in RECEIVERS.items()
}
SHUFFLES = {deck: AskForShuffle(deck) for deck in RECEIVERS}
