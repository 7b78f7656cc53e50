"""Delete expired data in small batches, so that no lock is held for long."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from itertools import chain
from typing import Any, Final

from django.conf import settings
from django.db.models import QuerySet

BATCH: Final = 500
Act = Callable[[QuerySet[Any]], object]
Old = tuple[QuerySet[Any], Act]
"""Expired rows, and a function that handles each batch of them."""


Source = Callable[[datetime], Iterable[Old]]
_sources: Final[list[Source]] = []


def source(find: Source) -> Source:
    """Register a function that yields expired rows.

    The function's module must be imported by an `AppConfig.ready`.
    """
    _sources.append(find)
    return find


def too_old(now: datetime) -> Iterable[Old]:
    """Return the expired rows of all apps, each with the function that handles them."""
    return chain.from_iterable(find(now) for find in _sources)


def before(kind: str, now: datetime) -> datetime:
    """Return the time before which data of a kind have expired, by ``KEEP_DAYS``."""
    return now - timedelta(days=settings.KEEP_DAYS[kind])


def delete(rows: QuerySet[Any]) -> None:
    """Delete the rows."""
    rows.delete()


def erased(old: Iterable[Old], until: float) -> bool:
    """Handle expired rows until a monotonic time; return whether all are handled."""
    return all(_erased(rows, act, until) for rows, act in old)


def _erased(rows: QuerySet[Any], act: Act, until: float) -> bool:
    while time.monotonic() < until:
        keys = list(rows.order_by().values_list("pk", flat=True)[:BATCH])
        if keys:
            act(rows.model._base_manager.filter(pk__in=keys))  # noqa: SLF001 - Django's public API
        if len(keys) < BATCH:
            return True
    return False
