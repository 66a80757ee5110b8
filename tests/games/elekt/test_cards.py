"""Cards and their abilities (ELEKT-3.1 to ELEKT-3.41), and rulings on single cards."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.elekt.cards import BOXES
from ludotheque.games.elekt.pieces import ATTRIBUTES
from tests.games.elekt.playing import P1, P2, P3, asked, at, clause, legal, play

UNITS = [card for card in BOXES["fr"].values() if card.kind in ("basic", "elite")]


@pytest.mark.rule("ELEKT-3.1")
@pytest.mark.rule("ELEKT-3.2")
@pytest.mark.parametrize("card", UNITS, ids=lambda card: card.id)
def test_a_unit_has_a_name_a_type_symbols_and_an_ability(card: Any) -> None:
    assert all((card.names.en, card.names.fr, card.names.pl))
    assert card.type in ("spectre", "disciple")
    assert len(card.symbols) == 4 and all(count >= 0 for count in card.symbols)
    assert card.abilities


@pytest.mark.rule("ELEKT-3.4")
@pytest.mark.rule("ELEKT-8.2")
def test_the_attributes_are_four_and_each_has_its_confrontation() -> None:
    match = at(
        phase="confrontation",
        cards={"u": {"symbols": "1M 1D 1B 1A"}},
        zones={"M": [["u"], []]},
        hands=[["nameless0"], ["nameless1"]],
        face={"M": "m1"},
        decks={"P": ["p1"]},
    )
    told = play(match, "0: no", "0: no")
    held = ["confrontation-held zone=M attribute=M counts=1,0 winner=0"]
    held += [line for line in told if line.startswith("confrontation-held")]
    assert [line.split()[2] for line in held] == [f"attribute={a}" for a in ATTRIBUTES]
    assert ATTRIBUTES == ("M", "D", "B", "A")


@pytest.mark.rule("ELEKT-3.6")
@pytest.mark.parametrize(("symbols", "amber"), [("1D", 1), ("2A", 0), ("1B", 0)])
def test_what_names_a_confrontation_is_about_the_confrontation(symbols: str, amber: int) -> None:
    """The Unit needs no Duplicity of its own; and winning with Duplicity symbols is not enough."""
    ability = {"when": {"happens": "won", "who": "you", "attribute": "D"}}
    temple = {"rules": [{"rule": "counts-also", "symbol": "D", "also": "A"}]}
    match = at(
        phase="confrontation",
        zone="M",
        next=["D", "A"],
        cards={
            "u": {"abilities": [{**ability, "do": [{"do": "obtain-amber"}]}]},
            "v": {"symbols": symbols},
            "w": {"symbols": "1M"},
            "m": {"kind": "machination", "titles": 1, "abilities": [temple]},
        },
        zones={"M": [["u", "v"], ["w"]]},
        face={"M": "m", "P": "p1"},
        amber=[0, 0],
    )
    assert [card.id for card in match.state.won[P1]] == ["m"]
    assert match.state.amber[P1] == amber


@pytest.mark.rule("ELEKT-3.10")
def test_this_unit_is_the_one_that_bears_the_text() -> None:
    match = at(
        cards={
            "u": {"abilities": [{"mode": "immediate", "do": [{"do": "attach", "token": "B"}]}]},
            "v": {},
        },
        hands=[["u"], ["nameless1"]],
        zones={"S": [["v"], []]},
    )
    told = play(match, "0: u S", "0: use 0")
    assert told[-1] == "token-attached seat=0 token=B card=u"


@pytest.mark.rule("ELEKT-3.14")
@pytest.mark.rule("ELEKT-3.15")
def test_an_ability_is_immediate_or_permanent() -> None:
    """An immediate one waits for nothing but its Unit's assignment; a permanent one tells when."""
    for card in BOXES["fr"].values():
        for ability in card.abilities:
            if ability.mode == "immediate":
                assert card.kind in ("basic", "elite"), card.id
                assert ability.when is None and ability.do and not ability.rules
            else:
                assert (ability.when is not None) == bool(ability.do) != bool(ability.rules)


@pytest.mark.rule("ELEKT-3.32")
@pytest.mark.rule("ELEKT-1.22")
def test_an_obtained_privilege_lies_face_up_before_its_owner() -> None:
    match = at(
        seats=3,
        phase="confrontation",
        zone="P",
        cards={"u": {"symbols": "1A"}},
        zones={"P": [[], ["u"], []]},
        face={"P": "master-of-spies"},
    )
    assert asked(match) == "sceptre"
    for viewer in (P1, P2, P3, None):
        assert match.state.view(viewer).won == ((), ("master-of-spies",), ())


