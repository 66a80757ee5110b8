"""The server: HTTP for creating, joining and reading, a WebSocket for playing, the web app."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Iterable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from ludotheque.server.bots import Bots
from ludotheque.server.door import EVERY_METHOD, answer_with, no_such_page, tell_problem
from ludotheque.server.doors import DOORS
from ludotheque.server.export import schemas
from ludotheque.server.hall import Hall
from ludotheque.server.limits import Addresses, Limits
from ludotheque.server.metrics import Metrics
from ludotheque.server.news import News
from ludotheque.server.openapi import describe
from ludotheque.server.page import Protected, show_page
from ludotheque.server.stand_in import Referee
from ludotheque.server.store import open_store
from ludotheque.server.stream import stream
from ludotheque.server.workshop import Workshop
from ludotheque.table import LudothequeError

CANCEL_AGAIN = 0.5
"""Seconds after which a task that does not end is told once more."""


def build(database: str, workers: int = 1, limits: Limits | None = None) -> Starlette:
    """Build the application on a database, given by its address."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await open_store(database)
        store.sender = secrets.token_hex(8)
        state = app.state
        state.limits = limits or Limits()
        state.addresses = Addresses(state.limits)
        state.metrics = Metrics()
        state.hall = Hall(store)
        state.workshop = Workshop(workers)
        state.bots = Bots(state.hall, state.workshop, state.metrics)
        work: list[Awaitable[None]] = [state.workshop.warm_up(), Referee(state.hall).watch()]
        work += [state.bots.work() for _ in range(workers)]
        if store.shared:
            work.append(News(state.hall).listen())
        tasks = [asyncio.ensure_future(task) for task in work]
        try:
            yield
        finally:
            await end(tasks)
            state.workshop.close()
            await store.close()

    return Starlette(
        routes=[
            *(Route(door.path.replace("{seat}", "{seat:int}"), door.handler, methods=[door.method])
              for door in DOORS),
            Route("/api/schema", show_schema),
            Route("/api/openapi.json", show_openapi),
            WebSocketRoute("/api/matches/{id}/stream", stream),
            Route("/api/{path:path}", no_such_page, methods=EVERY_METHOD),
            Route("/{path:path}", show_page),
        ],
        middleware=[Middleware(Protected), Middleware(GZipMiddleware, minimum_size=2048)],
        exception_handlers={LudothequeError: tell_problem},
        lifespan=lifespan,
    )  # fmt: skip


async def end(tasks: Iterable[asyncio.Future[None]]) -> None:
    """Cancel tasks, again and again: a library that just got its answer may overlook it once."""
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=CANCEL_AGAIN)


async def show_schema(request: Request) -> Response:
    """Return the JSON Schemas of everything that is sent either way."""
    return answer_with(schemas())


async def show_openapi(request: Request) -> Response:
    """Return the OpenAPI document of the HTTP interface."""
    return answer_with(describe(DOORS))
