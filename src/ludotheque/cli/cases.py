"""`ludotheque case`: run case files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.text import Text

from ludotheque.cli.terminal import FAILED, MISTAKE, OK, Terminal
from ludotheque.table import Phrase, Unreadable
from ludotheque.table.case import CaseError, read_cases, run_case


def run(terminal: Terminal, paths: Sequence[Path]) -> int:
    """Run all cases of the files and folders given; print pass or the difference."""
    if not paths:
        raise Unreadable(Phrase("cli-no-cases-given"))
    passed = failed = mistaken = 0
    for path in _files(paths):
        try:
            for source, case in read_cases(path):
                differences = run_case(case, source)
                if not case.then and not case.illegal:
                    raise CaseError(source, "then", Phrase("case-checks-nothing"))
                good = not differences
                passed, failed = passed + good, failed + (not good)
                verdict = terminal.text("cli-case-pass" if good else "cli-case-fail")
                line = Text.assemble((verdict, "green" if good else "bold red"), f"  {source}")
                terminal.console.print(line)
                for difference in differences:
                    terminal.say(
                        "cli-case-difference",
                        path=difference.path,
                        expected=_said(difference.expected),
                        found=_said(difference.found),
                    )
        except CaseError as error:
            mistaken += 1
            terminal.wrong(error)
    terminal.say("cli-case-summary", passed=passed, failed=failed, mistaken=mistaken)
    if mistaken:
        return MISTAKE
    return FAILED if failed else OK


def _files(paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            found = sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
            if not found:
                raise Unreadable(Phrase("cli-no-cases", folder=str(path)))
            yield from found
        else:
            yield path


def _said(value: object) -> object:
    return value if isinstance(value, Phrase) else str(value)
