"""Instants and durations as text."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from django.utils import timezone, translation

from mp2site.text.moments import date, day, span, week_day, when

NOW = datetime(2026, 11, 21, 15, tzinfo=UTC)
HOUR, DAY = 3_600, 86_400


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "1 min"),
        (59, "1 min"),
        (5 * 60 + 59, "5 min"),
        (HOUR, "1 h"),
        (3 * HOUR + 20 * 60, "3 h 20 min"),
        (6 * HOUR - 1, "5 h 59 min"),
        (6 * HOUR + 29 * 60, "6 h"),
        (12 * HOUR - 1, "12 h"),
        (DAY - 1, "1 d"),
        (DAY, "1 d"),
        (DAY + 14 * HOUR + 29 * 60, "1 d 14 h"),
        (5 * DAY + 12 * HOUR - 1, "5 d 12 h"),
    ],
)
def test_a_length_has_two_units_at_most_and_long_ones_are_rounded(
    seconds: float, said: str
) -> None:
    assert span(seconds).replace("\u00a0", " ") == said


@pytest.mark.parametrize(
    ("at", "english", "german"),
    [
        (datetime(2026, 11, 21, 22, 30, tzinfo=UTC), "today, 23:30", "heute, 23:30"),
        (datetime(2026, 11, 21, 23, 30, tzinfo=UTC), "tomorrow, 00:30", "morgen, 00:30"),
        (datetime(2026, 11, 24, 6, tzinfo=UTC), "Tue 24 Nov, 07:00", "Di 24. Nov, 07:00"),
        (datetime(2027, 11, 24, 6, tzinfo=UTC), "Wed 24 Nov 2027, 07:00", "Mi 24. Nov 2027, 07:00"),
        (datetime(2026, 11, 20, 6, tzinfo=UTC), "Fri 20 Nov, 07:00", "Fr 20. Nov, 07:00"),
    ],
)
def test_an_instant_is_told_by_the_readers_wall(at: datetime, english: str, german: str) -> None:
    with timezone.override(ZoneInfo("Europe/Berlin")):
        for language, said in (("en", english), ("de", german)):
            with translation.override(language):
                assert when(at, NOW).replace("  ", " ") == said


def test_midnight_is_the_readers_own() -> None:
    at = datetime(2026, 11, 22, 4, tzinfo=UTC)
    with translation.override("en"), timezone.override(ZoneInfo("America/New_York")):
        assert when(at, NOW) == "today, 23:00"
        assert day(at, NOW) == "Sat 21 Nov"


@pytest.mark.parametrize(
    ("language", "short", "long"),
    [
        ("en", "24 Nov", "24 Nov 2026"),
        ("de", "24. Nov", "24. Nov 2026"),
        ("fr", "24 nov.", "24 nov. 2026"),
    ],
)
def test_a_date_is_written_as_its_language_does(language: str, short: str, long: str) -> None:
    at = datetime(2026, 11, 24, 6, tzinfo=UTC)
    with translation.override(language), timezone.override(ZoneInfo("Europe/Berlin")):
        assert (date(at), date(at, year=True)) == (short, long)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Tue 24"), ("de", "Di 24."), ("fr", "mar 24")]
)
def test_a_day_of_the_week_at_hand_needs_no_month(language: str, said: str) -> None:
    with translation.override(language):
        assert week_day(datetime(2026, 11, 24, tzinfo=UTC).date()) == said
