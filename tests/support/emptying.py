"""Empty PostgreSQL's tables after a test that committed, and drop its databases after the last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.db.backends.postgresql.creation import DatabaseCreation
from django.db.backends.postgresql.operations import DatabaseOperations


def by_rows(
    self: DatabaseOperations,
    style: Any,
    tables: Sequence[str],
    *,
    reset_sequences: bool = False,
    allow_cascade: bool = False,
) -> list[str]:
    """Return DELETE statements for tables, since Django's TRUNCATE recreates each table's files.

    The statements wait for other transactions on the tables, as TRUNCATE does. Any order is valid,
    since all our references are deferrable.
    """
    assert not reset_sequences, "numbers go on: a test may not know them"
    names = [self.quote_name(table) for table in tables]
    lock = f"LOCK TABLE {', '.join(names)} IN ACCESS EXCLUSIVE MODE"
    return [lock, *(f"DELETE FROM {name}" for name in names)] if names else []  # noqa: S608 - Django's names


def drop_by_force(self: DatabaseCreation, name: str, verbosity: int) -> None:
    """Drop a test database, and end its remaining connections."""
    with self._nodb_cursor() as cursor:
        cursor.execute(f"DROP DATABASE {self.connection.ops.quote_name(name)} WITH (FORCE)")
