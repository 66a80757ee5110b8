"""docs/packs.md: its example works as it is told, its tables have every word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.games.elekt.vocabulary.ability import Ability
from ludotheque.games.elementa.vocabulary import Effect
from tests.cards import elementa_vocabulary
from tests.cards.vocabulary import MEANINGS, PAGE, page_with, tables
from tests.cli.conftest import Run, run
from tests.cli.support import flat

__all__ = ["run"]

TEXT = PAGE.read_text(encoding="utf-8")
ELEKT, _, ELEMENTA = TEXT.partition("\n## Elementa\n")
"""The page has a worked example for each of the two."""


def blocks(part: str) -> list[tuple[str, str]]:
    """Return what stands in frames, each with its kind."""
    return re.findall(r"^```(\w+)\n(.*?)^```$", part, re.MULTILINE | re.DOTALL)


def block(kind: str, part: str = ELEKT) -> str:
    """Return the only frame of a kind."""
    [text] = [text for found, text in blocks(part) if found == kind]
    return text


def test_the_tables_are_those_of_the_program() -> None:
    assert page_with(TEXT) == TEXT, "write them anew: python -m tests.cards.vocabulary"


@pytest.mark.parametrize("meanings", [MEANINGS[Ability], elementa_vocabulary.MEANINGS[Effect]])
def test_a_word_without_a_line_stops_the_tables(
    monkeypatch: pytest.MonkeyPatch, meanings: dict[str, str]
) -> None:
    monkeypatch.delitem(meanings, "once")
    with pytest.raises(KeyError):
        tables()


def uncounted(text: str) -> str:
    """Leave out what may change with any card: how many abilities the box has, what cards cost."""
    text = re.sub(r"\d+ abilities", "some abilities", text)
    return flat(re.sub(r"^(Cost by|Creatures by) .*$", r"\1 …", text, flags=re.MULTILINE))


def put_card(folder: Path) -> None:
    """Do what step 2 says: the card takes the place of another."""
    file = folder / "mine.toml"
    text = file.read_text(encoding="utf-8")
    start = text.rindex("[[elite]]", 0, text.index('id = "tithe-wraith"'))
    end = text.index("[[elite]]", start + 1)
    file.write_text(text[:start] + block("toml") + "\n" + text[end:], encoding="utf-8")


def follow(run: Run, folder: Path, part: str) -> int:
    """Do what the page says, and expect what it shows; return how many commands there were."""
    commands = 0
    for step in "".join(text for kind, text in blocks(part) if kind == "console").split("$ ")[1:]:
        command, _, expected = step.partition("\n")
        commands += 1
        match command.split():
            case ["ludotheque", *words, ">", target]:
                (folder / target).write_text(run(*words).out, encoding="utf-8")
                put_card(folder)
            case ["ludotheque", *words]:
                assert uncounted(run(*words).all) == uncounted(expected), command
            case ["sed", "-i", change, target]:
                _, old, new, _ = change.strip("'").split("/")
                file = folder / target
                file.write_text(
                    file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8"
                )
            case _:
                raise AssertionError(command)
    return commands


def test_the_worked_example_works(run: Run, tmp_path: Path) -> None:
    (tmp_path / "widow.yaml").write_text(block("yaml"), encoding="utf-8")
    assert follow(run, tmp_path, ELEKT) == 7


def test_the_worked_example_of_elementa_works(run: Run, tmp_path: Path) -> None:
    for file, kind in (("lanterns.toml", "toml"), ("moth.yaml", "yaml"), ("lanterns.deck", "text")):
        (tmp_path / file).write_text(block(kind, ELEMENTA), encoding="utf-8")
    assert follow(run, tmp_path, ELEMENTA) == 6
    [play] = re.findall(r"`ludotheque (play elementa --pack .*?)`", ELEMENTA)
    said = run(*play.split(), "--seed", "1", typed="1\nquit\n")
    assert (said.code, said.err) == (0, "")
    assert "Lantern Moth" in said.out and "Night Market" in said.out


def test_the_pasted_card_of_the_example_is_understood(run: Run, tmp_path: Path) -> None:
    """Step 5: what `--json` writes under `card` may stand in a position as it is."""
    (tmp_path / "mine.toml").write_text(run("pack", "show", "elekt", "--toml").out, "utf-8")
    put_card(tmp_path)
    file = tmp_path / "mine.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("drow", "draw"), encoding="utf-8")
    shown = run("pack", "show", "mine.toml", "widow-of-the-lamps", "--json").out
    card = re.search(r'"card": (\{.*?\n  \})', shown, re.DOTALL)
    assert card is not None
    case = re.sub(
        r"(    widow-of-the-lamps:).*?(?=\n  phase)",
        lambda found: f"{found[1]} {card[1]}",
        block("yaml"),
        flags=re.DOTALL,
    )
    (tmp_path / "pasted.yaml").write_text(case, encoding="utf-8")
    assert run("case", "pasted.yaml").code == 0
