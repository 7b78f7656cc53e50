"""Pages of lists by keys, so that the last page costs no more than the first.

A page begins after a row of the page before. A key names that row by the values that the list is
ordered by, so that rows which come or go meanwhile neither repeat nor hide others.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Generic, NamedTuple, TypeVar

from django.db import connection
from django.db.models import Model, Q, QuerySet

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
LONGEST: Final = 120
NUMBER: Final = re.compile(r"[0-9]{1,16}")
ID: Final = re.compile(r"[a-z0-9]{1,10}")
FRACTION: Final = re.compile(r"-?[0-9]{1,6}(\.[0-9]{1,20})?(e-[0-9]{1,3})?")
FEW: Final = 100
"""The most rows that are counted; beyond it the database estimates."""


Row = TypeVar("Row", bound=Model)


class BadKey(ValueError):
    """An invalid key, or one of another list."""


class Kind(NamedTuple):
    """The form of a column's values in a key."""

    form: re.Pattern[str]
    read: Callable[[str], Any]


class Part(NamedTuple):
    """A column that a list is ordered by."""

    name: str
    down: bool
    """Whether the order is descending."""
    kind: Kind


class Among(NamedTuple):
    """The rows that an index leads through, in the list's order, to search the list in.

    Only ``most`` of them are searched at once: a page can be short or empty although there are
    more.
    """

    rows: QuerySet[Any]
    most: int


@dataclass(frozen=True, slots=True)
class Page(Generic[Row]):
    """Rows of a list, and the keys of the neighbouring pages; empty if there is none."""

    rows: list[Row]
    before: str = ""
    """The key of the row before which the previous page ends."""
    after: str = ""
    """The key of the row after which the next page begins."""
    cut: bool = False
    """Whether it ends at the search's limit, so that there may be more rows."""


@dataclass(frozen=True, slots=True)
class Count:
    """The number of rows; estimated if there are many."""

    number: int
    about: bool = False


def page_after(rows: QuerySet[Row], key: str, size: int, among: Among | None = None) -> Page[Row]:
    """Return the page after a row (no key: the first). Raises BadKey."""
    order = _order(rows)
    values = _unpack(key, order) if key else []
    stop = _stop(among, values)
    found = list(_between(rows, order, values, stop)[: size + 1])
    shown = found[:size]
    last = _values(shown[-1], order) if len(found) > size else stop
    first = _values(shown[0], order) if shown else stop
    return Page(
        shown,
        before=_pack(first) if key else "",
        after=_pack(last),
        cut=bool(stop) and len(found) <= size,
    )


def page_before(rows: QuerySet[Row], key: str, size: int, among: Among | None = None) -> Page[Row]:
    """Return the page before a row, or the first page if fewer rows are left. Raises BadKey."""
    order = _order(rows)
    values = _unpack(key, order)
    stop = _stop(among and among._replace(rows=_turned(among.rows)), values)
    found = list(_between(_turned(rows), _flipped(order), values, stop)[: size + 1])
    if len(found) <= size and not stop:
        return page_after(rows, "", size, among)
    shown = found[:size][::-1]
    first = _values(shown[0], order) if len(found) > size else stop
    last = _values(shown[-1], order) if shown else stop
    return Page(shown, before=_pack(first), after=_pack(last), cut=len(found) <= size)


def _stop(among: Among | None, values: list[Any]) -> list[Any]:
    """Return the values of the last row to search; empty if fewer rows are left."""
    if among is None:
        return []
    order = _order(among.rows)
    rows = _between(among.rows, order, values, []).values_list(*(part.name for part in order))
    return [value for row in rows[among.most - 1 : among.most] for value in row]


def _between(
    rows: QuerySet[Row], order: list[Part], after: list[Any], until: list[Any]
) -> QuerySet[Row]:
    """Return the rows after a row of these values, up to and including another one."""
    if after:
        rows = rows.filter(_beyond(order, after))
    return rows.filter(_beyond(_flipped(order), until, itself=True)) if until else rows


def _turned(rows: QuerySet[Row]) -> QuerySet[Row]:
    """Return a list in reverse order."""
    return rows.order_by(*(f"{'-' * part.down}{part.name}" for part in _flipped(_order(rows))))


