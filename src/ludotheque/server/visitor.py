"""Who is there: the reader's language, his seat, and whether he comes from our own page.

A visitor is a token in a cookie that no script can read; no account is needed. All his seats hang
on it, so that any tab, a rematch and the list of his matches find them.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludotheque.server.messages import Problem
from ludotheque.server.problems import ForeignPage
from ludotheque.table import IllegalAction, LudothequeError
from ludotheque.texts import LANGUAGES, Language, choose_language

COOKIE = "ludotheque_visitor"
A_YEAR = 365 * 24 * 3600
LONGEST_TOKEN = 128


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


def visitor_of(connection: HTTPConnection) -> str | None:
    """Return the visitor's token, if his browser has one."""
    token = connection.cookies.get(COOKIE)
    return token if token and len(token) <= LONGEST_TOKEN else None


def remember(response: Response, connection: HTTPConnection, token: str) -> None:
    """Keep a visitor's token in the browser, where no script can read it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme == "https",
    )


def check_origin(headers: Headers) -> None:
    """Refuse what another site's page sends in the name of our visitor."""
    origin = headers.get("origin")
    if origin is None:
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # no address at all
        raise ForeignPage from None
    if host != headers.get("host"):
        raise ForeignPage
