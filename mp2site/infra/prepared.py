"""Queries whose SQL is compiled once.

Every choice begins by reading a table and its seats. Django needs 1.1 ms to compile these two
queries and to create the objects of five rows, and 0.3 ms with stored SQL; the database needs a
tenth of a millisecond. The news count on every page took Django 15 ms, and the database 0.5 ms. A
test verifies that prepared queries return the same results.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import cached_property
from typing import Any, Generic, TypeVar

from django.db import connection
from django.db.models import AutoField, Field, Model, QuerySet
from django.db.models.base import ModelState
from django.db.models.expressions import Expression

M = TypeVar("M", bound=Model)
MARK = "?"
NUMBER = -1
"""The placeholder for a parameter that is a number."""


class Prepared(Generic[M]):
    """A query with one parameter. ``build`` makes it, with ``MARK`` or ``NUMBER`` as the parameter.

    ``related`` is the relation that the query selects with `select_related`, if any.
    """

    def __init__(self, build: Callable[[], QuerySet[M]], *, related: str = "") -> None:
        self._build = build
        self._related = related

    def __call__(self, parameter: str | int) -> list[M]:
        """Return the objects found."""
        with connection.cursor() as cursor:
            cursor.execute(self._compiled.sql, [parameter])
            rows = cursor.fetchall()
        return [self._compiled.object_of(row) for row in rows]

    @cached_property
    def _compiled(self) -> _Compiled[M]:
        return _Compiled(self._build(), self._related)


class _Compiled(Generic[M]):
    def __init__(self, query: QuerySet[M], related: str) -> None:
        compiler = query.query.get_compiler(connection=connection)
        self.sql, parameters = compiler.as_sql()
        if parameters not in {(MARK,), (NUMBER,)}:
            raise AssertionError(f"one parameter is expected: {parameters}")
        columns = [expression for expression, *_ in compiler.select or ()]
        self.model, self.related = query.model, related
        self.names = [
            column.target.attname for column in columns if column.target.model is self.model
        ]
        others = columns[len(self.names) :]
        self.other = others[0].target.model if others else None
        self.other_names = [column.target.attname for column in others]
        self.converters: dict[int, tuple[list[Callable[..., Any]], Expression]] = (
            compiler.get_converters(columns)
        )

    def object_of(self, row: tuple[Any, ...]) -> M:
        """Create an object in the same way as Django."""
        values = list(row)
        for index, (converters, column) in self.converters.items():
            for convert in converters:
                values[index] = convert(values[index], column, connection)
        width = len(self.names)
        found = _read(self.model, self.names, values[:width])
        if self.other:
            setattr(found, self.related, _read(self.other, self.other_names, values[width:]))
        return found


def _read(model: type[M], names: Sequence[str], values: Sequence[Any]) -> M:
    """Create an object from a row, twice as fast as `from_db`.

    It sends no signals and makes no call per column.
    """
    found, state = model.__new__(model), ModelState()
    state.adding, state.db = False, connection.alias
    vars(found).update(zip(names, values, strict=True), _state=state)
    return found


class PreparedValues:
    """A query of values with several parameters.

    ``build`` makes the query with ``samples`` in place of the parameters: ids, strings and times
    that occur nowhere else in the query. The results are the database's own values, not converted
    by Django.
    """

    def __init__(
        self, build: Callable[..., QuerySet[Any, Any]], *samples: int | str | datetime
    ) -> None:
        self._build = build
        self._samples = samples

    def __call__(self, *parameters: int | str | datetime) -> list[tuple[Any, ...]]:
        """Return the rows found."""
        sql, values, places = self._compiled
        values = list(values)
        for index, number in places:
            values[index] = _adapted(parameters[number])
        with connection.cursor() as cursor:
            cursor.execute(sql, values)
            rows: list[tuple[Any, ...]] = cursor.fetchall()
        return rows

    @cached_property
    def _compiled(self) -> tuple[str, list[Any], list[tuple[int, int]]]:
        """The SQL, its values, and pairs of the index of a value and the index of its parameter."""
        sql, values = self._build(*self._samples).query.sql_with_params()
        samples = [_adapted(sample) for sample in self._samples]
        if connection.vendor == "postgresql":
            sql, values = _with_literals(sql, values, samples)
        places = [(i, samples.index(value)) for i, value in enumerate(values) if value in samples]
        if {number for _, number in places} != set(range(len(samples))):
            raise AssertionError("the query doesn't use all of its parameters")
        return sql, list(values), places


def _with_literals(
    sql: str, values: Sequence[Any], samples: Sequence[Any]
) -> tuple[str, tuple[Any, ...]]:
    """Write all values except the samples into the SQL.

    PostgreSQL's generic plan uses a partial index only if the SQL contains the index's condition
    literally. And if the generic plan seems expensive, PostgreSQL makes a plan for every call,
    which takes 4 ms for the query of every page.
    """
    words = ["%s" if value in samples else _literal(value) for value in values]
    first, *others = sql.split("%s")
    told = "".join(word + part for word, part in zip(words, others, strict=True))
    return first + told, tuple(value for value in values if value in samples)


def _literal(value: Any) -> str:
    written: str = connection.ops.compose_sql("%s", [value])  # type: ignore[attr-defined]  # PostgreSQL's
    return written.replace("%", "%%")


def _adapted(value: int | str | datetime) -> Any:
    if isinstance(value, datetime):
        return connection.ops.adapt_datetimefield_value(value)
    return value


def _executed(sql: str, values: Sequence[Any]) -> None:
    with connection.cursor() as cursor:
        cursor.execute(sql, values)


class Update(Generic[M]):
    """A statement that writes columns of rows like `save(update_fields=…)`, but without signals.

    On PostgreSQL, several rows are written by one statement with a parameter for each value; arrays
    took up to twice as long. On SQLite, there is a statement per row, so a caller with several rows
    must open a transaction.
    """

    def __init__(self, model: type[M], *columns: str) -> None:
        self._model = model
        self._columns = columns

    def __call__(self, *rows: M) -> None:
        """Write the rows' columns."""
        values = [[_prepared(field, row) for field in self._fields] for row in rows]
        if len(rows) > 1 and connection.vendor == "postgresql":
            _executed(self._sql_of_many(len(rows)), [value for row in values for value in row])
        else:
            for row_values in values:
                _executed(self._sql, row_values)

    @cached_property
    def _fields(self) -> list[Field[Any, Any]]:
        """The fields of the columns, followed by the primary key."""
        meta = self._model._meta  # noqa: SLF001 - Django's public API
        return [*(meta.get_field(column) for column in self._columns), meta.pk]  # type: ignore[list-item]

    @cached_property
    def _names(self) -> list[str]:
        return [connection.ops.quote_name(str(field.column)) for field in self._fields]

    @cached_property
    def _sql(self) -> str:
        *columns, key = self._names
        new = ", ".join(f"{column} = %s" for column in columns)
        return f"UPDATE {name_of(self._model)} SET {new} WHERE {key} = %s"  # noqa: S608 - names of our own

    def _sql_of_many(self, rows: int) -> str:
        *columns, key = self._names
        table = name_of(self._model)
        new = ", ".join(f"{column} = new.{column}" for column in columns)
        return (
            f"UPDATE {table} SET {new} FROM (VALUES {', '.join([self._row] * rows)})"  # noqa: S608 - names of our own
            f" AS new ({', '.join(self._names)}) WHERE {table}.{key} = new.{key}"
        )

    @cached_property
    def _row(self) -> str:
        """A row's placeholders, cast to types without a length, which would truncate values."""
        kinds = (str(field.cast_db_type(connection)).split("(")[0] for field in self._fields)
        return f"({', '.join(f'%s::{kind}' for kind in kinds)})"


