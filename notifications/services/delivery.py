"""Delivering: what was prepared is rendered, leased, sent outside any transaction, and recorded.

The honest guarantee: one message per turn, kind and channel; one extra copy at most, and only when we
fell between the mail server's yes and our record of it.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime, timedelta
from time import monotonic
from typing import Final
from uuid import UUID

from celery.exceptions import SoftTimeLimitExceeded
from django.db import DatabaseError, connection, transaction

from accounts.selectors import rules_of
from mp2site import clock, faults, metrics
from mp2site.prepared import Statement, written
from notifications import jobs
from notifications.channels.contract import (
    Composed,
    Doubtful,
    Line,
    NotAccepted,
    Refused,
    SendError,
    Way,
)
from notifications.channels.registry import way_of
from notifications.models import UNDERWAY, Delivery, Kind, Notice, Stage, State
from notifications.services.facts import GONE, facts_about, standings_of
from notifications.services.judging import free_at, passes, pointless
from notifications.services.parcels import LEASE, Parcel, drop_pointless, unpack
from notifications.services.preparation import notices_prepare, pending

log = logging.getLogger(__name__)

BACKOFF: Final = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 15, 60, 180, 360, 720))
"""The waits after failures; after one more the delivery has failed."""
BATCH: Final = 100
SECONDS: Final = 30.0
"""So long at most one call sends: a task has a time limit, and its leases would outlive it."""
ROUNDS: Final = 4
"""So often at most a mail is rendered anew because somebody moved while it was."""
KEPT: Final = timedelta(days=30)
"""So long we remember what a message said."""


def notice_deliver(*, notice_id: UUID) -> None:
    """Deliver a notice unless it was, or somebody is at it, or it must wait, or is pointless."""
    _, parcels = notices_prepare(only=[notice_id])
    deliveries_send(parcels)


def notices_deliver_fresh(*, notice_id: UUID) -> None:
    """Deliver a notice and those made with it, and others whose tasks stand behind it in the queue.

    Those tasks then find nothing to do: that nothing waits must be known by one cheap query.
    """
    if not pending(1):
        return
    _, parcels = notices_prepare(only=[notice_id], company=jobs.COMPANY)
    deliveries_send(parcels)


def notices_sweep() -> int:
    """Prepare and send all that is due, the oldest first; return how many were looked at."""
    looked, parcels = notices_prepare(limit=BATCH)
    deliveries_send(parcels)
    again = deliveries_take(limit=BATCH)
    deliveries_send(again)
    _forget(clock.now() - KEPT)
    return looked + len(again)


def deliveries_take(*, limit: int = BATCH) -> list[Parcel]:
    """Lease deliveries whose sender died, or whose wait after a failure is over."""
    with transaction.atomic():
        now = clock.now()
        skip = connection.features.has_select_for_update_skip_locked
        due = Delivery.objects.due(now).select_for_update(of=("self",), skip_locked=skip)
        rows = due.select_related("person")[:limit]
        taken = [row for row in rows if _may_go(Parcel(row))]
        for row in taken:
            row.stage, row.due_at = Stage.READY, now + LEASE
        Delivery.objects.bulk_update(taken, ["stage", "due_at", "copies"])
    return [Parcel(row) for row in taken]


def _may_go(parcel: Parcel) -> bool:
    """Tell whether a delivery may be sent; nobody knows whether one left in sending has arrived.

    What tells of a turn that is still open is sent once more, with its own Message-ID; anything
    else isn't. What the other side knows by its key may come as often as it takes.
    """
    delivery = parcel.delivery
    if delivery.stage != Stage.SENDING:
        return True
    unpack([parcel])
    if not way_of(delivery.channel).repeats and (delivery.copies or not _asks(parcel.notices)):
        parcel.close(Stage.UNKNOWN)
        parcel.note(State.UNKNOWN, "nobody-knows")
        return False
    delivery.copies += 1
    metrics.NOTICES.labels(delivery.channel, "resent").inc()
    return True


def _asks(notices: Sequence[Notice]) -> bool:
    """Tell whether somebody is told of a turn that is still theirs."""
    about = [notice for notice in notices if notice.kind == Kind.TURN]
    standings = standings_of(about)
    return any(not pointless(notice, standings.get(notice.about, GONE)) for notice in about)


def deliveries_send(parcels: Sequence[Parcel]) -> None:
    """Send deliveries that are leased to us, those of a channel over one connection."""
    until = monotonic() + SECONDS
    by_channel: dict[str, list[Parcel]] = defaultdict(list)
    for parcel in parcels:
        by_channel[parcel.delivery.channel].append(parcel)
    for channel, some in by_channel.items():
        way = way_of(channel)
        with way.connect() as line:
            for first in range(0, len(some), jobs.COMPANY):
                now = some[first : first + jobs.COMPANY]
                faults.point("send.3")
                _send_all(_ready(way, now) if monotonic() < until else now, line, until)


def _send_all(parcels: Sequence[Parcel], line: Line, until: float) -> None:
    """Send them in a row; that one has gone is recorded in one go with taking up the next."""
    gone: Parcel | None = None
    try:
        for parcel in parcels:
            if monotonic() >= until:
                _release(parcel)
                continue
            mine = _take_up(parcel, after=gone)
            gone = None
            if mine and _has_gone(parcel, line):
                gone = parcel
    finally:
        if gone:
            _record(gone)


def _release(parcel: Parcel) -> None:
    """Give a lease back, so that the next sweep needn't wait for its end."""
    parcel.delivery.due_at = clock.now()
    parcel.save("due_at")


