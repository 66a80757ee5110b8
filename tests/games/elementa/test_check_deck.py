"""Decks as people write them are read as far as they can be, and every breach is named."""

from __future__ import annotations

import pytest

from ludotheque.games.elementa import ELEMENTA
from ludotheque.games.elementa.decks import READY

GOOD = READY["wildfire"]


def found(text: str) -> list[tuple[str, str | None, int | None]]:
    return [(p.phrase.id, p.clause, p.line) for p in ELEMENTA.check_deck(text).problems]


@pytest.mark.parametrize("name", READY)
def test_a_ready_deck_is_read_as_it_is_written(name: str) -> None:
    checked = ELEMENTA.check_deck(READY[name].text)
    assert checked == (READY[name].text, ())


def test_a_file_has_comments_an_environment_and_a_line_for_each_creature() -> None:
    first, *creatures = GOOD.text.split()
    lines = ["# Wildfire", "", f"environment: {first}  # where it burns"]
    for number, word in enumerate(creatures):
        id, _, times = word.partition("*")
        lines.append(f"{times or 1} {id}" if number % 2 else word)
    assert ELEMENTA.check_deck("\n".join(lines)) == (GOOD.text, ())


@pytest.mark.rule("ELEM-1.3")
@pytest.mark.parametrize("text", ["", "# nothing", "ember-fox*2"])
def test_too_few_creatures(text: str) -> None:
    assert found(text) == [("elementa-deck-size", "ELEM-1.3", None)]


@pytest.mark.rule("ELEM-1.4", "ELEM-1.6", "ELEM-1.7")
def test_every_breach_is_named_with_its_clause() -> None:
    text = "heart-of-the-volcano moonlit-lagoon\n3 ember-fox\n2 undying-phoenix"
    assert found(text) == [
        ("elementa-deck-size", "ELEM-1.3", None),
        ("elementa-deck-environments", "ELEM-1.4", None),
        ("elementa-deck-copies", "ELEM-1.6", None),
        ("elementa-deck-unique", "ELEM-1.7", None),
    ]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("2 embre-fox", "elementa-deck-no-card"),
        ("2 xyzzy", "elementa-deck-no-card"),
        ("333 ember-fox", "elementa-deck-no-number"),
        ("environment: ember-fox", "elementa-deck-no-environment"),
    ],
)
def test_a_line_that_cannot_be_read_is_named_and_the_others_are_read(
    line: str, problem: str
) -> None:
    text = f"# mine\n{line}\n{GOOD.text}"
    assert found(text) == [(problem, None, 2)]
    assert ELEMENTA.check_deck(text).cards == GOOD.text


def test_a_text_that_is_no_deck_is_not_guessed_at_for_long() -> None:
    assert len(found("\n".join(f"nonsense-{number}" for number in range(300)))) == 30
