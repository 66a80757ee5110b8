"""Why an answer is not legal, and which clause says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.elementa import actions
from ludotheque.games.elementa.choosing import CHOICES
from ludotheque.games.elementa.deciding import division_of, within
from ludotheque.games.elementa.decks import READY, breaches, read_cards
from ludotheque.games.elementa.elements import FIRST_RESOURCES
from ludotheque.table import CHANCE, Action, Phrase, Seat, Unreadable, Violation

if TYPE_CHECKING:
    from ludotheque.games.elementa.state import ElementaState

VIOLATIONS = (
    "elementa-over", "elementa-not-asked", "elementa-not-possible", "elementa-deck-size",
    "elementa-deck-environments", "elementa-deck-unique", "elementa-deck-copies",
    "elementa-deck-no-card", "elementa-deck-no-number", "elementa-division",
    "elementa-division-turns", "elementa-not-yours", "elementa-not-the-cost",
    "elementa-no-such-element", "elementa-not-in-hand", "elementa-not-ready", "elementa-must-pay",
    "elementa-no-buying", "elementa-laid-is-final", "elementa-no-passing",
    "elementa-take-number", "elementa-change-with-card",
)  # fmt: skip

TOGETHER: dict[str, tuple[str, ...]] = {
    "deck": ("ELEM-1.2", "ELEM-1.3", "ELEM-1.6"),
    "divide": ("ELEM-3.1", "ELEM-3.2", "ELEM-3.6"),
    "resources": ("ELEM-3.8", "ELEM-3.9"),
    "restock": ("ELEM-4.4", "ELEM-4.6"),
    "ban": ("ELEM-5.1", "ELEM-5.2", "ELEM-5.4"),
    "lay": ("ELEM-6.1", "ELEM-9.3"),
}
"""What all are asked at once, with the clauses behind it."""
QUESTIONS = {**TOGETHER, **CHOICES}


def explain(state: ElementaState, seat: Seat, action: Action | None) -> Violation | None:
    """Return why a seat may not answer so; None when it may."""
    if state.over:
        return Violation("ELEM-11.5", Phrase("elementa-over"))
    if seat not in state.deciders:
        return _not_asked(state, seat, action)
    decision = state.decision(seat)
    if action is not None and decision.accepts(action):
        return None
    if seat == CHANCE or action is None:
        return Violation("ELEM-8.17", Phrase("elementa-not-possible"))
    return _reason(state, seat, action, decision.kind)


def _not_asked(state: ElementaState, seat: Seat, action: Action | None) -> Violation:
    """Say why it is not this player's turn to answer."""
    kind = "" if state.question is None else state.question.kind
    answered = any(who == seat for who, _ in state.committed)
    if answered and kind == "lay" and isinstance(action, actions.Lay):
        return Violation("ELEM-R29", Phrase("elementa-laid-is-final"))
    if isinstance(action, actions.Lay) and state.fighting:
        return Violation("ELEM-6.5", Phrase("elementa-not-asked"))
    if isinstance(action, actions.Change):
        return Violation(_no_change(state), Phrase("elementa-not-asked"))
    if isinstance(action, actions.Divide):
        return Violation("ELEM-R11", Phrase("elementa-not-asked"))
    if isinstance(action, actions.ChooseDeck):
        return Violation("ELEM-R7", Phrase("elementa-not-asked"))
    clauses = QUESTIONS.get(kind, ("ELEM-4.2",))
    return Violation("ELEM-R9" if answered else clauses[0], Phrase("elementa-not-asked"))


def _no_change(state: ElementaState) -> str:
    """Return the clause that forbids changing resources now."""
    kind = "" if state.question is None else state.question.kind
    if state.turn == 0 or (state.turn == 1 and kind == "restock"):
        return "ELEM-R44"
    return "ELEM-R33" if kind.startswith("pay") else "ELEM-R42"


def _reason(state: ElementaState, seat: Seat, action: Action, kind: str) -> Violation:
    match action:
        case actions.ChooseDeck() if kind == "deck":
            return _deck(state, action)
        case actions.Divide() if kind == "divide":
            return _division(state, seat, action)
        case actions.Lay() if kind == "lay":
            return _lay(state, seat, action)
        case actions.Change():
            return _change(state, seat, action, kind)
        case actions.TakeCards() if kind in ("resources", "restock"):
            return _take(action, kind)
        case actions.OnCard() if kind == "ban":
            return Violation("ELEM-5.3", Phrase("elementa-not-yours"))
        case actions.OnCard() if kind == "pick-card":
            return Violation("ELEM-R11", Phrase("elementa-not-yours"))
        case actions.Pay() if kind.startswith("pay"):
            return Violation("ELEM-R34", Phrase("elementa-not-the-cost"))
        case _:
            return _misplaced(state, action, kind)


