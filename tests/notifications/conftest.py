"""A running game, and notices whose tasks a test runs by hand."""

from __future__ import annotations

from uuid import UUID

import pytest

from accounts.models import User
from games.models import Table
from notifications.ledger import writing as ledger
from tests.support.tables import people, started


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[UUID]:
    """The ids of the notices whose tasks were sent to the broker; none of them is run."""
    ids: list[UUID] = []
    monkeypatch.setattr(ledger, "deliver_soon", ids.append)
    return ids


@pytest.fixture
def two(db: None, sent: list[UUID]) -> list[User]:
    return people(2)


@pytest.fixture
def table(two: list[User]) -> Table:
    """A game of two that has just begun."""
    return started(two, name="Salt & silk")
