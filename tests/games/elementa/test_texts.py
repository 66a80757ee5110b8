"""Every question, answer and event of Elementa has its words, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, get_args

import pytest

from ludotheque.games.elementa import ELEMENTA, actions, events
from ludotheque.games.elementa.cards import CARDS
from ludotheque.games.elementa.choosing import CHOICES
from ludotheque.games.elementa.decks import DECKS
from ludotheque.games.elementa.events import EVENTS
from ludotheque.games.elementa.explain import TOGETHER, VIOLATIONS
from ludotheque.games.elementa.reading import parse_action
from ludotheque.games.elementa.settings import OPTIONS
from ludotheque.games.elementa.vocabulary import Lasts
from ludotheque.players.elementa_greedy import REASONS
from ludotheque.server.messages import NamedArgument
from ludotheque.server.wording import show_action, show_phrase
from ludotheque.table import Action, Event, Phrase, Seat
from ludotheque.texts import LANGUAGES, Language

NAMES = {Seat(0): "Ada", Seat(1): "Basil", Seat(2): "Clio", Seat(3): "Dora"}
CREATURE = CARDS["cinder-imp"]
ENVIRONMENT = next(card for card in CARDS.values() if card.kind == "environment")
PLACES = get_args(events.Place)


def is_said(text: str) -> None:
    """What a person reads: nothing is missing, left open or doubled."""
    assert "⟨" not in text, text
    assert not re.search(r"[{}$\n]|  |\s[,.]|[\u00a0 ]{2}|\.\.", text), text
    assert text.strip() == text != ""


def is_a_sentence(text: str) -> None:
    is_said(text)
    assert text.lstrip("“«„\u00a0 ")[0].isupper(), text
    assert text.endswith((".", "?")), text


@cache
def played(seats: int) -> tuple[tuple[Event, ...], tuple[tuple[Seat, Action], ...]]:
    """Play some whole random matches; return what happened and all that could be answered."""
    happened: dict[Event, None] = {}
    offered: dict[tuple[Seat, str], tuple[Seat, Action]] = {}
    for seed in range(3):
        generator = Random(seed)
        match = ELEMENTA.start(seats, seed, discards="open" if seed else "closed")
        while not match.over:
            seat = match.deciders[0]
            decision = match.decision(seat)
            answer = decision.draw(generator)
            for action in (*decision.actions, answer):
                offered.setdefault((seat, action.text), (seat, action))
            match.play(seat, answer)
        happened |= dict.fromkeys(match.events_since(0))
    return tuple(happened), tuple(offered.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("code", LANGUAGES)
def test_whole_matches_can_be_told_to_everybody(code: str, seats: int) -> None:
    language = Language(code)
    for event in played(seats)[0]:
        for reader in (None, Seat(0), Seat(1)):
            is_a_sentence(language.say(event.seen_by(reader).phrase("elementa"), reader, NAMES))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_answer_of_whole_matches_has_words(code: str, seats: int) -> None:
    language = Language(code)
    for seat, action in played(seats)[1]:
        is_said(language.say(action.phrase, seat, NAMES))  # type: ignore[attr-defined]
        assert show_action(action).words is not None


def values() -> Iterator[dict[str, Any]]:
    """What can stand in the fields of events."""
    for number in (0, 1, 2, 5):
        for word, units in (("hand", "Fi"), ("next-turn", "Wa Wa ea"), ("aside", "ai ai")):
            for lasts in get_args(Lasts):
                yield {
                    "seat": Seat(0), "owner": Seat(1), "card": CREATURE, "cards": (CREATURE,),
                    "number": number, "amount": number or -1, "crystals": number, "power": number,
                    "points": number, "units": units, "place": word, "source": word,
                    "to": "discard", "lasts": lasts, "of": "crystals" if number % 2 else "earth",
                    "bonus": "victory" if number else "defeat",
                    "change": ("none", "double", "add")[number % 3],
                    "order": (Seat(1), Seat(0)), "winners": (Seat(0), Seat(1))[: number + 1],
                    "rounds": (2, 1),
                }  # fmt: skip


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_has_words_for_every_reader(code: str) -> None:
    language = Language(code)
    for kind in EVENTS:
        for given in values():
            fields = {name: given[name] for name in kind.__struct_fields__}
            if kind in (events.RoundEnded, events.MatchEnded):
                fields |= dict.fromkeys(kind.per_seat, (7, 4))
            event = kind(**fields)
            for reader in (None, Seat(0), Seat(1)):
                told = language.say(event.seen_by(reader).phrase("elementa"), reader, NAMES)
                is_a_sentence(told)


@pytest.mark.parametrize("code", LANGUAGES)
def test_who_has_no_environment_says_so(code: str) -> None:
    language = Language(code)
    event = events.EnvironmentRevealed(Seat(0), None)
    shown = events.EnvironmentRevealed(Seat(0), ENVIRONMENT)
    told = {
        language.say(e.phrase("elementa"), reader, NAMES)
        for e in (event, shown)
        for reader in (Seat(0), Seat(1))
    }
    assert len(told) == 4
    for text in told:
        is_a_sentence(text)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_option_and_result_has_words(code: str) -> None:
    language = Language(code)
    for kind in (*CHOICES, *TOGETHER, "lot"):
        is_a_sentence(language.text(f"elementa-ask-{kind}"))
    for option in OPTIONS:
        is_said(language.text(f"elementa-option-{option.name}"))
    for reason in ("elementa-won", "elementa-shared", "elementa-summary"):
        is_said(language.text(reason))
    for reason in {*REASONS.values(), "greedy-elementa-best"}:
        is_a_sentence(language.text(reason))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_refusal_has_words(code: str) -> None:
    language = Language(code)
    given = {"found": 5, "wanted": 3, "turn": 2, "size": 16, "card": CREATURE, "number": "X",
             "nearest": "none"}  # fmt: skip
    for reason in VIOLATIONS:
        is_a_sentence(language.say(Phrase(reason, **given)))


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "Basil pays 2 Fire, 1 temporary Water, 3 crystals for Cinder Imp."),
        ("fr", "Basil paye 2 Feu, 1 Eau temporaire, 3 cristaux pour Diablotin des cendres."),
        ("pl", "Basil płaci za kartę Popielny chochlik: 2 × Ogień, tymczasowa Woda, 3 kryształy."),
    ],
)  # fmt: skip
def test_resources_are_said_by_their_names(code: str, text: str) -> None:
    paid = events.CostPaid(Seat(1), CREATURE, "Fi Fi wa", 3)
    assert Language(code).say(paid.phrase("elementa"), Seat(0), NAMES) == text


def test_a_banned_card_is_named_to_the_two_who_know_it() -> None:
    banned = events.CardBanned(Seat(0), Seat(1), CREATURE)
    told = [
        Language("en").say(banned.seen_by(reader).phrase("elementa"), reader, NAMES)
        for reader in (Seat(0), Seat(1), Seat(2), None)
    ]
    assert ["Cinder Imp" in text for text in told] == [True, True, False, False]


def test_cards_go_over_the_wire_with_their_names() -> None:
    shown = show_phrase(events.CardRevealed(Seat(0), CREATURE).phrase("elementa"))
    assert shown.args["card"] == NamedArgument(
        {"en": "Cinder Imp", "fr": "Diablotin des cendres", "pl": "Popielny chochlik"}, "cinder-imp"
    )


def test_a_ready_deck_is_called_by_its_name_and_an_own_one_by_its_cards() -> None:
    language = Language("fr")
    for deck in DECKS.content.deck:
        assert language.say(actions.ChooseDeck(deck.id).phrase) == deck.names.fr
    own = actions.ChooseDeck("cinder-imp*2 spark-rat")
    assert language.say(own.phrase).endswith("cinder-imp*2 spark-rat")


def test_what_an_effect_offers_is_said_in_words() -> None:
    card, verb = next(
        (card, verb)
        for card in CARDS.values()
        for effect in card.entry.effects
        for verb in effect.do
        if hasattr(verb, "of") and isinstance(verb.of, tuple)
    )
    told = {
        Language("en").say(actions.Option(n, card, verbs).phrase) for n, verbs in enumerate(verb.of)
    }
    assert len(told) == len(verb.of)
    for text in told:
        is_a_sentence(text)


def test_an_effect_that_a_card_does_not_have_is_a_number() -> None:
    answer = parse_action("effect cinder-imp 7")
    assert Language("en").say(answer.phrase) == "Cinder Imp: 8"  # type: ignore[attr-defined]
    unknown = parse_action("effect nothing 0")
    assert Language("en").say(unknown.phrase) == "nothing: 1"  # type: ignore[attr-defined]
