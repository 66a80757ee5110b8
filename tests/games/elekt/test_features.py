"""Cards in numbers: what bots can learn from."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.elekt.cards import BOXES
from ludotheque.games.elekt.features import NAMES, VERBS, CardFeatures, features
from ludotheque.games.elekt.state import ElektState
from ludotheque.table import load

BOX = BOXES["fr"]


def own(**fields: Any) -> CardFeatures:
    state = load("elekt").position({"cards": {"own": fields}})
    assert isinstance(state, ElektState)
    return features(state.cards["own"])


def test_every_card_has_a_vector_of_one_length() -> None:
    for card in BOX.values():
        assert len(features(card).vector()) == len(NAMES)
    assert len(set(NAMES)) == len(NAMES)


def test_cards_that_differ_have_features_that_differ() -> None:
    """Only cards that are alike but for which attribute they speak of may share a vector."""
    seen: dict[tuple[float, ...], list[str]] = {}
    for card in BOX.values():
        seen.setdefault(features(card).vector(), []).append(card.entry.id)
    shared = [set(ids) for ids in seen.values() if len(set(ids)) > 1]
    alike = [{"master-of-spies", "master-of-swords", "master-of-the-pact"}]
    assert [ids for ids in shared if ids not in alike and len(ids) > 3] == []


def test_what_a_card_says_is_what_it_counts() -> None:
    harpy = own(
        symbols="2M 1A",
        abilities=[
            {
                "mode": "immediate",
                "cost": [[{"pay": "amber", "amount": 2}], [{"pay": "units", "amount": 1}]],
                "do": [
                    {"do": "ban", "units": {"owner": "opponent"}},
                    {"do": "attach", "token": "any", "to": {"which": "every", "owner": "you"}},
                ],
            },
            {
                "when": {"happens": "won", "who": "opponent"},
                "do": [{"do": "discard-amber", "amount": 1, "who": "that-player"}],
            },
            {"rules": [{"rule": "first", "attribute": "A"}]},
        ],
    )
    assert harpy.symbols == (2, 0, 0, 1)
    assert (harpy.immediate, harpy.waiting, harpy.standing, harpy.optional) == (1, 1, 1, 1)
    assert (harpy.price, harpy.sacrifice) == (0, 1)  # a Unit is cheaper than Amber
    assert (harpy.bans, harpy.tokens, harpy.amber) == (1, 2, 1)
    assert harpy.triggers == {"won"}
    assert harpy.verbs == {"ban", "attach", "discard-amber", "first"}
    numbers = dict(zip(NAMES, harpy.vector(), strict=True))
    assert numbers["verb:ban"] == 1 and numbers["verb:draw"] == 0 and numbers["symbols:M"] == 2


@pytest.mark.parametrize(
    ("effect", "name", "amount"),
    [
        ({"do": "obtain-amber", "who": "everybody"}, "amber", 0),
        ({"do": "obtain-amber", "who": "each-opponent"}, "amber", -1),
        ({"do": "discard-amber", "who": "you"}, "amber", -1),
        ({"do": "take-amber"}, "amber", 2),
        ({"do": "remove", "units": {"owner": "you"}}, "tokens", -1),
        ({"do": "remove", "units": {"owner": "opponent"}}, "removed", 1),
        ({"do": "carry", "units": {"owner": "opponent"}}, "removed", 1),
        ({"do": "carry", "units": {"owner": "you"}}, "tokens", 0),
        ({"do": "discard", "units": {"owner": "you"}}, "bans", -1),
        ({"do": "return", "units": {"which": "every", "owner": "opponent"}}, "bans", 2),
        ({"do": "seize"}, "bans", 1),
        ({"do": "draw", "amount": 2}, "drawn", 2),
        ({"do": "discard-from-hand", "amount": 1}, "drawn", -1),
        ({"do": "discard-from-hand", "who": "each-opponent"}, "drawn", 1),
        ({"do": "boost", "amount": 3}, "boost", 3),
    ],
)
def test_each_effect_adds_to_its_number(effect: dict[str, Any], name: str, amount: int) -> None:
    found = own(abilities=[{"mode": "immediate", "do": [effect]}])
    assert getattr(found, name) == amount
    assert found.verbs == {effect["do"]}


def test_the_price_is_that_of_the_cheapest_way() -> None:
    paid = own(abilities=[{"mode": "immediate", "do": [{"do": "draw"}], "cost": cost}
                          for cost in ([[{"pay": "amber", "amount": 2}]],
                                       [[{"pay": "token"}, {"pay": "this-card"}]])])  # fmt: skip
    assert (paid.price, paid.sacrifice) == (2, 2)


def test_all_verbs_of_the_box_are_known() -> None:
    assert set().union(*(features(card).verbs for card in BOX.values())) <= set(VERBS)
