"""The words of the OpenAPI document: each summary begins with a verb, each field has a description.

`test_schema.py` compares the document with the site's responses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from games.api.openapi import with_addresses
from tests.api.conftest import document
from tests.support.plain import VERBS

Json = dict[str, Any]

SENTENCE: Final = re.compile(r"[A-Z`\d\[].*[.!?]", re.DOTALL)
SUMMARY_WORDS: Final = range(3, 9)


def wrong_words(document: Json) -> list[str]:
    """Return the faults in the words of an OpenAPI document."""
    return [*_wrong_operations(document), *_wrong_fields(document)]


def _wrong_operations(document: Json) -> Iterator[str]:
    for operations in document["paths"].values():
        for operation in operations.values():
            name, summary = operation["operationId"], operation.get("summary", "")
            words = summary.split()
            if len(words) not in SUMMARY_WORDS:
                yield f"{name}: a summary has 3 to 8 words, not {len(words)}: {summary!r}"
            if not (words and words[0].istitle() and words[0].lower() in VERBS):
                yield f"{name}: a summary begins with a capitalised verb: {summary!r}"
            if not _is_described(operation):
                yield f"{name}: the description has no sentence"
            for parameter in operation.get("parameters", []):
                if not _is_described(parameter):
                    yield f"{name}: the parameter {parameter['name']} has no description"


def _wrong_fields(document: Json) -> Iterator[str]:
    for component, schema in document["components"]["schemas"].items():
        for name, field in schema.get("properties", {}).items():
            if not _is_described(field):
                yield f"{component}.{name} has no description"


def _is_described(part: Json) -> bool:
    return bool(SENTENCE.search(part.get("description", "")))


def test_every_operation_and_every_field_is_described() -> None:
    assert wrong_words(document()) == []


def test_every_answer_says_what_it_returns() -> None:
    for operations in document()["paths"].values():
        for operation in operations.values():
            for status, response in operation["responses"].items():
                assert response["description"] != "Done.", (operation["operationId"], status)
                assert len(response["description"].split()) > 1, (operation["operationId"], status)


GOOD: Final[Json] = {
    "operationId": "circle",
    "summary": "Show a circle",
    "description": "Return a circle.",
    "parameters": [{"name": "number", "description": "The circle's number."}],
}


@pytest.mark.parametrize(
    "bad",
    [
        {"summary": "Show circles"},
        {"summary": "Show a circle that you are in, with all of its members"},
        {"summary": "A circle that you are in"},
        {"summary": "show a circle"},
        {"description": ""},
        {"description": "a circle"},
        {"parameters": [{"name": "number"}]},
        {"parameters": [{"name": "me", "description": "* `0` - 0"}]},
    ],
)
def test_a_badly_described_operation_is_found(bad: Json) -> None:
    def described(operation: Json) -> Json:
        return {"paths": {"/": {"get": operation}}, "components": {"schemas": {}}}

    assert wrong_words(described(GOOD)) == []
    assert len(wrong_words(described(GOOD | bad))) == 1


def test_a_field_without_a_description_is_found() -> None:
    fields = {"role": {"description": "the role"}, "link": {"description": "A link."}}
    components = {"schemas": {"Circle": {"properties": fields}}}
    assert wrong_words({"paths": {}, "components": components}) == [
        "Circle.role has no description"
    ]


@pytest.mark.parametrize(
    ("path", "meaning"),
    [
        ("/api/lanterns/{number}/oil/", "The `id` of an entry of `/api/lanterns/`."),
        ("/api/tables/{id}/plan/ways/{number}/", "The place in the list of `ways`, from 0."),
    ],
)
def test_a_number_in_an_address_is_described_by_its_list(path: str, meaning: str) -> None:
    number = {"in": "path", "name": "number"}
    with_addresses({"paths": {"/api/lanterns/": {}, path: {"post": {"parameters": [number]}}}})
    assert number["description"] == meaning
