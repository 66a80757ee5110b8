"""Elekt on a terminal: readable without colour, from 60 columns on.

From above: the sides by court rank with what they have, the three zones with their cards and
Units, the supply, the hand, the answers. M, D, B and A stand for the attributes, one letter for
each symbol, and `+` before the tokens.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludotheque.cli.boards.elekt_answers import draw_question
from ludotheque.cli.boards.elekt_words import Words, find_card, letter
from ludotheque.cli.look import Look
from ludotheque.cli.terminal import Terminal
from ludotheque.games.elekt import events
from ludotheque.games.elekt.pieces import (
    ATTRIBUTES,
    COALITION,
    MOST_AMBER,
    MOST_ASSIGNED,
    ROUNDS,
    TITLES_NEEDED,
    ZONES,
)
from ludotheque.games.elekt.state import RANKS
from ludotheque.games.elekt.view import ElektView
from ludotheque.games.elekt.vocabulary.modifiers import Assignments
from ludotheque.table import Action, Decision, Event, Seat

WIDEST = 110
"""More columns would only pull apart what belongs together."""


def draw(
    terminal: Terminal,
    view: ElektView,
    names: Mapping[Seat, str],
    decision: Decision | None = None,
    *,
    aid: bool = False,
) -> RenderableType:
    """Draw the table as a seat sees it."""
    words = Words(terminal, view, names)
    width = min(terminal.console.width, WIDEST)
    parts = [Text(), _title(words), _sides(words)]
    if view.phase == "over":
        return _Narrowed(Group(*parts, _emperor(words)), width)
    parts += [_zone(words, zone, width, aid=aid) for zone in range(3)]
    parts.append(_supply(words))
    if aid:
        parts += _aids(words)
    parts.append(draw_question(words, decision, width))
    return _Narrowed(Group(*parts), width)


def explain_card(terminal: Terminal, view: ElektView, about: str) -> RenderableType | None:
    """Write a card with everything that is printed on it; None where no card is meant."""
    words = Words(terminal, view, {})
    card = find_card(about, words.box, terminal.language.code)
    if card is None:
        return None
    kind = terminal.text("elekt-board-kind", kind=card.kind, type=card.type or "none")
    head = words.unit(card.id) if card.kind in ("basic", "elite") else Text(words.name(card.id))
    head.stylize("bold")
    head.append(f" · {kind}", style="dim")
    titles = words.titles(card.id)
    if titles:
        head.append(" · " + terminal.text("elekt-board-title-count", count=len(titles)))
        head.append(f": {', '.join(titles)}", style="italic")
    return Group(head, Text(words.ability(card.id)))


def name_answer(
    terminal: Terminal, view: ElektView, names: Mapping[Seat, str], action: Action
) -> str:
    """Name an answer in words."""
    return Words(terminal, view, names).answer(action).plain


HEADS = (events.RoundBegins, events.MatchEnded)
BESIDE = (
    events.AbilityUsed, events.AmberObtained, events.AmberSpent, events.AmberLost,
    events.AmberTaken, events.TokenAttached, events.TokenRemoved, events.TokenCarried,
    events.BanNamed, events.BanRedirected, events.UnitProtected, events.UnitKept,
    events.UnitReturned, events.UnitDiscarded, events.UnitPlaced, events.UnitMoved,
    events.UnitsSwapped, events.UnitSilenced, events.CardObtained, events.CardTaken,
    events.CardGone, events.SealGained, events.SealsLost, events.TitleGained,
)  # fmt: skip
"""What follows from something else, and stands a little to the right in the log."""


def look_of(event: Event) -> Look:
    """Tell how a line of the log stands: rounds apart, consequences to the right."""
    if isinstance(event, HEADS):
        return Look(apart=True, style="bold")
    return Look(indent=2) if isinstance(event, BESIDE) else Look()


class _Narrowed:
    """Keeps a drawing within a width."""

    def __init__(self, inside: RenderableType, width: int) -> None:
        self.inside = inside
        self.width = width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(self.width, options.max_width)
        yield from console.render(self.inside, options.update(width=width))


def _title(words: Words) -> RenderableType:
    view, text = words.view, words.terminal.text
    title = text("elekt-board-title", phase=view.phase, round=view.round, rounds=ROUNDS)
    if view.contest is not None and view.phase in ("assignment", "confrontation"):
        zone, attribute = view.contest
        title += f" · {words.zone(zone)}: {words.attribute(attribute)}"
    return Rule(Text(title, style="bold"), style="dim", align="left")


# --- The sides ------------------------------------------------------------------------------------


def _sides(words: Words) -> RenderableType:
    view, text = words.view, words.terminal.text
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    table.add_column(" " + text("elekt-board-court"), no_wrap=True)
    for head in ("elekt-board-titles", "elekt-board-amber", "elekt-board-hand-count"):
        table.add_column(text(head), justify="center", no_wrap=True)
    assigning = view.phase == "assignment"
    table.add_column(text("elekt-board-assigned") if assigning else "", justify="center")
    table.add_column("")
    needed = TITLES_NEEDED[words.sides]
    for rank, seat in enumerate(_by_rank(words), start=1):
        style = "bold" if seat == view.seat else ""
        done = _assigned(words, seat) if assigning else ""
        amber = "●" * view.amber[seat] + "○" * (MOST_AMBER - view.amber[seat])
        table.add_row(
            Text(f" {rank} {words.names[seat]}", style=style),
            Text(f"{view.titles[seat]}/{needed}", style=style),
            Text(amber, style="yellow"),
            str(view.hands[seat]),
            done,
            _marks(words, seat),
        )
    return Group(table, *_won(words))


def _by_rank(words: Words) -> list[Seat]:
    """List the sides as the turn goes: the highest court rank first (5.5)."""
    return list(RANKS[words.sides, words.view.holder, words.view.direction])


def _assigned(words: Words, seat: Seat) -> str:
    if seat in words.view.passed:
        return words.terminal.text("elekt-board-passed")
    most = MOST_ASSIGNED + sum(
        modifier.amount
        for id in words.view.won[seat]
        for modifier in words.rules(id)
        if isinstance(modifier, Assignments)
    )
    return f"{words.view.assigned[seat]}/{most}"


def _marks(words: Words, seat: Seat) -> str:
    """Tell who has the Sceptre; before the first round nobody does."""
    view, text = words.view, words.terminal.text
    marks = []
    if seat == view.holder and view.phase != "setup":
        way = "clockwise" if view.direction > 0 else "anticlockwise"
        marks.append(text("elekt-board-sceptre", direction=way if words.sides > 2 else "any"))
    if view.settings.solo and seat == COALITION:
        marks.append(text("elekt-board-seals", count=view.seals))
    return ", ".join(marks)


def _won(words: Words) -> list[RenderableType]:
    """List the Titles and the Privileges before each side by their names."""
    view, text = words.view, words.terminal.text
    lines: list[RenderableType] = []
    for seat in _by_rank(words):
        coalition = view.settings.solo and seat == COALITION
        titles = [title for id in view.won[seat] for title in words.titles(id)]
        others = [words.name(id) for id in view.won[seat] if not words.titles(id)]
        told = [", ".join(titles)] if titles else []
        told += [text("elekt-board-privileges", cards=others)] if others else []
        if coalition:
            told.append(text("elekt-board-masters", cards=[words.name(id) for id in view.masters]))
            if hidden := view.face_down + view.extra_titles:
                told.append(text("elekt-board-face-down", count=hidden))
        if told:
            said = text("elekt-board-before", name=words.names[seat], cards=". ".join(told))
            lines.append(Padding(Text(said, style="dim"), (0, 0, 0, 1), expand=False))
    return lines


def _emperor(words: Words) -> RenderableType:
    """Hail the winner by all the Titles (10.14)."""
    winner = words.view.winner
    assert winner is not None, "a match that is over has a winner (10.2, 10.10)"
    titles = [title for id in words.view.won[winner] for title in words.titles(id)]
    who = "you" if winner == words.view.seat else "other"
    name = words.names[winner]
    count = len(titles)
    hail = words.terminal.text(
        "elekt-board-emperor", who=who, name=name, titles=titles, count=count
    )
    return Padding(Text(hail, style="bold italic"), (1, 0), expand=False)


# --- The zones ------------------------------------------------------------------------------------


def _zone(words: Words, zone: int, width: int, *, aid: bool) -> RenderableType:
    view, text = words.view, words.terminal.text
    head = Text(f"{words.zone(zone).upper()} ({ZONES[zone]})", style="bold")
    face = view.face[zone]
    parts: list[RenderableType] = []
    if face is not None:
        head.append(f" · {words.name(face)}", style="bold")
        titles = words.titles(face)
        if titles:
            head.append(" · " + text("elekt-board-title-count", count=len(titles)))
        printed = Text(words.ability(face), style="" if titles else "dim")
        parts.append(Padding(printed, (0, 0, 0, 2), expand=False))
    deck = text("elekt-board-deck", count=view.decks[zone])
    if face is None:
        deck += " · " + text("elekt-board-no-card")
    if head.cell_len + len(deck) + 4 < width:
        head.append(f" · {deck}", style="dim")
    else:
        parts.append(Text(f"  {deck}", style="dim"))
    if view.phase in ("assignment", "confrontation"):
        parts.append(_rows(words, zone))
        parts += _reasons(words, zone) if aid else []
    return Group(Rule(head, style="dim", align="left"), *parts)


def _rows(words: Words, zone: int) -> RenderableType:
    """Draw each side's Units with its counts; who has none there takes no part (8.3)."""
    view = words.view
    present = [seat for seat in _by_rank(words) if view.rows[zone * words.sides + seat]]
    if not present:
        return Text("  " + words.terminal.text("elekt-board-no-units"), style="dim")
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    longest = max(cell_len(name) for name in words.names.values())
    table.add_column("", no_wrap=True, min_width=longest + 2)  # the zones stand in line
    for number, attribute in enumerate(ATTRIBUTES):
        head = letter(attribute)
        if view.contest == (zone, number):
            head = Text.assemble("›", head, "‹")
        table.add_column(head, justify="center", no_wrap=True, min_width=3)
    table.add_column(words.terminal.text("elekt-board-units"))
    for seat in present:
        counts = [_count(words, zone, number, seat) for number in range(len(ATTRIBUTES))]
        units = Text(" · ").join(words.unit(id) for id in view.rows[zone * words.sides + seat])
        own = "bold" if seat == view.seat else ""
        cells = [Text(str(n), style="bold" if n else "dim") for n in counts]
        table.add_row(Text(f"  {words.names[seat]}", style=own), *cells, units)
    return table


