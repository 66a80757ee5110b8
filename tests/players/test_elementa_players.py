"""The players of Elementa: legal, always alike, from View and Decision alone, and not silly."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import pytest

from ludotheque.games.elementa import ELEMENTA
from ludotheque.games.elementa.actions import Change, Divide, Lay, Pay, TakeCards
from ludotheque.games.elementa.cards import CARDS, CREATURES
from ludotheque.games.elementa.decks import READY
from ludotheque.games.elementa.elements import read_counts
from ludotheque.games.elementa.view import ElementaView
from ludotheque.players import Budget, Player, Thought, load_player, players_for
from ludotheque.players.elementa_plan import income_of, plans
from ludotheque.players.elementa_worth import STAKE, Funds, pay_cards, pay_from, worth
from ludotheque.players.mixing import mixture, solve, value_of_two
from ludotheque.table import Action, Decision, Seat, Unreadable, from_json, to_json
from tests.games.elementa.playing import ElementaMatch, at, effect, play

PLAYERS = players_for("elementa")
GREEDY = load_player("greedy", "elementa")
ME = Seat(0)
Answer = Callable[[ElementaMatch, Seat, Decision], Action]


def play_whole(seats: int, seed: int, answer: Answer) -> ElementaMatch:
    """Play a whole match; `play` refuses an illegal answer."""
    match: ElementaMatch = ELEMENTA.start(seats, seed)
    while not match.over:
        for seat in match.deciders:
            match.play(seat, answer(match, seat, match.decision(seat)))
    return match


def by(seed: int, *players: Player) -> Answer:
    """Let players answer, seat by seat, each with a generator of its own."""
    generators = [Random(f"{seed}/{seat}") for seat in range(4)]

    def answer(match: ElementaMatch, seat: Seat, decision: Decision) -> Action:
        player = players[seat % len(players)]
        thought = player.think(match.view(seat), decision, Budget(), generators[seat])
        assert decision.accepts(thought.action)
        return thought.action

    return answer


def answer_of(match: ElementaMatch, seat: int = 0, seed: int = 0) -> Action:
    """What greedy answers to the open question."""
    at_seat = Seat(seat)
    decision = match.decision(at_seat)
    return GREEDY.think(match.view(at_seat), decision, Budget(), Random(seed)).action


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_answers_legally_and_the_same_generator_gives_the_same_match(
    name: str, seats: int
) -> None:
    player = load_player(name, "elementa")
    first, again = (play_whole(seats, seats, by(1, player)) for _ in range(2))
    assert first.outcome is not None
    assert first.answers == again.answers


class Blind(Player):
    """Passes on what went through JSON: nothing of the State can come along."""

    def think(self, view: Any, decision: Decision, budget: Budget, generator: Random) -> Thought:
        """Answer from a View that was written and read again."""
        return GREEDY.think(from_json(to_json(view), ElementaView), decision, budget, generator)


def test_greedy_needs_nothing_but_the_view() -> None:
    seen = play_whole(2, 5, by(5, GREEDY))
    blind = play_whole(2, 5, by(5, Blind()))
    assert seen.answers == blind.answers


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    won = 0
    for seed in range(6):
        players = [load_player("random", "elementa")] * seats
        players[seed % seats] = GREEDY
        match = play_whole(seats, seed, by(seed, *players))
        assert match.outcome is not None
        won += match.outcome.ranking[0] == (seed % seats,)
    assert won >= 5


def test_greedy_is_quick() -> None:
    play_whole(2, 0, by(0, GREEDY))  # what is sought once for a deck
    begun = process_time()
    for seed in range(3):
        play_whole(2, 0, by(seed, GREEDY))
    assert (process_time() - begun) / 3 < 0.6  # ten times what a quiet core needs


def test_greedy_brings_the_deck_that_it_is_told() -> None:
    match: ElementaMatch = ELEMENTA.start(2, 1)
    player = load_player("greedy:deck=delta", "elementa")
    thought = player.think(match.view(Seat(0)), match.decision(Seat(0)), Budget(), Random(1))
    assert thought.action.text == "deck delta"
    with pytest.raises(Unreadable):
        load_player("greedy:deck=nothing", "elementa")


# --- Preparing ------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", READY)
def test_a_division_can_be_paid_with_the_resources_taken_for_it(deck: str) -> None:
    match: ElementaMatch = ELEMENTA.start(2, 1)
    play(match, f"0 deck {deck}", "1 deck delta")
    division = answer_of(match)
    assert isinstance(division, Divide)
    play(match, f"0 {division.text}")
    match.play(Seat(1), match.decision(Seat(1)).actions[0])
    taken = answer_of(match)
    assert isinstance(taken, TakeCards)
    elements = {n for n in range(4) if any(card.cost[n] for card in READY[deck].creatures)}
    assert {n for n in range(4) if taken.counts[n]} <= elements
    first = [CARDS[id] for id in division.turns[0]]
    costs = sorted((sum(card.cost) for card in first), reverse=True)
    assert sum(costs[:3]) <= 5 + 2  # five resource cards, and two units for crystals


def test_the_division_is_not_always_the_same() -> None:
    match: ElementaMatch = ELEMENTA.start(2, 1)
    play(match, "0 deck steam", "1 deck delta")
    assert len({answer_of(match, seed=seed).text for seed in range(8)}) > 2


def test_the_plan_of_a_deck_uses_each_place_once() -> None:
    creatures, environment = READY["forge"].creatures, READY["forge"].environment
    found = plans(creatures, environment)
    assert len(set(found)) > 2
    for order in found:
        assert sorted(order) == list(range(16))
    assert plans(creatures, environment) is found


def test_what_promises_more_is_worth_more() -> None:
    for turn in (1, 2, 3, 4):
        assert worth(CARDS["volcano-drake"], turn).total > worth(CARDS["spark-rat"], turn).total
    assert worth(CARDS["granite-colossus"], 3).strength == 7
    assert worth(CARDS["granite-colossus"], 2).strength == 5
    for card in CREATURES:
        judged = worth(card, 2)
        least, most = sorted((judged.win + STAKE, judged.loss))
        assert least <= judged.total <= most


# --- Banning, laying, paying, changing ------------------------------------------------------------


def hands(first: str, second: str, **given: Any) -> ElementaMatch:
    """Return a match in turn 2 in which both know the hands."""
    known = [{}, {"hand": second, "seen": second}, {"hand": first, "seen": first}, {}]
    return at(seats=2, turn=2, hands=[first, second], known=known, **given)


def test_greedy_pays_what_comes_back_before_crystals() -> None:
    match = hands("ember-fox", "pebble-sprite", ready=["Fi Fi", ""], crystals=[5, 0])
    play(match, "0 lay ember-fox")
    paid = answer_of(match)
    assert isinstance(paid, Pay)
    assert paid.crystals == 0


def test_greedy_keeps_what_the_rest_of_its_hand_needs() -> None:
    match = hands(
        "spark-falcon ember-fox", "pebble-sprite dew-sprite",
        ready=["Fi Ai", ""], crystals=[3, 0],
    )  # fmt: skip
    play(match, "0 lay spark-falcon", "1 lay pebble-sprite")
    paid = answer_of(match)
    assert isinstance(paid, Pay)
    left = Funds(
        tuple(a - b for a, b in zip((1, 0, 0, 1), paid.units.cards, strict=True)),  # type: ignore[arg-type]
        3 - paid.crystals,
    )
    assert pay_from(left, CARDS["ember-fox"].cost, 0) is not None


def test_greedy_pays_when_that_wins_and_changes_for_it() -> None:
    match = hands("ember-fox", "pebble-sprite", ready=["Wa Wa Wa", ""], points=[2, 2])
    play(match, "0 lay ember-fox")
    paid = answer_of(match)
    assert isinstance(paid, Pay)
    assert paid.change.total == 3


def test_greedy_changes_what_is_left_at_the_end_of_a_turn() -> None:
    changes = 0
    match: ElementaMatch = ELEMENTA.start(2, 3)
    answer = by(3, GREEDY)
    while not match.over:
        for seat in match.deciders:
            decision = match.decision(seat)
            view: Any = match.view(seat)
            action = answer(match, seat, decision)
            if decision.kind == "change" and not view.fighting and not any(view.hand_counts):
                ready = read_counts(view.ready[seat])
                assert isinstance(action, Change) == any(ready) or view.turn == 4
                if isinstance(action, Change):
                    assert action.units.cards == ready
                    changes += 1
            match.play(seat, action)
    assert changes


@pytest.mark.parametrize("hands", [["", ""], ["a", ""], ["", "a"]])
def test_a_card_that_is_left_over_keeps_nobody_from_the_last_change(hands: list[str]) -> None:
    """An effect can bring a fourth card for three combats (ELEM-11.4)."""
    match = at(
        phase="turn-end", turn=4, combat=4, cards={"a": {}}, hands=hands, points=[3, 3],
        ready=["Fi Fi Fi", ""],
    )  # fmt: skip
    assert answer_of(match).text == "change Fi Fi Fi"


@pytest.mark.parametrize(
    ("source", "to", "picked"),
    [("hand", "discard", "weak"), ("hand", "next-turn", "weak"), ("aside", "hand", "strong"),
     ("discard", "next-turn", "strong"), ("next-turn", "discard", "weak")],
)  # fmt: skip
def test_greedy_gives_away_its_weak_cards_and_takes_the_strong(
    source: str, to: str, picked: str
) -> None:
    mover = effect({"do": "move", "source": source, "to": to})
    both = "weak strong"
    cards = {
        "m": mover, "weak": {"power": 1}, "x": {"power": 2},
        "strong": {"power": 7, "victory": {"points": 3}},
    }  # fmt: skip
    match = at(
        cards=cards, turn=1, hands=[f"m {both}" if source == "hand" else "m x", "x x x"],
        piles=[["", both if source == "next-turn" else "x"], []],
        aside=[both if source == "aside" else "", ""],
        discards=[both if source == "discard" else "", ""],
    )  # fmt: skip
    play(match, "0 lay m", "1 lay x")
    assert answer_of(match).text == f"pick {picked}"


def test_the_last_card_takes_crystals_along_where_it_counts_them() -> None:
    match = hands("hoard-keeper", "pebble-sprite", ready=["Ea Ea Ea Ea", ""], crystals=[2, 0])
    action = answer_of(match)
    assert isinstance(action, Lay)
    assert action.change.cards == (0, 0, 2, 0)


def test_greedy_lays_by_a_mixture_where_one_card_would_be_foreseen() -> None:
    match = hands("ember-fox pebble-sprite", "silt-eel dew-sprite", ready=["Fi", "Wa"])
    laid = {answer_of(match, seed=seed).text for seed in range(30)}
    assert laid <= {"lay ember-fox", "lay pebble-sprite"}


def test_greedy_plans_for_the_crystals_that_its_environment_costs() -> None:
    """Whoever spends them in every turn must not count on them for his cards."""
    assert income_of(CARDS["thunder-plateau"])[0] < 0
    assert income_of(CARDS["great-forge"])[0] < 0
    assert income_of(CARDS["crystal-cavern"])[0] > 0
    assert income_of(None) == (0, 0)


def test_greedy_bans_the_card_that_does_most_harm() -> None:
    match: ElementaMatch = ELEMENTA.start(2, 1)
    play(
        match, "0 deck wildfire", "1 deck delta",
        "0 divide spark-rat spark-rat ember-fox ember-fox / torch-viper forge-salamander lava-hound"
        " / flame-dancer blazing-boar sun-maned-lion / scorching-ogre undying-phoenix",
        "1 divide dew-sprite pebble-sprite brook-beaver delta-dragon / seed-shepherd seed-shepherd"
        " bog-buffalo / crag-ibex willow-nymph willow-nymph / bedrock-bear deep-mole",
        "0 take Fi Fi Fi Fi", "1 take Wa Wa Wa Ea",
    )  # fmt: skip
    while match.decision(match.deciders[0]).kind != "ban":
        match.play(match.deciders[0], match.decision(match.deciders[0]).actions[0])
    assert {answer_of(match, seed=seed).text for seed in range(5)} == {"ban delta-dragon"}


# --- Small games ----------------------------------------------------------------------------------


def test_a_mixture_cannot_be_exploited() -> None:
    generator = Random(4)
    for rows, columns in ((2, 2), (3, 3), (2, 3), (3, 2), (4, 4), (1, 3)):
        for _ in range(8):
            game = [[generator.uniform(-1, 1) for _ in range(columns)] for _ in range(rows)]
            weights, value = mixture(game)
            assert abs(sum(weights) - 1) < 1e-6
            worst = min(sum(weights[r] * game[r][c] for r in range(rows)) for c in range(columns))
            assert abs(worst - value) < 1e-6
            learnt = solve(game, 1000)
            found = min(sum(learnt[r] * game[r][c] for r in range(rows)) for c in range(columns))
            assert abs(value - found) < 0.06
            if (rows, columns) == (2, 2):
                assert abs(value_of_two(game) - value) < 1e-6


def test_paying_takes_crystals_for_what_is_missing() -> None:
    funds = Funds((1, 0, 2, 0), 3)
    assert pay_from(funds, (1, 0, 0, 0), 0) == Funds((0, 0, 2, 0), 3)
    assert pay_from(funds, (0, 1, 0, 0), 0) == Funds((1, 0, 2, 0), 0)
    assert pay_from(funds, (0, 0, 0, 0), 5) == Funds((0, 0, 1, 0), 0)
    assert pay_from(funds, (0, 2, 0, 0), 1) is None
    assert pay_cards(funds, [((1, 0, 0, 0), 0), ((1, 0, 0, 0), 0)]) == Funds((0, 0, 2, 0), 0)


def test_what_was_drawn_is_no_better_than_what_it_was_drawn_from() -> None:
    """Whoever plays another good card, deck or division has made no mistake."""
    match = ELEMENTA.start(2, 1)
    thought = GREEDY.think(match.view(ME), match.decision(ME), Budget(), Random(0))
    assert all(map(thought.agrees_with, match.decision(ME).actions))
    even = at(
        cards={"a": {"power": 1}, "b": {"power": 2}, "c": {"power": 3}},
        hands=["a b c", "a b c"], turn=4,
    )  # fmt: skip
    decision = even.decision(ME)
    mixed = GREEDY.think(even.view(ME), decision, Budget(), Random(0))
    assert mixed.as_good is not None
    assert mixed.action in mixed.as_good
    assert {action for action in decision.actions if mixed.agrees_with(action)} == set(
        mixed.as_good
    )


def test_greedy_divides_a_deck_that_a_position_has_cut_down() -> None:
    match = at(phase="deckbuilding", decks=["ember-fox spark-rat", "ember-fox"])
    action = answer_of(match)
    assert match.decision(ME).accepts(action)
