"""The fields of requests and answers.

They convert no types: a string isn't accepted as a number.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Any, Final

from rest_framework import serializers


class Described:
    """A field that takes its description as the first argument."""

    def __init__(self, help_text: str = "", **options: Any) -> None:
        super().__init__(**{"help_text": help_text, **options})


class Words(Described, serializers.CharField):
    """A string without conversion; numbers aren't strings."""

    def __init__(self, help_text: str = "", **options: Any) -> None:
        super().__init__(help_text, **{"trim_whitespace": False, **options})

    def to_internal_value(self, data: Any) -> str:
        """Return the string."""
        if not isinstance(data, str):
            self.fail("invalid")
        return super().to_internal_value(data)


class Number(Described, serializers.IntegerField):
    """A whole number within its bounds. Strings, booleans and fractions are refused."""

    def to_internal_value(self, data: Any) -> int:
        """Return the number."""
        if isinstance(data, bool) or not isinstance(data, int | float) or data != data // 1:
            self.fail("invalid")
        return int(data)


class Flag(Described, serializers.BooleanField):
    """A JSON boolean. Other types are refused."""

    def to_internal_value(self, data: Any) -> bool:
        """Return the truth value."""
        if not isinstance(data, bool):
            self.fail("invalid", input=type(data).__name__)
        return data


class Fraction(Described, serializers.FloatField):
    """A number that needn't be whole."""


class Instant(Described, serializers.DateTimeField):
    """A point in time."""


class OneOf(serializers.ChoiceField):
    """One of several strings or numbers."""

    def __init__(self, choices: Any, help_text: str = "", **options: Any) -> None:
        super().__init__(choices, **{"help_text": help_text, **options})


class WordList(Described, serializers.ListField):
    """A list of strings."""

    child = serializers.CharField()


class NumberList(Described, serializers.ListField):
    """A list of whole numbers, made from any iterable."""

    child = serializers.IntegerField()

    def encode(self, numbers: Iterable[int], _: object) -> list[int]:
        """Return the numbers as a list, since they may be any iterable."""
        return list(numbers)


class Switch(OneOf):
    """A query parameter with the value `1` or `0`."""

    def __init__(self, help_text: str) -> None:
        super().__init__(["0", "1"], help_text, default="0")


class Day(Described, serializers.DateField):
    """A day from 2000 to 2199, such as `2026-11-25`."""

    def to_internal_value(self, data: Any) -> date:
        """Return the day."""
        day: date = super().to_internal_value(data)
        if not FIRST <= day <= LAST:
            self.fail("invalid", format="YYYY-MM-DD, from 2000 to 2199")
        return day


FIRST: Final = date(2000, 1, 1)
LAST: Final = date(2199, 12, 31)


MAX_PAIRS: Final = 50
MAX_NAME: Final = 60


class Pairs(Described, serializers.DictField):
    """An object of strings, of limited size, such as a table's options."""

    child = Words(max_length=60)

    def to_internal_value(self, data: Any) -> dict[str, str]:
        """Return the strings by name."""
        pairs: dict[str, str] = super().to_internal_value(data)
        if len(pairs) > MAX_PAIRS or any(len(name) > MAX_NAME for name in pairs):
            self.fail("too_many")
        return pairs

    default_error_messages = {
        "too_many": f"Send at most {MAX_PAIRS} names, each of at most {MAX_NAME} characters."
    }
