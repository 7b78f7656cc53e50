"""Every message twice and in random order; Redis emptied; Redis unavailable for a while.

Faults 2 and 4 of `docs/operations.md`.
"""

from __future__ import annotations

import json
import random
import signal
from io import StringIO
from typing import Any

import pytest
import redis
from celery import Celery
from django.core.management import call_command

from accounts.models import User
from games.models import Move, Table, Turn
from games.services.sweeping import sweep
from mp2site import celery
from mp2site.celery import app
from mp2site.infra import caches
from mp2site.infra.servers import RedisServer
from notifications.delivery.sending import notices_sweep
from notifications.models import Delivery, Kind, Notice, State
from tests.faults.conftest import PREFIX, flush
from tests.faults.laws import check_tables, unfinished, untold
from tests.faults.running_site import RunningSite
from tests.faults.sink import Sink
from tests.support.tables import acting, asked, choose, play_on, started
from tests.support.waiting import until

pytestmark = pytest.mark.django_db(transaction=True)

QUEUE = f"{PREFIX}celery"


@pytest.fixture
def tables(four: list[User], site: RunningSite) -> list[Table]:
    """Four games of different people with the daily clock."""
    groups = [four[:2], four[2:], four[:3], four[1:]]
    return [started(group, pace="daily") for group in groups]


def pass_on(table: Table) -> None:
    """Let the acting person choose until another person has the turn."""
    user = acting(table)
    while acting(table) == user:
        choose(table, user, asked(table, user).choices[-1].key)


def wait_until_told(site: RunningSite) -> None:
    """Wait until the worker has finished all the broker's tasks and their consequences."""
    until(lambda: not Notice.objects.filter(state=State.PENDING).exists(), "all is prepared")
    until(lambda: unfinished() == {}, "all is sent")


def all_rows() -> list[object]:
    """Return all rows that a task might change."""
    return [
        sorted(Move.objects.values_list("table", "ply", "place", "key", "by")),
        sorted(Notice.objects.values_list("pk", "state", "reason", "sent_at", "delivery")),
        sorted(Delivery.objects.values_list("pk", "stage", "attempts", "copies", "sent_at")),
        sorted(Turn.objects.values_list("pk", "closed_by", "deadline_at", "reminded", "credit")),
    ]


def test_every_message_twice_and_in_random_order(
    tables: list[Table], site: RunningSite, redis_of_ours: RedisServer, sink: Sink
) -> None:
    rng = random.Random(5)
    for _ in range(4):
        for table in tables:
            play_on(table, rng, choices=2)
            pass_on(table)
    for name in ("games.sweep", "notifications.sweep") * 3:
        site.broker.send_task(name, ignore_result=True)
    for table in tables:
        site.broker.send_task("games.sweep_table", (table.pk,), ignore_result=True)
    with redis.Redis.from_url(redis_of_ours.url) as client:
        messages = client.lrange(QUEUE, 0, -1)
        client.delete(QUEUE)
        twice = messages * 2
        rng.shuffle(twice)
        client.rpush(QUEUE, *twice)
        assert len(messages) > 20
        site.worker()
        until(lambda: not client.llen(QUEUE), "the queue is empty")
        wait_until_told(site)
        assert check_tables() == len(tables)
        assert untold() == []
        sent = Delivery.objects.filter(stage="sent").count()
        assert (sink.copies(), len(sink.mails)) == ({}, sent)
        told = Notice.objects.filter(kind=Kind.TURN, state=State.SENT)
        skipped = Notice.objects.filter(kind=Kind.TURN, state=State.SKIPPED)
        assert told.count() + skipped.count() == Notice.objects.filter(kind=Kind.TURN).count()
        assert set(skipped.values_list("reason", flat=True)) <= {"moved"}
        before, mails = all_rows(), len(sink.mails)
        rng.shuffle(twice)
        client.rpush(QUEUE, *twice)  # and all of them once more, when everything is done
        until(lambda: not client.llen(QUEUE), "the queue is empty again")
        until(lambda: not client.hlen(f"{PREFIX}unacked"), "nothing is being done")
    assert all_rows() == before
    assert len(sink.mails) == mails


def test_a_tasks_log_lines_have_the_requests_id(site: RunningSite) -> None:
    """The task is sent over the real broker and fails in a real worker."""
    headers = {"request_id": "the-click-of-ana"}
    site.broker.send_task("notifications.deliver", ("no id",), headers=headers, ignore_result=True)
    site.worker(1)
    until(lambda: "badly formed" in site.log("worker"), "the worker has stumbled")
    lines = [json.loads(line) for line in site.log("worker").splitlines() if line[:1] == "{"]
    (line,) = [line for line in lines if "badly formed" in line["message"]]
    assert (line["request_id"], line["task"]) == ("the-click-of-ana", "notifications.deliver")


def minutes_later(minutes: float) -> None:
    """Move the clock of all processes forward, with regular sweeps meanwhile."""
    call_command("clock", f"{minutes}m", stdout=StringIO())


def test_redis_emptied_and_away_for_ten_minutes(
    tables: list[Table], site: RunningSite, redis_of_ours: RedisServer, sink: Sink
) -> None:
    site.worker()
    wait_until_told(site)
    # Redis is emptied while tasks wait in it: the tasks are lost, but their notices aren't.
    site.kill("worker")
    for table in tables:
        pass_on(table)
    flush(redis_of_ours)
    lost = Notice.objects.filter(state=State.PENDING).count()
    assert lost == len(tables)
    site.worker()
    pass_on(tables[0])
    until(lambda: Notice.objects.filter(state=State.PENDING).count() < lost, "new tasks are done")
    minutes_later(1.1)
    site.broker.send_task("notifications.sweep", ignore_result=True)
    wait_until_told(site)

    # Redis is unavailable for ten minutes: moves are accepted, and a sweep sends their notices.
    redis_of_ours.stop()
    try:
        for table in tables * 2:
            pass_on(table)
        moves = Move.objects.count()
        site.sweeper()
        minutes_later(10)
        until(lambda: unfinished() == {}, "all is told without Redis")
        site.kill("sweep")
    finally:
        redis_of_ours.start()

    # Redis is available again: the worker reconnects without a restart, and no sweep is needed.
    app._rests_until = 0.0  # the cooldown after the last failure is over
    pass_on(tables[1])
    # The worker tries to reconnect after 2, 4, 6 … seconds, at most 30.
    until(lambda: unfinished() == {}, "the worker hears again")
    assert Move.objects.count() > moves
    assert check_tables() == len(tables)
    assert (untold(), sink.copies()) == ([], {})
    assert not sweep().timed_out
    assert notices_sweep() == 0


def test_a_redis_that_hangs_costs_one_move_a_moment(
    tables: list[Table], redis_of_ours: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Redis accepts connections and doesn't respond: only the first request waits."""
    pass_on(tables[0])
    monkeypatch.setattr(celery, "REST_SECONDS", 3600)
    monkeypatch.setattr(caches, "COOLDOWN_SECONDS", 3600)
    monkeypatch.setattr(app, "_rests_until", 0.0)
    monkeypatch.setattr(caches.Client, "_asked_again_at", 0.0)
    attempts, send_task = [], Celery.send_task

    def counted(*args: Any, **options: Any) -> object:
        attempts.append(args)
        return send_task(*args, **options)

    monkeypatch.setattr(Celery, "send_task", counted)
    redis_of_ours.send(signal.SIGSTOP)
    try:
        for table in tables:
            pass_on(table)
    finally:
        redis_of_ours.send(signal.SIGCONT)
    assert len(attempts) == 1
    assert check_tables() == len(tables)
    assert untold() == []
