"""A person's ratings, which profiles and join requirements use, too. They don't authorise."""

from __future__ import annotations

from collections.abc import Iterable

from accounts.models import ProfileFor, User
from games.models import Rating, Table
from games.rules import titles


def ratings_of(person: User) -> list[Rating]:
    """Return a person's ratings in the order of the titles, without those of no game."""
    found = {one.title: one for one in Rating.objects.filter(person=person, games__gt=0)}
    return [found[title.slug] for title in titles if title.slug in found]


def points_at(tables: Iterable[Table]) -> dict[tuple[int, str], int]:
    """Return the points of the people at tables with loaded seats, by person and title: one query.

    People without a rated game of the title have no entry, and neither have those who don't show
    their ratings to everybody.
    """
    sat = {(seat.person_id, table.title) for table in tables for seat in table.seats.all()}
    found = Rating.objects.filter(
        person__in={person for person, _ in sat}, title__in={title for _, title in sat}, games__gt=0
    ).filter(person__profile_for=ProfileFor.EVERYBODY)
    return {(one.person_id, one.title): one.points for one in found}
