"""The site's clock is the database's. Tests set it; people can move it in the embedded mode only."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from games.models import Heartbeat
from mp2site.infra import clock

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


def test_a_held_clock_stands_until_it_is_moved() -> None:
    with clock.at(NOON) as hand:
        assert clock.now() == clock.now() == NOON
        assert hand.forward(HOUR) == clock.now() == NOON + HOUR
        hand.to(NOON)
        assert clock.now() == NOON


@pytest.mark.django_db
def test_a_shifted_clock_runs() -> None:
    real = clock.now()
    with clock.shift(3 * HOUR):
        first = clock.now()
        assert timedelta(0) <= first - real - 3 * HOUR < timedelta(minutes=1)
        assert clock.now() > first
    assert clock.now() - real < timedelta(minutes=1)


def test_shifts_add_up_and_end() -> None:
    with clock.at(NOON), clock.at(NOON + HOUR):
        assert clock.now() == NOON + HOUR
    with clock.at(NOON):
        assert clock.now() == NOON


@pytest.mark.django_db
def test_reading_costs_no_query(django_assert_num_queries: Any) -> None:
    clock.now()
    with django_assert_num_queries(0):
        for _ in range(100):
            clock.now()


@pytest.mark.django_db
def test_it_is_the_databases_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """With PostgreSQL, a machine's wrong wall clock has no effect on the site."""
    if connection.vendor != "postgresql":
        assert abs(clock.now() - datetime.now(UTC)) < timedelta(seconds=5)
        return
    monkeypatch.setattr(clock, "_readings", {})
    monkeypatch.setattr(time, "time", lambda: 0.0)
    with connection.cursor() as cursor:
        cursor.execute("SELECT clock_timestamp()")
        (told,) = cursor.fetchone()
    assert abs(clock.now() - told) < timedelta(seconds=1)


@pytest.fixture
def file(tmp_path: Path, settings: Any) -> Path:
    settings.CLOCK_OFFSET_FILE = str(tmp_path / "offset")
    return tmp_path / "offset"


@pytest.mark.django_db
def test_an_embedded_site_is_moved_by_hand(file: Path) -> None:
    real = clock.now()
    Heartbeat.objects.create(name="sweep", last_ok=real)
    call_command("clock", "+1d6h", stdout=StringIO())
    call_command("clock", "30m", stdout=StringIO())
    moved = timedelta(days=1, hours=6, minutes=30)
    assert clock.offset() == moved
    assert timedelta(0) <= clock.now() - real - moved < timedelta(minutes=1)
    assert Heartbeat.objects.get().last_ok == real + moved  # so that the sweep records no outage
    said = StringIO()
    call_command("clock", "reset", stdout=said)
    assert "moved on" not in said.getvalue()
    assert clock.offset() == timedelta()


@pytest.mark.parametrize("step", ["-12h", "noon", "+", "12"])
def test_only_forwards_and_only_spans(file: Path, step: str) -> None:
    with pytest.raises(CommandError, match="Say it as"):
        call_command("clock", "--", step)
    assert not file.exists()


def test_in_production_it_can_not_be_moved(settings: Any) -> None:
    settings.CLOCK_OFFSET_FILE = ""
    with pytest.raises(CommandError, match="can't be moved"):
        call_command("clock", "+12h")
    assert clock.offset() == timedelta()
