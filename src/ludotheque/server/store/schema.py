"""The tables. Entries are appended and never changed; the key decides who came first."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("rematch_of", String(32), nullable=True),
    Column("deal_of", String(32), nullable=True),
    Column("continues", String(32), nullable=True),
    Column("clock", Text, nullable=True),
    Column("public", Boolean, nullable=False),
    Column("coached", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Column("ended", Float, nullable=True),
    Index("matches_by_age", "created"),
    Index("matches_by_change", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("token_hash", String(64), nullable=True),
    Column("present_until", Float, nullable=False),
    PrimaryKeyConstraint("match_id", "seat"),
    Index("seats_by_token", "token_hash"),
)

entries = Table(
    "entries",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("command", String(64), nullable=True),
    PrimaryKeyConstraint("match_id", "number"),
    UniqueConstraint("match_id", "command", name="entries_once"),
)

lines = Table(
    "lines",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("command", String(64), nullable=True),
    PrimaryKeyConstraint("match_id", "number"),
    UniqueConstraint("match_id", "command", name="lines_once"),
)

jobs = Table(
    "jobs",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("match_id", "number"),
    Index("jobs_by_age", "at"),
)
"""Matches in which a bot must answer, by the number of entries they had then."""
