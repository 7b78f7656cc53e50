"""Marking news as seen, at one table or everywhere."""

from __future__ import annotations

from datetime import datetime

from accounts.models import User
from mp2site.infra import clock
from notifications.models import NEW_FOR, NewsSeen
from notifications.news.counting import any_new_at


def news_seen(*, person: User, table_id: str | None = None, until: datetime | None = None) -> None:
    """Mark the news of one table or of all as seen, up to a time (at the latest now).

    The mark never moves back. News after ``until`` arrived while the person was reading, so it
    stays new. With ``table_id``, nothing is written if that table has no new news for the person,
    so an unknown table's id is harmless. A time older than `NEW_FOR` changes nothing.
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
