"""Cases: given a position, when these moves, then this (docs/cases.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import yaml

from ludotheque.table.codec import plain
from ludotheque.table.errors import LudothequeError, Unreadable
from ludotheque.table.event import Event
from ludotheque.table.expect import Difference, Problem, check, look_up
from ludotheque.table.game import read_seed
from ludotheque.table.match import Match
from ludotheque.table.phrase import Phrase
from ludotheque.table.registry import load
from ludotheque.table.rehearsal import read_to_play
from ludotheque.table.schema_problem import schema_problem
from ludotheque.table.seat import Seat, parse_seat, seat_text


class Illegal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that must be refused, and the clause that refuses it."""

    seat: int | str
    action: str
    clause: str


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One case, as its file says it."""

    game: str
    about: str
    rules: list[str]
    options: dict[str, Any] = {}
    seats: int | None = None
    seed: int | None = None
    given: dict[str, Any] | None = None
    when: list[dict[int | str, str]] = []
    then: dict[str, Any] = {}
    illegal: list[Illegal] = []


class CaseError(Unreadable):
    """A mistake in a case file: which file, which case, which field."""

    def __init__(self, source: str, field: str, problem: Phrase) -> None:
        place = source if field == "-" else f"{source}, {field}"
        super().__init__(
            Phrase("case-mistake", place=place, source=source, field=field, problem=problem)
        )


def read_cases(path: Path) -> Iterator[tuple[str, Case]]:
    """Read the cases of a file; each comes with its name: `file.yaml`, or `file.yaml#2`."""
    try:
        documents = list(yaml.load_all(path.read_text(encoding="utf-8"), _OnceEach))
    except (OSError, UnicodeDecodeError) as error:
        raise CaseError(str(path), "-", Phrase("case-no-file", problem=str(error))) from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise CaseError(str(path), "-", Phrase("case-no-yaml", problem=str(error))) from None
    if not documents:
        raise CaseError(str(path), "-", Phrase("case-empty"))
    for number, document in enumerate(documents, start=1):
        source = f"{path}#{number}" if len(documents) > 1 else str(path)
        try:
            case = msgspec.convert(document, Case)
        except msgspec.ValidationError as error:
            place = re.sub(r"\[(\d+)\]", r".\1", str(error).partition(" - at `$")[2]).strip("`.")
            raise CaseError(source, place or "-", schema_problem(error)) from None
        except ValueError as error:  # text that is no Unicode
            raise CaseError(source, "-", Phrase("case-no-yaml", problem=str(error))) from None
        if not case.rules:
            raise CaseError(source, "rules", Phrase("case-no-rules"))
        yield source, case


class _OnceEach(yaml.SafeLoader):
    """YAML in which a field that is written twice is a mistake; the standard lets the last win."""

    # PyYAML hands `deep` over by position.
    def construct_mapping(
        self,
        node: yaml.MappingNode,
        deep: bool = False,  # noqa: FBT001, FBT002 - as the library calls it
    ) -> dict[Any, Any]:
        names = [key.value for key, _ in node.value]
        for name in names:
            if names.count(name) > 1:
                raise yaml.YAMLError(f"“{name}” is there twice{node.start_mark}")
        return super().construct_mapping(node, deep)


def run_case(case: Case, source: str = "case") -> list[Difference]:
    """Run a case; the differences between what it expects and what came (none: it passes)."""
    match = _given(case, source)
    events: list[Event] = []
    match.listen(events.append)
    differences = _when(case, match, source)
    if differences:
        return differences
    found = _Found(match, events)
    for path, expected in case.then.items():
        try:
            differences += check(path, look_up(found, path), expected)
        except Problem as problem:
            raise CaseError(source, f"then.{problem.path}", problem.phrase) from None
    return differences + _illegal(case, match, source)


class _Found(Mapping[str, Any]):
    """Everything that `then` may look at, made only when asked for."""

    roots = ("aids", "deciders", "decision", "events", "facts", "outcome", "position", "shown",
             "view")  # fmt: skip

    def __init__(self, match: Match[Any, Any], events: list[Event]) -> None:
        self.match = match
        self.events = events

    def __getitem__(self, root: str) -> Any:
        state = self.match.state
        viewers: list[Seat | None] = [*(Seat(seat) for seat in range(self.match.seats)), None]
        if root == "position":
            return state.position()
        if root == "view":
            return {seat_text(viewer): plain(state.view(viewer)) for viewer in viewers}
        if root == "aids":
            return {seat_text(viewer): plain(state.view(viewer).aids()) for viewer in viewers}
        if root == "deciders":
            return [seat if seat >= 0 else seat_text(seat) for seat in state.deciders]
        if root == "decision":
            return {seat_text(seat): self._decision(seat) for seat in state.deciders}
        if root == "events":
            return [event.line() for event in self.events]
        if root == "shown":
            return {
                seat_text(viewer): [event.seen_by(viewer).line() for event in self.events]
                for viewer in viewers
            }
        if root == "outcome":
            outcome = state.outcome
            return None if outcome is None else {**plain(outcome), "winner": outcome.winner}
        if root == "facts":
            return plain(self.match.game.facts)
        raise KeyError(root)

    def _decision(self, seat: Seat) -> dict[str, Any]:
        decision = self.match.decision(seat)
        notate = self.match.game.notate
        return {
            "kind": decision.kind,
            "actions": [notate(action) for action in decision.actions],
            "default": notate(decision.default),
        }

    def __iter__(self) -> Iterator[str]:
        return iter(self.roots)

    def __len__(self) -> int:
        return len(self.roots)


def _given(case: Case, source: str) -> Match[Any, Any]:
    field = "game"
    try:
        game = load(case.game)
        field = "options"
        options = game.read_options(case.options)
        field = "seats"
        seats = game.read_seats(case.seats)
        field = "seed"
        chance = None if case.seed is None else Random(read_seed(case.seed))
        field = "given"
        if case.given is None:
            state = game.begin(seats, options)
        else:
            state = read_to_play(game, case.given, options)
        return Match(game, state, options, seats, generator=chance, begun_from=case.given)
    except LudothequeError as error:
        raise CaseError(source, field, error.phrase) from None


def _when(case: Case, match: Match[Any, Any], source: str) -> list[Difference]:
    for number, move in enumerate(case.when):
        if len(move) != 1:
            raise CaseError(source, f"when.{number}", Phrase("case-one-answer"))
        [(who, answer)] = move.items()
        try:
            match.play(_seat(source, f"when.{number}", who), str(answer))
        except CaseError:
            raise
        except Unreadable as error:
            raise CaseError(source, f"when.{number}", error.phrase) from None
        except LudothequeError as error:
            return [Difference(f"when.{number}", f"{who}: {answer}", error.phrase)]
    return []


def _illegal(case: Case, match: Match[Any, Any], source: str) -> list[Difference]:
    """Try the answers that must be refused; refusing must change nothing."""
    differences = []
    before = match.state.position()
    for number, wrong in enumerate(case.illegal):
        field = f"illegal.{number}"
        seat = _seat(source, f"{field}.seat", wrong.seat)
        try:
            action = match.game.parse(wrong.action)
        except LudothequeError as error:
            raise CaseError(source, f"{field}.action", error.phrase) from None
        refusal = match.explain(seat, action)
        if refusal is None:
            differences.append(Difference(field, wrong.clause, Phrase("case-is-legal")))
        elif refusal.clause != wrong.clause:
            differences.append(Difference(field, wrong.clause, refusal.clause))
        if refusal is not None:
            differences += _refused(match, seat, wrong.action, field, before)
    return differences


def _refused(
    match: Match[Any, Any], seat: Seat, action: str, field: str, before: Mapping[str, Any]
) -> list[Difference]:
    try:
        match.play(seat, action)
    except LudothequeError:
        after = match.state.position()
        return [] if after == before else [Difference(field, before, after)]
    return [Difference(field, before, match.state.position())]


def _seat(source: str, field: str, text: object) -> Seat:
    seat = parse_seat(text)
    if seat is None:
        raise CaseError(source, field, Phrase("case-bad-seat", seat=str(text)))
    return seat
