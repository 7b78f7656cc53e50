"""PostgreSQL is restarted, and crashes, under load: no accepted move is lost, none is half written."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import psycopg
import pytest

from mp2site.infra.servers import PostgresServer, RedisServer
from mp2site.unavailable import RETRY_SECONDS, UNAVAILABLE
from tests import servers
from tests.faults.conftest import flush
from tests.faults.house import ROOT, Answer, House, until
from tests.faults.sink import Sink

TABLES = 4


@pytest.fixture
def own_postgres() -> Iterator[PostgresServer]:
    with (
        servers.private_folder() as (folder, user),
        PostgresServer(folder, user, servers.DURABLE_POSTGRES) as server,
    ):
        with psycopg.connect(server.url, autocommit=True) as connection:
            connection.execute("CREATE DATABASE house")
        yield server


def address(server: PostgresServer) -> str:
    return server.url.replace("/postgres", "/house")


@pytest.fixture
def own_house(
    own_postgres: PostgresServer, redis_of_ours: RedisServer, mail_server: Sink, tmp_path: Path
) -> Iterator[House]:
    mail_server.clear()
    flush(redis_of_ours)
    with House(tmp_path, address(own_postgres), redis_of_ours.url, mail_server.port) as house:
        house.manage("migrate", "--verbosity", "0")
        yield house


def seeded(house: House) -> tuple[list[str], list[list[str]]]:
    command = [sys.executable, "-m", "tests.faults.seed", str(TABLES)]
    environment = {**house.environment, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    tables, tokens = json.loads(done.stdout)
    return tables, tokens


@dataclass
class Player:
    """Plays one table for both of its people, over REST, and writes down what was answered."""

    house: House
    table: str
    tokens: list[str]
    rng: random.Random
    accepted: list[tuple[str, str]] = field(default_factory=list)
    answers: Counter[int] = field(default_factory=Counter)
    unkind: list[Answer] = field(default_factory=list)
    """Answers that are no clean refusal: a client could not know what to do."""
    seconds: list[float] = field(default_factory=list)

    def play(self, stop: threading.Event) -> None:
        """Choose until told to stop."""
        while not stop.is_set():
            for token in self.tokens:
                found = self._asked(token)
                if found is not None:
                    self._choose(token, *found)

    def _asked(self, token: str) -> tuple[str, str] | None:
        answer = self.house.get(f"/api/tables/{self.table}/", token)
        self._note(answer)
        decisions = answer.body["decisions"] if answer.status == 200 else []
        if not decisions:
            return None
        return decisions[0]["id"], self.rng.choice(decisions[0]["choices"])["key"]

    def _choose(self, token: str, decision: str, key: str) -> None:
        """Send a choice, and again until there is an answer that settles it."""
        sent = {"decision": decision, "key": key}
        while True:
            begun = time.monotonic()
            answer = self.house.post(f"/api/tables/{self.table}/choices/", sent, token)
            self.seconds.append(time.monotonic() - begun)
            self._note(answer)
            if answer.status == 200:
                self.accepted.append((decision, key))
            if answer.status != 503:
                return
            time.sleep(0.1)

    def _note(self, answer: Answer) -> None:
        self.answers[answer.status] += 1
        clean = answer.status in {200, 409, 503}
        if answer.status == 503 and answer.body["code"] != "busy":
            retry = answer.headers.get("retry-after")
            clean = (answer.body["code"], retry) == ("unavailable", str(RETRY_SECONDS[UNAVAILABLE]))
        if not clean:
            self.unkind.append(answer)


def test_postgres_restarted_under_load(
    own_house: House, own_postgres: PostgresServer, mail_server: Sink
) -> None:
    house = own_house
    tables, tokens = seeded(house)
    house.web(processes=2)
    house.worker(1)
    house.sweeper()
    stop = threading.Event()
    players = [
        Player(house, table, pair, random.Random(n))
        for n, (table, pair) in enumerate(zip(tables, tokens, strict=True))
    ]
    threads = [threading.Thread(target=player.play, args=[stop]) for player in players]
    for thread in threads:
        thread.start()
    try:
        for number in (signal.SIGINT, signal.SIGQUIT):  # dropping its clients; crashing
            before = sum(len(player.accepted) for player in players)
            until(lambda b=before: sum(len(p.accepted) for p in players) > b + 20, "they play")
            own_postgres.stop(number)
            refused = sum(player.answers[503] for player in players)
            until(lambda r=refused: sum(p.answers[503] for p in players) > r + 8, "they wait")
            own_postgres.start()
        before = sum(len(player.accepted) for player in players)
        until(lambda: sum(len(p.accepted) for p in players) > before + 20, "they play on")
    finally:
        stop.set()
        for thread in threads:
            thread.join(30)
    assert [player.unkind for player in players] == [[]] * TABLES
    assert max(max(player.seconds) for player in players) < 15
    assert min(len(player.accepted) for player in players) > 0

    def pending() -> int:
        counted = "SELECT count(*) FROM notifications_notice WHERE state IN ('pending', 'batched')"
        with psycopg.connect(address(own_postgres)) as connection:
            (number,) = connection.execute(counted).fetchone() or (0,)
        return int(number)

    # Nobody restarted the processes; what they lost hold of is found when its lease has run out.
    house.manage("clock", "11m")
    until(lambda: pending() == 0, "worker and sweep have found their way back")
    for name in ("sweep", "worker", "web"):
        house.kill(name)
    with psycopg.connect(address(own_postgres)) as connection:
        for player in players:
            made = connection.execute(
                "SELECT decision, key FROM games_move WHERE table_id = %s", [player.table]
            ).fetchall()
            drafts = connection.execute(
                "SELECT draft FROM games_seat WHERE table_id = %s", [player.table]
            ).fetchall()
            kept = {tuple(row) for row in made} | {
                tuple(choice) for (draft,) in drafts for choice in draft
            }
            assert set(player.accepted) <= kept
            plies = "SELECT ply, (SELECT count(*) FROM games_move WHERE table_id = t.id) FROM"
            row = connection.execute(f"{plies} games_table t WHERE id = %s", [player.table])
            ply, moves = row.fetchone() or (0, 1)
            assert ply == moves
    assert house.manage("replay_tables").startswith(f"{TABLES} tables, all as they are stored")
    # One more copy at most, where the crash fell between the mail server's yes and our record.
    assert set(mail_server.copies().values()) <= {2}
