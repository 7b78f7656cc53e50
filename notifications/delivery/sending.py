"""Sending: deliveries are rendered, leased, sent outside any transaction, and recorded.

There is at most one message per turn, kind and channel. One second copy is possible, if the process
dies after the mail server's acceptance and before our record of it.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Final
from uuid import UUID, uuid4

from celery.exceptions import SoftTimeLimitExceeded
from django.db import DatabaseError, connection, transaction

from mp2site.infra import clock, faults, metrics
from notifications.channels import CHANNELS
from notifications.channels.base import Composed, Doubtful, Line, SiteRefused, Way
from notifications.delivery.circuits import probe_begin, success_note
from notifications.delivery.claims import Claim, drop_pointless, unpack
from notifications.delivery.failing import BACKOFF, failed, night_end
from notifications.delivery.leases import LEASE, renewed
from notifications.delivery.preparing import held_for_site, notices_prepare, pending
from notifications.models import Circuit, Delivery, Kind, Notice, Stage, State
from notifications.policy.decisions import pointless
from notifications.policy.facts import GONE, standings_of

__all__ = ["BACKOFF", "LEASE", "deliveries_claim", "deliveries_send", "notices_sweep"]

log = logging.getLogger(__name__)

BATCH: Final = 100
MORE: Final = 50
"""The number of other pending notices that a task also prepares, and of deliveries rendered
together.
"""
SECONDS: Final = 30.0
"""The most seconds for which one call sends, since a task has a time limit."""
ROUNDS: Final = 4
"""The most times that a delivery is rendered. It is rendered again if notices have been dropped
meanwhile.
"""
PROBE: Final = 5
"""The most people who get a message of one probe."""


def notices_deliver_fresh(*, notice_id: UUID) -> None:
    """Deliver a notice, and other pending notices whose tasks are still in the queue.

    Then the other tasks have nothing to do. A cheap query checks this first.
    """
    if not pending(1):
        return
    _, claims = notices_prepare(only=[notice_id], more=MORE)
    deliveries_send(claims)


def notices_sweep() -> int:
    """Prepare and send all that is due, the oldest first.

    Return the number of notices and deliveries.
    """
    looked, claims = notices_prepare(limit=BATCH)
    deliveries_send(claims)
    refused = Circuit.objects.refused()
    again = deliveries_claim(limit=BATCH, but=refused)
    deliveries_send(again)
    return looked + len(again) + sum(map(_probe, refused))


def _probe(channel: str) -> int:
    """Send a few messages over a channel that refuses the site, if a probe is due.

    Return their number.
    """
    if not probe_begin(channel=channel):
        return 0
    # A message that was refused once may always be refused. So most messages go to people who
    # weren't tried.
    claims = deliveries_claim(limit=PROBE // 2, channel=channel)
    if more := held_for_site(channel, PROBE - len(claims)):
        _, held = notices_prepare(only=more, through=frozenset({channel}))
        claims += held
    deliveries_send(claims, through=frozenset({channel}))
    return len(claims)


def deliveries_claim(
    *, limit: int = BATCH, channel: str = "", but: frozenset[str] = frozenset()
) -> list[Claim]:
    """Lease deliveries of dead senders, and those whose wait after a failure is over.

    ``channel`` limits them to one channel. ``but`` excludes channels.
    """
    with transaction.atomic():
        now, holder = clock.now(), uuid4()
        skip = connection.features.has_select_for_update_skip_locked
        due = Delivery.objects.due(now).select_for_update(of=("self",), skip_locked=skip)
        due = due.filter(channel=channel) if channel else due.exclude(channel__in=but)
        rows = due.select_related("person")[:limit]
        taken = [row for row in rows if _may_go(Claim(row))]
        for row in taken:
            row.stage, row.due_at, row.holder = Stage.READY, now + LEASE, holder
        Delivery.objects.bulk_update(taken, ["stage", "due_at", "holder", "copies"])
    return [Claim(row) for row in taken]


def _may_go(claim: Claim) -> bool:
    """Return whether a delivery may be sent.

    If its sender died while sending, the message may have arrived. Then only a message about an
    open turn is sent again, once and with the same Message-ID. If recipients recognise copies by
    their key, there is no limit.
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
    """Return whether a notice is about a turn that is still open."""
    about = [notice for notice in notices if notice.kind == Kind.TURN]
    standings = standings_of(about)
    return any(not pointless(notice, standings.get(notice.about, GONE)) for notice in about)


