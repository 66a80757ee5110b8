"""The commands. Every text, the help included, comes from `locale/`."""

# No `from __future__ import annotations` here: the annotations carry the help in the reader's
# language and must be evaluated where they stand.

import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Group, Parameter, UnknownCommandError, UnknownOptionError
from cyclopts.exceptions import CoercionError, MissingArgumentError, UnusedCliTokensError
from cyclopts.help import DefaultFormatter, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text

from ludotheque import __version__
from ludotheque.cli import cases, overview, records, replay, rules, serving, simulation
from ludotheque.cli.decks import add_decks
from ludotheque.cli.packs import add_packs
from ludotheque.cli.play import USUAL_SEATS, PlaySettings, play
from ludotheque.cli.terminal import MISTAKE, OK, Terminal
from ludotheque.table import LudothequeError, Phrase, Unreadable
from ludotheque.texts import ENGLISH, Language, choose_language

LARGEST_PORT = 65535
LONGEST_NUMBER = 12
"""Digits of a number on the command line; more are a slip of the finger."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; no traceback reaches a person."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    _write_what_can_be_written()
    console, errors = Console(highlight=False), Console(stderr=True, highlight=False)
    try:
        language, words = _language(words)
        terminal = Terminal(language, console, errors)
    except LudothequeError as error:
        Terminal(ENGLISH, console, errors).wrong(error)
        return MISTAKE
    try:
        return _run(build_app(terminal), words, terminal)
    except LudothequeError as error:
        terminal.wrong(error)
        return MISTAKE
    except BrokenPipeError:
        # Whoever read our output has seen enough (`ludotheque rules claim | head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except OSError as error:
        terminal.wrong(
            Phrase(
                "cli-file-problem",
                file=str(error.filename or "-"),
                problem=error.strerror or str(error),
            )
        )
        return MISTAKE
    except KeyboardInterrupt:
        terminal.errors.print()
        return 130


def _write_what_can_be_written() -> None:
    """On a terminal that is not UTF-8, put ? for what it cannot show rather than fail."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run(app: App, words: list[str], terminal: Terminal) -> int:
    try:
        result = app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        terminal.wrong(_usage_problem(error))
        return MISTAKE
    sys.stdout.flush()
    return result if isinstance(result, int) else OK


def _language(words: Sequence[str]) -> tuple[Language, list[str]]:
    """Find the language before the command line is read, since the help speaks it too.

    It may stand anywhere, also before the command; the other words are returned without it.
    """
    asked: str | None = None
    rest: list[str] = []
    given = iter(words)
    for word in given:
        name, equals, value = word.partition("=")
        if name != "--lang":
            rest.append(word)
        elif equals or (following := next(given, None)) is None:
            asked = value.lower() if equals else ""
        else:
            asked = following.lower()
        if asked is not None:
            Language(asked)  # each one that is named must exist
    return choose_language(asked, os.environ), rest


def _usage_problem(error: CycloptsError) -> Phrase:
    """Say in the reader's language what is wrong with a command line."""
    if isinstance(error, UnknownCommandError):
        return Phrase("cli-unknown-command", command=" ".join(error.unused_tokens or ()))
    if isinstance(error, UnknownOptionError):
        return Phrase("cli-unknown-option", option=error.token.keyword or str(error.token.value))
    if isinstance(error, UnusedCliTokensError):
        return Phrase("cli-too-many-words", words=" ".join(error.unused_tokens or ()))
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        return Phrase("cli-missing", name=error.argument.name)
    if isinstance(error, CoercionError) and error.argument is not None:
        value = "" if error.token is None else error.token.value
        return Phrase("cli-bad-value", name=error.argument.name, value=value)
    return Phrase("cli-usage", problem=str(error))


def build_app(terminal: Terminal) -> App:
    """Build the command line in the reader's language."""
    text = terminal.text

    def default(*, lang: Annotated[str | None, _option(terminal, "lang")] = None) -> int:
        return serving.open_lobby(terminal) if serving.installed() else overview.overview(terminal)

    app = App(
        name="ludotheque",
        help=text("cli-help"),
        version=__version__,
        default_command=default,
        usage=text("cli-usage-line", words="ludotheque COMMAND"),
        console=terminal.console,
        error_console=terminal.errors,
        help_format="plaintext",
        help_formatter=_Formatter(),
        default_parameter=Parameter(negative=(), show_default=False),
        group_commands=Group(text("cli-group-commands")),
        group_arguments=Group(text("cli-group-arguments")),
        group_parameters=Group(text("cli-group-options")),
    )
    app["--help"].help = text("cli-help-help")
    app["--version"].help = text("cli-help-version")
    _add_play(app, terminal)
    _add_study(app, terminal)
    add_packs(app, terminal)
    add_decks(app, terminal)
    _add_research(app, terminal)
    return app


def _option(terminal: Terminal, id: str, **args: Any) -> Parameter:
    return Parameter(help=terminal.text(f"cli-option-{id}", **args))


def _command(app: App, terminal: Terminal, name: str, takes: str) -> Callable[[Any], Any]:
    words = " ".join([*app.name[:1], name, takes]).removeprefix("ludotheque ")
    usage = terminal.text("cli-usage-line", words=f"ludotheque {words}")
    return app.command(name=name, help=terminal.text(f"cli-command-{name}"), usage=usage)


class _Formatter(DefaultFormatter):
    """Cyclopts' own help, less what it can write in English only."""

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        console.print(Text(str(usage).strip(), style="bold"))
        console.print()

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        entries = [entry.copy(required=False) for entry in panel.entries]
        super().__call__(console, options, panel.copy(entries=entries))


