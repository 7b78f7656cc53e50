"""The size of finished games on disk with all indexes, before and after packing.

A few games are played before the empty site is measured, since each table and index needs a block
for its first row. VACUUM FULL rewrites all tables before each measurement.
"""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections import Counter
from io import StringIO
from random import Random
from typing import Any, Final

import psycopg
from django.core.management import call_command

from games.bench.games import Person, open_table, people, play_to

BEFORE: Final = 4
"""The number of games that are played before the first measurement."""
MOST: Final = 90_000
"""The most bytes of a packed game."""
SIZES: Final = "SELECT relname, pg_total_relation_size(oid) FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"


def measure(asked: Namespace) -> list[dict[str, Any]]:
    """Play and pack games; return the size of a game before and after."""
    call_command("migrate", verbosity=0)
    players, chance = people(asked.seats), Random(7)  # noqa: S311 - no secret
    _played(asked.title, players, BEFORE, chance)
    _pack()
    empty = _sizes()
    _played(asked.title, players, asked.whole, chance)
    played = _sizes()
    _pack()
    call_command("archive", "--check", stdout=StringIO())
    figures = {"as it was played": played - empty, "packed": _sizes() - empty}
    rows = [_row(what, sizes, asked.whole) for what, sizes in figures.items()]
    rows[-1]["wrong"] = [f"over {MOST / 1000:.0f} kB"] * (rows[-1]["bytes"] > MOST)
    return rows


def _played(title: str, players: list[Person], games: int, chance: Random) -> None:
    for _ in range(games):
        play_to(open_table(title, players), players, sys.maxsize, chance)


def _pack() -> None:
    call_command("archive", "--days=0", stdout=StringIO())


def _sizes() -> Counter[str]:
    """Return the bytes of each table with its indexes, after rewriting all tables."""
    with psycopg.connect(os.environ["DATABASE_URL"], autocommit=True) as asking:
        asking.execute("VACUUM FULL")
        return Counter(dict(asking.execute(SIZES).fetchall()))


def _row(what: str, sizes: Counter[str], games: int) -> dict[str, Any]:
    """Return the size of a game, and the database tables that take most of it."""
    most = {name: round(size / games) for name, size in sizes.most_common(5)}
    return {
        "what": what,
        "n": games,
        "bytes": round(sizes.total() / games),
        "most": most,
        "wrong": [],
    }
