"""Checks 1 to 8: what is legal, writing and replaying, copies, length, results, pieces."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludotheque.table import (
    CHANCE,
    Action,
    Event,
    IllegalAction,
    Match,
    Seat,
    State,
    from_json,
    read_record,
    record_of,
    to_json,
    write_record,
)
from tests.conformance.looking import digest, match_after, shown
from tests.conformance.sitting import Playthrough, Sitting

# --- 1 and 2: what is legal -----------------------------------------------------------------------


def check_legality(sitting: Sitting) -> None:
    """1: somebody decides, answers are listed in order without doubles, all of them apply."""
    for playthrough in sitting.playthroughs():
        for ply in playthrough.plies():
            state = playthrough.state(ply)
            assert state.deciders, f"nobody decides after {ply} answers"
            for seat in state.deciders:
                actions = state.decision(seat).actions
                texts = [action.text for action in actions]
                assert texts, f"{seat} has no legal answer after {ply} answers"
                assert len(set(texts)) == len(texts), f"doubles among {texts}"
                again = playthrough.state(ply).decision(seat)
                assert texts == [action.text for action in again.actions], "the order changes"
                for action in actions:
                    playthrough.state(ply).apply(seat, action)
            _illegal_changes_nothing(playthrough, ply, state)


def _illegal_changes_nothing(playthrough: Playthrough, ply: int, state: State) -> None:
    """Answers taken from elsewhere in the match, and from seats not asked, are refused."""
    sitting = playthrough.sitting
    match = match_after(sitting, playthrough.answers[:ply])
    before = to_json(match.state.position())
    seats = [*(Seat(seat) for seat in range(sitting.seats)), CHANCE, Seat(sitting.seats)]
    for seat in seats:
        for _, action in playthrough.answers[:: max(1, len(playthrough.answers) // 12)]:
            if seat in state.deciders and state.decision(seat).accepts(action):
                continue
            refusal = _refusal(match, seat, action)
            assert refusal is not None, f"{seat} may answer {action.text} after {ply} answers"
            assert refusal.clause, "a refusal names its clause"
            assert to_json(match.state.position()) == before, "a refused answer changed something"
            assert len(match.answers) == ply


def _refusal(match: Match[Any, Any], seat: Seat, action: Action) -> IllegalAction | None:
    try:
        match.play(seat, action)
    except IllegalAction as refusal:
        return refusal
    return None


def check_explanations(sitting: Sitting) -> None:
    """2: `explain` finds nothing wrong with what is legal, and something with all else."""
    for playthrough in sitting.playthroughs():
        tried = [action for _, action in playthrough.answers]
        for ply in playthrough.plies():
            state = playthrough.state(ply)
            for seat in [*sitting.viewers[:-1], CHANCE]:
                assert seat is not None
                asked = seat in state.deciders
                listed = state.decision(seat).actions if asked else ()
                for action in (*listed, *tried):
                    legal = asked and state.decision(seat).accepts(action)
                    violation = sitting.game.explain(state, seat, action)
                    assert (violation is None) == legal, (
                        f"{seat} {action.text} after {ply} answers: legal={legal}, {violation}"
                    )


# --- 3 and 4: writing, reading, replaying ---------------------------------------------------------


def check_round_trips(sitting: Sitting) -> None:
    """3: actions, views, positions and records survive being written and read."""
    game = sitting.game
    for playthrough in sitting.playthroughs():
        for _, action in playthrough.answers:
            assert game.parse(game.notate(action)) == action, f"{action.text} is lost"
        for ply, state in enumerate(playthrough.walk()):
            for viewer in sitting.viewers:
                view = state.view(viewer)
                assert from_json(to_json(view), type(view)) == view
            position = state.position()
            built = game.position(position, sitting.options)
            assert built.position() == position, f"the position after {ply} answers is lost"
            assert built.deciders == state.deciders
            for viewer in sitting.viewers:
                assert shown(built, viewer) == shown(state, viewer)
        _record_survives(playthrough)


def _record_survives(playthrough: Playthrough) -> None:
    sitting = playthrough.sitting
    for ply in (0, len(playthrough.answers) // 2, len(playthrough.answers)):
        match = match_after(sitting, playthrough.answers[:ply])
        record = record_of(match, ["random"] * sitting.seats)
        read = read_record(write_record(record))
        assert write_record(read) == write_record(record)


def check_replay(sitting: Sitting) -> None:
    """4: the same answers lead to the same states, events and outcome."""
    for seed in sitting.seeds:
        playthrough = sitting.play(seed)
        states = [digest(state) for state in playthrough.walk()]
        match = match_after(sitting, ())
        heard: list[Event] = []
        match.listen(heard.append)
        again = [digest(match.state)]
        for answer in playthrough.answers:
            match.replay([answer])
            again.append(digest(match.state))
        assert again == states, "a replay leads elsewhere"
        told = [event.line() for events in playthrough.events for event in events]
        assert [event.line() for event in heard] == told, "a replay tells something else"
        assert match.outcome == playthrough.end.outcome, "a replay ends otherwise"


# --- 5 to 8: copies, length, results, pieces ------------------------------------------------------


def check_copies(sitting: Sitting) -> None:
    """5: playing on in a copy changes no earlier state."""
    for playthrough in sitting.playthroughs():
        state = sitting.begin()
        kept: list[tuple[State, bytes]] = []
        for seat, action in playthrough.answers:
            kept.append((state, digest(state)))
            state = state.copy()
            state.apply(seat, action)
        for ply, (earlier, before) in enumerate(kept):
            assert digest(earlier) == before, f"the state after {ply} answers has changed"


def check_length(sitting: Sitting) -> None:
    """6: no match has more answers than the game declares."""
    for playthrough in sitting.playthroughs():
        assert len(playthrough.answers) <= sitting.game.facts.longest


def check_outcome(sitting: Sitting) -> None:
    """7: outcomes lie within the declared bounds and agree with what the events told."""
    least, most = sitting.game.facts.scores
    for playthrough in sitting.playthroughs():
        for ply in playthrough.plies():
            assert playthrough.state(ply).outcome is None, "an outcome before the end"
        outcome = playthrough.end.outcome
        assert outcome is not None, "no outcome at the end"
        assert len(outcome.scores) == sitting.seats
        assert all(least <= score <= most for score in outcome.scores), outcome.scores
        ranked = sorted(seat for place in outcome.ranking for seat in place)
        assert ranked == list(range(sitting.seats)), "everybody is ranked once"
        events = [event for heard in playthrough.events for event in heard]
        assert sitting.game.scores_told(events) == outcome.scores


def check_conservation(sitting: Sitting) -> None:
    """8: every piece is in exactly one place, always."""
    pieces = sitting.begin().pieces()
    for playthrough in sitting.playthroughs():
        for ply, state in enumerate(playthrough.walk()):
            found = state.pieces()
            lost, gained = Counter(pieces) - Counter(found), Counter(found) - Counter(pieces)
            assert not lost and not gained, f"after {ply} answers: lost {lost}, gained {gained}"
