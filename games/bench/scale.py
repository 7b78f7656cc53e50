"""`python -m games.bench.scale`, started by `manage.py bench scale` with its own database.

It measures the database's work for each page and each REST list, on a small and on a big site.
"""

from __future__ import annotations

import argparse
import json
import re
from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import django

if TYPE_CHECKING:
    from django.db.backends.base.base import BaseDatabaseWrapper
    from django.test import Client

SETTLED: Final = 8
"""The number of visits after which PostgreSQL has chosen between generic and custom plans."""
VISITS: Final = 15
DEEP: Final = b64encode(b"1577923200000000 s1").decode()
"""A cursor of 2 January 2020. It is near the end of all lists, farther than any other page."""
BIG: Final = 50_000
"""The number of rows from which a table is big. No page may read a big table completely."""
MOST: Final = 50.0
"""The most milliseconds of SQL for a page of a big site."""
GROWTH: Final = 1.2
SWEEP: Final = "an idle sweep"
NOISE: Final = 4.0
"""The milliseconds below which growth doesn't count."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A page and its visitor: a guest, a certain person, or a staff member."""

    path: str
    who: str = ""


def visits(everywhere: str, somebody: str, looker: str, deep: str) -> list[Visit]:
    """Return all pages and lists that show more than one table or person."""
    games = ["", "?status=running", "?status=finished", "?title=yspahan", f"?after={deep}"]
    lists = [f"/games/all/{asked}" for asked in games]
    people = [f"/games/all/?person={name}" for name in (everywhere, somebody)]
    people += [f"/people/{name}/" for name in (everywhere, somebody)]
    lists += [f"/games/all/?{asked}" for asked in sought(everywhere, looker)]
    rest = ["", "?status=finished", "?title=yspahan", f"?person={everywhere}"]
    rest = [f"/api/tables/{asked}" for asked in rest]
    rest += [f"/api/tables/?{asked}" for asked in ("rated=0", f"person={everywhere}&rated=0")]
    guest = ["/", "/tables/", "/tables/?title=yspahan", "/status/", *lists, *people, *rest]
    own = ["/", "/tables/", "/games/", "/games/?title=yspahan", "/next/", "/api/me/turns/"]
    staff = [
        "/admin/games/table/",
        "/admin/games/table/?q=s77",
        "/admin/accounts/user/",
        "/admin/notifications/notice/",
    ]
    return [
        Visit(SWEEP),
        *(Visit(path) for path in guest),
        *(Visit(path, "own") for path in own),
        *(Visit(path, "staff") for path in staff),
    ]


def sought(everywhere: str, looker: str) -> list[str]:
    """Return queries with filters that have no index. Some find much, some little, some nothing."""
    alone = ["rated=yes", "rated=no", "ended_from=2020-01-02", "ended_to=2020-01-02"]
    alone += ["ended_from=2020-01-02&ended_to=2020-01-03", "ended_from=2190-01-01"]
    of_two = [f"person={everywhere}&fellow={looker}", f"person={looker}&fellow={everywhere}"]
    theirs = ["result=won", "result=not-won", "rated=no"]
    of_one = [f"person={name}&{more}" for name in (everywhere, looker) for more in theirs]
    return [*alone, *of_two, *of_one, f"person={looker}&ended_to=2020-01-02"]


@dataclass(slots=True)
class Cost:
    """A visit's cost in the database: statements, milliseconds, and full scans of big tables."""

    statements: int
    ms: float
    scanned: list[str]


def main() -> None:
    """Read the arguments, set Django up, measure, and print JSON."""
    words = argparse.ArgumentParser(prog="scale")
    words.add_argument("--few", type=int, required=True)
    words.add_argument("--many", type=int, required=True)
    asked = words.parse_args()
    django.setup()
    print(json.dumps(measure(asked.few, asked.many)))  # noqa: T201


def measure(few: int, many: int) -> list[dict[str, Any]]:
    """Make a small site, copy it, and let one copy grow; return the cost of each visit on both."""
    from django.core.management import call_command  # noqa: PLC0415 - needs Django
    from django.db import connections  # noqa: PLC0415 - needs Django

    from games.bench.million import GrowingSite  # noqa: PLC0415 - needs Django

    call_command("migrate", verbosity=0)
    site = GrowingSite()
    site.grow(few)
    doors = _doors(site)
    with _small_site() as small:
        site.grow(many)
        ways = {"few": small, "many": connections["default"]}
        people = site.everywhere, site.somebody, site.looker
        everywhere, somebody, looker = (one.username for one in people)
        asked = visits(everywhere, somebody, looker, DEEP)
        return [_row(visit, doors[visit.who], ways) for visit in asked]


def _row(visit: Visit, door: Client, ways: Mapping[str, BaseDatabaseWrapper]) -> dict[str, Any]:
    costs = {name: asdict(cost) for name, cost in _costs(door, visit.path, ways).items()}
    row = {"who": visit.who, "path": visit.path, **costs}
    return row | {"wrong": _wrong(row)}


