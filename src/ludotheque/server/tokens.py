"""Ids and tokens: unguessable, and only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters or digits that look alike: people read match ids to each other."""


def new_id() -> str:
    """Return the public id of a match."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def new_token() -> str:
    """Return a token that proves who sits on a seat."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """Return what is stored of a token.

    >>> token_hash("a") == token_hash("a"), token_hash("a") == token_hash("b")
    (True, False)
    """
    return hashlib.sha256(token.encode()).hexdigest()
