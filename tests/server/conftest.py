"""Databases for the tests: SQLite in a folder, and a real PostgreSQL that the tests start."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """Start a PostgreSQL server of our own and give its address."""
    folder = next((f for f in reversed(BINARIES) if (f / "initdb").exists()), None)
    if folder is None:
        pytest.fail("PostgreSQL's server is missing: apt-get install postgresql")
    # Not in pytest's own folder, which is closed to the user that PostgreSQL must run as.
    data = Path(tempfile.mkdtemp(prefix="ludotheque-postgresql-"))
    user = "postgres" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
    if user is not None:
        owner = pwd.getpwnam(user)
        os.chown(data, owner.pw_uid, owner.pw_gid)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    cluster = data / "cluster"
    _run(folder / "initdb", "-D", cluster, "-U", "ludotheque", "-A", "trust", user=user)
    options = f"-p {port} -c listen_addresses=127.0.0.1 -k {data} -c fsync=off"
    _run(folder / "pg_ctl", "-D", cluster, "-o", options, "-w", "-l", data / "log", "start",
         user=user)  # fmt: skip
    try:
        yield f"postgresql://ludotheque@127.0.0.1:{port}/postgres"
    finally:
        _run(folder / "pg_ctl", "-D", cluster, "-m", "immediate", "stop", user=user)
        shutil.rmtree(data)


def _run(*command: object, user: str | None) -> None:
    words = [str(word) for word in command]
    subprocess.run(words, check=True, capture_output=True, user=user, cwd="/")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'matches.db'}"
    server: str = request.getfixturevalue("postgresql")
    name = f"test_{secrets.token_hex(6)}"
    psql = shutil.which("psql")
    assert psql is not None
    subprocess.run([psql, server, "-qc", f"CREATE DATABASE {name}"], check=True)
    return server.rpartition("/")[0] + f"/{name}"


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """Give the address of an empty SQLite database."""
    return f"sqlite:///{tmp_path / 'matches.db'}"
