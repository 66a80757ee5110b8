"""Drawing a State that a player cannot tell from the real one (ELEKT-1.18 to ELEKT-1.25)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ludotheque.games.elekt import actions, steps
from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.choosing import Pending
from ludotheque.games.elekt.doing import in_order
from ludotheque.games.elekt.own_cards import with_own
from ludotheque.games.elekt.pieces import COALITION, read_symbols
from ludotheque.games.elekt.position import ASKED
from ludotheque.games.elekt.rules import cards_of
from ludotheque.games.elekt.state import ElektState
from ludotheque.games.elekt.view import FROM_HAND, ElektView
from ludotheque.games.elekt.vocabulary.moving import Placed
from ludotheque.table import CHANCE, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


def imagine(view: ElektView, generator: Random) -> ElektState:
    """Fill in what the viewer cannot know: hands, dealt cards and decks, each order as likely."""
    state = ElektState(view.settings)
    if view.cards:
        state.use_cards(with_own(view.cards, view.settings.edition))
    open_table(state, view)
    deal_unseen(state, view, generator)
    lay_zone_decks(state, view, generator)
    put_question(state, view, generator)
    return state


def open_table(state: ElektState, view: ElektView) -> None:
    """Copy what everybody sees."""
    cards = state.cards
    state.phase = view.phase
    state.round, state.holder, state.direction = view.round, view.holder, view.direction
    state.order = view.order
    state.amber = list(view.amber)
    state.known = [_cards(cards, hand) for hand in view.known]
    state.rows = [_cards(cards, row) for row in view.rows]
    state.tokens = {cards[id]: read_symbols(text) for id, text in view.tokens.items()}
    state.supply = list(view.supply)
    state.silenced = frozenset(_cards(cards, view.silenced))
    state.face = [None if id is None else cards[id] for id in view.face]
    state.discard = _cards(cards, view.discard)
    state.won = [_cards(cards, won) for won in view.won]
    state.gone = _cards(cards, view.gone)
    state.passed, state.assigned = view.passed, list(view.assigned)
    state.used = frozenset((cards[id], number) for id, number in view.used)
    state.boosts = tuple((Seat(s), k, n) for s, k, n in view.boosts)
    state.contest = view.contest
    state.ban = steps.read(view.ban, cards)
    state.sceptre_giver = view.sceptre_giver
    state.masters = _cards(cards, view.masters)
    state.seals, state.extra_titles = view.seals, view.extra_titles
    state.last_zone, state.winner = view.last_zone, view.winner


def deal_unseen(state: ElektState, view: ElektView, generator: Random) -> None:
    """Deal the Units whose place the viewer does not know to hands, dealt cards and deck."""
    cards = state.cards
    own = _cards(cards, view.hand)
    dealt = _cards(cards, view.dealt)
    unseen = _shuffled(_cards(cards, view.unseen), generator)
    for seat in range(state.sides):
        if seat == view.seat:
            state.hands[seat], state.dealt[seat] = own, dealt
            continue
        missing = view.hands[seat] - len(state.known[seat])
        hand, unseen = unseen[:missing], unseen[missing:]
        state.hands[seat] = in_order((*state.known[seat], *hand))
        count = view.dealt_counts[seat]
        state.dealt[seat], unseen = tuple(unseen[:count]), unseen[count:]
    state.elite = tuple(unseen[: view.elite])


def lay_zone_decks(state: ElektState, view: ElektView, generator: Random) -> None:
    """Lay the zones' decks, the box, and what lies face down before the Coalition."""
    seen = {card for card in state.face if card is not None} | {*state.gone, *state.masters}
    seen |= {card for won in state.won for card in won}
    for zone, kind in enumerate(("skirmish", "machination", "privilege")):
        unseen = _shuffled([c for c in cards_of(state, kind) if c not in seen], generator)
        count = view.decks[zone]
        state.decks[zone] = tuple(unseen[:count])
        if kind == "privilege":
            rest = unseen[count:]
            state.box = tuple(rest[: view.box])
            state.face_down = tuple(rest[view.box : view.box + view.face_down])


def put_question(state: ElektState, view: ElektView, generator: Random) -> None:
    """Put the open question; what others have chosen in secret is drawn."""
    state.agenda = [steps.read(step, state.cards) for step in view.to_do]
    state.deciders = view.deciders
    if not view.deciders:
        return
    if view.pending is not None:
        pending = view.pending
        seat = Seat(pending["seat"])
        texts = pending["options"]
        if texts is None:
            options = _from_hand(state, seat, pending["kind"])
        else:
            options = tuple(actions.parse_action(text) for text in texts)
        receive = steps.read(pending["then"], state.cards)
        if isinstance(receive, Placed) and receive.unit is None:
            hand = state.hands[seat]
            receive = Placed(seat, hand[int(generator.random() * len(hand))])
        state.pending = Pending(pending["kind"], seat, options, receive, pending["mark"])
        state.question = ASKED[pending["kind"]]
    elif view.phase == "enlistment" and CHANCE not in view.deciders:
        state.question = ASKED["enlist"]
        _commit(state, view, generator)
    else:
        state.question = ASKED[chance_question(view)]


def chance_question(view: ElektView) -> str:
    """Find what chance is asked, from what has been laid out."""
    if view.phase != "setup":
        return "reshuffle"
    if view.settings.solo and not view.masters:
        return "shuffle-masters"
    for zone, deck in enumerate(("skirmish", "machination", "privilege")):
        if not view.decks[zone]:
            return f"shuffle-{deck}"
    return "shuffle-elite"


def _commit(state: ElektState, view: ElektView, generator: Random) -> None:
    committed = []
    for seat in range(state.sides):
        if not state.dealt[seat] or seat in view.deciders:
            continue
        options = [*(actions.keep(card.id) for card in state.dealt[seat]), actions.NEW]
        if seat == view.seat and view.own_choice is not None:
            committed.append((Seat(seat), actions.parse_action(view.own_choice)))
        else:
            committed.append((Seat(seat), options[int(generator.random() * len(options))]))
    state.committed = tuple(committed)


def _from_hand(state: ElektState, seat: Seat, kind: str) -> tuple[actions.Word, ...]:
    """List what a hand makes possible."""
    assert kind in FROM_HAND
    if kind != "assign":
        owner = COALITION if kind == "coalition-card" else seat
        return tuple(actions.pick(card.id) for card in state.hands[owner])
    from ludotheque.games.elekt.rules import assignments

    return tuple(assignments(state, seat))


def _cards(cards: Mapping[str, Card], ids: Iterable[str]) -> tuple[Card, ...]:
    return tuple(cards[id] for id in ids)


def _shuffled(cards: Sequence[Card], generator: Random) -> list[Card]:
    keys = [generator.random() for _ in cards]
    return [cards[number] for number in sorted(range(len(cards)), key=keys.__getitem__)]
