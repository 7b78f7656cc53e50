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
from mp2site.infra import clock, faults, metrics
from notifications.channels import CHANNELS
from notifications.channels.base import (
    Composed,
    Doubtful,
    Line,
    NotAccepted,
    Refused,
    SendError,
    Way,
)
from notifications.delivery.claims import LEASE, Claim, drop_pointless, unpack
from notifications.delivery.preparing import notices_prepare, pending
from notifications.models import Delivery, Kind, Notice, Stage, State
from notifications.policy.decisions import free_at, passes, pointless
from notifications.policy.facts import GONE, facts_about, standings_of

log = logging.getLogger(__name__)

BACKOFF: Final = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 15, 60, 180, 360, 720))
"""The waits after failures; after one more the delivery has failed."""
BATCH: Final = 100
COMPANY: Final = 50
"""So many other pending notices a task takes along; so many are rendered together, too."""
SECONDS: Final = 30.0
"""So long at most one call sends: a task has a time limit, and its leases would outlive it."""
ROUNDS: Final = 4
"""So often at most a mail is rendered anew because somebody moved while it was."""


def notices_deliver_fresh(*, notice_id: UUID) -> None:
    """Deliver a notice and those made with it, and others whose tasks stand behind it in the queue.

    Those tasks then find nothing to do: that nothing waits must be known by one cheap query.
    """
    if not pending(1):
        return
    _, claims = notices_prepare(only=[notice_id], company=COMPANY)
    deliveries_send(claims)


def notices_sweep() -> int:
    """Prepare and send all that is due, the oldest first; return how many were looked at."""
    looked, claims = notices_prepare(limit=BATCH)
    deliveries_send(claims)
    again = deliveries_claim(limit=BATCH)
    deliveries_send(again)
    return looked + len(again)


def deliveries_claim(*, limit: int = BATCH) -> list[Claim]:
    """Lease deliveries whose sender died, or whose wait after a failure is over."""
    with transaction.atomic():
        now = clock.now()
        skip = connection.features.has_select_for_update_skip_locked
        due = Delivery.objects.due(now).select_for_update(of=("self",), skip_locked=skip)
        rows = due.select_related("person")[:limit]
        taken = [row for row in rows if _may_go(Claim(row))]
        for row in taken:
            row.stage, row.due_at = Stage.READY, now + LEASE
        Delivery.objects.bulk_update(taken, ["stage", "due_at", "copies"])
    return [Claim(row) for row in taken]


def _may_go(claim: Claim) -> bool:
    """Tell whether a delivery may be sent; nobody knows whether one left in sending has arrived.

    What tells of a turn that is still open is sent once more, with its own Message-ID; anything
    else isn't. What the other side knows by its key may come as often as it takes.
    """
    delivery = claim.delivery
    if delivery.stage != Stage.SENDING:
        return True
    unpack([claim])
    if not CHANNELS[delivery.channel].repeats and (delivery.copies or not _asks(claim.notices)):
        claim.close(Stage.UNKNOWN)
        claim.note(State.UNKNOWN, "nobody-knows")
        return False
    delivery.copies += 1
    metrics.NOTICES.labels(delivery.channel, "resent").inc()
    return True


def _asks(notices: Sequence[Notice]) -> bool:
    """Tell whether somebody is told of a turn that is still theirs."""
    about = [notice for notice in notices if notice.kind == Kind.TURN]
    standings = standings_of(about)
    return any(not pointless(notice, standings.get(notice.about, GONE)) for notice in about)


def deliveries_send(claims: Sequence[Claim]) -> None:
    """Send deliveries that are leased to us, those of a channel over one connection."""
    until = monotonic() + SECONDS
    by_channel: dict[str, list[Claim]] = defaultdict(list)
    for claim in claims:
        by_channel[claim.delivery.channel].append(claim)
    for channel, some in by_channel.items():
        way = CHANNELS[channel]
        with way.connect() as line:
            for first in range(0, len(some), COMPANY):
                now = some[first : first + COMPANY]
                faults.point("send.3")
                _send_all(_ready(way, now) if monotonic() < until else now, line, until)


def _send_all(claims: Sequence[Claim], line: Line, until: float) -> None:
    """Send them one after the other: claim, send, record."""
    for claim in claims:
        if monotonic() >= until:
            _release(claim)
        elif _take_up(claim) and _has_gone(claim, line):
            _record_surely(claim)


def _release(claim: Claim) -> None:
    """Give a lease back, so that the next sweep needn't wait for its end."""
    claim.delivery.due_at = clock.now()
    claim.save("due_at")


