"""A running game, and notices whose tasks tests run by themselves."""

from __future__ import annotations

from typing import Any
from uuid import UUID

import pytest

from accounts.models import User
from games.models import Table
from notifications.kinds import kind_named
from notifications.ledger import writing as ledger
from tests.support.tables import people, started


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[UUID]:
    """The ids of the notices whose tasks were sent; no worker runs these tasks."""
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


def about(kind: str, table: Table) -> dict[str, Any]:
    """Return the columns of a notice of a kind: the table's, or those of a subject."""
    if not kind_named(kind).subject:
        return {"table": table}
    facts = {"title": table.title, "number": 1, "place": 2, "people": 7, "moved": 0}
    facts |= {"of": "site", "circle": "", "cup": "Spring", "table": "Pearls"}
    return {"subject": 1, "facts": {**facts, "division": "2b"}}
