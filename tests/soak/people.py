"""The people of a soak: their zones, sleep, speed and channels."""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from accounts.models import User
from games.models import Table
from games.rules import titles
from games.services.lifecycle import table_create, table_join
from notifications.models import Mode, Preference, Reach, Topic
from notifications.policy.devices import device_save
from tests.soak.pushbox import PushBox
from tests.support.tables import person

ZONES: Final = (
    "Europe/Berlin",
    "America/New_York",
    "Asia/Samarkand",
    "Australia/Lord_Howe",
    "Pacific/Auckland",
    "UTC",
)
HOURS: Final = {"quick": 2.0, "steady": 8.0, "slow": 30.0}
PACES: Final = ["daily"] * 6 + ["relaxed"] * 2 + ["calm"]
POLICIES: Final = ["turn"] * 5 + ["seat"] * 4 + ["end"]


@dataclass(slots=True)
class Someone:
    """A simulated person."""

    user: User
    hours: float
    """The median number of waking hours that the person takes for a turn."""
    leaves_at: datetime | None
    """The time at which the person stops visiting for good; ``None`` if they don't."""

    def moves_at(self, told: datetime, rng: random.Random, stretch: float) -> datetime:
        """Return when the person visits to play a turn, given the time of its notice."""
        at = told + timedelta(hours=rng.expovariate(1 / (self.hours * stretch)))
        quiet = self.user.quiet_from, self.user.quiet_to
        wall = at.astimezone(ZoneInfo(self.user.time_zone))
        if quiet[0] and quiet[1] and not quiet[1] <= wall.time() < quiet[0]:
            at += timedelta(hours=rng.uniform(2, 10))  # until the person is probably awake
        return at


def invite(
    wanted: argparse.Namespace, rng: random.Random, begins: datetime, pushes: PushBox
) -> list[Someone]:
    """Create people with random time zones, habits and channels."""
    guests = []
    for n in range(wanted.people):
        columns: dict[str, object] = {"time_zone": rng.choice(ZONES)}
        if rng.random() < 0.5:
            columns |= {"quiet_from": time(22), "quiet_to": time(rng.choice([6, 7, 8]))}
        if rng.random() < 0.2:
            columns["rest_days"] = rng.choice(["7", "67"])
        if rng.random() < 0.1:
            columns["auto_vacation"] = True
        user = person(f"guest{n}", language=rng.choice(["en", "de"]), **columns)
        _tell_as_they_like(user, rng)
        for _ in range(rng.choice([0, 1, 2])):
            device_save(person=user, **pushes.subscribe())
        leaves = (
            begins + timedelta(days=rng.uniform(2, wanted.days)) if rng.random() < 0.15 else None
        )
        guests.append(Someone(user, HOURS[rng.choice(list(HOURS))], leaves))
    return guests


def _tell_as_they_like(user: User, rng: random.Random) -> None:
    mode = rng.choice([Mode.NOW] * 4 + [Mode.AFTER, Mode.HOURLY, Mode.DAILY])
    if mode != Mode.NOW:
        Preference.objects.bulk_create(
            [Preference(person=user, topic=topic, mode=mode) for topic in (Topic.TURN, Topic.TABLE)]
        )
    if rng.random() < 0.3:
        at, passes = time(rng.choice([7, 8, 19])), rng.random() < 0.5
        Reach.objects.create(person=user, daily_at=at, urgent_passes=passes)


def seat(guests: list[Someone], slug: str, rng: random.Random) -> Table:
    """Start a game of a title among some of the people."""
    title = titles.get(slug)
    size = rng.choice(list(title.seats))
    users = [someone.user for someone in rng.sample(guests, size)]
    table = table_create(
        by=users[0],
        title=slug,
        seats=size,
        pace=rng.choice(PACES),
        timeout_policy=rng.choice(POLICIES),
        timeout_misses=rng.choice([1, 2, 3]),
    )
    for user in users[1:]:
        table_join(table_id=table.pk, by=user, token=table.token)
    return table
