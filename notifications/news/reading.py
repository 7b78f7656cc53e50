"""A person's news in pages, the newest first.

A page's key contains time, source and id of its last row. So no item is repeated or skipped if rows
are added or removed between two pages.
"""

from __future__ import annotations

import base64
import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple
from uuid import UUID

from django.db.models import BooleanField, ExpressionWrapper, Q, QuerySet

from accounts.models import User
from games.selectors.pages import LONGEST, BadKey
from notifications.news.items import Item, items_of
from notifications.news.sources import SOURCES, Source, asked_by

SIZE: Final = 30
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
KEY: Final = re.compile(r"([0-9]{1,16}) ([0-3]) ([0-9a-f]{32}|[0-9]{1,18})")
_BY_UUID: Final = 2
"""The number of sources that read notices. They come first, and their ids are UUIDs."""


class Place(NamedTuple):
    """The position of a row among all news: its time, its source, its id."""

    at: datetime
    source: int
    pk: Any


@dataclass(frozen=True, slots=True)
class Page:
    """A page of news, and the key of the next page; the key is empty on the last one."""

    items: list[Item]
    after: str = ""


def news_page(person: User, key: str = "", size: int = SIZE) -> Page:
    """Return the page after a key; without a key, the first one. Raises BadKey.

    It takes a few queries.
    """
    last, asked = _unpack(key) if key else None, asked_by(person)
    found = [
        (Place(row.at, number, row.pk), row)
        for number, read in enumerate(SOURCES)
        for row in _first(read(asked), number, last, size + 1)
    ]
    found.sort(key=lambda one: one[0][1:])
    found.sort(key=lambda one: one[0].at, reverse=True)
    items = items_of(person, [row for _, row in found[:size]])
    return Page(items, _pack(found[size - 1][0]) if len(found) > size else "")


def _first(source: Source, number: int, last: Place | None, size: int) -> QuerySet[Any]:
    """Return the first rows of a source after a place."""
    new = ExpressionWrapper(source.new, BooleanField())
    rows: QuerySet[Any] = source.rows.annotate(new=new).order_by("-at", "pk")
    return rows.filter(_beyond(number, last))[:size] if last else rows[:size]


def _beyond(number: int, last: Place) -> Q:
    if number < last.source:
        return Q(at__lt=last.at)
    if number > last.source:
        return Q(at__lte=last.at)
    return Q(at__lte=last.at) & (Q(at__lt=last.at) | Q(pk__gt=last.pk))


def _pack(place: Place) -> str:
    pk = place.pk.hex if isinstance(place.pk, UUID) else place.pk
    words = f"{(place.at - EPOCH) // timedelta(microseconds=1)} {place.source} {pk}"
    return base64.b64encode(words.encode(), altchars=b"-_").decode()


def _unpack(key: str) -> Place:
    try:
        words = base64.b64decode(key[: LONGEST + 1], altchars=b"-_", validate=True).decode("ascii")
        at, source, pk = KEY.fullmatch(words).groups()  # type: ignore[union-attr]
        own = UUID(pk) if int(source) < _BY_UUID else int(pk)
        return Place(EPOCH + timedelta(microseconds=int(at)), int(source), own)
    except (ValueError, OverflowError, AttributeError):
        raise BadKey(key) from None
