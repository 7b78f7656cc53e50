"""Queries whose SQL is made once.

Every choice begins by reading a table and its seats. Django takes 1.1 ms of processor time to write
those two queries and to make objects of five rows, the database a tenth of that to answer; with the
SQL kept it takes 0.3 ms. What comes out is the same, and a test says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Any, Generic, TypeVar

from django.db import Error, connection, transaction
from django.db.models import AutoField, Field, Model, QuerySet
from django.db.models.expressions import Expression

M = TypeVar("M", bound=Model)
MARK = "?"


class Prepared(Generic[M]):
    """A query with one parameter. ``build`` makes it with ``MARK`` in the parameter's place."""

    def __init__(self, build: Callable[[], QuerySet[M]]) -> None:
        self._build = build

    def __call__(self, parameter: str) -> list[M]:
        """Return the objects found."""
        with connection.cursor() as cursor:
            cursor.execute(self._compiled.sql, [parameter])
            rows = cursor.fetchall()
        return [self._compiled.object_of(row) for row in rows]

    @cached_property
    def _compiled(self) -> _Compiled[M]:
        return _Compiled(self._build())


class _Compiled(Generic[M]):
    def __init__(self, query: QuerySet[M]) -> None:
        compiler = query.query.get_compiler(connection=connection)
        self.sql, parameters = compiler.as_sql()
        if parameters != (MARK,):
            raise AssertionError(f"one parameter is expected: {parameters}")
        columns = [expression for expression, *_ in compiler.select or ()]
        self.model = query.model
        self.names = [column.target.attname for column in columns]
        self.converters: dict[int, tuple[list[Callable[..., Any]], Expression]] = (
            compiler.get_converters(columns)
        )

    def object_of(self, row: tuple[Any, ...]) -> M:
        """Make an object as Django does."""
        values = list(row)
        for index, (converters, column) in self.converters.items():
            for convert in converters:
                values[index] = convert(values[index], column, connection)
        return self.model.from_db(connection.alias, self.names, values)


class Update(Generic[M]):
    """Writes some columns of one row, as `save(update_fields=…)` does without asking for signals."""

    def __init__(self, model: type[M], *columns: str) -> None:
        self._model = model
        self._columns = columns

    def __call__(self, row: M) -> None:
        """Write the columns."""
        values = [
            field.get_db_prep_save(getattr(row, field.attname), connection)
            for field in self._fields
        ]
        with connection.cursor() as cursor:
            cursor.execute(self._sql, [*values, self._key.get_db_prep_save(row.pk, connection)])

    @cached_property
    def _fields(self) -> list[Field[Any, Any]]:
        return [self._model._meta.get_field(column) for column in self._columns]  # type: ignore[misc] # noqa: SLF001 - Django's public door

    @cached_property
    def _key(self) -> Field[Any, Any]:
        return self._model._meta.pk  # noqa: SLF001 - as above

    @cached_property
    def _sql(self) -> str:
        name, meta = connection.ops.quote_name, self._model._meta  # noqa: SLF001 - as above
        columns = ", ".join(f"{name(str(field.column))} = %s" for field in self._fields)
        key = name(str(meta.pk.column))
        return f"UPDATE {name(meta.db_table)} SET {columns} WHERE {key} = %s"  # noqa: S608 - names of our own


class Insert(Generic[M]):
    """Writes new rows by one statement, as `bulk_create` does; keys the database makes stay there."""

    def __init__(self, model: type[M], *, once: bool = False) -> None:
        self._model = model
        self._once = once
        """Whether rows that are there already are passed over."""
        self._sql: dict[int, str] = {}

    def __call__(self, rows: Sequence[M]) -> None:
        """Write the rows."""
        sql = self._sql.get(len(rows)) or self._made(len(rows))
        values = [
            field.get_db_prep_save(field.pre_save(row, add=True), connection)
            for row in rows
            for field in self._fields
        ]
        with connection.cursor() as cursor:
            cursor.execute(sql, values)

    @cached_property
    def _fields(self) -> list[Field[Any, Any]]:
        fields: list[Field[Any, Any]] = list(self._model._meta.local_concrete_fields)  # noqa: SLF001 - Django's public door
        return [field for field in fields if not isinstance(field, AutoField)]

    def _made(self, rows: int) -> str:
        name = connection.ops.quote_name
        columns = ", ".join(name(str(field.column)) for field in self._fields)
        row = "(" + ", ".join(["%s"] * len(self._fields)) + ")"
        table, values = name(self._model._meta.db_table), ", ".join([row] * rows)  # noqa: SLF001 - as above
        sql = f"INSERT INTO {table} ({columns}) VALUES {values}"  # noqa: S608 - names of our own
        self._sql[rows] = sql + " ON CONFLICT DO NOTHING" if self._once else sql
        return self._sql[rows]


@contextmanager
def together() -> Iterator[None]:
    """Write what is written in here as a whole or not at all, and wait once for all its answers.

    Only then do its cursors know how many rows they changed; what is read in it is waited for. It
    isn't for hooks on commit, nor for a transaction within, another of its own kind included. Where
    the database can't be told several things at once each answer is waited for.
    """
    if connection.vendor != "postgresql":
        with transaction.atomic():
            yield
    elif connection.in_atomic_block:
        with _unanswered():
            yield
    else:
        with _all_or_nothing(), _unanswered(), connection.cursor() as cursor:
            cursor.execute("BEGIN")
            yield
            cursor.execute("COMMIT")


@contextmanager
def _all_or_nothing() -> Iterator[None]:
    """Roll back what wasn't committed, as `atomic` does, which would wait for each of its words."""
    connection.close_if_health_check_failed()
    connection.ensure_connection()
    try:
        yield
    except BaseException:
        _rolled_back()
        raise


def _rolled_back() -> None:
    try:
        connection.rollback()
    except Error:  # it is of no use any more; the next query opens another one
        connection.close()


@contextmanager
def _unanswered() -> Iterator[None]:
    with connection.wrap_database_errors, connection.connection.pipeline():
        yield
