"""The sweep's step that reminds people of appointments."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from games.appointments.services import remind
from games.models import Status, Table
from games.services.locks import lock_table_unless_held, table_transaction
from games.services.sweep_runner import BATCH, forgive
from games.swept import Swept
from mp2site.infra import clock

BEFORE: Final = timedelta(minutes=30)
"""The time between the reminder and the appointment."""


def appointments_near(passed: set[str]) -> list[str]:
    """Return the ids of tables whose appointments begin soon, except those in ``passed``."""
    now = clock.now()
    near = Table.objects.playing().filter(
        appointment_at__gt=now, appointment_at__lte=now + BEFORE, appointment_reminded=False
    )
    near = near.exclude(pk__in=passed).order_by("appointment_at")
    return list(near.values_list("pk", flat=True)[:BATCH])


def appointment_remind(table_id: str, _: Swept) -> None:
    """Remind a table's players of its appointment, unless it was changed in the meantime."""
    with table_transaction():
        table, now = lock_table_unless_held(table_id), clock.now()
        if table is None or table.status != Status.PLAYING or table.appointment_reminded:
            return
        if table.appointment_at is not None and now < table.appointment_at <= now + BEFORE:
            remind(table)
            forgive(table)