class Insert(Generic[M]):
    """A statement that writes new rows like `bulk_create`, but returns no generated ids.

    With ``unless_there``, existing rows don't change.
    """

    def __init__(self, model: type[M], *, unless_there: bool = False) -> None:
        self._model = model
        self._end = " ON CONFLICT DO NOTHING" if unless_there else ""

    def __call__(self, rows: Sequence[M]) -> None:
        """Write the rows."""
        if not rows:
            return
        values = [[_prepared(field, row, add=True) for field in self._fields] for row in rows]
        _executed(self._sql(len(rows)), [value for row in values for value in row])

    @cached_property
    def _fields(self) -> list[Field[Any, Any]]:
        fields: list[Field[Any, Any]] = list(self._model._meta.local_concrete_fields)  # noqa: SLF001 - Django's public API
        return [field for field in fields if not isinstance(field, AutoField)]

    def _sql(self, rows: int) -> str:
        return f"{self._head} VALUES {', '.join([self._row] * rows)}{self._end}"

    @cached_property
    def _head(self) -> str:
        columns = ", ".join(connection.ops.quote_name(str(field.column)) for field in self._fields)
        return f"INSERT INTO {name_of(self._model)} ({columns})"

    @cached_property
    def _row(self) -> str:
        return f"({', '.join(['%s'] * len(self._fields))})"


def name_of(model: type[Model]) -> str:
    """Return a model's quoted table name."""
    return connection.ops.quote_name(model._meta.db_table)  # noqa: SLF001 - Django's public API


def _prepared(field: Field[Any, Any], row: Model, *, add: bool = False) -> Any:
    value = field.pre_save(row, add) if add else getattr(row, field.attname)
    return field.get_db_prep_save(value, connection)
