"""The HTTP interface as an OpenAPI document, from the same list of doors that is served."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ludotheque import __version__
from ludotheque.server.door import Door
from ludotheque.server.messages import Problem

SCHEMA = "#/components/schemas/{name}"


def describe(doors: Iterable[Door]) -> dict[str, Any]:
    """Describe all doors."""
    doors = list(doors)
    spoken: list[type[Any]] = [
        kind for door in doors for kind in (door.body, door.answer) if kind is not None
    ]
    in_order: list[type[Any]] = sorted({Problem, *spoken}, key=lambda kind: str(kind.__name__))
    _, schemas = msgspec.json.schema_components(in_order, ref_template=SCHEMA)
    paths: dict[str, Any] = {}
    for door in doors:
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(door)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludotheque", "version": __version__, "license": {"name": "Apache-2.0"}},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _operation(door: Door) -> dict[str, Any]:
    answers = {str(door.status): {"description": door.about, "content": _content(door)}}
    for status in door.problems:
        answers[str(status)] = {
            "description": "What is wrong, in words.",
            "content": {"application/json": {"schema": _reference(Problem)}},
        }
    operation: dict[str, Any] = {
        "operationId": door.handler.__name__,
        "summary": door.about,
        "parameters": [_parameter(name, schema, "path") for name, schema in door.in_path.items()]
        + [_parameter(name, schema, "query") for name, schema in door.in_query.items()],
        "responses": answers,
    }
    if door.body is not None:
        content = {"application/json": {"schema": _reference(door.body)}}
        operation["requestBody"] = {"required": door.body_required, "content": content}
    return operation


def _content(door: Door) -> dict[str, Any]:
    if door.answer is not None:
        return {"application/json": {"schema": _reference(door.answer)}}
    return {door.media: {"schema": {} if door.media == "application/json" else {"type": "string"}}}


def _parameter(name: str, schema: dict[str, Any], place: str) -> dict[str, Any]:
    required = place == "path" or bool(schema.get("x-required"))
    plain = {key: value for key, value in schema.items() if key != "x-required"}
    return {"name": name, "in": place, "required": required, "schema": plain}


def _reference(kind: type) -> dict[str, Any]:
    return {"$ref": SCHEMA.format(name=kind.__name__)}
