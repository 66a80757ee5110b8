"""Why an answer is refused: each reason with its clause."""

from __future__ import annotations

from ludotheque.games.claim.cards import DOPPELGANGER, GOBLIN, KNIGHT, Card
from ludotheque.games.claim.rules import FOLLOW, SHUFFLE
from ludotheque.games.claim.state import ClaimState
from ludotheque.games.claim.trick import OTHER, SEATS
from ludotheque.table import CHANCE, Action, Phrase, Seat, Violation

VIOLATIONS = (
    "claim-over",
    "claim-no-seat",
    "claim-chance-first",
    "claim-not-chance",
    "claim-lead-first",
    "claim-one-card",
    "claim-not-an-answer",
    "claim-not-in-hand",
    "claim-must-follow",
    "claim-must-follow-doppelganger",
    "claim-knight-must-follow",
)


def explain(state: ClaimState, seat: Seat, action: Action | None) -> Violation | None:
    """Check an answer in this order: running, seat, turn, a card, in hand, following."""
    if state.over:
        return Violation("CLAIM-4.14", Phrase("claim-over"))
    if seat not in SEATS and seat != CHANCE:
        return Violation("CLAIM-1.1", Phrase("claim-no-seat", seat=str(seat)))
    if seat not in state.deciders:
        return _out_of_turn(state, seat)
    if action is None:
        return None
    decision = state.decision(seat)
    if decision.accepts(action):
        return None
    if seat == CHANCE:
        return Violation(_chance_decides(state), Phrase("claim-not-an-answer", answer=action.text))
    if not isinstance(action, Card):
        return Violation("CLAIM-3.12", Phrase("claim-not-an-answer", answer=action.text))
    if action not in state.hands[seat]:
        clause = _second_plays(state) if state.question is FOLLOW else _leader_plays(state)
        return Violation(clause, Phrase("claim-not-in-hand", card=action))
    return _not_following(state, action)


def _out_of_turn(state: ClaimState, seat: Seat) -> Violation:
    if CHANCE in state.deciders:
        return Violation(_chance_decides(state), Phrase("claim-chance-first"))
    if seat == CHANCE:
        return Violation("CLAIM-3.12", Phrase("claim-not-chance"))
    if seat == state.leader:
        return Violation("CLAIM-3.12", Phrase("claim-one-card"))
    assert state.leader is not None and seat == OTHER[state.leader]
    return Violation(_second_plays(state), Phrase("claim-lead-first"))


def _chance_decides(state: ClaimState) -> str:
    return "CLAIM-2.1" if state.question is SHUFFLE else "CLAIM-R2"


def _leader_plays(state: ClaimState) -> str:
    return "CLAIM-4.7" if state.phase == "two" else "CLAIM-3.5"


def _second_plays(state: ClaimState) -> str:
    return "CLAIM-4.8" if state.phase == "two" else "CLAIM-3.8"


def _not_following(state: ClaimState, card: Card) -> Violation:
    assert state.led is not None, "a Leader may play any card of his hand"
    asked = state.led.faction
    if asked is DOPPELGANGER:
        return Violation("CLAIM-5.14", Phrase("claim-must-follow-doppelganger", card=card))
    if asked is GOBLIN and card.faction is KNIGHT:
        return Violation("CLAIM-5.4", Phrase("claim-knight-must-follow", card=card))
    clause = "CLAIM-4.8" if state.phase == "two" else "CLAIM-3.9"
    return Violation(clause, Phrase("claim-must-follow", card=card, faction=asked))
