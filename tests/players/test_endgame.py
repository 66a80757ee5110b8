"""The worked-out endgame against a brute-force minimax without cut-offs."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.games.claim.cards import DECK, Card, in_deck_order
from ludotheque.players.claim_endgame import WON, best_card, value_of
from ludotheque.players.claim_endgame import legal as legal_in_endgame
from ludotheque.table import Seat, load

CLAIM = load("claim")
Hand = tuple[Card, ...]


def position(
    hands: tuple[Hand, Hand], scores: tuple[Hand, Hand], led: Card | None
) -> dict[str, object]:
    """Describe an endgame in which seat 0 has to answer."""
    return {
        "phase": "two",
        "leader": 0 if led is None else 1,
        "hands": [[card.text for card in hand] for hand in hands],
        "scores": [[card.text for card in pile] for pile in scores],
        "led": None if led is None else led.text,
    }


def values(given: dict[str, object]) -> dict[Card, int]:
    """Value every legal card of seat 0 by playing every line through the rules themselves."""
    state = CLAIM.position(given)
    found: dict[Card, int] = {}
    for action in state.decision(Seat(0)).actions:
        assert isinstance(action, Card)
        after = state.copy()
        after.apply(Seat(0), action)
        found[action] = minimax(after)
    return found


def minimax(state: object) -> int:
    """Return the value for seat 0, every line tried to its end."""
    from ludotheque.games.claim.state import ClaimState

    assert isinstance(state, ClaimState)
    outcome = state.outcome
    if outcome is not None:
        mine, theirs = outcome.scores
        return mine - theirs + WON * ((mine > theirs) - (mine < theirs))
    [seat] = state.deciders
    results = []
    for action in state.decision(seat).actions:
        after = state.copy()
        after.apply(seat, action)
        results.append(minimax(after))
    return max(results) if seat == 0 else min(results)


def random_endgame(seed: int) -> tuple[tuple[Hand, Hand], tuple[Hand, Hand], Card | None]:
    """Draw hands of one to four cards, score piles and perhaps a led card."""
    generator = Random(seed)
    cards = generator.sample(DECK, 52)
    size = generator.choice((1, 2, 3, 3, 3, 4)) if seed % 10 == 0 else generator.choice((1, 2, 3))
    led = cards.pop() if generator.random() < 0.5 else None
    theirs = size if led is None else size - 1
    hands = (in_deck_order(cards[:size]), in_deck_order(cards[size : size + theirs]))
    rest = cards[size + theirs :]
    cut, end = sorted((generator.randrange(13), generator.randrange(26)))
    return hands, (tuple(rest[:cut]), tuple(rest[cut:end])), led


@pytest.mark.parametrize("block", range(10))
def test_the_best_card_and_its_value_are_those_of_brute_force(block: int) -> None:
    for seed in range(block * 30, block * 30 + 30):
        hands, scores, led = random_endgame(seed)
        all_values = values(position(hands, scores, led))
        card, value = best_card(hands, scores, led)
        assert value == max(all_values.values()), f"seed {seed}"
        assert all_values[card] == value, f"seed {seed}"


def test_every_card_has_the_value_of_brute_force_when_nothing_is_cut_off() -> None:
    for seed in range(40):
        hands, scores, led = random_endgame(seed)
        for card, value in values(position(hands, scores, led)).items():
            assert value_of(card, hands, scores, led, -10 * WON, 10 * WON) == value


def test_what_may_be_played_in_the_endgame_is_what_the_rules_allow() -> None:
    for seed in range(300):
        hands, scores, led = random_endgame(seed)
        state = CLAIM.position(position(hands, scores, led))
        assert set(legal_in_endgame(hands[0], led)) == set(state.decision(Seat(0)).actions)


def test_a_won_game_counts_more_than_any_votes_in_a_lost_one() -> None:
    assert WON > 5
