"""`make decks`: a round robin of the ready decks of Elementa (docs/balance.md).

Every pair of decks meets on the same seeds with the seats swapped. A game is made from the run's
seed, its pair and its number, so the number of jobs changes nothing.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import combinations
from random import Random
from time import perf_counter

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import ludotheque
from bench.chunks import spread
from ludotheque.arena.simulate import interval
from ludotheque.games.elementa import events
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.cards import CARDS
from ludotheque.games.elementa.decks import READY
from ludotheque.players import Budget, best_for, load_player
from ludotheque.table import Event, Seat

ELEMENTA = ludotheque.load("elementa")
CHUNK = 10
"""Pairs of games in a unit of work."""
DECK_BAND = (0.40, 0.60)
PAIR_MOST = 0.70
WIDTH = 118
Pair = tuple[str, str]


class Work(msgspec.Struct, frozen=True):
    """Some games of two decks."""

    pair: Pair
    first: int
    last: int


class Tally(msgspec.Struct):
    """What came of some games."""

    games: Counter[Pair] = msgspec.field(default_factory=Counter)
    won: Counter[Pair] = msgspec.field(default_factory=Counter)
    """Won by the first of the pair, in half games: a shared victory is one, a win is two."""
    decided: Counter[str] = msgspec.field(default_factory=Counter)
    """Rounds by how they were decided."""
    fought: Counter[str] = msgspec.field(default_factory=Counter)
    """Combats of each creature, and those that it won."""
    combats_won: Counter[str] = msgspec.field(default_factory=Counter)
    unpaid: Counter[str] = msgspec.field(default_factory=Counter)
    played: Counter[str] = msgspec.field(default_factory=Counter)
    """Players who played a card (or had an environment) in a game, and those who won it."""
    played_won: Counter[str] = msgspec.field(default_factory=Counter)
    applied: Counter[str] = msgspec.field(default_factory=Counter)
    """Times that an effect of a card applied."""

    def add(self, other: Tally) -> None:
        """Add what came of other games."""
        for name in self.__struct_fields__:
            getattr(self, name).update(getattr(other, name))


# --- Playing --------------------------------------------------------------------------------------


def play(work: Work, seed: int) -> Tally:
    """Play the games with these numbers, each twice with the seats swapped."""
    tally = Tally()
    for number in range(work.first, work.last):
        for swapped in (False, True):
            play_game(work.pair, f"{seed}/{'/'.join(work.pair)}/{number}", swapped, tally)
    return tally


def play_game(pair: Pair, seed: str, swapped: bool, tally: Tally) -> None:  # noqa: FBT001
    """Play one game of two decks."""
    decks = pair[::-1] if swapped else pair
    generator = Random(seed)
    match = ELEMENTA.start(2, seed=generator.getrandbits(64))
    told: list[Event] = []
    match.listen(told.append)
    name = best_for("elementa")
    players = [load_player(f"{name}:deck={deck}", "elementa") for deck in decks]
    budget = Budget()
    while not match.over:
        for seat in match.deciders:
            thought = players[seat].think(match.view(seat), match.decision(seat), budget, generator)
            match.play(seat, thought.action)
    assert match.outcome is not None
    winners = match.outcome.ranking[0]
    tally.games[pair] += 1
    first = Seat(1 if swapped else 0)
    tally.won[pair] += (2 if len(winners) == 1 else 1) * (first in winners)
    count_cards(told, winners, tally)


def count_cards(told: Sequence[Event], winners: Sequence[Seat], tally: Tally) -> None:
    """Count what the cards did in a game."""
    played: set[tuple[Seat, str]] = set()
    for event in told:
        match event:
            case events.CombatWon() | events.CombatLost():
                tally.fought[event.card.id] += 1
                tally.combats_won[event.card.id] += isinstance(event, events.CombatWon)
                played.add((event.seat, event.card.id))
            case events.CardUnpaid():
                tally.unpaid[event.card.id] += 1
            case events.EffectApplies():
                tally.applied[event.card.id] += 1
            case events.EnvironmentRevealed(card=card) if card is not None:
                played.add((event.seat, card.id))
            case events.RoundEnded():
                tally.decided[_decided(event)] += 1
            case _:
                pass
    for seat, id in played:
        tally.played[id] += 1
        tally.played_won[id] += seat in winners and len(winners) == 1


def _decided(ended: events.RoundEnded) -> str:
    if len(ended.winners) > 1:
        return "tie"
    best = max(ended.points)
    return "points" if ended.points.count(best) == 1 else "crystals"


# --- The report -----------------------------------------------------------------------------------


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make decks", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="of each pair (default: 400)")
    parser.add_argument("--decks", nargs="+", default=list(READY), choices=list(READY))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(words)
    if asked.games < 2 or asked.jobs < 1 or asked.seed < 0:
        parser.error("two games at least, one job at least, a seed that is not negative")
    console = Console(highlight=False, width=WIDTH)
    begun = perf_counter()
    tally = play_all(asked.decks, asked.games // 2, asked.jobs, asked.seed)
    games = sum(tally.games.values())
    console.print(f"{games:,} games, {games / (perf_counter() - begun):.1f} games/s")
    problems = [
        *print_decks(console, asked.decks, tally),
        *print_cards(console, asked.decks, tally),
    ]
    rounds = sum(tally.decided.values())
    ways = ", ".join(f"{way} {100 * n / rounds:.1f} %" for way, n in tally.decided.most_common())
    console.print(f"Rounds are decided by: {ways}.")
    unpaid, fought = tally.unpaid.total(), tally.fought.total()
    console.print(f"Cards left unpaid: {100 * unpaid / (unpaid + fought):.1f} %.")
    for problem in problems:
        console.print(problem, style="red")
    if not problems:
        console.print("All within bounds.")
    return 1 if problems else 0


def play_all(decks: Sequence[str], numbers: int, jobs: int, seed: int) -> Tally:
    """Play the whole round robin, and show how far it is."""
    work = [
        Work(pair, first, min(first + CHUNK, numbers))
        for first in range(0, numbers, CHUNK)
        for pair in combinations(decks, 2)
    ]
    total = Tally()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(work))
        for tally in spread(partial(play, seed=seed), work, jobs):
            total.add(tally)
            progress.advance(task)
    return total


def print_decks(console: Console, decks: Sequence[str], tally: Tally) -> list[str]:
    """Print how each deck does against each other; return what is out of bounds."""
    table = Table(box=box.SIMPLE_HEAD, padding=0)
    for head in ("deck", "all", "95 %", *(deck[:6] for deck in decks)):
        table.add_column(head, no_wrap=True, justify="left" if head == "deck" else "right")
    problems = []
    for deck in decks:
        cells, halves, games = [], 0, 0
        for other in decks:
            won, played = _against(tally, deck, other)
            cells.append(f"{50 * won / played:.0f}" if played else "–")
            halves, games = halves + won, games + played
            if played and won / played / 2 > PAIR_MOST:
                problems.append(f"{deck} wins {50 * won / played:.1f} % against {other}.")
        rate = halves / games / 2
        least, most = interval(round(halves / 2), games)
        table.add_row(deck, f"{100 * rate:.1f}", f"{100 * least:.0f}–{100 * most:.0f}", *cells)
        if not DECK_BAND[0] <= rate <= DECK_BAND[1]:
            problems.append(f"{deck} wins {100 * rate:.1f} % of its games.")
    console.print(table)
    return problems


def _against(tally: Tally, deck: str, other: str) -> tuple[int, int]:
    """Return half games won by a deck against another, and the games."""
    if (deck, other) in tally.games:
        return tally.won[deck, other], tally.games[deck, other]
    games = tally.games[other, deck]
    return 2 * games - tally.won[other, deck], games


def print_cards(console: Console, decks: Sequence[str], tally: Tally) -> list[str]:
    """Print how each card does; return those that no deck plays."""
    heads = ("card", "played", "combats won", "unpaid", "effects", "games won when played")
    table = Table(*heads, box=box.SIMPLE_HEAD)
    for card in sorted(CARDS.values(), key=lambda card: -_rate(tally, card.id)):
        fought, unpaid = tally.fought[card.id], tally.unpaid[card.id]
        shown = fought + unpaid
        table.add_row(
            card.id,
            f"{fought:,}" if card.kind == "creature" else "–",
            f"{100 * tally.combats_won[card.id] / fought:.0f} %" if fought else "–",
            f"{100 * unpaid / shown:.1f} %" if shown else "–",
            applied(card, tally),
            f"{100 * _rate(tally, card.id):.1f} %" if tally.played[card.id] else "never",
        )
    for column in table.columns[1:]:
        column.justify = "right"
    console.print(table)
    if list(decks) != list(READY):
        return []
    return [f"{id} is never played." for id in CARDS if not tally.played[id]]


def applied(card: Card, tally: Tally) -> str:
    """Tell how often effects of a card applied; those that stand are never announced."""
    if not card.entry.effects:
        return "–"
    stands = all(effect.when == "standing" for effect in card.entry.effects)
    return "stand" if stands else f"{tally.applied[card.id]:,}"


def _rate(tally: Tally, card: str) -> float:
    return tally.played_won[card] / max(1, tally.played[card])


if __name__ == "__main__":
    sys.exit(main())
