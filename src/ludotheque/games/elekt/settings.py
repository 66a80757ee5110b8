"""What was agreed before a match: the edition and the options (ELEKT-0.1 to ELEKT-0.10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from ludotheque.games.elekt.pieces import ROOM, ROOM_IN_SOLO
from ludotheque.table import Option, Phrase, Unreadable


class Settings(msgspec.Struct, frozen=True):
    """The options of a match, checked."""

    seats: int
    edition: Literal["fr", "pl"] = "fr"
    solo_difficulty: Literal["easy", "medium", "hard"] = "medium"
    coalition_after_pass: Literal["continue", "pass"] = "continue"
    coalition_steal: Literal["first_with_token", "strict_leftmost"] = "first_with_token"
    reshuffle_basics: Literal["no", "yes"] = "no"
    first_player: Any = "draw"

    @property
    def solo(self) -> bool:
        """Whether one player plays against the Coalition."""
        return self.seats == 1

    @property
    def sides(self) -> int:
        """The number of sides: the players, and the Coalition."""
        return 2 if self.solo else self.seats

    @property
    def room(self) -> int:
        """How many Units a side can have in a zone (7.6, 7.7, 11.32)."""
        return ROOM_IN_SOLO if self.solo else ROOM[self.seats]

    @property
    def masters(self) -> int:
        """How many Masters the Coalition is given (11.8 to 11.10)."""
        return {"easy": 1, "medium": 2, "hard": 3}[self.solo_difficulty]


FIRST_PLAYERS = (
    "draw",
    *(f"{seat} {way}" for seat in range(4) for way in ("clockwise", "anticlockwise")),
)

FIRST_PLAYER = Option(
    "first_player",
    FIRST_PLAYERS,
    "draw",
    (2, 4),
    needs=tuple((value, int(value[0]) + 1) for value in FIRST_PLAYERS[1:]),
)

OPTIONS = (
    Option("edition", ("fr", "pl"), "fr", (2, 4)),
    Option("solo_difficulty", ("easy", "medium", "hard"), "medium", (1, 1)),
    Option("coalition_after_pass", ("continue", "pass"), "continue", (1, 1)),
    Option("coalition_steal", ("first_with_token", "strict_leftmost"), "first_with_token", (1, 1)),
    Option("reshuffle_basics", ("no", "yes"), "no"),
    FIRST_PLAYER,
)


def agree(seats: int, options: Mapping[str, Any]) -> Settings:
    """Check what a number of players and the options say together."""
    settings = Settings(seats, **options)
    if settings.solo and settings.edition == "pl":
        raise Unreadable(Phrase("elekt-no-solo"))  # ELEKT-0.4
    first_players = ("draw", *FIRST_PLAYER.offered(seats))  # alone, nobody else can be (11.22)
    if settings.first_player not in first_players:
        first = str(settings.first_player)
        raise Unreadable(Phrase("elekt-no-such-first", first=first, seats=seats))  # ELEKT-0.10
    return settings
