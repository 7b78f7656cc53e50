"""Forecasts of finished games, made from what was known at the time and compared with the ends."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from statistics import fmean
from typing import Any

from accounts.models import User
from games.forecast.estimate import Habit, Rhythm, habit, span
from games.forecast.selectors import (
    LIVE,
    PEOPLE_LEAST,
    clock_of,
    length_of,
    rhythm_learned,
    rhythms_of,
)
from games.forecast.trials import PARTS
from games.models import Table, Turn


def recorded_calibration(most: int) -> dict[str, Any]:
    """Return the share of the last finished games that ended within the forecast.

    The shares are by the part of the game that had been played.
    """
    tables = Table.objects.lean().finished().exclude(pace__in=LIVE).order_by("-finished_at")[:most]
    hits: dict[float, list[bool]] = {part: [] for part in PARTS}
    games, usual = 0, rhythms_of([]).usual
    for table in tables:
        found = list(_hits(table, usual))
        games += bool(found)
        for part, inside in found:
            hits[part].append(inside)
    every = [one for found in hits.values() for one in found]
    return {
        "games": games,
        "inside": round(fmean(every), 3) if every else None,
        "by_part": {str(part): round(fmean(found), 3) for part, found in hits.items() if found},
    }


def _hits(table: Table, usual: Rhythm) -> Iterator[tuple[float, bool]]:
    """Yield pairs: the part of the game that was played, and whether the forecast was right."""
    length = length_of(table.title, table.size)
    seats = list(table.seats.select_related("person"))
    people = [seat for seat in seats if not seat.person.is_computer]
    closed = Turn.objects.filter(table=table).values_list("closed_at", flat=True)
    ends = sorted(end for end in closed if end is not None)
    if length is None or len(people) < PEOPLE_LEAST or not ends or table.started_at is None:
        return
    for part in PARTS:
        done = round(part * len(ends))
        now = ends[done - 1] if done else table.started_at
        rest = length.rest(done)
        rest = rest._replace(turns=rest.turns * len(people) / table.size)
        found = span([_habit(seat.person, now, usual) for seat in people], rest, clock_of(table))
        days = (ends[-1] - now) / timedelta(days=1)
        yield part, found.low <= days <= found.high


def _habit(person: User, now: datetime, usual: Rhythm) -> Habit:
    """Return the estimate of a person at a time, from their turns before it."""
    return habit(rhythm_learned(person, usual, before=now), usual)