def _ready(way: Way, parcels: Sequence[Parcel]) -> list[Parcel]:
    """Render parcels, and return those that are still to be sent then.

    What is rendered names all its notices: where one drops out meanwhile it is rendered anew.
    """
    unpack(parcels)
    for parcel in parcels:
        if not parcel.notices:  # their tables are gone
            parcel.close(Stage.VOID)
    old = [parcel for parcel in parcels if parcel.delivery.attempts]
    drop_pointless(old, anew=True)
    rest: Sequence[Parcel] = [parcel for parcel in parcels if parcel.open]
    for _ in range(ROUNDS):
        _render(way, rest)
        rest = drop_pointless([parcel for parcel in rest if parcel.open])
        if not rest:
            break
    return [p for p in parcels if p.open and p.notices and p.delivery.content is not None]


def _render(way: Way, parcels: Sequence[Parcel]) -> None:
    """Render what isn't yet; what can't be rendered is put off, and no matter of the others."""
    bare = [p for p in parcels if p.open and p.notices and p.delivery.content is None]
    if not bare:
        return
    composed = way.compose([(parcel.delivery, parcel.notices) for parcel in bare])
    for parcel, one in zip(bare, composed, strict=True):
        if isinstance(one, Composed):
            parcel.delivery.address, parcel.delivery.content = one.address, one.content
        else:
            parcel.open = False
            parcel.delivery.attempts += 1
            _failed(parcel, one)


def _take_up(parcel: Parcel, *, after: Parcel | None) -> bool:
    """Record the one before, and write down that this one is being sent.

    False when another sender has taken it over.
    """
    delivery = parcel.delivery
    delivery.stage, delivery.attempts = Stage.SENDING, delivery.attempts + 1
    delivery.due_at, delivery.size = clock.now() + LEASE, len(parcel.notices)
    taking = parcel.change("stage", "attempts", "due_at", "size", "address", "content")
    return (_record(after, taking) if after else written(taking)) == 1


def _has_gone(parcel: Parcel, line: Line) -> bool:
    """Send one, and tell whether it arrived; whatever goes wrong with it is no matter of the next."""
    faults.point("send.4")
    try:
        line.send(parcel.delivery)
    except SoftTimeLimitExceeded:  # nobody knows whether it arrived, and our time is up
        raise
    except Doubtful as error:
        log.warning("nobody knows whether it arrived: %s", error, extra=_about(parcel))
    except Exception as error:  # noqa: BLE001 - whatever another server does to us
        _failed(parcel, error)
    else:
        faults.point("send.5")
        return True
    return False


def _record(gone: Parcel, *more: Statement) -> int:
    """Write down that one has gone, and more with it; return how many rows the last one changed."""
    changed = written(*_as_sent(gone), *more)
    try:
        way_of(gone.delivery.channel).arrived(gone.delivery)
    except DatabaseError as error:  # it is out and recorded, and the next is taken up
        log.warning("what had arrived wasn't looked after: %r", error, extra=_about(gone))
    faults.point("send.6")
    return changed


def _as_sent(parcel: Parcel) -> list[Statement]:
    """Note that it has gone, and return what writes it down."""
    delivery, parcel.open = parcel.delivery, False
    delivery.stage, delivery.sent_at, delivery.error = Stage.SENT, clock.now(), ""
    merged = "merged" if delivery.size > 1 else ""
    return [parcel.change("stage", "sent_at", "error"), *parcel.noted(State.SENT, merged)]


def _failed(parcel: Parcel, error: Exception) -> None:
    """Write a failure down: there is another attempt, unless it was the last or is of no use."""
    delivery = parcel.delivery
    log.warning("not sent (attempt %s): %r", delivery.attempts, error, extra=_about(parcel))
    delivery.error = (str(error) if isinstance(error, SendError) else repr(error))[:200]
    final = isinstance(error, Refused) or delivery.attempts > len(BACKOFF)
    with transaction.atomic():
        if not final:
            if _put_off(parcel, error):
                parcel.note(State.BATCHED, "trying-again", delivery.due_at)
        elif parcel.close(Stage.FAILED, "error", "attempts"):
            parcel.note(State.FAILED, "refused" if isinstance(error, Refused) else "given-up")
            way_of(delivery.channel).given_up(delivery, delivery.error)


def _put_off(parcel: Parcel, error: Exception) -> bool:
    """Wait as long as the attempts and the other side demand, and through the night if it can wait."""
    delivery = parcel.delivery
    wait = BACKOFF[delivery.attempts - 1]
    if isinstance(error, NotAccepted) and error.wait:
        wait = max(wait, error.wait)
    due = clock.now() + wait
    free = free_at(rules_of(delivery.person), due)
    if free and not _urgent(parcel, free.until):
        due = free.until
    delivery.stage, delivery.due_at = Stage.READY, due
    if not way_of(delivery.channel).repeats:
        delivery.content = None  # it never arrived, and "five hours left" won't be true then
    return parcel.save("stage", "due_at", "error", "attempts", "content", "address")


def _urgent(parcel: Parcel, until: datetime) -> bool:
    """Tell whether something in it can't wait that long, and its person lets such things pass."""
    facts = facts_about(parcel.notices, clock.now())
    return any(passes(notice, facts, until) for notice in parcel.notices)


def _about(parcel: Parcel) -> dict[str, str]:
    return {"delivery": str(parcel.delivery.pk), "channel": parcel.delivery.channel}


def _forget(before: datetime) -> None:
    """Forget what old messages said; that they were sent stays in the ledger."""
    old = Delivery.objects.filter(content__isnull=False, created_at__lt=before)
    old.exclude(stage__in=UNDERWAY).update(content=None)
