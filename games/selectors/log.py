"""Log entries that aren't choices: time-outs, credits, stops, the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from django.db.models import F, Q, QuerySet

from accounts.models import User
from games.errors import NotFound
from games.models import Table, TableEvent
from games.rules.kernel import Text
from games.rules.kernel.text import Param, Who
from games.selectors.tables import can_read

HOURS_FROM: Final = 2 * 3600
DAYS_FROM: Final = 2 * 86400


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A log entry that isn't a choice. ``ply`` is the last ply before it."""

    ply: int
    kind: str
    place: int | None
    at: datetime
    text: Text
    """The text of the entry."""


def entries_for(
    table: Table,
    person: User | None,
    after: int = 0,
    until: int | None = None,
    token: str = "",
) -> list[LogEntry]:
    """Return the entries after a ply, up to ``until``, oldest first. Raises NotFound."""
    if not can_read(table, person, token):
        raise NotFound
    return entries_of(table, after, until)


def entries_of(table: Table, after: int = 0, until: int | None = None) -> list[LogEntry]:
    """Return the entries after a ply, up to ``until``. Everybody at the table may know them.

    Doesn't authorise.
    """
    events = TableEvent.objects.filter(table=table.pk, ply__gte=after)
    if until is not None:
        events = events.filter(ply__lte=until)
    return [_entry(event) for event in events]


def endings_of(table_ids: Iterable[str]) -> dict[str, list[LogEntry]]:
    """Return, by table id, the log entries that say why a game ended without a result.

    Doesn't authorise. It takes one query, or none without tables.
    """
    if not (ids := list(table_ids)):
        return {}
    endings: dict[str, list[LogEntry]] = {}
    late: dict[str, LogEntry] = {}
    for event in _last_events(ids):
        entry = _entry(event)
        if event.kind == TableEvent.Kind.TIMED_OUT:
            late[event.table_id] = entry
        elif event.params["why"] == "timeout" and event.table_id in late:
            endings[event.table_id] = [late[event.table_id], entry]
        else:
            endings[event.table_id] = [entry]
    return endings


def _last_events(table_ids: Sequence[str]) -> QuerySet[TableEvent]:
    """Return the log entries of the games' ends, and of time-outs after the last ply.

    Earlier time-outs didn't end the game, so they are left out.
    """
    last = Q(kind=TableEvent.Kind.TIMED_OUT, ply=F("table__ply"))
    ends = Q(kind=TableEvent.Kind.ENDED) | last
    return TableEvent.objects.filter(ends, table__in=table_ids).order_by("table", "ply", "pk")


def _entry(event: TableEvent) -> LogEntry:
    return LogEntry(event.ply, event.kind, event.place, event.at, entry_text(event))


def entry_text(event: TableEvent) -> Text:
    """Return an event's text in the log."""
    params: dict[str, Param] = {}
    if event.place is not None:
        params["seat"] = Who(event.place)
    if event.kind == TableEvent.Kind.CREDITED:
        params["span"] = span_text(event.params["seconds"])
    if event.kind == TableEvent.Kind.ENDED:
        return Text(f"clocks-log-ended-{event.params['why']}")
    if event.kind == TableEvent.Kind.PAUSED:
        return Text("clocks-log-paused", {"days": event.params["days"]})
    if event.kind == TableEvent.Kind.RESUMED:
        return Text(f"clocks-log-resumed-{event.params['why']}")
    if event.kind == TableEvent.Kind.HELD and "why" in event.params:
        return Text(f"clocks-log-held-{event.params['why']}", params)
    return Text(f"clocks-log-{event.kind}", params)


def span_text(seconds: Any) -> Text:
    """Return a duration in seconds as a text, in a unit that suits its length."""
    seconds = int(seconds)
    if seconds >= DAYS_FROM:
        return Text("clocks-span-days", {"count": round(seconds / 86400)})
    if seconds >= HOURS_FROM:
        return Text("clocks-span-hours", {"count": round(seconds / 3600)})
    return Text("clocks-span-minutes", {"count": max(1, round(seconds / 60))})
