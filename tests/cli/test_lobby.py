"""`ludotheque` alone serves on this machine and shows the lobby in the browser."""

from __future__ import annotations

import re
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from ludotheque.cli import serving
from tests.cli.conftest import Run
from tests.cli.support import PROGRAM, environment

PATIENCE = 60


@contextmanager
def alone(tmp_path: Path, **env: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run the program without a command and give what it says first: the address."""
    server = subprocess.Popen(
        [PROGRAM],
        cwd=tmp_path,
        env=environment(HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path / "data"), **env),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    try:
        yield server, server.stdout.readline()
    finally:
        server.terminate()
        server.wait(PATIENCE)
        server.stdout.close()


def test_it_serves_and_opens_the_browser_when_the_server_answers(tmp_path: Path) -> None:
    # A "browser" that fetches the address that it is given: the server must be there by then.
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{tmp_path}/asked"\n')
    browser.chmod(0o755)
    with alone(tmp_path, BROWSER=f"{browser} %s") as (_, said):
        [address] = re.findall(r"http://127\.0\.0\.1:\d+/", said)
        asked = tmp_path / "asked"
        for _ in range(PATIENCE * 10):
            if asked.exists() and asked.read_text():
                break
            time.sleep(0.1)
        assert asked.read_text().strip() == address
        with urllib.request.urlopen(f"{address}api/health") as answer:
            assert answer.status == 200


def test_a_port_that_others_use_is_left_to_them(tmp_path: Path) -> None:
    with socket.socket() as other:
        with suppress(OSError):  # somebody else may use it already, which is just as well
            other.bind((serving.HERE, int(serving.PORT)))
            other.listen()
        with alone(tmp_path) as (_, said):
            assert re.search(r":\d+/", said) is not None


def test_a_server_that_runs_is_shown(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(serving, "_is_ours", lambda _: True)
    monkeypatch.setattr(serving, "_show", shown.append)
    said = run()
    assert said.code == 0
    assert shown == [f"http://{serving.HERE}:{serving.PORT}/"]
    assert shown[0] in said.out
