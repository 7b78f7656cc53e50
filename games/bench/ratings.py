"""`python -m games.bench.ratings`, started by `manage.py bench ratings` with its own database.

It measures the time to rate one game: first if its people have few rated games, then if the same
people have very many.
"""

from __future__ import annotations

import argparse
import json
from datetime import datetime, timedelta
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import django

if TYPE_CHECKING:
    from accounts.models import User

SEATS: Final = 4
CROWD: Final = 8
"""The number of people. It is small, so that people meet repeatedly within the month that counts."""
MONTH: Final = timedelta(days=29)
BATCH: Final = 10
MOST: Final = 5.0
"""The milliseconds that rating a game may take."""


def main() -> None:
    """Read the arguments, set Django up, measure, and print JSON."""
    words = argparse.ArgumentParser(prog="ratings")
    words.add_argument("--each", type=int, required=True)
    asked = words.parse_args()
    django.setup()
    print(json.dumps(measure(asked.each)))  # noqa: T201


def measure(each: int) -> list[dict[str, Any]]:
    """Finish ``each`` games per person.

    Return the time to rate one, at the start and at the end.
    """
    from django.core.management import call_command  # noqa: PLC0415 - needs Django
    from django.db import connection  # noqa: PLC0415 - needs Django

    call_command("migrate", verbosity=0)
    games = _games(each * CROWD // SEATS)
    with connection.cursor() as cursor:
        cursor.execute("VACUUM ANALYZE")
    part = games // 8
    times = {"few": _rated(part)}
    _rated(6 * part)
    times["many"] = _rated(part)
    return [
        {"what": name, "ms": ms, "wrong": [f"over {MOST:.0f} ms"] * (ms > MOST)}
        for name, ms in times.items()
    ]


def _rated(games: int) -> float:
    """Rate games in batches; return the milliseconds per game of the fastest batch."""
    from games.ratings.services import games_rate  # noqa: PLC0415 - needs Django

    times = []
    for _ in range(games // BATCH):
        begun = perf_counter()
        if games_rate(BATCH) != BATCH:
            raise RuntimeError("there are games to rate")
        times.append(perf_counter() - begun)
    return round(min(times) * 1000 / BATCH, 2)


def _games(number: int) -> int:
    """Insert finished games of a few people, all ended within a month."""
    from games.models import Seat, Table  # noqa: PLC0415 - needs Django
    from mp2site.infra import clock  # noqa: PLC0415 - needs Django

    crowd, chance = _crowd(), Random(1)  # noqa: S311 - no secret
    ends = [clock.now() - MONTH + n * MONTH / number for n in range(number)]
    tables = [_table(crowd[0], end) for end in ends]
    Table.objects.bulk_create(tables, batch_size=1000)
    seats = [
        Seat(table=table, place=place, person=person, nonce="", rank=place + 1)
        for table in tables
        for place, person in enumerate(chance.sample(crowd, SEATS))
    ]
    Seat.objects.bulk_create(seats, batch_size=1000)
    return number


def _crowd() -> list[User]:
    from django.contrib.auth import get_user_model  # noqa: PLC0415 - needs Django

    model = get_user_model()
    return model.objects.bulk_create([model(username=f"bench-{n}") for n in range(CROWD)])


def _table(host: User, end: datetime) -> Any:
    """Return a finished game with the data that ratings use."""
    from games.models import Status, Table  # noqa: PLC0415 - needs Django

    return Table(
        title="yspahan",
        edition="printed",
        rules_version=1,
        size=SEATS,
        host=host,
        status=Status.FINISHED,
        seed=b"",
        state=b"",
        outcome={},
        started_at=end,
        finished_at=end,
    )


if __name__ == "__main__":
    main()
