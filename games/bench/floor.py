"""The floor of a move: the same transaction without Django, by psycopg.

BEGIN; SELECT version, state FOR UPDATE; INSERT a move of 300 bytes; UPDATE state and version;
INSERT an outbox row; COMMIT. The state is 20 kB of text, compressed by lz4 if the server supports
it.
"""

from __future__ import annotations

import json
import random
from contextlib import closing
from time import perf_counter
from typing import Any, Final

import psycopg

ROWS: Final = 2_000
STATE_BYTES: Final = 20_000
MOVE: Final = "m" * 300

TABLES: Final = """
CREATE TABLE bench_table (id integer PRIMARY KEY, version integer NOT NULL, state text NOT NULL);
CREATE TABLE bench_move (id bigserial PRIMARY KEY, table_id integer NOT NULL, version integer NOT NULL,
  body text NOT NULL, UNIQUE (table_id, version));
CREATE TABLE bench_outbox (id bigserial PRIMARY KEY, table_id integer NOT NULL, version integer NOT NULL);
"""


def prepare(url: str) -> bool:
    """Insert the transaction's rows; return whether the server compresses them by lz4."""
    with closing(psycopg.connect(url, autocommit=True)) as connection:
        connection.execute(TABLES)
        lz4 = _compressed(connection)
        connection.execute(
            "INSERT INTO bench_table SELECT n, 0, %s FROM generate_series(1, %s) n",
            (_state(random.Random(1)), ROWS),  # noqa: S311 - no secret
        )
        connection.execute("VACUUM ANALYZE bench_table")
    return lz4


def _compressed(connection: psycopg.Connection[Any]) -> bool:
    try:
        connection.execute("ALTER TABLE bench_table ALTER COLUMN state SET COMPRESSION lz4")
    except psycopg.Error:
        return False
    return True


class Floor:
    """A connection that repeats the transaction on prepared rows."""

    def __init__(self, url: str, number: int = 0) -> None:
        """Connect.

        Floors at the same time need different numbers, so that each uses its own rows.
        """
        self.connection = psycopg.connect(url, autocommit=True)
        self.chance = random.Random(1 + number)  # noqa: S311 - no secret
        self.state = _state(self.chance)

    def once(self) -> float:
        """Run the transaction on a random row; return the seconds that it took."""
        row = self.chance.randint(1, ROWS)
        begun = perf_counter()
        with self.connection.transaction(), self.connection.cursor() as cursor:
            cursor.execute(
                "SELECT version, state FROM bench_table WHERE id = %s FOR UPDATE", (row,)
            )
            version, state = cursor.fetchone() or (0, "")
            cursor.execute(
                "INSERT INTO bench_move (table_id, version, body) VALUES (%s, %s, %s)",
                (row, version + 1, MOVE),
            )
            cursor.execute(
                "UPDATE bench_table SET version = %s, state = %s WHERE id = %s",
                (version + 1, state, row),
            )
            cursor.execute(
                "INSERT INTO bench_outbox (table_id, version) VALUES (%s, %s)", (row, version + 1)
            )
        return perf_counter() - begun

    def close(self) -> None:
        """Close the connection."""
        self.connection.close()


def times_in(url: str, seconds: float, number: int) -> int:
    """Run the transaction for some seconds on a new connection; return how often it ran."""
    with closing(Floor(url, number)) as floor:
        until, times = perf_counter() + seconds, 0
        while perf_counter() < until:
            floor.once()
            times += 1
    return times


def _state(chance: random.Random) -> str:
    """Return 20 kB of text that compresses to a bit over a third, like a game's JSON."""
    words = ["camels", "gold", "cards", "souk", "seat", "place", "north", "south"]
    parts: list[object] = []
    while len(json.dumps(parts)) < STATE_BYTES:
        parts += [{chance.choice(words): chance.randint(0, 9999)} for _ in range(20)]
    return json.dumps(parts)[:STATE_BYTES]
