"""Phrases on their way to a page, which finds the words itself in the same Fluent files."""

from __future__ import annotations

from typing import Any

from ludotheque.server.messages import (
    ActionShown,
    Argument,
    NamedArgument,
    PerSeatArgument,
    PhraseShown,
    SeatArgument,
)
from ludotheque.table import Action, Notated, PerSeat, Phrase, SeatName, plain

UNPRINTABLE = dict.fromkeys((*range(32), *range(127, 160)))
"""Control characters: nobody can read them, and PostgreSQL keeps no zero byte."""


PLAIN = (str, int, float)
"""What stands in a text as it is."""


def tidy(text: str) -> str:
    r"""Return what a person wrote on one line, without what cannot be read.

    >>> tidy("  Ada\n\0 Lovelace ")
    'Ada Lovelace'
    """
    return " ".join(" ".join(text.split()).translate(UNPRINTABLE).split())


def show_phrase(phrase: Phrase, notation: str | None = None) -> PhraseShown:
    """Turn a phrase into what is sent.

    >>> show_phrase(Phrase("claim-event-first-leader", seat=SeatName(None))).args
    {'seat': SeatArgument(seat=None)}
    """
    args = {name: show_argument(value) for name, value in phrase.args.items()}
    return PhraseShown(phrase.id, args, notation)


def show_action(action: Action) -> ActionShown:
    """Show an answer: its notation, and its words where it has some."""
    words = getattr(action, "phrase", None)
    return ActionShown(action.text, None if words is None else show_phrase(words, action.text))


def show_argument(value: Any) -> Argument:
    """Turn what stands in a phrase into what is sent."""
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, SeatName):
        return SeatArgument(value.seat)
    if isinstance(value, Phrase):
        return show_phrase(value)
    if isinstance(value, PerSeat):
        return PerSeatArgument(tuple(value))
    if isinstance(value, list | tuple):
        return [show_argument(part) for part in value]
    if isinstance(value, Notated):
        names = getattr(value, "names", None)
        if names is not None:  # a card whose pack names it in every language
            return NamedArgument(plain(names), value.text)
        phrase = getattr(value, "phrase", None)
        return value.text if phrase is None else show_phrase(phrase, value.text)
    raise TypeError(f"{value!r} cannot stand in a text")
