"""The base class of all schemas of requests and answers.

The OpenAPI document is made from the fields of a `Schema`, and `of` builds an answer from the same
fields. `of` reads plain attributes, since DRF's own serializing takes milliseconds for a view. The
tests validate every answer against the OpenAPI document.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple

from rest_framework import serializers

from games.rules.kernel import Text

Json = dict[str, Any]
Say = Callable[[Text | Mapping[str, Any]], str]
"""A function that renders a text as a sentence, with names and language bound."""
Encode = Callable[[Any, Say | None], Any]


class Schema(serializers.Serializer[Any]):
    """A request's or response's JSON, described by its fields."""

    @classmethod
    def of(cls, thing: Any, say: Say | None = None, **given: Any) -> Json:
        """Return an object's data as JSON; ``say`` adds its sentence to each text.

        A field's value comes from ``given`` or else from the object's attribute with the field's
        name or `source`. Values in ``given`` must be encoded already. An optional field gets a
        value only from ``given``.
        """
        answer: Json = {}
        for name, read, encode in _parts(cls):
            if name in given:
                answer[name] = given[name]
            elif read:
                value = read(thing)
                answer[name] = value if encode is None or value is None else encode(value, say)
        return answer


class _Part(NamedTuple):
    name: str
    read: Callable[[Any], Any] | None
    """A function that reads the field's value from an object; ``None`` if the caller of `of` gives
    it.
    """
    encode: Encode | None
    """A function that encodes the value; ``None`` if the value needs no encoding."""


@cache
def _parts(schema: type[Schema]) -> tuple[_Part, ...]:
    """Return how to fill each field, in the order of the JSON."""
    return tuple(
        _Part(name, attrgetter(field.source or name) if field.required else None, _encode(field))
        for name, field in schema().get_fields().items()
    )


def _encode(field: Any) -> Encode | None:
    if isinstance(field, Schema):
        return field.of
    if isinstance(field, serializers.ListSerializer):
        return _each(_encode(field.child))
    return getattr(field, "encode", None)


def _each(encode: Encode | None) -> Encode | None:
    return encode and (lambda values, say: [encode(value, say) for value in values])
