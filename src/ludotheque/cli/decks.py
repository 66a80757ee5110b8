"""`ludotheque deck`: check decks of one's own, look at the ready ones."""

# No `from __future__ import annotations` here: see `app.py`.

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.padding import Padding
from rich.text import Text

from ludotheque.cli.boards.elementa_words import (
    CardRow,
    card_lines,
    card_name,
    element_name,
    printed,
    unit_text,
)
from ludotheque.cli.packs import pack_for
from ludotheque.cli.terminal import FAILED, OK, Terminal
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.deck_text import (
    DeckProblem,
    DeckRead,
    read_deck_text,
    write_deck_text,
)
from ludotheque.games.elementa.decks import DECKS, READY, Deck, DeckEntry, deck_of
from ludotheque.games.elementa.elements import SHORT
from ludotheque.games.elementa.own_cards import cards_with
from ludotheque.table import Game, Phrase, Unreadable, load

WITH_DECKS = ("elementa",)
"""Games to which players bring decks of their own."""
LARGEST = 2**20
"""Bytes of a deck file; a deck has some hundred."""
ENTRIES = {entry.id: entry for entry in DECKS.content.deck}


def add_decks(app: App, terminal: Terminal) -> None:
    """Make the commands known."""
    text = terminal.text
    decks = App(
        name="deck",
        help=text("deck-help"),
        usage=text("cli-usage-line", words="ludotheque deck COMMAND"),
        help_format="plaintext",
    )
    app.command(decks)

    def command(name: str, about: str, takes: str) -> Callable[[Any], Any]:
        usage = text("cli-usage-line", words=f"ludotheque deck {name} {takes}")
        return decks.command(name=name, help=about, usage=usage)

    lang = Parameter(help=text("cli-option-lang"))
    pack = Parameter(help=text("deck-option-pack"))

    @command("check", text("deck-help-check"), "FILE…|TEXT [--pack …]")
    def check_command(
        *given: Annotated[str, Parameter(help=text("deck-option-decks"))],
        pack: Annotated[Path | None, pack] = None,
        lang: Annotated[str | None, lang] = None,
    ) -> int:
        return check(terminal, given, pack)

    @command("list", text("deck-help-list"), "[GAME]")
    def list_command(
        game: Annotated[str | None, Parameter(help=text("deck-option-game"))] = None,
        /,
        *,
        lang: Annotated[str | None, lang] = None,
    ) -> int:
        return list_decks(terminal, game)

    @command("show", text("deck-help-show"), "NAME [--text] [--pack …]")
    def show_command(
        name: Annotated[str, Parameter(help=text("deck-option-name"))],
        /,
        *,
        as_text: Annotated[bool, Parameter(name="--text", help=text("deck-option-text"))] = False,
        pack: Annotated[Path | None, pack] = None,
        lang: Annotated[str | None, lang] = None,
    ) -> int:
        return show(terminal, name, pack, as_text=as_text)


# --- check ----------------------------------------------------------------------------------------


def check(terminal: Terminal, given: Sequence[str], pack: Path | None = None) -> int:
    """Say of each deck what is wrong with it, or what is in it."""
    if not given:
        raise Unreadable(Phrase("deck-none-given"))
    asked = _asked(terminal, given, _cards_with(pack))
    verdicts = [_check(terminal, called, read) for called, read in asked]
    return OK if all(verdicts) else FAILED


def _asked(
    terminal: Terminal, given: Sequence[str], cards: Mapping[str, Card]
) -> list[tuple[str, DeckRead]]:
    """Read files and ready decks; words that are neither are the cards of one deck."""
    known = [word in READY or _is(Path.is_file, word) for word in given]
    if any(known):
        return [(word, _read(word, cards)) for word in given]
    text = " ".join(given)
    if len(given) == 1 and not any(sign in text for sign in " ,*:\n"):
        raise _nothing(text)
    return [(terminal.text("deck-as-typed"), read_deck_text(text, cards))]


def _check(terminal: Terminal, called: str, read: DeckRead) -> bool:
    for problem in read.problems:
        terminal.wrong(_told(called, problem))
    if read.deck is None:
        terminal.wrong(Phrase("deck-bad", count=len(read.problems)))
        return False
    environment = read.deck.environment
    code = terminal.language.code
    terminal.say(
        "deck-good",
        deck=called,
        creatures=len(read.deck.creatures),
        environment="none" if environment is None else card_name(environment, code),
    )
    _sums(terminal, read.deck)
    return True


def _told(called: str, problem: DeckProblem) -> Phrase:
    """Say what is wrong with a deck, and where."""
    if problem.line is not None:
        return Phrase("deck-problem-line", deck=called, line=problem.line, problem=problem.phrase)
    clause = problem.clause or "none"
    return Phrase("deck-problem", deck=called, problem=problem.phrase, clause=clause)