def deliveries_send(claims: Sequence[Claim], *, through: frozenset[str] = frozenset()) -> None:
    """Send deliveries that are leased to us; those of one channel share a connection.

    Deliveries of a channel that refuses the site are given back. ``through`` has the channels that
    are probed, to which this doesn't apply.
    """
    by_channel: dict[str, list[Claim]] = defaultdict(list)
    for claim in claims:
        by_channel[claim.delivery.channel].append(claim)
    if not by_channel:
        return
    closed = Circuit.objects.refused() - through
    until = monotonic() + SECONDS
    with renewed({claim.holder for claim in claims if claim.holder}):
        for channel, some in by_channel.items():
            try:
                if channel not in closed:
                    _send_channel(CHANNELS[channel], some, until, probing=channel in through)
            finally:
                for claim in some:
                    _release(claim)


def _send_channel(way: Way, claims: Sequence[Claim], until: float, *, probing: bool) -> None:
    with way.connect() as line:
        for first in range(0, len(claims), MORE):
            now = claims[first : first + MORE]
            faults.point("send.3")
            if monotonic() >= until or not _send_all(_ready(way, now), line, until, probing):
                return


def _send_all(claims: Sequence[Claim], line: Line, until: float, probing: bool) -> bool:
    """Send deliveries one by one (lease, send, record); return whether to send more."""
    for claim in claims:
        if monotonic() >= until:
            return False
        if not _take_up(claim):
            continue
        error = _error_of(claim, line)
        if error is None:
            _record_surely(claim)
        elif not isinstance(error, Doubtful) and failed(claim, error) and _ends(error, probing):
            return False
    return True


def _ends(error: Exception, probing: bool) -> bool:
    """Return whether to stop after an error.

    A probe doesn't stop, since the error may be only one person's.
    """
    return not probing or (isinstance(error, SiteRefused) and error.everybody)


def _release(claim: Claim) -> None:
    """End the leases of unsent deliveries, so that the next sweep can send them at once."""
    if claim.open and claim.delivery.stage == Stage.READY:
        with suppress(DatabaseError):  # if this fails, the lease ends soon anyway
            claim.give_back(clock.now())


def _ready(way: Way, claims: Sequence[Claim]) -> list[Claim]:
    """Render claims; return those that must still be sent.

    The content describes all notices of a claim. So it is rendered again if a notice has been
    dropped meanwhile.
    """
    unpack(claims)
    for claim in claims:
        if not claim.notices:  # the tables of all of its notices were deleted
            claim.close(Stage.VOID)
    old = [claim for claim in claims if claim.notices and claim.is_old]
    drop_pointless(old, wholly=True)
    _wait_for_morning([claim for claim in old if claim.open])
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


def _wait_for_morning(claims: Sequence[Claim]) -> None:
    """Delay claims that have waited for long, if it is night for their person now."""
    for claim in claims:
        if end := night_end(claim, clock.now()):
            with transaction.atomic():
                if claim.give_back(end):
                    claim.note(State.BATCHED, "trying-again", end)


def _render(way: Way, claims: Sequence[Claim]) -> None:
    """Render claims without content. A claim that fails is delayed; the others go on."""
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
            claim.delivery.attempts += 1
            failed(claim, one)
            claim.open = False


def _take_up(claim: Claim) -> bool:
    """Record that sending of a delivery begins.

    Return False if another sender has taken it over.
    """
    delivery = claim.delivery
    delivery.stage, delivery.attempts = Stage.SENDING, delivery.attempts + 1
    delivery.due_at, delivery.size = clock.now() + LEASE, len(claim.notices)
    return claim.save("stage", "attempts", "due_at", "size", "address", "content")


def _error_of(claim: Claim, line: Line) -> Exception | None:
    """Send a delivery; return its error or ``None``, so that the next delivery can be sent."""
    faults.point("send.4")
    try:
        line.send(claim.delivery)
    except SoftTimeLimitExceeded:  # the message may have arrived, but this task's time is up
        raise
    except Doubtful as error:
        log.warning("nobody knows whether it arrived: %s", error, extra=_about(claim))
        return error
    except Exception as error:  # noqa: BLE001 - another server may cause anything
        return error
    faults.point("send.5")
    return None


def _record_surely(claim: Claim) -> None:
    """Record that a delivery was sent. If interrupted, try again, so that it isn't sent twice."""
    try:
        _record(claim)
    except BaseException:
        _record(claim)
        raise


def _record(claim: Claim) -> None:
    """Record in the delivery and its notices that the delivery was sent."""
    delivery = claim.delivery
    delivery.sent_at, delivery.error = clock.now(), ""
    with transaction.atomic():
        claim.close(Stage.SENT, "sent_at", "error")
        claim.note(State.SENT, "merged" if delivery.size > 1 else "")
    try:
        CHANNELS[delivery.channel].arrived(delivery)
        success_note(channel=delivery.channel)
    except DatabaseError as error:  # the message is sent and recorded, so go on with the next
        log.warning("what had arrived wasn't looked after: %r", error, extra=_about(claim))
    faults.point("send.6")


def _about(claim: Claim) -> dict[str, str]:
    return {"delivery": str(claim.delivery.pk), "channel": claim.delivery.channel}
