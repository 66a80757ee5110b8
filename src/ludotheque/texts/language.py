"""Languages: saying a Phrase in words."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.table import LudothequeError, Notated, PerSeat, Phrase, Seat, SeatName, Unreadable

LANGUAGES = ("en", "fr", "pl")

PAIR = 2
"""So many numbers need no names."""
LONGEST = 900
"""Characters of an argument."""


class Language:
    """One language. `say` finds the words of a Phrase.

    >>> Language("fr").say(Phrase("claim-card", faction="undead", value=4))
    'Mort-vivant 4'
    """

    def __init__(self, code: str) -> None:
        if code not in LANGUAGES:
            raise Unreadable(
                Phrase("texts-unknown-language", language=code, languages=list(LANGUAGES))
            )
        self.code = code

    def say(
        self, phrase: Phrase, reader: Seat | None = None, names: Mapping[Seat, str] | None = None
    ) -> str:
        """Say a phrase to a reader; his own seat is "you", the others have names or numbers."""
        bundle = _bundle(self.code)
        if not bundle.has_message(phrase.id):
            return f"⟨{phrase.id}⟩"  # a test finds what is missing; a person can still play
        message = bundle.get_message(phrase.id)
        assert message.value is not None, f"{phrase.id} has no value"
        args: dict[str, Any] = {}
        for name, value in phrase.args.items():
            if isinstance(value, SeatName):
                args[f"{name}_is"] = _who(value.seat, reader)
            elif isinstance(value, list) and all(isinstance(one, SeatName) for one in value):
                args[f"{name}_is"] = _who_all(value, reader)
            args[name] = self._argument(value, reader, names)
        text, errors = bundle.format_pattern(message.value, args)
        assert not errors, f"{phrase.id} in {self.code}: {errors}"
        return str(text)

    def text(self, id: str, /, **args: Any) -> str:
        """Say a message by its id."""
        return self.say(Phrase(id, **args))

    def error(self, error: LudothequeError) -> str:
        """Say what is wrong."""
        return self.say(error.phrase)

    def _argument(
        self, value: Any, reader: Seat | None, names: Mapping[Seat, str] | None
    ) -> str | int | float:
        if isinstance(value, SeatName):
            if value.seat is not None and names and value.seat in names:
                return names[value.seat]
            return self.text("table-seat", number=-1 if value.seat is None else value.seat)
        if isinstance(value, Phrase):
            return self.say(value, reader, names)
        if isinstance(value, PerSeat):
            return self._per_seat(value, reader, names)
        if isinstance(value, list | tuple):
            parts = (str(self._listed(part, reader, names)) for part in value)
            return _shortened(", ".join(parts))
        if isinstance(value, Notated):
            if hasattr(value, "names"):  # a card whose pack names it in every language
                return str(getattr(value.names, self.code))
            return self.say(value.phrase) if hasattr(value, "phrase") else value.text
        if isinstance(value, str):
            return _shortened(value)
        if isinstance(value, int | float):
            return value
        raise TypeError(f"{value!r} cannot stand in a text")

    def _listed(
        self, value: Any, reader: Seat | None, names: Mapping[Seat, str] | None
    ) -> str | int | float:
        """Say a part of a list; among others the reader is "you", whatever his name is."""
        if isinstance(value, SeatName) and value.seat is not None and value.seat == reader:
            return self.text("table-you")
        return self._argument(value, reader, names)

    def _per_seat(
        self, numbers: PerSeat, reader: Seat | None, names: Mapping[Seat, str] | None
    ) -> str:
        """Say one number per seat, the reader's own first; of more than two, also whose it is."""
        order = sorted(range(len(numbers)), key=lambda seat: seat != reader)
        if len(numbers) <= PAIR:
            return "–".join(str(numbers[seat]) for seat in order)
        called = [self._listed(SeatName(Seat(seat)), reader, names) for seat in order]
        pairs = zip(called, order, strict=True)
        return ", ".join(f"{name} ({numbers[seat]})" for name, seat in pairs)


def choose_language(asked: str | None, environment: Mapping[str, str] | None = None) -> Language:
    """Take the language asked for, else that of the environment's locale, else English.

    >>> choose_language(None, {"LANG": "pl_PL.UTF-8"}).code
    'pl'
    """
    if asked is not None:
        return Language(asked)
    environment = os.environ if environment is None else environment
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(variable, "")
        if locale:
            code = locale[:2].lower()
            return Language(code) if code in LANGUAGES else ENGLISH
    return ENGLISH


def _shortened(text: str) -> str:
    """Cut what nobody would read to its end; Fluent takes no more than a thousand characters."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _who(seat: Seat | None, reader: Seat | None) -> str:
    if seat is None:
        return "nobody"
    return "you" if seat == reader else "other"


def _who_all(names: Sequence[SeatName], reader: Seat | None) -> str:
    """Tell one from several, so that a message can have the right verb."""
    if len(names) > 1:
        return "several"
    return _who(names[0].seat if names else None, reader)


@cache
def _bundle(code: str) -> FluentBundle:
    # Isolation marks would show as stray characters in terminals; no language here needs them.
    bundle = FluentBundle([code], use_isolating=False)
    folder = files("ludotheque") / "locale" / code
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


ENGLISH = Language("en")
