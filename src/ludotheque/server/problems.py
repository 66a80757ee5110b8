"""What can go wrong for a visitor, as errors for people."""

from __future__ import annotations

from ludotheque.table import LudothequeError, Phrase


class NoSuchMatch(LudothequeError):
    """A link to a match that does not exist."""

    def __init__(self, id: str) -> None:
        super().__init__(Phrase("server-no-match", match=id))


class NotYourSeat(LudothequeError):
    """A command from somebody who has no seat here."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-not-your-seat"))


class SeatTaken(LudothequeError):
    """Somebody else sits there."""

    def __init__(self, seat: int) -> None:
        super().__init__(Phrase("server-seat-taken", seat=seat))


class MatchOver(LudothequeError):
    """A command to a match that has ended."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-match-over"))


class OldQuestion(LudothequeError):
    """An answer to a question that is no longer asked."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-old-question"))


class Unintelligible(LudothequeError):
    """A message that is none of the protocol's."""

    def __init__(self, problem: str) -> None:
        super().__init__(Phrase("server-unintelligible", problem=problem))


class StillSecret(LudothequeError):
    """The record of a running match would tell every secret."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-still-secret"))


class ForeignPage(LudothequeError):
    """A request that another site's page sent."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-foreign-page"))


class TooFast(LudothequeError):
    """More commands than a person can give."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-too-fast"))
