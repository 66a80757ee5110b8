"""Everything that can be wrong can be said in every language, and names what is wrong."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.claim.cards import BoxEntry
from ludotheque.players import load_player
from ludotheque.table import LudothequeError, Match, Phrase, Seat, load, load_pack, read_record
from ludotheque.table.case import Case, read_cases, run_case
from ludotheque.texts import ENGLISH, LANGUAGES, Language, choose_language, read_rulebook
from tests.table.damage import with_closing, with_header
from tests.table.refusals import REFUSED, over
from tests.table.support import CLAIM, FOLLOWING, ids, match_from, record_text
from tests.texts.used import constants, trees

Wrong = Callable[[], object]

NOWHERE = {
    "hands": ["spark-rat", "spark-rat"],
    "asked": ["lay", [0, 1]],
    "agenda": [{"step": "effects.RunEffect", "with": [7, {"card": "ember-fox"}, 9]}],
}


def position(**fields: Any) -> Wrong:
    """Return an attempt to build a position."""
    return lambda: CLAIM.position(fields)


def case(**fields: Any) -> Wrong:
    """Return an attempt to run a case."""
    head: dict[str, Any] = {"game": "claim", "about": "", "rules": []}
    return lambda: run_case(Case(**{**head, "given": FOLLOWING, **fields}))


def laid_in_elementa() -> Match[Any, Any]:
    """Return a match of Elementa in which a card has been laid, which is final (ELEM-R29)."""
    game = load("elementa")
    given = {"hands": ["ember-fox spark-rat", "ember-fox spark-rat"]}
    match = Match(game, game.position(given), game.read_options({}), 2, begun_from=given)
    match.play(Seat(0), "lay ember-fox")
    return match


def written(text: str, read: Callable[[Path], object]) -> Callable[[Path], object]:
    """Return an attempt to read a file with this text."""

    def attempt(file: Path) -> object:
        file.write_text(text, encoding="utf-8")
        return read(file)

    return attempt


ERRORS: dict[str, Wrong] = {
    "table-unknown-game": lambda: load("chess"),
    "table-unknown-option": lambda: CLAIM.start(colour=1),
    "table-bad-option-value": lambda: CLAIM.start(first_leader=7),
    "table-no-answer": lambda: load("claim").start(seed=1).play(Seat(0), None),  # type: ignore[arg-type]
    "cards-no-packs": lambda: load("claim").set_up_with(None, 2),
    "deck-no-decks": lambda: load("claim").check_deck("2 goblins"),
    "table-bad-seats": lambda: CLAIM.start(seats=9),
    "table-bad-seed": lambda: CLAIM.start(seed=-1),
    "table-nothing-to-undo": lambda: match_from(FOLLOWING).undo(Seat(1)),
    "table-undo-shown": lambda: over().undo(Seat(-1)),
    "table-undo-final": lambda: laid_in_elementa().undo(Seat(0)),
    "position-field": position(phase="three"),
    "position-breach": position(hands=["D1", ""]),
    "claim-prize-without-trick": position(prize="D1"),
    "record-no-format": lambda: read_record(with_header(ludotheque_record=0)),
    "claim-other-first-leader": lambda: CLAIM.position(
        {"phase": "setup", "leader": 0}, {"first_leader": 1}
    ),
    "claim-too-many-tricks": position(tricks=["0 G0 K2 1 D4"] * 14),
    "claim-tricks-out-of-order": position(tricks=["0 G1 K2 1"]),
    "claim-wrong-winner": position(tricks=["0 G9 G3 1 D4"]),
    "claim-played-already": position(hands=["G9", "G3"], tricks=["0 G9 U1 0 D4"]),
    "claim-only-undead": position(scores=["G9", ""]),
    "position-no-list": position(tricks=5),
    "position-leads-nowhere": case(game="elementa", given=NOWHERE),
    "position-no-mapping": lambda: CLAIM.position([]),  # type: ignore[arg-type]
    "position-unknown-field": position(hand=""),
    "position-not-one-of": position(leader=7),
    "position-not-two": position(hands="D1"),
    "position-no-cards": position(pile=5),
    "claim-no-card": position(led="K0"),
    "claim-no-faction": position(voids=["Z", ""]),
    "claim-no-trick": position(tricks=["0 U4"]),
    "claim-nothing-dealt": position(phase="setup", hands=["D1", "D2"]),
    "claim-too-many": position(hands=["D1 D1", "G1 G2"]),
    "claim-nowhere": position(hands=["D1", "G1"], absent=[]),
    "claim-hand-too-big": position(
        phase="two",
        hands=[
            "G0 G0 G0 G0 G0 G1 G2 G3 G4 G5 G6 G7 G8 G9",
            "U0 U1 U2 U3 U4 U5 U6 U7 U8 U9 D0 D1 D2 D3",
        ],
    ),
    "claim-hands-unequal": position(hands=["D1", ""]),
    "claim-hands-left": position(phase="over", hands=["D1", "D2"]),
    "claim-bad-pile": position(hands=["D1", "D2"], pile="G0 G1 G2 G3"),
    "claim-followers-unequal": position(hands=["D1", "D2"], prizes=["D3", ""]),
    "claim-too-many-followers": position(
        hands=["D1", "D2"],
        prizes=["G0 G0 G0 G0 G0 G1 G2 G3 G4 G5 G6 G7 G8", "U0 U1 U2 U3 U4 U5 U6 U7 U8 U9 K2 K3 K4"],
    ),
    "claim-led-before-prize": position(hands=["", "D1"], led="D2"),
    "claim-prize-in-phase-two": position(phase="two", prize="D1"),
    "claim-pile-in-phase-two": position(phase="two", pile="D1"),
    "claim-hand-not-followers": position(phase="two", hands=["D1", "D2"], blinds=["", ""]),
    "claim-undead-discarded": position(discard="U1"),
    "claim-against-void": position(hands=["D1", "D2"], voids=["D", ""]),
    "record-empty": lambda: read_record(""),
    "record-line": lambda: read_record("x"),
    "record-no-json": lambda: read_record("x"),
    "record-not-one": lambda: read_record("{}"),
    "record-newer": lambda: read_record(with_header(ludotheque_record=9)),
    "record-bad-field": lambda: read_record(with_header(seats=9)),
    "record-other-rules": lambda: read_record(with_header(rules_version="9")),
    "record-other-pack": lambda: read_record(with_header(packs={})),
    "record-cut-short": lambda: read_record(record_text().splitlines()[0]),
    "record-after-end": lambda: read_record(record_text() + "x"),
    "record-wrong-count": lambda: read_record(with_closing(answers=3)),
    "record-wrong-outcome": lambda: read_record(with_closing(outcome=None)),
    "record-changed": lambda: read_record(record_text().replace("greedy", "random")),
    "record-bad-seat": lambda: read_record(
        record_text().splitlines()[0] + '\n{"seat":"x","answer":"G0"}'
    ),
    "case-mistake": case(game="chess"),
    "case-one-answer": case(when=[{0: "D1", 1: "G0"}]),
    "case-bad-seat": case(when=[{"x": "D1"}]),
    "case-no-such-part": case(then={"x": 1}),
    "case-no-such-entry": case(then={"position.hands.7": 1}),
    "case-nothing-inside": case(then={"position.led.x": 1}),
    "case-no-list": case(then={"position.led": {"count": 1}}),
    "case-bad-matcher": case(then={"position.discard": {"count": "many"}}),
    "case-no-file": lambda: list(read_cases(Path("/nonexistent.yaml"))),
    "texts-unknown-language": lambda: choose_language("de"),
    "texts-unknown-clause": lambda: read_rulebook("claim", "en").id("99.9"),
    "player-unknown": lambda: load_player("deep", "claim"),
    "player-no-settings": lambda: load_player("greedy:ms=3", "claim"),
    "elementa-no-deck": lambda: load_player("greedy:deck=wildfier", "elementa"),
}

FILES: dict[str, Callable[[Path], object]] = {
    "case-no-yaml": written("a: [", lambda file: list(read_cases(file))),
    "case-empty": written("# nothing", lambda file: list(read_cases(file))),
    "field-unknown": written("surprise: 1", lambda file: list(read_cases(file))),
    "field-missing": written("game: claim", lambda file: list(read_cases(file))),
    "field-wrong-type": written("5", lambda file: list(read_cases(file))),
    "field-other": written("x", lambda file: load_pack("box", file, BoxEntry)),
    "case-no-rules": written(
        "{game: claim, about: x, rules: []}", lambda file: list(read_cases(file))
    ),
    "table-bad-pack": written("x", lambda file: load_pack("box", file, BoxEntry)),
}


def error_of(attempt: Wrong) -> LudothequeError:
    """Return the error that an attempt ends in."""
    with pytest.raises(LudothequeError) as caught:
        attempt()
    return caught.value


def say_everywhere(error: LudothequeError) -> None:
    """Say an error in every language; no argument may get lost."""
    for code in LANGUAGES:
        text = Language(code).error(error)
        assert text
        assert "{ $" not in text
        for value in error.phrase.args.values():
            if isinstance(value, str) and value != "-":  # no field of a file
                assert value in text, code


@pytest.mark.parametrize("id", ERRORS)
def test_what_is_wrong_can_be_said_in_every_language(id: str) -> None:
    error = error_of(ERRORS[id])
    assert id in ids(error)
    say_everywhere(error)


@pytest.mark.parametrize("id", FILES)
def test_what_is_wrong_with_a_file_can_be_said_in_every_language(id: str, tmp_path: Path) -> None:
    error = error_of(lambda: FILES[id](tmp_path / "file"))
    assert id in ids(error)
    say_everywhere(error)


@pytest.mark.parametrize(("given", "seat", "answer", "reason"), [r[:4] for r in REFUSED])
def test_every_violation_can_be_said_in_every_language(
    given: Callable[[], Any], seat: Seat, answer: str, reason: str
) -> None:
    error = error_of(lambda: given().play(seat, answer))
    assert reason in ids(error)
    say_everywhere(error)


ELSEWHERE = {
    "cli", "server", "claim_greedy.py", "elekt_greedy.py", "cards", "elekt", "elementa",
}  # fmt: skip
"""What says more than errors, or has tests of its own (tests/cards, tests/games/elekt and, in
`test_errors.py`, tests/games/elementa)."""


def test_every_error_of_table_games_players_and_texts_is_tried_here() -> None:
    """Each id in a `raise …Phrase("…")` (or in a helper that raises) has its attempt above."""
    raised = set()
    shown = {"table-seat", "table-illegal", "case-is-legal"}
    shown |= {"player-random-reason", "player-novice-reason", "greedy-elementa-best"}
    for file, tree in trees().items():
        if not ELSEWHERE & set(file.parts):
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Phrase":
                    raised |= constants(node.args[0])
    violations = {reason for *_, reason, _ in REFUSED}
    names = {"claim-faction", "claim-card"}
    assert sorted(raised - ERRORS.keys() - FILES.keys() - violations - shown - names) == []


def test_an_error_says_itself_in_english_by_default() -> None:
    error = error_of(ERRORS["table-unknown-game"])
    assert str(error) == ENGLISH.error(error)


def test_what_cannot_stand_in_a_text_is_an_error_of_ours() -> None:
    with pytest.raises(TypeError):
        ENGLISH.say(Phrase("table-bad-seed", seed=object()))
