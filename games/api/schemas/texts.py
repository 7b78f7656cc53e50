"""Schemas and fields that many answers share: texts, amounts, ids of a board's elements."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from games.api.fields import Described, OneOf, WordList, Words
from games.api.schemas.base import Say, Schema

PARAMS = {
    "type": "object",
    "description": 'The parameters by name: numbers, strings, lists of numbers, texts, or seats such as `{"type": "who", "seat": 0}`.',
    "additionalProperties": True,
}


@extend_schema_field(PARAMS)
class Params(serializers.DictField):
    """The parameters of a text or an event, by name."""


class TextSchema(Schema):
    """A message id with its parameters. With `render=1` it also has the sentence."""

    type = OneOf(["text"], "Always `text`.")
    id = Words("The message's id, such as `yspahan-choice-take`.")
    params = Params()
    text = Words("The sentence in your language; only with `render=1`.", required=False)

    @classmethod
    def of(cls, thing: Any, say: Say | None = None, **given: Any) -> Any:
        """Return a text with its sentence, if ``say`` is given.

        Without ``say``, return the kernel's Text itself, which msgspec can encode.
        """
        if say is None:
            return thing
        return {**msgspec.to_builtins(thing), "text": say(thing), **given}


class AmountsSchema(Described, serializers.DictField):
    """Amounts by name, such as `camels`."""

    child = serializers.IntegerField()


class SpansSchema(Described, serializers.DictField):
    """Ranges of amounts, [least, most], by name."""

    child = serializers.ListField(child=serializers.IntegerField(), min_length=2, max_length=2)


class Targets(WordList):
    """Ids of the board's elements, in alphabetical order."""

    def encode(self, ids: Iterable[str], say: Say | None) -> list[str]:
        """Return the ids in alphabetical order, since the kernel has a set."""
        return sorted(ids)


class Cite(Words):
    """The anchor of a rule."""

    def __init__(self) -> None:
        super().__init__(
            "The rule's anchor in the rulebook, such as `take-group`; empty: none.",
            allow_blank=True,
        )
