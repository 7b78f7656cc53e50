"""Parts of addresses: what a name, a row's number or a table's id may look like there.

Django learns them when this module is imported, before any address is read: see `AppConfig.ready`.
"""

from __future__ import annotations

from typing import Any

from django.urls import register_converter


class Text:
    """Any text without a slash."""

    regex = r"[^/]+"

    def to_python(self, value: str) -> str:
        """Return it as it is."""
        return value

    def to_url(self, value: str) -> str:
        """Return it as it is."""
        return value


class Name(Text):
    """A username: without what PostgreSQL won't take."""

    regex = r"[^/\x00-\x1f]{1,150}"


class TableId(Text):
    """A table's id: ten characters, so that no fixed address is one."""

    regex = "[a-z0-9]{10}"


class AnyTableId(Text):
    """A table's id over REST: shorter ones get an answer that says so."""

    regex = "[a-z0-9]{1,10}"


class Number:
    """A row's number: no more digits than the database counts."""

    regex = "[0-9]{1,18}"

    def to_python(self, value: str) -> int:
        """Return the number."""
        return int(value)

    def to_url(self, value: Any) -> str:
        """Return its digits."""
        return str(value)


class Ply(Number):
    """A ply's number: no more digits than any game has."""

    regex = "[0-9]{1,6}"


register_converter(TableId, "table_id")
register_converter(Name, "name")
register_converter(AnyTableId, "table")
register_converter(Number, "number")
register_converter(Ply, "ply")
