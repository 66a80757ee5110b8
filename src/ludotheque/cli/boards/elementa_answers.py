"""The questions of Elementa in the terminal: what they are about, and the answers by number.

What would be laborious to type in full has a short way, which `elementa_reading.py` understands: a
division by the numbers of cards, resources by their letters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ludotheque.cli.boards.elementa_reading import numbered_creatures, proposal
from ludotheque.cli.boards.elementa_words import CardRow, Words, card_lines, unit_text, units_text
from ludotheque.games.elementa import actions
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.decks import DECKS, ready_decks
from ludotheque.games.elementa.elements import SHORT, write_counts
from ludotheque.games.elementa.writing import write
from ludotheque.table import Action, Decision, Phrase

MANY = 7
"""From so many answers on, a plain list stands in columns."""


def draw_question(words: Words, decision: Decision | None, width: int) -> list[RenderableType]:
    """Draw the answers, and what the question is about where the table does not show it."""
    if decision is None:
        return []
    drawn = DRAWN.get(decision.kind, _listed)
    return [Text(), *_subject(words), *drawn(words, decision)]


def answer_text(words: Words, action: Action) -> str:
    """Say an answer in words."""
    phrase = getattr(action, "phrase", None)
    if phrase is None:
        return action.text
    phrase = _with_cards(words, action, phrase)
    said = words.terminal.language.say(phrase, words.view.seat, words.names)
    if isinstance(action, actions.Divide) and Counter(_chosen(action)) <= Counter(words.view.deck):
        turns = proposal(numbered_creatures(words.view), action)[:-1]
        return " / ".join(" ".join(str(n + 1) for n in turn) for turn in turns) + f". {said}"
    return said


NAMING_CARDS = ("card", "first", "second", "third", "fourth")
"""Arguments of answers in words that are cards, or lists of them."""


def _with_cards(words: Words, action: Action, phrase: Phrase) -> Phrase:
    """Let an answer speak of the cards of this match, where it has cards of its own."""
    if not words.view.cards:
        return phrase

    def found(value: Any) -> Any:
        if isinstance(value, list):
            return [found(part) for part in value]
        return words.cards.get(value.id if isinstance(value, Card) else value, value)

    args = {name: found(phrase.args[name]) for name in NAMING_CARDS if name in phrase.args}
    if "effect" in phrase.args and isinstance(action, actions.Number):
        args["effect"] = write(args["card"])[action.number]
    return Phrase(phrase.id, **{**phrase.args, **args})


def _chosen(division: actions.Divide) -> list[str]:
    return [id for turn in division.turns for id in turn]


def _note(words: Words, id: str, **args: Any) -> RenderableType:
    return Padding(
        Text(words.terminal.text(id, **args), style="italic"), (0, 0, 0, 1), expand=False
    )


def _numbered(index: int, answer: Text) -> Text:
    return Text.assemble((f"{index + 1:>3} ", "dim"), answer)


def _listed(words: Words, decision: Decision) -> list[RenderableType]:
    """List the answers in words."""
    lines = [
        _numbered(index, Text(answer_text(words, action)))
        for index, action in enumerate(decision.actions)
    ]
    if len(lines) >= MANY:
        return [Columns(lines, padding=(0, 3), column_first=True)]
    return [*lines]


def _subject(words: Words) -> list[RenderableType]:
    """Write the card that a choice is about, with its effects."""
    pending = words.view.pending
    if not pending or pending["seat"] != words.view.seat or pending["kind"] == "first-effect":
        return []
    id = card_in(pending["then"])
    if id is None:
        return []
    head = Text(words.name(id), style="bold")
    return [head, Padding(Text(words.effects(id), style="dim"), (0, 0, 0, 2), expand=False)]


def card_in(value: Any) -> str | None:
    """Return the first card that stands in a step, however deep."""
    if isinstance(value, list):
        return next((found for part in value if (found := card_in(part)) is not None), None)
    if not isinstance(value, dict):
        return None
    if isinstance(value.get("card"), str):
        return str(value["card"])
    return card_in(value.get("with"))


# --- Questions about cards ------------------------------------------------------------------------


def _decks(words: Words, decision: Decision) -> list[RenderableType]:
    code = words.terminal.language.code
    lines: list[RenderableType] = []
    ready = ready_decks(words.cards)
    for index, action in enumerate(decision.actions):
        assert isinstance(action, actions.ChooseDeck)
        entry = next(entry for entry in DECKS.content.deck if entry.id == action.deck)
        head = Text(getattr(entry.names, code), style="bold")
        costs = Counter(unit for c in ready[entry.id].creatures for unit in c.entry.cost.split())
        for unit, _ in costs.most_common():
            head.append(" ")
            head.append_text(unit_text(unit))
        lines.append(_numbered(index, head))
        about = Text(getattr(entry.about, code), style="dim")
        lines.append(Padding(about, (0, 0, 0, 6), expand=False))
    return [*lines, _note(words, "elementa-board-type-deck")]


def _creatures(words: Words, decision: Decision) -> list[RenderableType]:
    """List the creatures of a question, those of a hand at the cost that they have now."""
    about = (actions.Lay, actions.OnCard)
    cards = [action.card for action in decision.actions if isinstance(action, about)]
    hand = Counter(words.view.hand) if decision.kind == "lay" else Counter[str]()
    rows = [
        CardRow(
            words.cards[id],
            mark=f"{number:>3}",
            cost=words.cost(id) if decision.kind == "lay" else None,
            remark=f"×{hand[id]}" if hand[id] > 1 else "",
        )
        for number, id in enumerate(cards, start=1)
    ]
    lines = card_lines(words.terminal, rows)
    if decision.kind == "lay" and words.view.seat is not None:
        seat = words.view.seat
        if words.view.ready[seat] or words.view.temporary[seat]:
            lines.append(_note(words, "elementa-board-type-lay"))
    return lines


def _division(words: Words, decision: Decision) -> list[RenderableType]:
    """Number all creatures and propose a division, to be taken or changed."""
    creatures = numbered_creatures(words.view)
    cards = [words.cards[id] for id in creatures]
    rows = [CardRow(card, mark=f"{number:>3}") for number, card in enumerate(cards, start=1)]
    default = decision.default
    assert isinstance(default, actions.Divide)
    turns = proposal(creatures, default)
    numbers = [" ".join(str(n + 1) for n in turn) for turn in turns]
    text = words.terminal.text
    lines = card_lines(words.terminal, rows)
    lines.append(Text(text("elementa-board-proposal"), style="bold"))
    for turn, (ids, listed) in enumerate(zip(turns, numbers, strict=True), start=1):
        named = ", ".join(words.name(creatures[n]) for n in ids)
        label = text("elementa-board-turn", turn=turn)
        if turn == len(turns):
            label = text("elementa-board-aside")
        line = Text.assemble((f"{label} ", "dim"), listed, (f"  {named}", "dim"))
        lines.append(Padding(line, (0, 0, 0, 4), expand=False))
    example = " / ".join(numbers[:-1])
    return [*lines, _note(words, "elementa-board-type-division", example=example)]


# --- Questions about resources --------------------------------------------------------------------


def _resources(words: Words, decision: Decision) -> list[RenderableType]:
    """List the mixes, and say beside them what the own cards cost."""
    lines: list[RenderableType] = []
    for turn, pile in enumerate(words.view.piles, start=1):
        units = Counter(unit for id in pile for unit in words.cards[id].entry.cost.split())
        if units:
            cost = units_text(" ".join(s for s in SHORT for _ in range(units[s])))
            label = words.terminal.text("elementa-board-turn-costs", turn=turn)
            lines.append(Text.assemble((f" {label} ", "dim"), cost))
    mixes = []
    for index, action in enumerate(decision.actions):
        assert isinstance(action, actions.TakeCards)
        mixes.append(_numbered(index, units_text(write_counts(action.counts))))
    lines.append(Columns(mixes, padding=(0, 3), column_first=True))
    named = " · ".join(f"{short} {words.element(short)}" for short in SHORT)
    lines.append(_note(words, "elementa-board-type-resources", legend=named))
    return lines


def _elements(words: Words, decision: Decision) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for index, action in enumerate(decision.actions):
        unit = write_counts(action.counts) if isinstance(action, actions.TakeCards) else action.text
        said = Text.assemble(unit_text(unit), "  ", words.element(unit.capitalize()))
        if unit not in SHORT:
            said.append(f" ({words.terminal.text('elementa-board-temporary')})", style="dim")
        lines.append(_numbered(index, said))
    return lines


def _changes(words: Words, decision: Decision) -> list[RenderableType]:
    return [*_listed(words, decision), _note(words, "elementa-board-type-change")]


def _payments(words: Words, decision: Decision) -> list[RenderableType]:
    """Show the card again with what it costs, then the ways to pay."""
    view = words.view
    id = None if view.seat is None else view.revealed[view.seat]
    if id is None:
        return _listed(words, decision)
    head = Text.assemble((words.name(id), "bold"), "  ", words.cost(id))
    return [head, *_listed(words, decision)]


Drawing = Callable[[Words, Decision], list[RenderableType]]
DRAWN: dict[str, Drawing] = {
    "deck": _decks,
    "divide": _division,
    "resources": _resources,
    "restock": _elements,
    "element": _elements,
    "lose-unit": _elements,
    "ban": _creatures,
    "lay": _creatures,
    "pick-card": _creatures,
    "pay": _payments,
    "pay-or-leave": _payments,
    "change": _changes,
}
"""How a question is drawn; the others are lists of answers in words."""
