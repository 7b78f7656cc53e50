"""Lists and histories from a replica that lags, dies and comes back.

People see their own changes at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from mp2site.infra.servers import PostgresServer, RedisServer
from tests.faults.conftest import flush
from tests.faults.players import address, seeded
from tests.faults.running_site import RunningSite
from tests.faults.sink import Sink
from tests.servers import PostgresReplica
from tests.support.waiting import until

LAG = 2
"""Seconds that the replica may be behind."""
TABLES = "/api/tables/"


@pytest.fixture
def followed(
    own_postgres: PostgresServer,
    replica: PostgresReplica,
    redis_of_ours: RedisServer,
    mail_server: Sink,
    tmp_path: Path,
) -> Iterator[RunningSite]:
    """A site with a replica and one web process, since a process knows only its own writes."""
    flush(redis_of_ours)
    with RunningSite(tmp_path, address(own_postgres), redis_of_ours.url, mail_server.port) as site:
        site.environment |= {"REPLICA_URL": address(replica), "REPLICA_LAG": str(LAG)}
        site.manage("migrate", "--verbosity", "0")
        yield site


def ids(site: RunningSite, token: str = "") -> set[str]:
    answer = site.get(TABLES, token)
    assert answer.status == 200, answer
    return {table["id"] for table in answer.body["results"]}


def asked(replica: PostgresReplica) -> int:
    """Return how many queries for tables the replica has answered."""
    return replica.log.read_text(errors="replace").count('FROM "games_table"')


def reads_there(site: RunningSite, replica: PostgresReplica) -> bool:
    before = asked(replica)
    ids(site)
    return asked(replica) > before


def opened(site: RunningSite, token: str) -> str:
    """Open a table; return its id."""
    body = {"title": "yspahan", "seats": 2, "name": "Late"}
    answer = site.post(TABLES, body, token)
    assert answer.status == 201, answer
    return str(answer.body["id"])


def pause(replica: PostgresReplica, *, on: bool) -> None:
    """Stop the replica's replay of changes, or let it continue."""
    with psycopg.connect(replica.url) as connection:
        connection.execute(f"SELECT pg_wal_replay_{'pause' if on else 'resume'}()")


def test_a_replica_that_lags(followed: RunningSite, replica: PostgresReplica) -> None:
    """Writers see a change at once, others soon. The primary answers when the replica can't yet."""
    (table,), ((mine, others),) = seeded(followed, 1)
    followed.web()
    until(lambda: reads_there(followed, replica), "lists come from the replica")
    before = ids(followed, others)
    pause(replica, on=True)
    made = opened(followed, mine)
    assert made in ids(followed, mine)
    new, known = (followed.get(f"{TABLES}{id}/states/0/", others) for id in (made, table))
    assert (new.status, new.body["code"]) == (
        409,
        "not-playing",
    )  # answered by the primary
    assert known.status == 200
    assert ids(followed, others) in (before, before | {made})
    until(lambda: made in ids(followed, others), "others see it", LAG + 2)
    assert not reads_there(followed, replica)
    pause(replica, on=False)
    until(lambda: reads_there(followed, replica), "lists come from the replica again")
    assert made in ids(followed)


def test_a_replica_that_dies(followed: RunningSite, replica: PostgresReplica) -> None:
    (table,), ((mine, _),) = seeded(followed, 1)
    followed.web()
    until(lambda: reads_there(followed, replica), "lists come from the replica")
    told = ids(followed)
    replica.kill()
    for _ in range(5):
        assert ids(followed) == told
        assert followed.get(f"{TABLES}{table}/history/", mine).status == 200
        assert followed.get("/games/all/").status == 200
    replica.start()
    until(lambda: reads_there(followed, replica), "lists come from the replica again")
    assert ids(followed) == told