def _sums(terminal: Terminal, deck: Deck) -> None:
    """Tell of which elements the costs are, and how many creatures cost how much."""
    elements = Counter[str]()
    costs = Counter[int]()
    for card in deck.creatures:
        elements.update(card.entry.cost.split())
        costs[sum(card.cost)] += 1
    shares = [f"{element_name(terminal, s)} {elements[s]}" for s in SHORT if elements[s]]
    curve = [f"{cost}: {costs[cost]}" for cost in sorted(costs)]
    terminal.say("deck-elements", elements=" · ".join(shares) or "–")
    terminal.say("deck-curve", curve=" · ".join(curve))


# --- list -----------------------------------------------------------------------------------------


def list_decks(terminal: Terminal, game: str | None) -> int:
    """List the ready decks of a game."""
    if game is not None:
        load(game)  # one that does not exist is refused by its name
        if game not in WITH_DECKS:
            raise Unreadable(Phrase("deck-no-decks", game=game, games=list(WITH_DECKS)))
    code = terminal.language.code
    for entry in DECKS.content.deck:
        head = Text.assemble((getattr(entry.names, code), "bold"), (f" ({entry.id})", "dim"))
        for word in _elements(READY[entry.id].creatures):
            head.append(" ")
            head.append_text(unit_text(word))
        terminal.console.print(head)
        about = Text(getattr(entry.about, code))
        terminal.console.print(Padding(about, (0, 0, 0, 2), expand=False))
    terminal.console.print()
    terminal.say("deck-show-hint")
    return OK


def _elements(creatures: Sequence[Card]) -> list[str]:
    """Return the elements of a deck's costs, the most frequent first."""
    counts = Counter(word for card in creatures for word in card.entry.cost.split())
    return [word for word, _ in counts.most_common()]


# --- show -----------------------------------------------------------------------------------------


def show(terminal: Terminal, name: str, pack: Path | None = None, *, as_text: bool) -> int:
    """Show a deck card by card, or as a file."""
    read = _read(name, _cards_with(pack))
    if read.deck is None:
        _check(terminal, name, read)
        return FAILED
    code = terminal.language.code
    entry = ENTRIES.get(name)
    title = name if entry is None else str(getattr(entry.names, code))
    if as_text:
        written = write_deck_text(read.deck, title)
        terminal.console.print(Text(written.rstrip("\n")), soft_wrap=True)
        return OK
    terminal.console.print(Text(title, style="bold"))
    _about(terminal, entry)
    if read.deck.environment is not None:
        environment = read.deck.environment
        terminal.say("deck-environment", card=card_name(environment, code))
        told = Text(printed(environment, code))
        terminal.console.print(Padding(told, (0, 0, 0, 2), expand=False))
    _print_cards(terminal, read.deck)
    _sums(terminal, read.deck)
    return OK


def _about(terminal: Terminal, entry: DeckEntry | None) -> None:
    if entry is not None:
        about = getattr(entry.about, terminal.language.code)
        terminal.console.print(Padding(Text(about, style="italic"), (0, 0, 1, 0), expand=False))


def _print_cards(terminal: Terminal, deck: Deck) -> None:
    """Print the cards, the cheap ones first."""
    counts = Counter(deck.creatures)
    rows = [
        CardRow(
            card,
            mark=str(counts[card]),
            remark=f"({terminal.text('deck-unique')})" if card.entry.unique else "",
        )
        for card in sorted(counts, key=lambda card: (sum(card.cost), card.order))
    ]
    for line in card_lines(terminal, rows):
        terminal.console.print(line)


# --- Playing --------------------------------------------------------------------------------------


def deck_answer(game: Game[Any, Any], word: str, pack: Any) -> str:
    """Return the answer that brings a ready deck, or one in a file, to a match with a pack."""
    name = game.facts.name
    if name not in WITH_DECKS:
        raise Unreadable(Phrase("deck-no-decks", game=name, games=list(WITH_DECKS)))
    read = _read(word, cards_with(pack))
    for problem in read.problems:
        raise Unreadable(_told(word, problem))
    return f"deck {word if word in READY else deck_of(read.cards).text}"


# --- Reading --------------------------------------------------------------------------------------


def _cards_with(pack: Path | None) -> Mapping[str, Card]:
    """Return the cards that decks may hold."""
    return cards_with(None if pack is None else pack_for(load("elementa"), pack))


def _is(kind: Callable[[Path], bool], word: str) -> bool:
    """Whether there is a file, or a folder, of that name."""
    try:
        return kind(Path(word))
    except OSError:  # a deck that is typed can be too long for the name of a file
        return False


def _read(word: str, cards: Mapping[str, Card]) -> DeckRead:
    """Read a ready deck or a file."""
    ready = READY.get(word)
    if ready is not None:
        return read_deck_text(ready.text, cards)
    if not _is(Path.is_file, word):
        raise _nothing(word)
    with Path(word).open("rb") as opened:
        content = opened.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise Unreadable(Phrase("cli-too-large", file=word, kind="deck"))
    try:
        return read_deck_text(content.decode("utf-8-sig"), cards)
    except UnicodeDecodeError:
        raise Unreadable(Phrase("cards-file-no-text", file=word)) from None


def _nothing(word: str) -> Unreadable:
    if _is(Path.is_dir, word):
        return Unreadable(Phrase("deck-folder", folder=word))
    return Unreadable(Phrase("deck-nothing", name=word, known=list(READY)))