def _flipped(order: list[Part]) -> list[Part]:
    return [part._replace(down=not part.down) for part in order]


def rows_before(rows: QuerySet[Row], row: Row) -> QuerySet[Row]:
    """Return the rows before a row of a list, the nearest first."""
    order = _order(rows)
    return _between(_turned(rows), _flipped(order), _values(row, order), [])


def key_above(rows: QuerySet[Row], row: Row, most: int) -> str:
    """Return the key of the page with ``most`` rows before a row; empty: the first page."""
    above = rows_before(rows, row)[most : most + 1]
    return "".join(_pack(_values(one, _order(rows))) for one in above)


def count_of(rows: QuerySet[Any], alike: QuerySet[Any]) -> Count:
    """Count rows: few exactly; many as the database estimates those of ``alike``.

    ``alike`` leaves out conditions that can't be estimated.
    """
    counted = rows.order_by()[: FEW + 1].count()
    if counted <= FEW:
        return Count(counted)
    return Count(max(FEW, _rounded(_estimate(alike.order_by()))), about=True)


def _estimate(rows: QuerySet[Any]) -> int:
    """Return the planner's estimate of the rows; without a planner, count them."""
    if connection.vendor != "postgresql":
        return rows.count()
    sql, given = rows.values("pk").query.sql_with_params()
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN (FORMAT JSON) {sql}", given)
        return int(cursor.fetchone()[0][0]["Plan"]["Plan Rows"])


def _rounded(number: int) -> int:
    """Return a number rounded to two digits."""
    return round(number, 2 - len(str(number)))


def _order(rows: QuerySet[Any]) -> list[Part]:
    """Return the columns by which a list is ordered; the last one is unique."""
    names = [str(name) for name in rows.query.order_by]
    if not names:
        raise ValueError("no list in pages")
    return [_part(rows.model, name.removeprefix("-"), name.startswith("-")) for name in names]


def _part(model: type[Model], name: str, down: bool) -> Part:
    about = model._meta  # noqa: SLF001 - Django's documented interface
    kinds = {field.name: field.get_internal_type() for field in about.concrete_fields}
    kinds["pk"] = about.pk.get_internal_type()
    return Part(name, down, KINDS.get(kinds.get(name, ""), COUNTED))


def _beyond(order: list[Part], values: list[Any], *, itself: bool = False) -> Q:
    """Return the condition of the rows after a row of these values; ``itself``: and of that row."""
    first, value = order[0], values[0]
    way = "lt" if first.down else "gt"
    if len(order) == 1:
        return Q(**{f"{first.name}__{way}{'e' * itself}": value})
    # The first part is repeated so that an index begins there.
    rest = Q(**{f"{first.name}__{way}": value}) | _beyond(order[1:], values[1:], itself=itself)
    return Q(**{f"{first.name}__{way}e": value}) & rest


def _values(row: Model, order: list[Part]) -> list[Any]:
    return [getattr(row, part.name) for part in order]


def _pack(values: list[Any]) -> str:
    """Return the key of a row of these values; empty for none."""
    words = " ".join(map(_word, values))
    return base64.b64encode(words.encode(), altchars=b"-_").decode()


def _word(value: Any) -> str:
    if isinstance(value, datetime):
        return str((value - EPOCH) // timedelta(microseconds=1))
    return str(value)


def _unpack(key: str, order: list[Part]) -> list[Any]:
    try:
        packed = base64.b64decode(key[: LONGEST + 1], altchars=b"-_", validate=True)
        words = packed.decode("ascii").split(" ")
        return [_value(part.kind, word) for part, word in zip(order, words, strict=True)]
    except (ValueError, OverflowError):
        raise BadKey(key) from None


def _value(kind: Kind, word: str) -> Any:
    if not kind.form.fullmatch(word):
        raise ValueError(word)
    return kind.read(word)


def _instant(word: str) -> datetime:
    return EPOCH + timedelta(microseconds=int(word))


COUNTED: Final = Kind(NUMBER, int)
KINDS: Final = {
    "CharField": Kind(ID, str),
    "FloatField": Kind(FRACTION, float),
    "DateTimeField": Kind(NUMBER, _instant),
}
"""Kinds by the class of a model's field; annotations are numbers."""
