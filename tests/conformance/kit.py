"""The conformance kit: what every game must do. A check takes a Sitting and fails by assertion.

The numbers are those of the project's list of conformance checks; golden playthroughs, perft,
texts and players have files of their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from random import Random
from typing import Any

from ludotheque.table import (
    CHANCE,
    Action,
    Decision,
    Event,
    IllegalAction,
    LudothequeError,
    Match,
    Notated,
    Seat,
    State,
    View,
    from_json,
    plain,
    read_record,
    record_of,
    to_json,
    write_record,
)
from tests.conformance.sitting import Answers, Playthrough, Sitting


def shown(state: State, viewer: Seat | None) -> bytes:
    """Return what a viewer sees: his View and, if he is asked, his Decision."""
    parts: list[Any] = [plain(state.view(viewer))]
    if viewer is not None and viewer in state.deciders:
        parts.append(written(state.decision(viewer)))
    return to_json(parts)


def written(decision: Decision) -> list[Any]:
    return [decision.kind, [action.text for action in decision.actions]]


def match_after(sitting: Sitting, answers: Answers) -> Match[Any, Any]:
    match = Match(sitting.game, sitting.begin(), sitting.options, sitting.seats)
    match.replay(answers)
    return match


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
        for ply in range(len(playthrough.answers) + 1):
            state = playthrough.state(ply)
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
        states = [digest(playthrough.state(ply)) for ply in range(len(playthrough.answers) + 1)]
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


def digest(state: State) -> bytes:
    return to_json([state.position(), plain(state.deciders)])


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
        for ply in range(len(playthrough.answers) + 1):
            found = playthrough.state(ply).pieces()
            lost, gained = Counter(pieces) - Counter(found), Counter(found) - Counter(pieces)
            assert not lost and not gained, f"after {ply} answers: lost {lost}, gained {gained}"


# --- 9 to 11: what a seat may know ----------------------------------------------------------------


def check_indistinguishability(sitting: Sitting) -> None:
    """9: change what a viewer cannot know, and all that is shown to him stays the same."""
    game = sitting.game
    for playthrough in sitting.playthroughs():
        for ply in playthrough.plies(most=27):
            for viewer in sitting.viewers:
                state = playthrough.state(ply)
                world = game.imagine(state.view(viewer), Random(ply))
                assert shown(world, viewer) == shown(state, viewer), (
                    f"after {ply} answers {viewer} can tell another world from the real one"
                )
                _same_events(playthrough, ply, viewer, state, world)


def _same_events(
    playthrough: Playthrough, ply: int, viewer: Seat | None, state: State, world: State
) -> None:
    """An answer that leaves two worlds alike to a viewer shows him the same events in both."""
    seat, action = playthrough.answers[ply]
    if seat not in world.deciders or playthrough.sitting.game.explain(world, seat, action):
        return
    heard: tuple[list[Event], list[Event]] = ([], [])
    state.apply(seat, action, heard[0].append)
    world.apply(seat, action, heard[1].append)
    if to_json(state.view(viewer)) == to_json(world.view(viewer)):
        lines = [[event.seen_by(viewer).line() for event in events] for events in heard]
        assert lines[0] == lines[1], f"answer {ply} shows {viewer} more than he may know"


def check_imagination(sitting: Sitting) -> None:
    """10: imagined worlds are possible, vary, and depend on the View alone."""
    game = sitting.game
    varied = False
    for playthrough in sitting.playthroughs():
        for ply in playthrough.plies(most=18):
            for viewer in sitting.viewers:
                state = playthrough.state(ply)
                view = state.view(viewer)
                worlds = [game.imagine(view, Random(seed)) for seed in range(3)]
                for world in worlds:
                    _possible(sitting, state, world)
                varied |= len({digest(world) for world in worlds}) > 1
                _view_alone(sitting, view, worlds[0], ply)
    assert varied or not game.facts.hidden, "imagined worlds never vary"


def _possible(sitting: Sitting, state: State, world: State) -> None:
    """A world is a position that the game itself would accept, with the pieces that there are."""
    assert world.pieces() == state.pieces(), "an imagined world loses or doubles pieces"
    position = world.position()
    try:
        built = sitting.game.position(position, sitting.options)
    except LudothequeError as error:
        raise AssertionError(f"an impossible world was imagined: {error.phrase!r}") from None
    assert built.position() == position


def _view_alone(sitting: Sitting, view: View, other_truth: State, ply: int) -> None:
    """The same View and generator give the same world, whatever the truth behind the View is."""
    game = sitting.game
    world = digest(game.imagine(view, Random(ply)))
    read = from_json(to_json(view), type(view))
    other_truth.view(view.seat)  # were the truth remembered somewhere, it would be this one now
    assert digest(game.imagine(read, Random(ply))) == world, "the world depends on the truth"


def check_recall(sitting: Sitting) -> None:
    """11: every piece ever named to a viewer is in his View for good.

    This asks which pieces, not where or how often: a game's own tests have to show the rest.
    """
    pieces = set(sitting.begin().pieces())
    for playthrough in sitting.playthroughs():
        for viewer in sitting.viewers:
            told: set[str] = set()
            for ply, events in enumerate(playthrough.events):
                for event in events:
                    told |= _names(event.seen_by(viewer)) & pieces
                view = plain(playthrough.state(ply + 1).view(viewer))
                missing = told - _texts(view)
                assert not missing, f"after {ply + 1} answers {viewer} has forgotten {missing}"


def _names(event: Event) -> set[str]:
    named: set[str] = set()
    for name in event.__struct_fields__:
        value = getattr(event, name)
        parts = value if isinstance(value, tuple) else (value,)
        named |= {part.text for part in parts if isinstance(part, Notated)}
    return named


def _texts(data: Any) -> set[str]:
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return set().union(*map(_texts, data.values())) if data else set()
    return set().union(*map(_texts, data)) if isinstance(data, list) and data else set()


# --- 12 to 15: seats, absence, simultaneous answers, undo -----------------------------------------


def check_symmetry(sitting: Sitting) -> None:
    """12: where the rules are symmetric, changing seats changes seats and nothing else."""
    if not sitting.game.facts.symmetric or sitting.options != sitting.game.read_options({}):
        return
    for playthrough in sitting.playthroughs():
        outcome = playthrough.end.outcome
        assert outcome is not None
        for order in permutations([Seat(seat) for seat in range(sitting.seats)]):
            answers = [
                (order[seat] if seat >= 0 else seat, action.reseated(order))
                for seat, action in playthrough.answers
            ]
            moved = sitting.replay(answers).outcome
            assert moved is not None
            scores = tuple(moved.scores[order[seat]] for seat in range(sitting.seats))
            assert scores == outcome.scores, f"seats {order} fare otherwise"


def check_defaults(sitting: Sitting) -> None:
    """13: a table where nobody answers finishes by defaults."""
    match = match_after(sitting, ())
    while not match.over:
        assert len(match.answers) <= 100_000, "defaults go on for ever"
        seat = match.deciders[0]
        try:
            match.play(seat, match.decision(seat).default)
        except LudothequeError as error:
            raise AssertionError(f"a default is refused: {error.phrase!r}") from None


def check_simultaneity(sitting: Sitting) -> None:
    """14: the order of simultaneous answers changes nothing; none shows before the reveal."""
    together = False
    for playthrough in sitting.playthroughs():
        for ply in playthrough.plies():
            state = playthrough.state(ply)
            if len(state.deciders) < 2:
                continue
            together = True
            generator = Random(ply)
            chosen = {seat: state.decision(seat).draw(generator) for seat in state.deciders}
            ends = {_answered(playthrough, ply, order) for order in permutations(chosen.items())}
            assert len(ends) == 1, f"after {ply} answers the order of arrival matters"
            for seat in state.deciders:
                _nothing_shows(playthrough, ply, seat)
    assert together == sitting.game.facts.simultaneous, "the facts speak otherwise of simultaneity"


def _answered(
    playthrough: Playthrough, ply: int, order: tuple[tuple[Seat, Action], ...]
) -> tuple[bytes, tuple[str, ...]]:
    state = playthrough.state(ply)
    heard: list[Event] = []
    for seat, action in order:
        state.apply(seat, action, heard.append)
    return digest(state), tuple(event.line() for event in heard)


def _nothing_shows(playthrough: Playthrough, ply: int, seat: Seat) -> None:
    actions = playthrough.state(ply).decision(seat).actions
    for viewer in playthrough.sitting.viewers:
        if viewer == seat:
            continue
        seen = set()
        for action in actions:
            state = playthrough.state(ply)
            heard: list[Event] = []
            state.apply(seat, action, heard.append)
            lines = [event.seen_by(viewer).line() for event in heard]
            seen.add((shown(state, viewer), tuple(lines)))
        assert len(seen) == 1, f"{viewer} sees what {seat} has answered before the reveal"


def check_undo(sitting: Sitting) -> None:
    """15: undo is the replay of a prefix, refused once something was shown, and only then."""
    harmless = undone = 0
    for playthrough in sitting.playthroughs():
        for ply in playthrough.plies():
            seat, _ = playthrough.answers[ply]
            if seat == CHANCE:
                continue
            showed = _showed_something(playthrough, ply)
            harmless += not showed
            match = match_after(sitting, playthrough.answers[: ply + 1])
            before = digest(playthrough.state(ply))
            try:
                match.undo(seat)
            except LudothequeError:
                assert len(match.answers) == ply + 1, "a refused undo changed the match"
                continue
            assert digest(match.state) == before and len(match.answers) == ply
            assert not showed, f"answer {ply} was taken back although it had shown something"
            undone += 1
    # One by one this cannot be asked: a few sampled worlds may agree by chance.
    assert undone or not harmless, "nothing is ever taken back, however harmless"


def _showed_something(playthrough: Playthrough, ply: int) -> bool:
    """Whether an answer told a seat which of the worlds that it thought possible is real."""
    sitting = playthrough.sitting
    seat, action = playthrough.answers[ply]
    for viewer in sitting.viewers[:-1]:
        view = playthrough.state(ply).view(viewer)
        told = set()
        for attempt in range(6):
            world = sitting.game.imagine(view, Random(attempt))
            if seat not in world.deciders or sitting.game.explain(world, seat, action):
                # Not possible in every world: news, unless the answer stays secret.
                return any(event.__struct_fields__ for event in playthrough.events[ply])
            heard: list[Event] = []
            world.apply(seat, action, heard.append)
            told.add(tuple(event.seen_by(viewer).line() for event in heard))
        if len(told) > 1:
            return True
    return False


CHECKS: dict[str, Callable[[Sitting], None]] = {
    "01-legality": check_legality,
    "02-explanations": check_explanations,
    "03-round-trips": check_round_trips,
    "04-replay": check_replay,
    "05-copies": check_copies,
    "06-length": check_length,
    "07-outcome": check_outcome,
    "08-conservation": check_conservation,
    "09-indistinguishability": check_indistinguishability,
    "10-imagination": check_imagination,
    "11-recall": check_recall,
    "12-symmetry": check_symmetry,
    "13-defaults": check_defaults,
    "14-simultaneity": check_simultaneity,
    "15-undo": check_undo,
}
