"""PostgreSQL with a full disk (error class 53): it is reported, and nothing is half written."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg
import pytest

from mp2site.infra.servers import PostgresServer
from tests.faults.full import Disk, Seats, can_mount, check_full_and_back, tmpfs
from tests.faults.keeping import kept
from tests.faults.players import address, seeded
from tests.faults.running_site import RunningSite

TABLES = 4
WAYS = ["said", "tablespace"] if can_mount(Path(tempfile.mkdtemp())) else ["said"]
"""The kinds of full disk: a server that only reports a full disk, and a small disk if we may mount
it."""


@dataclass
class Said:
    """A server that reports a full disk at every move."""

    url: str

    def fill(self) -> None:
        self._do(
            "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
            "RAISE 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$",
            "CREATE TRIGGER full_disk AFTER UPDATE ON games_seat EXECUTE FUNCTION full_disk()",
        )

    def empty(self) -> None:
        self._do("DROP FUNCTION full_disk CASCADE")

    def _do(self, *statements: str) -> None:
        with psycopg.connect(self.url) as server:
            for statement in statements:
                server.execute(statement)


@contextmanager
def small_tablespace(server: PostgresServer) -> Iterator[Disk]:
    """Move the site's tables, and nothing else, to a small disk."""
    place = server.folder / "small"
    with tmpfs(place, "64m") as disk:
        space = place / "space"
        space.mkdir()
        if server.user:
            shutil.chown(space, server.user)
        with psycopg.connect(server.url, autocommit=True) as connection:
            connection.execute(f"CREATE TABLESPACE small LOCATION '{space}'")
            connection.execute("ALTER DATABASE site SET TABLESPACE small")
        yield disk


@pytest.mark.parametrize("way", WAYS)
def test_a_full_disk_is_said_and_got_over(
    way: str,
    own_site: RunningSite,
    own_postgres: PostgresServer,
) -> None:
    tables, tokens = seeded(own_site, TABLES)
    if way == "said":
        check(own_site, Said(address(own_postgres)), tables, tokens)
        return
    with small_tablespace(own_postgres) as disk:
        check(own_site, disk, tables, tokens)
        for name in list(own_site.children):
            own_site.kill(name)
        own_postgres.stop()


def check(site: RunningSite, disk: Disk, tables: list[str], tokens: list[list[str]]) -> None:
    site.web()
    site.worker(1)
    site.sweeper()
    seats = Seats(site, tables[0], tokens[0])
    check_full_and_back(site, disk, seats)
    assert set(seats.taken) <= kept(site, tables[:1])[0]
    assert site.manage("replay_tables").startswith(f"{TABLES} tables, all as they are stored")
