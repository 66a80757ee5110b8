"""Claim as a Game: the rules behind the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ludotheque.games.claim import explain as explaining
from ludotheque.games.claim import imagine as imagining
from ludotheque.games.claim import notation
from ludotheque.games.claim.cards import BOX
from ludotheque.games.claim.events import EVENTS, VoteCounted
from ludotheque.games.claim.lesson import LESSON
from ludotheque.games.claim.pictures import PICTURES
from ludotheque.games.claim.position import read_position
from ludotheque.games.claim.rules import set_up
from ludotheque.games.claim.state import ClaimState
from ludotheque.games.claim.trick import TRICKS
from ludotheque.games.claim.view import ClaimView
from ludotheque.table import Action, Event, Game, GameFacts, Option, Seat, Violation

FIRST_LEADER_OPTION = Option("first_leader", ("drawn", 0, 1), "drawn")  # CLAIM-R2


def _begun(first_leader: Any) -> ClaimState:
    state = ClaimState()
    if first_leader != "drawn":
        state.leader = Seat(first_leader)
    state.then(set_up)
    state.run(None)
    return state


BEGINNINGS = {value: _begun(value) for value in FIRST_LEADER_OPTION.values}
"""The State before the first answer, for each value of the option; matches begin with a copy."""


class Claim(Game[ClaimState, ClaimView]):
    """Two-player, two-phase trick-taking with five factions."""

    facts = GameFacts(
        name="claim",
        rules_version="1.0",
        seats=(2, 2),  # CLAIM-1.1
        longest=2 + 2 * 2 * TRICKS,  # first Leader, shuffle, two cards in each trick
        scores=(0, 5),
        options=(FIRST_LEADER_OPTION,),
        variants=("standard",),  # CLAIM-8.1
    )
    packs = (BOX,)
    displays = (PICTURES,)
    lesson = LESSON
    view_type = ClaimView
    events = EVENTS
    questions = {
        "lead": ("CLAIM-3.6", "CLAIM-3.7"),
        "follow": ("CLAIM-3.9", "CLAIM-3.11", "CLAIM-5.12", "CLAIM-5.14"),
    }
    chances = ("first-leader", "shuffle")
    violations = explaining.VIOLATIONS

    def begin(self, seats: int, options: Mapping[str, Any]) -> ClaimState:
        """Return the State before the first answer."""
        return BEGINNINGS[options[FIRST_LEADER_OPTION.name]].copy()

    def parse(self, text: str) -> Action:
        """Read an answer."""
        return notation.parse(text)

    def position(
        self, data: Mapping[str, Any], options: Mapping[str, Any] | None = None
    ) -> ClaimState:
        """Build any State from plain data (docs/positions/claim.md)."""
        return read_position(data, (options or {}).get(FIRST_LEADER_OPTION.name, "drawn"))

    def imagine(self, view: ClaimView, generator: Random) -> ClaimState:
        """Draw a State that the view's owner cannot tell from the real one."""
        return imagining.imagine(view, generator)

    def scores_told(self, events: Sequence[Event]) -> tuple[int, ...]:
        """Count the votes that each seat was told to have won."""
        won = [event.winner for event in events if isinstance(event, VoteCounted)]
        return (won.count(Seat(0)), won.count(Seat(1)))

    def explain(self, state: ClaimState, seat: Seat, action: Action | None) -> Violation | None:
        """Return why an answer is not legal, or None when it is."""
        return explaining.explain(state, seat, action)


CLAIM = Claim()
