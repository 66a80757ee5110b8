"""Drawing a State that a player cannot tell from the real one (ELEM-10.2 to ELEM-10.11).

Unknown cards are drawn as if from a box with as many copies of each creature as a deck may hold.
What two others know of each other is drawn as the bans that everybody has seen would have it.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.elementa.cards import CARDS
from ludotheque.games.elementa.choosing import Pending
from ludotheque.games.elementa.deciding import Offers, divided
from ludotheque.games.elementa.decks import SIZE, Deck
from ludotheque.games.elementa.elements import read_counts
from ludotheque.games.elementa.knowledge import (
    NOTHING,
    Cards,
    Known,
    difference,
    in_order,
    next_pile,
)
from ludotheque.games.elementa.position import ASKED
from ludotheque.games.elementa.reading import parse_action
from ludotheque.games.elementa.rules import ban_target
from ludotheque.games.elementa.state import TURNS, ElementaState
from ludotheque.games.elementa.steps import STEPS
from ludotheque.games.elementa.values import Remembered, cards_of
from ludotheque.games.elementa.view import ElementaView, KnownView
from ludotheque.table import Action, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ludotheque.games.elementa.card import Card


def imagine(view: ElementaView, generator: Random) -> ElementaState:
    """Fill in what the viewer cannot know: decks, hands, later turns, secret answers."""
    state = ElementaState(view.settings)
    state.cards = cards_of(view.cards)
    open_table(state, view)
    for number in range(state.seats):
        seat = Seat(number)
        if seat == view.seat:
            lay_own(state, view, seat)
        elif view.decks:
            draw_cards(state, view, seat, generator)
    draw_knowledge(state, view)
    put_question(state, view)
    commit(state, view, generator)
    return state


def open_table(state: ElementaState, view: ElementaView) -> None:
    """Copy what everybody sees."""
    state.phase, state.round, state.turn = view.phase, view.round, view.turn
    state.combat, state.fighting = view.combat, view.fighting
    state.rounds_won = list(view.rounds_won)
    state.points, state.crystals = list(view.points), list(view.crystals)
    state.ready = [read_counts(text) for text in view.ready]
    state.used = [read_counts(text) for text in view.used]
    state.temporary = [read_counts(text) for text in view.temporary]
    state.discards = [_cards(state, cards) for cards in view.discards]
    state.fought = [_card(state, id) for id in view.fought]
    state.laid = [_card(state, id) for id in view.revealed]
    state.unpaid, state.winners = view.unpaid, view.winners
    state.losers, state.tied = view.losers, view.tied
    state.spent = read_counts(view.spent)
    state.lasting = view.lasting
    state.uses = frozenset(view.uses)


def lay_own(state: ElementaState, view: ElementaView, seat: Seat) -> None:
    """Lay the viewer's own cards."""
    state.hands[seat] = _cards(state, view.hand)
    state.piles[seat] = tuple([_cards(state, pile) for pile in view.piles])
    state.aside[seat] = _cards(state, view.aside)
    state.laid[seat] = _card(state, view.laid)
    if view.decks:
        environment = _card(state, view.environments[seat])
        state.bring(seat, Deck(_cards(state, view.deck), environment))


def draw_cards(state: ElementaState, view: ElementaView, seat: Seat, generator: Random) -> None:
    """Draw the cards of another player, those that the viewer knows in their places."""
    knows = view.knows[seat]
    known = NOTHING if knows is None else read_known(state, knows)
    hidden = view.lying[seat] and not view.fighting
    places: list[list[Card]] = [list(pile) for pile in known.later]
    hand, aside = list(known.hand), list(known.aside)
    sizes = [*view.pile_counts[seat], view.hand_counts[seat] + hidden, view.aside_counts[seat]]
    _settle_loose(state, known, hand, places, sizes, generator)
    shown = [*state.discards[seat], *((laid,) if (laid := state.laid[seat]) is not None else ())]
    groups = [*places, hand, aside]
    missing = [size - len(group) for size, group in zip(sizes, groups, strict=True)]
    divided_yet = any(sizes) or shown
    located = [card for group in groups for card in group] + shown
    total = sum(missing) if divided_yet else SIZE
    drawn = draw_unknown(state, located, known, total, generator)
    creatures = in_order([*located, *drawn])
    state.bring(seat, Deck(creatures, _card(state, view.environments[seat])))
    if not divided_yet:
        return
    for group, number in zip(groups, missing, strict=True):
        group += [drawn.pop() for _ in range(number)]
    if hidden:
        state.laid[seat] = hand.pop(int(generator.random() * len(hand)))
    state.piles[seat] = tuple(in_order(pile) for pile in groups[:TURNS])
    state.hands[seat], state.aside[seat] = in_order(hand), in_order(aside)


def _settle_loose(
    state: ElementaState, known: Known, hand: list[Card], places: list[list[Card]],
    sizes: Sequence[int], generator: Random,
) -> None:  # fmt: skip
    """Put cards that are in the hand or were just banned into one of the two."""
    if not known.loose:
        return
    room, pile = sizes[TURNS] - len(hand), next_pile(state)
    slots = room + 1  # one card was banned
    loose = _shuffled(known.loose, generator)
    if pile == TURNS:  # nothing is banned in the last turn
        hand += loose
        return
    banned = generator.random() * slots < len(loose)
    if (banned or len(loose) > room) and len(places[pile]) < sizes[pile]:
        places[pile].append(loose.pop())
    hand += loose


