"""Access to the forecasts of how long tables take, which a feature computes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from django.db.models import Case, IntegerField, Value, When

from accounts.models import User
from games.features import features
from games.features.forecasting import Days
from games.models import Seat, Table, TableQuerySet

SEARCHED: Final = 500
"""The most open tables that are forecast for an order or a filter; the newest are taken."""
UNKNOWN: Final = 9_999
"""The number of days by which tables without a forecast are ordered. It puts them last."""


def days_of(
    tables: Iterable[Table],
    person: User | None,
    seats: Mapping[str, Sequence[Seat]] | None = None,
) -> dict[str, Days]:
    """Return the forecasts of tables by id, for those that have one. It takes one query.

    ``seats`` has the tables' seats with their people, by table id. Without it, they must be
    prefetched.
    """
    listed, found = list(tables), dict[str, Days]()
    known = {one.pk: list(one.seats.all()) for one in listed} if seats is None else seats
    for feature in features:
        if feature.forecaster:
            found |= feature.forecaster.tables(listed, known, person)
    return found


def days_of_new(title: str, seats: Sequence[int], person: User | None) -> dict[int, Days]:
    """Return the forecasts of a new table by its number of seats. It takes one query."""
    found = dict[int, Days]()
    for feature in features:
        if feature.forecaster:
            found |= feature.forecaster.setup(title, seats, person)
    return found


def at_other_pace(people: Collection[int], others: Collection[int]) -> set[tuple[int, int]]:
    """Return pairs of ids of people from both collections whose paces differ a lot.

    It takes one query.
    """
    found = set[tuple[int, int]]()
    for feature in features:
        if feature.forecaster:
            found |= set(feature.forecaster.apart(people, others))
    return found


def ending_within(tables: TableQuerySet, days: int, person: User | None) -> TableQuerySet:
    """Return the open tables that probably end within some days.

    The upper end of the forecast must be within these days: nine of ten such tables end in time.
    Live tables are included.
    """
    asked = _newest(tables)
    found = days_of(asked, person)
    fit = [one.pk for one in asked if _is_live(one) or _is_within(found.get(one.pk), days)]
    return tables.filter(pk__in=fit)


def soonest_first(tables: TableQuerySet, person: User | None) -> TableQuerySet:
    """Order open tables by the middle of their forecasts.

    Live tables come first, tables without a forecast last.
    """
    asked = _newest(tables)
    found, ends = days_of(asked, person), defaultdict[int, list[str]](list)
    for one in asked:
        if _is_live(one):
            ends[0].append(one.pk)
        elif one.pk in found:
            ends[found[one.pk].low + found[one.pk].high].append(one.pk)
    cases = [When(pk__in=keys, then=Value(days)) for days, keys in ends.items()]
    ends_in = Case(*cases, default=Value(UNKNOWN), output_field=IntegerField())
    return tables.annotate(ends_in=ends_in).order_by("ends_in", "-created_at", "-pk")


def _newest(tables: TableQuerySet) -> list[Table]:
    return list(tables.newest_first()[:SEARCHED])


def _is_live(table: Table) -> bool:
    return table.clock is not None and table.clock.live


def _is_within(found: Days | None, days: int) -> bool:
    return found is not None and found.high <= days
