"""Record files: reading, writing, `ludotheque record check`."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from ludotheque.cli.terminal import FAILED, OK, Terminal
from ludotheque.table import LudothequeError, Phrase, Record, Unreadable, read_record, write_record

LARGEST = 64 * 2**20
"""Bytes of a record; no match of any game comes near."""


def check(terminal: Terminal, file: Path) -> int:
    """Say whether a record is whole, unchanged and legal."""
    content = _bytes(file)
    try:
        record = _read(file, content)
    except LudothequeError as error:
        terminal.wrong(error)
        return FAILED
    over = record.outcome is not None
    terminal.say(
        "cli-record-good",
        file=str(file),
        game=terminal.text(f"{record.header.game}-name"),
        answers=len(record.answers),
        state="over" if over else "running",
    )
    return OK


def load_record(file: Path) -> Record:
    """Read a record file; what is wrong with it is said with the file's name."""
    return _read(file, _bytes(file))


def _bytes(file: Path) -> bytes:
    try:
        with file.open("rb") as opened:
            content = opened.read(LARGEST + 1)
    except OSError as error:
        raise Unreadable(
            Phrase("cli-file-problem", file=str(file), problem=error.strerror or str(error))
        ) from None
    if len(content) > LARGEST:
        raise Unreadable(Phrase("cli-too-large", file=str(file), kind="record"))
    return content


def _read(file: Path, content: bytes) -> Record:
    try:
        return read_record(content.decode())
    except UnicodeDecodeError:
        raise Unreadable(Phrase("cli-file-no-text", file=str(file))) from None
    except LudothequeError as error:
        raise Unreadable(Phrase("cli-record-wrong", file=str(file), problem=error.phrase)) from None


def save_record(file: Path, record: Record) -> None:
    """Write a record whole or not at all: a full disk or a crash leaves the old file."""
    beside = file.parent / f".{file.name}.{os.getpid()}.part"
    try:
        beside.write_text(write_record(record), encoding="utf-8", newline="\n")
        beside.replace(file)
    except OSError as error:
        raise Unreadable(
            Phrase("cli-cannot-write", file=str(file), problem=error.strerror or str(error))
        ) from None
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)  # left behind only if something went wrong


def unused_name(game: str) -> Path:
    """Return a file name that is not taken: `claim.jsonl`, `claim-2.jsonl`, …."""
    number, file = 1, Path(f"{game}.jsonl")
    while file.exists():
        number += 1
        file = Path(f"{game}-{number}.jsonl")
    return file
