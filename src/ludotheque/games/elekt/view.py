"""What one player of Elekt may know and remember (ELEKT-1.18 to ELEKT-1.25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.games.elekt import steps
from ludotheque.games.elekt.asking import changes, rules_in
from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.own_cards import own_cards
from ludotheque.games.elekt.pieces import ATTRIBUTES, ZONES, Phase, write_symbols
from ludotheque.games.elekt.settings import Settings
from ludotheque.games.elekt.vocabulary.modifiers import point_of
from ludotheque.games.elekt.vocabulary.moving import Placed
from ludotheque.table import Seat, View

if TYPE_CHECKING:
    from ludotheque.games.elekt.state import ElektState

FROM_HAND = ("assign", "place", "discard-from-hand", "coalition-card")
"""Choices whose possibilities are a hand: nobody else may know them."""


class ElektView(View, frozen=True, kw_only=True):
    """Everything a player has lawfully seen, and nothing else. Cards stand by their ids."""

    settings: Settings
    cards: dict[str, Any]
    """How the cards of this match differ from the box (docs/positions/elekt.md)."""
    phase: Phase
    round: int
    holder: Seat
    direction: int
    order: tuple[Seat, ...]
    amber: tuple[int, ...]
    hand: tuple[str, ...]
    """The own hand; empty for a spectator (1.18)."""
    hands: tuple[int, ...]
    """How many cards each holds (1.19)."""
    known: tuple[tuple[str, ...], ...]
    """Cards that everybody has seen go to each hand, and that are still there."""
    dealt: tuple[str, ...]
    """The Elite Units that the viewer may choose from (6.1)."""
    dealt_counts: tuple[int, ...]
    enlisted: tuple[Seat, ...]
    """Who has chosen in the Enlistment phase and whose choice is not carried out yet."""
    own_choice: str | None
    """What the viewer has chosen there."""
    rows: tuple[tuple[str, ...], ...]
    """The Units of each side in each zone, zone by zone."""
    tokens: dict[str, str]
    supply: tuple[int, int, int, int]
    silenced: tuple[str, ...]
    face: tuple[str | None, str | None, str | None]
    decks: tuple[int, int, int]
    elite: int
    unseen: tuple[str, ...]
    """Units that lie in the Elite deck, or in a hand where the viewer has not seen them."""
    discard: tuple[str, ...]
    won: tuple[tuple[str, ...], ...]
    """Cards in front of each, also what everybody has seen the Coalition obtain (11.75)."""
    face_down: int
    """Cards from the box before the Coalition, which nobody has seen."""
    box: int
    gone: tuple[str, ...]
    passed: tuple[Seat, ...]
    assigned: tuple[int, ...]
    used: tuple[tuple[str, int], ...]
    boosts: tuple[tuple[int, int, int], ...]
    contest: tuple[int, int] | None
    ban: Any
    sceptre_giver: Seat | None
    masters: tuple[str, ...]
    seals: int
    extra_titles: int
    last_zone: int | None
    winner: Seat | None
    to_do: tuple[Any, ...]
    """What is still to be done (docs/positions/elekt.md); it tells nothing that is hidden."""
    pending: Any
    """The open choice: its kind, whose it is, its possibilities where everybody may know them."""
    titles: tuple[int, ...]
    deciders: tuple[Seat, ...]
    counts: dict[str, Any]
    """For each zone, attribute and side, what its count is made of."""

    def aids(self) -> dict[str, Any]:
        """Return what each count is made of."""
        return {"counts": self.counts}

    def standing(self) -> tuple[float, ...]:
        """Return the Titles of each side."""
        return tuple(float(titles) for titles in self.titles)


def ids(cards: Any) -> tuple[str, ...]:
    """Write cards by their ids."""
    return tuple(card.id for card in cards)


def view_of(state: ElektState, seat: Seat | None) -> ElektView:
    """Show a State to a seat, or to a spectator (None)."""
    chosen = dict((*state.enlisting, *((s, a.text) for s, a in state.committed)))
    return ElektView(
        seat=seat,
        settings=state.settings,
        cards=own_cards(state.cards, state.settings.edition),
        phase=state.phase,
        round=state.round,
        holder=state.holder,
        direction=state.direction,
        order=state.order,
        amber=tuple(state.amber),
        hand=() if seat is None else ids(state.hands[seat]),
        hands=tuple(map(len, state.hands)),
        known=tuple(map(ids, state.known)),
        dealt=() if seat is None else ids(state.dealt[seat]),
        dealt_counts=tuple(map(len, state.dealt)),
        enlisted=tuple(Seat(s) for s, _ in state.enlisting),
        own_choice=None if seat is None else chosen.get(seat),
        rows=tuple(map(ids, state.rows)),
        tokens={unit.id: write_symbols(on) for unit, on in state.tokens.items()},
        supply=(state.supply[0], state.supply[1], state.supply[2], state.supply[3]),
        silenced=tuple(sorted(unit.id for unit in state.silenced)),
        face=(_id(state.face[0]), _id(state.face[1]), _id(state.face[2])),
        decks=(len(state.decks[0]), len(state.decks[1]), len(state.decks[2])),
        elite=len(state.elite),
        unseen=unseen_by(state, seat),
        discard=ids(state.discard),
        won=tuple(map(ids, state.won)),
        face_down=len(state.face_down),
        box=len(state.box),
        gone=ids(state.gone),
        passed=state.passed,
        assigned=tuple(state.assigned),
        used=tuple(sorted((card.id, number) for card, number in state.used)),
        boosts=state.boosts,
        contest=state.contest,
        ban=steps.write(state.ban),
        sceptre_giver=state.sceptre_giver,
        masters=ids(state.masters),
        seals=state.seals,
        extra_titles=state.extra_titles,
        last_zone=state.last_zone,
        winner=state.winner,
        to_do=tuple(steps.write(step) for step in state.agenda),
        pending=pending_of(state, seat),
        titles=tuple(state.titles(side) for side in range(state.sides)),
        deciders=state.deciders,
        counts=counts_of(state),
    )


def unseen_by(state: ElektState, viewer: Seat | None) -> tuple[str, ...]:
    """List the Elite Units whose place a viewer does not know, in the order of the box."""
    hidden = {*state.elite}
    for seat in range(state.sides):
        if seat != viewer:
            hidden |= {*state.hands[seat], *state.dealt[seat]} - {*state.known[seat]}
    return ids(sorted(hidden, key=lambda card: card.order))


def pending_of(state: ElektState, viewer: Seat | None) -> Any:
    """Show the open choice; what a hand makes possible, or will place, only to its owner."""
    pending = state.pending
    if pending is None:
        return None
    secret = pending.kind in FROM_HAND and pending.seat != viewer
    receive = pending.receive
    if isinstance(receive, Placed) and pending.seat != viewer:
        receive = Placed(receive.seat, None)
    return {
        "kind": pending.kind,
        "seat": pending.seat,
        "options": None if secret else [option.text for option in pending.options],
        "then": steps.write(receive),
        "mark": pending.mark,
    }


def counts_of(state: ElektState) -> dict[str, Any]:
    """Show what every side counts in every zone, and what of."""
    if state.phase not in ("assignment", "confrontation"):
        return {}
    return {letter: _counts_in(state, zone) for zone, letter in enumerate(ZONES)}


def _counts_in(state: ElektState, zone: int) -> dict[str, list[list[Any]]]:
    """Show it for one zone; its rules are looked for once, since every view shows all zones."""
    rules = rules_in(state, zone)
    changed = ATTRIBUTES if state.boosts else {point_of(force.rule) for force in rules}
    shown: dict[str, list[list[Any]]] = {letter: [] for letter in ATTRIBUTES}
    for seat in range(state.sides):
        found: tuple[list[Any], ...] = ([], [], [], [])
        for unit in state.row(zone, seat):
            for kind, amount in enumerate(unit.symbols):
                if amount:
                    found[kind].append([amount, unit.id, "printed"])
            for kind, amount in enumerate(state.tokens_on(unit)):
                if amount:
                    found[kind].append([amount, unit.id, "token"])
        for kind, letter in enumerate(ATTRIBUTES):
            if letter in changed:
                parts = changes(state, zone, Seat(seat), kind, rules)
                found[kind].extend([part.amount, part.source, part.because] for part in parts)
            shown[letter].append(found[kind])
    return shown


def _id(card: Card | None) -> str | None:
    return None if card is None else card.id
