"""PostgreSQL is restarted and crashes under load: no accepted move is lost or written by halves."""

from __future__ import annotations

import random
import signal

import psycopg

from mp2site.infra.servers import PostgresServer
from tests.faults.players import Player, accepted, address, check_kept, playing, seeded
from tests.faults.running_site import RunningSite
from tests.faults.sink import Sink
from tests.support.waiting import until

TABLES = 4


def test_postgres_restarted_under_load(
    own_site: RunningSite, own_postgres: PostgresServer, mail_server: Sink
) -> None:
    site = own_site
    tables, tokens = seeded(site, TABLES)
    site.web(processes=2)
    site.worker(1)
    site.sweeper()
    players = [
        Player(site, table, pair, random.Random(n))
        for n, (table, pair) in enumerate(zip(tables, tokens, strict=True))
    ]
    with playing(players):
        for number in (signal.SIGINT, signal.SIGQUIT):  # a fast shutdown, then a crash
            before = accepted(players)
            until(lambda b=before: accepted(players) > b + 20, "they play")
            own_postgres.stop(number)
            refused = sum(player.answers[503] for player in players)
            until(lambda r=refused: sum(p.answers[503] for p in players) > r + 8, "they wait")
            own_postgres.start()
        before = accepted(players)
        until(lambda: accepted(players) > before + 20, "they play on")
    assert [player.unkind for player in players] == [[]] * TABLES
    assert min(len(player.accepted) for player in players) > 0

    def pending() -> int:
        counted = "SELECT count(*) FROM notifications_notice WHERE state IN ('pending', 'batched')"
        with psycopg.connect(address(own_postgres)) as connection:
            (number,) = connection.execute(counted).fetchone() or (0,)
        return int(number)

    # The same processes go on; when a lease has expired, another process takes the notice.
    site.manage("clock", "11m")
    until(lambda: pending() == 0, "worker and sweep have found their way back")
    for name in ("sweep", "worker", "web"):
        site.kill(name)
    check_kept(address(own_postgres), players)
    assert site.manage("replay_tables").startswith(f"{TABLES} tables, all as they are stored")
    # At most one more copy of a mail, if the crash came between its acceptance and our record.
    assert set(mail_server.copies().values()) <= {2}
