"""Every number in a request has bounds: databases refuse larger ones by an error of their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.api.conftest import document

Json = dict[str, Any]


def _requests() -> Iterator[str]:
    """Yield the names of all schemas that requests have, including those inside others."""
    found: set[str] = set()
    todo = [
        media["schema"].get("$ref", "").rpartition("/")[2]
        for operations in document()["paths"].values()
        for operation in operations.values()
        for media in operation.get("requestBody", {}).get("content", {}).values()
    ]
    while todo:
        name = todo.pop()
        if name and name not in found:
            found.add(name)
            todo += [_named(field) for field in _fields(name).values()]
    yield from sorted(found)


def _fields(name: str) -> dict[str, Json]:
    fields: dict[str, Json] = document()["components"]["schemas"][name].get("properties", {})
    return fields


def _named(field: Json) -> str:
    inner = [field, field.get("items", {}), *field.get("allOf", [])]
    return next((str(one["$ref"]).rpartition("/")[2] for one in inner if "$ref" in one), "")


def _is_number(field: Json) -> bool:
    kinds = field.get("type", [])
    return bool({"integer", "number"} & set([kinds] if isinstance(kinds, str) else kinds))


def _unbounded(field: Json) -> bool:
    parts = [part for part in (field, field.get("items", {})) if _is_number(part)]
    return any({"minimum", "maximum"} - part.keys() for part in parts)


def test_every_number_of_a_request_has_bounds() -> None:
    loose = [
        f"{name}.{key}"
        for name in _requests()
        for key, field in _fields(name).items()
        if _unbounded(field)
    ]
    assert loose == []


def test_every_number_of_an_address_has_bounds() -> None:
    loose = [
        f"{operation['operationId']}: {one['name']}"
        for operations in document()["paths"].values()
        for operation in operations.values()
        for one in operation.get("parameters", [])
        if _unbounded(one["schema"])
    ]
    assert loose == []