def _count(words: Words, zone: int, attribute: int, seat: Seat) -> int:
    parts = words.view.counts[ZONES[zone]][ATTRIBUTES[attribute]][seat]
    amounts: list[int] = [part[0] for part in parts]
    return max(0, sum(amounts))


def _reasons(words: Words, zone: int) -> list[RenderableType]:
    """Tell of each count that is more than printed symbols what it is made of."""
    lines: list[RenderableType] = []
    for seat in _by_rank(words):
        for attribute in ATTRIBUTES:
            parts = words.view.counts[ZONES[zone]][attribute][seat]
            if words.view.rows[zone * words.sides + seat] and any(p[2] != "printed" for p in parts):
                made = ", ".join(_part(words, *part) for part in parts)
                line = Text.assemble(
                    "    ", words.names[seat], " ", letter(attribute), f" = {made}"
                )
                lines.append(line)
    return lines


def _part(words: Words, amount: int, source: str | None, because: str) -> str:
    name = "" if source is None else words.name(source)
    return words.terminal.text("elekt-board-part", amount=f"{amount:+}", name=name, why=because)


# --- The rest -------------------------------------------------------------------------------------


def _supply(words: Words) -> RenderableType:
    """Name the tokens with their letters: that explains the letters, too."""
    view, text = words.view, words.terminal.text
    line = Text(text("elekt-board-supply") + " ", style="dim")
    for number, attribute in enumerate(ATTRIBUTES):
        line.append_text(letter(attribute))
        last = " · " if number + 1 < len(ATTRIBUTES) else ""
        line.append(f" {words.attribute(number)} {view.supply[number]}{last}", style="dim")
    piles = text("elekt-board-elite", count=view.elite)
    piles += " · " + text("elekt-board-discard", count=len(view.discard))
    return Group(Rule(Text(piles, style="dim"), style="dim", align="left"), line)


def _aids(words: Words) -> list[RenderableType]:
    """List what somebody with a good memory would know."""
    view, text = words.view, words.terminal.text
    lines: list[RenderableType] = []
    for seat, known in enumerate(view.known):
        if known and seat != view.seat:
            cards = [words.name(id) for id in known]
            name = words.names[Seat(seat)]
            lines.append(Text(text("elekt-board-known", name=name, cards=cards)))
    if view.discard:
        lines.append(
            Text(text("elekt-board-discarded", cards=[words.name(i) for i in view.discard]))
        )
    unseen = [words.name(id) for id in view.unseen]
    lines.append(Text(text("elekt-board-unseen", count=len(unseen), cards=unseen)))
    return lines
