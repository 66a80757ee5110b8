"""Elementa on a terminal: at most 80 columns are needed, readable without colour.

From above: the players with what they have, the environments, the running combat, what is known of
the others' cards, the own later turns, the hand, the answers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludotheque.cli.boards.elementa_answers import answer_text, draw_question
from ludotheque.cli.boards.elementa_words import (
    CardRow,
    Words,
    card_lines,
    cost_text,
    find_card,
    units_text,
)
from ludotheque.cli.look import Look
from ludotheque.cli.terminal import Terminal
from ludotheque.games.elementa import events
from ludotheque.games.elementa.state import COMBATS, ROUNDS_NEEDED, TURNS
from ludotheque.games.elementa.view import ElementaView, KnownView
from ludotheque.table import Action, Decision, Event, Seat

WIDEST = 100
"""More columns would only pull apart what belongs together."""


def draw(
    terminal: Terminal,
    view: ElementaView,
    names: Mapping[Seat, str],
    decision: Decision | None = None,
    *,
    aid: bool = False,
) -> RenderableType:
    """Draw the table as a seat sees it."""
    words = Words(terminal, view, names)
    width = min(terminal.console.width, WIDEST)
    parts: list[RenderableType] = [Text(), _title(words)]
    if view.decks:
        parts += [_players(words), *_environments(words)]
    if view.phase not in ("decks", "over"):
        parts += [*_combat(words), *_known(words, aid=aid), *_own(words, decision)]
    parts += draw_question(words, decision, width)
    return _Narrowed(Group(*parts), width)


def explain_card(terminal: Terminal, view: ElementaView, about: str) -> RenderableType | None:
    """Write a card with everything that is printed on it; None where no card is meant."""
    words = Words(terminal, view, {})
    card = find_card(words.cards.values(), about, terminal.language.code)
    if card is None:
        return None
    kind = "unique" if card.entry.unique else card.kind
    remark = terminal.text("elementa-pack-kind", kind=kind)
    if card.kind == "creature":
        return Group(*card_lines(terminal, [CardRow(card, remark=remark)]))
    head = Text.assemble((words.name(card.id), "bold"), (f" · {remark}", "dim"))
    return Group(head, Padding(Text(words.effects(card.id)), (0, 0, 0, 2), expand=False))


def name_answer(
    terminal: Terminal, view: ElementaView, names: Mapping[Seat, str], action: Action
) -> str:
    """Name an answer in words."""
    return answer_text(Words(terminal, view, names), action)


HEADS = (events.RoundBegins, events.RoundEnded, events.MatchEnded)
BESIDE = (
    events.PointsGained, events.PointsLost, events.CrystalsGained, events.CrystalsLost,
    events.UnitsGained, events.UnitLost, events.UnitDiscarded, events.ResourceCardGained,
    events.PowerChanged, events.PowerSet, events.CostChanged, events.BonusChanged,
    events.CardMoved,
)  # fmt: skip
"""What follows from an effect, and stands a little to the right in the log."""


def look_of(event: Event) -> Look:
    """Tell how a line of the log stands: rounds and turns apart, consequences to the right."""
    if isinstance(event, HEADS):
        return Look(apart=True, style="bold")
    if isinstance(event, events.TurnBegins):
        return Look(style="bold")
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
    view = words.view
    title = words.terminal.text(
        "elementa-board-title",
        phase=view.phase,
        round=view.round,
        turn=view.turn,
        turns=TURNS,
        combat=min(view.combat + 1, COMBATS),
        combats=COMBATS,
    )
    return Rule(Text(title, style="bold"), style="dim", align="left")


# --- The players ----------------------------------------------------------------------------------


def _players(words: Words) -> RenderableType:
    """List what each has: rounds, points, crystals, resources, cards (10.10, 10.11)."""
    view, text = words.view, words.terminal.text
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", no_wrap=True, overflow="ellipsis", max_width=14)
    for head in ("elementa-board-rounds", "elementa-board-points", "elementa-board-crystals"):
        table.add_column(text(head), justify="right", no_wrap=True)
    for head in ("elementa-board-ready", "elementa-board-used", "elementa-board-temporary"):
        table.add_column(text(head))
    table.add_column(text("elementa-board-cards"))
    for seat in words.seats:
        style = "bold" if seat == view.seat else ""
        table.add_row(
            Text(words.names[seat], style=style),
            f"{view.rounds_won[seat]}/{ROUNDS_NEEDED}",
            Text(str(view.points[seat]), style="bold"),
            Text(str(view.crystals[seat]), style="bold magenta"),
            units_text(view.ready[seat]),
            units_text(view.used[seat]),
            units_text(view.temporary[seat].lower()),
            _cards(words, seat),
        )
    return table


def _cards(words: Words, seat: Seat) -> Text:
    """Tell how many cards are in hand and for the later turns, and whether one lies."""
    view = words.view
    later = [count for count in view.pile_counts[seat] if count]
    told = Text(str(view.hand_counts[seat]))
    if later:
        told.append(" + " + " ".join(map(str, later)), style="dim")
    waiting = seat in view.committed or (view.lying[seat] and not view.fighting)
    if waiting:
        told.append(" ✓")
    return told


def _environments(words: Words) -> list[RenderableType]:
    """Write the environments with their effects (2.2)."""
    lines: list[RenderableType] = []
    for seat in words.seats:
        id = words.view.environments[seat]
        if id is not None:
            name, card = words.names[seat], words.name(id)
            line = Text(words.terminal.text("elementa-board-environment", name=name, card=card))
            line.append(f" – {words.effects(id)}", style="dim")
            lines.append(Padding(line, (0, 0, 0, 1), expand=False))
    return lines


# --- The combat -----------------------------------------------------------------------------------


def _combat(words: Words) -> list[RenderableType]:
    """Show the revealed cards with their powers and how they fare (6.2, 8.1)."""
    view, text = words.view, words.terminal.text
    rows = []
    longest = max(len(words.names[seat]) for seat in words.seats)
    for seat in words.seats:
        id = view.fought[seat] or view.revealed[seat]
        if seat in view.unpaid and view.discards[seat]:  # unless an effect has taken it back
            id = view.discards[seat][-1]
        if id is None:
            continue
        remark = text("elementa-board-fate", fate=_fate(view, seat))
        name, card = words.names[seat].ljust(longest), words.cards[id]
        rows.append(CardRow(card, name, None, remark, _power(words, seat)))
    if not rows:
        return []
    head = Rule(Text(text("elementa-board-combat")), style="dim", align="left")
    return [head, *card_lines(words.terminal, rows)]


def _fate(view: ElementaView, seat: Seat) -> str:
    """Tell how far the card of a player has come in the combat."""
    if seat in view.winners:
        return "won"
    if seat in view.losers:
        return "lost"
    if seat in view.unpaid:
        return "unpaid"
    return "open" if view.fought[seat] is None else "paid"


def _power(words: Words, seat: Seat) -> str:
    """Write the power as it is now, with the printed one where it differs."""
    id, power = words.view.fought[seat], words.view.powers[seat]
    if id is None or power is None:
        return ""
    card = words.cards[id]
    return str(power) if card.power == power else f"{card.power}→{power}"


# --- What is known, and the own cards -------------------------------------------------------------


def _known(words: Words, *, aid: bool) -> list[RenderableType]:
    """Tell what the viewer has seen of the others' cards; all of it only as an aid."""
    parts: list[RenderableType] = []
    for seat in words.seats:
        known = words.view.knows[seat]
        if known is None:
            continue
        told = _told(words, known)
        if aid:
            told += _remembered(words, seat, known)
        if told:
            head = words.terminal.text("elementa-board-known", name=words.names[seat])
            parts += [Rule(Text(head), style="dim", align="left"), _labelled(told)]
    return parts


