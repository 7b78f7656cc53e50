"""An occasional small write detects a full disk; the site remembers the result for a while."""

from __future__ import annotations

import sqlite3
from typing import Any

import psycopg
import pytest
from django.db import OperationalError
from django.test import Client

from games.models import Heartbeat
from mp2site.web import disk_space

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget earlier failures and probes."""
    long_ago = -disk_space.LOOK_SECONDS * 1000
    monkeypatch.setattr(disk_space, "_state", {"lacked": long_ago, "looked": long_ago})


def failing(cause: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: Any, **_kwargs: Any) -> None:
        raise OperationalError(str(cause)) from cause

    monkeypatch.setattr("mp2site.web.disk_space.Heartbeat.objects.bulk_create", fail)


def test_it_writes_once_in_a_while(client: Client) -> None:
    assert client.get("/healthz").content == b"ok\n"
    first = Heartbeat.objects.get(name=disk_space.NAME).last_ok
    client.get("/healthz")
    assert Heartbeat.objects.get(name=disk_space.NAME).last_ok == first


@pytest.mark.parametrize(
    "cause",
    [
        sqlite3.OperationalError("database or disk is full"),
        psycopg.errors.DiskFull("could not extend file"),
    ],
)
def test_no_room_is_said_and_for_a_while_remembered(
    client: Client, monkeypatch: pytest.MonkeyPatch, cause: Exception
) -> None:
    with monkeypatch.context() as full:
        failing(cause, full)
        answer = client.get("/healthz")
    assert (answer.status_code, answer["Retry-After"]) == (503, "30")
    assert answer.content.startswith(b"storage: ")
    assert client.get("/healthz").status_code == 503
    monkeypatch.setattr(disk_space, "LOOK_SECONDS", 0.0)
    assert client.get("/healthz").status_code == 200


@pytest.mark.parametrize(
    "cause",
    [
        sqlite3.OperationalError("disk I/O error"),
        psycopg.errors.IoError("could not write block"),
    ],
)
def test_a_disk_that_fails_is_not_said_to_be_full(
    client: Client, monkeypatch: pytest.MonkeyPatch, cause: Exception
) -> None:
    client.raise_request_exception = False
    with monkeypatch.context() as broken:
        failing(cause, broken)
        answer = client.get("/healthz")
    assert (answer.status_code, answer["Retry-After"]) == (503, "5")
    assert "Back in a moment" in answer.text
    assert client.get("/healthz").content == b"ok\n"


def test_who_waits_for_a_lock_is_well(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    failing(sqlite3.OperationalError("database is locked"), monkeypatch)
    assert client.get("/healthz").status_code == 200
