"""When abilities act: what waits for something is found, ordered, and offered (ELEKT-L64).

Privileges first, then Units, then the card of the zone; within a class by court rank, and one's own
in the order that one likes (ELEKT-3.36 to ELEKT-3.40).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.elekt import actions, events
from ludotheque.games.elekt.choosing import choose
from ludotheque.games.elekt.context import Context
from ludotheque.games.elekt.pieces import ATTRIBUTES, COALITION
from ludotheque.table import Emit, Phrase, Seat, Unreadable

if TYPE_CHECKING:
    from ludotheque.games.elekt.card import Card
    from ludotheque.games.elekt.state import ElektState
    from ludotheque.games.elekt.vocabulary.ability import Ability
    from ludotheque.games.elekt.vocabulary.effects import Effect

Waiting = tuple["Ability", Context]
MOST_REACTIONS = 2000
"""In one round: no card of the box comes near it, and cards that answer each other for ever do."""


def happens(
    state: ElektState, event: str, zone: int | None, acting: Seat | None, unit: Card | None = None,
    attribute: int | None = None,
) -> None:  # fmt: skip
    """Let all abilities that wait for something act next, in their order."""
    if attribute is not None:
        event = f"{event} {ATTRIBUTES[attribute]}"
    if state.phase == "over" or not somebody_waits(state, event, zone):
        return
    groups = waiting_for(state, event, zone, acting, unit, attribute)
    if groups:
        state.reactions += 1
        if state.reactions > MOST_REACTIONS:
            source = groups[0][0][1].source
            raise Unreadable(Phrase("elekt-endless", card=source, most=MOST_REACTIONS))
        state.then(*[Act(group) for group in groups])


def somebody_waits(state: ElektState, event: str, zone: int | None) -> bool:
    """Whether any card in play waits for this at all; mostly none does."""
    start, end = (0, 3) if zone is None else (zone, zone + 1)
    for face in state.face[start:end]:
        if face is not None and event in face.triggers:
            return True
    for row in state.rows[start * state.sides : end * state.sides]:
        for unit in row:
            if event in unit.triggers:
                return True
    for won in state.won:
        for card in won:
            if event in card.triggers and card.kind == "privilege":
                return True
    others = state.masters + state.listeners
    return bool(others) and any(event in card.triggers for card in others)


def waiting_for(
    state: ElektState, event: str, zone: int | None, acting: Seat | None, unit: Card | None,
    attribute: int | None,
) -> list[tuple[Waiting, ...]]:  # fmt: skip
    """Find the abilities that wait for something, in groups that act one after another."""
    groups: list[tuple[Waiting, ...]] = []
    ranks = state.by_rank()
    for seat in ranks:
        owned: list[tuple[Card, int | None]] = [
            (card, None) for card in state.privileges(seat) if event in card.triggers
        ]
        if state.masters and seat == COALITION:
            owned += [(card, None) for card in state.masters if event in card.triggers]
        if owned:
            _group(state, groups, owned, event, seat, acting, unit, attribute, zone)
    zones = range(3) if zone is None or state.listeners else (zone,)
    for seat in ranks:
        units: list[tuple[Card, int | None]] = [
            (card, each)
            for each in zones
            for card in state.rows[each * state.sides + seat]
            if event in card.triggers and card not in state.silenced
        ]
        if units:
            _group(state, groups, units, event, seat, acting, unit, attribute, zone)
    for each in zones:
        face = state.face[each]
        if face is not None and event in face.triggers and face.kind != "privilege":
            actor = state.holder if acting is None else acting  # 3.29: it concerns whoever acts
            _group(state, groups, [(face, each)], event, actor, acting, unit, attribute, zone)
    return groups


def _group(
    state: ElektState, groups: list[tuple[Waiting, ...]], cards: list[tuple[Card, int | None]],
    event: str, seat: Seat, acting: Seat | None, unit: Card | None, attribute: int | None,
    zone: int | None,
) -> None:  # fmt: skip
    found: list[Waiting] = []
    for card, at in cards:
        context = Context(seat, zone if at is None else at, card, acting, unit, attribute)
        found += [
            (ability, context)
            for ability in card.triggers[event]
            if ability.when is not None
            and (at is None or zone is None or at == zone or ability.when.zone == "every")
            and ability.when.met(state, context)
        ]
    if found:
        groups.append(tuple(found))


class Act(msgspec.Struct, frozen=True, gc=False):
    """Abilities of one player and one class act; he chooses which first (3.40)."""

    group: tuple[Waiting, ...]

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Let one act, then the others."""
        if len(self.group) == 1:
            consider(state, *self.group[0], emit)
            return
        seat = self.group[0][1].seat
        options = [actions.pick(context.source.id) for _, context in self.group]
        if len(set(options)) == 1:  # two abilities of one card, in the order of its text
            ActFirst(self.group)(state, options[0], emit)
        else:
            choose(state, "first-ability", seat, options, ActFirst(self.group), emit)