Line = tuple[str, Text]
"""A label, and the cards that it stands before."""


def _told(words: Words, known: KnownView) -> list[Line]:
    text = words.terminal.text
    told = []
    if known.hand:
        told.append((text("elementa-board-hand"), _brief(words, known.hand)))
    if known.loose:
        told.append((text("elementa-board-perhaps"), _brief(words, known.loose)))
    for turn, pile in enumerate(known.later, start=1):
        if pile:
            told.append((text("elementa-board-turn", turn=turn), _brief(words, pile)))
    if known.aside:
        told.append((text("elementa-board-aside"), _brief(words, known.aside)))
    return told


def _remembered(words: Words, seat: Seat, known: KnownView) -> list[Line]:
    """List what somebody with a good memory would know (R69, R77)."""
    text = words.terminal.text
    told = []
    if words.view.discards[seat]:
        told.append((text("elementa-board-discarded"), _brief(words, words.view.discards[seat])))
    if known.deck:
        told.append((text("elementa-board-in-deck"), _brief(words, known.deck)))
    return told


def _own(words: Words, decision: Decision | None) -> list[RenderableType]:
    """Show the own cards for the later turns and those put aside, and the hand in short."""
    view, text = words.view, words.terminal.text
    lines: list[Line] = []
    for turn, pile in enumerate(view.piles, start=1):
        if pile:
            lines.append((text("elementa-board-turn", turn=turn), _brief(words, pile)))
    if view.aside:
        lines.append((text("elementa-board-aside"), _brief(words, view.aside)))
    if view.hand and (decision is None or decision.kind != "lay"):
        lines.append((text("elementa-board-hand"), _brief(words, view.hand, own=True)))
    if view.laid is not None and not view.fighting:
        lines.append((text("elementa-board-laid"), _brief(words, [view.laid])))
    if not lines:
        return []
    return [Rule(Text(text("elementa-board-own")), style="dim", align="left"), _labelled(lines)]


def _labelled(lines: Iterable[Line]) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    for label, cards in lines:
        table.add_row(Text(f" {label}", style="dim", no_wrap=True), cards)
    return table


def _brief(words: Words, cards: Iterable[str], *, own: bool = False) -> Text:
    """Write cards in one line: name, power, and cost, that of the own hand as it is now."""
    parts = []
    for id, count in Counter(cards).items():
        card = words.cards[id]
        part = Text.assemble(words.name(id), f" ×{count}" if count > 1 else "")
        cost = words.cost(id) if own else cost_text(card.entry.cost, card.crystal_cost)
        part.append(f" {card.power} ", style="dim")
        part.append_text(cost)
        parts.append(part)
    return Text(" · ").join(parts)
