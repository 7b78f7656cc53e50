"""A run of the bench `choices` on its own database.

Each round has a few requests of each series, so that the machine's noise affects all of them. There
is one connection and one server thread, so no request waits for another.
"""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from contextlib import closing
from random import Random
from typing import Any, Final

from django.core.management import call_command
from django.db import connection as database

from games.bench.figures import Sheet
from games.bench.floor import Floor, prepare
from games.bench.games import Game, Person, Pool, length_of, open_table, people, play_to
from games.bench.http import Connection
from games.bench.server import served
from games.rules import titles

EARLY: Final = 20
LATE: Final = 0.85
"""The ply from which a table counts as late, as a part of the shortest of a few games."""
TRIED: Final = 3
ROUND: Final = 20
WARM_UP: Final = 5
WHEN: Final = (f"ply 0 to {EARLY}", "near the end")
POLL: Final = "poll, not modified"


def measure(asked: Namespace) -> dict[str, Any]:
    """Prepare the tables, measure, and return the figures."""
    call_command("migrate", verbosity=0)
    pools = _pools(asked)
    url = os.environ["DATABASE_URL"]
    lz4 = prepare(url)
    with closing(Floor(url)) as floor, served(os.environ) as server:
        rows = _rounds(asked.rounds, floor, server.port, pools)
    return {"lz4": lz4, "rows": rows}


def _pools(asked: Namespace) -> list[Pool]:
    """Open as many tables as the rounds need, half of them near their end."""
    players, chance = people(asked.seats), Random(7)  # noqa: S311 - no secret
    needed = (asked.rounds + WARM_UP) * ROUND
    early = [_begun(asked.title, players, 0, chance) for _ in range(2 + needed // (EARLY // 2))]
    late = _played_far(asked, players, needed, chance)
    database.close()
    return [_pool(early, players, EARLY), _pool(late, players, sys.maxsize)]


def _played_far(asked: Namespace, players: list[Person], needed: int, chance: Random) -> list[str]:
    """Open tables that are near their end, enough for a number of choices.

    The number is doubled, since random games are shorter.
    """
    title = titles.get(asked.title)
    shortest = min(length_of(title, asked.seats, chance) for _ in range(TRIED))
    far = int(LATE * shortest)
    count = 2 + 2 * needed // (shortest - far)
    return [_begun(asked.title, players, far, chance) for _ in range(count)]


def _pool(tables: list[str], players: list[Person], until: int) -> Pool:
    games = (Game(table, players, Random(table)) for table in tables)  # noqa: S311 - no secret
    return Pool(games, until)


def _begun(title: str, players: list[Person], ply: int, chance: Random) -> str:
    """Open a table and play it to a ply. If the game ends earlier, try another one."""
    while True:
        table = open_table(title, players)
        if not ply or play_to(table, players, ply, chance):
            return str(table.pk)


def _rounds(rounds: int, floor: Floor, port: int, pools: list[Pool]) -> list[dict[str, Any]]:
    sheet = Sheet(*_names())
    with closing(Connection(port)) as connection:
        for _ in range(WARM_UP):
            # Warm up plans, caches and prepared statements. Times aren't recorded.
            _round(Sheet(*_names()), connection, floor, pools)
        for _ in range(rounds):
            _round(sheet, connection, floor, pools)
    return list(sheet.rows())


def _names() -> list[str]:
    kinds = [f"{kind} choices, {when}" for when in WHEN for kind in ("all", "draft", "committing")]
    return [*kinds, POLL]


def _round(sheet: Sheet, connection: Connection, floor: Floor, pools: list[Pool]) -> None:
    for _ in range(ROUND):
        sheet.note(sheet.FLOOR, floor.once())
    for when, pool in zip(WHEN, pools, strict=True):
        for _ in range(ROUND):
            answer, committed = pool.ready(connection).submit(connection)
            sheet.note(f"all choices, {when}", answer.seconds)
            sheet.note(f"{'committing' if committed else 'draft'} choices, {when}", answer.seconds)
    game = pools[0].ready(connection)
    game.look(connection)
    for _ in range(ROUND):
        sheet.note(POLL, game.poll(connection).seconds)
