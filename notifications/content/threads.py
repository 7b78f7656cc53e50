"""Notices of one message, grouped by their tables and subjects."""

from __future__ import annotations

from collections.abc import Iterable

from games.selectors.news import Pair
from notifications.models import Notice


def by_thread(notices: Iterable[Notice]) -> dict[str, list[Notice]]:
    """Group notices by their threads: a table, or a subject."""
    threads: dict[str, list[Notice]] = {}
    for notice in notices:
        threads.setdefault(notice.thread, []).append(notice)
    return threads


def pairs_of(notices: Iterable[Notice]) -> set[Pair]:
    """Return the tables of notices, each with the person; notices about subjects are left out."""
    return {(notice.table_id, notice.person_id) for notice in notices if notice.table_id}
