"""Circuits: they detect that a channel refuses the site itself, and then stop sending.

The first failures of a channel don't count as attempts of their notices. When the failures can't be
the recipients' fault, the circuit opens. Then no attempts count, new notices are held, and
sometimes a probe is sent. Only a successful message closes the circuit. A reply that a recipient is
unknown doesn't close it, since the server may still refuse every mail. Circuits are stored in the
database, so all workers agree.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from django.db import transaction
from django.db.models import F

from mp2site.infra import clock
from notifications.channels.base import NoSuchRecipient, NotAccepted, SiteRefused
from notifications.delivery.alarms import staff_alarm
from notifications.ledger.marks import addresses_clear
from notifications.models import SITE, Channel, Circuit, Notice, State

log = logging.getLogger(__name__)

ALIKE: Final = 2
"""The number of successive refusals, of different people or servers, that opens the circuit."""
UNKNOWN_ALIKE: Final = 5
"""The number of successive unknown recipients that opens the circuit. Such a server seems to know
nobody.
"""
SILENCE: Final = timedelta(hours=1)
"""The time without a success after which temporary failures count, too."""
FORGET: Final = timedelta(hours=13)
"""The age of old failures at which a new one replaces them. It is longer than any wait between
attempts.
"""
PROBES: Final = tuple(timedelta(minutes=minutes) for minutes in (1, 2, 5, 10, 15))
"""The waits between probes. The last one repeats."""


class Fault(StrEnum):
    """A kind of failure that a circuit counts."""

    SITE = "site"
    PASSING = "passing"
    UNKNOWN = "unknown"


def fault_of(error: Exception, *, one_server: bool) -> Fault | None:
    """Return what a failure means for the channel; ``None`` if only the recipient is affected.

    If recipients have their own servers, a server's reply means nothing for other recipients.
    """
    match error:
        case SiteRefused():
            return Fault.SITE
        case NotAccepted() if one_server and not error.of_recipient:
            return Fault.PASSING
        case NoSuchRecipient() if one_server:
            return Fault.UNKNOWN
    return None


@transaction.atomic
def failure_note(*, channel: str, person: str, error: Exception, one_server: bool) -> bool:
    """Count a failure; return whether the channel refuses the site, not just this person.

    Several failures of one person count once. Call it before the failure is recorded elsewhere.
    """
    fault = fault_of(error, one_server=one_server)
    if fault is None:
        return False
    now = clock.now()
    row = _locked(channel)
    _count(row, person, fault, error, now)
    if row.opened_at is None and _is_refused(row, error, now):
        _open(row, now)
    row.save()
    return row.opened_at is not None


def _locked(channel: str) -> Circuit:
    Circuit.objects.get_or_create(channel=channel)
    return Circuit.objects.select_for_update().get(channel=channel)


def _count(row: Circuit, person: str, fault: Fault, error: Exception, now: datetime) -> None:
    if row.opened_at is None and row.last and now - row.last > FORGET:
        row.failed, row.since = {}, None
    server = error.server if isinstance(error, SiteRefused) else ""
    row.failed = {**row.failed, person: [fault, server]}
    row.since, row.last, row.error = row.since or now, now, str(error)


def _alike(row: Circuit, *faults: Fault) -> int:
    """Return the number of people with these faults. People with the same server count once.

    Anybody can name a server that can't be reached, so one server proves nothing about our network.
    """
    failed = row.failed.items()
    return len({server or person for person, (fault, server) in failed if fault in faults})


def _is_refused(row: Circuit, error: Exception, now: datetime) -> bool:
    """Return whether the failures can't be the recipients' fault."""
    silent = row.since is not None and now - row.since >= SILENCE
    return (
        (isinstance(error, SiteRefused) and error.everybody)
        or _alike(row, Fault.SITE) >= ALIKE
        or _knows_nobody(row)
        or (silent and _alike(row, Fault.SITE, Fault.PASSING) >= ALIKE)
    )


def _knows_nobody(row: Circuit) -> bool:
    return _alike(row, Fault.UNKNOWN) >= UNKNOWN_ALIKE


def _open(row: Circuit, now: datetime) -> None:
    row.opened_at, row.probes, row.probe_at = now, 0, now + PROBES[0]
    if row.channel == Channel.MAIL and row.since and _knows_nobody(row):
        addresses_clear(since=row.since)  # the same fault has marked these addresses as bad
    staff_alarm(row, now)


def probe_begin(*, channel: str) -> bool:
    """Return whether the caller must send a probe now. Of concurrent callers, one gets True."""
    now = clock.now()
    row = Circuit.objects.filter(channel=channel, probe_at__lte=now).first()
    if row is None or row.opened_at is None:
        return False
    wait = PROBES[min(row.probes + 1, len(PROBES) - 1)]
    mine = Circuit.objects.filter(channel=channel, opened_at__isnull=False, probe_at=row.probe_at)
    return mine.update(probes=F("probes") + 1, probe_at=now + wait) == 1


def success_note(*, channel: str) -> None:
    """Clear the channel's failures after a success.

    An open circuit closes, and its held notices become due. Without failures, only one row is read.
    """
    if not Circuit.objects.filter(channel=channel, since__isnull=False).exists():
        return
    with transaction.atomic():
        row = _locked(channel)
        _close(row)


def _close(row: Circuit) -> None:
    if row.opened_at:
        log.warning("%s goes out again; refused since %s", row.channel, row.opened_at.isoformat())
        held = Notice.objects.filter(state=State.HELD, reason=SITE, channel=row.channel)
        held.update(due_at=clock.now())
    row.failed, row.since, row.last, row.error = {}, None, None, ""
    row.opened_at, row.probe_at, row.probes = None, None, 0
    row.save()


def probe_now() -> None:
    """Make the probes of all channels that refuse the site due at the next sweep."""
    Circuit.objects.filter(opened_at__isnull=False).update(probe_at=clock.now())
