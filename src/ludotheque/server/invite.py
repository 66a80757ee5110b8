"""Invitations: the address of a table as a picture that a telephone's camera reads."""

from __future__ import annotations

import io

import segno

from ludotheque.server.problems import Unintelligible


def draw_code(address: str) -> bytes:
    """Draw a QR code as SVG, dark on white whatever the page's colours: cameras need that.

    >>> draw_code("http://localhost:8000/m/abc")[:5]
    b'<?xml'
    """
    drawn = io.BytesIO()
    try:
        code = segno.make(address, error="m", micro=False)
    except segno.DataOverflowError:
        raise Unintelligible(address[:80]) from None
    code.save(drawn, kind="svg", scale=4, border=3, dark="#1c1917", light="#ffffff")
    return drawn.getvalue()
