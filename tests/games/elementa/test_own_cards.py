"""Cards of one's own in a match: decks, hidden knowledge, records, bots."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.games.elementa import ELEMENTA
from ludotheque.games.elementa.cards import CARDS, SET, CardEntry, Names
from ludotheque.games.elementa.deck_text import read_deck_text
from ludotheque.games.elementa.decks import READY
from ludotheque.games.elementa.imagine import box_of
from ludotheque.games.elementa.own_cards import OwnPack, cards_with
from ludotheque.games.elementa.values import Remembered, cards_of
from ludotheque.games.elementa.view import ElementaView
from ludotheque.players import Budget, load_player
from ludotheque.players.elementa_plan import divide
from ludotheque.table import (
    IllegalAction,
    Match,
    Seat,
    from_json,
    read_record,
    record_of,
    to_json,
    write_record,
)
from ludotheque.texts import LANGUAGES, Language
from tests.games.elementa.made_up import deck, pack
from tests.games.elementa.playing import ElementaMatch, at, play

NAMES = Names("Stone Golem", "Golem de pierre", "Kamienny golem")
GOLEM = CardEntry("golem", NAMES, "ludotheque", power=9, cost="Ea")
HERO = CardEntry("hero", Names("Hero", "Héros", "Bohater"), "ludotheque", unique=True)
IMP = msgspec.structs.replace(SET.content.creature[0], power=7)
WELL = CardEntry("well", Names("Well", "Puits", "Studnia"), "ludotheque")
MINE = OwnPack("elementa", "mine", "1.0", (GOLEM, HERO, IMP), (WELL,))
ME, OTHER = Seat(0), Seat(1)


def with_pack(mine: OwnPack = MINE, seats: int = 2, seed: int = 1) -> ElementaMatch:
    """Start a match with a pack."""
    position = ELEMENTA.set_up_with(mine, seats)
    options = ELEMENTA.read_options({})
    state = ELEMENTA.position(position, options)
    return Match(ELEMENTA, state, options, seats, generator=Random(seed), begun_from=position)


def fillers(number: int) -> str:
    """Name creatures of the set, each once."""
    return " ".join(card.id for card in SET.content.creature[:number])


def brought(text: str) -> ElementaMatch:
    """Start a match to which both bring the same deck."""
    match = with_pack()
    match.play(ME, text)
    match.play(OTHER, text)
    return match


def test_only_what_differs_from_the_set_stands_in_the_position() -> None:
    assert set(ELEMENTA.set_up_with(MINE, 2)["cards"]) == {"golem", "hero", "cinder-imp", "well"}
    same = OwnPack("elementa", "same", "1", SET.content.creature, SET.content.environment)
    position = ELEMENTA.set_up_with(same, 3)
    assert position["cards"] == {}
    assert ELEMENTA.position(position).cards is CARDS


@pytest.mark.rule("ELEM-1.2")
def test_a_deck_may_hold_cards_of_the_pack_and_of_the_set() -> None:
    filled = f"deck well golem*2 hero {fillers(13)}"
    match = brought(filled)
    deck = match.state.decks[0]
    assert deck is not None
    assert [card.id for card in deck.creatures].count("golem") == 2
    assert deck.environment is not None
    assert deck.environment.id == "well"
    with pytest.raises(IllegalAction) as refused:
        ELEMENTA.start(2, 1).play(ME, filled)
    assert refused.value.reason.id == "elementa-deck-no-card"


@pytest.mark.rule("ELEM-1.6")
@pytest.mark.rule("ELEM-1.7")
@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("golem*3 hero", "elementa-deck-copies"),
        ("hero*2 golem*2", "elementa-deck-unique"),
        ("golme", "elementa-deck-no-card"),
    ],
)
def test_decks_with_cards_of_the_pack_keep_the_same_rules(cards: str, reason: str) -> None:
    match = with_pack()
    wanted = 16 - sum(int(word.partition("*")[2] or 1) for word in cards.split())
    text = f"deck {cards} {fillers(wanted)}"
    with pytest.raises(IllegalAction) as refused:
        match.play(ME, text)
    assert refused.value.reason.id == reason
    if reason == "elementa-deck-no-card":
        assert refused.value.reason.args["nearest"] == "golem"


def test_ready_decks_stay_and_hold_the_card_that_took_the_place_of_another() -> None:
    match = with_pack()
    assert [action.text for action in match.decision(ME).actions] == [f"deck {id}" for id in READY]
    match = brought("deck wildfire")
    deck = match.state.decks[1]
    assert deck is not None
    imps = [card for card in deck.creatures if card.id == "cinder-imp"]
    assert [card.power for card in imps] == [7] * len(imps) != []
    assert all(match.state.cards[card.id] is card for card in deck.creatures)


def test_a_changed_card_fights_as_it_is_now() -> None:
    cards = ELEMENTA.set_up_with(MINE, 2)["cards"]
    hands = ["cinder-imp golem", "lava-hound golem"]
    match = at(cards=cards, hands=hands, ready=["", "Fi Fi"])
    lines = play(match, "0 lay cinder-imp", "1 lay lava-hound")
    assert CARDS["cinder-imp"].power < CARDS["lava-hound"].power < IMP.power
    assert any("won" in line and "7" in line for line in lines), lines


def test_the_order_of_cards_does_not_depend_on_the_order_in_a_file() -> None:
    """Records write fields in the order of the alphabet, and replay to the same States."""
    cards = ELEMENTA.set_up_with(MINE, 2)["cards"]
    turned = dict(reversed(list(cards.items())))
    one, other = (ELEMENTA.position({"phase": "decks", "cards": some}) for some in (cards, turned))
    assert [*one.cards] == [*other.cards]
    assert one.position() == other.position()


def test_cards_of_a_view_are_read_once() -> None:
    view: ElementaView = with_pack().state.view(ME)
    again = from_json(to_json(view), ElementaView)
    assert cards_of(dict(view.cards)) is cards_of(view.cards)
    assert cards_of(again.cards)["golem"] is cards_of(view.cards)["golem"]
    assert cards_of({}) is CARDS


@pytest.mark.parametrize("viewer", [ME, OTHER, None])
def test_a_view_with_cards_of_a_pack_comes_back_from_json(viewer: Seat | None) -> None:
    made = pack(4)
    match = with_pack(made)
    for seat in (ME, OTHER):
        match.play(seat, deck(made, Random(seat)))
    view: ElementaView = match.state.view(viewer)
    assert from_json(to_json(view), ElementaView) == view
    assert ELEMENTA.set_up_with(made, 2)["cards"] == view.cards
    assert match.state.position()["cards"] == view.cards


def test_a_position_may_be_changed_without_changing_views() -> None:
    state = with_pack().state
    state.position()["cards"]["golem"]["power"] = 1
    assert state.view(ME).cards["golem"]["power"] == 9


def test_what_a_pack_adds_is_worked_out_once() -> None:
    state = brought(f"deck well golem*2 hero {fillers(13)}").state
    view: ElementaView = state.view(ME)
    assert state.view(OTHER).cards is view.cards
    imagined = ELEMENTA.imagine(view, Random(1))
    assert imagined.cards is ELEMENTA.imagine(view, Random(2)).cards
    assert box_of(imagined) is box_of(imagined)
    assert [card.id for card in box_of(imagined)].count("golem") == 2


def test_no_more_is_remembered_than_was_meant_to_be() -> None:
    made: list[str] = []

    def make(mapping: Mapping[str, Any]) -> int:
        made.append(str(mapping))
        return len(mapping)

    remembered = Remembered(make, most=2)
    one, two = {"a": 1}, {"a": 1}
    assert [remembered(one), remembered(two), remembered(one)] == [1, 1, 1]
    assert len(made) == 2, "equal ones are two: either could be changed"
    assert [remembered({}) for _ in range(5)] == [0] * 5
    assert len(remembered.kept) <= 2


def test_what_is_offered_travels_to_the_process_of_a_bot() -> None:
    decision = with_pack().decision(ME)
    again: Any = pickle.loads(pickle.dumps(decision.actions))
    assert again == decision.actions
    assert again.cards["golem"].power == 9


def test_a_bot_plans_for_the_cards_as_they_are() -> None:
    """The same ids, but other cards: what was found for the set does not count here."""
    plain = ELEMENTA.start(2, 1)
    for seat in (ME, OTHER):
        plain.play(seat, "deck wildfire")
    weak = msgspec.structs.replace(IMP, power=0, victory=SET.content.creature[0].defeat)
    match = with_pack(msgspec.structs.replace(MINE, creature=(weak,)))
    for seat in (ME, OTHER):
        match.play(seat, "deck wildfire")
    views: list[Any] = [plain.state.view(ME), match.state.view(ME)]
    assert views[0].deck == views[1].deck
    played = []
    for view in views:
        divisions = [divide(view, Random(seed)) for seed in range(20)]
        played.append(sum(division.text.count("cinder-imp") for division in divisions))
    assert played[1] < played[0]


def test_names_and_ids_of_own_cards_stand_in_deck_files() -> None:
    cards = cards_with(MINE)
    for text in ("2 golem", "golem*2", "Stone Golem x2", "2 Golem de pierre", "2 kamienny golem"):
        assert [card.id for card in read_deck_text(text, cards).cards] == ["golem"] * 2
    assert ELEMENTA.check_deck("environment: Puits", MINE).cards == "well"
    assert ELEMENTA.check_deck("environment: well").problems[0].phrase.id == "elementa-deck-no-card"


def test_an_id_that_ends_like_a_number_of_copies_is_a_card() -> None:
    entry = msgspec.structs.replace(GOLEM, id="sphinx2")
    cards = cards_with(OwnPack("elementa", "mine", "1", (entry,)))
    assert [card.id for card in read_deck_text("sphinx2\n2 sphinx2", cards).cards] == [
        "sphinx2"
    ] * 3


# --- Cards that nobody has thought of -------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_any_card_that_is_not_refused_can_be_said_and_played(seed: int) -> None:
    made, generator, seats = pack(seed), Random(seed), 2 + seed % 3
    for shown in made.shown():
        for phrase in shown.texts:
            for code in LANGUAGES:
                told = Language(code).say(phrase)
                assert not any(sign in told for sign in ("⟨", "{", "  ")), told
    match = with_pack(made, seats, seed)
    for seat in range(seats):
        match.play(Seat(seat), deck(made, generator))
    while not match.over:
        seat = match.deciders[int(generator.random() * len(match.deciders))]
        if len(match.answers) % 40 == 0:
            view: ElementaView = match.state.view(seat)
            assert ELEMENTA.imagine(view, generator).view(seat) == view
            position = match.state.position()
            assert ELEMENTA.position(position, match.options).position() == position
        match.play(seat, match.decision(seat).draw(generator))
    record = read_record(write_record(record_of(match, ["person"] * seats)))
    assert record.match().state.position() == match.state.position()


def test_greedy_judges_an_answer_that_empties_its_hand() -> None:
    """An environment lets a player put his last card away before a combat."""
    leave = {"when": "choosing", "may": True, "do": [
        {"do": "move", "source": "hand", "to": "next-turn"},
        {"do": "gain", "what": "points"},
    ]}  # fmt: skip
    nest = {"kind": "environment", "effects": [leave]}
    match = at(
        cards={"nest": nest, "owl": {}}, hands=["owl", "owl owl"], environments=["nest", None]
    )
    decision = match.decision(ME)
    assert [action.text for action in decision.actions] == ["no", "use"]
    thought = load_player("greedy", "elementa").think(match.view(ME), decision, Budget(), Random(1))
    assert thought.action in decision.actions


def test_greedy_plays_with_any_card_that_is_not_refused() -> None:
    made, generator = pack(7), Random(7)
    match, greedy = with_pack(made, seed=7), load_player("greedy", "elementa")
    for seat in (ME, OTHER):
        match.play(seat, deck(made, generator))
    while not match.over:
        seat = match.deciders[0]
        thought = greedy.think(match.view(seat), match.decision(seat), Budget(), generator)
        match.play(seat, thought.action)
