"""Fixtures of fault tests: a real PostgreSQL and mail server, and a clock that tests move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import redis
from django.conf import settings as django_settings
from django.db import connection

from accounts.models import User
from games.rules import titles
from mp2site.celery import App
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from mp2site.infra.servers import PostgresServer, RedisServer
from mp2site.settings.env import new_vapid_key
from mp2site.settings.queue import redis_broker
from notifications.content import pictures
from tests import servers
from tests.faults import sink as sinks
from tests.faults.players import address
from tests.faults.running_site import RunningSite
from tests.faults.sink import Sink
from tests.rules.doubles import toy
from tests.servers import PostgresReplica
from tests.support.clocks import NOON
from tests.support.push import PushService
from tests.support.push import running as push_service
from tests.support.tables import people
from tests.support.words import read_anew


@pytest.fixture(scope="session")
def mail_server() -> Iterator[Sink]:
    with sinks.running() as sink:
        yield sink


@pytest.fixture
def sink(mail_server: Sink, settings: Any) -> Sink:
    """The emptied mail server, which gets all mails of the site."""
    mail_server.clear()
    settings.EMAIL_BACKEND = "notifications.channels.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", mail_server.port
    return mail_server


@pytest.fixture
def pushes(settings: Any) -> Iterator[PushService]:
    """A push service, with settings that let the site use it."""
    settings.VAPID_PRIVATE_KEY = new_vapid_key()
    settings.WEBHOOK_ALLOWED_HOSTS = ["127.0.0.1"]
    with push_service() as service:
        yield service


@pytest.fixture
def no_broker(monkeypatch: pytest.MonkeyPatch) -> None:
    """No broker: tasks are lost, so that only sweeps do the work."""
    monkeypatch.setattr("notifications.ledger.writing.deliver_soon", lambda _id: None)
    monkeypatch.setattr("games.services.turns.table_soon", lambda _id: None)
    monkeypatch.setattr("games.services.turns.opponent_soon", lambda _id: None)
    monkeypatch.setattr("games.services.opponents.opponent_soon", lambda _id: None)


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """A function that registers the toy title, with some of its rules replaced and without a board.

    A process caches the texts of all titles, so the fixture clears this cache before and after.
    """
    monkeypatch.setattr(pictures, "_seen", lambda _name: pictures.BoardPicture())

    def register(**changes: object) -> None:
        monkeypatch.setitem(titles._titles, "toy", toy(**changes))

    register()
    with read_anew():
        yield register


@pytest.fixture
def four(transactional_db: None) -> list[User]:
    return people(4)


@pytest.fixture(scope="session")
def redis_of_ours() -> Iterator[RedisServer]:
    """A Redis server that tests may empty, stop and start again."""
    with servers.private_folder() as (folder, user), RedisServer(folder, user) as server:
        yield server


@pytest.fixture
def own_postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server that tests may stop and crash, with an empty database for a site."""
    with (
        servers.private_folder() as (folder, user),
        PostgresServer(folder, user, servers.DURABLE_POSTGRES) as server,
    ):
        with psycopg.connect(server.url, autocommit=True) as connection:
            connection.execute("CREATE DATABASE house")
        yield server


@pytest.fixture
def own_site(
    own_postgres: PostgresServer, redis_of_ours: RedisServer, mail_server: Sink, tmp_path: Path
) -> Iterator[RunningSite]:
    """The processes of a site on a database server that only this test uses."""
    mail_server.clear()
    flush(redis_of_ours)
    with RunningSite(tmp_path, address(own_postgres), redis_of_ours.url, mail_server.port) as site:
        site.manage("migrate", "--verbosity", "0")
        yield site


@pytest.fixture
def replica(own_postgres: PostgresServer) -> Iterator[PostgresReplica]:
    """A replica of the test's own PostgreSQL server."""
    with (
        servers.private_folder() as (folder, user),
        PostgresReplica(folder, user, own_postgres) as server,
    ):
        yield server


@pytest.fixture
def site(
    sink: Sink,
    redis_of_ours: RedisServer,
    transactional_db: None,
    tmp_path: Path,
    settings: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[RunningSite]:
    """The processes of a site on the tests' database; the test has the same broker and clock."""
    flush(redis_of_ours)
    with RunningSite(tmp_path, own_database(), redis_of_ours.url, sink.port) as site:
        settings.CLOCK_OFFSET_FILE = str(tmp_path / "clock-offset")
        broker = App("tests", set_as_current=False)
        broker.conf.update(task_ignore_result=True, task_publish_retry=False)
        told = redis_broker(redis_of_ours.url, PREFIX)
        broker.conf.broker_url = told["CELERY_BROKER_URL"]
        broker.conf.broker_transport_options = told["CELERY_BROKER_TRANSPORT_OPTIONS"]
        broker.conf.broker_connection_timeout = django_settings.CELERY_BROKER_CONNECTION_TIMEOUT
        monkeypatch.setattr("notifications.ledger.writing.current_app", broker)
        monkeypatch.setattr("games.jobs.current_app", broker)
        site.broker = broker
        yield site
        broker.close()


PREFIX = "caravanserai:"


def flush(server: RedisServer) -> None:
    with redis.Redis.from_url(server.url) as client:
        client.flushall()


def own_database() -> str:
    """Return the address of the test run's own database."""
    given = connection.settings_dict
    who = given["USER"] + (f":{given['PASSWORD']}" if given["PASSWORD"] else "")
    return (
        f"postgresql://{who}@{given['HOST'] or '127.0.0.1'}:{given['PORT'] or 5432}/{given['NAME']}"
    )
