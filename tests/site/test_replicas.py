"""Reads that may use a replica; `tests/faults/test_replica.py` tests a replica on real servers."""

from __future__ import annotations

import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.db import OperationalError, transaction
from django.db import router as django_router
from django.http import HttpResponse
from django.test import RequestFactory

from accounts.models import User
from games.models import Table
from mp2site.infra import caches, replicas
from mp2site.infra.replicas import Replica, Router, WritesMiddleware, may_lag
from mp2site.settings import env

router = Router()


class Near(Replica):
    """A replica without a lag, which a test can change."""

    reached = True

    def _since(self, now: float) -> str:
        return "0/0"

    def _reached(self, place: str) -> bool:
        return self.reached


@pytest.fixture
def near(monkeypatch: pytest.MonkeyPatch) -> Iterator[Near]:
    replica = Near()
    monkeypatch.setattr(replicas, "_replica", replica)
    monkeypatch.setattr(replicas, "is_there", lambda: True)
    yield replica
    assert router.db_for_read(Table) == "default"


def asks(pk: int | None = None) -> Any:
    return SimpleNamespace(user=SimpleNamespace(pk=pk))


@may_lag
def where(_request: Any) -> str:
    return router.db_for_read(Table)


def test_without_a_replica_a_view_is_as_it_was() -> None:
    assert may_lag(lambda given: given)("anything at all") == "anything at all"


@pytest.mark.usefixtures("near")
@pytest.mark.django_db(transaction=True)
def test_reads_of_a_marked_view_alone_go_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(django_router, "routers", [router])
    assert where(asks()) == "replica"
    assert router.db_for_read(Table) == "default"
    assert router.db_for_write(Table) == "default"
    assert may_lag(lambda _request: Table.objects.all().db)(asks()) == "replica"
    assert may_lag(lambda _request: Table.objects.select_for_update().db)(asks()) == "default"
    with transaction.atomic():
        assert where(asks()) == "default"


def test_a_replica_that_is_behind_is_not_read(near: Near) -> None:
    near.reached = False
    assert where(asks()) == "default"
    near.reached = True
    assert where(asks()) == "default"  # the site checks the replica's state once a second
    near._next = 0
    assert where(asks()) == "replica"


def test_what_fails_there_is_asked_of_the_primary(near: Near) -> None:
    def found(_request: Any) -> str:
        if router.db_for_read(Table) == "replica":
            raise Table.DoesNotExist
        return "found"

    assert may_lag(found)(asks()) == "found"
    assert near.near


def test_a_replica_that_breaks_off_is_left_alone(near: Near) -> None:
    def broken(_request: Any) -> str:
        if router.db_for_read(Table) == "replica":
            raise OperationalError
        return "found"

    before = time.monotonic()
    assert may_lag(broken)(asks()) == "found"
    assert not near.near
    assert near._next >= before + replicas.LOST_SECONDS


@pytest.mark.usefixtures("near")
def test_what_the_primary_refuses_too_is_refused() -> None:
    asked = []

    def refused(_request: Any) -> None:
        asked.append(router.db_for_read(Table))
        raise Table.DoesNotExist

    with pytest.raises(Table.DoesNotExist):
        may_lag(refused)(asks())
    assert asked == ["replica", "default"]


@pytest.mark.usefixtures("near")
def test_who_has_written_reads_the_primary(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    request = RequestFactory().post("/")
    request.user = User(pk=7)
    WritesMiddleware(lambda _request: HttpResponse())(request)
    assert (where(asks(7)), where(asks(8)), where(asks())) == ("default", "replica", "replica")
    monkeypatch.setattr(caches.Client, "_asked_again_at", time.monotonic() + 3600)
    assert (where(asks(8)), where(asks())) == ("default", "replica")  # the last writer is unknown


def test_pages_and_rest_alike_remember_who_has_written(settings: Any) -> None:
    ours = f"{WritesMiddleware.__module__}.{WritesMiddleware.__name__}"
    assert ours in settings.MIDDLEWARE
    assert ours in settings.API_MIDDLEWARE


@pytest.mark.usefixtures("near")
def test_who_looks_writes_nothing() -> None:
    request = RequestFactory().get("/")
    request.user = User(pk=7)
    WritesMiddleware(lambda _request: HttpResponse())(request)
    assert where(asks(7)) == "replica"


def test_a_look_goes_by_the_place_of_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy site's replica never reaches the latest position, so a recent earlier one suffices."""
    places = iter(["0/1", "0/2", "0/3"])
    cursor = SimpleNamespace(execute=lambda _sql: None, fetchone=lambda: [next(places)])
    monkeypatch.setattr(replicas, "connection", Held(cursor))
    replica = Replica()
    assert replica._since(100.0) == "0/1"  # no earlier position
    assert replica._since(101.0) == "0/1"
    assert replica._since(190.0) == "0/3"  # too old


class Held:
    """A connection that is its own cursor."""

    def __init__(self, cursor: Any) -> None:
        self._cursor = cursor

    def cursor(self) -> Held:
        return self

    def __enter__(self) -> Any:
        return self._cursor

    def __exit__(self, *_: object) -> None:
        pass


def test_sqlite_has_no_replica() -> None:
    with pytest.raises(ImproperlyConfigured, match="PostgreSQL alone has replicas"):
        env.databases("sqlite:////tmp/x.sqlite3", "postgresql://inn@db/inn")


def test_a_replica_that_is_away_is_not_waited_for() -> None:
    found = env.databases("postgresql://inn@db/inn", "postgresql://inn@copy/inn")
    assert found["replica"]["OPTIONS"]["connect_timeout"] == 1
    assert found["default"]["OPTIONS"]["connect_timeout"] == 3
