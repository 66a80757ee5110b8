"""What one viewer can know, worked out from nothing but the lines that he was shown."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.claim.rulebook import DECK, FACTIONS, shows_void, sort


class Memory:
    """A viewer (0, 1, or None for a spectator) who remembers every line."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.phase = "setup"
        self.leader: int | None = None
        self.hand: list[str] = []
        self.hands = [0, 0]
        self.pile = 0
        self.prize: str | None = None
        self.led: str | None = None
        self.answer: str | None = None
        self.prizes: list[list[str]] = [[], []]
        self.blinds: list[str] = []
        self.followers = [0, 0]
        self.scores: list[list[str]] = [[], []]
        self.discard: list[str] = []
        self.voids: list[set[str]] = [set(), set()]
        self.tricks: list[dict[str, Any]] = []
        self.seen = Counter[str]()
        """Cards seen outside phase two, each once."""
        self.gathered: list[Counter[str]] = [Counter(), Counter()]
        """What each has played in phase two."""

    def hear(self, line: str) -> None:
        kind, *parts = line.split()
        said = dict(part.split("=") for part in parts)
        seat = int(said["seat"]) if "seat" in said else -1
        match kind:
            case "first-leader":
                self.leader = seat
            case "cards-dealt":
                self._dealt(seat, said["cards"])
            case "prize-turned":
                self.pile -= 1
                self.prize = said["card"]
                self.seen[said["card"]] += 1
            case "card-played":
                self._played(seat, said["card"], said["role"])
            case "trick-won":
                self._won(seat)
            case "prize-taken":
                self.prizes[seat].append(said["card"])
                self.followers[seat] += 1
                self.prize = None
            case "blind-taken":
                self._blind(seat, said["card"])
            case "card-scored":
                self.scores[seat].append(said["card"])
            case "card-discarded":
                self.discard.append(said["card"])
            case "phase-two":
                self._phase_two()
            case "match-ended":
                self.phase = "over"
            case _:
                assert kind in ("void-shown", "vote-counted"), kind

    def _dealt(self, seat: int, cards: str) -> None:
        self.phase = "one"
        self.pile = 26
        self.hands[seat] = 13
        assert (cards == "?") == (seat != self.viewer)
        if seat == self.viewer:
            self.hand = cards.split(",")
            self.seen += Counter(self.hand)

    def _played(self, seat: int, card: str, role: str) -> None:
        self.hands[seat] -= 1
        if seat == self.viewer:
            self.hand.remove(card)
        elif self.phase == "one":
            self.seen[card] += 1
        if self.phase == "two":
            self.gathered[seat][card] += 1
        if role == "lead":
            self.led = card
        else:
            assert self.led is not None
            self.answer = card
            if shows_void(self.led, card):
                self.voids[seat].add(self.led[0])

    def _won(self, seat: int) -> None:
        trick = {"leader": self.leader, "led": self.led, "answer": self.answer, "winner": seat}
        self.tricks.append({**trick, "prize": self.prize})
        self.leader = seat
        self.led = self.answer = None

    def _blind(self, seat: int, card: str) -> None:
        self.pile -= 1
        self.followers[seat] += 1
        assert (card == "?") == (seat != self.viewer)
        if seat == self.viewer:
            self.blinds.append(card)
            self.seen[card] += 1

    def _phase_two(self) -> None:
        self.phase = "two"
        self.hands = [13, 13]
        self.followers = [0, 0]
        self.voids = [set(), set()]
        if self.viewer is not None:
            self.hand = self.prizes[self.viewer] + self.blinds

    def view(self) -> dict[str, Any]:
        """Return what the View must be, field by field."""
        trick = 14 - max(self.hands) if self.phase in ("one", "two") else 0
        return {
            "seat": self.viewer,
            "phase": self.phase,
            "trick": trick,
            "leader": self.leader,
            "hand": sort(self.hand),
            "hands": self.hands,
            "pile": self.pile,
            "prize": self.prize,
            "led": self.led,
            "prizes": [sort(pile) for pile in self.prizes],
            "blinds": self.blinds,
            "followers": self.followers,
            "scores": [sort(pile) for pile in self.scores],
            "discard": sort(self.discard),
            "voids": [sorted(shown, key=FACTIONS.index) for shown in self.voids],
            "tricks": self.tricks,
            "absent": [],
        }

    def unseen(self) -> list[str]:
        """Return the cards never seen: of those played in phase two, only blind ones are new."""
        seen = self.seen.copy()
        for seat in (0, 1):
            if seat != self.viewer:
                seen += self.gathered[seat] - Counter(self.prizes[seat])
        return sort((Counter(DECK) - seen).elements())
