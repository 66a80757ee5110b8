"""The doors: HTTP for creating, joining and reading, a WebSocket for playing (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from ludotheque.players import players_for
from ludotheque.server.bots import Bots
from ludotheque.server.create import Wanted, create
from ludotheque.server.hall import Hall
from ludotheque.server.join import join
from ludotheque.server.messages import PROTOCOL, Command, FromServer, Problem
from ludotheque.server.problems import (
    ForeignPage,
    NoSuchMatch,
    SeatTaken,
    StillSecret,
    Unintelligible,
)
from ludotheque.server.store import open_store
from ludotheque.server.stream import stream
from ludotheque.server.visitor import (
    check_origin,
    give_seat,
    language_of,
    problem_of,
    viewer_of,
)
from ludotheque.table import (
    LudothequeError,
    games,
    load,
    plain,
    record_of,
    write_record,
)

LARGEST_BODY = 64 * 1024
"""Bytes of a request; nothing that is asked here is longer."""

STATUS: dict[type[LudothequeError], int] = {
    NoSuchMatch: 404,
    SeatTaken: 409,
    StillSecret: 403,
    ForeignPage: 403,
}
T = TypeVar("T")


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to sit down."""

    name: str = ""


def build(database: str, workers: int = 1) -> Starlette:
    """Build the application on a database, given by its address."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await open_store(database)
        app.state.hall = Hall(store)
        app.state.bots = Bots(app.state.hall, workers)
        try:
            yield
        finally:
            await app.state.bots.close()
            await store.close()

    return Starlette(
        routes=[
            Route("/api/health", health),
            Route("/api/games", list_games),
            Route("/api/schema", show_schema),
            Route("/api/matches", create_match, methods=["POST"]),
            Route("/api/matches/{id}", show_match),
            Route("/api/matches/{id}/seats/{seat:int}", join_match, methods=["POST"]),
            Route("/api/matches/{id}/record", show_record),
            WebSocketRoute("/api/matches/{id}/stream", stream),
        ],
        exception_handlers={LudothequeError: tell_problem},
        lifespan=lifespan,
    )


async def health(request: Request) -> Response:
    """Say that the server is there."""
    return _json({"protocol": PROTOCOL, "games": list(games())})


async def list_games(request: Request) -> Response:
    """List the games with their facts and bots."""
    return _json(
        [{**plain(load(name).facts), "players": list(players_for(name))} for name in games()]
    )


async def show_schema(request: Request) -> Response:
    """Return the JSON Schemas of everything that is sent either way."""
    kinds = (Wanted, Join, Command, FromServer, Problem)
    _, schemas = msgspec.json.schema_components(kinds)
    return _json(schemas)


async def create_match(request: Request) -> Response:
    """Create a match; the creator's seat comes back as a cookie."""
    check_origin(request.headers)
    hall: Hall = request.app.state.hall
    created = await create(hall, await _body(request, Wanted))
    table = await hall.table(created.match)
    request.app.state.bots.wake(table)
    response = _json({"match": created.match, "seat": created.seat}, 201)
    if created.token is not None:
        give_seat(response, request, created.match, created.token)
    return response


async def join_match(request: Request) -> Response:
    """Take an open seat."""
    check_origin(request.headers)
    hall: Hall = request.app.state.hall
    table = await hall.table(request.path_params["id"])
    seat = request.path_params["seat"]
    token = await join(hall, table, seat, (await _body(request, Join)).name)
    await hall.tell(table)
    request.app.state.bots.wake(table)
    response = _json({"match": table.live.row.id, "seat": seat}, 201)
    give_seat(response, request, table.live.row.id, token)
    return response


async def show_match(request: Request) -> Response:
    """Show a match as the viewer may see it."""
    table = await request.app.state.hall.table(request.path_params["id"])
    return _json(table.live.scene(viewer_of(request, table)))


async def show_record(request: Request) -> Response:
    """Return the record of a match that is over; before that it would tell every secret."""
    table = await request.app.state.hall.table(request.path_params["id"])
    if not table.live.over:
        raise StillSecret
    seats = [seat.player for seat in table.live.seats]
    return PlainTextResponse(write_record(record_of(table.live.match, seats)))


async def tell_problem(request: Request, error: Exception) -> Response:
    """Turn what is wrong into an answer in the reader's language."""
    assert isinstance(error, LudothequeError)
    status = STATUS.get(type(error), 400)
    return _json(problem_of(error, language_of(request)), status)


async def _body(request: Request, kind: type[T]) -> T:
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > LARGEST_BODY:
            raise Unintelligible(f"> {LARGEST_BODY} bytes")
    try:
        return msgspec.json.decode(content or b"{}", type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unintelligible(str(error)) from None


def _json(value: Any, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(value),
        status,
        media_type="application/json",
        headers={"cache-control": "no-store", "x-content-type-options": "nosniff"},
    )
