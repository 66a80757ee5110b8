"""Showing a match to a viewer: only what a View or an Event filtered for him says."""

from __future__ import annotations

from ludotheque.server.live import LiveMatch
from ludotheque.server.messages import (
    PROTOCOL,
    EventShown,
    NoteShown,
    OutcomeShown,
    QuestionShown,
    Scene,
    SeatShown,
    TakeBackShown,
)
from ludotheque.server.store.rows import PERSON
from ludotheque.server.wording import show_action, show_phrase
from ludotheque.table import CHANCE, Phrase, Seat, SeatName, plain

ABSENCE = 180.0
"""Seconds for which the others wait for somebody who is away."""


def scene_of(live: LiveMatch, viewer: Seat | None, now: float, after: int = 0) -> Scene:
    """Show a match to a viewer, with the events from a number on."""
    view = live.match.view(viewer)
    undo = None if viewer is None or live.over else live.undo_of(viewer)
    return Scene(
        protocol=PROTOCOL,
        match=live.row.id,
        game=live.row.game,
        options=live.row.options,
        number=live.number,
        epoch=live.epoch,
        ply=live.ply,
        seat=viewer,
        seats=seats_of(live, now),
        view=plain(view),
        aids=plain(view.aids()),
        standing=list(view.standing()),
        question=question_of(live, viewer),
        deciders=[seat for seat in live.deciders if seat != CHANCE],
        events=events_of(live, viewer, after),
        notes=[NoteShown(note.number, note.ply, show_phrase(note.words)) for note in live.notes],
        undo=None if undo is None else undo[0],
        take_back=request_of(live),
        outcome=outcome_of(live),
        rematch=live.rematch,
        clock=live.row.clock,
        public=live.row.public,
        dealt=live.dealt,
        same_deal_as=live.row.deal_of,
        continues=live.row.continues,
        coached=live.row.coached,
    )


def seats_of(live: LiveMatch, now: float) -> list[SeatShown]:
    """Show who sits where, who is there, and for whom time runs."""
    shown = []
    for row in live.seats:
        due = due_at(live, Seat(row.seat), now)
        clock = live.row.clock
        reserve = None if clock is None else live.reserve.get(Seat(row.seat), clock.reserve)
        shown.append(
            SeatShown(
                seat=row.seat,
                player=row.player,
                name=row.name,
                stand_in=live.stand_ins.get(row.seat),
                present=row.player != PERSON or row.present_until > now,
                reserve=reserve,
                seconds=None if due is None else max(0.0, due - now),
            )
        )
    return shown


def due_at(live: LiveMatch, seat: Seat, now: float) -> float | None:
    """Return when somebody else is to answer for a person who must answer, or None.

    By the agreed clock; without one, when he has been away for a while and another person waits.
    """
    if seat not in live.deciders or seat not in live.people():
        return None
    clock = live.deadline(seat)
    if clock is not None:
        return clock
    here = [row.seat for row in live.seats if row.present_until > now]
    waiting = [other for other in live.people(apart_from=seat) if other in here]
    if seat in here or not waiting or seat not in live.opened:
        return None
    return max(live.opened[seat], live.seats[seat].present_until) + ABSENCE


def events_of(live: LiveMatch, viewer: Seat | None, after: int = 0) -> list[EventShown]:
    """List the events from a number on, each as the viewer may see it; none is left out."""
    found = []
    for number, happened in enumerate(live.happened[after:], start=after):
        seen = happened.event.seen_by(viewer)
        words = show_phrase(seen.phrase(live.row.game))
        found.append(EventShown(number, happened.ply, seen.kind, plain(seen), words))
    return found


def question_of(live: LiveMatch, viewer: Seat | None) -> QuestionShown | None:
    """Show the question to the viewer's own seat."""
    if viewer is None or viewer not in live.deciders:
        return None
    decision = live.match.decision(viewer)
    return QuestionShown(
        decision.kind,
        show_phrase(decision.prompt),
        list(live.match.game.questions[decision.kind]),
        [show_action(action) for action in decision.actions],
        live.match.game.notate(decision.default),
    )


def request_of(live: LiveMatch) -> TakeBackShown | None:
    """Show who asks to take an answer back, and who has yet to agree."""
    if live.request is None:
        return None
    asked = live.people(apart_from=live.request.seat)
    return TakeBackShown(
        live.request.seat, [seat for seat in asked if seat not in live.request.allowed]
    )


def outcome_of(live: LiveMatch) -> OutcomeShown | None:
    """Show how the match ended: by its rules, or because somebody gave up."""
    if live.resigned is not None:
        others = [row.seat for row in live.seats if row.seat != live.resigned]
        reason = Phrase("server-resigned", seat=SeatName(Seat(live.resigned)))
        winner = others[0] if len(others) == 1 else None
        ranking = [others, [live.resigned]] if others else [[live.resigned]]
        return OutcomeShown(ranking, None, winner, show_phrase(reason), live.resigned)
    outcome = live.match.outcome
    if outcome is None:
        return None
    return OutcomeShown(
        [list(seats) for seats in outcome.ranking],
        list(outcome.scores),
        outcome.winner,
        show_phrase(Phrase(outcome.reason)),
        None,
    )
