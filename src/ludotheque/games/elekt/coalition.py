"""The Coalition of the solo variant: rules, not a player (ELEKT-11.1 to ELEKT-11.81).

It is a side whose answers its clauses force. Chance draws from its hand; what no clause covers the
player decides (ELEKT-11.81). Nobody is ever asked on its seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.games.elekt import actions, events
from ludotheque.games.elekt.asking import concerns, room_left, rules_in
from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.choosing import QUESTIONS, Pending, choose
from ludotheque.games.elekt.doing import attach_token, carry_token, check_end, lose
from ludotheque.games.elekt.pieces import COALITION, COALITION_KINDS, MYSTICALITY
from ludotheque.table import CHANCE, Action, Emit, Question, Seat

if TYPE_CHECKING:
    from ludotheque.games.elekt.choosing import Receive
    from ludotheque.games.elekt.state import ElektState

PLAYER = Seat(0)
SEALS = 3
"""So many Seals, or pieces of Amber, become a Title (11.50, 11.73)."""


# --- Assignment (11.35 to 11.41) ------------------------------------------------------------------


def coalition_turn(state: ElektState, assigned: Receive, emit: Emit) -> None:
    """Assign a random Unit where the player has just assigned (11.35 to 11.39, R90)."""
    if PLAYER in state.passed and state.settings.coalition_after_pass == "pass":
        _pass(state, emit)
        return
    zone = _zone(state)
    if zone is None:
        _pass(state, emit)
        return
    if state.hands[COALITION]:
        draw_from_hand(state, InZone(assigned, zone), emit)
        return
    from ludotheque.games.elekt.enlisting import Draw  # 11.39: it draws one and assigns that

    state.then(Draw(COALITION), AssignDrawn(assigned, zone))


def _zone(state: ElektState) -> int | None:
    """The zone of the player's latest assignment, else the first free place (11.36, 11.37, R95)."""
    latest = [] if state.last_zone is None else [state.last_zone]
    for zone in (*latest, 0, 1, 2):
        if room_left(state, zone, COALITION):
            return zone
    return None


def _pass(state: ElektState, emit: Emit) -> None:
    state.passed += (COALITION,)
    if emit:
        emit(events.Passed(COALITION))


class AssignDrawn(msgspec.Struct, frozen=True, gc=False):
    """The Unit just drawn is assigned; without one the Coalition is done."""

    assigned: Receive
    zone: int

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Assign it."""
        if state.hands[COALITION]:
            draw_from_hand(state, InZone(self.assigned, self.zone), emit)
        else:
            _pass(state, emit)


class InZone(msgspec.Struct, frozen=True, gc=False):
    """A Unit drawn from the Coalition's hand is assigned to a zone."""

    assigned: Receive
    zone: int

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Assign it."""
        self.assigned(state, actions.assign(action.text, self.zone), emit)


def draw_from_hand(state: ElektState, receive: Receive, emit: Emit = None) -> None:
    """Let chance draw a card from the Coalition's hand (11.35, R104)."""
    options = tuple(actions.pick(card.id) for card in state.hands[COALITION])
    if len(options) == 1:
        receive(state, options[0], emit)
        return
    state.pending = Pending("coalition-card", CHANCE, options, receive)
    state.ask(COALITION_CARD, CHANCE)


def player_passes(state: ElektState, emit: Emit) -> None:
    """The player chooses whether the Coalition loses its Amber or its Seals (11.40, R106, R125)."""
    if state.amber[COALITION] or state.seals:
        options = (actions.AMBER_WORD, actions.SEALS_WORD)
        choose(state, "weaken", PLAYER, options, weakened, emit)


def weakened(state: ElektState, action: actions.Word, emit: Emit) -> None:
    """What is lost goes back to its supply (11.41)."""
    if action == actions.AMBER_WORD:
        lose(state, COALITION, state.amber[COALITION], emit)
    elif state.seals:
        state.supply[MYSTICALITY] += state.seals
        if emit:
            emit(events.SealsLost(state.seals))
        state.seals = 0


# --- Amber, Seals, Titles (11.47 to 11.51, 11.73 to 11.75) ----------------------------------------


def trade_amber(state: ElektState, emit: Emit) -> None:
    """The third Amber becomes a Title at once (11.73, R100)."""
    if state.amber[COALITION] >= SEALS:
        state.amber[COALITION] = 0
        gain_title(state, "amber", emit)


