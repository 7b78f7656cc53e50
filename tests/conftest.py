"""Setup for all tests: their servers, their language and their chance."""

from __future__ import annotations

import gc
import os
import re
from collections.abc import Iterator
from pathlib import Path, PurePath
from random import Random
from typing import Any, Final
from unittest import mock
from zlib import crc32

import pytest
import redis
from django.conf import settings
from django.db import connection
from django.db.backends.postgresql.creation import DatabaseCreation
from django.db.backends.postgresql.operations import DatabaseOperations
from django.utils import timezone, translation
from playwright.sync_api import Browser
from xdist.scheduler import LoadScopeScheduling

from games.rules import titles
from mp2site.infra import clock
from tests.areas import DIALECT, left_out
from tests.support import caches, chance, emptying
from tests.support.chromium import opened
from tests.support.extent import EVERYTHING, full

HERE: Final = Path(__file__).parent
# Folders whose tests need PostgreSQL for simultaneous connections.
POSTGRES: Final = {"concurrency", "faults", "production"}
BROWSER: Final = {"browser", "production"}
# Folders whose tests share a running site or finished games: one worker runs each folder.
TOGETHER: Final = ("browser", "production", "faults")
LAW_GAMES: Final = re.compile(rf"test_law\[.*((?:{'|'.join(title.slug for title in titles)})-\d)\]")
"""The number of random games for each law, title and number of seats."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark tests by their folder, and put the groups that take longest first."""
    for item in items:
        where = item.path.relative_to(HERE) if item.path.is_relative_to(HERE) else item.path
        folder = where.parts[0]
        if str(where) in DIALECT:
            item.add_marker(pytest.mark.dialect)
        if folder in POSTGRES:
            item.add_marker(pytest.mark.postgres)
        if folder in BROWSER:
            item.add_marker(pytest.mark.browser)
        if (areas := left_out(str(where))) and not any(full(area) for area in areas):
            item.add_marker(pytest.mark.long)
    for item in _other_forms([item for item in items if item.get_closest_marker("browser")]):
        item.add_marker(pytest.mark.long)
    items.sort(key=_turn)
    if seed := config.getoption("--shuffle"):
        _shuffle(items, Random(seed))


def _shuffle(items: list[pytest.Item], chance: Random) -> None:
    """Put modules, and the tests of each module, into a random order."""
    modules: dict[str, list[pytest.Item]] = {}
    for item in items:
        modules.setdefault(str(item.path), []).append(item)
    names = list(modules)
    chance.shuffle(names)
    for tests in modules.values():
        chance.shuffle(tests)
    items[:] = [item for name in names for item in modules[name]]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--shuffle SEED``: no test may depend on another one that ran before it."""
    parser.addoption("--shuffle", metavar="SEED", help="run the tests in a random order")


def _other_forms(items: list[pytest.Item]) -> Iterator[pytest.Item]:
    """Yield the browser tests' forms that the default set omits: all but one of each test.

    A form is a title, screen or light. The remaining forms differ between tests, so that all forms
    occur. Titles with a full set have all forms.
    """
    if full(EVERYTHING):
        return
    forms: dict[str, list[pytest.Item]] = {}
    for item in items:
        forms.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for name, those in forms.items():
        chosen = those[crc32(name.encode()) % len(those)]
        yield from (item for item in those if item is not chosen and not _of_full_title(item))


def _of_full_title(item: pytest.Item) -> bool:
    return any(title.slug in item.nodeid and full(title.slug) for title in titles)


class Together(LoadScopeScheduling):
    """A scheduler that gives one worker all tests of a group: a shared site, a title's games, or a
    module.
    """

    def _split_scope(self, nodeid: str) -> str:
        where = PurePath(nodeid.split("::", 1)[0]).relative_to("tests")
        if game := LAW_GAMES.search(nodeid):
            return game[1]
        shared = where.parts[0] in TOGETHER or len(where.parts) > 2
        return str(where.parent if shared else where)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:
    """Return the scheduler that spreads tests over workers; xdist's own can't read groups here."""
    return Together(config, log)


def _turn(item: pytest.Item) -> int:
    """Return the rank of a test's group: the longest groups run first."""
    return next((n for n, name in enumerate(TOGETHER) if f"tests/{name}/" in item.nodeid), 9)


SELDOM: Final = 20_000
"""The number of new objects after which Python searches for cycles; the default is 700."""


def pytest_configure() -> None:
    """Make searches for cycles rare, since these took an eighth of the time."""
    gc.set_threshold(SELDOM)


def pytest_collection_finish() -> None:
    """Exclude the collected tests and all code from the search for cycles, since they stay in
    memory.
    """
    gc.freeze()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fail, not skip, if the server that a test needs is missing."""
    if item.get_closest_marker("postgres") and connection.vendor != "postgresql":
        pytest.fail("needs PostgreSQL: set DATABASE_URL, or run `make test`", pytrace=False)
    if item.get_closest_marker("sqlite") and connection.vendor != "sqlite":
        pytest.fail("needs SQLite: unset DATABASE_URL, or run `make test`", pytrace=False)


@pytest.fixture(autouse=True, scope="session")
def _tables_are_emptied_by_rows() -> Iterator[None]:
    with mock.patch.object(DatabaseOperations, "sql_flush", emptying.by_rows):
        yield


@pytest.fixture(autouse=True, scope="session")
def _databases_are_dropped_by_force() -> Iterator[None]:
    """Drop a database even if a test's thread still has a connection."""
    with mock.patch.object(DatabaseCreation, "_destroy_test_db", emptying.drop_by_force):
        yield


@pytest.fixture(autouse=True)
def _everybody_begins_in_english() -> Iterator[None]:
    """Reset language and time zone after a request, since Django keeps those of the last person."""
    with translation.override(settings.LANGUAGE_CODE), timezone.override(settings.TIME_ZONE):
        yield


@pytest.fixture(autouse=True)
def _caches_are_empty() -> None:
    caches.renew()


@pytest.fixture(autouse=True)
def _clock_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the database's clock once: another reading would change the number of queries."""
    monkeypatch.setattr(clock, "FRESH_SECONDS", 3600)


@pytest.fixture(autouse=True)
def _files_are_as_open_as_before() -> Iterator[None]:
    """Reset the process's umask, which an in-process site changes."""
    mask = os.umask(0o022)
    yield
    os.umask(mask)


@pytest.fixture(autouse=True)
def _same_chance(request: pytest.FixtureRequest) -> Iterator[None]:
    """Give each test its own secrets and nonces, which are equal in every run."""
    with chance.of(request.node.nodeid):
        yield


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Start one Chromium for all tests of this process.

    Playwright allows only one.
    """
    with opened() as browser:
        yield browser


def pytest_sessionfinish() -> None:
    """Delete the tests' keys from Redis, which other programs may also use."""
    if settings.REDIS_URL:
        with redis.Redis.from_url(settings.REDIS_URL) as client:
            ours = list(client.scan_iter(f"{settings.TEST_RUN}*"))
            if ours:
                client.delete(*ours)
