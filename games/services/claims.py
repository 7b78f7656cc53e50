"""Work that only one of several sweeps does, and only every so often."""

from __future__ import annotations

from datetime import datetime, timedelta

from games.models import Heartbeat


def claimed(name: str, every: timedelta, now: datetime) -> bool:
    """Claim the work with this name unless it was done within ``every``; normally one query."""
    heart = Heartbeat.objects.filter(pk=name).first()
    if heart is None:
        first = Heartbeat(name=name, last_ok=now - every)
        Heartbeat.objects.bulk_create([first], ignore_conflicts=True)
    elif now - heart.last_ok < every:
        return False
    due = Heartbeat.objects.filter(pk=name, last_ok__lte=now - every)
    return due.update(last_ok=now) == 1
