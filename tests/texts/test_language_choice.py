"""Which language is spoken: the one asked for, else that of the locale, else English."""

from __future__ import annotations

import pytest

from ludotheque.table import Unreadable
from ludotheque.texts import ENGLISH, LANGUAGES, Language, choose_language


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_language_asked_for_is_spoken_whatever_the_environment(code: str) -> None:
    assert choose_language(code, {"LC_ALL": "pl_PL.UTF-8", "LANG": "fr_FR"}).code == code


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_CA.ISO8859-1@euro"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "FR_fr"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "pl_PL"}, "fr"),
        ({"LC_ALL": "pl_PL", "LC_MESSAGES": "fr_FR", "LANG": "en_GB"}, "pl"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "pl_PL"}, "pl"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LC_MESSAGES": "de_DE", "LANG": "fr_FR"}, "en"),
        ({"LC_CTYPE": "fr_FR", "LC_TIME": "pl_PL"}, "en"),
    ],
)
def test_the_environment_chooses_in_the_order_of_the_system(
    environment: dict[str, str], code: str
) -> None:
    assert choose_language(None, environment).code == code


def test_the_environment_of_the_process_is_used_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert choose_language(None).code == "pl"


@pytest.mark.parametrize("code", ["de", "", "EN", "fr_FR", "english", "../en"])
def test_an_unknown_language_is_named_with_those_that_there_are(code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        choose_language(code, {})
    assert caught.value.phrase.id == "texts-unknown-language"
    assert f"“{code}”" in str(caught.value)
    for known in LANGUAGES:
        assert known in str(caught.value)


def test_each_language_says_the_same_thing_in_its_own_words() -> None:
    said = {Language(code).text("table-seat", number=1) for code in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert ENGLISH.code == "en"
