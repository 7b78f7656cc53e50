"""A clock, staff and people for seasons."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest

from accounts.models import User
from games.seasons.models import Season, SeasonTable
from games.seasons.services import SIGN_UP, season_join, season_open
from games.seasons.sweeping import seasons_advance
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from tests.support.clocks import NOON
from tests.support.tables import ended, person


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def staff(db: None) -> User:
    return person("warden", is_staff=True)


def crowd(number: int) -> list[User]:
    """Sign many people up on the site."""
    return [person(f"guest{n}") for n in range(number)]


def begun(
    staff: User, people: list[User], hand: Hand, title: str = "yspahan", seats: int = 4
) -> Season:
    """Return a season of these people, with tables if it could begin."""
    season = season_open(by=staff, title=title, seats=seats)
    for one in people:
        season_join(season_id=season.pk, by=one)
    hand.forward(SIGN_UP + timedelta(minutes=1))
    seasons_advance()
    return Season.objects.get(pk=season.pk)


def end_all(season: Season, *, but: int = 0) -> None:
    """End the tables, except ``but`` of them; seats finish in their order."""
    tables = SeasonTable.objects.filter(division__season=season).order_by("-number")
    for one in tables[but:]:
        if not one.table.over:
            ended(one.table, *range(40, 40 - 10 * one.table.size, -10))


def end_all_but(season: Season, table_id: str) -> None:
    """End the tables except one."""
    for one in SeasonTable.objects.filter(division__season=season).exclude(table=table_id):
        ended(one.table, *range(40, 40 - 10 * one.table.size, -10))
