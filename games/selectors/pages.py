"""Pages of long lists, found by a key instead of an offset, so that all pages cost the same.

A page's key contains the values of the list's order in the last row of the page before. So a page
doesn't repeat or skip rows when other rows are added or removed meanwhile.
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
"""The maximum number of rows that are counted exactly. Above it, the database estimates."""


Row = TypeVar("Row", bound=Model)


class BadKey(ValueError):
    """A key that is invalid or belongs to another list."""


class Kind(NamedTuple):
    """The way in which a column's values are written in a key."""

    form: re.Pattern[str]
    read: Callable[[str], Any]


class Part(NamedTuple):
    """A column of a list's order."""

    name: str
    down: bool
    """Whether the order is descending."""
    kind: Kind


class Among(NamedTuple):
    """The rows in which a list is searched. An index reads them in the list's order.

    At most ``most`` rows are searched for a page. So a page can be short or empty although later
    rows match.
    """

    rows: QuerySet[Any]
    most: int


@dataclass(frozen=True, slots=True)
class Page(Generic[Row]):
    """Rows of a list, and the keys of the previous and next page; empty if there is none."""

    rows: list[Row]
    before: str = ""
    """The key of the previous page, which ends before this page's first row."""
    after: str = ""
    """The key of the next page, which begins after this page's last row."""
    cut: bool = False
    """Whether the search stopped at its limit, so that later rows may match, too."""


@dataclass(frozen=True, slots=True)
class Count:
    """The number of rows. ``estimated`` is true if the database has estimated it."""

    number: int
    about: bool = False


def page_after(rows: QuerySet[Row], key: str, size: int, among: Among | None = None) -> Page[Row]:
    """Return the page after a key's row; without a key, the first page. Raises BadKey."""
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
    """Return the page before a key's row. Raises BadKey.

    If fewer rows than a page are left, return the first page.
    """
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
    """Return the order's values of the last row to search; empty if fewer rows are left."""
    if among is None:
        return []
    order = _order(among.rows)
    rows = _between(among.rows, order, values, []).values_list(*(part.name for part in order))
    return [value for row in rows[among.most - 1 : among.most] for value in row]


def _between(
    rows: QuerySet[Row], order: list[Part], after: list[Any], until: list[Any]
) -> QuerySet[Row]:
    """Return the rows after the values ``after``, up to and including the values ``until``."""
    if after:
        rows = rows.filter(_beyond(order, after))
    return rows.filter(_beyond(_flipped(order), until, itself=True)) if until else rows


def _turned(rows: QuerySet[Row]) -> QuerySet[Row]:
    """Return the list in the opposite order."""
    return rows.order_by(*(f"{'-' * part.down}{part.name}" for part in _flipped(_order(rows))))


def _flipped(order: list[Part]) -> list[Part]:
    return [part._replace(down=not part.down) for part in order]


def rows_before(rows: QuerySet[Row], row: Row) -> QuerySet[Row]:
    """Return the rows before a row, beginning with its neighbour."""
    order = _order(rows)
    return _between(_turned(rows), _flipped(order), _values(row, order), [])


def key_above(rows: QuerySet[Row], row: Row, most: int) -> str:
    """Return the key of the page that begins ``most`` rows before a row.

    The key is empty if that is the first page.
    """
    above = rows_before(rows, row)[most : most + 1]
    return "".join(_pack(_values(one, _order(rows))) for one in above)


def count_of(rows: QuerySet[Any], alike: QuerySet[Any]) -> Count:
    """Count rows exactly if they are few; otherwise estimate them.

    The database estimates ``alike``: the same rows without conditions that it can't estimate.
    """
    counted = rows.order_by()[: FEW + 1].count()
    if counted <= FEW:
        return Count(counted)
    return Count(max(FEW, _rounded(_estimate(alike.order_by()))), about=True)


def _estimate(rows: QuerySet[Any]) -> int:
    """Return the query planner's estimate of the rows; without a planner, count them."""
    if connection.vendor != "postgresql":
        return rows.count()
    sql, given = rows.values("pk").query.sql_with_params()
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN (FORMAT JSON) {sql}", given)
        return int(cursor.fetchone()[0][0]["Plan"]["Plan Rows"])


def _rounded(number: int) -> int:
    """Return a number rounded to two significant digits."""
    return round(number, 2 - len(str(number)))


def _order(rows: QuerySet[Any]) -> list[Part]:
    """Return the columns of a list's order; the last one is unique."""
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
    """Return the condition for rows after one with these values; with ``itself``, also that row."""
    first, value = order[0], values[0]
    way = "lt" if first.down else "gt"
    if len(order) == 1:
        return Q(**{f"{first.name}__{way}{'e' * itself}": value})
    # The first column's condition is repeated at the top level, so that an index scan can begin
    # there.
    rest = Q(**{f"{first.name}__{way}": value}) | _beyond(order[1:], values[1:], itself=itself)
    return Q(**{f"{first.name}__{way}e": value}) & rest


def _values(row: Model, order: list[Part]) -> list[Any]:
    return [getattr(row, part.name) for part in order]


def _pack(values: list[Any]) -> str:
    """Return the key for a row's values; empty without values."""
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
"""The way to write values in keys, by the class of the model's field. Annotations are numbers."""
