"""Phase 3, Confrontation (ELEKT-8.1 to ELEKT-8.32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.elekt import actions, events
from ludotheque.games.elekt.asking import (
    InForce,
    concerns,
    count,
    has_rule,
    order_of_confrontations,
    participants,
    rules_in,
)
from ludotheque.games.elekt.banning import ban
from ludotheque.games.elekt.choosing import choose
from ludotheque.games.elekt.doing import attach_token, check_end, discard_zone_card, swap
from ludotheque.games.elekt.pieces import (
    ATTRIBUTES,
    AUTHORITY,
    BRUTALITY,
    COALITION,
    DUPLICITY,
    MYSTICALITY,
    PRIVILEGE,
    TIE,
    ZONES,
)
from ludotheque.games.elekt.vocabulary import modifiers as rule
from ludotheque.games.elekt.windows import happens, somebody_waits
from ludotheque.table import Emit, Seat

if TYPE_CHECKING:
    from ludotheque.games.elekt.card import Card
    from ludotheque.games.elekt.state import ElektState


def confront(state: ElektState, emit: Emit) -> None:
    """Resolve the zones one after another: Skirmish, Machination, Privilege (8.1)."""
    state.phase = "confrontation"
    state.then(ResolveZone(0), ResolveZone(1), ResolveZone(2))


class ResolveZone(msgspec.Struct, frozen=True, gc=False):
    """Four confrontations in a zone, each once (8.2, 8.5)."""

    zone: int

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Put them in order; the order is settled when the zone begins (L22)."""
        order = order_of_confrontations(state, self.zone)
        state.then(*[Confrontation(self.zone, attribute) for attribute in order])


class Confrontation(msgspec.Struct, frozen=True, gc=False):
    """One confrontation: participants, abilities that pay for symbols, count, ties, winner."""

    zone: int
    attribute: int

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Begin it; nobody there is the end of it (8.3, 8.30)."""
        rules = rules_in(state, self.zone, ATTRIBUTES[self.attribute])
        if not participants(state, self.zone, self.attribute, rules):
            if self.attribute == AUTHORITY:
                discard_zone_card(state, self.zone, emit)  # 8.31, R48
            return
        state.contest = (self.zone, self.attribute)
        state.boosts = ()
        if state.used:
            state.used = frozenset(use for use in state.used if _for_the_round(use))
        state.then(look_for_tie)
        happens(state, "counting", self.zone, None, None, self.attribute)


def _for_the_round(use: tuple[Card, int]) -> bool:
    card, number = use
    return card.abilities[number].once == "round"


def counts(state: ElektState) -> tuple[list[Seat], list[int], list[InForce]]:
    """Count for everybody who takes part in the running confrontation (8.8 to 8.10)."""
    assert state.contest is not None
    zone, attribute = state.contest
    rules = rules_in(state, zone, ATTRIBUTES[attribute])
    seats = participants(state, zone, attribute, rules)
    return seats, [count(state, zone, seat, attribute, rules) for seat in seats], rules


def tied_for_most(state: ElektState) -> list[Seat]:
    """List those who tie for the most symbols and could win; empty without a tie (R20, R37)."""
    assert state.contest is not None
    seats, found, rules = counts(state)
    most = max(found, default=0)
    resolved = any(kind == TIE for _, kind, _ in state.boosts)
    if resolved or (most == 0 and state.contest[1] != AUTHORITY):
        return []
    if has_rule(rules, rule.NobodyWins, state.contest[1]):
        return []
    tied = [seat for seat, symbols in zip(seats, found, strict=True) if symbols == most]
    return tied if len(tied) > 1 else []


def look_for_tie(state: ElektState, emit: Emit) -> None:
    """When there is a tie for the most symbols, abilities may resolve it (R20)."""
    state.then(decide_winner)
    assert state.contest is not None
    zone, attribute = state.contest
    if attribute == AUTHORITY or not somebody_waits(state, f"tie {ATTRIBUTES[attribute]}", zone):
        return
    if tied_for_most(state):
        happens(state, "tie", zone, None, None, attribute)


def decide_winner(state: ElektState, emit: Emit) -> None:
    """The most symbols win (8.11); what is tied, zero or barred has no winner (8.12 to 8.16)."""
    assert state.contest is not None
    zone, attribute = state.contest
    seats, found, rules = counts(state)
    winner = winner_of(attribute, seats, found, rules, state.boosts)
    if emit:
        by_seat = dict(zip(seats, found, strict=True))
        everybody = tuple(by_seat.get(Seat(seat), 0) for seat in range(state.sides))
        emit(events.ConfrontationHeld(ZONES[zone], ATTRIBUTES[attribute], everybody, winner))
    state.then(end_confrontation)
    if winner is None:
        if attribute == AUTHORITY:
            discard_zone_card(state, zone, emit)  # 8.31: a card that nobody wins does not stay
        return
    state.then(EFFECTS[attribute](zone, winner), Won(zone, winner, attribute))


def winner_of(
    attribute: int,
    seats: list[Seat],
    found: list[int],
    rules: list[InForce],
    boosts: tuple[tuple[Seat, int, int], ...],
) -> Seat | None:
    """Find the winner among those who take part, given by rank with their counts."""
    most = max(found, default=0)
    if not seats or has_rule(rules, rule.NobodyWins, attribute):
        return None
    if most == 0 and attribute != AUTHORITY:
        return None
    tied = [seat for seat, symbols in zip(seats, found, strict=True) if symbols == most]
    if len(tied) == 1:
        return tied[0]
    for seat, kind, _ in boosts:
        if kind == TIE and seat in tied:
            return seat
    for force in has_rule(rules, rule.WinsTies, attribute):
        if not force.owned:  # it wins ties for everybody alike, so for the highest rank (3.39)
            return tied[0]
        if force.context.seat in tied:
            return force.context.seat
    return tied[0] if attribute == AUTHORITY else None  # 8.15: by rank


def end_confrontation(state: ElektState, emit: Emit) -> None:
    """What counted in this confrontation only is over."""
    state.boosts = ()
    state.contest = None


class Won(msgspec.Struct, frozen=True, gc=False):
    """The effect is carried out; abilities that add something act now (R47)."""

    zone: int
    winner: Seat
    attribute: int

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Let them act."""
        happens(state, "won", self.zone, self.winner, None, self.attribute)


