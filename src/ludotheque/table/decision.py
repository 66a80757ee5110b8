"""Decisions: the questions that a State puts to a seat."""

from __future__ import annotations

from random import Random

import msgspec

from ludotheque.table.action import Action, Shuffle
from ludotheque.table.phrase import Phrase
from ludotheque.table.seat import Seat


class Asked:
    """What is asked, whoever is asked: the kind of question and its sentence."""

    __slots__ = ("final", "kind", "prompt")

    def __init__(self, kind: str, prompt: Phrase, *, final: bool = False) -> None:
        self.kind = kind
        self.prompt = prompt
        self.final = final
        """Whether the rules forbid to take an answer back, even one that nobody has seen."""

    def __repr__(self) -> str:
        return f"<{self.kind}>"


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat: its kind, the legal answers in order, and a default among them.

    Where answers are a continuum, `actions` is a good shortlist and `accepts` knows the rest.
    """

    seat: Seat
    asked: Asked
    actions: tuple[Action, ...]

    @property
    def kind(self) -> str:
        """The kind of question, such as `lead`."""
        return self.asked.kind

    @property
    def prompt(self) -> Phrase:
        """The question in one sentence."""
        return self.asked.prompt

    @property
    def default(self) -> Action:
        """The answer that stands when nobody answers."""
        return self.actions[0]

    def accepts(self, action: Action) -> bool:
        """Whether the rules allow this answer."""
        return action in self.actions

    def draw(self, generator: Random) -> Action:
        """Answer for chance: each of the actions with equal odds."""
        return self.actions[int(generator.random() * len(self.actions))]


class ShuffleDecision(Decision, frozen=True, gc=False):
    """Chance puts pieces into any order; the only one listed is the order that they come in."""

    def accepts(self, action: Action) -> bool:
        """Whether the action holds the same pieces, each as often."""
        if not isinstance(action, Shuffle) or not isinstance(self.default, Shuffle):
            return False
        return sorted(p.text for p in action.pieces) == sorted(p.text for p in self.default.pieces)

    def draw(self, generator: Random) -> Action:
        """Draw an order, each with equal odds.

        Sorting by random keys, not `Random.shuffle`: only `random()` is promised to give the same
        numbers in every version of Python.
        """
        assert isinstance(self.default, Shuffle)
        pieces, random = self.default.pieces, generator.random
        keys = [random() for _ in pieces]
        return Shuffle(tuple([pieces[n] for n in sorted(range(len(keys)), key=keys.__getitem__)]))
