"""Every card, question and event of Elekt has its words, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.cards import BOXES, CardEntry, Names
from ludotheque.games.elekt.choosing import CHOICES
from ludotheque.games.elekt.events import EVENTS
from ludotheque.games.elekt.settings import OPTIONS
from ludotheque.games.elekt.vocabulary import amber, bans, conditions, costs, modifiers, tokens
from ludotheque.games.elekt.vocabulary.ability import Ability, Happening, When
from ludotheque.games.elekt.vocabulary.conditions import Condition
from ludotheque.games.elekt.vocabulary.confronting import Boost
from ludotheque.games.elekt.vocabulary.costs import Payment
from ludotheque.games.elekt.vocabulary.effects import Effect
from ludotheque.games.elekt.vocabulary.modifiers import Modifier
from ludotheque.games.elekt.vocabulary.units import Units, Which
from ludotheque.games.elekt.writing import attribute_name, write, write_ability, zone_name
from ludotheque.table import Event, PerSeat, Phrase, Seat
from ludotheque.texts import LANGUAGES, Language

KINDS = ("elite", "skirmish", "privilege")
OWNERS: tuple[Any, ...] = ("anybody", "you", "opponent", "that-player")
CARDS = [card for box in BOXES.values() for card in box.values()]
OTHER_QUESTIONS = (
    "enlist", "reshuffle", "coalition-card", "shuffle-skirmish", "shuffle-machination",
    "shuffle-privilege", "shuffle-elite", "shuffle-masters",
)  # fmt: skip
BY_NAME: dict[str, Any] = {
    "attribute": "B", "symbol": "D", "also": "A", "amount": 2, "token": "any", "type": "spectre",
    "what": "units", "least": 2, "how": "most", "phase": "reset", "who": "opponents", "cost": 2,
    "units": Units(which="every"), "to": Units(which="another"),
}  # fmt: skip
"""A value for each field that a class of the vocabulary cannot do without."""


def card_with(*abilities: Ability, kind: Any = "elite") -> Card:
    entry = CardEntry("test", Names("Test", "Test", "Test"), "ludotheque", abilities=abilities)
    return Card("test", kind, 0, entry, "fr")


def say(code: str, *abilities: Ability, kind: str = "elite") -> list[str]:
    return [Language(code).say(phrase) for phrase in write(card_with(*abilities, kind=kind))]


def is_a_sentence(text: str) -> None:
    assert "⟨" not in text, text
    assert not re.search(r"[{}$\n]|  |\s[,.]|[\u00a0 ]{2}", text), text
    assert text.strip() == text
    assert text[0].isupper() or re.match(r"➤ ([A-ZÉŻ]|[0-9]+ (Amber|Ambre|Żar))", text), text
    assert text.endswith(".")
    assert not text.endswith("..")


def an_example(kind: Any) -> Any:
    """Make something of a class of the vocabulary."""
    needed = [f for f in msgspec.structs.fields(kind) if f.required]
    return kind(**{field.name: BY_NAME[field.name] for field in needed})


def descriptions() -> Iterator[Units]:
    for which in get_args(Which):
        for owner in OWNERS:
            yield Units(which=which, owner=owner)
            yield Units(which=which, owner=owner, type="spectre", rank="elite", zone="another")
            yield Units(which=which, owner=owner, type="disciple", rank="basic", shows="D")
            yield Units(which=which, owner=owner, tokens="some", zone="every")
            yield Units(which=which, owner=owner, tokens="none", ability="permanent")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_has_a_text(code: str) -> None:
    for card in CARDS:
        texts = [Language(code).say(phrase) for phrase in write(card)]
        assert len(texts) == len(card.abilities)
        for text in texts:
            is_a_sentence(text)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_effect_has_words_as_order_as_choice_and_for_a_price(code: str, kind: str) -> None:
    price = ((costs.SpendAmber(),), (costs.DiscardThis(),))
    when = When("won")
    for effect in map(an_example, get_args(Effect)):
        for text in say(
            code,
            Ability(mode="immediate", do=(effect,)),
            Ability(mode="immediate", do=(effect, effect), cost=(price[0],)),
            Ability(mode="immediate", do=(effect,), cost=price),
            Ability(when=when, do=(effect, amber.Gain()), once="round"),
            Ability(when=when, may=True, do=(effect, effect), once="confrontation"),
            Ability(when=when, do=(effect,), cost=price),
            Ability(when=When("round-begins"), do=(effect,)),
            kind=kind,
        ):
            is_a_sentence(text)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_rule_and_condition_has_words(code: str, kind: str) -> None:
    rules = [an_example(rule) for rule in get_args(Modifier)]
    rules += [modifiers.MoreFor("M", -1, who) for who in get_args(modifiers.Whose)]
    rules += [modifiers.Protection(cost) for cost in ("never", 0, 1, 5)]
    found = [an_example(condition) for condition in get_args(Condition)]
    found += [conditions.Has(what, least) for what in ("amber", "titles", "cards", "privileges")
              for least in (1, 2, 5)]  # fmt: skip
    found += [conditions.Compare(what, how) for what in ("amber", "titles", "cards", "rank")
              for how in ("most", "least")]  # fmt: skip
    for rule in rules:
        for text in say(code, Ability(rules=(rule, rule)), kind=kind):
            is_a_sentence(text)
    for condition in found:
        for text in say(
            code,
            Ability(only_if=(condition, condition), rules=(rules[0],)),
            Ability(mode="immediate", only_if=(condition,), do=(amber.Gain(),)),
            Ability(when=When("won"), only_if=(condition,), do=(amber.Gain(),)),
            kind=kind,
        ):
            is_a_sentence(text)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_number_of_units_has_words(code: str) -> None:
    for units in descriptions():
        for limits in ((1, None), (3, None), (0, 0), (0, 2), (2, 2), (1, 5)):
            condition = conditions.ThereAre(units, *limits)
            [text] = say(code, Ability(only_if=(condition,), rules=(modifiers.First("A"),)))
            is_a_sentence(text)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_trigger_price_and_description_has_words(code: str, kind: str) -> None:
    for happens in get_args(Happening):
        for who in ("you", "opponent", "anybody"):
            for attribute in (None, "A"):
                for unit in (None, Units(which="this"), Units(owner="you", rank="elite")):
                    when = When(happens, who, attribute, unit, "every")
                    [text] = say(code, Ability(when=when, do=(Boost(1),)), kind=kind)
                    is_a_sentence(text)
    for payment in get_args(Payment):
        both = (an_example(payment), costs.SpendAmber(5))
        for text in say(
            code,
            Ability(mode="immediate", cost=(both,), do=(amber.Take(),)),
            Ability(when=When("tie"), cost=(both, both), do=(amber.Take(),)),
            kind=kind,
        ):
            is_a_sentence(text)
    for units in descriptions():
        for text in say(
            code,
            Ability(mode="immediate", do=(tokens.Attach("any", units, 3), tokens.Remove(units))),
            Ability(when=When("banned", unit=units), do=(bans.Ban(units),)),
            Ability(rules=(modifiers.More("B", -2, units), modifiers.Protection(1, units))),
            Ability(rules=(modifiers.Without("B", units), modifiers.CountsAlso("B", "B", units))),
            kind=kind,
        ):
            is_a_sentence(text)


def test_what_is_no_word_of_the_vocabulary_cannot_be_written() -> None:
    unknown: Any = Names("", "", "")
    with pytest.raises(TypeError):
        write_ability("elite", Ability(mode="immediate", do=(unknown,)))
    with pytest.raises(TypeError):
        write_ability("elite", Ability(rules=(unknown,)))
    with pytest.raises(TypeError):
        write_ability("elite", Ability(only_if=(unknown,), do=(amber.Gain(),)))
    with pytest.raises(TypeError):
        write_ability("elite", Ability(cost=((unknown,),), do=(amber.Gain(),)))
    with pytest.raises(TypeError):
        write_ability("elite", Ability(when=When(unknown), do=(amber.Gain(),)))


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "➤ 2 Amber: ban any Elite Disciple of an opponent, then obtain 1 Amber."),
        ("fr", "➤ 2 Ambre\u00a0: bannissez un Disciple d’élite adverse au choix, puis obtenez 1 Ambre."),  # noqa: E501 - a sentence
        ("pl", "➤ 2 Żary: unicestwij dowolnego Kultystę Elitarnego przeciwnika, a potem dobierz 1 Żar."),  # noqa: E501 - a sentence
    ],
)  # fmt: skip
def test_a_text_has_the_cases_and_plurals_of_its_language(code: str, text: str) -> None:
    target = Units(owner="opponent", type="disciple", rank="elite")
    cost = ((costs.SpendAmber(2),),)
    ability = Ability(mode="immediate", cost=cost, do=(bans.Ban(target), amber.Gain()))
    assert say(code, ability) == [text]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("elite", "When a player wins Authority here, that player discards 1 Amber."),
        ("skirmish", "When you win Authority here, discard 1 Amber."),
        ("privilege", "When a player wins Authority, that player discards 1 Amber."),
    ],
)
def test_the_card_of_a_zone_speaks_to_whoever_acts(kind: str, text: str) -> None:
    ability = Ability(when=When("won", attribute="A"), do=(amber.Lose(who="that-player"),))
    assert say("en", ability, kind=kind) == [text]


def test_where_nobody_acts_the_card_of_a_zone_speaks_to_the_holder_of_the_sceptre() -> None:
    ability = Ability(when=When("round-begins"), do=(amber.Gain(),))
    everybody = Ability(when=When("round-begins"), do=(amber.Gain(who="everybody"),))
    assert say("en", ability, everybody, kind="machination") == [
        "When a round begins, if you hold the Sceptre, obtain 1 Amber.",
        "When a round begins, each player obtains 1 Amber.",
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_and_option_has_words(code: str) -> None:
    language = Language(code)
    for kind in (*CHOICES, *OTHER_QUESTIONS):
        text = language.text(f"elekt-ask-{kind}")
        assert text[0].isupper(), text
        assert text[-1] in ".?", text
    for option in OPTIONS:
        assert "⟨" not in language.text(f"elekt-option-{option.name}")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_has_words_for_every_reader(code: str) -> None:
    language = Language(code)
    for event in map(_happened, EVENTS):
        for amount in (0, 1, 2, 5):
            for phrase in (event, event.seen_by(None)):
                said = phrase.phrase("elekt")
                numbers = {n: amount for n, v in said.args.items() if isinstance(v, int)}
                said = Phrase(said.id, **{**said.args, **numbers})
                for reader in (None, Seat(0), Seat(1)):
                    text = language.say(said, reader, {Seat(0): "Anne", Seat(1): "Basil"})
                    is_a_sentence(text)


def _happened(kind: type[Event]) -> Event:
    card = next(iter(BOXES["fr"].values()))
    values: dict[str, Any] = {
        "seat": Seat(0), "winner": Seat(1), "card": card, "cards": (card, card), "zone": "M",
        "attribute": "B", "token": "D", "counts": PerSeat((2, 1)), "titles": PerSeat((2, 1)),
        "direction": "clockwise", "source": "seals",
        "other": Seat(1) if "other" in kind.seats else card,
    }  # fmt: skip
    if kind.kind == "elite-reshuffled":
        values["cards"] = 2
    return kind(**{name: values.get(name, 2) for name in kind.__struct_fields__})


def test_nobody_can_win_a_confrontation() -> None:
    [held] = [kind for kind in EVENTS if kind.kind == "confrontation-held"]
    event = msgspec.structs.replace(_happened(held), winner=None)
    assert Language("en").say(event.phrase("elekt")).endswith("Nobody wins.")


@pytest.mark.parametrize("code", LANGUAGES)
def test_zones_and_attributes_have_names(code: str) -> None:
    language = Language(code)
    assert len({language.say(zone_name(zone)) for zone in ("S", "M", "P")}) == 3
    assert len({language.say(attribute_name(letter)) for letter in ("M", "D", "B", "A")}) == 4


def test_polish_says_whose_units_are_meant_by_who_acts() -> None:
    """ "swój" belongs to whoever acts in the sentence, "twój" to the reader."""
    own = Units(owner="you")
    all_own = Units(which="every", owner="you", type="disciple")
    assert say(
        "pl",
        Ability(when=When("ban-named", "opponent", unit=own), do=(bans.Ban(own),)),
        Ability(when=When("banned", "you", unit=own), do=(amber.Gain(),)),
        Ability(rules=(modifiers.More("A", 1, all_own),)),
        Ability(rules=(modifiers.Protection(0, all_own),)),
    ) == [
        "Gdy przeciwnik unicestwia twoją Jednostkę w tej Strefie, unicestwij dowolną swoją Jednostkę.",  # noqa: E501 - a sentence
        "Po tym, jak unicestwisz swoją Jednostkę w tej Strefie, dobierz 1 Żar.",
        "Licz o 1 symbol Władzy więcej za każdego swojego Kultystę w tej Strefie.",
        "Ocalenie każdego twojego Kultysty w tej Strefie nic nie kosztuje.",
    ]


def test_polish_carries_a_token_onto_a_unit() -> None:
    for to, words in (
        (Units(which="this"), "na tę Jednostkę"),
        (Units(which="another", type="disciple"), "na innego Kultystę"),
        (
            Units(owner="you", type="spectre", rank="elite"),
            "na dowolnego swojego Upiora Elitarnego",
        ),
    ):
        carry = tokens.Carry(Units(owner="opponent"), to)
        [text] = say("pl", Ability(mode="immediate", do=(carry,)))
        assert text == f"➤ Przełóż żeton atrybutu z dowolnej Jednostki przeciwnika {words}."
