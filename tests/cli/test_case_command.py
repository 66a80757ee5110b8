"""`ludotheque case`: verdicts, differences, mistakes, exit codes."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.texts import LANGUAGES, Language
from tests.cli.conftest import Run
from tests.cli.support import flat

GOOD = """\
game: claim
about: A Second who can follow must.
rules: [CLAIM-3.9]
given: {hands: [D1 D2, G0 K9 X1], led: G3, prize: U1}
then: {decision.1.actions: G0 X1}
"""
FAILING = GOOD.replace("G0 X1}\n", "G0 K9}\n")
ILLEGAL_MOVE = GOOD + "when: [{1: K9}]\n"
WRONG = GOOD + "surprise: 1\n"


def write(folder: Path, **texts: str) -> None:
    for name, text in texts.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")


def test_a_good_case_passes(run: Run, tmp_path: Path) -> None:
    write(tmp_path, good=GOOD)
    said = run("case", "good.yaml")
    assert said.code == 0
    assert said.out.startswith("pass  good.yaml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_failing_case_says_what_was_expected_and_what_came(
    run: Run, tmp_path: Path, language: str
) -> None:
    write(tmp_path, bad=FAILING, good=GOOD)
    said = run("case", "good.yaml", "bad.yaml", "--lang", language)
    speaker = Language(language)
    assert said.code == 1
    assert f"{speaker.text('cli-case-fail')}  bad.yaml" in said.out
    assert f"{speaker.text('cli-case-pass')}  good.yaml" in said.out
    for word in ("decision.1.actions", "K9", "X1"):
        assert word in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_move_in_a_case_is_told_in_the_language_of_the_reader(
    run: Run, tmp_path: Path, language: str
) -> None:
    write(tmp_path, bad=ILLEGAL_MOVE)
    said = run("case", "bad.yaml", "--lang", language)
    assert said.code == 1
    assert "CLAIM-5.4" in said.out
    english = "would beat the Goblin"
    assert (english in flat(said.out)) == (language == "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_field_is_named_with_the_file(run: Run, tmp_path: Path, language: str) -> None:
    write(tmp_path, wrong=WRONG)
    said = run("case", "wrong.yaml", "--lang", language)
    assert said.code == 2
    assert "wrong.yaml" in said.err
    assert "surprise" in said.err


def test_a_mistake_in_one_file_does_not_hide_the_others(run: Run, tmp_path: Path) -> None:
    write(tmp_path, a=WRONG, b=FAILING, c=GOOD)
    said = run("case", ".")
    assert said.code == 2
    assert "1 passed, 1 failed" in said.out


def test_several_cases_in_a_file_are_numbered(run: Run, tmp_path: Path) -> None:
    write(tmp_path, many=f"{GOOD}---\n{FAILING}---\n{GOOD}")
    said = run("case", "many.yaml")
    assert said.code == 1
    assert "pass  many.yaml#1" in said.out
    assert "FAIL  many.yaml#2" in said.out
    assert "pass  many.yaml#3" in said.out


def test_an_empty_folder_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    said = run("case", "empty")
    assert said.code == 2
    assert "empty" in said.err


def test_an_empty_file_is_no_case(run: Run, tmp_path: Path) -> None:
    write(tmp_path, nothing="")
    said = run("case", "nothing.yaml")
    assert said.code == 2
    assert "nothing.yaml" in said.err


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("then: {position.discard: {contains: 5}}", "contains"),
        ("given: {tricks: 5}", "tricks"),
        ("about: 2020-99-99", "wrong.yaml"),
        ("given: {hands: [D1 D1, G1 G2]}", "Dwarf 1"),
        ("given: {hands: [D1, G1], pile: G2 G3 G4}", "pile"),
    ],
)
def test_no_mistake_in_a_case_leads_to_a_traceback(
    run: Run, tmp_path: Path, line: str, named: str
) -> None:
    field = f"{line.partition(':')[0]}:"
    kept = [good for good in GOOD.splitlines() if not good.startswith(field)]
    write(tmp_path, wrong="\n".join([*kept, line]))
    said = run("case", "wrong.yaml")
    assert said.code == 2
    assert "wrong.yaml" in said.err
    assert named in said.err