@pytest.mark.rule("ELEKT-3.35")
def test_a_privilege_stays_until_it_is_given_up() -> None:
    match = at(
        phase="confrontation",
        next=["D"],
        cards={"u": {"symbols": "1D"}, "v": {"symbols": "1D"}},
        zones={"S": [["u"], ["v"]]},
        amber=[1, 0],
        won=[["master-of-spies"], []],
        decks={"P": ["p1"]},
        elite=[],
        hands=[["nameless0"], ["nameless1"]],
    )
    play(match, "0: use 0", "0: to 0")
    while match.state.round == 1:
        match.play(match.deciders[0], match.decision(match.deciders[0]).actions[-1])
    assert [card.id for card in match.state.won[P1]] == ["master-of-spies"]


@pytest.mark.rule("ELEKT-3.35")
def test_a_privilege_goes_when_its_text_says_so() -> None:
    match = at(
        phase="confrontation",
        next=["D"],
        cards={"u": {"symbols": "1D"}, "v": {"symbols": "1D"}},
        zones={"S": [["u"], ["v"]]},
        amber=[1, 0],
        won=[["master-of-spies"], []],
    )
    told = play(match, "0: use 1")
    assert "card-gone card=master-of-spies" in told
    assert match.state.won[P1] == ()


@pytest.mark.rule("ELEKT-R19")
@pytest.mark.rule("ELEKT-3.29")
def test_a_zone_card_concerns_all_players_alike() -> None:
    toll = {"when": {"happens": "unit-assigned"}, "do": [
        {"do": "discard-amber", "who": "that-player"}
    ]}  # fmt: skip
    more = {"rules": [{"rule": "symbols-for", "attribute": "A", "amount": 1, "who": "you"}]}
    match = at(
        cards={
            "s": {"kind": "skirmish", "titles": 1, "abilities": [toll, more]},
            "u": {}, "v": {}, "w": {}, "x": {},
        },
        face={"S": "s"},
        hands=[["u", "w"], ["v", "x"]],
        amber=[2, 2],
    )  # fmt: skip
    play(match, "0: u S", "1: v S")
    assert match.state.amber == [1, 1]
    counts = match.state.view(None).counts["S"]["A"]
    assert counts == [[[1, "s", "card"]], [[1, "s", "card"]]]


# --- Single cards of the box ----------------------------------------------------------------------


@pytest.mark.rule("ELEKT-R74")
@pytest.mark.parametrize(
    ("card", "order"),
    [("blast-furnace-of-darkness", "BMDA"), ("ministry-of-propaganda", "DMBA")],
)
def test_the_furnace_puts_brutality_first_and_the_ministry_duplicity(card: str, order: str) -> None:
    match = at(
        cards={"u": {}, "v": {}},
        hands=[["u"], []],
        zones={"M": [[], ["v"]]},
        face={"M": card},
        passed=[1],
        amber=[0, 0],
    )
    told = play(match, "0: pass")
    held = [line.split() for line in told if line.startswith("confrontation-held zone=M")]
    assert "".join(words[2][-1] for words in held) == order


@pytest.mark.rule("ELEKT-R77")
def test_there_is_one_amber_demiurge() -> None:
    named = [c for c in BOXES["fr"].values() if "miurg" in c.names.fr or "Démon" in c.names.fr]
    assert [(card.names.fr, card.names.pl) for card in named] == [
        ("Demiurge de l'Ambre", "Demiurg Żaru")
    ]


@pytest.mark.rule("ELEKT-R86")
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("werewolf-packs", "skirmish"),
        ("blast-furnace-of-darkness", "machination"),
        ("ministry-of-propaganda", "machination"),
    ],
)
def test_to_which_decks_the_doubtful_cards_belong(card: str, kind: str) -> None:
    assert BOXES["fr"][card].kind == kind


