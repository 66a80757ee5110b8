"""What is wrong with the fields of a file, as phrases: msgspec itself speaks English only."""

from __future__ import annotations

import re

from ludotheque.table.phrase import Phrase

MISSING = re.compile(r"missing required field `([^`]*)`")
UNKNOWN = re.compile(r"unknown field `([^`]*)`")
WRONG_TYPE = re.compile(r"Expected `([^`]*)`, got `([^`]*)`")


def schema_problem(error: Exception) -> Phrase:
    """Turn an error of msgspec into a Phrase that names the field or the type.

    >>> schema_problem(ValueError("Object missing required field `about`"))
    Phrase('field-missing', name='about')
    """
    text, _, place = str(error).partition(" - at `$")
    if found := MISSING.search(text):
        return Phrase("field-missing", name=found[1])
    if found := UNKNOWN.search(text):
        return Phrase("field-unknown", name=found[1])
    if found := WRONG_TYPE.search(text):
        inside = place.strip("`.") or "none"
        return Phrase("field-wrong-type", wanted=found[1], got=found[2], place=inside)
    return Phrase("field-other", problem=str(error))
