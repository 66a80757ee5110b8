"""What is agreed before a match (ELEKT-0.1 to ELEKT-0.11), and what the scans leave open."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.elekt.cards import BOXES
from ludotheque.games.elekt.game import ELEKT
from ludotheque.table import Match, Unreadable
from tests.games.elekt.playing import P1, P2, ElektMatch, asked, at, legal, play, started, steps

SOLO_CARDS: dict[str, Any] = {"a": {}, "b": {}, "c": {}, "d": {}, "e": {}, "f": {}, "g": {}}
BY_EDITION = ("swap-units", "remove", "rename")
"""Choices that the editions put differently (ELEKT-0.5)."""


@pytest.mark.rule("ELEKT-0.1")
def test_the_french_edition_is_played_unless_the_polish_is_chosen() -> None:
    assert ELEKT.start(2, 1).state.settings.edition == "fr"
    assert ELEKT.start(2, 1, edition="pl").state.settings.edition == "pl"
    with pytest.raises(Unreadable, match="edition"):
        ELEKT.start(2, 1, edition="en")


@pytest.mark.rule("ELEKT-0.3")
def test_the_polish_edition_is_for_two_to_four() -> None:
    for seats in (2, 3, 4):
        assert ELEKT.start(seats, 1, edition="pl").state.sides == seats
    for seats in (0, 1, 5):
        with pytest.raises(Unreadable):
            ELEKT.start(seats, 1, edition="pl")


@pytest.mark.rule("ELEKT-0.5")
def test_only_the_scarifier_guard_reads_differently() -> None:
    french, polish = BOXES["fr"], BOXES["pl"]
    assert list(french) == list(polish)
    differ = [id for id in french if french[id].abilities != polish[id].abilities]
    assert differ == ["scarifier-guard"]
    assert all(french[id].symbols == polish[id].symbols for id in french)


@pytest.mark.rule("ELEKT-0.5")
@pytest.mark.parametrize("seed", range(6))
def test_the_same_answers_lead_to_the_same_in_both_editions(seed: int) -> None:
    """Until a choice comes up which the editions put differently."""
    options = {"first_player": "0 clockwise"}
    french = ELEKT.start(2 + seed % 3, seed, **options)
    chosen = ELEKT.read_options({**options, "edition": "pl"})
    polish: ElektMatch = Match(ELEKT, ELEKT.begin(2 + seed % 3, chosen), chosen, 2 + seed % 3)
    compared = 0
    for match in steps(french, seed):
        polish.replay(match.answers[len(polish.answers) :])
        rows = [unit.id for row in match.state.rows for unit in row]
        if asked(match) in BY_EDITION or "scarifier-guard" in rows:
            break
        compared += 1
        assert polish.state.position() == match.state.position()
        assert polish.deciders == match.deciders
        for seat in match.deciders:
            assert legal(polish, seat) == legal(match, seat)
    assert compared > 5


@pytest.mark.rule("ELEKT-0.6")
@pytest.mark.parametrize(
    ("options", "masters"),
    [
        ({}, 2),
        ({"solo_difficulty": "easy"}, 1),
        ({"solo_difficulty": "medium"}, 2),
        ({"solo_difficulty": "hard"}, 3),
    ],
)
def test_the_difficulty_is_medium_unless_another_is_chosen(
    options: dict[str, str], masters: int
) -> None:
    assert len(ELEKT.start(1, 1, **options).state.masters) == masters


@pytest.mark.rule("ELEKT-0.7")
@pytest.mark.parametrize(
    ("options", "assigned"),
    [({}, 5), ({"coalition_after_pass": "continue"}, 5), ({"coalition_after_pass": "pass"}, 0)],
)
def test_the_coalition_goes_on_after_a_pass_unless_agreed_otherwise(
    options: dict[str, str], assigned: int
) -> None:
    match = at(
        options,
        seats=1,
        cards=SOLO_CARDS,
        amber=[0, 0],
        hands=[["nameless0"], list("abcdef")],
        elite=["g"],
    )
    told = play(match, "0: pass")
    assert len([line for line in told if line.startswith("assigned seat=1")]) == assigned
    assert ("passed seat=1" in told) == (assigned == 0)


@pytest.mark.rule("ELEKT-0.8")
@pytest.mark.parametrize(
    ("options", "stolen"),
    [
        ({}, ["token-carried seat=1 token=B card=b other=c"]),
        (
            {"coalition_steal": "first_with_token"},
            ["token-carried seat=1 token=B card=b other=c"],
        ),
        ({"coalition_steal": "strict_leftmost"}, []),
    ],
)
def test_the_coalition_steals_from_the_first_unit_with_a_token_unless_agreed_otherwise(
    options: dict[str, str], stolen: list[str]
) -> None:
    match = at(
        options,
        seats=1,
        cards={**SOLO_CARDS, "c": {"symbols": "1D"}},
        hands=[["nameless0"], []],
        amber=[0, 0],
        zones={"S": [["a", "b"], ["c"]]},
        tokens={"b": "1B"},
        assigned=[2, 5],
        round=1,
    )
    told = play(match, "0: pass")
    assert [line for line in told if line.startswith("token-carried")] == stolen


@pytest.mark.rule("ELEKT-0.11")
def test_nothing_but_the_six_options_can_be_agreed() -> None:
    assert [option.name for option in ELEKT.facts.options] == [
        "edition", "solo_difficulty", "coalition_after_pass", "coalition_steal",
        "reshuffle_basics", "first_player",
    ]  # fmt: skip
    for unknown in ("age", "duration"):
        with pytest.raises(Unreadable, match=unknown):
            ELEKT.start(2, 1, **{unknown: 16})


# --- What the scans of the rulebooks leave open (ELEKT-R4 to ELEKT-R12) ---------------------------


@pytest.mark.rule("ELEKT-R4")
@pytest.mark.rule("ELEKT-2.17")
@pytest.mark.rule("ELEKT-2.18")
@pytest.mark.parametrize(("edition", "first"), [("fr", 0), ("pl", 1)])
def test_names_are_compared_in_the_language_of_the_edition(edition: str, first: int) -> None:
    """Accents are ignored: Écu comes before Eden, Łan before Mur."""
    names = ({"en": "B", "fr": "Écu", "pl": "Mur"}, {"en": "A", "fr": "Eden", "pl": "Łan"})
    match = at(
        {"edition": edition},
        phase="setup",
        cards={"u": {"names": names[0]}, "v": {"names": names[1]}},
        elite=["u", "v"],
    )
    assert asked(match) == "direction"
    assert match.deciders == (first,)


@pytest.mark.rule("ELEKT-R5")
def test_one_unit_is_assigned_at_a_time_and_every_unit_comes_back() -> None:
    match = at(
        cards={"t": {}, "u": {}, "v": {}, "w": {}, "x": {}},
        hands=[["t", "w"], ["u", "x"]],
        zones={"P": [["v"], []]},
        face={"S": "s1", "M": "m1", "P": "p1"},
        decks={"S": ["s2"], "M": ["m2"], "P": ["p2"]},
        amber=[0, 0],
    )
    play(match, "0: t S")
    assert match.deciders == (P2,)
    play(match, "1: u M", "0: pass", "1: pass", "0: to 0 clockwise")
    state = match.state
    assert [unit.id for unit in state.hands[P1]] == ["t", "v", "w"]
    assert [unit.id for unit in state.hands[P2]] == ["u", "x"]
    assert not any(state.rows)


@pytest.mark.rule("ELEKT-R6")
@pytest.mark.rule("ELEKT-2.8")
@pytest.mark.parametrize("edition", ["fr", "pl"])
def test_everybody_starts_with_two_amber_in_both_editions(edition: str) -> None:
    for seats in (2, 3, 4):
        assert started(seats, edition=edition).state.amber == [2] * seats


@pytest.mark.rule("ELEKT-R7")
@pytest.mark.parametrize("edition", ["fr", "pl"])
@pytest.mark.parametrize(("seats", "titles", "units"), [(2, 7, 3), (3, 6, 2), (4, 5, 2)])
def test_both_tables_are_the_same_in_both_editions(
    edition: str, seats: int, titles: int, units: int
) -> None:
    state = started(seats, edition=edition).state
    assert (state.titles_needed, state.settings.room) == (titles, units)


@pytest.mark.rule("ELEKT-R8")
@pytest.mark.rule("ELEKT-1.5")
@pytest.mark.parametrize("edition", ["fr", "pl"])
def test_there_are_as_many_tokens_in_both_editions(edition: str) -> None:
    assert started(3, edition=edition).state.supply == [6, 6, 6, 7]


@pytest.mark.rule("ELEKT-R11")
@pytest.mark.parametrize("edition", ["fr", "pl"])
def test_tokens_may_go_on_units_of_others_in_both_editions(edition: str) -> None:
    match = at(
        {"edition": edition},
        phase="confrontation",
        cards={"u": {"symbols": "1M"}, "v": {}},
        zones={"S": [["u"], ["v"]]},
    )
    assert {"A u", "A v"} <= set(legal(match, P1))
    told = play(match, "0: A v", "0: B v")
    assert told[:2] == [
        "token-attached seat=0 token=A card=v",
        "token-attached seat=0 token=B card=v",
    ]


@pytest.mark.rule("ELEKT-R12")
@pytest.mark.rule("ELEKT-3.41")
@pytest.mark.parametrize(
    "card", [{}, {"abilities": [{"rules": [{"rule": "wins-ties", "attribute": "A"}]}]}]
)
def test_a_card_goes_before_the_basic_rules_which_are_the_last_class(card: dict[str, Any]) -> None:
    """Rank decides a tie of Authority, a basic rule; the lowest of the four classes outdoes it."""
    match = at(
        phase="confrontation",
        next=["A"],
        cards={"u": {"symbols": "1A"}, "v": {"symbols": "1A", **card}},
        zones={"S": [["u"], ["v"]]},
        face={"S": "s1", "P": "p1"},
    )
    winner = P2 if card else P1
    assert [card.id for card in match.state.won[winner]][:1] == ["s1"]
