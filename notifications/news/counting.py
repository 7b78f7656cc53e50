"""The number of new items, for the bell on every page.

The same query reads the other facts that every page needs.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from django.db.models import IntegerField, Q, QuerySet, Subquery

from accounts.models import User
from mp2site.infra.prepared import PreparedValues
from notifications.news.sources import SOURCES, Asked, asked_by
from notifications.selectors import address_of, troubles_of

MOST: Final = 10
"""The most items that are counted. For more, the bell shows “9+”."""


class Trouble(NamedTuple):
    """The reason why no mails are sent to a person's address any more."""

    email: str
    why: str


class Bar(NamedTuple):
    """The facts about a person's notices that every page shows."""

    news: int = 0
    """The number of new items, `MOST` at most."""
    address: str = ""
    """The person's confirmed address, if any."""
    trouble: Trouble | None = None


class _Counted(Subquery):
    """A subquery that counts rows."""

    template = "(SELECT COUNT(*) FROM (%(subquery)s) counted)"
    output_field = IntegerField()


def bar_of(person: User) -> Bar:
    """Return the facts about notices for every page, by one query."""
    asked = asked_by(person)
    [(address, why, *counts)] = _BAR(person.pk, asked.kept, asked.fresh)
    trouble = Trouble(address, why) if why else None
    return Bar(min(MOST, sum(counts)), address or "", trouble)


def _bar(person: int, kept: datetime, fresh: datetime) -> QuerySet[User, Any]:
    asked = Asked(User(pk=person), kept, fresh)
    address, bad = address_of(asked.person), troubles_of(asked.person)
    columns = (Subquery(address), Subquery(bad.values("why")), *_counts(asked))
    return User.objects.filter(pk=person).values_list(*columns)


_BAR: Final = PreparedValues(
    _bar, -314_159_265, datetime(1970, 1, 1, tzinfo=UTC), datetime(1971, 1, 1, tzinfo=UTC)
)


def news_count(person: User) -> int:
    """Return the number of new items, at most `MOST`, by one query."""
    return bar_of(person).news


def any_new_at(person: User, table_id: str) -> bool:
    """Return whether a table has new items, by one query."""
    counts = _counts(asked_by(person), table_id)
    return any(any(row) for row in User.objects.filter(pk=person.pk).values_list(*counts))


def _counts(asked: Asked, table_id: str = "") -> Iterator[_Counted]:
    """Yield a count of new items for each source, of all tables or of one."""
    for read in SOURCES:
        rows, new, table = read(asked)
        there = Q(**{table: table_id}) if table_id else Q()
        yield _Counted(rows.filter(new, there).order_by().values("pk")[:MOST])
