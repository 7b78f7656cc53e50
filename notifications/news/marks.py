"""Marking news as seen: those of a table, or all."""

from __future__ import annotations

from datetime import datetime

from accounts.models import User
from mp2site.infra import clock
from notifications.models import NEW_FOR, NewsSeen
from notifications.news.counting import any_new_at


def news_seen(*, person: User, table_id: str | None = None, until: datetime | None = None) -> None:
    """Mark all news up to an instant, now at the latest, as seen: of a table, or all.

    A mark never goes back. News after ``until``, which came while the person was reading, stay new.
    If nothing is new, nothing is written, so the response doesn't reveal whether a table exists.
    """
    now = clock.now()
    at = min(until or now, now)
    if at <= now - NEW_FOR or (table_id and not any_new_at(person, table_id)):
        return
    own = NewsSeen.objects.filter(person=person)
    if table_id is None:
        own.filter(table__isnull=False, at__lte=at).delete()
    if not own.filter(table=table_id, at__lt=at).update(at=at):
        mark = NewsSeen(person=person, table_id=table_id, at=at)
        NewsSeen.objects.bulk_create([mark], ignore_conflicts=True)
