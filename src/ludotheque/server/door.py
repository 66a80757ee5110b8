"""What a door of the HTTP interface is, and how requests come in and answers go out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route

from ludotheque.server.limits import Limits
from ludotheque.server.problems import STATUS, NoSuchPage, Unintelligible
from ludotheque.server.visitor import check_origin, language_of, problem_of
from ludotheque.table import LudothequeError

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

EVERY_METHOD = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
TEXT = {"type": "string"}
MATCH = {"type": "string", "minLength": 1, "maxLength": 32}
SEAT = {"type": "integer", "minimum": 0, "maximum": 15}


@dataclass(frozen=True)
class Door:
    """One thing that can be asked over HTTP; the OpenAPI document is made from these."""

    method: str
    path: str
    handler: Handler
    about: str
    answer: type[Any] | None = None
    body: type[Any] | None = None
    body_required: bool = True
    status: int = 200
    problems: tuple[int, ...] = ()
    media: str = "application/json"
    in_path: dict[str, dict[str, Any]] = field(default_factory=dict)
    in_query: dict[str, dict[str, Any]] = field(default_factory=dict)


def answer_with(value: Any, status: int = 200) -> Response:
    """Answer with a message as JSON."""
    content = msgspec.json.encode(value)
    no_store = {"cache-control": "no-store"}
    return Response(content, status, media_type="application/json", headers=no_store)


async def body_of(request: Request, kind: type[T]) -> T:
    """Read what a request says; Unintelligible names what is wrong with it."""
    limits: Limits = request.app.state.limits
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > limits.body:
            raise Unintelligible(f"> {limits.body} bytes")
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Unintelligible(str(error)) from None


def let_in(request: Request) -> None:
    """Check that a request which changes something is our own page's, and not one of too many."""
    check_origin(request.headers)
    host = request.client.host if request.client else ""
    request.app.state.addresses.spend(host)


def number_in(request: Request, name: str, most: int) -> int | None:
    """Read a number from the query, or None when it is not there."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text) <= most):
        raise Unintelligible(f"{name}={text[:40]}")
    return int(text)


async def tell_problem(request: Request, error: Exception) -> Response:
    """Turn what is wrong into an answer in the reader's language."""
    assert isinstance(error, LudothequeError)
    status = STATUS.get(type(error), 400)
    response = answer_with(problem_of(error, language_of(request)), status)
    if status in (429, 503):
        response.headers["retry-after"] = "1"
    return response


async def no_such_page(request: Request) -> Response:
    """Say that there is nothing at an address under /api, or nothing that can be asked so."""
    response = await tell_problem(request, NoSuchPage())
    allowed = sorted(
        method
        for route in request.app.routes
        if isinstance(route, Route) and route.endpoint is not no_such_page
        for method in route.methods or ()
        if route.path.startswith("/api/")
        and route.matches({**request.scope, "method": method})[0] is Match.FULL
    )
    if allowed:
        response.status_code, response.headers["allow"] = 405, ", ".join(allowed)
    return response
