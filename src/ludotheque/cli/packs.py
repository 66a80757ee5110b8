"""`ludotheque pack`: check a pack of one's own, look at cards, write the schema for editors."""

# No `from __future__ import annotations` here: see `app.py`.

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import App, Parameter
from rich.table import Table
from rich.text import Text

from ludotheque.cards import (
    Checked,
    PackProblem,
    ShownCard,
    check_pack,
    find_card,
    game_of,
    pack_schema,
    read_toml,
)
from ludotheque.cli.terminal import FAILED, OK, Terminal
from ludotheque.table import Game, Pack, Phrase, Unreadable, games, load
from ludotheque.table.codec import plain
from ludotheque.texts import LANGUAGES, Language

LARGEST = 4 * 2**20
"""Bytes of a pack; the whole box of Elekt has fifty thousand."""


def add_packs(app: App, terminal: Terminal) -> None:
    """Make the commands known."""
    text = terminal.text
    packs = App(
        name="pack",
        help=text("pack-help"),
        usage=text("cli-usage-line", words="ludotheque pack COMMAND"),
        help_format="plaintext",
    )
    app.command(packs)

    def command(name: str, about: str, takes: str) -> Callable[[Any], Any]:
        usage = text("cli-usage-line", words=f"ludotheque pack {name} {takes}")
        return packs.command(name=name, help=about, usage=usage)

    lang = Parameter(help=text("cli-option-lang"))

    @command("check", text("pack-help-check"), "FILE")
    def check_command(
        file: Annotated[Path, Parameter(help=text("pack-option-file"))],
        /,
        *,
        lang: Annotated[str | None, lang] = None,
    ) -> int:
        return check(terminal, file)

    @command("show", text("pack-help-show"), "NAME [CARD] [--json] [--toml]")
    def show_command(
        name: Annotated[str, Parameter(help=text("pack-option-name"))],
        card: Annotated[str | None, Parameter(help=text("pack-option-card"))] = None,
        /,
        *,
        json: Annotated[bool, Parameter(help=text("pack-option-json"))] = False,
        toml: Annotated[bool, Parameter(help=text("pack-option-toml"))] = False,
        lang: Annotated[str | None, lang] = None,
    ) -> int:
        return show(terminal, name, card, json=json, toml=toml)

    @command("schema", text("pack-help-schema"), "GAME [--output …]")
    def schema_command(
        game: Annotated[str, Parameter(help=text("pack-option-game"))],
        /,
        *,
        output: Annotated[Path | None, Parameter(help=text("pack-option-output"))] = None,
        lang: Annotated[str | None, lang] = None,
    ) -> int:
        return schema(terminal, game, output)


def check(terminal: Terminal, file: Path) -> int:
    """List everything that is wrong with a pack, or say what is in it."""
    pack = _read(terminal, file)
    if pack is None:
        return FAILED
    cards = [*pack.content.shown()]
    # Said once in every language, so that words that are missing are found here and not in a game.
    written = sum(len(_texts(card, code)) for card in cards for code in LANGUAGES) // len(LANGUAGES)
    game = terminal.text(f"{pack.content.game}-name")
    terminal.say("pack-good", file=str(file), game=game)
    for kind, count in Counter(card.group for card in cards).items():
        terminal.say("pack-count", count=count, kind=kind)
    terminal.say("pack-texts", texts=written, languages=list(LANGUAGES))
    return OK


def show(terminal: Terminal, name: str, id: str | None, *, json: bool, toml: bool) -> int:
    """Show the cards of a pack, or one of them."""
    pack = _find(terminal, name)
    if pack is None:
        return FAILED
    if toml:
        _print(terminal, pack.text.rstrip("\n"))
        return OK
    cards = [*pack.content.shown()]
    if id is not None:
        cards = [find_card(cards, id, pack.name)]
    if json:
        found = [_as_json(card) for card in cards]
        text = msgspec.json.encode(found if id is None else found[0])
        _print(terminal, msgspec.json.format(text, indent=2).decode())
    elif id is not None:
        _card(terminal, cards[0])
    else:
        _table(terminal, cards)
    return OK


def schema(terminal: Terminal, name: str, output: Path | None) -> int:
    """Print the schema of a game's packs, or write it to a file."""
    game = load(name)
    if game.pack_type is None:
        raise Unreadable(Phrase("cards-no-packs", game=name, games=_with_packs()))
    text = msgspec.json.format(msgspec.json.encode(pack_schema(game.pack_type)), indent=2).decode()
    if output is None:
        _print(terminal, text)
        return OK
    try:
        output.write_text(text + "\n", encoding="utf-8", newline="\n")
    except OSError as error:
        problem = error.strerror or str(error)
        raise Unreadable(Phrase("cli-cannot-write", file=str(output), problem=problem)) from None
    terminal.say("pack-written", file=str(output))
    _print(terminal, f"#:schema {output.as_uri() if output.is_absolute() else f'./{output}'}")
    return OK


