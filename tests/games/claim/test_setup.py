"""Setting up (CLAIM-2.1 to CLAIM-2.9) and the first Leader (CLAIM-R2)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.games.claim import CLAIM
from ludotheque.table import CHANCE, IllegalAction, Seat, Unreadable
from tests.games.claim.playing import (
    A,
    B,
    dealt,
    finished,
    kinds,
    shuffled,
    steps,
    unstarted,
)
from tests.games.claim.rulebook import DECK, sort

MANY = 2000


@pytest.mark.rule("CLAIM-2.1")
def test_a_card_lies_anywhere_in_the_deck_equally_often() -> None:
    """Where U9 and the Goblins 0 lie among 13 parts of the deck, over many seeds."""
    places: Counter[int] = Counter()
    zeros: Counter[int] = Counter()
    for seed in range(MANY):
        deck = CLAIM.start(seed=seed).answers[1][1].text.split()
        places[deck.index("U9") // 4] += 1
        zeros.update(place // 4 for place, card in enumerate(deck) if card == "G0")
    for found, total in ((places, MANY), (zeros, 5 * MANY)):
        expected = total / 13
        statistic = sum((found[part] - expected) ** 2 / expected for part in range(13))
        assert statistic < 40, "12 degrees of freedom: 40 is passed once in 14 000"


@pytest.mark.rule("CLAIM-2.1")
def test_all_52_cards_are_shuffled_and_different_seeds_differ() -> None:
    decks = {CLAIM.start(seed=seed).answers[1][1].text for seed in range(50)}
    assert len(decks) == 50
    assert all(Counter(deck.split()) == Counter(DECK) for deck in decks)


@pytest.mark.rule("CLAIM-2.1")
@pytest.mark.parametrize("wrong", ["51 cards", "53 cards", "a double"])
def test_a_shuffle_of_other_cards_is_refused(wrong: str) -> None:
    deck = shuffled(1)
    cards = {
        "51 cards": deck[1:],
        "53 cards": ["G0", *deck],
        "a double": ["D5" if card == "D4" else card for card in deck],
    }
    match = unstarted(first_leader=0)
    with pytest.raises(IllegalAction):
        match.play(CHANCE, " ".join(cards[wrong]))
    assert match.answers == [] and match.deciders == (CHANCE,)


@pytest.mark.rule("CLAIM-2.1")
def test_a_wrong_shuffle_breaks_the_clause_about_the_shuffle() -> None:
    match = unstarted(first_leader=0)
    refusal = match.explain(CHANCE, CLAIM.parse(" ".join(shuffled(1)[1:])))
    assert refusal is not None and refusal.clause == "CLAIM-2.1"


@pytest.mark.rule("CLAIM-R2")
def test_chance_must_name_a_seat_as_first_leader() -> None:
    match = unstarted()
    refusal = match.explain(CHANCE, CLAIM.parse("G1"))
    assert refusal is not None and refusal.clause == "CLAIM-R2"


@pytest.mark.rule("CLAIM-2.2")
@pytest.mark.rule("CLAIM-2.3")
@pytest.mark.rule("CLAIM-2.4")
@pytest.mark.rule("CLAIM-R3")
@pytest.mark.rule("CLAIM-R4")
@pytest.mark.rule("CLAIM-C70")
@pytest.mark.parametrize("leader", [0, 1])
@pytest.mark.parametrize("seed", range(5))
def test_cards_are_dealt_in_turn_and_the_rest_is_the_pile(seed: int, leader: int) -> None:
    deck = shuffled(seed)
    position = dealt(deck, leader).state.position()
    assert position["hands"][leader] == sort(deck[0:26:2])
    assert position["hands"][1 - leader] == sort(deck[1:26:2])
    assert [position["prize"], *position["pile"]] == deck[26:]


@pytest.mark.rule("CLAIM-2.6")
@pytest.mark.rule("CLAIM-2.7")
def test_follower_piles_score_piles_and_discards_are_empty_at_first() -> None:
    position = dealt(shuffled(3)).state.position()
    for pile in ("prizes", "blinds", "scores", "voids"):
        assert position[pile] == [[], []]
    assert position["discard"] == position["tricks"] == position["absent"] == []


@pytest.mark.rule("CLAIM-2.5")
def test_a_dealt_hand_is_shown_to_its_player_only() -> None:
    match = CLAIM.start(seed=5)
    hands = [",".join(hand) for hand in match.state.position()["hands"]]
    events = [event for event in match.events_since() if event.kind == "cards-dealt"]
    for viewer in (A, B, None):
        shown = [event.seen_by(viewer).line() for event in events]
        expected = [hands[seat] if seat == viewer else "?" for seat in (A, B)]
        assert shown == [f"cards-dealt seat={seat} cards={expected[seat]}" for seat in (A, B)]


@pytest.mark.rule("CLAIM-2.8")
@pytest.mark.rule("CLAIM-R2")
@pytest.mark.rule("CLAIM-C66")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_setting_names_the_first_leader_whatever_the_seed(seat: int) -> None:
    for seed in range(30):
        match = CLAIM.start(seed=seed, first_leader=seat)
        assert match.deciders == (seat,)


@pytest.mark.rule("CLAIM-R2")
@pytest.mark.parametrize("setting", [2, -1, "youngest", True, None, ""])
def test_no_other_first_leader_can_be_set(setting: object) -> None:
    with pytest.raises(Unreadable, match="first_leader"):
        CLAIM.start(first_leader=setting)


@pytest.mark.rule("CLAIM-R2")
@pytest.mark.rule("CLAIM-C67")
def test_without_the_setting_each_seat_leads_about_half_the_time() -> None:
    leaders = Counter(CLAIM.start(seed=seed).deciders[0] for seed in range(MANY))
    assert set(leaders) == {A, B}
    assert abs(leaders[A] - MANY / 2) < 110, "five standard deviations"


@pytest.mark.rule("CLAIM-R2")
@pytest.mark.rule("CLAIM-C67")
def test_who_leads_first_says_nothing_about_the_cards() -> None:
    """The seat that leads first is dealt the Undead 9 about one time in four."""
    count = sum(
        "U9" in match.state.position()["hands"][match.deciders[0]]
        for match in (CLAIM.start(seed=seed) for seed in range(MANY))
    )
    assert abs(count - MANY / 4) < 100, "five standard deviations"


@pytest.mark.rule("CLAIM-C67")
@pytest.mark.parametrize("seed", range(20))
def test_the_same_seed_gives_the_same_leader_and_the_same_cards(seed: int) -> None:
    assert CLAIM.start(seed=seed).answers == CLAIM.start(seed=seed).answers


@pytest.mark.rule("CLAIM-R2")
def test_everybody_knows_the_first_leader_before_the_first_prize() -> None:
    for seed in range(10):
        events = CLAIM.start(seed=seed).events_since()
        assert kinds(events) == ["first-leader", "cards-dealt", "cards-dealt", "prize-turned"]
        assert all(events[0].seen_by(viewer) == events[0] for viewer in (A, B, None))
    match = unstarted()
    match.play(CHANCE, "leads 1")
    assert [match.state.view(viewer).leader for viewer in (A, B, None)] == [1, 1, 1]


@pytest.mark.rule("CLAIM-R47")
@pytest.mark.rule("CLAIM-C68")
def test_the_winner_of_a_match_does_not_lead_the_next() -> None:
    """The Leader of the next match is that of its seed, whoever has won before."""
    after: Counter[tuple[Seat | None, Seat]] = Counter()
    for seed in range(300):
        before = CLAIM.start(seed=seed + 1000).deciders[0]
        outcome = finished(CLAIM.start(seed=seed), seed).outcome
        assert outcome is not None
        leader = CLAIM.start(seed=seed + 1000).deciders[0]
        assert leader == before
        after[outcome.winner, leader] += 1
    for winner in (A, B):
        assert abs(after[winner, A] - after[winner, B]) < 60


@pytest.mark.rule("CLAIM-2.9")
@pytest.mark.parametrize("seed", range(10))
def test_phase_one_comes_before_phase_two_and_the_count_comes_last(seed: int) -> None:
    phases = [match.state.view(None).phase for match in steps(CLAIM.start(seed=seed), seed)]
    assert phases == ["one"] * 26 + ["two"] * 26 + ["over"]


@pytest.mark.rule("CLAIM-8.1")
@pytest.mark.rule("CLAIM-C75")
def test_there_is_one_way_to_play() -> None:
    assert CLAIM.facts.variants == ("standard",)
    assert [option.name for option in CLAIM.facts.options] == ["first_leader"]
    with pytest.raises(Unreadable, match="variant"):
        CLAIM.start(variant="short")
