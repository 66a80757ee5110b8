"""Who is there: the reader's language, his seat, and whether he comes from our own page."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ludotheque.server.hall import Table
from ludotheque.server.join import seat_of
from ludotheque.server.messages import Problem
from ludotheque.server.problems import ForeignPage
from ludotheque.table import IllegalAction, LudothequeError, Seat
from ludotheque.texts import LANGUAGES, Language, choose_language


def problem_of(error: LudothequeError, language: Language) -> Problem:
    """Say what is wrong, for a page to show."""
    if isinstance(error, IllegalAction):
        return Problem(error.reason.id, language.say(error.reason), error.clause)
    return Problem(error.phrase.id, language.say(error.phrase))


def language_of(connection: HTTPConnection) -> Language:
    """Find the reader's language: asked for, else the browser's first that we speak."""
    wanted = connection.query_params.get("lang")
    for part in [wanted or "", *connection.headers.get("accept-language", "").split(",")]:
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return Language(code)
    return choose_language(None, {})


def viewer_of(connection: HTTPConnection, table: Table) -> Seat | None:
    """Find the seat whose token the browser has, or None for a spectator."""
    return seat_of(table, connection.cookies.get(cookie_name(table.live.row.id)))


def cookie_name(match: str) -> str:
    """Return the name of the cookie that keeps a seat."""
    return f"seat_{match}"


def give_seat(response: Response, request: Request, match: str, token: str) -> None:
    """Keep a seat's token in the browser, where no script can read it."""
    response.set_cookie(
        cookie_name(match),
        token,
        max_age=90 * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def check_origin(headers: Headers) -> None:
    """Refuse what another site's page sends in the name of our visitor."""
    origin = headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != headers.get("host"):
        raise ForeignPage
