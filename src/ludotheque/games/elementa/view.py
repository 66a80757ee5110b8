"""What one player of Elementa may know and remember (ELEM-10.1 to ELEM-10.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.games.elementa.elements import write_counts
from ludotheque.games.elementa.knowledge import seen
from ludotheque.games.elementa.paying import cost_of
from ludotheque.games.elementa.powers import power_of
from ludotheque.games.elementa.rules import ban_target
from ludotheque.games.elementa.settings import Settings
from ludotheque.games.elementa.standing import standing
from ludotheque.games.elementa.state import Lasting, Phase
from ludotheque.games.elementa.steps import STEPS
from ludotheque.games.elementa.values import shown_own_cards
from ludotheque.games.elementa.vocabulary import Power
from ludotheque.table import Seat, View

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ludotheque.games.elementa.card import Card
    from ludotheque.games.elementa.state import ElementaState

Ids = tuple[str, ...]


class KnownView(msgspec.Struct, frozen=True):
    """What one player knows of another's cards, by their ids."""

    hand: Ids
    loose: Ids
    later: tuple[Ids, ...]
    aside: Ids
    seen: Ids
    """All of this round, wherever they are now."""
    deck: Ids
    """Of the rounds before."""


class ElementaView(View, frozen=True, kw_only=True):
    """Everything a player has lawfully seen, and nothing else. Cards stand by their ids."""

    settings: Settings
    cards: dict[str, Any]
    """Cards that are not those of the set (docs/positions/elementa.md)."""
    phase: Phase
    round: int
    turn: int
    combat: int
    fighting: bool
    rounds_won: tuple[int, ...]
    points: tuple[int, ...]
    crystals: tuple[int, ...]
    ready: tuple[str, ...]
    """Resource cards of each that lie ready: `Fi Fi Wa` (3.10)."""
    used: tuple[str, ...]
    temporary: tuple[str, ...]
    environments: tuple[str | None, ...]
    """Shown before the first round (2.2); nobody's before that."""
    decks: bool
    """Whether everybody has brought a deck."""
    deck: Ids
    """The viewer's own creatures; empty for a spectator (R8)."""
    piles: tuple[Ids, ...]
    """The own cards for each of the four turns."""
    hand: Ids
    laid: str | None
    """The own card that lies face down, or was revealed."""
    aside: Ids
    """The own cards that were put aside."""
    pile_counts: tuple[tuple[int, ...], ...]
    hand_counts: tuple[int, ...]
    aside_counts: tuple[int, ...]
    discards: tuple[Ids, ...]
    """Creature cards that everybody has seen go to each discard (R69)."""
    lying: tuple[bool, ...]
    """Who has laid a card."""
    revealed: tuple[str | None, ...]
    """The cards of the running combat, once they are turned over (10.8)."""
    fought: tuple[str | None, ...]
    unpaid: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    tied: tuple[Seat, ...]
    powers: tuple[int | None, ...]
    """The powers of the played cards as they stand now."""
    costs: dict[str, tuple[str, int]]
    """What the own cards in hand, and the one that lies there, cost now: units and crystals."""
    lasting: tuple[Lasting, ...]
    uses: tuple[tuple[str, Seat, str, int], ...]
    spent: str
    knows: tuple[KnownView | None, ...]
    """What the viewer knows of each other's cards."""
    known: tuple[KnownView | None, ...]
    """What each other knows of the viewer's cards."""
    committed: tuple[Seat, ...]
    """Who has answered the open question, and in secret."""
    own_answer: str | None
    to_do: tuple[Any, ...]
    """What is still to be done (docs/positions/elementa.md); it tells nothing that is hidden."""
    pending: Any
    """The open choice of one player: its kind, whose it is, its possibilities if he may know."""
    asked: str | None
    deciders: tuple[Seat, ...]
    target: Seat | None
    """Whose card the viewer bans, while that is asked of him (5.6 to 5.10)."""

    def standing(self) -> tuple[float, ...]:
        """Return the rounds that each has won, and a part of the next for his points."""
        most = max(1, *self.points)
        return tuple(
            won + 0.5 * points / most
            for won, points in zip(self.rounds_won, self.points, strict=True)
        )


SECRET = ("pick-card",)
"""Choices whose possibilities are cards that nobody else sees."""


def ids(cards: Iterable[Card]) -> Ids:
    """Write cards by their ids."""
    return tuple([card.id for card in cards])


