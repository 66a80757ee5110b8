"""Hints, "why not?", and what the best bot thinks of a finished match."""

from __future__ import annotations

from ludotheque.players import best_for
from ludotheque.server.documents import Advice, Analysis, Judged, Verdict
from ludotheque.server.hall import Table
from ludotheque.server.live import LiveMatch
from ludotheque.server.problems import (
    NotYourSeat,
    NotYourTurn,
    StillSecret,
    TooLong,
)
from ludotheque.server.thinking import Puzzle, puzzle_of, think, think_all
from ludotheque.server.visitor import problem_of
from ludotheque.server.wording import show_action, show_phrase
from ludotheque.server.workshop import GaveUp, Workshop
from ludotheque.table import (
    CHANCE,
    Action,
    LudothequeError,
    Match,
    Seat,
    Unreadable,
    load,
)
from ludotheque.texts import Language

HINT_SECONDS = 10.0
ANALYSIS_SECONDS = 120.0


async def advise(workshop: Workshop, table: Table, seat: Seat | None) -> Advice:
    """Say what the best bot would answer in this seat's place, from what the seat may know."""
    if seat is None:
        raise NotYourSeat
    if seat not in table.live.deciders:
        raise NotYourTurn
    player = best_for(table.live.row.game)
    puzzle = puzzle_of(table.live.match, player, seat)
    try:
        async with workshop.borrow() as thinker:
            thought = await thinker.ask(HINT_SECONDS, None, think, puzzle)
    except GaveUp:
        raise TooLong from None
    return Advice(show_action(thought.action), show_phrase(thought.reason), player)


def judge(table: Table, seat: Seat | None, answer: str, language: Language) -> Verdict:
    """Say whether an answer would be allowed, and why not."""
    if seat is None:
        raise NotYourSeat
    refusal: LudothequeError | None
    try:
        action = table.live.match.game.parse(answer)
        refusal = table.live.match.explain(seat, action)
    except Unreadable as unreadable:
        refusal = unreadable
    return Verdict(answer, None if refusal is None else problem_of(refusal, language))


async def analyse(workshop: Workshop, live: LiveMatch) -> Analysis:
    """Put the best bot beside every answer of a match that is over."""
    if not live.over:
        raise StillSecret
    player = best_for(live.row.game)
    puzzles, played = puzzles_of(live, player)
    try:
        async with workshop.borrow() as thinker:
            thoughts = await thinker.ask(ANALYSIS_SECONDS, None, think_all, puzzles)
    except GaveUp:
        raise TooLong from None
    return Analysis(
        player,
        [
            Judged(
                ply=ply,
                seat=puzzle.seat,
                played=show_action(action),
                best=show_action(thought.action),
                reason=show_phrase(thought.reason),
                same=thought.agrees_with(action),
            )
            for puzzle, (ply, action), thought in zip(puzzles, played, thoughts, strict=True)
        ],
    )


def puzzles_of(live: LiveMatch, player: str) -> tuple[list[Puzzle], list[tuple[int, Action]]]:
    """List every question that a seat was asked, as a bot would have been, and what it answered."""
    game = load(live.row.game)
    count = len(live.seats)
    match = Match(game, game.begin(count, live.row.options), live.row.options, count)
    puzzles, played = [], []
    for ply, (seat, action) in enumerate(live.match.answers):
        if seat != CHANCE:
            puzzles.append(puzzle_of(match, player, seat))
            played.append((ply, action))
        match.replay([(seat, action)])
    return puzzles, played
