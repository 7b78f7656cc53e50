"""Questions about many things at once, in SQL of our own.

A heap of mails asks of fifty turns whether they are still open. Django says that as "any of these
tables, any of these people, any of these numbers", and the database reads thousands of rows for it;
here each thing is a row of a table ``about`` that the question joins.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from django.db import connection
from django.db.models import DateTimeField, Value

_INSTANT: Final = Value(None, output_field=DateTimeField())


class BulkQuery:
    """A SELECT that joins ``about``.

    ``columns`` are those of ``about`` with their types, which both databases must understand;
    ``instants`` tells at which places of a found row there are times.
    """

    def __init__(
        self, sql: str, columns: Mapping[str, str], *, instants: Sequence[int] = ()
    ) -> None:
        self._sql = sql
        self._columns = columns
        self._instants = instants

    def __call__(self, things: Collection[Sequence[Any]], *values: Any) -> list[tuple[Any, ...]]:
        """Return the rows found; ``values`` are for the marks in the SQL."""
        if not things:
            return []
        about, given = self._about(things)
        head = f"WITH about ({', '.join(self._columns)}) AS ({about})"
        with connection.cursor() as cursor:
            cursor.execute(f"{head} {self._sql}", [*given, *values])
            return [self._read(row) for row in cursor.fetchall()]

    def _about(self, things: Collection[Sequence[Any]]) -> tuple[str, list[Any]]:
        """Return SQL for the things and its parameters: on PostgreSQL one text, however many they are."""
        if connection.vendor == "postgresql":
            arrays = ", ".join(f"%s::{kind}[]" for kind in self._columns.values())
            by_column = [list(column) for column in zip(*things, strict=True)]
            return f"SELECT * FROM unnest({arrays})", by_column  # noqa: S608 - types of our own
        row = ", ".join(f"CAST(%s AS {kind})" for kind in self._columns.values())
        rows = ", ".join([f"({row})"] * len(things))
        return f"VALUES {rows}", [value for thing in things for value in thing]

    def _read(self, row: tuple[Any, ...]) -> tuple[Any, ...]:
        """Make instants of what is none yet: SQLite has words for them."""
        if not self._converters:
            return row
        found = list(row)
        for at in self._instants:
            for convert in self._converters:
                found[at] = convert(found[at], _INSTANT, connection)
        return tuple(found)

    @cached_property
    def _converters(self) -> list[Any]:
        return connection.ops.get_db_converters(_INSTANT) if self._instants else []
