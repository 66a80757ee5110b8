"""A View holds what its owner was shown, and nothing else (CLAIM-6.1 to CLAIM-6.13)."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.games.claim import CLAIM
from ludotheque.games.claim.events import BlindTaken
from ludotheque.games.claim.view import ClaimView
from ludotheque.table import Event, Seat, from_json, plain, to_json
from tests.games.claim.hidden import exchanged, hidden_cards
from tests.games.claim.memory import Memory
from tests.games.claim.playing import VIEWERS, A, B, ClaimMatch, kinds, lopsided, steps

by_viewer = pytest.mark.parametrize("viewer", VIEWERS, ids=["A", "B", "spectator"])


def match_for(seed: int) -> ClaimMatch:
    return CLAIM.start(seed=seed) if seed % 2 else lopsided(seed)


def remembering(match: ClaimMatch, viewer: Seat | None) -> Memory:
    memory = Memory(viewer)

    def hear(event: Event) -> None:
        memory.hear(event.seen_by(viewer).line())

    for event in match.events_since():
        hear(event)
    match.listen(hear)
    return memory


@pytest.mark.rule("CLAIM-6.1")
@pytest.mark.rule("CLAIM-6.2")
@pytest.mark.rule("CLAIM-6.3")
@pytest.mark.rule("CLAIM-6.4")
@pytest.mark.rule("CLAIM-6.5")
@pytest.mark.rule("CLAIM-6.6")
@pytest.mark.rule("CLAIM-6.7")
@pytest.mark.rule("CLAIM-6.8")
@pytest.mark.rule("CLAIM-6.9")
@pytest.mark.rule("CLAIM-6.10")
@pytest.mark.rule("CLAIM-6.11")
@pytest.mark.rule("CLAIM-6.12")
@pytest.mark.rule("CLAIM-R29")
@pytest.mark.rule("CLAIM-R31")
@pytest.mark.rule("CLAIM-R32")
@pytest.mark.rule("CLAIM-R34")
@pytest.mark.rule("CLAIM-R39")
@by_viewer
@pytest.mark.parametrize("seed", range(20))
def test_a_view_is_what_the_lines_shown_add_up_to(seed: int, viewer: Seat | None) -> None:
    match = match_for(seed)
    memory = remembering(match, viewer)
    for _ in steps(match, seed):
        assert plain(match.state.view(viewer)) == memory.view()


@pytest.mark.rule("CLAIM-R40")
@pytest.mark.rule("CLAIM-R41")
@by_viewer
@pytest.mark.parametrize("seed", range(20))
def test_the_cards_not_seen_are_those_that_were_never_shown(seed: int, viewer: Seat | None) -> None:
    match = match_for(seed)
    memory = remembering(match, viewer)
    for _ in steps(match, seed):
        assert [card.text for card in match.state.view(viewer).unseen()] == memory.unseen()


@pytest.mark.rule("CLAIM-2.5")
@pytest.mark.rule("CLAIM-3.19")
@pytest.mark.rule("CLAIM-3.23")
@pytest.mark.rule("CLAIM-6.1")
@pytest.mark.rule("CLAIM-6.2")
@pytest.mark.rule("CLAIM-6.6")
@pytest.mark.rule("CLAIM-R30")
@by_viewer
@pytest.mark.parametrize("seed", range(20))
def test_no_hidden_face_stands_in_a_view(seed: int, viewer: Seat | None) -> None:
    for match in steps(match_for(seed), seed):
        text = to_json(match.state.view(viewer)).decode()
        hidden = set(hidden_cards(match, viewer)) - {"G0"}  # another Goblin 0 may be open
        assert hidden or match.state.view(None).phase != "one"
        assert [card for card in hidden if f'"{card}"' in text] == []


@pytest.mark.rule("CLAIM-6.1")
@pytest.mark.rule("CLAIM-6.2")
@pytest.mark.rule("CLAIM-6.6")
@pytest.mark.rule("CLAIM-R30")
@by_viewer
@pytest.mark.parametrize("seed", range(8))
def test_a_view_stays_the_same_when_hidden_cards_change_places(
    seed: int, viewer: Seat | None
) -> None:
    generator = Random(seed)
    changed = 0
    for match in steps(match_for(seed), seed):
        position = match.state.position()
        other = exchanged(position, viewer, generator)
        changed += other != position
        view, aids = match.state.view(viewer), match.state.view(viewer).aids()
        found = CLAIM.position(other).view(viewer)
        assert to_json(found) == to_json(view)
        assert to_json(found.aids()) == to_json(aids)
    assert changed > 25


@pytest.mark.rule("CLAIM-3.18")
@pytest.mark.rule("CLAIM-R38")
@pytest.mark.parametrize("seed", range(5))
def test_a_blind_card_is_told_to_its_taker_before_the_next_prize(seed: int) -> None:
    match = CLAIM.start(seed=seed)
    told: list[Event] = []
    for _ in steps(match, seed, listener=told.append):
        pass
    tricks = " ".join(kinds(told)).split("trick-won")[1:14]
    for trick in tricks:
        assert "blind-taken" in trick.split("prize-turned")[0]
    for event in (event for event in told if isinstance(event, BlindTaken)):
        other = B if event.seat == A else A
        assert event.seen_by(event.seat) == event
        for viewer in (other, None):
            assert event.seen_by(viewer).line() == f"blind-taken seat={event.seat} card=?"


@pytest.mark.rule("CLAIM-R41")
@pytest.mark.rule("CLAIM-C88")
@pytest.mark.parametrize("seed", range(5))
def test_everybody_has_the_same_aids(seed: int) -> None:
    for match in steps(CLAIM.start(seed=seed), seed):
        assert {tuple(match.state.view(viewer).aids()) for viewer in VIEWERS} == {
            ("unseen", "votes")
        }


@by_viewer
@pytest.mark.parametrize("seed", range(3))
def test_a_view_can_be_sent_and_read_back(seed: int, viewer: Seat | None) -> None:
    for match in steps(CLAIM.start(seed=seed), seed):
        view = match.state.view(viewer)
        assert from_json(to_json(view), ClaimView) == view


@pytest.mark.rule("CLAIM-6.1")
def test_before_the_deal_there_is_nothing_to_see() -> None:
    state = CLAIM.position({"phase": "setup"})
    for viewer in VIEWERS:
        view = state.view(viewer)
        assert (view.hand, view.hands, view.pile, view.prize) == ((), (0, 0), 0, None)
        assert len(view.unseen()) == 52
