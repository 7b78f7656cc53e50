"""How much is new, for the bell in every page's bar; asked together with what else every page asks."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from django.db.models import IntegerField, Q, QuerySet, Subquery

from accounts.models import User
from mp2site.infra.prepared import PreparedValues
from notifications.news.sources import SOURCES, Asked, asked_by
from notifications.selectors import troubles_of

MOST: Final = 10
"""So many are counted at most; the bell says “9+”."""


class Trouble(NamedTuple):
    """Why no mail goes to an address any more."""

    email: str
    why: str


class Bar(NamedTuple):
    """What every page says of notices."""

    news: int
    """How many are new, `MOST` at most."""
    trouble: Trouble | None


class _Counted(Subquery):
    """How many rows there are, as a column."""

    template = "(SELECT COUNT(*) FROM (%(subquery)s) counted)"
    output_field = IntegerField()


def bar_of(person: User) -> Bar:
    """Return what every page says of notices: one query."""
    asked = asked_by(person)
    [(email, why, *counts)] = _BAR(person.pk, asked.kept, asked.fresh)
    return Bar(min(MOST, sum(counts)), Trouble(email, why) if email else None)


def _bar(person: int, kept: datetime, fresh: datetime) -> QuerySet[User, Any]:
    asked = Asked(User(pk=person), kept, fresh)
    bad = troubles_of(asked.person)
    columns = (Subquery(bad.values("email")), Subquery(bad.values("why")), *_counts(asked))
    return User.objects.filter(pk=person).values_list(*columns)


_BAR: Final = PreparedValues(
    _bar, -314_159_265, datetime(1970, 1, 1, tzinfo=UTC), datetime(1971, 1, 1, tzinfo=UTC)
)


def news_count(person: User) -> int:
    """Return how many news are new, `MOST` at most: one query."""
    return bar_of(person).news


def any_new_at(person: User, table_id: str) -> bool:
    """Tell whether something of a table is new: one query."""
    counts = _counts(asked_by(person), table_id)
    return any(any(row) for row in User.objects.filter(pk=person.pk).values_list(*counts))


def _counts(asked: Asked, table_id: str = "") -> Iterator[_Counted]:
    """Count each source's news, of a table if one is named."""
    for read in SOURCES:
        rows, new, table = read(asked)
        there = Q(**{table: table_id}) if table_id else Q()
        yield _Counted(rows.filter(new, there).order_by().values("pk")[:MOST])
