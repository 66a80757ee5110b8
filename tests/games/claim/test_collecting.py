"""Phase one: prize, blind card and the cards played (CLAIM-3.1 to CLAIM-3.4, 3.16 to 3.26)."""

from __future__ import annotations

from itertools import product

import pytest

from ludotheque.games.claim import CLAIM
from ludotheque.table import Event
from tests.games.claim.playing import A, B, at, kinds, play, steps
from tests.games.claim.rulebook import FACES, FACTIONS, second_wins, sort


@pytest.mark.rule("CLAIM-3.16")
@pytest.mark.rule("CLAIM-3.17")
@pytest.mark.rule("CLAIM-3.20")
@pytest.mark.rule("CLAIM-3.21")
@pytest.mark.rule("CLAIM-3.22")
@pytest.mark.rule("CLAIM-5.6")
@pytest.mark.rule("CLAIM-5.7")
@pytest.mark.rule("CLAIM-5.11")
@pytest.mark.rule("CLAIM-5.16")
@pytest.mark.rule("CLAIM-R5")
@pytest.mark.rule("CLAIM-R18")
@pytest.mark.parametrize("asked", FACTIONS)
def test_every_pair_of_cards_is_collected_as_the_rulebook_says(asked: str) -> None:
    """Prize and blind card are Undead wherever possible: neither may come near a score pile."""
    for led, answer in product((face for face in FACES if face[0] == asked), FACES):
        if led == answer != "G0":
            continue
        prize, blind = [card for card in ("U9", "U1", "U5", "U3") if card not in (led, answer)][:2]
        match = at(hands=[[led], [answer]], prize=prize, pile=[blind])
        play(match, f"0 {led}", f"1 {answer}")
        position = match.state.position()
        winner = 1 if second_wins(led, answer) else 0
        undead = sort(card for card in (led, answer) if card[0] == "U")
        assert position["prizes"][winner] == [prize] and position["prizes"][1 - winner] == []
        assert position["blinds"][1 - winner] == [blind] and position["blinds"][winner] == []
        assert position["scores"][winner] == undead and position["scores"][1 - winner] == []
        assert position["discard"] == sort(card for card in (led, answer) if card[0] != "U")


@pytest.mark.rule("CLAIM-5.7")
@pytest.mark.parametrize(
    ("led", "answer", "winner"),
    [("U3", "G9", A), ("K5", "U9", A), ("U3", "X9", B), ("U3", "U9", B)],
)
def test_undead_go_to_the_winner_whoever_played_them(led: str, answer: str, winner: int) -> None:
    match = at(hands=[[led], [answer]])
    play(match, f"0 {led}", f"1 {answer}")
    assert {"U3", "U9"} & {led, answer} == set(match.state.position()["scores"][winner])


@pytest.mark.rule("CLAIM-5.16")
def test_a_doppelganger_on_a_led_undead_is_discarded() -> None:
    for doppelganger in ("X9", "X0"):
        match = at(hands=["U4 K6", ["U2", doppelganger]], prize="D1")
        play(match, "0 U4", f"1 {doppelganger}")
        assert match.state.position()["discard"] == [doppelganger]


@pytest.mark.rule("CLAIM-R6")
@pytest.mark.rule("CLAIM-C74")
@pytest.mark.rule("CLAIM-3.3")
@pytest.mark.rule("CLAIM-3.4")
@pytest.mark.parametrize("seed", range(20))
def test_every_trick_of_phase_one_is_cleared_in_the_order_of_the_steps(seed: int) -> None:
    match = CLAIM.start(seed=seed)
    told: list[Event] = []
    order = ["prize-taken", "blind-taken", "card-scored", "card-discarded"]
    for number, _ in enumerate(steps(match, seed, listener=told.append)):
        if number > 26:
            break
        if number % 2 == 0 and number > 0:
            names = [name for name in kinds(told) if name != "void-shown"]
            last = "phase-two" if number == 26 else "prize-turned"
            assert names[:3] == ["card-played", "card-played", "trick-won"]
            assert names[-1] == last, "the next prize comes last of all"
            places = [order.index(name) for name in names[3:-1]]
            assert places == sorted(places) and places[:2] == [0, 1] and len(places) == 4
        if number % 2 == 0:
            told.clear()


