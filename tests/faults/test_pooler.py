"""A site behind PgBouncer in transaction mode: many players share few connections.

The pooler is killed meanwhile.
"""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from mp2site.infra.servers import PostgresServer, RedisServer
from tests import servers
from tests.faults.conftest import flush
from tests.faults.players import Player, accepted, address, check_kept, playing, seeded
from tests.faults.running_site import RunningSite
from tests.faults.sink import Sink
from tests.servers import PgBouncer
from tests.support.waiting import until

TABLES = 4
CONNECTIONS = 3
"""The number of connections for all threads and processes: too few for one each."""


@pytest.fixture
def pooler(own_postgres: PostgresServer) -> Iterator[PgBouncer]:
    with (
        servers.private_folder() as (folder, user),
        PgBouncer(folder, user, {"house": own_postgres}, CONNECTIONS) as server,
    ):
        yield server


@pytest.fixture
def pooled(
    pooler: PgBouncer, redis_of_ours: RedisServer, mail_server: Sink, tmp_path: Path
) -> Iterator[RunningSite]:
    mail_server.clear()
    flush(redis_of_ours)
    with RunningSite(tmp_path, pooler.url, redis_of_ours.url, mail_server.port) as site:
        site.environment["DATABASE_POOLED"] = "1"
        site.manage("migrate", "--verbosity", "0")
        yield site


def test_many_play_through_few_connections(
    pooled: RunningSite, pooler: PgBouncer, own_postgres: PostgresServer, mail_server: Sink
) -> None:
    tables, tokens = seeded(pooled, TABLES)
    pooled.web(processes=2)
    pooled.worker(2)
    pooled.sweeper()
    players = [
        Player(pooled, table, pair, random.Random(n))
        for n, (table, pair) in enumerate(zip(tables, tokens, strict=True))
    ]
    with playing(players):
        until(lambda: accepted(players) > 60, "they play")
        assert connections(own_postgres) <= CONNECTIONS
        pooler.stop(signal.SIGKILL)
        until(lambda: sum(player.answers[503] for player in players) > 8, "they wait")
        pooler.start()
        before = accepted(players)
        until(lambda: accepted(players) > before + 40, "they play on")
    assert [player.unkind for player in players] == [[]] * TABLES
    assert sweeps_go_on(pooled, own_postgres)
    for name in ("sweep", "worker", "web"):
        pooled.kill(name)
    check_kept(address(own_postgres), players)
    assert pooled.manage("replay_tables").startswith(f"{TABLES} tables, all as they are stored")
    assert left_behind(pooler, own_postgres) == ([], "2s")
    assert set(mail_server.copies().values()) <= {2}  # the kill came before the record


def sweeps_go_on(site: RunningSite, server: PostgresServer) -> bool:
    """Return whether sweeps still run, so that no pooled connection has kept the sweep's lock."""
    asked = "SELECT last_ok FROM games_heartbeat WHERE name = 'sweep'"
    with psycopg.connect(address(server), autocommit=True) as connection:
        begun = connection.execute(asked).fetchone()
        site.manage("sweep")
        until(lambda: connection.execute(asked).fetchone() != begun, "somebody sweeps")
    return True


def connections(server: PostgresServer) -> int:
    """Return the number of connections to the site's database, without the one for this query."""
    asked = (
        "SELECT count(*) FROM pg_stat_activity WHERE datname = 'house' AND pid <> pg_backend_pid()"
    )
    with psycopg.connect(address(server)) as connection:
        return int((connection.execute(asked).fetchone() or (0,))[0])


def left_behind(pooler: PgBouncer, server: PostgresServer) -> tuple[list[object], str]:
    """Return the locks kept by pooled connections, and the lock time-out of the next connection."""
    with psycopg.connect(address(server)) as connection:
        locks = connection.execute("SELECT * FROM pg_locks WHERE locktype = 'advisory'").fetchall()
    with psycopg.connect(pooler.url) as connection:
        (waits,) = connection.execute("SHOW lock_timeout").fetchone() or ("",)
    return list(locks), waits


def test_what_does_not_work_through_a_pooler_is_said(
    pooled: RunningSite,
    pooler: PgBouncer,
    own_postgres: PostgresServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Missing time-outs are reported; a backup bypasses the pooler."""
    assert "no issues" in pooled.manage("check", "--database", "default")
    with pytest.raises(AssertionError, match="Not through the pooler"):
        pooled.manage("backup")
    pooler.stop()
    silent = pooled.folder / "pgbouncer.ini.example"
    silent.write_text(servers.POOLER.read_text().replace("SET lock_timeout = 2000; ", ""))
    monkeypatch.setattr(servers, "POOLER", silent)
    pooler.start()
    with pytest.raises(AssertionError, match="lock_timeout is 0, not 2s"):
        pooled.manage("check", "--database", "default")
    pooled.environment |= {"DATABASE_POOLED": "0", "DATABASE_URL": address(own_postgres)}
    assert "caravanserai-" in pooled.manage("backup")