def gain_seal(state: ElektState, emit: Emit) -> None:
    """Take a Mysticality token as a Seal; the third makes a Title (11.48 to 11.51, R101)."""
    if not state.supply[MYSTICALITY]:
        return
    state.supply[MYSTICALITY] -= 1
    state.seals += 1
    if emit:
        emit(events.SealGained(state.seals))
    if state.seals == SEALS:
        state.supply[MYSTICALITY] += SEALS
        state.seals = 0
        gain_title(state, "seals", emit)


def gain_title(state: ElektState, source: Any, emit: Emit) -> None:
    """Lay a Privilege from the box face down as a Title; without one it counts as well (R91)."""
    if state.box:
        state.face_down += state.box[-1:]
        state.box = state.box[:-1]
    else:
        state.extra_titles += 1
    if emit:
        emit(events.TitleGained(source))
    check_end(state, COALITION, emit)


class SealCheck(msgspec.Struct, frozen=True, gc=False):
    """After an immediate ability: a Seal if nothing has changed (11.47, R97)."""

    before: tuple[Any, ...]

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Compare."""
        if visible(state) == self.before:
            gain_seal(state, emit)


def visible(state: ElektState) -> tuple[Any, ...]:
    """Return all that an ability can visibly change (R97, L65)."""
    return (
        tuple(state.rows), tuple(state.tokens.items()), tuple(state.supply), tuple(state.amber),
        tuple(map(len, state.hands)), tuple(state.face), tuple(state.won), state.holder,
        state.direction, tuple(sorted(unit.id for unit in state.silenced)), state.discard,
        state.gone,
    )  # fmt: skip


# --- Tokens (11.58 to 11.69) ----------------------------------------------------------------------


def attach_after_win(state: ElektState, zone: int, emit: Emit) -> None:
    """Choose all kinds first, those of abilities too, then lay them A, B, D, M (11.60, R109)."""
    row = state.row(zone, COALITION)
    same = any(concerns(force, "you", COALITION) for force in rules_in(state, zone, "tokens"))
    supply = list(state.supply)
    chosen: list[int] = []
    for number in range(2 + _extra_tokens(state, row)):
        differ = number < 2 and not same
        for kind in COALITION_KINDS:
            if supply[kind] and not (differ and kind in chosen):
                supply[kind] -= 1
                chosen.append(kind)
                break
    for kind in sorted(chosen, key=COALITION_KINDS.index):
        attach_token(state, COALITION, kind, fewest_tokens(state, row), emit)


def _extra_tokens(state: ElektState, row: tuple[Card, ...]) -> int:
    """Count the tokens that own abilities add to a won Mysticality, and note that they have."""
    from ludotheque.games.elekt.vocabulary.tokens import Attach

    extra = 0
    for unit in row:
        for number, ability in enumerate(unit.abilities):
            when = ability.when
            adds = [e for e in ability.do if isinstance(e, Attach) and e.token == "any"]
            if when is None or when.happens != "won" or when.attribute != "M" or not adds:
                continue
            if unit not in state.silenced and not ability.cost:
                extra += sum(effect.amount for effect in adds)
                state.used |= {(unit, number)}
    return extra


def fewest_tokens(state: ElektState, row: tuple[Card, ...]) -> Card:
    """The leftmost of those Units that have the fewest tokens (11.62, 11.64)."""
    return min(row, key=lambda unit: sum(state.tokens_on(unit)))


def steal_after_win(state: ElektState, zone: int, emit: Emit) -> None:
    """Steal a token instead of swapping; one more for each ability that a swap triggers (R99)."""
    row = state.row(zone, COALITION)
    extra = sum("swapped" in unit.triggers and unit not in state.silenced for unit in row)
    for _ in range(1 + extra):
        _steal(state, zone, emit)


def _steal(state: ElektState, zone: int, emit: Emit) -> None:
    robbed = state.row(zone, PLAYER)
    if state.settings.coalition_steal == "strict_leftmost":
        robbed = robbed[:1]
    for unit in robbed:
        for kind in COALITION_KINDS:
            if state.tokens_on(unit)[kind]:
                goal = fewest_tokens(state, state.row(zone, COALITION))
                carry_token(state, COALITION, kind, unit, goal, emit)
                return


# --- Choices (the decision table) -----------------------------------------------------------------


def decide(state: ElektState, pending: Pending, emit: Emit) -> None:
    """Choose for the Coalition by its clauses; what none covers the player decides (11.81)."""
    chosen: actions.Word | None
    match pending.kind:
        case "use":
            chosen = _use(state, pending)
        case "ban" | "ban-unit":
            chosen = _ban(state, pending)
        case "attach-one":
            chosen = _attach(state, pending)
        case "tie":
            chosen = _self(pending)
        case "kind":
            chosen = _best_kind(state, pending)
        case "unit" | "remove" | "carry" | "move" | "place" | "swap-units" | "player":
            chosen = _first_on_side(state, pending)
        case "first-ability":
            chosen = pending.options[0]
        case _:
            state.pending = msgspec.structs.replace(pending, seat=PLAYER)
            state.ask(QUESTIONS[pending.kind], PLAYER)
            return
    if chosen is not None:
        pending.receive(state, chosen, emit)


def _use(state: ElektState, pending: Pending) -> actions.Word:
    """Use whatever can be used (11.44, 11.53), but a Guard only for its own side (R108)."""
    from ludotheque.games.elekt.vocabulary.bans import Redirect
    from ludotheque.games.elekt.windows import Used

    assert isinstance(pending.receive, Used)
    if any(isinstance(effect, Redirect) for effect in pending.receive.ability.do):
        ours = state.owner_of(state.ban.target) == COALITION and state.ban.seat != COALITION
        return pending.options[0] if ours else actions.NO
    return pending.options[0]


def _ban(state: ElektState, pending: Pending) -> actions.Word | None:
    """The player's leftmost Elite Unit, else his leftmost Basic one, never an own (11.70, R123)."""
    units = [state.cards[option.text] for option in pending.options if option != actions.NO]
    theirs = [unit for unit in units if state.owner_of(unit) == PLAYER]
    theirs.sort(key=lambda unit: unit.kind == "basic")
    return actions.pick(theirs[0].id) if theirs else None


