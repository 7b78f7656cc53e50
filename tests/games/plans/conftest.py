"""A running game of three, and a player who isn't acting."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from accounts.models import User
from games.models import Table
from mp2site.infra import clock
from tests.support.plans import idle
from tests.support.tables import people, play_on, started


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(datetime(2026, 6, 1, 12, tzinfo=UTC)) as hand:
        yield hand


@pytest.fixture
def three() -> list[User]:
    return people(3)


@pytest.fixture
def table(three: list[User]) -> Table:
    return play_on(started(three), random.Random(3), choices=25)


@pytest.fixture
def user(table: Table) -> User:
    """A player who isn't acting."""
    return idle(table)
