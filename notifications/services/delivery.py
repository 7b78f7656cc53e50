"""Delivering a notice in three steps: prepare (in a transaction), send (outside), record."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from uuid import UUID

from django.db import connection, transaction
from django.utils import timezone

from games.models import Seat, Status
from notifications.mails import mail_for
from notifications.models import Kind, Notice, State
from notifications.selectors import address_of

log = logging.getLogger(__name__)

LEASE = timedelta(minutes=10)
"""So long a sender has a notice to itself; should it die, the next one takes over."""
BACKOFF = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 15, 60, 180, 360, 720))
"""The waits after failures; after one more the notice has failed."""
BATCH = 100


def notice_deliver(*, notice_id: UUID) -> None:
    """Deliver a notice unless it was, or somebody is at it, or it has become pointless."""
    notice = _prepared(notice_id)
    if notice is None:
        return
    try:
        mail_for(notice, address_of(notice.person)).send()
    except Exception as error:  # noqa: BLE001 - whatever a mail server, or a template, does to us
        log.warning("notice %s wasn't sent (attempt %s): %r", notice.pk, notice.attempts, error)
        _record_failure(notice, error)
    else:
        _record(notice, state=State.SENT, sent_at=timezone.now(), reason="")


def notices_sweep() -> int:
    """Deliver what is due, the oldest first; return how many were looked at."""
    due = Notice.objects.due(timezone.now()).values_list("pk", flat=True)[:BATCH]
    ids = list(due)
    for id in ids:
        notice_deliver(notice_id=id)
    return len(ids)


def _prepared(notice_id: UUID) -> Notice | None:
    """Take a notice for sending, or say why it needn't be sent."""
    with transaction.atomic():
        notice = _locked(notice_id)
        now = timezone.now()
        if notice is None or notice.state != State.PENDING or _taken(notice, now):
            return None
        reason = _pointless(notice)
        if reason:
            _record(notice, state=State.SKIPPED, reason=reason)
            return None
        _record(notice, attempts=notice.attempts + 1, due_at=now + LEASE)
    return notice


def _locked(notice_id: UUID) -> Notice | None:
    """Lock the notice's row, unless another sender has it this very moment."""
    skip = connection.features.has_select_for_update_skip_locked
    rows = Notice.objects.select_for_update(of=("self",), skip_locked=skip)
    return rows.select_related("person", "table").filter(pk=notice_id).first()


def _taken(notice: Notice, now: datetime) -> bool:
    """Tell whether a sender has it, or a failure's wait isn't over. A new one is free."""
    return notice.attempts > 0 and notice.due_at > now


def _pointless(notice: Notice) -> str:
    """Say why the notice needn't be sent any more; empty when it must."""
    if notice.kind == Kind.TURN and not _still_open(notice):
        return "moved"
    return "" if address_of(notice.person) else "no-verified-address"


def _still_open(notice: Notice) -> bool:
    """Tell whether the person still has to choose, in that very turn."""
    return Seat.objects.filter(
        table=notice.table_id,
        table__status=Status.PLAYING,
        person=notice.person_id,
        turn=notice.turn,
        waiting_since__isnull=False,
    ).exists()


def _record_failure(notice: Notice, error: Exception) -> None:
    reason = repr(error)[:200]
    if notice.attempts > len(BACKOFF):
        _record(notice, state=State.FAILED, reason=reason)
    else:
        wait = BACKOFF[notice.attempts - 1]
        _record(notice, due_at=timezone.now() + wait, reason=reason)


def _record(notice: Notice, **columns: object) -> None:
    for column, value in columns.items():
        setattr(notice, column, value)
    notice.save(update_fields=list(columns))
