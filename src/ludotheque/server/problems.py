"""What can go wrong for a visitor, as errors for people."""

from __future__ import annotations

from ludotheque.server.store import DatabaseAway
from ludotheque.table import LudothequeError, Phrase


class NoSuchMatch(LudothequeError):
    """A link to a match that does not exist."""

    def __init__(self, id: str) -> None:
        super().__init__(Phrase("server-no-match", match=id))


class OtherRules(LudothequeError):
    """A match that was played by rules which this server no longer has."""

    def __init__(self, version: str) -> None:
        super().__init__(Phrase("server-other-rules", version=version))


class NoSuchPage(LudothequeError):
    """An address that is none of ours."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-no-page"))


class NotYourSeat(LudothequeError):
    """A command from somebody who has no seat here."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-not-your-seat"))


class NoSuchSeat(LudothequeError):
    """A seat that the match does not have."""

    def __init__(self, seat: int) -> None:
        super().__init__(Phrase("server-no-seat", seat=str(seat)))


class SeatTaken(LudothequeError):
    """Somebody else sits there."""

    def __init__(self, seat: int) -> None:
        super().__init__(Phrase("server-seat-taken", seat=seat))


class NotBegun(LudothequeError):
    """A command to a match that still waits for people."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-not-begun"))


class NothingDealt(LudothequeError):
    """A wish for the same deal after a match in which chance dealt nothing."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-nothing-dealt"))


class MatchOver(LudothequeError):
    """A command to a match that has ended."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-match-over"))


class OldQuestion(LudothequeError):
    """An answer to a question that is no longer asked."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-old-question"))


class NothingAsked(LudothequeError):
    """A reply where nobody has asked for one."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-nothing-asked"))


class StoodIn(LudothequeError):
    """A command from somebody for whom a bot plays."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-stood-in"))


class NotYourTurn(LudothequeError):
    """A hint for somebody who is asked nothing."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-not-your-turn"))


class CannotContinue(LudothequeError):
    """A match that is to go on from a moment that does not exist, or with other people."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-cannot-continue"))


class NoDecks(LudothequeError):
    """A deck for a game to which nobody brings one."""

    def __init__(self, game: str) -> None:
        super().__init__(Phrase("server-no-decks", game=Phrase(f"{game}-name")))


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


class UnknownVisitor(LudothequeError):
    """A link to another device that is incomplete or made up."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-unknown-visitor"))


class TooFast(LudothequeError):
    """More commands than a person can give."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-too-fast"))


class TooLong(LudothequeError):
    """A bot has thought too long about something that nobody needs at once."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-too-long"))


STATUS: dict[type[LudothequeError], int] = {
    NoSuchMatch: 404,
    NoSuchPage: 404,
    NoSuchSeat: 404,
    SeatTaken: 409,
    OtherRules: 409,
    NotYourTurn: 409,
    StillSecret: 403,
    ForeignPage: 403,
    NotYourSeat: 403,
    UnknownVisitor: 403,
    TooFast: 429,
    TooLong: 503,
    DatabaseAway: 503,
}
"""What HTTP calls them; 400 otherwise."""
