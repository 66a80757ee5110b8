"""Machinery for cards as data: reading packs with errors that name card and field, schemas."""

from ludotheque.cards.problem import PackProblem
from ludotheque.cards.reading import (
    CardPack,
    Checked,
    check_pack,
    game_of,
    pack_schema,
    read_pack,
    read_toml,
)
from ludotheque.cards.shown import ShownCard, find_card

__all__ = [
    "CardPack",
    "Checked",
    "PackProblem",
    "ShownCard",
    "check_pack",
    "find_card",
    "game_of",
    "pack_schema",
    "read_pack",
    "read_toml",
]