class ActFirst(msgspec.Struct, frozen=True, gc=False):
    """The card whose ability acts first is chosen."""

    group: tuple[Waiting, ...]

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Let it act, then the rest."""
        ids = [context.source.id for _, context in self.group]
        first = ids.index(action.text)
        rest = self.group[:first] + self.group[first + 1 :]
        state.then(Consider(*self.group[first]), Act(rest))


class Consider(msgspec.Struct, frozen=True, gc=False):
    """An ability is about to act."""

    ability: Ability
    context: Context

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Offer it, or let it act."""
        consider(state, self.ability, self.context, emit)


def consider(state: ElektState, ability: Ability, context: Context, emit: Emit) -> None:
    """Let an ability act if it still can: its card is there, its conditions hold, it is paid."""
    if not in_place(state, context) or not ability.holds(state, context):
        return
    if (ability.once is not None or state.solo) and use_of(ability, context) in state.used:
        return
    if not ability.optional:
        run(state, ability, context, emit)
        return
    prices = payable(state, ability, context)
    if prices:
        options = [*(actions.USE[number] for number in prices), actions.NO]
        choose(state, "use", context.seat, options, Used(ability, context), emit)


def in_place(state: ElektState, context: Context) -> bool:
    """Whether the card that bears an ability still lies where it acts."""
    card = context.source
    if card.kind in ("basic", "elite"):
        return state.zone_of(card) is not None and card not in state.silenced
    if card.kind == "privilege" or context.zone is None:
        return card in state.won[context.seat] or card in state.masters
    return state.face[context.zone] is card or any(card in won for won in state.won)


def payable(state: ElektState, ability: Ability, context: Context) -> list[int]:
    """List the prices that can be paid, by their numbers; a free ability has one, at nothing."""
    if not ability.cost:
        return [0]
    if context.source in state.masters:
        return [0]  # it spends nothing for the Masters it was given (11.13)
    return [
        number
        for number, price in enumerate(ability.cost)
        if all(payment.possible(state, context) for payment in price)
    ]


def use_of(ability: Ability, context: Context) -> tuple[Card, int]:
    """Return what is remembered of a use."""
    return (context.source, context.source.abilities.index(ability))


class Used(msgspec.Struct, frozen=True, gc=False):
    """It is decided whether an ability is used, and at which price."""

    ability: Ability
    context: Context

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Pay, then act (3.18)."""
        if action is actions.NO or action == actions.NO:
            return
        state.then(Run(self.ability, self.context))
        if self.ability.cost and self.context.source not in state.masters:
            price = self.ability.cost[actions.USE.index(action)]
            for payment in price:
                payment.pay(state, self.context, emit)


class Run(msgspec.Struct, frozen=True, gc=False):
    """An ability acts; it is paid."""

    ability: Ability
    context: Context

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Carry out its effects."""
        run(state, self.ability, self.context, emit)


def run(state: ElektState, ability: Ability, context: Context, emit: Emit) -> None:
    """Carry out the effects of an ability, one after another."""
    if emit:
        emit(events.AbilityUsed(context.seat, context.source))
    if ability.once is not None:
        state.used |= {use_of(ability, context)}
    if state.solo and context.seat == COALITION and ability.mode == "immediate":
        from ludotheque.games.elekt.coalition import SealCheck, visible

        state.then(SealCheck(visible(state)))
    state.then(*[Do(effect, context) for effect in ability.do])


class Do(msgspec.Struct, frozen=True, gc=False):
    """One effect is carried out."""

    effect: Effect
    context: Context

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Carry it out."""
        self.effect.run(state, self.context, emit)
