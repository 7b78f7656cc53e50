"""A big site on one machine: two web servers, two workers, and poolers for database and replica.

At each table, four players use both web servers at the same time. Others read lists and histories.
Meanwhile a web server and the replica are killed.
"""

from __future__ import annotations

import random
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

from mp2site.infra.servers import PostgresServer, RedisServer
from tests import servers
from tests.faults.conftest import flush
from tests.faults.players import (
    Player,
    accepted,
    address,
    at_once,
    check_kept,
    playing,
    seeded,
)
from tests.faults.running_site import Answer, RunningSite
from tests.faults.sink import Sink
from tests.servers import PgBouncer, PostgresReplica
from tests.support.waiting import until

TABLES = 2
CONNECTIONS = 6


@dataclass
class Front:
    """A proxy that uses the web servers in turn, and skips one that doesn't respond."""

    machines: Sequence[RunningSite]
    turns: Iterator[int] = field(default_factory=count)

    def get(self, path: str, token: str = "") -> Answer:
        return self._first(lambda site: site.get(path, token))

    def post(self, path: str, body: dict[str, Any], token: str = "") -> Answer:
        return self._first(lambda site: site.post(path, body, token))

    def _first(self, ask: Callable[[RunningSite], Answer]) -> Answer:
        turn = next(self.turns)
        answers = (ask(self.machines[(turn + n) % len(self.machines)]) for n in range(4))
        return next((answer for answer in answers if answer.status), Answer(0, None, {}))


@pytest.fixture
def pooler(own_postgres: PostgresServer, replica: PostgresReplica) -> Iterator[PgBouncer]:
    behind = {"house": own_postgres, "house_replica": replica}
    with (
        servers.private_folder() as (folder, user),
        PgBouncer(folder, user, behind, CONNECTIONS) as server,
    ):
        yield server


@pytest.fixture
def machines(
    pooler: PgBouncer, redis_of_ours: RedisServer, mail_server: Sink, tmp_path: Path
) -> Iterator[list[RunningSite]]:
    """Two simulated machines, each with a web server and a worker; the first one sweeps."""
    mail_server.clear()
    flush(redis_of_ours)
    known = {
        "DATABASE_POOLED": "1",
        "REPLICA_URL": pooler.address("house_replica"),
        "REPLICA_LAG": "2",
        "SECRET_KEY": "the same on all machines",
    }
    with (
        RunningSite(made(tmp_path / "one"), pooler.url, redis_of_ours.url, mail_server.port) as one,
        RunningSite(made(tmp_path / "two"), pooler.url, redis_of_ours.url, mail_server.port) as two,
    ):
        one.environment |= known
        two.environment |= known
        one.manage("migrate", "--verbosity", "0")
        yield [one, two]


def made(folder: Path) -> Path:
    folder.mkdir()
    return folder


@dataclass
class Onlooker:
    """A reader of a table's history, its past positions and the lists. It keeps all errors."""

    front: Front
    table: str
    token: str
    place: int | None
    """The reader's place at the table; ``None`` without a seat."""
    wrong: list[object] = field(default_factory=list)
    texts: set[str] = field(default_factory=set)
    looks: int = 0

    def look(self, stop: threading.Event) -> None:
        while not stop.is_set():
            history = self._got(f"/api/tables/{self.table}/history/")
            told = [move for move in history["moves"] if move["place"] != self.place]
            self.wrong += [move for move in told if move["key"]]
            self._got(f"/api/tables/{self.table}/states/{max(0, history['ply'] - 1)}/")
            self._got("/api/tables/")
            self.texts.add(str(self._got(f"/tables/{self.table}/history/", token="")))
            self.looks += 1
            stop.wait(0.2)

    def _got(self, path: str, token: str | None = None) -> Any:
        answer = self.front.get(path, self.token if token is None else token)
        if answer.status != 200:
            self.wrong.append((path, answer))
        self.texts.add(str(answer.body))
        return answer.body