def view_of(state: ElementaState, seat: Seat | None) -> ElementaView:
    """Show a State to a seat, or to a spectator (None)."""
    seats = range(state.seats)
    revealed = [laid if state.fighting else None for laid in state.laid]
    answers = dict(state.committed)
    stands = standing(state, Power)
    return ElementaView(
        seat=seat,
        settings=state.settings,
        cards=shown_own_cards(state.cards),
        phase=state.phase,
        round=state.round,
        turn=state.turn,
        combat=state.combat,
        fighting=state.fighting,
        rounds_won=tuple(state.rounds_won),
        points=tuple(state.points),
        crystals=tuple(state.crystals),
        ready=tuple(map(write_counts, state.ready)),
        used=tuple(map(write_counts, state.used)),
        temporary=tuple(map(write_counts, state.temporary)),
        environments=tuple(_id(state.environment(owner)) for owner in seats),
        decks=state.decks[0] is not None,
        hand_counts=tuple(map(len, state.hands)),
        pile_counts=tuple(tuple(map(len, piles)) for piles in state.piles),
        aside_counts=tuple(map(len, state.aside)),
        discards=tuple(map(ids, state.discards)),
        lying=tuple(laid is not None for laid in state.laid),
        revealed=tuple(map(_id, revealed)),
        fought=tuple(map(_id, state.fought)),
        unpaid=state.unpaid,
        winners=state.winners,
        losers=state.losers,
        tied=state.tied,
        powers=tuple(
            None if card is None else power_of(state, card, Seat(owner), stands)
            for owner, card in enumerate(state.fought)
        ),
        lasting=state.lasting,
        uses=tuple(sorted(state.uses)),
        spent=write_counts(state.spent),
        committed=tuple(answers),
        own_answer=answers[seat].text if seat in answers else None,
        to_do=tuple([STEPS.write(step) for step in state.agenda]),
        pending=pending_of(state, seat),
        asked=None if state.question is None else state.question.kind,
        deciders=state.deciders,
        target=_target(state, seat),
        **own_cards(state, seat),
    )


def _target(state: ElementaState, seat: Seat | None) -> Seat | None:
    asked = state.question is not None and state.question.kind == "ban"
    if seat is None or not asked or seat not in state.deciders:
        return None
    return ban_target(state.seats, state.turn, seat)


def own_cards(state: ElementaState, seat: Seat | None) -> dict[str, Any]:
    """Show a player his own cards, and what he and the others know of each other's."""
    n = state.seats
    if seat is None:
        return {
            "deck": (), "piles": ((), (), (), ()), "hand": (), "laid": None, "aside": (),
            "costs": {}, "known": (None,) * n,
            "knows": tuple([_known(state, n, owner) for owner in range(n)]),
        }  # fmt: skip
    deck = state.decks[seat]
    laid = state.laid[seat]
    held = state.hands[seat] if laid is None else (*state.hands[seat], laid)
    costs = {card.id: cost_of(state, seat, card) for card in held}
    return {
        "deck": () if deck is None else ids(deck.creatures),
        "piles": tuple(map(ids, state.piles[seat])),
        "hand": ids(state.hands[seat]),
        "laid": _id(laid),
        "aside": ids(state.aside[seat]),
        "costs": {id: (write_counts(units), crystals) for id, (units, crystals) in costs.items()},
        "knows": tuple([_known(state, seat, owner) for owner in range(n)]),
        "known": tuple([_known(state, viewer, seat) for viewer in range(n)]),
    }


def _known(state: ElementaState, viewer: int, owner: int) -> KnownView | None:
    if viewer == owner:
        return None
    place = viewer * state.seats + owner
    known = state.known[place]
    return KnownView(
        ids(known.hand),
        ids(known.loose),
        tuple(map(ids, known.later)),
        ids(known.aside),
        ids(seen(state, place)),
        ids(known.deck),
    )


def pending_of(state: ElementaState, viewer: Seat | None) -> Any:
    """Show the open choice; which hidden cards can be picked only to their owner."""
    pending = state.pending
    if pending is None:
        return None
    secret = pending.kind in SECRET and pending.seat != viewer
    return {
        "kind": pending.kind,
        "seat": pending.seat,
        "options": None if secret else [option.text for option in pending.options],
        "then": STEPS.write(pending.receive),
    }


def _id(card: Card | None) -> str | None:
    return None if card is None else card.id
