"""Converters of addresses' parts: names, numbers and ids of tables.

Django learns them when this module is imported, before any address is read: see `AppConfig.ready`.
"""

from __future__ import annotations

from typing import Any

from django.urls import register_converter


class Text:
    """Any text without a slash."""

    regex = r"[^/]+"

    def to_python(self, value: str) -> str:
        """Return the text unchanged."""
        return value

    def to_url(self, value: str) -> str:
        """Return the text unchanged."""
        return value


class Name(Text):
    """A username, without characters that PostgreSQL refuses."""

    regex = r"[^/\x00-\x1f]{1,150}"


class TableId(Text):
    """A table's id: ten characters, so that it never equals a fixed address."""

    regex = "[a-z0-9]{10}"


class AnyTableId(Text):
    """A table's id over REST; wrong lengths are allowed, to get a proper error."""

    regex = "[a-z0-9]{1,10}"


class Number:
    """A row's number, within the digits that the database counts."""

    regex = "[0-9]{1,18}"

    def to_python(self, value: str) -> int:
        """Return the number."""
        return int(value)

    def to_url(self, value: Any) -> str:
        """Return the number's digits."""
        return str(value)


class Ply(Number):
    """A ply's number, within the digits of any game."""

    regex = "[0-9]{1,6}"


register_converter(TableId, "table_id")
register_converter(Name, "name")
register_converter(AnyTableId, "table")
register_converter(Number, "number")
register_converter(Ply, "ply")
