"""Every case file runs, says which case of the specification it is, and cites rules that exist."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from ludotheque.table.case import Case, read_cases, run_case
from ludotheque.texts import read_rulebook

FOLDER = Path(__file__).parent
PROJECT = FOLDER.parent.parent
FILES = sorted(path for path in FOLDER.rglob("*") if path.suffix in (".yaml", ".yml"))
CASES = [
    pytest.param(case, source, id=f"{path.stem}-{number}")
    for path in FILES
    for number, (source, case) in enumerate(read_cases(path), start=1)
]


def differences(case: Case, source: str) -> str:
    return "\n".join(
        f"{found.path}: expected {found.expected}, found {found.found}"
        for found in run_case(case, source)
    )


@pytest.mark.parametrize(("case", "source"), CASES)
def test_the_case_holds(case: Case, source: str) -> None:
    wrong = differences(case, source)
    assert not wrong, f"{source}: {case.about}\n{wrong}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_is_named_after_its_game_and_its_case(path: Path) -> None:
    game = path.parent.name
    number = re.fullmatch(r"c(\d{3})(-[a-z0-9]+)+\.yaml", path.name)
    assert number is not None, f"{path.name} is not named like c007-knight-beats-goblin.yaml"
    prefix = read_rulebook(game, "en").prefix
    for source, case in read_cases(path):
        assert case.game == game, source
        assert case.rules[0] == f"{prefix}C{int(number[1])}", source


def test_no_case_has_two_files() -> None:
    numbers = Counter((path.parent.name, path.name[:4]) for path in FILES)
    assert [file for file, times in numbers.items() if times > 1] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_clauses_and_rulings_that_a_case_cites_exist(path: Path) -> None:
    rules = (PROJECT / "docs" / "rules" / f"{path.parent.name}.md").read_text(encoding="utf-8")
    known = set(re.findall(r"\*\*([A-Z]+-R?[0-9]+(?:\.[0-9]+)?)\*\*", rules))
    for source, case in read_cases(path):
        cited = {rule for rule in case.rules if not re.search(r"-C[0-9]+$", rule)}
        assert cited <= known, f"{source} cites {sorted(cited - known)}"


def test_the_examples_in_the_documentation_hold(tmp_path: Path) -> None:
    text = (PROJECT / "docs" / "cases.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```yaml\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)
    assert len(examples) >= 2
    for number, example in enumerate(examples, start=1):
        file = tmp_path / f"example-{number}.yaml"
        file.write_text(example, encoding="utf-8")
        for source, case in read_cases(file):
            assert not differences(case, source), source
