"""`ludotheque simulate`: many matches between players, and how they fared."""

from __future__ import annotations

from rich.progress import Progress
from rich.table import Table

from ludotheque.arena import Tally, interval, simulate
from ludotheque.cli.terminal import OK, Terminal
from ludotheque.players import best_for, load_player
from ludotheque.table import load
from ludotheque.table.game import read_seed


def run(
    terminal: Terminal, game: str, players: str | None, games: int, jobs: int, seed: str,
    options: dict[str, str],
) -> int:  # fmt: skip
    """Play the matches and print the table."""
    rules = load(game)
    if players is None:
        least, most = rules.facts.seats
        names = [best_for(game), *["random"] * (max(least, min(2, most)) - 1)]
    else:
        names = [name.strip() for name in players.split(",")]
    rules.read_seats(len(names))
    chosen = rules.read_options(options)
    for name in names:
        load_player(name, game)
    with Progress(console=terminal.errors, transient=True) as bar:
        task = bar.add_task(terminal.text("cli-simulating"), total=games)
        tally = simulate(
            game, names, games, seed=read_seed(seed), jobs=jobs, options=chosen,
            progress=lambda done: bar.update(task, completed=done),
        )  # fmt: skip
    terminal.console.print(_table(terminal, tally))
    return OK


def _table(terminal: Terminal, tally: Tally) -> Table:
    heads = ("player", "games", "wins", "draws", "share", "interval", "score")
    table = Table(*(terminal.text(f"cli-simulate-{head}") for head in heads))
    for column in table.columns[1:]:
        column.justify = "right"
    for standing in tally.standings:
        low, high = interval(standing.wins, standing.games)
        table.add_row(
            standing.player,
            str(standing.games),
            str(standing.wins),
            str(standing.draws),
            f"{100 * standing.wins / standing.games:.1f} %",
            f"{100 * max(0.0, low):.1f}–{100 * high:.1f} %",
            f"{standing.score / standing.games:.2f}",
        )
    return table
