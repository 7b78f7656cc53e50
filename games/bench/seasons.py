"""`python -m games.bench.seasons`, started by `manage.py simulate_season`.

It plays a whole season through the services, on a temporary database with a simulated clock. People
sign up, visit twice a day at random waking hours, and choose as autoplay does. Leavers stop
visiting on a random day in the first four weeks, and every second leaver also leaves the season
formally. The sweep runs every few hours.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from argparse import Namespace
from datetime import UTC, datetime, timedelta
from random import Random
from typing import TYPE_CHECKING, Any, Final

import django

if TYPE_CHECKING:
    from accounts.models import User
    from games.seasons.models import Season
    from mp2site.infra.clock import Hand

BEGIN: Final = datetime(2026, 3, 2, 6, tzinfo=UTC)
AWAKE: Final = (7.0, 23.0)
"""The hours between which people visit."""
A_DAY: Final = 2
"""The number of visits per day and person."""
SWEEP_EVERY: Final = timedelta(hours=3)
LEAVE_WITHIN: Final = 28.0
"""The number of days within which leavers stop visiting."""
DAYS_MOST: Final = 100
EIGHT_WEEKS: Final = 56.0


def main() -> None:
    """Read the arguments, set Django up, simulate, and print JSON."""
    words = argparse.ArgumentParser(prog="simulate_season")
    words.add_argument("--title", required=True)
    for name in ("people", "seats", "seed"):
        words.add_argument(f"--{name}", type=int, required=True)
    words.add_argument("--leavers", type=float, required=True)
    os.environ["DJANGO_SETTINGS_MODULE"] = "games.bench.settings"
    django.setup()
    print(json.dumps(simulate(words.parse_args())))  # noqa: T201


def simulate(asked: Namespace) -> dict[str, Any]:
    """Prepare the database, play a season, and return the figures."""
    from django.core.management import call_command  # noqa: PLC0415

    from mp2site.infra import clock  # noqa: PLC0415

    call_command("migrate", verbosity=0)
    with clock.at(BEGIN) as hand:
        return Simulated(asked, hand).play()


class Simulated:
    """A simulated season, whose people visit at random times."""

    def __init__(self, asked: Namespace, hand: Hand) -> None:
        from django.contrib.auth import get_user_model  # noqa: PLC0415

        from games.seasons.services import season_join, season_open  # noqa: PLC0415

        users = get_user_model().objects
        self.hand = hand
        self.chance = Random(asked.seed)  # noqa: S311 - nobody gains by guessing it
        self.people: list[User] = [users.create_user(f"guest-{n}") for n in range(asked.people)]
        staff = users.create_user("staff", is_staff=True)
        self.season: Season = season_open(by=staff, title=asked.title, seats=asked.seats or None)
        for person in self.people:
            season_join(season_id=self.season.pk, by=person)
        gone = self.chance.sample(self.people, round(asked.leavers * asked.people))
        self.leaves = {person.pk: self.chance.uniform(0, LEAVE_WITHIN) for person in gone}
        self.says_so = {person.pk for person in gone[::2]}

    def play(self) -> dict[str, Any]:
        """Play the season to its end and return the figures."""
        from games.seasons.models import Season  # noqa: PLC0415

        self._to(self.season.begins_at + timedelta(minutes=1))
        self._sweep()
        begun = self.hand.time()
        for day in range(DAYS_MOST):
            for at, person in self._day(begun, day):
                self._to(at)
                if person is None:
                    self._sweep()
                else:
                    self._visit(person, (at - begun) / timedelta(days=1))
            self.season.refresh_from_db()
            if self.season.phase == Season.Phase.OVER:
                break
            print(f"day {day}: {self._running()} tables", file=sys.stderr)  # noqa: T201
        return self._figures(begun)

    def _day(self, begun: datetime, day: int) -> list[tuple[datetime, User | None]]:
        """Return the visits and sweeps of a day as pairs of time and person, in order.

        A sweep has no person.
        """
        start = begun + timedelta(days=day)
        visits: list[tuple[datetime, User | None]] = [
            (start + timedelta(hours=self.chance.uniform(*AWAKE) - AWAKE[0]), person)
            for person in self.people
            for _ in range(A_DAY)
        ]
        sweeps = [(start + n * SWEEP_EVERY, None) for n in range(timedelta(days=1) // SWEEP_EVERY)]
        return sorted([*visits, *sweeps], key=lambda one: one[0])

    def _visit(self, person: User, day: float) -> None:
        """Make all of a person's choices.

        A leaver makes none any more, and may leave the season.
        """
        from games.models import Seat, Status  # noqa: PLC0415

        leaves = self.leaves.get(person.pk)
        if leaves is not None and day >= leaves:
            self._leave(person)
            return
        seats = Seat.objects.filter(
            person=person, table__status=Status.PLAYING, waiting_since__isnull=False
        )
        for table in seats.values_list("table", flat=True):
            self._choose(table, person)

    def _leave(self, person: User) -> None:
        from games.errors import GamesError  # noqa: PLC0415
        from games.seasons.services import season_leave  # noqa: PLC0415

        if person.pk in self.says_so:
            self.says_so.discard(person.pk)
            try:
                season_leave(season_id=self.season.pk, by=person)
            except GamesError:  # the season is over
                return

    def _choose(self, table: str, person: User) -> None:
        from games.services.play import choice_submit  # noqa: PLC0415
        from games.session import session_open  # noqa: PLC0415

        session = session_open(table_id=table, person=person)
        while (decision := session.position.decision) is not None:
            key = session.game.autoplay(decision.seat)
            asked: dict[str, Any] = {"decision": decision.id, "key": key}
            session = choice_submit(table_id=table, by=person, **asked).session

    def _sweep(self) -> None:
        from games.models import Heartbeat  # noqa: PLC0415
        from games.services.sweeping import sweep  # noqa: PLC0415

        # the clock jumped, which isn't an outage
        Heartbeat.objects.update(last_ok=self.hand.time())
        sweep()

    def _to(self, at: datetime) -> None:
        if at > self.hand.time():
            self.hand.forward(at - self.hand.time())

    def _running(self) -> int:
        from games.models import Status  # noqa: PLC0415
        from games.seasons.models import SeasonTable  # noqa: PLC0415

        return SeasonTable.objects.filter(table__status=Status.PLAYING).count()

    def _figures(self, begun: datetime) -> dict[str, Any]:
        """Return how long the tables took, and whether the places follow from the results."""
        from games.forecast.recorded import recorded_calibration  # noqa: PLC0415
        from games.models import Status, Table  # noqa: PLC0415
        from games.seasons.rebuilding import rebuilt  # noqa: PLC0415

        tables = Table.objects.filter(of_season__division__season=self.season)
        ends = [
            (end - begun) / timedelta(days=1)
            for end in tables.values_list("finished_at", flat=True)
            if end is not None
        ]
        days = sorted(ends)
        return {
            "people": len(self.people),
            "left": len(self.leaves),
            "divisions": self.season.divisions.count(),
            "tables": tables.count(),
            "ended": len(days),
            "within_eight_weeks": sum(day <= EIGHT_WEEKS for day in days) / max(1, tables.count()),
            "cut": tables.filter(status=Status.ABANDONED).count(),
            "days_median": round(days[len(days) // 2], 1) if days else None,
            "days_longest": round(days[-1], 1) if days else None,
            "phase": self.season.phase,
            "forecasts": recorded_calibration(tables.count()),
            "rebuilt_equal": all(one["equal"] for one in rebuilt(self.season)),
        }


if __name__ == "__main__":
    main()
