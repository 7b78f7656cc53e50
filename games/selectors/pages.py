"""Pages of lists, each beginning after a row of the one before: the last page costs what the first does.

A key names that row by the values that the list is ordered by, so that rows which come or go meanwhile
neither repeat nor hide others.
"""

from __future__ import annotations

import base64
import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Generic, TypeVar

from django.db import connection
from django.db.models import Model, Q, QuerySet

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
LONGEST: Final = 120
NUMBER: Final = re.compile(r"[0-9]{1,16}")
ID: Final = re.compile(r"[a-z0-9]{1,10}")
FEW: Final = 100
"""So many rows are counted; how many more there are, the database estimates."""


Row = TypeVar("Row", bound=Model)


class BadKey(ValueError):
    """A key that is none, or another list's."""


@dataclass(frozen=True, slots=True)
class Page(Generic[Row]):
    """Some rows of a list, and the keys of those around it; empty where there are none."""

    rows: list[Row]
    before: str = ""
    """What comes before the row of this key is the page before."""
    after: str = ""
    """What comes after the row of this key is the next page."""


@dataclass(frozen=True, slots=True)
class Count:
    """How many rows there are; of many, about how many."""

    number: int
    about: bool = False


def page_after(rows: QuerySet[Row], key: str, size: int) -> Page[Row]:
    """Return the page after a row (no key: the first) of a list ordered downwards. Raises BadKey."""
    names = _names(rows)
    wanted = rows.filter(_beyond(names, _unpack(key, names), "lt")) if key else rows
    found = list(wanted[: size + 1])
    shown = found[:size]
    return Page(
        shown,
        before=_pack(shown[0], names) if key and shown else "",
        after=_pack(shown[-1], names) if len(found) > size else "",
    )


def page_before(rows: QuerySet[Row], key: str, size: int) -> Page[Row]:
    """Return the page before a row; where so many aren't left, the first page. Raises BadKey."""
    names = _names(rows)
    upwards = rows.filter(_beyond(names, _unpack(key, names), "gt")).order_by(*names)
    found = list(upwards[: size + 1])
    if len(found) <= size:
        return page_after(rows, "", size)
    shown = found[size - 1 :: -1]
    return Page(shown, before=_pack(shown[0], names), after=_pack(shown[-1], names))


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


def _names(rows: QuerySet[Any]) -> list[str]:
    """Return by what a list is ordered, from high to low; the last is different in each row."""
    order = [str(name) for name in rows.query.order_by]
    if not order or not all(name.startswith("-") for name in order):
        raise ValueError(f"no list in pages: {order}")
    return [name.removeprefix("-") for name in order]


def _beyond(names: list[str], values: list[Any], way: str) -> Q:
    """Return the condition of what comes after values (``lt``), or before them (``gt``)."""
    first, value = names[0], values[0]
    if len(names) == 1:
        return Q(**{f"{first}__{way}": value})
    # The first part is said twice, so that an index begins there.
    rest = Q(**{f"{first}__{way}": value}) | _beyond(names[1:], values[1:], way)
    return Q(**{f"{first}__{way}e": value}) & rest


def _pack(row: Model, names: list[str]) -> str:
    values = " ".join(_word(getattr(row, name)) for name in names)
    return base64.b64encode(values.encode(), altchars=b"-_").decode()


def _word(value: Any) -> str:
    if isinstance(value, datetime):
        return str((value - EPOCH) // timedelta(microseconds=1))
    return str(value)


def _unpack(key: str, names: list[str]) -> list[Any]:
    try:
        packed = base64.b64decode(key[: LONGEST + 1], altchars=b"-_", validate=True)
        words = packed.decode("ascii").split(" ")
        return [_value(name, word) for name, word in zip(names, words, strict=True)]
    except (ValueError, OverflowError):
        raise BadKey(key) from None


def _value(name: str, word: str) -> Any:
    if name == "pk" and ID.fullmatch(word):
        return word
    if not NUMBER.fullmatch(word):
        raise ValueError(word)
    return EPOCH + timedelta(microseconds=int(word)) if name.endswith("_at") else int(word)
