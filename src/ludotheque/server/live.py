"""A match in play on a server: what its entries amount to, and nothing that they do not say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from ludotheque.server.store import Entry, MatchRow, SeatRow
from ludotheque.server.store.rows import OPEN, PERSON
from ludotheque.table import CHANCE, Event, Match, Phrase, Seat, SeatName, load

LAPSES = 2
"""So many answers in a row for which a seat's time was up; then a bot stands in."""

GAME_GOES_ON = ("begin", "answer", "lapse", "takeback")
"""Entries after which another question is asked."""


class Happened(msgspec.Struct, frozen=True):
    """An event of the game, and the answer that brought it about."""

    ply: int
    event: Event


class Note(msgspec.Struct, frozen=True):
    """Something around the table: the entry, when it happened in the game, and what to say."""

    number: int
    ply: int
    """How many answers had been given."""
    words: Phrase


class TakeBackRequest(msgspec.Struct, frozen=True):
    """A seat wants its last answer back; those who are asked, and those who have agreed."""

    seat: int
    ply: int
    allowed: frozenset[int] = frozenset()


class LiveMatch:
    """A match, folded from its entries."""

    def __init__(
        self, row: MatchRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()
    ) -> None:
        self.row = row
        self.seats = list(seats)
        self.number = 0
        self.epoch = 0
        self.changed_at = 0
        """The number of entries when the game last went on; what was meant for less is old."""
        self.asked_at: dict[Seat, int] = {}
        """The number of entries when each question that stands was put."""
        self.opened: dict[Seat, float] = {}
        """When each question that stands was put."""
        self.reserve: dict[Seat, float] = {}
        self.last_at = row.created
        """When the last entry was added."""
        self.lapses: dict[Seat, int] = {}
        self.stand_ins: dict[int, str] = {}
        self.request: TakeBackRequest | None = None
        self.resigned: int | None = None
        self.rematch: str | None = None
        self.happened: list[Happened] = []
        self.notes: list[Note] = []
        self.match: Match[Any, Any] = self._fresh()
        for entry in entries:
            self.take(entry)

    # --- What it amounts to -----------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nobody can answer any more."""
        return self.match.over or self.resigned is not None

    @property
    def begun(self) -> bool:
        """Whether every seat is taken; before that nothing is dealt."""
        return all(seat.player != OPEN for seat in self.seats)

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that must answer now; nobody before every seat is taken."""
        return self.match.deciders if self.begun and not self.over else ()

    @property
    def ply(self) -> int:
        """How many answers were given, chance included."""
        return len(self.match.answers)

    def bot_on(self, seat: int) -> str | None:
        """Return the bot that answers for a seat, or None when a person does."""
        player = self.seats[seat].player
        return self.stand_ins.get(seat) if player in (PERSON, OPEN) else player

    def people(self, *, apart_from: int | None = None) -> list[int]:
        """List the seats for which a person answers."""
        return [
            row.seat
            for row in self.seats
            if row.player == PERSON and row.seat not in self.stand_ins and row.seat != apart_from
        ]

    def deadline(self, seat: Seat) -> float | None:
        """Return when the agreed clock runs out for a seat that must answer."""
        if self.row.clock is None or seat not in self.opened or seat not in self.deciders:
            return None
        reserve = self.reserve.get(seat, float(self.row.clock.reserve))
        return self.opened[seat] + self.row.clock.each + reserve

    def undo_of(self, seat: Seat) -> tuple[Literal["free", "ask"], int] | None:
        """Return whether a seat's last answer can be taken back, and to which ply."""
        for ply in range(self.ply - 1, -1, -1):
            if self.match.answers[ply][0] == seat:
                shown = any(e.event.reveals for e in self.happened if e.ply >= ply)
                asks = shown and self.people(apart_from=seat)  # bots always agree
                return ("ask" if asks else "free", ply)
        return None

    # --- How it goes on ---------------------------------------------------------------------------

    def take(self, entry: Entry) -> None:
        """Let the match go on by one entry."""
        assert entry.number == self.number, "entries come in order"
        self.number += 1
        self.last_at = entry.at
        seat = Seat(entry.seat)
        self._note(entry)
        match entry.kind:
            case "begin":
                self.asked_at = {}
            case "answer" | "lapse":
                self._take_answer(seat, entry)
            case "takeback":
                self._take_back(int(entry.text))
            case "ask":
                self.request = TakeBackRequest(seat, int(entry.text))
            case "allow":
                assert self.request is not None
                allowed = self.request.allowed | {seat}
                self.request = msgspec.structs.replace(self.request, allowed=allowed)
            case "deny":
                self.request = None
            case "resign":
                self.resigned = seat
                self.request = None
            case "standin":
                self.stand_ins[seat] = entry.text
            case "return":
                self.stand_ins.pop(seat, None)
                self.lapses.pop(seat, None)
            case "rematch":
                self.rematch = entry.text
        if entry.kind in GAME_GOES_ON:
            self._ask_anew(seat, entry)

    def _take_answer(self, seat: Seat, entry: Entry) -> None:
        self._count_time(seat, entry)
        self._replay([(seat, self.match.game.parse(entry.text))])
        if entry.kind == "lapse":
            self.lapses[seat] = self.lapses.get(seat, 0) + 1
        elif seat not in self.stand_ins:
            self.lapses.pop(seat, None)

    def _take_back(self, ply: int) -> None:
        kept = self.match.answers[:ply]
        self.epoch += 1
        self.happened = []
        self.asked_at = {}
        self.match = self._fresh()
        self._replay(kept)
        # What was taken back never happened: what was noted since then stands where it led to.
        self.notes = [msgspec.structs.replace(note, ply=min(note.ply, ply)) for note in self.notes]

    def _ask_anew(self, answered: Seat, entry: Entry) -> None:
        """Note when each question was put; that of a seat which still thinks stays as it is."""
        self.request = None
        self.changed_at = self.number
        before, self.asked_at = self.asked_at, {}
        for seat in self.deciders:
            old = seat in before and seat != answered
            self.asked_at[seat] = before[seat] if old else self.number
            self.opened[seat] = self.opened[seat] if old else entry.at

    def _count_time(self, seat: Seat, entry: Entry) -> None:
        clock = self.row.clock
        if clock is not None and seat in self.opened:
            over = max(0.0, entry.at - self.opened[seat] - clock.each)
            self.reserve[seat] = max(0.0, self.reserve.get(seat, float(clock.reserve)) - over)

    def _note(self, entry: Entry) -> None:
        if entry.kind not in ("begin", "answer"):
            words = Phrase(f"server-note-{entry.kind}", seat=SeatName(Seat(entry.seat)))
            self.notes.append(Note(entry.number, self.ply, words))

    def _replay(self, answers: Sequence[tuple[Seat, Any]]) -> None:
        for answer in answers:
            self.match.replay([answer])

    def _fresh(self) -> Match[Any, Any]:
        game = load(self.row.game)
        seats = len(self.seats)
        match = Match(game, game.begin(seats, self.row.options), self.row.options, seats)
        # Replay notes the answer before it applies it, so the newest one is the cause.
        match.listen(lambda event: self.happened.append(Happened(len(match.answers) - 1, event)))
        return match

    @property
    def dealt(self) -> bool:
        """Whether chance answered first, as in games that begin with a deal."""
        return bool(self.match.answers) and self.match.answers[0][0] == CHANCE

    def chance_answers(self) -> list[str]:
        """List what chance has answered, in order."""
        notate = self.match.game.notate
        return [notate(action) for seat, action in self.match.answers if seat == CHANCE]
