"""Which answers `greedy` looks at closely in Elekt: the few that can be best.

Tokens belong on one's own Units, and on which of them hardly matters; of all the places for all the
Units in hand only those that look best at first sight are tried; nobody bans his own Unit.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.games.elekt import actions
from ludotheque.games.elekt.asking import rules_in
from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.confrontation import Laid
from ludotheque.games.elekt.pieces import AUTHORITY, DUPLICITY, MOST_AMBER, MYSTICALITY, PRIVILEGE
from ludotheque.games.elekt.state import ElektState
from ludotheque.players.elekt_judge import ALL, AMBER, Judge, counts_in
from ludotheque.table import Action, Seat

FIRST_SIGHT = 4
"""So many assignments are tried."""
ABILITY = 1.5
"""What an ability that acts at once may add to what is seen at first sight."""


def options_to_try(state: ElektState, judge: Judge, legal: Sequence[Action]) -> Sequence[Action]:
    """Pick the answers worth trying; never none."""
    pending, seat = state.pending, judge.seat
    if pending is None or len(legal) < 3:
        return legal
    picked: Sequence[Action] = legal
    if pending.kind == "assign":
        picked = _assignments(state, judge, legal)
    elif pending.kind in ("attach", "attach-one"):
        picked = _tokens(state, seat, legal)
    elif pending.kind in ("ban", "ban-unit"):
        own = _own(state, seat)
        picked = [action for action in legal if action.text not in own]
    elif pending.kind == "swap":
        picked = _swaps(state, legal)
    return picked or legal


def _own(state: ElektState, seat: Seat) -> set[str]:
    return {unit.id for zone in range(3) for unit in state.row(zone, seat)}


def _assignments(state: ElektState, judge: Judge, legal: Sequence[Action]) -> list[Action]:
    """Order them by what the Unit's symbols would do in the zone; keep the first, and passing."""
    before = {}
    for zone in range(3):
        rules = rules_in(state, zone)
        counts = counts_in(state, zone, rules)
        before[zone] = (rules, counts, judge.zone(state, zone, ALL))
    seat = judge.seat
    hopes_for_amber = state.amber[seat] + state.units_of(seat, PRIVILEGE) < MOST_AMBER
    seen: list[tuple[float, int]] = []
    for number, action in enumerate(legal):
        if isinstance(action, actions.Assign):
            unit = state.cards[action.card]
            rules, counts, value = before[action.zone]
            gain = judge.chances(state, action.zone, ALL, counts, rules, unit.symbols) - value
            gain += ABILITY if unit.immediate or unit.rules else 0.0
            gain += AMBER if action.zone == PRIVILEGE and hopes_for_amber else 0.0
            seen.append((-gain, number))
    best = [legal[number] for _, number in sorted(seen)[:FIRST_SIGHT]]
    return [*best, *(action for action in legal if not isinstance(action, actions.Assign))]


def _tokens(state: ElektState, seat: Seat, legal: Sequence[Action]) -> list[Action]:
    """One own Unit for each kind of token: the one that a ban would hit last."""
    own = _own(state, seat)
    picked: dict[int, actions.Attach] = {}
    least = _least_kind(state)
    for action in legal:
        if isinstance(action, actions.Attach) and action.card in own and action.kind >= least:
            known = picked.get(action.kind)
            if known is None or _exposed(state, action) < _exposed(state, known):
                picked[action.kind] = action
    return [*picked.values()] or [action for action in legal if action == actions.NO]


def _least_kind(state: ElektState) -> int:
    """The first kind of token that is worth a look: the confrontation before it is over.

    Two tokens are looked at in one order only.
    """
    assert state.pending is not None
    receive = state.pending.receive
    laid = receive.turn.laid if isinstance(receive, Laid) else ()
    later = DUPLICITY if state.phase == "confrontation" else MYSTICALITY
    return max(later, *laid) if laid else later


def _exposed(state: ElektState, action: actions.Attach) -> tuple[int, int]:
    unit: Card = state.cards[action.card]
    return (state.symbols(unit, AUTHORITY), unit.kind == "basic")


def _swaps(state: ElektState, legal: Sequence[Action]) -> list[Action]:
    """Leave out exchanges of Units that count the same."""
    picked = []
    for action in legal:
        if isinstance(action, actions.Exchange):
            first, second = state.cards[action.first], state.cards[action.second]
            if first.symbols == second.symbols and not state.tokens:
                continue
        picked.append(action)
    return picked
