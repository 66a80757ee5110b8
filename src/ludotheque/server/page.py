"""The web app's files, as `make` has built them into the package, and what protects them."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.server.visitor import language_of

FOLDER = Path(__file__).parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"

PROTECTION = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""Sent with every answer: nothing from elsewhere runs or is loaded here."""


async def show_page(request: Request) -> Response:
    """Return a file of the web app; every address that is none is shown by the app itself."""
    if not (FOLDER / "index.html").is_file():
        return PlainTextResponse(language_of(request).text("server-no-web-app"), 503)
    wanted = find_file(request.path_params.get("path", ""))
    if wanted is not None:
        lasting = wanted.parent.name == "assets"  # their names change with their content
        return FileResponse(wanted, headers={"cache-control": FOR_EVER if lasting else "no-cache"})
    return FileResponse(FOLDER / "index.html", headers={"cache-control": "no-cache"})


def find_file(path: str) -> Path | None:
    """Return the file of the web app at a path, or None; what lies outside its folder is none."""
    folder = FOLDER.resolve()
    try:
        wanted = (folder / path).resolve()
        return wanted if wanted.is_relative_to(folder) and wanted.is_file() else None
    except (OSError, ValueError):  # too long, or with a character that no name can have
        return None


class Protected:
    """Puts the protecting headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, headers added."""

        async def send_protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in PROTECTION.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_protected)
