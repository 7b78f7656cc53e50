"""Monitoring for operators: metrics, health, logs with request ids."""

from __future__ import annotations

import json
import logging
import os
import re
import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from celery import current_app, shared_task
from celery.signals import before_task_publish
from django.test import Client

from games import tasks
from games.errors import Code
from games.models import Heartbeat, Outage, Turn
from games.services.play import choice_submit
from games.services.sweeping import sweep
from mp2site.infra import clock, logs, metrics
from mp2site.infra.logs import JsonFormatter
from mp2site.web.monitoring import age_of
from notifications.models import Notice
from tests.support.opponents import against, answered, thinking, waiting
from tests.support.tables import acting, asked, choose, people, refused, started

pytestmark = pytest.mark.django_db


# -- metrics ------------------------------------------------------------------------------------


def figures(client: Client, **headers: str) -> dict[str, float]:
    answer = client.get("/metrics", headers=headers)
    assert answer.status_code == 200
    lines = [line for line in answer.content.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_the_site_shows_its_metrics(client: Client) -> None:
    Heartbeat.objects.create(name="sweep", last_ok=clock.now() - timedelta(seconds=40))
    told = figures(client)
    assert 40 <= told["caravanserai_sweep_age_seconds"] < 60
    for name in ("turns_due", "notices_due", "deliveries_due", "outages_unsettled"):
        assert told[f"caravanserai_{name}"] == 0


def test_requests_are_counted_by_their_route(client: Client) -> None:
    name = 'caravanserai_request_seconds_count{method="GET",route="credits/",status="200"}'
    before = figures(client).get(name, 0)
    client.get("/credits/")
    assert figures(client)[name] == before + 1
    client.get("/no-such-page-42/")
    assert not [line for line in figures(client) if "no-such-page" in line]


def test_counters_are_told(client: Client) -> None:
    name = 'caravanserai_timeouts_total{policy="turn"}'
    before = figures(client).get(name, 0)
    metrics.TIMEOUTS.labels("turn").inc()
    assert figures(client)[name] == before + 1


def test_opponents_are_counted(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of waiting opponents and the longest wait; the cost of choices by strength and
    title.
    """
    thinking(monkeypatch)
    (person,) = people(1)
    table = against(person, "merchant", title="marco-polo-1", stand_in="house")
    while not waiting(table):
        choose(table, person, asked(table, person).choices[0].key)
    Turn.objects.filter(table=table).update(opened_at=clock.now() - timedelta(seconds=9))
    told = figures(client)
    assert told["caravanserai_opponents_waiting"] == len(waiting(table)) == 1
    assert told["caravanserai_opponents_waiting_oldest_seconds"] >= 9
    labels = '{strength="merchant",title="marco-polo-1"}'
    before = told.get(f"caravanserai_opponent_choices_total{labels}", 0)
    made = answered(table)
    told = figures(client)
    assert told["caravanserai_opponents_waiting"] == 0
    assert told[f"caravanserai_opponent_choices_total{labels}"] == before + made
    assert told[f"caravanserai_opponent_cpu_seconds_total{labels}"] > 0


def test_choices_are_counted_by_outcome(client: Client) -> None:
    table = started(people(2))
    user = acting(table)
    asking = asked(table, user)
    before = figures(client)

    def submit(key: str) -> None:
        choice_submit(table_id=table.pk, by=user, decision=asking.id, key=key)

    with refused(Code.ILLEGAL):
        submit("roll:99")
    submit(asking.choices[0].key)
    submit(asking.choices[0].key)
    with refused(Code.NOT_FOUND):
        choice_submit(table_id="no-such", by=user, decision=asking.id, key="x")
    after = figures(client)
    name = 'caravanserai_choices_total{{became="{}",title="{}"}}'

    def grown(became: str, title: str) -> float:
        label = name.format(became, title)
        return after.get(label, 0) - before.get(label, 0)

    assert (grown("refused", "yspahan"), grown("refused", "")) == (1, 1)
    assert grown("draft", "yspahan") + grown("committed", "yspahan") == 1
    assert grown("repeated", "yspahan") == 1


CONTAINER = """
import os, socket, sys
os.getpid = lambda: 7
socket.gethostname = lambda: sys.argv[1]
from mp2site.infra import metrics
metrics.TIMEOUTS.labels("turn").inc()
print(metrics.exposition().decode())
"""


def test_containers_that_number_their_processes_alike_count_apart(tmp_path: Path) -> None:
    env = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    for host in ("web", "worker"):
        command = [sys.executable, "-c", CONTAINER, host]
        done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    counters = {file.name for file in tmp_path.glob("counter_*")}
    assert counters == {"counter_web-7.db", "counter_worker-7.db"}
    assert 'caravanserai_timeouts_total{policy="turn"} 2.0' in done.stdout


FORWARDED = [
    "Forwarded",
    "Via",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Port",
    "X-Forwarded-Proto",
    "X-Real-IP",
    "X-Client-IP",
    "True-Client-IP",
    "CF-Connecting-IP",
]


@pytest.mark.parametrize("name", FORWARDED)
def test_nobody_reads_them_through_a_proxy_but_with_the_token(
    client: Client, settings: Any, name: str
) -> None:
    assert client.get("/metrics", headers={name: "127.0.0.1"}).status_code == 404
    settings.METRICS_TOKEN = "a long token"
    assert client.get("/metrics", headers={name: "127.0.0.1"}).status_code == 404
    figures(client, Authorization="Bearer a long token", **{name: "127.0.0.1"})


@pytest.mark.parametrize("address", ["127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1"])
def test_this_machine_reads_them(client: Client, address: str) -> None:
    assert client.get("/metrics", REMOTE_ADDR=address).status_code == 200


@pytest.mark.parametrize("host", ["localhost", "localhost:8000", "127.0.0.1", "[::1]:8000"])
def test_by_its_own_names(client: Client, settings: Any, host: str) -> None:
    settings.ALLOWED_HOSTS = ["*"]
    assert client.get("/metrics", headers={"Host": host}).status_code == 200


def test_not_who_was_passed_on_without_a_word(client: Client, settings: Any) -> None:
    """A proxy without the header still passes on the public host name."""
    settings.ALLOWED_HOSTS = ["*"]
    assert client.get("/metrics", headers={"Host": "play.example.org"}).status_code == 404


@pytest.mark.parametrize("address", ["192.0.2.7", "::ffff:192.0.2.7", "2001:db8::1", ""])
def test_nobody_else_reads_them(client: Client, settings: Any, address: str) -> None:
    assert client.get("/metrics", REMOTE_ADDR=address).status_code == 404
    settings.METRICS_TOKEN = "a long token"
    assert client.get("/metrics").status_code == 404
    assert client.get("/metrics", headers={"Authorization": "Bearer x"}).status_code == 404
    figures(client, Authorization="Bearer a long token")


# -- health -------------------------------------------------------------------------------------


def test_health_is_the_age_of_the_last_sweep(client: Client) -> None:
    assert client.get("/healthz/clocks").status_code == 503
    beat = Heartbeat.objects.create(name="sweep", last_ok=clock.now())
    answer = client.get("/healthz/clocks")
    assert (answer.status_code, answer.content[:11]) == (200, b"last sweep ")
    beat.last_ok -= timedelta(seconds=121)
    beat.save()
    assert client.get("/healthz/clocks").status_code == 503
    assert (age_of("sweep") or 0) >= 121


def test_a_worker_that_hears_nothing_is_found_while_others_sweep(client: Client) -> None:
    with clock.at(clock.now()) as hand:
        sweep()
        assert client.get("/healthz/clocks?of=worker").status_code == 503
        tasks.sweep()
        assert client.get("/healthz/clocks?of=worker").status_code == 200
        for _ in range(3):
            hand.forward(timedelta(seconds=41))
            sweep()
        assert client.get("/healthz/clocks").status_code == 200
        answer = client.get("/healthz/clocks?of=worker")
        assert (answer.status_code, answer.content) == (503, b"last worker's task 123 s ago\n")
        tasks.sweep()
        assert client.get("/healthz/clocks?of=worker").status_code == 200


def test_a_worker_that_was_deaf_is_no_outage(client: Client) -> None:
    with clock.at(clock.now()) as hand:
        tasks.sweep()
        hand.forward(timedelta(days=1))
        Heartbeat.objects.filter(name="sweep").update(last_ok=hand.time())
        tasks.sweep()
    assert not Outage.objects.exists()


def test_health_of_nothing_we_know(client: Client) -> None:
    assert client.get("/healthz/clocks?of=x").status_code == 404


def test_notices_that_nobody_prepares_are_no_health(client: Client) -> None:
    with clock.at(clock.now()) as hand:
        table = started(people(2))
        told = Notice.objects.filter(table=table)
        told.update(due_at=hand.time() - timedelta(seconds=600))
        Heartbeat.objects.create(name="sweep", last_ok=hand.time())
        assert client.get("/healthz/clocks").status_code == 200
        hand.forward(timedelta(seconds=1))
        answer = client.get("/healthz/clocks")
        assert answer.status_code == 503
        assert b"a notice waits for 601 s" in answer.content
        told.delete()
        assert client.get("/healthz/clocks").status_code == 200


# -- logs ---------------------------------------------------------------------------------------


def line(message: str, **extra: Any) -> dict[str, Any]:
    record = logging.getLogger("games").makeRecord(
        "games", logging.INFO, "f", 1, message, (), None, extra=extra
    )
    return json.loads(JsonFormatter().format(record))


def test_a_line_is_json_with_its_facts() -> None:
    told = line("a turn\ntimed out", table="abc", seat=2)
    assert (told["message"], told["table"], told["seat"]) == ("a turn\ntimed out", "abc", 2)
    assert (told["level"], told["logger"]) == ("INFO", "games")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", told["at"])
    assert "request_id" not in told


def test_a_line_has_its_error() -> None:
    try:
        int("no")
    except ValueError:
        record = logging.makeLogRecord({"msg": "broken", "exc_info": sys.exc_info()})
    assert "ValueError: invalid" in json.loads(JsonFormatter().format(record))["trace"]


def test_an_answer_carries_the_requests_id(client: Client) -> None:
    own = client.get("/healthz")["X-Request-ID"]
    assert re.fullmatch(r"[0-9a-f]{32}", own)
    given = client.get("/healthz", headers={"X-Request-ID": "from-the-proxy-1"})
    assert given["X-Request-ID"] == "from-the-proxy-1"
    forged = client.get("/healthz", headers={"X-Request-ID": "x" * 300})
    assert re.fullmatch(r"[0-9a-f]{32}", forged["X-Request-ID"])
    assert logs.request_id.get() == ""


def test_the_log_names_routes_and_no_addresses(
    client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "mp2site.requests"):
        client.get("/credits/?token=a-secret")
    (record,) = [one for one in caplog.records if one.name == "mp2site.requests"]
    assert (record.route, record.status) == ("credits/", 200)  # type: ignore[attr-defined]
    assert "a-secret" not in JsonFormatter().format(record)


@shared_task(name="tests.whose")
def whose() -> list[str]:
    return [logs.request_id.get(), logs.task_name.get()]


def test_a_task_logs_under_the_id_of_what_caused_it() -> None:
    """The message's headers become the task's request, as in a worker."""
    token = logs.request_id.set("the-click-of-ana")
    headers: dict[str, Any] = {}
    try:
        before_task_publish.send("tests.whose", headers=headers)
    finally:
        logs.request_id.reset(token)
    assert headers == {"request_id": "the-click-of-ana"}
    told = whose.apply(headers=headers).get()
    assert told == ["the-click-of-ana", "tests.whose"]
    assert (logs.request_id.get(), logs.task_name.get()) == ("", "")


def test_a_beats_task_gets_an_id_of_its_own() -> None:
    own, name = whose.apply().get()
    assert re.fullmatch(r"[0-9a-f]{32}", own)
    assert name == "tests.whose"
    assert current_app.conf.task_acks_late
