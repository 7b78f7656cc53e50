"""Seats that are waiting have an open turn from now on."""

from __future__ import annotations

from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps
from django.db.models import F


def open_turns(apps: StateApps, editor: BaseDatabaseSchemaEditor) -> None:
    """Write down the turns that are going on; no clock runs in them."""
    turn, seat = apps.get_model("games", "Turn"), apps.get_model("games", "Seat")
    waiting = seat.objects.filter(waiting_since__isnull=False)
    rows = waiting.values(
        "table_id", number=F("turn"), seat_id=F("pk"), opened_at=F("waiting_since")
    )
    turn.objects.bulk_create(
        [turn(since=row["opened_at"], **row) for row in rows.iterator()], batch_size=1000
    )


class Migration(migrations.Migration):
    dependencies = [("games", "0003_clocks")]
    operations = [migrations.RunPython(open_turns, migrations.RunPython.noop)]