@contextmanager
def _small_site() -> Iterator[BaseDatabaseWrapper]:
    """Copy the site's database, yield a connection to the copy, and drop it after the block."""
    from django.db import connection, connections  # noqa: PLC0415 - needs Django

    name = f"{connection.settings_dict['NAME']}_small"
    with connection.cursor() as cursor:
        cursor.execute(f'CREATE DATABASE "{name}" TEMPLATE "{connection.settings_dict["NAME"]}"')
    whole, small = connections["default"], connections.create_connection("default")
    small.settings_dict = {**small.settings_dict, "NAME": name}
    try:
        yield small
    finally:
        small.close()
        connections["default"] = whole
        with connection.cursor() as cursor:
            cursor.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


def _doors(site: Any) -> dict[str, Client]:
    """Return a test client for each visitor."""
    from django.contrib.auth import get_user_model  # noqa: PLC0415 - needs Django
    from django.test import Client  # noqa: PLC0415 - needs Django

    model = get_user_model()
    staff = model.objects.filter(username="bench-staff").first()
    staff = staff or model.objects.create_superuser("bench-staff")
    doors = {"": Client(), "own": Client(), "staff": Client()}
    doors["own"].force_login(site.looker)
    doors["staff"].force_login(staff)
    return doors


def _costs(door: Client, path: str, ways: Mapping[str, BaseDatabaseWrapper]) -> dict[str, Cost]:
    """Visit a page on both sites alternately, so that the machine's noise affects both."""
    from django.db import connections  # noqa: PLC0415 - needs Django

    heard: dict[str, list[list[Asked]]] = {name: [] for name in ways}
    costs = {}
    for _ in range(SETTLED + VISITS):
        for name, way in ways.items():
            connections["default"] = way
            heard[name].append(_heard(door, path))
    for name, way in ways.items():
        connections["default"] = way
        costs[name] = _cost(heard[name][SETTLED:])
    return costs


def _cost(heard: list[list[Asked]]) -> Cost:
    least = min(sum(seconds for *_, seconds in asked) for asked in heard)
    scanned = sorted({name for sql, given, _ in heard[-1] for name in scans(sql, given)})
    # Noise only adds time, so the shortest time is the best estimate.
    return Cost(len(heard[-1]), round(least * 1000, 2), scanned)


def _heard(door: Client, path: str) -> list[Asked]:
    with listening() as asked:
        _ask(door, path)
    return asked


def _ask(door: Client, path: str) -> None:
    if path == SWEEP:
        from games.services.sweeping import sweep  # noqa: PLC0415 - needs Django

        sweep()
        return
    answer = door.get(path, headers={"Host": "localhost"})
    if answer.status_code >= 400:
        raise RuntimeError(f"{path} answers {answer.status_code}")


Asked = tuple[str, Any, float]


@contextmanager
def listening() -> Iterator[list[Asked]]:
    """Collect the statements in the block, each with parameters and seconds."""
    from django.db import connection  # noqa: PLC0415 - needs Django

    heard: list[Asked] = []

    def note(execute: Callable[..., Any], sql: str, given: Any, many: bool, context: Any) -> Any:
        begun = perf_counter()
        try:
            return execute(sql, given, many, context)
        finally:
            heard.append((sql, given, perf_counter() - begun))

    with connection.execute_wrapper(note):
        yield heard


def scans(sql: str, given: Any) -> Iterator[str]:
    """Yield the names of the big tables that a statement reads completely."""
    from django.db import connection  # noqa: PLC0415 - needs Django

    if not re.match(r"\s*(SELECT|WITH)\b", sql) or "pg_try_advisory" in sql:
        return
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN (FORMAT JSON) {sql}", given)
        found = cursor.fetchone()[0]
        plan = found if isinstance(found, list) else json.loads(found)
        for name in _scanned(plan[0]["Plan"]):
            cursor.execute("SELECT reltuples FROM pg_class WHERE relname = %s", [name])
            if cursor.fetchone()[0] > BIG:
                yield name


def _scanned(plan: dict[str, Any]) -> Iterator[str]:
    if plan["Node Type"] == "Seq Scan":
        yield plan["Relation Name"]
    for part in plan.get("Plans", ()):
        yield from _scanned(part)


def _wrong(row: dict[str, Any]) -> list[str]:
    """Return the limits that a visit exceeds on the big site."""
    few, many = row["few"]["ms"], row["many"]["ms"]
    wrong = [f"reads all of {name}" for name in row["many"]["scanned"]]
    if many > MOST:
        wrong.append(f"over {MOST:.0f} ms")
    if many > NOISE and many > few * GROWTH:
        wrong.append(f"grows × {many / max(few, 0.01):.1f}")
    return wrong


if __name__ == "__main__":
    main()
