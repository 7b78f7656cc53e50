"""Collects the forecasts of how long tables take."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from accounts.models import User
from games.features import features
from games.features.forecasting import Days
from games.models import Seat, Table


def days_of(
    tables: Iterable[Table],
    person: User | None,
    seats: Mapping[str, Sequence[Seat]] | None = None,
) -> dict[str, Days]:
    """Return in how many days tables end, by id, if that can be said: one query.

    ``seats`` are the tables' seats with their people, by table id; without it they must be fetched
    with the tables.
    """
    listed, found = list(tables), dict[str, Days]()
    known = {one.pk: list(one.seats.all()) for one in listed} if seats is None else seats
    for feature in features:
        if feature.forecaster:
            found |= feature.forecaster.tables(listed, known, person)
    return found


def days_of_new(title: str, seats: Sequence[int], person: User | None) -> dict[int, Days]:
    """Return how many days a new table takes, by its number of seats: one query."""
    found = dict[int, Days]()
    for feature in features:
        if feature.forecaster:
            found |= feature.forecaster.setup(title, seats, person)
    return found


def at_other_pace(people: Collection[int], others: Collection[int]) -> set[tuple[int, int]]:
    """Return pairs of a person and another one (ids) whose paces differ a lot: one query."""
    found = set[tuple[int, int]]()
    for feature in features:
        if feature.forecaster:
            found |= set(feature.forecaster.apart(people, others))
    return found
