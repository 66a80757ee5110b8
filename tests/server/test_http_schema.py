"""Requests made up from the OpenAPI document: what it promises is what the server does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from ludotheque.server.doors import DOORS
from ludotheque.server.openapi import describe
from tests.server.process import Server, Visitor

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
    negative_data_rejection,
]
"""All but those on authentication, which there is none, and on what only a created match has."""
SCHEMA = schemathesis.openapi.from_dict(describe(DOORS))


class Served:
    """A server, a visitor, and a match of his that is over and one that runs."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.base = f"http://127.0.0.1:{server.port}"
        over, self.cookie = server.create("person", "greedy", options={"first_leader": 0})
        running, _ = server.create("person", "open", cookie=self.cookie)
        page = Visitor(server, over, self.cookie)
        page.wait_for_turn()
        assert page.send("resign")["type"] == "done"
        page.close()
        self.matches = (over, running)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("schema")
    limits = {"creations_per_second": 1e9}
    server = Server(f"sqlite:///{folder / 'matches.db'}", folder / "log", limits)
    try:
        yield Served(server)
        assert "Traceback" not in server.log.read_text(), server.log.read_text()
    finally:
        server.stop()


@SCHEMA.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@seed(1)
def test_the_document_keeps_its_promises(case: schemathesis.Case[Any], served: Served) -> None:
    match = (case.path_parameters or {}).get("match")
    if isinstance(match, str) and len(match) % 3:  # two of three ask for a match that there is
        case.path_parameters["match"] = served.matches[len(match) % 3 - 1]
    cookies = {"cookie": served.cookie} if len(str(match)) % 2 else {}
    case.call_and_validate(base_url=served.base, headers=cookies, checks=CHECKS)
