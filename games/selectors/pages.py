"""Pages of lists, each beginning after a row of the one before: the last page costs what the first does.

A key names that row by the values that the list is ordered by, so that rows which come or go meanwhile
neither repeat nor hide others.
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
"""So many rows are counted; how many more there are, the database estimates."""


Row = TypeVar("Row", bound=Model)


class BadKey(ValueError):
    """A key that is none, or another list's."""


class Kind(NamedTuple):
    """How values of a column are written in a key."""

    form: re.Pattern[str]
    read: Callable[[str], Any]


class Part(NamedTuple):
    """One of the columns that a list is ordered by."""

    name: str
    down: bool
    """Whether it goes from high to low."""
    kind: Kind


class Among(NamedTuple):
    """What a list is looked for in: the rows that an index leads through, in the list's order.

    Only ``most`` of them are looked through at once: a page can be short or empty, and go on.
    """

    rows: QuerySet[Any]
    most: int


@dataclass(frozen=True, slots=True)
class Page(Generic[Row]):
    """Some rows of a list, and the keys of those around it; empty where there are none."""

    rows: list[Row]
    before: str = ""
    """What comes before the row of this key is the page before."""
    after: str = ""
    """What comes after the row of this key is the next page."""
    cut: bool = False
    """Whether it ends where one stops looking; further on there may be more."""


@dataclass(frozen=True, slots=True)
class Count:
    """How many rows there are; of many, about how many."""

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
    """Return the page before a row; where so many aren't left, the first page. Raises BadKey."""
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
    """Return the values of the last row that is looked at; none: there are no more than that."""
    if among is None:
        return []
    order = _order(among.rows)
    rows = _between(among.rows, order, values, []).values_list(*(part.name for part in order))
    return [value for row in rows[among.most - 1 : among.most] for value in row]


def _between(
    rows: QuerySet[Row], order: list[Part], after: list[Any], until: list[Any]
) -> QuerySet[Row]:
    """Return what comes after a row of these values, up to and with another one."""
    if after:
        rows = rows.filter(_beyond(order, after))
    return rows.filter(_beyond(_flipped(order), until, itself=True)) if until else rows


def _turned(rows: QuerySet[Row]) -> QuerySet[Row]:
    """Return a list from its end to its beginning."""
    return rows.order_by(*(f"{'-' * part.down}{part.name}" for part in _flipped(_order(rows))))


def _flipped(order: list[Part]) -> list[Part]:
    return [part._replace(down=not part.down) for part in order]


def rows_before(rows: QuerySet[Row], row: Row) -> QuerySet[Row]:
    """Return what comes before a row in a list, the nearest first."""
    order = _order(rows)
    return _between(_turned(rows), _flipped(order), _values(row, order), [])


def key_above(rows: QuerySet[Row], row: Row, most: int) -> str:
    """Return the key of the page on which so many others come before a row; empty: on the first page fewer do."""
    above = rows_before(rows, row)[most : most + 1]
    return "".join(_pack(_values(one, _order(rows))) for one in above)


def count_of(rows: QuerySet[Any], alike: QuerySet[Any]) -> Count:
    """Count rows: few exactly; of many, how many the database thinks that are alike.

    ``alike`` leaves out the conditions that an estimate doesn't understand.
    """
    counted = rows.order_by()[: FEW + 1].count()
    if counted <= FEW:
        return Count(counted)
    return Count(max(FEW, _rounded(_estimate(alike.order_by()))), about=True)


def _estimate(rows: QuerySet[Any]) -> int:
    """Return how many rows the planner expects; without such a planner they are counted."""
    if connection.vendor != "postgresql":
        return rows.count()
    sql, given = rows.values("pk").query.sql_with_params()
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN (FORMAT JSON) {sql}", given)
        return int(cursor.fetchone()[0][0]["Plan"]["Plan Rows"])


def _rounded(number: int) -> int:
    """Return a number with two figures that count."""
    return round(number, 2 - len(str(number)))


def _order(rows: QuerySet[Any]) -> list[Part]:
    """Return by what a list is ordered; the last is different in each row."""
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
    """Return the condition of what comes after a row of these values, or is that row ``itself``."""
    first, value = order[0], values[0]
    way = "lt" if first.down else "gt"
    if len(order) == 1:
        return Q(**{f"{first.name}__{way}{'e' * itself}": value})
    # The first part is said twice, so that an index begins there.
    rest = Q(**{f"{first.name}__{way}": value}) | _beyond(order[1:], values[1:], itself=itself)
    return Q(**{f"{first.name}__{way}e": value}) & rest


def _values(row: Model, order: list[Part]) -> list[Any]:
    return [getattr(row, part.name) for part in order]


def _pack(values: list[Any]) -> str:
    """Return the key of a row of these values; none for none."""
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
"""By the kind of a model's field; what is annotated is a number."""
