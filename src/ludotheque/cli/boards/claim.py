"""Claim on a terminal: at most 80 columns, readable without colour."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludotheque.cli.terminal import Terminal
from ludotheque.games.claim.cards import FACTIONS, Card, Faction, without
from ludotheque.games.claim.trick import OTHER
from ludotheque.games.claim.view import ClaimView
from ludotheque.games.claim.votes import Vote, count_votes
from ludotheque.table import Decision, Seat

WIDTH = 78


def draw(
    terminal: Terminal,
    view: ClaimView,
    names: Mapping[Seat, str],
    decision: Decision | None = None,
    *,
    aid: bool = False,
) -> RenderableType:
    """Draw the table as a seat sees it."""
    me = Seat(0) if view.seat is None else view.seat
    parts: list[RenderableType] = [_title(terminal, view)]
    if view.phase != "over":
        parts.append(_opponent(terminal, view, OTHER[me], names))
        parts.append(_centre(terminal, view, names))
    parts.append(_votes(terminal, view, me, names))
    if view.phase == "one":
        parts.append(_followers(terminal, view, me))
    if aid:
        parts.append(_unseen(terminal, view))
    if view.hand:
        parts.append(_hand(terminal, view, decision))
    return Group(*parts)


def _title(terminal: Terminal, view: ClaimView) -> RenderableType:
    title = terminal.text("claim-board-title", phase=view.phase, trick=view.trick)
    return Rule(Text(title, style="bold"), style="dim", align="left")


def _opponent(
    terminal: Terminal, view: ClaimView, seat: Seat, names: Mapping[Seat, str]
) -> RenderableType:
    line = Text()
    line.append(terminal.text("claim-board-opponent", name=names[seat], cards=view.hands[seat]))
    if view.voids[seat]:
        line.append(" · ")
        line.append(terminal.text("claim-board-void", factions=list(view.voids[seat])))
    if view.phase == "one":
        line.append(
            " · " + terminal.text("claim-board-their-followers", count=view.followers[seat])
        )
        blind = view.followers[seat] - len(view.prizes[seat])
        if view.prizes[seat]:
            line.append("\n  " + terminal.text("claim-board-prizes") + " ")
            line.append_text(_cards(view.prizes[seat]))
        if blind:
            line.append("\n  " if not view.prizes[seat] else " · ")
            line.append(terminal.text("claim-board-blind-count", count=blind))
    elif view.phase == "two":
        known = without(view.prizes[seat], view.played_in_phase_two(seat))
        if known:
            line.append("\n  " + terminal.text("claim-board-known") + " ")
            line.append_text(_cards(known))
    return line


def _centre(terminal: Terminal, view: ClaimView, names: Mapping[Seat, str]) -> RenderableType:
    """Draw the prize and the led card as cards, with the pile and whose lead it is beside them."""
    row: list[RenderableType] = []
    if view.prize is not None:
        row.append(_box(view.prize, terminal.text("claim-board-prize")))
    if view.leader is not None and view.phase in ("one", "two"):
        who = "you" if view.leader == view.seat else "other"
        name = names[view.leader]
        if view.led is not None:
            row.append(_box(view.led, terminal.text("claim-board-led", name=name, who=who)))
        else:
            row.append(Text("\n\n" + terminal.text("claim-board-leads", name=name, who=who)))
    if view.phase == "one":
        row.append(Text("\n\n" + terminal.text("claim-board-pile", cards=view.pile), style="dim"))
    centre = Table.grid(padding=(0, 4))
    centre.add_row("", *row)
    return Padding(centre, (1, 0))


def _box(card: Card, caption: str) -> Text:
    style = f"bold {card.faction.entry.colour}"
    mark = f"{card.faction.text}{card.faction.entry.symbol}"
    box = Text(caption + "\n", style="dim")
    for line in ("╭────╮", f"│ {mark} │", f"│ {card.value:>2} │", "╰────╯"):
        box.append(line + "\n", style=style)
    box.right_crop(1)
    return box


def _votes(
    terminal: Terminal, view: ClaimView, me: Seat, names: Mapping[Seat, str]
) -> RenderableType:
    other = OTHER[me]
    table = Table(box=None, padding=(0, 1), width=WIDTH, header_style="dim")
    table.add_column(terminal.text("claim-board-faction"), no_wrap=True)
    table.add_column(terminal.text("claim-board-score", name=names[me]), ratio=1)
    table.add_column(terminal.text("claim-board-score", name=names[other]), ratio=1)
    table.add_column(terminal.text("claim-board-vote"), no_wrap=True)
    for vote in count_votes(view.scores):
        faction = vote.faction
        name = Text.assemble(_mark(faction), " ", terminal.language.say(faction.phrase))
        table.add_row(name, _pile(view, me, vote), _pile(view, other, vote), _standing(vote, names))
    return table


def _pile(view: ClaimView, seat: Seat, vote: Vote) -> Text:
    values = [str(card.value) for card in view.scores[seat] if card.faction is vote.faction]
    text = Text(f"{vote.counts[seat]}", style="bold" if vote.winner == seat else "")
    if values:
        text.append(f"  ({' '.join(values)})", style="dim")
    return text


def _standing(vote: Vote, names: Mapping[Seat, str]) -> Text:
    return Text("–") if vote.winner is None else Text(names[vote.winner], style="bold")


def _followers(terminal: Terminal, view: ClaimView, me: Seat) -> RenderableType:
    line = Text(terminal.text("claim-board-followers", count=view.followers[me]))
    for name, cards in (("prizes", view.prizes[me]), ("blinds", view.blinds)):
        if cards:
            line.append(" · " + terminal.text(f"claim-board-{name}") + " ")
            line.append_text(_cards(cards))
    return Padding(line, (1, 0, 0, 0))


def _unseen(terminal: Terminal, view: ClaimView) -> RenderableType:
    unseen = view.unseen()
    lines = [Text(terminal.text("claim-board-unseen", count=len(unseen)), style="dim")]
    for faction in FACTIONS:
        values = [str(card.value) for card in unseen if card.faction is faction]
        if values:
            lines.append(Text.assemble("  ", _mark(faction), " ", " ".join(values)))
    return Padding(Group(*lines), (1, 0, 0, 0))


def _hand(terminal: Terminal, view: ClaimView, decision: Decision | None) -> RenderableType:
    legal = decision.actions if decision is not None else ()
    lines = [Text(terminal.text("claim-board-hand"), style="bold")]
    for faction in FACTIONS:
        held = [card for card in view.hand if card.faction is faction]
        if not held:
            continue
        line = Text("  ")
        for card in dict.fromkeys(held):
            number = f"{legal.index(card) + 1:>2}" if card in legal else " ·"
            line.append(f"{number} ", style="dim")
            line.append_text(_card(card, dim=decision is not None and card not in legal))
            line.append(f" ×{held.count(card)}  " if held.count(card) > 1 else "  ")
        lines.append(line)
    return Padding(Group(*lines), (1, 0, 0, 0))


def _cards(cards: Iterable[Card]) -> Text:
    return Text(" ").join(_card(card) for card in cards)


def _card(card: Card, *, dim: bool = False) -> Text:
    style = f"dim {card.faction.entry.colour}" if dim else f"bold {card.faction.entry.colour}"
    face = f"{card.faction.text}{card.value}{card.faction.entry.symbol}"
    return Text(face, style=style)


def _mark(faction: Faction) -> Text:
    return Text(f"{faction.text}{faction.entry.symbol}", style=f"bold {faction.entry.colour}")
