"""Claim once more, written from the rulebook: texts and tables, nothing of the engine.

Tests compare the engine with this. Cards are texts (`U4`), seats are 0 and 1, and a Referee keeps
the table in the same plain form as `docs/positions/claim.md`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

FACTIONS = "GKUDX"
NUMBERED = {"G": (0, 9), "K": (2, 9), "U": (0, 9), "D": (0, 9), "X": (0, 9)}
FACES = tuple(
    f"{faction}{value}"
    for faction, (least, most) in NUMBERED.items()
    for value in range(least, most + 1)
)
DECK = ("G0",) * 4 + FACES

WHO_WINS = {
    # A row for the faction led, a column for the faction of the answer.
    # V: the higher value, the Leader when equal. S: the Second. L: the Leader.
    #     G    K    U    D    X
    "G": ("V", "S", "L", "L", "V"),
    "K": ("L", "V", "L", "L", "V"),
    "U": ("L", "L", "V", "L", "V"),
    "D": ("L", "L", "L", "V", "V"),
    "X": ("L", "L", "L", "L", "V"),
}
REASONS = {"S": "knight", "L": "off-faction"}


def sort(cards: Iterable[str]) -> list[str]:
    """Sort cards by faction, low to high."""
    return sorted(cards, key=FACES.index)


def verdict(led: str, answer: str) -> str:
    return WHO_WINS[led[0]][FACTIONS.index(answer[0])]


def second_wins(led: str, answer: str) -> bool:
    found = verdict(led, answer)
    return found == "S" or (found == "V" and int(answer[1]) > int(led[1]))


def reason(led: str, answer: str) -> str:
    return REASONS.get(verdict(led, answer), "equal" if led[1] == answer[1] else "higher")


def allowed(hand: Iterable[str], led: str | None) -> set[str]:
    """Return what may be played: by the Leader (nothing led) anything, by the Second as bound."""
    cards = set(hand)
    asked = {card for card in cards if led is not None and card[0] == led[0]}
    return asked | {card for card in cards if card[0] == "X"} if asked else cards


def shows_void(led: str, answer: str) -> bool:
    return answer[0] not in (led[0], "X")


def vote(faction: str, piles: Sequence[Iterable[str]]) -> int | None:
    """Return who wins a faction's vote: more cards, then the highest card, else nobody."""
    weights = []
    for pile in piles:
        values = [int(card[1]) for card in pile if card[0] == faction]
        weights.append((len(values), max([*values, -1])))
    return None if weights[0] == weights[1] else weights.index(max(weights))


def result(piles: Sequence[Iterable[str]]) -> tuple[int | None, tuple[int, int]]:
    """Return the winner of the game (None: a draw) and the votes of both."""
    piles = [list(pile) for pile in piles]
    winners = [vote(faction, piles) for faction in FACTIONS]
    votes = (winners.count(0), winners.count(1))
    return (None if votes[0] == votes[1] else votes.index(max(votes))), votes


class Referee:
    """A whole game at a table, from the shuffled deck on."""

    def __init__(self, deck: Sequence[str], leader: int) -> None:
        self.phase = "one"
        self.leader = leader
        self.hands: list[list[str]] = [[], []]
        for place, card in enumerate(deck[:26]):
            self.hands[(leader + place) % 2].append(card)
        self.pile = list(deck[26:])
        self.prize: str | None = self.pile.pop(0)
        self.led: str | None = None
        self.prizes: list[list[str]] = [[], []]
        self.blinds: list[list[str]] = [[], []]
        self.scores: list[list[str]] = [[], []]
        self.discard: list[str] = []
        self.voids: list[set[str]] = [set(), set()]
        self.tricks: list[str] = []

    @property
    def turn(self) -> int:
        return self.leader if self.led is None else 1 - self.leader

    def play(self, card: str) -> None:
        assert card in allowed(self.hands[self.turn], self.led)
        self.hands[self.turn].remove(card)
        if self.led is None:
            self.led = card
            return
        if shows_void(self.led, card):
            self.voids[self.turn].add(self.led[0])
        winner = self.turn if second_wins(self.led, card) else self.leader
        line = f"{self.leader} {self.led} {card} {winner} {self.prize or ''}"
        self.tricks.append(line.strip())
        played = (self.led, card)
        self.led = None
        self.leader = winner
        if self.phase == "one":
            self._collect_recruits(winner, played)
        else:
            self._collect_support(winner, played)

    def _collect_recruits(self, winner: int, played: tuple[str, str]) -> None:
        assert self.prize is not None
        self.prizes[winner].append(self.prize)
        self.blinds[1 - winner].append(self.pile.pop(0))
        self.scores[winner] += [card for card in played if card[0] == "U"]
        self.discard += [card for card in played if card[0] != "U"]
        self.prize = self.pile.pop(0) if self.pile else None
        if self.prize is None:
            self.phase = "two"
            self.hands = [self.prizes[seat] + self.blinds[seat] for seat in (0, 1)]
            self.voids = [set(), set()]

    def _collect_support(self, winner: int, played: tuple[str, str]) -> None:
        for card in played:
            self.scores[1 - winner if card[0] == "D" else winner].append(card)
        if not self.hands[0]:
            self.phase = "over"

    def position(self) -> dict[str, Any]:
        return {
            "phase": self.phase,
            "leader": self.leader,
            "hands": [sort(hand) for hand in self.hands],
            "led": self.led,
            "prize": self.prize,
            "pile": self.pile,
            "prizes": [sort(pile) for pile in self.prizes],
            "blinds": self.blinds,
            "scores": [sort(pile) for pile in self.scores],
            "discard": sort(self.discard),
            "voids": [sorted(shown, key=FACTIONS.index) for shown in self.voids],
            "tricks": self.tricks,
            "absent": [],
        }
