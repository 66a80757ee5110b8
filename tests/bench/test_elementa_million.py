"""The check of a million decisions in Elementa finds what it looks for."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from bench.breach import Breach
from bench.chunks import Error
from bench.decisions import Chunk, play_game
from bench.elementa_invariants import Watch
from bench.elementa_ledger import CREATURES, read_deck
from bench.elementa_million import MILLION, draw, random_deck
from ludotheque.games.elementa import events, knowledge
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.game import ELEMENTA
from ludotheque.games.elementa.state import ElementaState
from ludotheque.table import Event, Seat


def in_turn_two(options: dict[str, Any] | None = None) -> Watch:
    """Let two different decks play to the first card of turn 2: cards are everywhere by then."""
    watch = Watch(2, options or {}, seed=1)
    while watch.match.state.turn < 2 or watch.match.decision(watch.match.deciders[0]).kind != "lay":
        seat = watch.match.deciders[0]
        decision = watch.match.decision(seat)
        deck = decision.kind == "deck"
        watch.match.play(seat, decision.actions[seat] if deck else decision.default)
    watch.look()
    return watch


# --- A State that is wrong ------------------------------------------------------------------------


def lose_a_card(state: ElementaState) -> None:
    state.hands[0] = state.hands[0][1:]


def double_a_card(state: ElementaState) -> None:
    state.discards[0] += state.hands[0][:1]


def change_a_card_for_another(state: ElementaState) -> None:
    state.hands[0] = (*state.hands[0][1:], state.hands[1][0])


def swap_cards_of_two_players(state: ElementaState) -> None:
    state.hands.reverse()


def put_a_card_aside(state: ElementaState) -> None:
    state.aside[0] += state.hands[0][:1]
    state.hands[0] = state.hands[0][1:]


def discard_a_card(state: ElementaState) -> None:
    state.discards[0] += state.hands[0][:1]
    state.hands[0] = state.hands[0][1:]


def keep_a_card_for_turn_four(state: ElementaState) -> None:
    first, second, third, fourth = state.piles[0]
    state.piles[0] = (first, second, third[1:], fourth + third[:1])


def leave_a_card_in_a_turn_that_is_over(state: ElementaState) -> None:
    _, second, third, fourth = state.piles[0]
    state.piles[0] = (third[:1], second, third[1:], fourth)


def take_no_hand(state: ElementaState) -> None:
    first, _, third, fourth = state.piles[0]
    state.piles[0], state.hands[0] = (first, state.hands[0], third, fourth), ()


def lay_a_card_too_early(state: ElementaState) -> None:
    state.laid[0], state.hands[0] = state.hands[0][0], state.hands[0][1:]


def change_an_environment(state: ElementaState) -> None:
    deck = state.decks[0]
    assert deck is not None
    state.decks[0] = msgspec.structs.replace(deck, environment=None)


def change_a_deck(state: ElementaState) -> None:
    deck = state.decks[0]
    assert deck is not None
    state.decks[0] = msgspec.structs.replace(deck, creatures=deck.creatures[1:])


def give_a_crystal_untold(state: ElementaState) -> None:
    state.crystals[1] += 1


def give_a_point_untold(state: ElementaState) -> None:
    state.points[1] += 1


def use_a_resource_untold(state: ElementaState) -> None:
    state.used[0], state.ready[0] = state.ready[0], state.used[0]


def give_a_temporary_resource_untold(state: ElementaState) -> None:
    state.temporary[0] = (1, 0, 0, 0)


def win_a_round_untold(state: ElementaState) -> None:
    state.rounds_won[0] = 1


def know_a_card_that_is_elsewhere(state: ElementaState) -> None:
    known = state.known[1]
    state.known[1] = msgspec.structs.replace(known, hand=known.hand + state.aside[1][:1])


def skip_a_turn(state: ElementaState) -> None:
    state.turn = 3


def ask_somebody_else(state: ElementaState) -> None:
    state.deciders = (Seat(2),)


@pytest.mark.parametrize(
    ("break_it", "clause"),
    [
        (lose_a_card, "ELEM-1.3"),
        (double_a_card, "ELEM-1.3"),
        (change_a_card_for_another, "ELEM-1.3"),
        (swap_cards_of_two_players, "ELEM-1.3"),
        (put_a_card_aside, "ELEM-5.11"),
        (discard_a_card, "ELEM-5.11"),
        (keep_a_card_for_turn_four, "ELEM-3.2"),
        (leave_a_card_in_a_turn_that_is_over, "ELEM-5.11"),
        (take_no_hand, "ELEM-5.11"),
        (lay_a_card_too_early, "ELEM-5.11"),
        (change_an_environment, "ELEM-10.1"),
        (change_a_deck, "ELEM-R7"),
        (give_a_crystal_untold, "ELEM-10.10"),
        (give_a_point_untold, "ELEM-10.10"),
        (use_a_resource_untold, "ELEM-10.10"),
        (give_a_temporary_resource_untold, "ELEM-10.10"),
        (win_a_round_untold, "ELEM-10.10"),
        (know_a_card_that_is_elsewhere, "ELEM-10.2"),
        (skip_a_turn, "ELEM-4.1"),
        (ask_somebody_else, "ELEM-1.1"),
    ],
)
def test_a_breach_is_found(break_it: Callable[[ElementaState], None], clause: str) -> None:
    watch = in_turn_two()
    break_it(watch.match.state)
    with pytest.raises(Breach, match=clause):
        watch.look()


def test_a_closed_discard_is_found_where_discards_are_open() -> None:
    watch = in_turn_two({"discards": "open"})
    state = watch.match.state
    state.known[1] = msgspec.structs.replace(state.known[1], aside=())
    with pytest.raises(Breach, match=r"ELEM-12\.1"):
        watch.look()


def test_a_wrong_winner_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(2, {}, seed=1)
    play_game(watch, Random(1), draw)
    right = watch.match.outcome
    assert right is not None
    wrong = msgspec.structs.replace(right, ranking=right.ranking[::-1])
    monkeypatch.setattr(ElementaState, "outcome", wrong)
    with pytest.raises(Breach, match=r"ELEM-11\.5, R85"):
        watch.look()


# --- Rules that are wrong -------------------------------------------------------------------------

Change = Callable[[Event], Event | None]


def told_otherwise(kind: type[Event], change: Change, seed: int = 2) -> list[Error]:
    """Play games in which all events of a kind are told otherwise, or not at all."""
    watch = Watch(3, {}, seed)
    hear = watch.ledger.hear

    def hear_otherwise(event: Event) -> None:
        told = change(event) if type(event) is kind else event
        if told is not None:
            hear(told)

    watch.match._listeners[:] = [hear_otherwise]
    try:
        play_game(watch, Random(seed), draw)
    except Breach as breach:
        return [Error(seed, len(watch.match.answers), str(breach))]
    return []


def with_fields(**fields: Any) -> Change:
    return lambda event: msgspec.structs.replace(event, **fields)


def more(field: str) -> Change:
    return lambda event: msgspec.structs.replace(event, **{field: getattr(event, field) + 1})


def untold(event: Event) -> None:
    return None


@pytest.mark.parametrize(
    ("kind", "change", "clause"),
    [
        (events.EnvironmentRevealed, with_fields(card=None), "ELEM-2.2"),
        (events.RoundBegins, more("number"), "ELEM-R84"),
        (events.DeckPrepared, with_fields(crystals=4), "ELEM-3.7"),
        (events.ResourcesTaken, with_fields(units="Fi Fi Fi Fi Fi"), "ELEM-3.8"),
        (events.ResourcesTaken, with_fields(units="Fi Fi Fi Fi"), "ELEM-3.9"),
        (events.TurnBegins, more("number"), "ELEM-4.1"),
        (events.Recovered, with_fields(units="Fi"), "ELEM-4.3"),
        (events.Recovered, untold, "ELEM-4.3|ELEM-10.10"),
        (events.Restocked, untold, "ELEM-4.4|ELEM-10.10"),
        (events.CardBanned, untold, "ELEM-3.2|ELEM-5.11"),
        (events.CardBanned, with_fields(owner=Seat(0)), "ELEM-5.6"),
        (events.CardRevealed, untold, "ELEM-6.2"),
        (events.CostPaid, untold, "ELEM-8.1|ELEM-7.7|ELEM-10.10"),
        (events.CostPaid, more("crystals"), "ELEM-7.1"),
        (events.CardUnpaid, more("points"), "ELEM-7.11"),
        (events.UnitsChanged, more("crystals"), "ELEM-9.1"),
        (events.CombatWon, more("power"), "ELEM-R55"),
        (events.CombatWon, untold, "ELEM-7.10"),
        (events.BonusReceived, more("points"), "ELEM-8.2"),
        (events.BonusReceived, with_fields(bonus="defeat"), "ELEM-8.2"),
        (events.BonusReceived, untold, "ELEM-8.2|ELEM-10.10|ELEM-6.2"),
        (events.RoundEnded, with_fields(points=(0, 0, 0)), "ELEM-11.1"),
        (events.RoundEnded, with_fields(winners=()), "ELEM-11.1"),
        (events.MatchEnded, with_fields(winners=(Seat(0), Seat(1), Seat(2))), "ELEM-11.5"),
        (events.MatchEnded, untold, "ELEM-11.5"),
    ],
)
def test_an_event_that_is_wrong_is_found(kind: type[Event], change: Change, clause: str) -> None:
    [error] = told_otherwise(kind, change)
    assert any(error.problem.startswith(one) for one in clause.split("|")), error.problem


def test_rules_that_lose_a_card_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
        return tuple(other for other in cards if other != card)[1:]

    monkeypatch.setattr(knowledge, "without", without)
    [error, *_] = MILLION.play_chunk(Chunk(seed=0, decisions=1)).errors
    assert error.problem == "Breach: ELEM-1.3: creatures are missing or doubled"


def test_rules_that_double_a_card_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "without", lambda cards, _: cards)
    [error, *_] = MILLION.play_chunk(Chunk(seed=0, decisions=1)).errors
    assert error.problem == "Breach: ELEM-1.3: creatures are missing or doubled"


# --- The run --------------------------------------------------------------------------------------


def test_the_games_go_through_every_way_to_play() -> None:
    played = [MILLION.table_of(seed) for seed in range(6)]
    options = ELEMENTA.facts.options
    assert len(played) == 3 * len(options[0].values)
    assert {(seats, way["discards"]) for seats, way in played} == {
        (seats, value) for seats in (2, 3, 4) for value in ("closed", "open")
    }
    assert [option.name for option in options] == ["discards"]


def test_random_decks_keep_the_rules_and_hold_every_card() -> None:
    generator = Random(1)
    met: set[str] = set()
    for _ in range(200):
        text = random_deck(generator)
        assert not ELEMENTA.check_deck(text).problems
        creatures, environment = read_deck(f"deck {text}")
        assert len(creatures) == 16
        met |= {*creatures, environment or ""}
    assert met >= CREATURES.keys() | {""}


def test_a_chunk_plays_games_to_the_end_and_can_be_had_again() -> None:
    tally = MILLION.play_chunk(Chunk(seed=3, decisions=800))
    assert tally.errors == []
    assert tally.done >= 800
    assert len(tally.ways) > 1
    assert MILLION.play_chunk(Chunk(seed=3, decisions=800)) == tally


def test_an_error_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(watch: Watch) -> None:
        if len(watch.match.answers) > 20:
            raise Breach("told")

    monkeypatch.setattr(Watch, "look", look)
    tally = MILLION.play_chunk(Chunk(seed=8, decisions=1))
    assert tally.errors == [Error(8, 21, "Breach: told")]