@pytest.mark.rule("ELEKT-3.16")
@pytest.mark.rule("ELEKT-3.17")
def test_an_immediate_ability_left_aside_cannot_be_used_later() -> None:
    match = at(
        cards={
            "u": {"abilities": [{"mode": "immediate", "do": [{"do": "obtain-amber"}]}]},
            "v": {}, "w": {},
        },
        hands=[["u", "v"], ["w"]],
        amber=[0, 0],
    )  # fmt: skip
    assert legal(at(hands=[["nameless0"], ["nameless1"]]), P1)[-1] == "pass"
    play(match, "0: u S", "0: no", "1: w S")
    assert clause(match, P1, "use 0") == "ELEKT-3.15"
    assert match.state.amber == [0, 0]


# --- When and where abilities act -----------------------------------------------------------------


@pytest.mark.rule("ELEKT-R82")
@pytest.mark.rule("ELEKT-R15")
@pytest.mark.parametrize(("used", "tokens"), [("use 0", {"u": "2M"}), ("no", {})])
def test_the_library_looks_at_a_unit_when_its_immediate_ability_is_done(
    used: str, tokens: dict[str, str]
) -> None:
    """A token shows Mysticality like a printed symbol, and the Unit's ability comes first."""
    match = at(
        cards={
            "u": {"abilities": [{"mode": "immediate", "do": [{"do": "attach", "token": "M"}]}]},
            "w": {},
        },
        hands=[["u"], ["w"]],
        face={"M": "library-of-forbidden-books"},
    )
    play(match, "0: u M", f"0: {used}")
    assert match.state.position()["tokens"] == tokens


@pytest.mark.rule("ELEKT-3.36")
@pytest.mark.rule("ELEKT-3.37")
def test_a_unit_acts_on_an_obtained_card_before_the_card_itself() -> None:
    """The Unit takes the winner's last Amber; then the card lets him obtain one."""
    tax = {"when": {"happens": "card-obtained", "who": "opponent"}, "do": [
        {"do": "discard-amber", "amount": 1, "who": "that-player"}
    ]}  # fmt: skip
    gift = {"when": {"happens": "obtained"}, "do": [
        {"do": "obtain-amber", "who": "that-player"}
    ]}  # fmt: skip
    match = at(
        cards={
            "s": {"kind": "skirmish", "titles": 1, "abilities": [gift]},
            "u": {"symbols": "1A"},
            "v": {"abilities": [tax]},
        },
        hands=[["u"], []],
        zones={"S": [[], ["v"]]},
        passed=[1],
        face={"S": "s"},
        amber=[0, 0],
        decks={"P": ["p1"]},
    )
    told = play(match, "0: u S")
    used = [line for line in told if line.startswith("ability-used")]
    assert used[:2] == ["ability-used seat=1 card=v", "ability-used seat=0 card=s"]
    assert "amber-lost seat=0 amount=1" not in told


@pytest.mark.rule("ELEKT-3.7")
@pytest.mark.parametrize(("zone", "amber"), [({}, 0), ({"zone": "every"}, 1)])
def test_an_ability_hears_of_other_zones_only_if_it_says_so(
    zone: dict[str, str], amber: int
) -> None:
    waits = {"when": {"happens": "unit-assigned", **zone}, "do": [{"do": "obtain-amber"}]}
    match = at(
        cards={"u": {"abilities": [waits]}, "v": {}, "w": {}},
        hands=[["v"], ["w"]],
        zones={"P": [["u"], []]},
        amber=[0, 0],
    )
    play(match, "0: v S")
    assert match.state.amber == [amber, 0]


@pytest.mark.rule("ELEKT-3.8")
@pytest.mark.parametrize(("zone", "amber"), [({}, 0), ({"zone": "every"}, 1)])
def test_a_zone_card_hears_of_other_zones_only_if_it_says_so(
    zone: dict[str, str], amber: int
) -> None:
    waits = {"when": {"happens": "unit-assigned", **zone}, "do": [
        {"do": "obtain-amber", "who": "that-player"}
    ]}  # fmt: skip
    match = at(
        cards={"m": {"kind": "machination", "titles": 1, "abilities": [waits]}, "v": {}, "w": {}},
        hands=[["v"], ["w"]],
        face={"M": "m"},
        amber=[0, 0],
    )
    play(match, "0: v S")
    assert match.state.amber == [amber, 0]


