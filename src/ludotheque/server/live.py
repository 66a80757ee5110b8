"""A match in play on a server: folded from its entries, shown to each viewer as he may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.server.messages import (
    PROTOCOL,
    EventShown,
    QuestionShown,
    Scene,
    SeatShown,
)
from ludotheque.server.store import Entry, MatchRow, SeatRow
from ludotheque.table import CHANCE, Event, Match, Seat, load, plain
from ludotheque.table.seat import seat_text


class LiveMatch:
    """What the entries of a match amount to. It holds nothing that they do not say."""

    def __init__(
        self, row: MatchRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()
    ) -> None:
        self.row = row
        self.seats = list(seats)
        self.number = 0
        self.epoch = 0
        self.resigned: int | None = None
        self.events: list[Event] = []
        self.match: Match[Any, Any] = self._fresh()
        for entry in entries:
            self.take(entry)

    def take(self, entry: Entry) -> None:
        """Let the match go on by one entry."""
        assert entry.number == self.number, "entries come in order"
        if entry.kind == "answer":
            self.match.replay([(Seat(entry.seat), self.match.game.parse(entry.text))])
        elif entry.kind == "takeback":
            kept = self.match.answers[: int(entry.text)]
            self.epoch += 1
            self.events = []
            self.match = self._fresh()
            self.match.replay(kept)
        else:
            self.resigned = entry.seat
        self.number += 1

    @property
    def over(self) -> bool:
        """Whether nobody can answer any more."""
        return self.match.over or self.resigned is not None

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that must answer now."""
        return () if self.over else self.match.deciders

    def scene(self, viewer: Seat | None, after: int = 0) -> Scene:
        """Show the match to a viewer, with the events from a number on."""
        view = self.match.view(viewer)
        return Scene(
            protocol=PROTOCOL,
            match=self.row.id,
            game=self.row.game,
            number=self.number,
            epoch=self.epoch,
            seat=viewer,
            seats=[SeatShown(seat.seat, seat.player, seat.name) for seat in self.seats],
            view=plain(view),
            aids=plain(view.aids()),
            question=self._question(viewer),
            deciders=[seat for seat in self.deciders if seat != CHANCE],
            events=self.shown(viewer, after),
            outcome=self._outcome(),
        )

    def shown(self, viewer: Seat | None, after: int = 0) -> list[EventShown]:
        """List the events from a number on, each as the viewer may see it; none is left out."""
        found = []
        for number, event in enumerate(self.events[after:], start=after):
            seen = event.seen_by(viewer)
            found.append(EventShown(number, seen.kind, plain(seen)))
        return found

    def _fresh(self) -> Match[Any, Any]:
        game = load(self.row.game)
        seats = len(self.seats)
        match = Match(game, game.begin(seats, self.row.options), self.row.options, seats)
        match.listen(self._hear)
        return match

    def _hear(self, event: Event) -> None:
        self.events.append(event)

    def _question(self, viewer: Seat | None) -> QuestionShown | None:
        if viewer is None or viewer not in self.deciders:
            return None
        decision = self.match.decision(viewer)
        notate = self.match.game.notate
        return QuestionShown(
            decision.kind,
            decision.prompt.id,
            [notate(action) for action in decision.actions],
            notate(decision.default),
        )

    def _outcome(self) -> dict[str, Any] | None:
        if self.resigned is not None:
            return {"resigned": seat_text(Seat(self.resigned))}
        outcome = self.match.outcome
        return None if outcome is None else {**plain(outcome), "winner": outcome.winner}