def pack_for(game: Game[Any, Any], file: Path) -> Any:
    """Read a file as a pack for a game; Unreadable names the first mistake in it."""
    name = game.facts.name
    if game.pack_type is None:
        raise Unreadable(Phrase("cards-no-packs", game=name, games=_with_packs()))
    checked = _check(file, [name])
    if checked.pack is None:
        raise Unreadable(checked.problems[0].told(str(file)))
    return checked.pack.content


def _with_packs() -> list[str]:
    return [name for name in games() if load(name).pack_type is not None]


def _find(terminal: Terminal, name: str) -> Pack[Any] | None:
    """Find a pack by the name of its game, by its own, or as a file."""
    if name in games():
        game = load(name)
        if game.pack_type is None:
            raise Unreadable(Phrase("cards-no-packs", game=name, games=_with_packs()))
        return _box_of(game)
    known = {_box_of(load(game)).name: _box_of(load(game)) for game in _with_packs()}
    if name in known:
        return known[name]
    file = Path(name)
    if not file.exists() and file.suffix != ".toml":
        raise Unreadable(Phrase("cards-no-pack", name=name, known=[*_with_packs(), *known]))
    return _read(terminal, file)


def _box_of(game: Game[Any, Any]) -> Pack[Any]:
    return game.packs[0]


def _read(terminal: Terminal, file: Path) -> Pack[Any] | None:
    """Read a file as the game would for which it is; say everything that is wrong with it."""
    checked = _check(file, _with_packs())
    if checked.pack is None:
        _refuse(terminal, file, checked.problems)
    return checked.pack


def _check(file: Path, names: Sequence[str]) -> Checked[Any]:
    """Check a file that is for one of these games."""
    text = _text(file)
    raw = read_toml(text)
    if isinstance(raw, PackProblem):
        return Checked(None, (raw,))
    name = game_of(raw, names)
    if isinstance(name, PackProblem):
        return Checked(None, (name,))
    kind: Any = load(name).pack_type
    return check_pack(str(file), text, kind)


def _refuse(terminal: Terminal, file: Path, problems: Sequence[PackProblem]) -> None:
    for problem in problems:
        terminal.wrong(problem.told(str(file)))
    terminal.wrong(Phrase("pack-bad", count=len(problems)))


def _text(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            content = opened.read(LARGEST + 1)
    except FileNotFoundError:
        raise Unreadable(Phrase("cards-file-missing", file=str(file))) from None
    except IsADirectoryError:
        raise Unreadable(Phrase("cards-file-folder", file=str(file))) from None
    except OSError as error:
        problem = error.strerror or str(error)
        raise Unreadable(Phrase("cli-file-problem", file=str(file), problem=problem)) from None
    if len(content) > LARGEST:
        raise Unreadable(Phrase("cli-too-large", file=str(file), kind="pack"))
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise Unreadable(Phrase("cards-file-no-text", file=str(file))) from None


def _texts(card: ShownCard, code: str) -> list[str]:
    return [Language(code).say(phrase) for phrase in card.texts]


def _as_json(card: ShownCard) -> dict[str, Any]:
    """Return a card as a case file may have it, and its texts beside it."""
    entry = {"kind": card.kind, **plain(card.entry)}
    return {"card": entry, "texts": {code: _texts(card, code) for code in LANGUAGES}}


def _table(terminal: Terminal, cards: list[ShownCard]) -> None:
    code = terminal.language.code
    for group in dict.fromkeys(card.group for card in cards):
        rows = [card for card in cards if card.group == group]
        terminal.console.print(Text(f"{terminal.language.say(group)} ({len(rows)})", style="bold"))
        table = Table(box=None, padding=(0, 2, 0, 0))
        for head in ("pack-head-name", "pack-head-print", "pack-head-text"):
            table.add_column(terminal.text(head), overflow="fold")
        for card in rows:
            name = Text.assemble(card.names[code], "\n", (card.id, "dim"))
            table.add_row(name, card.brief, "\n".join(_texts(card, code)))
        terminal.console.print(table)
        terminal.console.print()


def _card(terminal: Terminal, card: ShownCard) -> None:
    say = terminal.language.say
    title = f"{card.names[terminal.language.code]} ({card.id})"
    terminal.console.print(Text(title, style="bold"))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(terminal.text("pack-kind"), say(card.kind_name))
    for word, value in card.details:
        table.add_row(say(word), value if isinstance(value, str) else say(value))
    table.add_row(
        terminal.text("pack-origin"), terminal.text("pack-origin-value", origin=card.origin)
    )
    if card.facts:
        table.add_row(terminal.text("pack-facts"), ", ".join(card.facts))
    for code in LANGUAGES:
        table.add_row("")
        table.add_row(code, Text(card.names[code], style="bold"))
        for text in _texts(card, code):
            table.add_row("", text)
    terminal.console.print(table)


def _print(terminal: Terminal, text: str) -> None:
    """Print for programs: no line is broken, nothing is coloured."""
    terminal.console.print(Text(text), soft_wrap=True)
