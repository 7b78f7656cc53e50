"""Preparing: look at the notices that are due once more, and put what goes out into deliveries.

One transaction, which locks notices and nothing else. Nothing is rendered in it: on SQLite it holds
the one lock that every move needs.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, Final
from uuid import UUID

from django.db import connection, transaction
from django.db.models import Q

from games.models import HEAVY
from mp2site import clock, faults
from mp2site.prepared import Insert, Update, name_of
from notifications.models import WAITING, Delivery, Notice, State
from notifications.services.facts import facts_about
from notifications.services.judging import TOGETHER, Go, Hold, Skip, Verdict, judge
from notifications.services.parcels import LEASE, Parcel, in_order
from notifications.services.trail import notice_note

BATCH: Final = 100
_HEAVY: Final = tuple(f"table__{column}" for column in HEAVY)
_notice_save: Final = Update(Notice, "state", "reason", "due_at", "delivery", "trail")
_deliveries_add: Final = Insert(Delivery)


def notices_prepare(
    *, only: Iterable[UUID] | None = None, company: int = 0, limit: int = BATCH
) -> tuple[int, list[Parcel]]:
    """Judge notices that are due, or those named; return how many, and the deliveries made of them.

    With ``company`` so many others come along of which nothing has become yet; two who ask at the
    same time get different ones. The deliveries are leased to the caller, who sends them.
    """
    with transaction.atomic():
        now = clock.now()
        notices = _claimed(now, only and [*only, *pending(company, lock=True)], limit)
        if not notices:
            return 0, []
        facts = facts_about(notices, now)
        verdicts = [(notice, judge(notice, facts)) for notice in notices]
        faults.point("send.1")
        parcels = _parcels(verdicts, now)
        _notice_save(*notices)
        faults.point("send.2")
    return len(notices), parcels


def pending(most: int, *, lock: bool = False) -> list[UUID]:
    """Return notices that nothing has become of yet, the oldest first; locked, those that are free."""
    if not most:
        return []
    free = connection.features.has_select_for_update_skip_locked
    # The state stands in it as it does in the index's condition: by a parameter none is found.
    sql = (
        f"SELECT id FROM {name_of(Notice)} WHERE state = '{State.PENDING.value}' "  # noqa: S608 - names of our own
        f"ORDER BY due_at, id LIMIT {most}{' FOR UPDATE SKIP LOCKED' if lock and free else ''}"
    )
    with connection.cursor() as cursor:
        cursor.execute(sql)
        return [id if isinstance(id, UUID) else UUID(id) for (id,) in cursor.fetchall()]


def _claimed(now: datetime, only: Iterable[UUID] | None, limit: int) -> list[Notice]:
    """Lock notices, and with each one that was held all that was held with it."""
    due = Notice.objects.waiting().filter(due_at__lte=now)
    if only is not None:
        due = Notice.objects.waiting().filter(
            Q(pk__in=list(only)) & (Q(state=State.PENDING) | Q(due_at__lte=now))
        )
    first = _locked(due.order_by("due_at")[:limit])
    held = {(row.person_id, row.channel) for row in first if row.reason in TOGETHER}
    if not held:
        return first
    kept = {row.pk for row in first}
    more = Notice.objects.filter(
        state=State.HELD, due_at__lte=now, reason__in=TOGETHER, person__in={p for p, _ in held}
    )
    rows = _locked(more.exclude(pk__in=kept))
    return first + [row for row in rows if (row.person_id, row.channel) in held]


def _locked(rows: Any) -> list[Notice]:
    """Lock rows, those apart that another preparation has this very moment."""
    skip = connection.features.has_select_for_update_skip_locked
    locked = rows.select_for_update(of=("self",), skip_locked=skip)
    return list(locked.select_related("person", "table", "by").defer(*_HEAVY))


def _parcels(verdicts: Sequence[tuple[Notice, Verdict]], now: datetime) -> list[Parcel]:
    """Write down what becomes of each; return the deliveries of those that go, packed."""
    groups: dict[tuple[object, ...], list[tuple[Notice, Go]]] = defaultdict(list)
    for notice, verdict in verdicts:
        match verdict:
            case Skip(why, at):
                notice_note(notice, now, State.SKIPPED, why, at)
            case Hold(why, until):
                notice_note(notice, now, State.HELD, why, until)
                notice.due_at = until
            case Go(together=True):
                groups[notice.person_id, notice.channel].append((notice, verdict))
            case Go():
                key = (notice.person_id, notice.channel, notice.table_id)
                groups[key].append((notice, verdict))
    parcels = [_merged(group, now) for group in groups.values()]
    if parcels:
        _deliveries_add([parcel.delivery for parcel in parcels])
    return parcels


def _merged(group: Sequence[tuple[Notice, Go]], now: datetime) -> Parcel:
    notices = _without_superseded([notice for notice, _ in group], now)
    first, go = group[0]
    delivery = Delivery(
        person=first.person,
        channel=first.channel,
        mode=go.mode,
        size=len(notices),
        created_at=now,
        due_at=now + LEASE,
    )
    for notice in notices:
        notice_note(notice, now, State.BATCHED, "" if len(notices) == 1 else "merged")
        notice.delivery = delivery
    return Parcel(delivery, in_order(notices))


def _without_superseded(notices: list[Notice], now: datetime) -> list[Notice]:
    """Drop the reminder at half of the time where that at nine tenths goes out with it."""
    late = {_turn(notice) for notice in notices if notice.step == "late"}
    kept = []
    for notice in notices:
        if notice.step == "half" and _turn(notice) in late:
            notice_note(notice, now, State.SKIPPED, "superseded")
        else:
            kept.append(notice)
    return kept


def _turn(notice: Notice) -> tuple[str, int]:
    return notice.table_id, notice.turn


def notices_reconsider(*, person_id: int) -> int:
    """Have a person's held notices looked at again, as how they want to be told has changed."""
    held = Notice.objects.filter(person=person_id, state__in=WAITING)
    return held.update(due_at=clock.now())