def _attach(state: ElektState, pending: Pending) -> actions.Word | None:
    """The first kind there is, on the own Unit with the fewest tokens (11.59 to 11.62)."""
    options = [o for o in pending.options if isinstance(o, actions.Attach)]
    own = [o for o in options if state.owner_of(state.cards[o.card]) == COALITION]
    if not own:
        return None
    kind = own[0].kind
    fitting = [option for option in own if option.kind == kind]
    return min(fitting, key=lambda option: sum(state.tokens_on(state.cards[option.card])))


def _self(pending: Pending) -> actions.Word:
    """With a Master it always names itself (11.14); where it is not tied, the first."""
    for option in pending.options:
        if isinstance(option, actions.ToPlayer) and option.seat == COALITION:
            return option
    return pending.options[0]


def _best_kind(state: ElektState, pending: Pending) -> actions.Word:
    """The kind by which it wins the confrontation, else the first (R114)."""
    from ludotheque.games.elekt.confrontation import counts, winner_of

    for option in pending.options:
        trial = state.copy()
        pending.receive(trial, option, None)
        seats, found, rules = counts(trial)
        assert trial.contest is not None
        if winner_of(trial.contest[1], seats, found, rules, trial.boosts) == COALITION:
            return option
    return pending.options[0]


def _first_on_side(state: ElektState, pending: Pending) -> actions.Word | None:
    """The first possible from the left: harm to the player, help to itself (11.80, R103)."""
    side = PLAYER if pending.mark == "harmful" else COALITION
    for option in pending.options:
        if isinstance(option, actions.ToPlayer):
            return option
        card = getattr(option, "card", getattr(option, "first", option.text))
        if card in state.cards and state.owner_of(state.cards[card]) == side:
            return option
    return None


def _hand(state: ElektState, seat: Seat) -> tuple[Action, ...]:
    assert state.pending is not None
    return state.pending.options


def _drawn(state: ElektState, seat: Seat, action: actions.Word, emit: Emit) -> None:
    pending = state.pending
    assert pending is not None
    state.pending = None
    pending.receive(state, action, emit)


COALITION_CARD = Question("elekt", "coalition-card", _hand, _drawn)
