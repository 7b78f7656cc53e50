"""A person's ratings, for profiles and join requirements. Nothing here authorises."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from accounts.models import ProfileFor, User
from games.models import Rating, Table
from games.rules import titles

RATED_UNTIL: Final = "ratings"
"""The name of the heartbeat whose time is the end of the last rated game."""


def ratings_of(person: User) -> list[Rating]:
    """Return a person's ratings in the order of the titles, without titles never played."""
    found = {one.title: one for one in Rating.objects.filter(person=person, games__gt=0)}
    return [found[title.slug] for title in titles if title.slug in found]


def points_at(tables: Iterable[Table]) -> dict[tuple[int, str], int]:
    """Return the rating points of the people at the tables, by person and title.

    People without a rated game of the title, and people who hide their ratings, have no entry. The
    tables' seats must be loaded. It takes one query.
    """
    sat = {(seat.person_id, table.title) for table in tables for seat in table.seats.all()}
    found = Rating.objects.filter(
        person__in={person for person, _ in sat}, title__in={title for _, title in sat}, games__gt=0
    ).filter(person__profile_for=ProfileFor.EVERYBODY)
    return {(one.person_id, one.title): one.points for one in found}
