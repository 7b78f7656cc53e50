"""Periodic work that only one of several sweeps does."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta

from games.models import Heartbeat

Beats = Mapping[str, datetime]


def beats() -> Beats:
    """Return all heartbeats by name. One query serves all work of a sweep."""
    return dict(Heartbeat.objects.values_list("name", "last_ok"))


def claimed(name: str, every: timedelta, now: datetime, known: Beats | None = None) -> bool:
    """Claim the work with this name; return whether this call has claimed it.

    It can't be claimed if it was done within ``every``. If the heartbeats in ``known`` show this,
    there is no query; otherwise normally one.
    """
    if known and name in known and now - known[name] < every:
        return False
    heart = Heartbeat.objects.filter(pk=name).first()
    if heart is None:
        first = Heartbeat(name=name, last_ok=now - every)
        Heartbeat.objects.bulk_create([first], ignore_conflicts=True)
    elif now - heart.last_ok < every:
        return False
    due = Heartbeat.objects.filter(pk=name, last_ok__lte=now - every)
    return due.update(last_ok=now) == 1
