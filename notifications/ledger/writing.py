"""Writing of notices, in the transaction of their event."""

from __future__ import annotations

import logging
from collections.abc import Collection
from functools import lru_cache, partial
from typing import Any, Final
from uuid import UUID

from celery import current_app
from django.db import connection, transaction
from django.db.models import QuerySet, Value
from kombu.exceptions import OperationalError

from accounts.models import User
from games.features.notices import NoticeKind, Subject, Turns
from games.models import Table
from mp2site.infra import clock
from mp2site.infra.prepared import Insert, PreparedValues
from notifications.models import (
    GRACE,
    STOPPED,
    WAITING,
    Channel,
    Device,
    Notice,
    State,
    Topic,
    Webhook,
)
from notifications.selectors import wanting

log = logging.getLogger(__name__)

DELIVER: Final = "notifications.deliver"
"""The name of the task that delivers a notice. This module doesn't import the task."""
EXPIRES: Final = 120
"""The seconds after which the task expires, since the sweep delivers the notice by then."""

_notices_add = Insert(Notice, unless_there=True)


def notices_write(
    *,
    about: Table | Subject,
    turns: Turns,
    kind: NoticeKind,
    step: str = "",
    by: User | None = None,
) -> None:
    """Write a notice for each of these people; send the task that delivers it after the commit.

    ``by`` is the person who caused the event; ``None`` means the clock. The rows guarantee
    delivery, since the sweep finds notices whose task was lost; the task only saves time. Call it
    inside a transaction. Writing the same notice again changes nothing.
    """
    if not connection.in_atomic_block:
        raise transaction.TransactionManagementError("a notice belongs to a transaction")
    table, subject = (None, about) if isinstance(about, Subject) else (about, None)
    if turns and kind.only_wanted:
        wanted = wanting(Topic(kind.topic), table, list(turns))
        turns = {person: turn for person, turn in turns.items() if person in wanted}
    if not turns:
        return
    now = clock.now()
    rows = [
        Notice(
            table=table, subject=subject.id if subject else None,
            facts=dict(subject.facts) if subject else {}, person_id=person, turn=turn,
            kind=kind.name, step=step, channel=channel, by=by, created_at=now, due_at=now + GRACE,
        )
        for person, channel in _ways(turns)
        for turn in (turns[person],)
    ]  # fmt: skip
    _notices_add(rows)
    transaction.on_commit(partial(_wake, rows[0].pk), robust=True)


def _ways(people: Collection[int]) -> list[tuple[int, Channel]]:
    """Return pairs of person and channel: all people have mail, some a webhook or devices."""
    ways = [(person, Channel.MAIL) for person in people]
    return ways + [(person, Channel(channel)) for person, channel in ways_besides_mail(people)]


def ways_besides_mail(people: Collection[int]) -> list[tuple[int, str]]:
    """Return pairs of person and channel for webhooks and devices.

    It takes one query, since every move needs them.
    """
    return _ways_of(len(people))(*people) if people else []


@lru_cache(maxsize=16)
def _ways_of(many: int) -> PreparedValues:
    return PreparedValues(_ways_query, *range(-many, 0))


def _ways_query(*people: int) -> QuerySet[Any, Any]:
    hooks = Webhook.objects.filter(active=True, person__in=people).order_by()
    devices = Device.objects.filter(person__in=people).order_by()
    hooked = hooks.values_list("person", Value(Channel.WEBHOOK.value))
    return hooked.union(devices.values_list("person", Value(Channel.PUSH.value)))


def notices_revive(*, table: Table) -> None:
    """Decide again about notices that were skipped because their table was stopped.

    Notices about turns that have ended are skipped again. The table must be locked.
    """
    notices = Notice.objects.filter(table=table)
    # A preparation that has read the stopped table may be about to skip notices, so wait for its
    # lock.
    list(notices.waiting().select_for_update(of=("self",)).values_list("pk"))
    skipped = notices.filter(state=State.SKIPPED, reason=STOPPED)
    skipped.update(state=State.PENDING, reason="", due_at=clock.now())


def notices_reconsider(*, person_id: int) -> int:
    """Make a person's held notices due now, so that preparation decides about them again.

    The caller has changed data on which these decisions depend, such as preferences.
    """
    held = Notice.objects.filter(person=person_id, state__in=WAITING)
    return held.update(due_at=clock.now())


def _wake(id: UUID) -> None:
    """Send a task for one notice; it also delivers others. Without a broker, the sweep delivers."""
    try:
        deliver_soon(id)
    except (OSError, OperationalError) as error:
        log.warning("the broker can't be reached, the sweep will deliver: %r", error)
    except Exception:
        log.exception("waking the worker failed, the sweep will deliver")


def deliver_soon(notice_id: UUID) -> None:
    """Send the task that delivers a notice, without retries, since the sweep finds lost notices.

    Raises the broker's error if it can't be reached.
    """
    current_app.send_task(
        DELIVER, (str(notice_id),), retry=False, ignore_result=True, expires=EXPIRES
    )