def _ready(way: Way, claims: Sequence[Claim]) -> list[Claim]:
    """Render claims, and return those that are still to be sent then.

    What is rendered names all its notices: where one drops out meanwhile it is rendered anew.
    """
    unpack(claims)
    for claim in claims:
        if not claim.notices:  # their tables are gone
            claim.close(Stage.VOID)
    old = [claim for claim in claims if claim.delivery.attempts]
    drop_pointless(old, anew=True)
    rest: Sequence[Claim] = [claim for claim in claims if claim.open]
    for _ in range(ROUNDS):
        _render(way, rest)
        rest = drop_pointless([claim for claim in rest if claim.open])
        if not rest:
            break
    return [
        claim
        for claim in claims
        if claim.open and claim.notices and claim.delivery.content is not None
    ]


def _render(way: Way, claims: Sequence[Claim]) -> None:
    """Render what isn't yet; what can't be rendered is put off, and no matter of the others."""
    bare = [
        claim for claim in claims if claim.open and claim.notices and claim.delivery.content is None
    ]
    if not bare:
        return
    composed = way.compose([(claim.delivery, claim.notices) for claim in bare])
    for claim, one in zip(bare, composed, strict=True):
        if isinstance(one, Composed):
            claim.delivery.address, claim.delivery.content = one.address, one.content
        else:
            claim.open = False
            claim.delivery.attempts += 1
            _failed(claim, one)


def _take_up(claim: Claim) -> bool:
    """Write down that it is being sent; False when another sender has taken it over."""
    delivery = claim.delivery
    delivery.stage, delivery.attempts = Stage.SENDING, delivery.attempts + 1
    delivery.due_at, delivery.size = clock.now() + LEASE, len(claim.notices)
    return claim.save("stage", "attempts", "due_at", "size", "address", "content")


def _has_gone(claim: Claim, line: Line) -> bool:
    """Send one, and tell whether it arrived; whatever goes wrong with it is no matter of the next."""
    faults.point("send.4")
    try:
        line.send(claim.delivery)
    except SoftTimeLimitExceeded:  # nobody knows whether it arrived, and our time is up
        raise
    except Doubtful as error:
        log.warning("nobody knows whether it arrived: %s", error, extra=_about(claim))
    except Exception as error:  # noqa: BLE001 - whatever another server does to us
        _failed(claim, error)
    else:
        faults.point("send.5")
        return True
    return False


def _record_surely(claim: Claim) -> None:
    """Record a mail that has gone, again if that was broken off: else it would be sent twice."""
    try:
        _record(claim)
    except BaseException:
        _record(claim)
        raise


def _record(claim: Claim) -> None:
    """Write down that it has gone, in the delivery and in its notices."""
    delivery = claim.delivery
    delivery.sent_at, delivery.error = clock.now(), ""
    with transaction.atomic():
        claim.close(Stage.SENT, "sent_at", "error")
        claim.note(State.SENT, "merged" if delivery.size > 1 else "")
    try:
        CHANNELS[delivery.channel].arrived(delivery)
    except DatabaseError as error:  # it is out and recorded, and the next is taken up
        log.warning("what had arrived wasn't looked after: %r", error, extra=_about(claim))
    faults.point("send.6")


def _failed(claim: Claim, error: Exception) -> None:
    """Write a failure down: there is another attempt, unless it was the last or is of no use."""
    delivery = claim.delivery
    log.warning("not sent (attempt %s): %r", delivery.attempts, error, extra=_about(claim))
    delivery.error = (str(error) if isinstance(error, SendError) else repr(error))[:200]
    final = isinstance(error, Refused) or delivery.attempts > len(BACKOFF)
    with transaction.atomic():
        if not final:
            if _put_off(claim, error):
                claim.note(State.BATCHED, "trying-again", delivery.due_at)
        elif claim.close(Stage.FAILED, "error", "attempts"):
            claim.note(State.FAILED, "refused" if isinstance(error, Refused) else "given-up")
            CHANNELS[delivery.channel].given_up(delivery, delivery.error)


def _put_off(claim: Claim, error: Exception) -> bool:
    """Wait as long as the attempts and the other side demand, and through the night if it can wait."""
    delivery = claim.delivery
    wait = BACKOFF[delivery.attempts - 1]
    if isinstance(error, NotAccepted) and error.wait:
        wait = max(wait, error.wait)
    due = clock.now() + wait
    free = free_at(rules_of(delivery.person), due)
    if free and not _urgent(claim, free.until):
        due = free.until
    delivery.stage, delivery.due_at = Stage.READY, due
    if not CHANNELS[delivery.channel].repeats:
        delivery.content = None  # it never arrived, and "five hours left" won't be true then
    return claim.save("stage", "due_at", "error", "attempts", "content", "address")


def _urgent(claim: Claim, until: datetime) -> bool:
    """Tell whether something in it can't wait that long, and its person lets such things pass."""
    facts = facts_about(claim.notices, clock.now())
    return any(passes(notice, facts, until) for notice in claim.notices)


def _about(claim: Claim) -> dict[str, str]:
    return {"delivery": str(claim.delivery.pk), "channel": claim.delivery.channel}
