"""What all tests share: which of them run on which servers, their language and their chance."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Final

import pytest
import redis
from django.conf import settings
from django.db import connection
from django.utils import timezone, translation

from games import fairness

HERE: Final = Path(__file__).parent
# Folders whose tests run on SQLite and again on PostgreSQL with Redis.
SERVICE: Final = {"accounts", "api", "games", "notifications"}
# Folders whose tests need PostgreSQL: several connections that really race.
POSTGRES: Final = {"concurrency", "faults"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by the folder they lie in; the long ones begin, so that nobody waits for them."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    for item in items:
        folder = item.path.relative_to(HERE).parts[0] if item.path.is_relative_to(HERE) else ""
        if folder in SERVICE:
            item.add_marker(pytest.mark.service)
        if folder in POSTGRES:
            item.add_marker(pytest.mark.postgres)
        if folder == "browser":
            item.add_marker(pytest.mark.browser)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fail, and never skip, where the server that a test is about is missing."""
    if item.get_closest_marker("postgres") and connection.vendor != "postgresql":
        pytest.fail("needs PostgreSQL: set DATABASE_URL, or run `make test`", pytrace=False)


@pytest.fixture(autouse=True)
def _everybody_begins_in_english() -> Iterator[None]:
    """Give a request's language and zone back: Django leaves them as the last person had them."""
    with translation.override(settings.LANGUAGE_CODE), timezone.override(settings.TIME_ZONE):
        yield


@pytest.fixture(autouse=True)
def _same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test its own secrets and nonces, the same whenever it runs."""
    numbers, name = count(), request.node.nodeid
    own = fairness.nonce_or_random

    def drawn() -> bytes:
        return sha256(f"{name}#{next(numbers)}".encode()).digest()

    monkeypatch.setattr("games.services.lifecycle.new_secret", drawn)
    monkeypatch.setattr(fairness, "nonce_or_random", lambda nonce: own(nonce or drawn().hex()))


def pytest_sessionfinish() -> None:
    """Leave no key of ours in a Redis that may be somebody's."""
    if settings.REDIS_URL:
        with redis.Redis.from_url(settings.REDIS_URL) as client:
            ours = list(client.scan_iter(f"{settings.TEST_RUN}*"))
            if ours:
                client.delete(*ours)
