"""How much is new, for the bell in every page's bar; asked together with what else every page asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from django.db.models import IntegerField, Q, Subquery

from accounts.models import User
from notifications.news.sources import SOURCES
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
    bad = troubles_of(person)
    asked = (Subquery(bad.values("email")), Subquery(bad.values("why")), *_counts(person))
    email, why, *counts = User.objects.filter(pk=person.pk).values_list(*asked).get()
    return Bar(min(MOST, sum(counts)), Trouble(email, why) if email else None)


def news_count(person: User) -> int:
    """Return how many news are new, `MOST` at most: one query."""
    counts = User.objects.filter(pk=person.pk).values_list(*_counts(person)).get()
    found: int = sum(counts)
    return min(MOST, found)


def any_new_at(person: User, table_id: str) -> bool:
    """Tell whether something of a table is new: one query."""
    counts = User.objects.filter(pk=person.pk).values_list(*_counts(person, table_id))
    return any(any(row) for row in counts)


def _counts(person: User, table_id: str = "") -> Iterator[_Counted]:
    """Count each source's news, of a table if one is named."""
    for read in SOURCES:
        rows, new, table = read(person)
        there = Q(**{table: table_id}) if table_id else Q()
        yield _Counted(rows.filter(new, there).order_by().values("pk")[:MOST])