def test_a_site_on_many_machines(
    machines: list[RunningSite],
    own_postgres: PostgresServer,
    replica: PostgresReplica,
    mail_server: Sink,
) -> None:
    one, two = machines
    tables, tokens = seeded(one, TABLES)
    for site in machines:
        site.web()
        site.worker(1)
    one.sweeper()
    front = Front(machines)
    players = [
        Player(front, table, pair, random.Random(n))  # type: ignore[arg-type]
        for n, (table, pair) in enumerate(zip(tables * 2, tokens * 2, strict=True))
    ]
    onlookers = [
        Onlooker(front, tables[0], tokens[0][0], place_of(front, tables[0], tokens[0][0])),
        Onlooker(front, tables[1], "", None),
    ]
    with playing(players), at_once([one.look for one in onlookers]):
        play_on(players, 20)
        until(lambda: asked(replica) > 20, "histories come from the replica")
        two.kill("web")
        play_on(players, 20)
        two.web()
        replica.kill()
        play_on(players, 20)
        replica.start()
        known = asked(replica)
        play_on(players, 20)
        until(lambda: asked(replica) > known, "histories come from the replica again")
    assert [player.unkind for player in players] == [[]] * len(players)
    assert [onlooker.wrong for onlooker in onlookers] == [[], []]
    check_one_choice_each(players)
    check_same_past(front, one, own_postgres, replica, tables, [*tokens[0], ""])
    for site in machines:
        for name in list(site.children):
            site.kill(name)
    check_kept(address(own_postgres), players)
    check_told_nothing(address(own_postgres), onlookers)
    assert one.manage("replay_tables").startswith(f"{TABLES} tables, all as they are stored")
    assert set(mail_server.copies().values()) <= {2}


def play_on(players: Sequence[Player], more: int) -> None:
    before = accepted(players)
    until(lambda: accepted(players) > before + more, "they play on")


def place_of(front: Front, table: str, token: str) -> int:
    return int(front.get(f"/api/tables/{table}/", token).body["seat"])


def asked(replica: PostgresReplica) -> int:
    return replica.log.read_text(errors="replace").count('FROM "games_move"')


def check_one_choice_each(players: Sequence[Player]) -> None:
    """Check that each decision got one choice, whichever player and web server sent it."""
    answers: dict[tuple[str, str], set[str]] = defaultdict(set)
    for player in players:
        for decision, key in player.accepted:
            answers[player.table, decision].add(key)
    assert {found for found, keys in answers.items() if len(keys) > 1} == set()


def comes_from(replica: PostgresReplica, front: Front, path: str, token: str) -> bool:
    before = asked(replica)
    front.get(path, token)
    return asked(replica) > before


def check_same_past(
    front: Front,
    site: RunningSite,
    server: PostgresServer,
    replica: PostgresReplica,
    tables: Sequence[str],
    who: Sequence[str],
) -> None:
    """Check that the replica and the primary show each person the same past."""
    site.environment |= {
        "REPLICA_URL": "",
        "DATABASE_URL": address(server),
        "DATABASE_POOLED": "0",
    }
    site.kill("web")
    site.web()
    other = Front([machine for machine in front.machines if machine is not site])
    for token in who:  # a while after their last write, requests use the replica
        path = f"/api/tables/{tables[0]}/history/"
        until(lambda path=path, token=token: comes_from(replica, other, path, token), "it does")
    for path in (f"/api/tables/{table}/{part}/" for table in tables for part in PAST):
        for token in who:
            mine, theirs = other.get(path, token), site.get(path, token)
            assert (mine.status, mine.body) == (theirs.status, theirs.body), path
            assert mine.status == 200, path


PAST = ("history", "states/0", "states/5", "states/10")


def check_told_nothing(url: str, onlookers: Sequence[Onlooker]) -> None:
    """Check that no response contains the secret or the seed of a table."""
    with psycopg.connect(url) as connection:
        rows = connection.execute("SELECT secret, seed FROM games_table").fetchall()
    secrets = [bytes(secret).hex() for row in rows for secret in row if secret]
    assert len(secrets) == 2 * TABLES
    for onlooker in onlookers:
        assert onlooker.looks > 3
        assert not [s for s in secrets for text in onlooker.texts if s in text]
