"""Games that have been rated say who played them, and when they ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import groupby, islice
from typing import Any

from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps

BATCH = 1000
FILLED = ("people_key", "ended_at")
NEEDED = ("seat__person", "seat__table__title", "seat__table__finished_at")


def fill(apps: StateApps, editor: BaseDatabaseSchemaEditor) -> None:
    """Write both down, game by game, as they are written from now on."""
    model = apps.get_model("games", "RatedGame")
    own = [field.name for field in model._meta.concrete_fields]
    rows = model.objects.select_related("seat__table").only(*own, *NEEDED)
    told = _told(rows.order_by("seat__table").iterator(BATCH))
    while some := list(islice(told, BATCH)):
        # One statement for all of them, and much faster than an UPDATE: there may be millions.
        model.objects.bulk_create(
            some, update_conflicts=True, unique_fields=["id"], update_fields=FILLED
        )


def _told(rows: Iterable[Any]) -> Iterator[Any]:
    for _, group in groupby(rows, lambda row: row.seat.table_id):
        seats = list(group)
        people = ",".join(map(str, sorted(row.seat.person_id for row in seats)))
        for row in seats:
            told = f"{row.seat.table.title}:{people}"
            row.people_key = sha256(told.encode()).hexdigest()[:16]
            row.ended_at = row.seat.table.finished_at
            yield row


class Migration(migrations.Migration):
    dependencies = [("games", "0028_rated_together")]
    operations = [migrations.RunPython(fill, migrations.RunPython.noop)]