def _misplaced(state: ElementaState, action: Action, kind: str) -> Violation:
    """Say why an answer of this kind has no place here."""
    if isinstance(action, actions.Lay) and state.phase in BEFORE_COMBATS:
        return Violation("ELEM-4.2", Phrase("elementa-not-possible"))
    if kind == "lay" and action in (actions.DONE, actions.NO):
        return Violation("ELEM-R28", Phrase("elementa-no-passing"))
    if kind == "pay" and action == actions.LEAVE:
        return Violation("ELEM-7.1", Phrase("elementa-must-pay"))
    if isinstance(action, actions.TakeCards) and kind not in ("deck", "divide"):
        return Violation("ELEM-R41", Phrase("elementa-no-buying"))
    for type_, clause in MISPLACED.items():
        if isinstance(action, type_):
            return Violation(clause, Phrase("elementa-not-possible"))
    return Violation(QUESTIONS[kind][0], Phrase("elementa-not-possible"))


BEFORE_COMBATS = ("decks", "deckbuilding", "restock", "bans")
"""Phases in which no card can be laid yet (4.2)."""
MISPLACED: dict[type[Action], str] = {
    actions.ChooseDeck: "ELEM-R7",
    actions.Divide: "ELEM-R11",
    actions.TakeCards: "ELEM-3.8",
    actions.Lay: "ELEM-6.5",
}
"""Answers that come too late or too early, with the clauses that say when they are due."""


def _deck(state: ElementaState, action: actions.ChooseDeck) -> Violation:
    """Name the first breach of a deck (1.3 to 1.7)."""
    assert action.deck not in READY
    try:
        cards = read_cards(action.deck, state.cards)
    except Unreadable as error:
        return Violation("ELEM-1.2", error.phrase)
    return next(breaches(cards))


def _division(state: ElementaState, seat: Seat, action: actions.Divide) -> Violation:
    """Name the turn with the wrong number of cards (3.2 to 3.6)."""
    deck = state.decks[seat]
    assert deck is not None
    division = division_of(len(deck.creatures))
    found = [len(cards) for cards in action.turns]
    for turn, (number, wanted) in enumerate(zip(found, division, strict=False), start=1):
        if number != wanted:
            phrase = Phrase("elementa-division", turn=turn, found=number, wanted=wanted)
            return Violation(f"ELEM-3.{turn + 1}", phrase)
    if len(found) != len(division):
        return Violation("ELEM-3.1", Phrase("elementa-division-turns", found=len(found)))
    return Violation("ELEM-3.1", Phrase("elementa-not-yours"))


def _take(action: actions.TakeCards, kind: str) -> Violation:
    """Say how many resource cards are taken, or of which element (3.8, 4.4, 4.6)."""
    found, first = sum(action.counts), kind == "resources"
    wanted = FIRST_RESOURCES if first else 1
    if found != wanted:
        phrase = Phrase("elementa-take-number", found=found, wanted=wanted)
        return Violation("ELEM-3.8" if first else "ELEM-4.4", phrase)
    return Violation("ELEM-4.6", Phrase("elementa-no-such-element"))


def _lay(state: ElementaState, seat: Seat, action: actions.Lay) -> Violation:
    if action.card not in [card.id for card in state.hands[seat]]:
        return Violation("ELEM-6.1", Phrase("elementa-not-in-hand"))
    return Violation("ELEM-R47", Phrase("elementa-not-ready"))


def _change(state: ElementaState, seat: Seat, action: actions.Change, kind: str) -> Violation:
    if kind not in ("change", "lay"):
        return Violation(_no_change(state), Phrase("elementa-not-possible"))
    if not within(action.units, state.units(seat)):
        return Violation("ELEM-R47", Phrase("elementa-not-ready"))
    if kind == "lay":
        return Violation("ELEM-R42", Phrase("elementa-change-with-card"))
    return Violation("ELEM-9.1", Phrase("elementa-not-possible"))