def draw_unknown(
    state: ElementaState, located: Sequence[Card], known: Known, number: int, generator: Random
) -> list[Card]:
    """Draw cards for places that the viewer knows nothing of; remembered ones are among them."""
    must = difference(known.deck, tuple(located))[:number]
    box = list(difference(box_of(state), (*located, *must)))
    for at in range(number - len(must)):  # the front of a shuffle
        other = at + int(generator.random() * (len(box) - at))
        box[at], box[other] = box[other], box[at]
    return _shuffled([*must, *box[: number - len(must)]], generator)


# --- What others know of each other ---------------------------------------------------------------


def draw_knowledge(state: ElementaState, view: ElementaView) -> None:
    """Give everybody the knowledge that he can have of the others."""
    n = state.seats
    looking = n if view.seat is None else view.seat
    for viewer in range(n + 1):
        for owner in range(n):
            if viewer == owner:
                continue
            told = None
            if viewer == looking:
                told = view.knows[owner]
            elif owner == view.seat and viewer < n:
                told = view.known[viewer]
            place = viewer * n + owner
            if told is not None:
                state.known[place] = read_known(state, told)
            elif view.decks:
                state.known[place] = _supposed(state, Seat(viewer), Seat(owner))


def _supposed(state: ElementaState, viewer: Seat, owner: Seat) -> Known:
    """What a player would know of another from what was open, and from this turn's ban."""
    known = Known(aside=state.aside[owner]) if state.settings.casual else NOTHING
    if state.phase not in ("bans", "combats") or not 0 < state.turn < TURNS:
        return known
    if viewer == state.seats or ban_target(state.seats, state.turn, viewer) != owner:
        return known
    if state.phase == "bans":
        pile = state.piles[owner][state.turn - 1]
        later = tuple(pile if turn == state.turn - 1 else () for turn in range(TURNS))
        return msgspec.structs.replace(known, later=later)
    lying = state.laid[owner]
    hidden = () if lying is None or state.fighting else (lying,)
    hand = in_order((*state.hands[owner], *hidden))
    return msgspec.structs.replace(known, hand=hand)


# --- The open question ----------------------------------------------------------------------------


def put_question(state: ElementaState, view: ElementaView) -> None:
    """Put the open question as everybody sees it."""
    state.agenda = [STEPS.read(step, state.cards) for step in view.to_do]
    state.deciders = view.deciders
    if view.asked is not None:
        state.question = ASKED[view.asked]
    pending = view.pending
    if pending is not None:
        seat, receive = Seat(pending["seat"]), STEPS.read(pending["then"], state.cards)
        texts = pending["options"]
        options = (
            _picks(state, seat, receive)
            if texts is None
            else tuple(parse_action(text) for text in texts)
        )
        if pending["kind"] == "change":
            options = Offers.with_units(options, state.units(seat))
        state.pending = Pending(pending["kind"], seat, options, receive)


def _picks(state: ElementaState, seat: Seat, picked: object) -> tuple[Action, ...]:
    """List the cards that another player can pick, in this world."""
    from ludotheque.games.elementa.applying import CardPicked
    from ludotheque.games.elementa.moving import cards_to_move

    assert isinstance(picked, CardPicked)
    return cards_to_move(state, seat, picked.source)


def commit(state: ElementaState, view: ElementaView, generator: Random) -> None:
    """Draw what others have answered in secret."""
    committed = []
    for seat in view.committed:
        if seat == view.seat and view.own_answer is not None:
            answer = parse_action(view.own_answer)
        else:
            answer = drawn_answer(state, seat, generator)
        committed.append((seat, answer))
    state.committed = tuple(committed)


def drawn_answer(state: ElementaState, seat: Seat, generator: Random) -> Action:
    """Draw an answer that another player may have given."""
    question = state.question
    assert question is not None
    if question.kind == "divide":
        deck = state.decks[seat]
        assert deck is not None
        return divided(_shuffled(deck.creatures, generator))
    options = question.legal(state, seat)
    return options[int(generator.random() * len(options))]


# --- Values ---------------------------------------------------------------------------------------


def read_known(state: ElementaState, known: KnownView) -> Known:
    """Read what a View says that a player knows."""
    return Known(
        _cards(state, known.hand),
        _cards(state, known.loose),
        tuple([_cards(state, pile) for pile in known.later]),
        _cards(state, known.aside),
        _cards(state, known.deck),
    )


def _card(state: ElementaState, id: str | None) -> Card | None:
    return None if id is None else state.cards[id]


def _cards(state: ElementaState, ids: Iterable[str]) -> Cards:
    return tuple([state.cards[id] for id in ids])


def box_of(state: ElementaState) -> Cards:
    """List every creature as often as a deck may hold it (1.6, 1.7)."""
    return BOX if state.cards is CARDS else _own_box(state.cards)


def _boxed(cards: Mapping[str, Card]) -> Cards:
    creatures = in_order(card for card in cards.values() if card.kind == "creature")
    return tuple(card for card in creatures for _ in range(card.most))


BOX = _boxed(CARDS)
_own_box = Remembered(_boxed)


def _shuffled(cards: Sequence[Card], generator: Random) -> list[Card]:
    keys = [generator.random() for _ in cards]
    return [cards[number] for number in sorted(range(len(cards)), key=keys.__getitem__)]