# --- Mysticality (8.18 to 8.21) -------------------------------------------------------------------


class AttachTwo(msgspec.Struct, frozen=True, gc=False):
    """The winner may attach two tokens of different attributes to Units in the zone."""

    zone: int
    winner: Seat
    left: int = 2
    laid: tuple[int, ...] = ()

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Let him lay the next one, or stop (R39)."""
        if self.winner == COALITION and state.solo:
            from ludotheque.games.elekt.coalition import attach_after_win

            attach_after_win(state, self.zone, emit)
            return
        rules = rules_in(state, self.zone, "tokens")
        same = any(concerns(force, "you", self.winner) for force in rules)
        units = state.units_in(self.zone)
        options: list[actions.Word] = [
            actions.attach(kind, unit.id)
            for kind in range(4)
            if state.supply[kind] and (same or kind not in self.laid)
            for unit in units
        ]
        if options:
            choose(state, "attach", self.winner, [*options, actions.NO], Laid(self), emit)


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A token is chosen, or he stops."""

    turn: AttachTwo

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Attach it; the next one follows."""
        if not isinstance(action, actions.Attach):
            return
        turn = self.turn
        if turn.left > 1:
            state.then(AttachTwo(turn.zone, turn.winner, turn.left - 1, (*turn.laid, action.kind)))
        attach_token(state, turn.winner, action.kind, state.cards[action.card], emit)


# --- Duplicity (8.22 to 8.25) ---------------------------------------------------------------------


class SwapTwo(msgspec.Struct, frozen=True, gc=False):
    """The winner may swap one of his Units here with one of his Units elsewhere."""

    zone: int
    winner: Seat

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Let him choose the pair; the Coalition steals instead (11.65)."""
        if self.winner == COALITION and state.solo:
            from ludotheque.games.elekt.coalition import steal_after_win

            steal_after_win(state, self.zone, emit)
            return
        options: list[actions.Word] = [
            actions.exchange(here.id, there.id)
            for here in state.row(self.zone, self.winner)
            for zone in range(3)
            if zone != self.zone
            for there in state.row(zone, self.winner)
        ]
        if options:
            receive = Exchanged(self.winner)
            choose(state, "swap", self.winner, [*options, actions.NO], receive, emit)


class Exchanged(msgspec.Struct, frozen=True, gc=False):
    """The pair is chosen, or none."""

    winner: Seat

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Swap them."""
        if isinstance(action, actions.Exchange):
            first, second = state.cards[action.first], state.cards[action.second]
            swap(state, self.winner, first, second, emit)


# --- Brutality (8.26 to 8.28) ---------------------------------------------------------------------


class BanOne(msgspec.Struct, frozen=True, gc=False):
    """The winner may ban one Unit in the zone, also one of his own (R43)."""

    zone: int
    winner: Seat

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Let him choose."""
        options = [actions.pick(unit.id) for unit in state.units_in(self.zone)]
        choose(state, "ban", self.winner, [*options, actions.NO], BanOn(self.winner), emit)


class BanOn(msgspec.Struct, frozen=True, gc=False):
    """The target is chosen, or none."""

    winner: Seat

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Ban it."""
        if action != actions.NO:
            ban(state, self.winner, state.cards[action.text], emit)


# --- Authority (8.29 to 8.32) ---------------------------------------------------------------------


class Obtain(msgspec.Struct, frozen=True, gc=False):
    """The winner obtains the face-up card of the zone; that is not optional (8.29, 8.32)."""

    zone: int
    winner: Seat

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Lay it in front of him: Titles, the end, then what the card does (L64)."""
        card = state.face[self.zone]
        automatic = self.winner == COALITION and state.solo
        if self.zone == PRIVILEGE and (card is not None or automatic):
            state.sceptre_giver = self.winner  # 9.2, R54; the Coalition for the win alone, 11.77
        if card is None:  # R50
            return
        state.face[self.zone] = None
        state.won[self.winner] += (card,)
        if emit:
            emit(events.CardObtained(self.winner, card))
        check_end(state, self.winner, emit)
        if state.phase != "over":
            state.then(CardSpeaks(card, self.zone, self.winner))
            happens(state, "card-obtained", self.zone, self.winner)  # higher classes first (3.37)


class CardSpeaks(msgspec.Struct, frozen=True, gc=False):
    """What a card does to whoever obtains it (Werewolf Packs)."""

    card: Card
    zone: int
    winner: Seat

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Let it act."""
        from ludotheque.games.elekt.context import Context
        from ludotheque.games.elekt.windows import consider

        for ability in self.card.triggers.get("obtained", ()):
            context = Context(self.winner, self.zone, self.card, self.winner)
            consider(state, ability, context, emit)


EFFECTS = {MYSTICALITY: AttachTwo, DUPLICITY: SwapTwo, BRUTALITY: BanOne, AUTHORITY: Obtain}
