"""Which message ids the program uses: literal ones, and the families that it builds."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

from ludotheque.cli import overview, session
from ludotheque.players import players_for
from ludotheque.server.store.rows import EntryKind
from ludotheque.table import Game, games, load
from tests.texts.catalogue import SOURCE, catalogue

WEB = Path(__file__).parents[2] / "web" / "src"
GAMES: dict[str, Game[Any, Any]] = {name: load(name) for name in games()}
ID = re.compile(r"[a-z]+(-[a-z0-9_]+)+")


@cache
def trees() -> dict[Path, ast.Module]:
    """Return the syntax tree of every file of the program."""
    return {
        file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(SOURCE.rglob("*.py"))
    }


def calls(*names: str) -> Iterator[ast.Call]:
    """Find the calls of functions, classes or methods by their last name."""
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func
                name = getattr(called, "attr", None) or getattr(called, "id", None)
                if name in names:
                    yield node


def constants(node: ast.AST) -> set[str]:
    """Collect the texts that stand in a piece of code, those inside f-strings left out."""
    inside = {
        part
        for joined in ast.walk(node)
        if isinstance(joined, ast.JoinedStr)
        for part in ast.walk(joined)
    }
    return {
        found.value
        for found in ast.walk(node)
        if isinstance(found, ast.Constant) and isinstance(found.value, str) and found not in inside
    }


def said() -> set[str]:
    """Literal ids where something is said: Phrase("…"), .say("…"), .text("…")."""
    return {
        text
        for call in calls("Phrase", "say", "text")
        if call.args
        for text in constants(call.args[0])
        if ID.fullmatch(text)
    }


def mentioned() -> set[str]:
    """Texts anywhere in the program that are ids of messages (in tables, as reasons, …)."""
    everywhere = {text for tree in trees().values() for text in constants(tree)}
    return everywhere & catalogue("en").keys()


def families() -> dict[str, set[str]]:
    """The ids that the program puts together, by the pattern of the f-string that does it."""
    names = tuple(GAMES)
    return {
        # table/event.py, Event.phrase: one sentence for each kind of event, a word for each secret.
        "*-event-*": {f"{n}-event-{kind.kind}" for n in names for kind in GAMES[n].events},
        "*-hidden-*": {f"{n}-hidden-{f}" for n in names for k in GAMES[n].events for f in k.secret},
        # table/agenda.py, Question: the prompt of every question to players and to chance.
        "*-ask-*": {
            f"{n}-ask-{kind}" for n in names for kind in (*GAMES[n].questions, *GAMES[n].chances)
        },
        # cli/overview.py, list_games; cli/records.py, check.
        "*-name": {f"{n}-name" for n in names},
        "*-summary": {f"{n}-summary" for n in names},
        "*-option-*": {f"{n}-option-{o.name}" for n in names for o in GAMES[n].facts.options},
        # cli/app.py, _option and _command: named by those who call them.
        "cli-option-*": {f"cli-option-{part}" for part in _arguments("_option", 1)},
        "cli-command-*": {f"cli-command-{part}" for part in _arguments("_command", 2)},
        # cli/overview.py, overview: a line for each command, two of them with a variant.
        "cli-about-*": {f"cli-about-{part}" for part in _overview()},
        # cli/session.py: what can be typed, and what it is for.
        "cli-word-*": {f"cli-word-{word}" for word in session.WORDS},
        "cli-about-word-*": {f"cli-about-word-{word}" for word in session.WORDS},
        # cli/simulation.py, _table: the heads of the columns.
        "cli-simulate-*": {f"cli-simulate-{head}" for head in _heads()},
        # games/elekt/rules.py: kinds of questions to chance, of which "*-ask-*" has the words.
        "shuffle-*": set(),
        # server/live.py, LiveMatch._note: what happens around the table.
        "server-note-*": {f"server-note-{kind}" for kind in get_args(EntryKind)}
        - {"server-note-answer", "server-note-begin"},  # nobody needs to be told
        # games/elementa/actions.py, OnCard: what is done with a card.
        "elementa-answer-*": {"elementa-answer-ban", "elementa-answer-pick"},
        # cli/boards/claim.py, _followers: the two kinds of followers.
        "claim-board-*": {"claim-board-prizes", "claim-board-blinds"},
    }


def reasons() -> set[str]:
    """Ids that games give as data: why an answer is refused."""
    return {reason for game in GAMES.values() for reason in game.violations}


def used() -> set[str]:
    """All ids that the program uses."""
    built = set().union(*families().values())
    in_browser = said_in_browser() | built_in_browser() | presented()
    return said() | mentioned() | reasons() | built | in_browser


def presented() -> set[str]:
    """The names by which the web app presents the bots of every game."""
    specs = {spec for name in GAMES for spec in players_for(name)}
    return {f"player-{part}-{spec}" for part in ("name", "about") for spec in specs}


@cache
def web_sources() -> str:
    """Return everything that the web app's own code says."""
    kept = [file for kind in ("*.ts", "*.svelte") for file in sorted(WEB.rglob(kind))]
    return "\n".join(
        file.read_text(encoding="utf-8") for file in kept if "generated" not in file.parts
    )


def said_in_browser() -> set[str]:
    """Literal ids in the web app: texts in quotes that look like those of its own files."""
    quoted = set(re.findall(r"['\"`]([a-z]+(?:-[a-z0-9_]+)+)['\"`]", web_sources()))
    return {text for text in quoted if text.startswith("web-")} | (quoted & catalogue("en").keys())


def built_in_browser() -> set[str]:
    """Ids that the web app puts together: each pattern must fit at least one message."""
    fitting = set()
    for pattern in re.findall(r"`((?:web|player|claim)-[^`\s]*\$\{[^`\s]*)`", web_sources()):
        form = re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9_-]+", re.escape(pattern))
        found = {text for text in catalogue("en") if re.fullmatch(form, text)}
        assert found, f"no message fits {pattern} in the web app"
        fitting |= found
    return fitting


def patterns() -> set[str]:
    """Find every f-string that looks like an id, as a pattern with * for what is filled in."""
    found = set()
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [p.value if isinstance(p, ast.Constant) else "*" for p in node.values]
                pattern = "".join(str(part) for part in parts)
                if re.fullmatch(r"[a-z*]+(-[a-z*]+)+", pattern):
                    found.add(pattern)
    return found


def _arguments(function: str, place: int) -> set[str]:
    return {
        text
        for call in calls(function)
        if len(call.args) > place
        for text in constants(call.args[place])
    }


def _overview() -> set[str]:
    groups = {"record", "pack", "deck"}
    words = [command.split() for command in overview.COMMANDS]
    names = {"-".join(word[:2]) if word[0] in groups else word[0] for word in words}
    return {*names, "lang", "clause"}


def _heads() -> set[str]:
    [heads] = [
        node.value
        for node in ast.walk(trees()[SOURCE / "cli" / "simulation.py"])
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "heads"
    ]
    return constants(heads)