def _add_play(app: App, terminal: Terminal) -> None:
    @_command(app, terminal, "play", "GAME [--seats …] [--against …] …")
    def play_command(
        game: Annotated[str, _option(terminal, "game")],
        /,
        *,
        seats: Annotated[str | None, _option(terminal, "seats", default=USUAL_SEATS)] = None,
        seat: Annotated[str | None, _option(terminal, "seat", default=0)] = None,
        against: Annotated[str | None, _option(terminal, "against", default="greedy")] = None,
        lang: Annotated[str | None, _option(terminal, "lang")] = None,
        seed: Annotated[str | None, _option(terminal, "seed")] = None,
        save: Annotated[Path | None, _option(terminal, "save")] = None,
        resume: Annotated[Path | None, _option(terminal, "resume")] = None,
        aid: Annotated[bool, _option(terminal, "aid")] = False,
        pack: Annotated[Path | None, _option(terminal, "pack")] = None,
        deck: Annotated[str | None, _option(terminal, "deck")] = None,
        option: Annotated[list[str] | None, _option(terminal, "option")] = None,
    ) -> int:
        settings = PlaySettings(
            seats=_number("--seats", seats),
            seat=_number("--seat", seat),
            against=against,
            seed=seed,
            save=save,
            resume=resume,
            aid=aid,
            pack=pack,
            deck=deck,
            options=_pairs(option),
        )
        return play(terminal, game, settings)

    @_command(app, terminal, "serve", "[--host …] [--port …] [--database …] [--workers …]")
    def serve_command(
        *,
        host: Annotated[str, _option(terminal, "host", default=serving.HERE)] = serving.HERE,
        port: Annotated[str, _option(terminal, "port", default=serving.PORT)] = serving.PORT,
        database: Annotated[str | None, _option(terminal, "database")] = None,
        workers: Annotated[str, _option(terminal, "workers", default=1)] = "1",
        lang: Annotated[str | None, _option(terminal, "lang")] = None,
    ) -> int:
        number = _number("--port", port)
        if number is None or number > LARGEST_PORT:
            raise Unreadable(Phrase("cli-bad-value", name="--port", value=port))
        return serving.serve(terminal, host, number, database, _least_one("--workers", workers))

    @_command(app, terminal, "games", "")
    def games_command(*, lang: Annotated[str | None, _option(terminal, "lang")] = None) -> int:
        return overview.list_games(terminal)


def _add_study(app: App, terminal: Terminal) -> None:
    @_command(app, terminal, "rules", "GAME [CLAUSE]")
    def rules_command(
        game: Annotated[str, _option(terminal, "game")],
        clause: Annotated[str | None, _option(terminal, "clause")] = None,
        /,
        *,
        lang: Annotated[str | None, _option(terminal, "lang")] = None,
    ) -> int:
        return rules.show(terminal, game, clause)

    @_command(app, terminal, "replay", "FILE [--seat …] [--board]")
    def replay_command(
        file: Annotated[Path, _option(terminal, "record")],
        /,
        *,
        seat: Annotated[str | None, _option(terminal, "replay-seat")] = None,
        board: Annotated[bool, _option(terminal, "board")] = False,
        lang: Annotated[str | None, _option(terminal, "lang")] = None,
    ) -> int:
        return replay.replay(terminal, file, _number("--seat", seat), board=board)

    @_command(app, terminal, "case", "PATH…")
    def case_command(
        *paths: Annotated[Path, _option(terminal, "cases")],
        lang: Annotated[str | None, _option(terminal, "lang")] = None,
    ) -> int:
        return cases.run(terminal, paths)

    record_app = App(
        name="record",
        help=terminal.text("cli-command-record"),
        usage=terminal.text("cli-usage-line", words="ludotheque record COMMAND"),
        help_format="plaintext",
    )
    app.command(record_app)

    @_command(record_app, terminal, "check", "FILE")
    def check_command(
        file: Annotated[Path, _option(terminal, "record")],
        /,
        *,
        lang: Annotated[str | None, _option(terminal, "lang")] = None,
    ) -> int:
        return records.check(terminal, file)


def _add_research(app: App, terminal: Terminal) -> None:
    @_command(app, terminal, "simulate", "GAME [--players …] [--games …] …")
    def simulate_command(
        game: Annotated[str, _option(terminal, "game")],
        /,
        *,
        players: Annotated[str | None, _option(terminal, "players")] = None,
        games: Annotated[str, _option(terminal, "games", default="1000")] = "1000",
        jobs: Annotated[str, _option(terminal, "jobs", default=1)] = "1",
        seed: Annotated[str, _option(terminal, "seed")] = "0",
        lang: Annotated[str | None, _option(terminal, "lang")] = None,
        option: Annotated[list[str] | None, _option(terminal, "option")] = None,
    ) -> int:
        return simulation.run(
            terminal, game, players, _least_one("--games", games), _least_one("--jobs", jobs), seed,
            _pairs(option),
        )  # fmt: skip


def _pairs(given: Sequence[str] | None) -> dict[str, str]:
    """Read `--option name=value`."""
    pairs = {}
    for word in given or ():
        name, equals, value = word.partition("=")
        if not equals:
            raise Unreadable(Phrase("cli-bad-option", option=word))
        pairs[name] = value
    return pairs


def _number(name: str, text: str | None) -> int | None:
    """Read a whole number; `--seat 0.4` is none."""
    if text is None:
        return None
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise Unreadable(Phrase("cli-bad-value", name=name, value=text))
    return int(text)


def _least_one(name: str, text: str) -> int:
    number = _number(name, text)
    if not number:
        raise Unreadable(Phrase("cli-not-positive", name=name, value=text))
    return number
