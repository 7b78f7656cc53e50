"""Notices of one message, grouped by their tables and subjects."""

from __future__ import annotations

from collections.abc import Iterable

from games.selectors.news import Pair
from notifications.models import Notice


def by_thread(notices: Iterable[Notice]) -> dict[str, list[Notice]]:
    """Group notices by thread, which is a table or another subject."""
    threads: dict[str, list[Notice]] = {}
    for notice in notices:
        threads.setdefault(notice.thread, []).append(notice)
    return threads


def pairs_of(notices: Iterable[Notice]) -> set[Pair]:
    """Return pairs of table and person for notices about tables."""
    return {(notice.table_id, notice.person_id) for notice in notices if notice.table_id}
