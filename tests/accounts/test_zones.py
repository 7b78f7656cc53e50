"""Local times that don't exist give the next instant; ambiguous times give the first one."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import pytest
from django.utils import timezone

from accounts.calendar import Rules
from accounts.forms import VacationForm
from accounts.week import week_of
from accounts.zones import instant_of, zone_of
from games.views.forms import ListFilter
from notifications.models import Mode, Reach
from notifications.policy.decisions import wanted_at
from notifications.policy.facts import Recipient

ODD: Final = [
    # Zone, local time, instant in UTC.
    ("Europe/Berlin", "2027-03-28T02:30", "2027-03-28T01:00"),  # skipped: 02:00 to 03:00
    ("Europe/Berlin", "2027-03-28T02:00", "2027-03-28T01:00"),
    ("Europe/Berlin", "2027-03-28T03:00", "2027-03-28T01:00"),
    ("Europe/Berlin", "2026-10-25T02:30", "2026-10-25T00:30"),  # twice: the first
    ("Europe/Berlin", "2026-10-25T03:00", "2026-10-25T02:00"),
    ("America/Asuncion", "2023-10-01T00:00", "2023-10-01T04:00"),  # midnight is skipped
    ("America/Asuncion", "2023-10-01T00:59", "2023-10-01T04:00"),
    ("America/Asuncion", "2023-03-25T23:30", "2023-03-26T02:30"),  # before midnight, twice
    ("America/Sao_Paulo", "2018-11-04T00:15", "2018-11-04T03:00"),
    ("America/Havana", "2026-11-01T00:00", "2026-11-01T04:00"),  # midnight twice
    ("Australia/Lord_Howe", "2026-10-04T02:10", "2026-10-03T15:30"),  # half an hour is skipped
    ("Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-04T14:45"),  # half an hour twice
    ("Pacific/Apia", "2011-12-30T12:00", "2011-12-30T10:00"),  # a whole day is skipped
    ("UTC", "2026-01-01T00:00", "2026-01-01T00:00"),
]


@pytest.mark.parametrize(("zone", "wall", "utc"), ODD)
def test_when_a_clock_shows_a_time(zone: str, wall: str, utc: str) -> None:
    found = instant_of(datetime.fromisoformat(wall), zone_of(zone))
    assert found == datetime.fromisoformat(utc).replace(tzinfo=UTC)


@pytest.mark.parametrize("zone", sorted({zone for zone, *_ in ODD}))
def test_what_the_clock_shows_once_is_that_moment(zone: str) -> None:
    """Each quarter of an hour of two years; ambiguous times give the first instant."""
    at, seen = datetime(2026, 1, 1, tzinfo=UTC), set[datetime]()
    while at.year < 2028:
        wall = at.astimezone(zone_of(zone)).replace(tzinfo=None, fold=0)
        if wall not in seen:
            assert instant_of(wall, zone_of(zone)) == at
        seen.add(wall)
        at += timedelta(minutes=15)


@pytest.mark.parametrize(("zone", "wall", "utc"), ODD)
def test_a_vacation_may_begin_and_end_at_any_time_of_the_clock(
    zone: str, wall: str, utc: str
) -> None:
    with timezone.override(zone_of(zone)):
        form = VacationForm({"start": wall, "end": wall})
        assert form.errors == {}
        period = form.period(datetime.now(UTC))
    assert set(period.values()) == {datetime.fromisoformat(utc).replace(tzinfo=UTC)}


def test_a_vacation_with_an_offset_is_that_instant() -> None:
    with timezone.override(zone_of("Europe/Berlin")):
        form = VacationForm({"end": "2026-10-25T02:30:00+01:00"})
        assert form.is_valid()
        assert form.cleaned_data["end"] == datetime(2026, 10, 25, 1, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("zone", "day", "begins", "ends"),
    [
        ("America/Asuncion", "2023-10-01", "2023-10-01T04:00", "2023-10-02T03:00"),
        ("America/Havana", "2026-11-01", "2026-11-01T04:00", "2026-11-02T05:00"),
        ("Europe/Berlin", "2026-10-25", "2026-10-24T22:00", "2026-10-25T23:00"),
        ("Australia/Lord_Howe", "2026-10-04", "2026-10-03T13:30", "2026-10-04T13:00"),
    ],
)
def test_a_filtered_day_is_all_of_that_day(zone: str, day: str, begins: str, ends: str) -> None:
    with timezone.override(zone_of(zone)):
        form = ListFilter({"ended_from": day, "ended_to": day}, ())
        assert form.is_valid(), form.errors
        wanted = form.wanted([])
    utc = [datetime.fromisoformat(at).replace(tzinfo=UTC) for at in (begins, ends)]
    assert [wanted.ended_from, wanted.ended_until] == utc


@pytest.mark.parametrize(
    ("zone", "day", "at"),
    [
        ("Europe/Berlin", date(2027, 3, 28), time(2, 30)),
        ("Europe/Berlin", date(2026, 10, 25), time(2, 30)),
        ("America/Asuncion", date(2023, 10, 1), time(0, 30)),
        ("Australia/Lord_Howe", date(2026, 10, 4), time(2, 10)),
        ("Australia/Lord_Howe", date(2026, 4, 5), time(1, 45)),
    ],
)
def test_a_daily_digest_goes_out_once_each_day_in_summer_and_winter(
    zone: str, day: date, at: time
) -> None:
    own = Rules(zone=ZoneInfo(zone))
    sent, made = [], datetime.combine(day - timedelta(days=1), time(12), tzinfo=UTC)
    while made < datetime.combine(day + timedelta(days=2), time(), tzinfo=UTC):
        sent.append(daily(own, at, made))
        made += timedelta(minutes=10)
    days = [one.astimezone(own.zone).date() for one in dict.fromkeys(sent)]
    assert days == sorted(set(days))
    on_day = [one for one in dict.fromkeys(sent) if one.astimezone(own.zone).date() == day]
    assert on_day == [instant_of(datetime.combine(day, at), own.zone)]


def daily(rules: Rules, at: time, made: datetime) -> datetime:
    """Return the instant of the next daily digest for an hour of the day."""
    return wanted_at(made, Mode.DAILY, Recipient(Reach(daily_at=at), rules))


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/Asuncion", "Australia/Lord_Howe"])
def test_a_week_is_drawn_around_every_change_of_the_clock(zone: str) -> None:
    rules = Rules(zone=ZoneInfo(zone), quiet_from=time(0, 30), quiet_to=time(2, 30))
    at = datetime(2023, 1, 1, tzinfo=UTC)
    for _ in range(52):
        week = week_of(rules, at)
        assert [len(day.pieces) for day in week] == [1] * 7
        assert all(0 <= p.start < p.end <= 24 for day in week for p in day.pieces)
        at += timedelta(days=7)
