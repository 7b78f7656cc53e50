"""An index finds old rows; a migration builds the index while people play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from mp2site.infra import clock
from notifications.ledger.retention import too_old
from notifications.models import Delivery, Notice

INDEXES = {Notice: {"notice_settled"}, Delivery: {"delivery_settled", "delivery_content"}}


@pytest.mark.postgres
@pytest.mark.django_db
@pytest.mark.parametrize("model", INDEXES)
def test_the_old_are_not_looked_for_in_all_there_is(
    model: type[Notice | Delivery],
) -> None:
    rows = [
        old.order_by().values_list("pk")[:500]
        for old, _ in too_old(clock.now())
        if old.model is model
    ]
    assert rows
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL enable_seqscan = off")
    for old in rows:
        assert any(name in old.explain() for name in INDEXES[model])


@pytest.fixture
def before() -> Iterator[None]:
    """Remove the indexes from the database; restore them after the test."""
    _migrated("0001_squashed_0017")  # otherwise later ones stay applied, and nothing is restored
    _migrated("0012_news_begin")
    yield
    executor = MigrationExecutor(connection)
    executor.migrate(executor.loader.graph.leaf_nodes())


def _migrated(name: str) -> None:
    MigrationExecutor(connection).migrate([("notifications", name)])


@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("before")
def test_a_migration_that_was_broken_off_is_run_again() -> None:
    assert _columns("notice_settled") is None
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:  # the remains of a failed attempt have the same name
            cursor.execute("CREATE INDEX notice_settled ON notifications_notice (id)")
    _migrated("0013_settled_in_time")
    assert _columns("notice_settled") == ["created_at"]
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SHOW statement_timeout")
            assert cursor.fetchone() == ("30s",)


def _columns(index: str) -> list[str] | None:
    with connection.cursor() as cursor:
        found = connection.introspection.get_constraints(cursor, Notice._meta.db_table)
    return found[index]["columns"] if index in found else None
