"""No text is missing in any language, none is unused, none is broken."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from ludotheque.table import CHANCE, Match, load
from ludotheque.texts import ENGLISH, LANGUAGES, Language
from tests.texts.catalogue import LOCALE, catalogue, entries, files, messages, selectors, variables
from tests.texts.used import ID, calls, families, patterns, said, used

FILES = [file for language in LANGUAGES for file in files(language)]


def test_every_language_has_the_same_files() -> None:
    names = {language: [file.name for file in files(language)] for language in LANGUAGES}
    assert names["en"]
    assert names["en"] == names["fr"] == names["pl"]
    assert sorted(folder.name for folder in LOCALE.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_file_has_junk(file: Path) -> None:
    junk = [entry.content for entry in entries(file) if isinstance(entry, fluent.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_given_twice(language: str) -> None:
    counts = Counter(
        entry.id.name
        for file in files(language)
        for entry in entries(file)
        if isinstance(entry, fluent.Message | fluent.Term)
    )
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(language: str) -> None:
    assert sorted(used() - catalogue(language).keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_unused(language: str) -> None:
    assert sorted(catalogue(language).keys() - used()) == []


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_each_file_has_the_same_messages_as_in_english(language: str) -> None:
    for english, other in zip(files("en"), files(language), strict=True):
        assert sorted(messages(english)) == sorted(messages(other)), english.name


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_each_message_has_the_same_variables_as_in_english(language: str) -> None:
    different = {
        name: (variables(message), variables(catalogue(language)[name]))
        for name, message in catalogue("en").items()
        if name in catalogue(language)
        and variables(message) != variables(catalogue(language)[name])
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_has_a_value_and_no_attributes(language: str) -> None:
    for name, message in catalogue(language).items():
        assert message.value is not None, name
        assert message.attributes == [], name


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_choices_by_a_word_know_the_same_words_as_in_english(language: str) -> None:
    for name, message in catalogue("en").items():
        other = catalogue(language).get(name)
        if other is not None:
            for variable, words in _words(message).items():
                assert words <= _words(other).get(variable, words), (name, variable)


def _words(message: fluent.Message) -> dict[str, set[str]]:
    """The words by which a message chooses, per variable; numbers and plurals left out."""
    found: dict[str, set[str]] = {}
    for choice in selectors(message):
        if isinstance(choice.selector, fluent.VariableReference):
            keys = {v.key.name for v in choice.variants if isinstance(v.key, fluent.Identifier)}
            if not keys <= {"zero", "one", "two", "few", "many", "other"}:
                found.setdefault(choice.selector.id.name, set()).update(keys)
    return found


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_translations_are_translated(language: str) -> None:
    """Only names, symbols and words that are the same may stand as in English."""
    english = {name: _text(message) for name, message in catalogue("en").items()}
    same = [
        name
        for name, message in catalogue(language).items()
        if name in english and _text(message) == english[name] and len(english[name].split()) > 3
    ]
    assert same == []


def _text(message: fluent.Message) -> str:
    assert message.value is not None
    return "".join(
        part.value for part in message.value.elements if isinstance(part, fluent.TextElement)
    )


def test_every_id_that_is_said_is_known() -> None:
    assert sorted(said() - catalogue("en").keys()) == []


def test_every_id_that_is_put_together_belongs_to_a_known_family() -> None:
    assert sorted(patterns() - families().keys()) == []
    assert sorted(families().keys() - patterns()) == []


def test_a_phrase_gets_every_argument_that_its_message_needs() -> None:
    wrong = []
    for call in calls("Phrase", "say", "text"):
        if not call.args or any(keyword.arg is None for keyword in call.keywords):
            continue
        given = {keyword.arg for keyword in call.keywords}
        for name in _literal_ids(call.args[0]):
            needed = {used.removesuffix("_is") for used in variables(catalogue("en")[name])}
            wrong += [(name, argument) for argument in needed - given]
    assert wrong == []


def _literal_ids(node: ast.expr) -> list[str]:
    branches = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    values = [branch.value for branch in branches if isinstance(branch, ast.Constant)]
    return [v for v in values if isinstance(v, str) and ID.fullmatch(v) and v in catalogue("en")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompt_of_every_question_can_be_said_chance_included(language: str) -> None:
    game = load("claim")
    options = game.read_options({})
    match = Match(game, game.begin(2, options), options, 2)
    speaker = Language(language)
    while not match.over:
        seat = match.deciders[0]
        decision = match.decision(seat)
        assert speaker.say(decision.prompt, seat if seat != CHANCE else None)
        match.play(seat, decision.default)


def test_an_unknown_id_is_shown_as_such_and_ends_nothing() -> None:
    assert ENGLISH.text("no-such-message") == "⟨no-such-message⟩"
