"""Machinery for cards as data: reading packs with errors that name card and field, schemas."""

from ludotheque.cards.reading import CardPack, pack_schema, read_pack

__all__ = ["CardPack", "pack_schema", "read_pack"]
