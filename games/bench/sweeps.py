"""`python -m games.bench.sweeps`, started by `manage.py bench_sweep` with its own database.

It measures how long a sweep takes that finds nothing to do, with few and with many open turns. It
also measures how many due tables a sweep claims, plays and commits per second.
"""

from __future__ import annotations

import argparse
import json
import os
from argparse import Namespace
from statistics import median
from time import perf_counter
from typing import Any, Final

import django

BATCH: Final = 50_000
SWEEPS: Final = 151
SEATS: Final = 4

# SQL that generates tables whose clocks have a week left. Only their rows matter here.
TABLES: Final = """
INSERT INTO games_table (id, name, title, edition, rules_version, options, size, visibility, hidden,
  pace, pace_grace, pace_bank, pace_increment, pace_cap, timeout_policy, timeout_misses, stand_in, faults,
  start_when_full, status, host_id, token, secret, commitment, seed, ply, version, state, trouble,
  created_at, started_at, rated, rates_computers, asks_punctual, talk_closed, feature_options, said)
SELECT 'g' || n, '', 'yspahan', 'printed', 1, '{}', 4, 'public', false, 'daily', 43200, 432000, 28800,
  432000, 'turn', 2, 'house', 0, true, 'playing', %(host)s, 'g' || n, '', '', '', 0, 0, '', '', now(), now(),
  true, false, 0, false, '{}', 0
FROM generate_series(%(first)s::int, %(last)s::int) n
"""
SEATED: Final = """
INSERT INTO games_seat (table_id, place, person_id, joined_at, nonce, turn, waiting_since, seen_ply,
  orders, version, draft, undone, draft_ply, draft_note, consents_to_abandon, agrees_on_pause,
  agrees_on_rating, bank, missed, held_by_house, notes, heard, talk_muted, has_planned)
SELECT 'g' || n, p, (%(people)s::int[])[p + 1], now(), '', 1, now(), 0, '{}', 0, '[]', '[]', 0, '', false,
  false, false, 432000, 0, false, '', 0, false, false
FROM generate_series(%(first)s::int, %(last)s::int) n, generate_series(0, 3) p
"""
TURNS: Final = """
INSERT INTO games_turn (table_id, seat_id, number, opened_at, since, used, credit, deadline_at,
  remind_at, reminded, player, asked, ran_out, closed_by)
SELECT table_id, id, 1, now(), now(), 0, 0, now() + interval '1 week' * (1 + random()),
  now() + interval '3 days' * (1 + random()), 0, '', 0, false, ''
FROM games_seat WHERE table_id = ANY (SELECT 'g' || n FROM generate_series(%(first)s::int, %(last)s::int) n)
"""


def main() -> None:
    """Read the arguments, set Django up, measure, and print JSON."""
    words = argparse.ArgumentParser(prog="bench_sweep")
    words.add_argument("--few", type=int, required=True)
    words.add_argument("--many", type=int, required=True)
    words.add_argument("--due", type=int, required=True)
    words.add_argument("--title", required=True)
    os.environ["DJANGO_SETTINGS_MODULE"] = "games.bench.settings"
    django.setup()
    print(json.dumps(measure(words.parse_args())))  # noqa: T201


def measure(asked: Namespace) -> dict[str, Any]:
    """Prepare the tables, measure, and return the figures."""
    from django.core.management import call_command  # noqa: PLC0415 - needs Django

    from games.bench.games import people  # noqa: PLC0415

    call_command("migrate", verbosity=0)
    players = [person.user for person in people(SEATS)]
    figures: dict[str, Any] = {}
    made = 0
    for name, number in (("few", asked.few), ("many", asked.many)):
        made = _grow(players, made, number // SEATS)
        figures[f"idle, {name}"] = {"turns": made * SEATS, **_idle()}
    figures["due"] = _due(players, asked.title, asked.due)
    return figures


def _grow(players: list[Any], made: int, tables: int) -> int:
    """Generate tables up to a number, then update the planner's statistics."""
    from django.db import connection  # noqa: PLC0415

    people = [user.pk for user in players]
    with connection.cursor() as cursor:
        _hasten(cursor, "replica", "off")
        for first in range(made + 1, tables + 1, BATCH):
            span = {"first": first, "last": min(first + BATCH - 1, tables)}
            for statement in (TABLES, SEATED, TURNS):
                cursor.execute(statement, {**span, "host": people[0], "people": people})
        cursor.execute("VACUUM ANALYZE games_table, games_seat, games_turn")
        cursor.execute("CHECKPOINT")
        _hasten(cursor, "origin", "on")
    return tables


def _hasten(cursor: Any, role: str, commit: str) -> None:
    """Skip foreign key checks while rows are generated, if the database role may do so."""
    cursor.execute(f"SET synchronous_commit = {commit}")
    cursor.execute("SELECT rolsuper FROM pg_roles WHERE rolname = current_user")
    if cursor.fetchone()[0]:
        cursor.execute(f"SET session_replication_role = {role}")


def _idle() -> dict[str, float]:
    """Return the median and the shortest time of a sweep with nothing to do, in milliseconds."""
    from games.models import Heartbeat  # noqa: PLC0415
    from games.services.sweeping import sweep  # noqa: PLC0415

    Heartbeat.objects.all().delete()  # generating rows isn't an outage
    sweep()
    times = [1000 * _timed(sweep) for _ in range(SWEEPS)]
    return {"ms": round(median(times), 3), "least": round(min(times), 3)}


def _due(players: list[Any], title: str, number: int) -> dict[str, Any]:
    """Make games whose time is up in their first turn; sweep until none is due."""
    from games.models import Heartbeat  # noqa: PLC0415
    from games.services.sweep_runner import WORKERS  # noqa: PLC0415 - needs Django
    from games.services.sweeping import sweep  # noqa: PLC0415
    from mp2site.infra import clock  # noqa: PLC0415

    for _ in range(number):
        _late_game(players, title)
    Heartbeat.objects.update(last_ok=clock.now())
    applied, begun = 0, perf_counter()
    while applied < number:
        applied += sweep(seconds=600, workers=WORKERS).timed_out
    seconds = perf_counter() - begun
    return {"tables": number, "applied": applied, "per second": round(number / seconds, 1)}


def _late_game(players: list[Any], title: str) -> None:
    """Start a game by the services, with a clock that began a week ago and no absences."""
    from games.models import Turn  # noqa: PLC0415
    from games.services.lifecycle import table_create, table_join  # noqa: PLC0415

    table = table_create(by=players[0], title=title, seats=SEATS, pace="daily")
    for user in players[1:]:
        table_join(table_id=table.pk, by=user)
    Turn.objects.filter(table=table).update(**_a_week_ago())


def _a_week_ago() -> dict[str, Any]:
    from datetime import timedelta  # noqa: PLC0415

    from mp2site.infra import clock  # noqa: PLC0415

    then = clock.now() - timedelta(days=7)
    return {
        "opened_at": then,
        "since": then,
        "deadline_at": then + timedelta(days=5, hours=12),
        "remind_at": None,
    }


def _timed(call: Any) -> float:
    begun = perf_counter()
    call()
    return perf_counter() - begun


if __name__ == "__main__":
    main()
