"""Waiting for locked rows: at most two seconds, then "busy" with Retry-After."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

import psycopg
import pytest
from django.db import OperationalError, connection, transaction
from django.http import HttpResponseBase
from django.test import Client

from accounts.models import User
from games.models import Table
from mp2site.infra.lock_timeouts import Execute, Patience
from mp2site.settings.env import LOCK_SECONDS
from notifications.policy import presence
from tests.support.tables import acting, asked, people, play_on, started
from tests.views.test_lobby import GOOD, NEW

pytestmark = pytest.mark.django_db(transaction=True)

WAITS_IN_MS = LOCK_SECONDS * 1000 + 50
"""The milliseconds of all waits in a request; after the first failure, each further lock gets one.
"""


Busy = Callable[[Callable[[], HttpResponseBase]], HttpResponseBase]


@contextmanager
def sqlite_held() -> Iterator[None]:
    path = str(connection.settings_dict["NAME"])
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def postgres_held() -> Iterator[None]:
    """Lock every row that a page may write."""
    found = connection.settings_dict
    names = {"host": "HOST", "port": "PORT", "user": "USER", "password": "PASSWORD"}
    given = {name: found[key] for name, key in names.items() if found[key]}
    with psycopg.connect(dbname=found["NAME"], **given) as other:
        for name in ("games_table", "games_seat", "accounts_user", "notifications_presence"):
            other.execute(f"LOCK TABLE {name} IN SHARE ROW EXCLUSIVE MODE")
        other.execute("LOCK TABLE django_session IN SHARE ROW EXCLUSIVE MODE")
        yield


held = sqlite_held if connection.vendor == "sqlite" else postgres_held


@pytest.fixture
def table() -> Table:
    return started(people(2), name="Slow Wells")


@pytest.fixture
def player(table: Table) -> User:
    return acting(table)


@pytest.fixture
def client(player: User, table: Table) -> Client:
    client = Client()
    client.raise_request_exception = False
    client.force_login(player)
    client.get(f"/tables/{table.pk}/")  # the first visit fills the caches
    return client


@pytest.fixture(autouse=True)
def waits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The allowed wait of each statement that failed, in milliseconds.

    The elapsed time would include the load of the machine.
    """
    found: list[int] = []
    real = Patience.__call__

    def call(patience: Patience, execute: Execute, *statement: Any) -> Any:
        allowed = [int(LOCK_SECONDS * 1000)]

        def recorded(sql: str, *rest: Any) -> Any:
            if "_timeout = " in sql:
                allowed.append(int(sql.rpartition("= ")[2]))
            try:
                return execute(sql, *rest)
            except OperationalError:
                found.append(allowed[-1])
                raise

        return real(patience, recorded, *statement)

    monkeypatch.setattr(Patience, "__call__", call)
    return found


@pytest.fixture
def busy(waits: list[int]) -> Busy:
    """A function that sends a request while all rows are locked; it expects "busy" after two
    seconds.
    """

    def check(ask: Callable[[], HttpResponseBase]) -> HttpResponseBase:
        with held():
            answer = ask()
        assert answer.status_code == 503
        assert answer["Retry-After"] == "2"
        assert 0 < sum(waits) < WAITS_IN_MS
        return answer

    return check


def test_a_choice_on_the_page(client: Client, table: Table, player: User, busy: Busy) -> None:
    decision = asked(table, player)
    said = {"decision": decision.id, "key": decision.choices[0].key}
    answer = busy(lambda: client.post(f"/tables/{table.pk}/choose/", said))
    assert "Somebody else is moving" in answer.content.decode()
    assert client.post(f"/tables/{table.pk}/choose/", said).status_code == 302


def test_a_choice_over_rest(client: Client, table: Table, player: User, busy: Busy) -> None:
    decision = asked(table, player)
    said = {"decision": decision.id, "key": decision.choices[0].key}
    where = f"/api/tables/{table.pk}/choices/"
    answer = busy(lambda: client.post(where, said, "application/json"))
    assert answer.json()["code"] == "busy"
    assert client.post(where, said, "application/json").status_code == 200


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("/me/settings/", {"language": "en", "theme": "night", "time_zone": "UTC"}),
        (NEW, GOOD),
    ],
)
def test_other_things_one_does(
    client: Client, where: str, said: dict[str, str], busy: Busy
) -> None:
    busy(lambda: client.post(where, said))


def test_signing_in(player: User, busy: Busy) -> None:
    player.set_password("dates and figs")
    player.save()
    guest = Client(raise_request_exception=False)
    said = {"login": player.username, "password": "dates and figs"}
    answer = busy(lambda: guest.post("/accounts/login/", said))
    assert "Another change was being saved" in answer.content.decode()


def test_looking_at_a_table_waits_once_and_shows_it(
    client: Client, table: Table, waits: list[int]
) -> None:
    """The page stores the visit and the seen position; each write alone would wait for two seconds."""
    play_on(table, random.Random(1), choices=12)
    table.seats.update(seen_ply=0)
    presence._written.clear()
    with held():
        answer = client.get(f"/tables/{table.pk}/")
    assert answer.status_code == 200
    assert len(waits) > 1
    assert sum(waits) < WAITS_IN_MS


def test_patience_is_whole_again_at_the_next_request(client: Client, table: Table) -> None:
    with held():
        client.get(f"/tables/{table.pk}/")
    with connection.cursor() as cursor:
        postgres = connection.vendor == "postgresql"
        cursor.execute("SHOW lock_timeout" if postgres else "PRAGMA busy_timeout")
        assert cursor.fetchone()[0] in {"2s", 2000}


TOLD = "SELECT current_setting('lock_timeout')"


def told() -> str:
    with connection.cursor() as cursor:
        cursor.execute(TOLD)
        return str(cursor.fetchone()[0])


@pytest.mark.postgres
def test_a_shorter_wait_is_for_our_own_transaction_alone(player: User) -> None:
    """With a pooler, the connection's next transaction belongs to another client."""
    patience = Patience()
    patience.left = 0.5
    with connection.execute_wrapper(patience):
        with transaction.atomic():
            User.objects.filter(pk=player.pk).update(language="de")
            assert told() == "500ms"
        assert told() == "2s"
        User.objects.filter(pk=player.pk).update(language="en")
        assert told() == "2s"
    player.refresh_from_db()
    assert player.language == "en"


@pytest.mark.postgres
def test_a_statement_that_stands_alone_waits_no_longer_than_is_left(
    player: User, waits: list[int]
) -> None:
    patience = Patience()
    patience.left = 0.3
    with held(), connection.execute_wrapper(patience):
        for _ in range(2):
            with pytest.raises(OperationalError, match="lock timeout"):
                User.objects.filter(pk=player.pk).update(language="de")
    assert waits == [300, 1]


@pytest.mark.postgres
def test_what_could_not_wait_is_done_without_in_its_savepoint(player: User) -> None:
    patience = Patience()
    patience.left = 0.3
    with held(), connection.execute_wrapper(patience), transaction.atomic():
        with pytest.raises(OperationalError, match="lock timeout"), transaction.atomic():
            User.objects.filter(pk=player.pk).update(language="de")
        assert User.objects.filter(pk=player.pk).exists()