@pytest.mark.rule("CLAIM-3.4")
@pytest.mark.rule("CLAIM-6.4")
@pytest.mark.parametrize("seed", range(10))
def test_the_prize_lies_open_before_anybody_plays(seed: int) -> None:
    for match in steps(CLAIM.start(seed=seed), seed):
        if match.state.view(None).phase != "one":
            break
        assert match.state.view(None).prize is not None
        assert {match.state.view(viewer).prize for viewer in (A, B, None)} == {
            match.state.view(None).prize
        }


@pytest.mark.rule("CLAIM-3.3")
@pytest.mark.rule("CLAIM-3.17")
@pytest.mark.rule("CLAIM-C71")
@pytest.mark.parametrize("seed", range(10))
def test_prizes_and_blind_cards_leave_the_pile_in_turn(seed: int) -> None:
    """Every other card of the pile is a prize, the card under it the blind card of that trick."""
    match = CLAIM.start(seed=seed)
    pile = match.answers[1][1].text.split()[26:]
    blinds: list[list[str]] = [[], []]
    for _ in steps(match, seed):
        pass
    for number, trick in enumerate(match.state.view(None).tricks[:13]):
        assert trick.prize is not None and trick.prize.text == pile[2 * number]
        blinds[1 - trick.winner].append(pile[2 * number + 1])
    assert match.state.position()["blinds"] == blinds


@pytest.mark.rule("CLAIM-3.2")
@pytest.mark.rule("CLAIM-4.5")
@pytest.mark.rule("CLAIM-4.6")
@pytest.mark.rule("CLAIM-R7")
@pytest.mark.rule("CLAIM-R22")
@pytest.mark.parametrize("seed", range(20))
def test_whoever_wins_a_trick_leads_the_next_even_into_phase_two(seed: int) -> None:
    match = CLAIM.start(seed=seed)
    for _ in steps(match, seed):
        pass
    tricks = match.state.view(None).tricks
    assert len(tricks) == 26
    assert [trick.leader for trick in tricks[1:]] == [trick.winner for trick in tricks[:-1]]


@pytest.mark.rule("CLAIM-3.25")
@pytest.mark.parametrize("seed", range(10))
def test_followers_and_scored_cards_are_never_mixed(seed: int) -> None:
    """In phase one a score pile holds played Undead only, a follower pile nothing played."""
    for match in steps(CLAIM.start(seed=seed), seed):
        if match.state.view(None).phase != "one":
            break
        position = match.state.position()
        played = [
            card for trick in match.state.view(None).tricks for card in (trick.led, trick.answer)
        ]
        scored = sort(card for pile in position["scores"] for card in pile)
        assert scored == sort(card.text for card in played if card.text[0] == "U")
        followers = [*position["prizes"][0], *position["prizes"][1]]
        assert len(followers) == len(match.state.view(None).tricks)


@pytest.mark.rule("CLAIM-3.26")
@pytest.mark.rule("CLAIM-4.1")
@pytest.mark.rule("CLAIM-R43")
@pytest.mark.rule("CLAIM-R44")
@pytest.mark.parametrize("seed", range(20))
def test_after_the_thirteenth_trick_the_followers_are_the_hands(seed: int) -> None:
    match = CLAIM.start(seed=seed)
    for _ in steps(match, seed):
        if match.state.view(None).phase == "two":
            break
    position = match.state.position()
    assert position["pile"] == [] and position["prize"] is None
    assert len(match.state.view(None).tricks) == 13
    for seat in (0, 1):
        assert len(position["hands"][seat]) == 13
        followers = position["prizes"][seat] + position["blinds"][seat]
        assert position["hands"][seat] == sort(followers)


@pytest.mark.rule("CLAIM-3.24")
@pytest.mark.rule("CLAIM-6.9")
@pytest.mark.parametrize("seed", range(5))
def test_score_piles_lie_open_to_all(seed: int) -> None:
    for match in steps(CLAIM.start(seed=seed), seed):
        scores = match.state.position()["scores"]
        for viewer in (A, B, None):
            view = match.state.view(viewer)
            assert [[card.text for card in pile] for pile in view.scores] == scores
