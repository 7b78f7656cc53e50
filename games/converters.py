"""Converters of the variable parts of URLs: names, numbers and table ids.

Importing this module registers them with Django. `AppConfig.ready` does so before URLs are read.
"""

from __future__ import annotations

from typing import Any

from django.urls import register_converter


class Text:
    """Any text without a slash in a URL."""

    regex = r"[^/]+"

    def to_python(self, value: str) -> str:
        """Return the text unchanged."""
        return value

    def to_url(self, value: str) -> str:
        """Return the text unchanged."""
        return value


class Name(Text):
    """A username in a URL, without characters that PostgreSQL refuses."""

    regex = r"[^/\x00-\x1f]{1,150}"


class TableId(Text):
    """A table's id in a URL. It has exactly ten characters, so no fixed path matches."""

    regex = "[a-z0-9]{10}"


class AnyTableId(Text):
    """A table's id in a REST URL.

    Other lengths are accepted, so that the error is a problem+json.
    """

    regex = "[a-z0-9]{1,10}"


class Number:
    """A primary key in a URL; at most 18 digits, so that it fits a bigint."""

    regex = "[0-9]{1,18}"

    def to_python(self, value: str) -> int:
        """Return the number."""
        return int(value)

    def to_url(self, value: Any) -> str:
        """Return the number's digits."""
        return str(value)


class Ply(Number):
    """A ply's number in a URL, with no more digits than a game can have."""

    regex = "[0-9]{1,6}"


register_converter(TableId, "table_id")
register_converter(Name, "name")
register_converter(AnyTableId, "table")
register_converter(Number, "number")
register_converter(Ply, "ply")
