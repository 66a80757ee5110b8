"""`ludotheque` alone and `ludotheque games`: what one can do here."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ludotheque.cli.terminal import OK, Terminal
from ludotheque.players import players_for
from ludotheque.table import games, load

COMMANDS = (
    "play claim",
    "play claim --lang fr",
    "rules claim",
    "rules claim 3.9",
    "games",
    "serve",
    "replay FILE",
    "case FILE_OR_FOLDER…",
    "record check FILE",
    "pack show elekt",
    "pack check FILE",
    "deck list",
    "deck check FILE…",
    "simulate claim",
)


def overview(terminal: Terminal) -> int:
    """Say what one can do."""
    terminal.say("cli-help")
    terminal.console.print()
    table = Table.grid(padding=(0, 3))
    for command in COMMANDS:
        words = command.split()
        name = "-".join(words[:2] if words[0] in ("record", "pack", "deck") else words[:1])
        variant = {"play claim --lang fr": "lang", "rules claim 3.9": "clause"}.get(command)
        about = terminal.text(f"cli-about-{variant or name}")
        table.add_row(Text(f"  ludotheque {command}", style="bold"), about)
    terminal.console.print(table)
    terminal.console.print()
    terminal.say("cli-more-help")
    return OK


def list_games(terminal: Terminal) -> int:
    """List the games with their players and options."""
    for name in games():
        facts = load(name).facts
        least, most = facts.seats
        terminal.console.print(Text(terminal.text(f"{name}-name"), style="bold"), f"({name})")
        terminal.say(f"{name}-summary")
        terminal.say("cli-game-seats", least=least, most=most)
        terminal.say("cli-game-players", players=list(players_for(name)))
        for option in facts.options:
            about = terminal.text(f"{name}-option-{option.name}")
            values = [str(value) for value in option.values]
            terminal.say(
                "cli-game-option",
                option=option.name,
                about=about,
                values=values,
                default=str(option.default),
            )
    return OK
