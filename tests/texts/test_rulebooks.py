"""The rulebooks: the same clauses in every language, and every clause that the program names."""

from __future__ import annotations

import re

import pytest

from ludotheque.games.claim import explain, position
from ludotheque.table import Unreadable, games, load
from ludotheque.texts import LANGUAGES, read_rulebook
from tests.table.refusals import REFUSED
from tests.texts.catalogue import SOURCE

NAMED = re.compile(r"CLAIM-(?:R?[0-9]+(?:\.[0-9]+)?)")
"""Clauses (CLAIM-3.9) and rulings (CLAIM-R9); CLAIM-C9 is a case and CLAIM-F9 a fact."""


@pytest.mark.parametrize("language", ["fr", "pl"])
@pytest.mark.parametrize("game", games())
def test_the_clauses_are_the_same_in_the_same_order(game: str, language: str) -> None:
    english = list(read_rulebook(game, "en").clauses)
    assert len(english) > 100
    assert list(read_rulebook(game, language).clauses) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clause_is_given_twice_or_empty(language: str) -> None:
    book = read_rulebook("claim", language)
    given = re.findall(r"^- \*\*(CLAIM-[^*]+)\*\*", book.markdown, flags=re.MULTILINE)
    assert given == list(book.clauses)
    assert all(len(text) > 10 for text in book.clauses.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_points_only_to_clauses_that_it_has(language: str) -> None:
    book = read_rulebook("claim", language)
    assert sorted(set(NAMED.findall(book.markdown)) - book.clauses.keys()) == []


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_a_translated_clause_points_to_the_same_clauses(language: str) -> None:
    english, other = read_rulebook("claim", "en"), read_rulebook("claim", language)
    different = [
        clause
        for clause, text in english.clauses.items()
        if sorted(NAMED.findall(text)) != sorted(NAMED.findall(other.clause(clause)))
    ]
    assert different == []


def test_every_clause_that_the_program_names_is_in_the_rulebook() -> None:
    book = read_rulebook("claim", "en")
    missing = {
        (file.name, clause)
        for file in [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.toml")]
        for clause in NAMED.findall(file.read_text(encoding="utf-8"))
        if clause not in book.clauses
    }
    assert missing == set()


def test_every_question_and_refusal_names_clauses_of_the_rulebook() -> None:
    book = read_rulebook("claim", "en")
    game = load("claim")
    asked = {clause for clauses in game.questions.values() for clause in clauses}
    refused = {clause for *_, clause in REFUSED}
    first = set(position.COUNT_CLAUSE.values())
    assert asked
    assert len(explain.VIOLATIONS) == len(game.violations)
    assert sorted((asked | refused | first) - book.clauses.keys()) == []


@pytest.mark.parametrize("clause", ["3.9", "ELEM-3.9", "elem-3.9"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prefix_of_clauses_is_that_of_the_book(language: str, clause: str) -> None:
    """It need not be the game's name."""
    book = read_rulebook("elementa", language)
    assert book.prefix == "ELEM-"
    assert book.id(clause) == "ELEM-3.9"
    with pytest.raises(Unreadable):
        book.id("ELEMENTA-3.9")


@pytest.mark.parametrize("clause", ["3.9", "CLAIM-3.9", "claim-3.9", "R9", "r9"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_is_found_by_its_full_or_short_id(language: str, clause: str) -> None:
    book = read_rulebook("claim", language)
    full = f"CLAIM-{clause.upper().removeprefix('CLAIM-')}"
    assert book.id(clause) == full
    assert book.clause(clause) == book.clauses[full]


@pytest.mark.parametrize("clause", ["99.9", "", "3", "CLAIM-", "X7", "ELEKT-3.9"])
def test_an_unknown_clause_is_named(clause: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_rulebook("claim", "en").id(clause)
    assert caught.value.phrase.id == "texts-unknown-clause"
    assert f"“{clause}”" in str(caught.value)
