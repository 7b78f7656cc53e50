"""Games that have been rated say who played them, and when they ended."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import groupby
from typing import Any

from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps
from django.db.models import Model

BATCH = 1000


def fill(apps: StateApps, editor: BaseDatabaseSchemaEditor) -> None:
    """Write both down, game by game, as they are written from now on."""
    model = apps.get_model("games", "RatedGame")
    rows = model.objects.select_related("seat__table").order_by("seat__table")
    rows = rows.only("seat__person", "seat__table__title", "seat__table__finished_at")
    filled: list[Any] = []
    for row in _told(rows.iterator(BATCH)):
        filled.append(row)
        if len(filled) == BATCH:
            model.objects.bulk_update(filled, ["people_key", "ended_at"])
            filled.clear()
    model.objects.bulk_update(filled, ["people_key", "ended_at"])


def _told(rows: Iterator[Any]) -> Iterator[Model]:
    for _, group in groupby(rows, lambda row: row.seat.table_id):
        seats = list(group)
        people = ",".join(map(str, sorted(row.seat.person_id for row in seats)))
        for row in seats:
            told = f"{row.seat.table.title}:{people}"
            row.people_key = sha256(told.encode()).hexdigest()[:16]
            row.ended_at = row.seat.table.finished_at
            yield row


class Migration(migrations.Migration):
    dependencies = [("games", "0027_rated_together")]
    operations = [migrations.RunPython(fill, migrations.RunPython.noop)]
