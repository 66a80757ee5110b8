"""What `make balance` prints of the games of one setting, and what of it is out of bounds."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

from bench.balance_games import Setting, Tally
from ludotheque.arena.simulate import interval
from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.cards import BOXES

LEAST, MOST = 0.35, 0.65
"""Between these is the win rate with an Elite Unit, where an even game has a half."""
ENDS = {"elekt-titles": "by Titles", "elekt-most-titles": "after the sixth round"}


def print_report(console: Console, setting: Setting, tally: Tally, seconds: float) -> list[str]:
    """Print everything; return what is out of bounds, in words."""
    console.rule(setting.name)
    console.print(
        f"{tally.games:,} games, {tally.rounds / tally.games:.2f} rounds and "
        f"{tally.decisions / tally.games:.1f} decisions on average, "
        f"{tally.games / seconds:.1f} games/s"
    )
    problems = [
        *_print_ends(console, tally),
        *_print_seats(console, setting, tally),
        *_print_elites(console, setting, tally),
        *_print_cards(console, setting, tally),
    ]
    return [f"{setting.name}: {problem}" for problem in problems]


def share(count: int, games: int) -> str:
    """Write a share with its interval.

    >>> share(50, 100)
    '50.0 % (40.4–59.6)'
    """
    least, most = interval(count, games)
    return f"{100 * count / max(1, games):.1f} % ({100 * least:.1f}–{100 * most:.1f})"


def even(rate: float, fair: float) -> float:
    """Turn a win rate into what it would be in a game where half is fair: by its odds.

    >>> even(0.25, 0.25), round(even(0.4, 0.25), 3)
    (0.5, 0.667)
    """
    if rate in (0.0, 1.0) or fair in (0.0, 1.0):
        return rate
    odds = rate / (1 - rate) * (1 - fair) / fair
    return odds / (1 + odds)


def _table(*heads: str) -> Table:
    table = Table(*heads, box=box.SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def _print_ends(console: Console, tally: Tally) -> list[str]:
    table = _table("games end", "games", "share")
    for reason, words in ENDS.items():
        count = tally.ends[reason]
        table.add_row(words, f"{count:,}", share(count, tally.games))
    console.print(table)
    return [f"no game ended {words}" for reason, words in ENDS.items() if not tally.ends[reason]]


def _print_seats(console: Console, setting: Setting, tally: Tally) -> list[str]:
    table = _table("won by", "games", "share")
    sides = ["the player", "the Coalition"] if setting.seats == 1 else [
        f"seat {seat}" for seat in range(setting.seats)
    ]  # fmt: skip
    for seat, words in enumerate(sides):
        table.add_row(words, f"{tally.winners[seat]:,}", share(tally.winners[seat], tally.games))
    if setting.seats > 1:
        table.add_row(
            "the first Sceptre", f"{tally.first_won:,}", share(tally.first_won, tally.games)
        )
    console.print(table)
    return []


def fair_share(setting: Setting, tally: Tally) -> float:
    """What a hand wins that is like all others; solo: what the player wins in all."""
    return tally.winners[0] / tally.games if setting.seats == 1 else 1 / setting.seats


def _print_elites(console: Console, setting: Setting, tally: Tally) -> list[str]:
    fair = fair_share(setting, tally)
    hands = tally.games * setting.seats
    won = tally.winners[0] if setting.seats == 1 else tally.games
    table = _table("Elite Unit", "hands", "won with it", "even", "won without it", "even ")
    problems: list[str] = []
    rows: list[tuple[float, list[str]]] = []
    for card in _cards(setting):
        if card.kind != "elite" or not tally.held[card.id]:
            continue
        held, held_won = tally.held[card.id], tally.held_won[card.id]
        other, other_won = hands - held, won - held_won
        with_it, without = (even(a / max(1, b), fair) for a, b in
                            ((held_won, held), (other_won, other)))  # fmt: skip
        for rate, words in ((with_it, "with"), (without, "without")):
            if not LEAST <= rate <= MOST:
                problems.append(f"{card.id}: {100 * rate:.1f} % {words} it, made even")
        cells = [card.id, f"{held:,}", share(held_won, held), f"{100 * with_it:.1f} %",
                 share(other_won, other), f"{100 * without:.1f} %")  # fmt: skip
        rows.append((-with_it, cells))
    for _, cells in sorted(rows):
        table.add_row(*cells)
    console.print(table)
    return problems


def _print_cards(console: Console, setting: Setting, tally: Tally) -> list[str]:
    table = _table("card", "came up", "played or won", "worked")
    problems: list[str] = []
    for card in _cards(setting):
        id = card.entry.id
        unit = card.kind in ("basic", "elite")
        came_up = "" if unit else f"{tally.came_up[id]:,}"
        table.add_row(id, came_up, f"{tally.played[id]:,}", f"{tally.worked[id]:,}")
        if not unit and not tally.came_up[id]:
            problems.append(f"{id} never came up")
        elif not tally.played[id]:
            problems.append(f"{id} was never {'played' if unit else 'won'}")
        elif not tally.worked[id]:
            problems.append(f"{id} never did anything")
    console.print(table)
    return problems


def _cards(setting: Setting) -> list[Card]:
    """List each card that can be in a game once; of four Basic Units one."""
    seen: dict[str, Card] = {}
    for card in BOXES[setting.edition].values():
        if setting.seats > 1 or card.kind != "elite" or card.entry.solo:
            seen.setdefault(card.entry.id, card)
    return list(seen.values())