@pytest.mark.rule("ELEKT-3.29")
def test_what_a_zone_card_allows_the_winner_it_allows_every_winner() -> None:
    """Tokens need not differ here: also for those who do not hold the Sceptre."""
    same = {"kind": "skirmish", "titles": 1, "abilities": [{"rules": [{"rule": "same-kinds"}]}]}
    match = at(
        phase="confrontation",
        next=["M"],
        cards={"s": same, "u": {}, "v": {"symbols": "1M"}},
        zones={"S": [["u"], ["v"]]},
        face={"S": "s"},
    )
    play(match, "1: A v")
    assert "A v" in legal(match, P2)


@pytest.mark.rule("ELEKT-3.29")
@pytest.mark.rule("ELEKT-3.39")
@pytest.mark.parametrize(("sceptre", "winner"), [(0, 1), (1, 1), (2, 2)])
def test_a_zone_card_that_wins_ties_wins_them_for_the_highest_of_the_tied(
    sceptre: int, winner: int
) -> None:
    ties = {"rules": [{"rule": "wins-ties", "attribute": "D"}]}
    match = at(
        seats=3,
        phase="confrontation",
        next=["D"],
        sceptre=sceptre,
        cards={
            "s": {"kind": "skirmish", "titles": 1, "abilities": [ties]},
            "t": {}, "u": {}, "v": {"symbols": "1D"}, "w": {"symbols": "1D"},
            "x": {}, "y": {},
        },
        zones={"S": [["t"], ["v"], ["w"]], "M": [["u"], ["x"], ["y"]]},
        face={"S": "s"},
    )  # fmt: skip
    assert (match.deciders, asked(match)) == ((winner,), "swap")


@pytest.mark.rule("ELEKT-3.13")
@pytest.mark.rule("ELEKT-3.38")
@pytest.mark.parametrize("attribute", ["M", "D"])
def test_symbols_that_no_unit_has_count_for_nothing_else_either(attribute: str) -> None:
    """A Unit says that there is no Mysticality here; a card of the zone cannot count it."""
    none = {"rules": [{"rule": "no-symbols", "attribute": "M"}]}
    masks = {"rules": [
        {"rule": "counts-also", "symbol": "M", "also": "D"},
        {"rule": "symbols", "attribute": "M", "amount": 1, "units": {"which": "every"}},
    ]}  # fmt: skip
    match = at(
        cards={
            "m": {"kind": "machination", "titles": 1, "abilities": [masks]},
            "u": {"symbols": "2M", "abilities": [none]},
            "v": {"symbols": "1M"},
        },
        hands=[["nameless0"], ["nameless1"]],
        zones={"M": [["u"], ["v"]]},
        tokens={"v": "1M"},
        face={"M": "m"},
    )
    counts = match.state.view(None).counts["M"][attribute]
    assert [sum(part[0] for part in parts) for parts in counts] == [0, 0]


@pytest.mark.rule("ELEKT-3.38")
@pytest.mark.rule("ELEKT-3.36")
def test_what_a_privilege_adds_no_unit_takes_away() -> None:
    none = {"rules": [{"rule": "no-symbols", "attribute": "M"}]}
    more = {"rules": [
        {"rule": "symbols", "attribute": "M", "amount": 1, "units": {"which": "every"}}
    ]}  # fmt: skip
    match = at(
        cards={
            "p": {"kind": "privilege", "abilities": [more]},
            "u": {"symbols": "2M", "abilities": [none]},
            "v": {"symbols": "1M"},
        },
        hands=[["nameless0"], ["nameless1"]],
        zones={"M": [["u"], ["v"]]},
        won=[[], ["p"]],
    )
    counts = match.state.view(None).counts["M"]["M"]
    assert [sum(part[0] for part in parts) for parts in counts] == [1, 1]


@pytest.mark.rule("ELEKT-R121")
def test_no_unit_has_fewer_symbols_than_none() -> None:
    """What a Unit lacks is not taken from its neighbour."""
    less = {"rules": [
        {"rule": "symbols", "attribute": "A", "amount": -1, "units": {"which": "every"}}
    ]}  # fmt: skip
    match = at(
        cards={
            "m": {"kind": "machination", "titles": 1, "abilities": [less]},
            "u": {"symbols": "2A"}, "v": {}, "w": {"symbols": "1A"},
        },
        hands=[["nameless0"], ["nameless1"]],
        zones={"M": [["u", "v"], ["w"]]},
        face={"M": "m"},
    )  # fmt: skip
    counts = match.state.view(None).counts["M"]["A"]
    assert [sum(part[0] for part in parts) for parts in counts] == [1, 0]
