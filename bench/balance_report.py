"""What `make balance` prints of the games of one setting, and what of it is out of bounds."""

from __future__ import annotations

import msgspec
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


def fair_shares(setting: Setting, tally: Tally) -> tuple[float, float]:
    """What a hand wins that is like all others, with some Elite Unit and without.

    In solo a longer game enlists more Units and is won more often, so that hands with a Unit win
    more than all hands, whatever the Unit is.
    """
    if setting.seats > 1:
        return 1 / setting.seats, 1 / setting.seats
    held = max(1, tally.held.total())
    return tally.held_won.total() / held, tally.winners[0] / tally.games


class Rates(msgspec.Struct, frozen=True):
    """How often hands win with an Elite Unit, and without it."""

    card: str
    held: int
    held_won: int
    other: int
    other_won: int
    fair: tuple[float, float]

    @property
    def with_it(self) -> float:
        return even(self.held_won / max(1, self.held), self.fair[0])

    @property
    def without(self) -> float:
        return even(self.other_won / max(1, self.other), self.fair[1])

    def problems(self) -> list[str]:
        """Tell what is out of bounds; a Unit that nobody ever held is told of elsewhere."""
        rates = ((self.with_it, "with"), (self.without, "without"))
        return [
            f"{self.card}: {100 * rate:.1f} % {words} it, made even"
            for rate, words in rates
            if self.held and not LEAST <= rate <= MOST
        ]


def rates_of(setting: Setting, tally: Tally) -> list[Rates]:
    """Work them out, the strongest Unit first."""
    fair = fair_shares(setting, tally)
    hands = tally.games * setting.seats
    won = tally.winners[0] if setting.seats == 1 else tally.games
    found = [
        Rates(card.id, held, held_won, hands - held, won - held_won, fair)
        for card in _cards(setting)
        if card.kind == "elite"
        for held, held_won in [(tally.held[card.id], tally.held_won[card.id])]
    ]
    return sorted(found, key=lambda rates: -rates.with_it)


def _print_elites(console: Console, setting: Setting, tally: Tally) -> list[str]:
    table = _table("Elite Unit", "hands", "won with it", "even", "won without it", "even ")
    found = rates_of(setting, tally)
    for rates in found:
        table.add_row(
            rates.card,
            f"{rates.held:,}",
            share(rates.held_won, rates.held),
            f"{100 * rates.with_it:.1f} %",
            share(rates.other_won, rates.other),
            f"{100 * rates.without:.1f} %",
        )
    console.print(table)
    return [problem for rates in found for problem in rates.problems()]


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
