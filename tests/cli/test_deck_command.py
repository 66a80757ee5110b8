"""`ludotheque deck`: check, list, show."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.games.elementa.cards import CARDS
from ludotheque.games.elementa.deck_text import read_deck_text, write_deck_text
from ludotheque.games.elementa.decks import DECKS, READY, breaches
from ludotheque.games.elementa.elements import NONE
from ludotheque.texts import LANGUAGES, Language
from tests.cli.conftest import Run
from tests.cli.support import flat, too_wide

CREATURES = [card for card in CARDS.values() if card.kind == "creature"]
PLAIN = [card.id for card in CREATURES if not card.entry.unique]
UNIQUE = [card.id for card in CREATURES if card.entry.unique]
ENVIRONMENTS = [card.id for card in CARDS.values() if card.kind == "environment"]
HELP = {
    "deck": ["deck-help", "deck-help-check", "deck-help-list", "deck-help-show"],
    "deck check": ["deck-help-check", "deck-option-decks", "deck-option-pack", "cli-option-lang"],
    "deck list": ["deck-help-list", "deck-option-game"],
    "deck show": ["deck-help-show", "deck-option-name", "deck-option-text", "deck-option-pack"],
}


def deck(*lines: str, creatures: int = 16) -> str:
    """Write a deck: the given lines, filled up with creatures that may all be there."""
    given = len(read_deck_text("\n".join(lines)).cards)
    environments = sum(line.startswith("environment") for line in lines)
    return "\n".join([*lines, *PLAIN[-(creatures - given + environments) :]]) + "\n"


def write(folder: Path, text: str, name: str = "mine.deck") -> None:
    (folder / name).write_text(text, encoding="utf-8")


# --- check ----------------------------------------------------------------------------------------


@pytest.mark.rule("ELEM-1.3")
@pytest.mark.rule("ELEM-1.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_deck_is_summed_up(run: Run, tmp_path: Path, language: str) -> None:
    write(
        tmp_path, "# mine\n\n" + deck(f"environment: {ENVIRONMENTS[0]}", f"2 {PLAIN[0]}  # twice")
    )
    said = run("deck", "check", "mine.deck", "--lang", language)
    assert (said.code, said.err) == (0, "")
    name = getattr(CARDS[ENVIRONMENTS[0]].names, language)
    good = Language(language).text("deck-good", deck="mine.deck", creatures=16, environment=name)
    assert flat(good) in flat(said.out)


def test_a_slip_in_a_name_of_several_words_is_one_mistake(run: Run, tmp_path: Path) -> None:
    write(tmp_path, "2 Spark Rta\n2 ember-fxo spark-rat\n")
    told = flat(run("deck", "check", "mine.deck").err)
    assert "line 1: There is no card “Spark Rta”. Perhaps “spark-rat” is meant." in told
    assert told.count("line 1") == told.count("line 2") == 1


@pytest.mark.parametrize(
    "words", [["deck", "check"], ["deck", "show"], ["play", "elementa", "--deck"]]
)
def test_a_folder_or_a_huge_file_is_no_deck(run: Run, tmp_path: Path, words: list[str]) -> None:
    (tmp_path / "decks").mkdir()
    assert "is a folder" in flat(run(*words, "decks").err)
    write(tmp_path, "#" * 2**21)
    assert "too large to be a deck" in flat(run(*words, "mine.deck").err)


BREACHES = {
    "ELEM-1.3": ([], "elementa-deck-size"),
    "ELEM-1.4": ([f"environment: {id}" for id in ENVIRONMENTS[:2]], "elementa-deck-environments"),
    "ELEM-1.6": ([f"3 {PLAIN[0]}"], "elementa-deck-copies"),
    "ELEM-1.7": ([f"2 {UNIQUE[0]}"], "elementa-deck-unique"),
}
"""What breaks a clause, and what is said then; without lines, a creature too many."""


@pytest.mark.parametrize(
    "clause", [pytest.param(clause, marks=pytest.mark.rule(clause)) for clause in BREACHES]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_breach_is_named_with_its_clause(
    run: Run, tmp_path: Path, language: str, clause: str
) -> None:
    lines, message = BREACHES[clause]
    write(tmp_path, deck(*lines, creatures=16 if lines else 17))
    said = run("deck", "check", "mine.deck", "--lang", language)
    assert (said.code, said.out) == (1, "")
    [found] = breaches(read_deck_text((tmp_path / "mine.deck").read_text("utf-8")).cards)
    assert (found.clause, found.phrase.id) == (clause, message)
    told = flat(said.err)
    assert flat(Language(language).say(found.phrase)) in told
    assert f"({clause})" in told
    assert flat(Language(language).text("deck-bad", count=1)) in told


def test_all_breaches_of_a_deck_are_named_at_once(run: Run, tmp_path: Path) -> None:
    two = [f"environment: {id}" for id in ENVIRONMENTS[:2]]
    write(tmp_path, "\n".join([*two, f"{PLAIN[0]}*3", f"{UNIQUE[0]} x2", *PLAIN[1:13]]))
    told = run("deck", "check", "mine.deck").err
    assert [clause in told for clause in ("1.3)", "1.4)", "1.6)", "1.7)")] == [True] * 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_card_is_named_with_its_line_and_the_nearest_name(
    run: Run, tmp_path: Path, language: str
) -> None:
    write(tmp_path, f"# a deck\n2 {PLAIN[0]}\nforge-salamandr*2\n")
    said = run("deck", "check", "mine.deck", "--lang", language)
    assert said.code == 1
    told = flat(said.err)
    assert "forge-salamander" in told
    problem = Language(language).text(
        "elementa-deck-no-card", card="forge-salamandr", nearest="forge-salamander"
    )
    line = Language(language).text("deck-problem-line", deck="mine.deck", line=3, problem=problem)
    assert flat(line) in told
    assert "1.3" not in told  # how many there are is not known yet


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("0 cinder-imp", "elementa-deck-no-number"),
        ("1000 cinder-imp", "elementa-deck-no-number"),
        ("cinder-imp, 2", "elementa-deck-number-alone"),
        ("creatures: cinder-imp", "elementa-deck-no-heading"),
        ("environment: cinder-imp", "elementa-deck-no-environment"),
        ("environment: nowhere-at-all", "elementa-deck-no-card"),
        ("qqqqqqqqqqqqqqqq", "elementa-deck-no-card"),
    ],
)
def test_what_cannot_be_read_is_told_by_its_line(line: str, message: str) -> None:
    [problem, *_] = read_deck_text(f"\n{line}\n").problems
    assert (problem.line, problem.phrase.id, problem.clause) == (2, message, None)


def test_cards_can_be_written_in_many_ways() -> None:
    imp = CARDS["cinder-imp"]
    for text in (
        "2 cinder-imp", "2x cinder-imp", "2 × cinder-imp", "cinder-imp*2", "cinder-imp x 2",
        "cinder-imp, cinder-imp", "Cinder Imp, Diablotin des cendres",
        "cinder-imp,cinder-imp,", "cinder-imp cinder-imp", "CINDER-IMP *2", "2 Cinder Imp",
        "2 Diablotin des cendres", "Popielny chochlik*2", "environment: none\n2 cinder-imp",
        "cinder-imp # one\n1 cinder-imp",
    ):  # fmt: skip
        assert read_deck_text(text).cards == (imp, imp), text


def test_every_card_can_be_found_by_each_of_its_names() -> None:
    for card in CARDS.values():
        for name in (card.id, card.names.en, card.names.fr, card.names.pl):
            assert read_deck_text(name).cards == (card,), name


def test_several_decks_are_checked_and_one_bad_one_is_enough(run: Run, tmp_path: Path) -> None:
    write(tmp_path, "cinder-imp\n", "bad.deck")
    said = run("deck", "check", "wildfire", "bad.deck")
    assert said.code == 1
    assert "wildfire is a good deck" in flat(said.out)
    assert "bad.deck: " in said.err


def test_a_deck_can_be_typed(run: Run) -> None:
    words = READY["wildfire"].text.split()
    assert run("deck", "check", *words).code == 0
    assert run("deck", "check", " ".join(words)).code == 0
    assert run("deck", "check", ", ".join(words[:-1])).code == 1


@pytest.mark.parametrize("given", [(), ("nothing.deck",), ("wildfire", "nothing.deck")])
def test_what_is_no_deck_is_a_mistake(run: Run, given: tuple[str, ...]) -> None:
    said = run("deck", "check", *given)
    assert said.code == 2
    assert said.err != ""


def test_files_that_are_no_text_are_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "picture.deck").write_bytes(b"\xff\xfe\x00")
    assert run("deck", "check", "picture.deck").code == 2
    (tmp_path / "large.deck").write_bytes(b"#" * (2**20 + 1))
    assert "large.deck" in run("deck", "check", "large.deck").err


def test_the_deck_on_the_page_about_decks_is_a_good_one() -> None:
    page = Path(__file__).parents[2] / "docs" / "decks.md"
    written = page.read_text(encoding="utf-8").partition("```text\n")[2].partition("```")[0]
    assert read_deck_text(written).problems == ()


# --- list and show --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ready_decks_are_listed(run: Run, language: str) -> None:
    said = run("deck", "list", "elementa", "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert too_wide(said.out) == []
    for entry in DECKS.content.deck:
        assert f"{getattr(entry.names, language)} ({entry.id})" in said.out
        assert getattr(entry.about, language) in flat(said.out)
    assert run("deck", "list", "--lang", language).out == said.out


def test_only_games_with_decks_have_some(run: Run) -> None:
    assert "Elementa".casefold() in run("deck", "list", "claim").err
    assert run("deck", "list", "claim").code == 2
    assert run("deck", "list", "nothing").code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ready_deck_is_shown_card_by_card(run: Run, language: str) -> None:
    for name, ready in READY.items():
        said = run("deck", "show", name, "--lang", language)
        assert (said.code, said.err) == (0, "")
        assert too_wide(said.out) == []
        assert "⟨" not in said.out
        for card in {*ready.creatures, *([ready.environment] if ready.environment else [])}:
            assert getattr(card.names, language) in flat(said.out)
    assert any(card.cost == NONE for card in ready.creatures)


def test_a_deck_is_written_as_a_file_and_read_back(run: Run, tmp_path: Path) -> None:
    for name, ready in READY.items():
        written = run("deck", "show", name, "--text").out
        assert read_deck_text(written).deck == ready
        write(tmp_path, written)
        again = run("deck", "show", "mine.deck", "--text").out
        assert again.splitlines()[1:] == written.splitlines()[1:]
        assert write_deck_text(ready).startswith("environment: ")


def test_a_bad_deck_is_not_shown_but_checked(run: Run, tmp_path: Path) -> None:
    write(tmp_path, "cinder-imp\n")
    said = run("deck", "show", "mine.deck")
    assert said.code == 1
    assert "ELEM-1.3" in said.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", HELP)
def test_the_help_has_every_text(run: Run, command: str, language: str) -> None:
    said = run(*command.split(), "--help", "--lang", language)
    assert said.code == 0
    assert too_wide(said.out) == []
    shown = flat("".join(" " if sign in "│╭╮╰╯─" else sign for sign in said.out))
    for id in HELP[command]:
        assert flat(Language(language).text(id)) in shown, id
