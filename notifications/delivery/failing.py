"""The consequences of a failure: another attempt, giving up, or waiting for the channel."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Final

from django.db import transaction

from accounts.selectors.times import rules_of
from mp2site.infra import clock, metrics
from notifications.channels import CHANNELS
from notifications.channels.base import NotAccepted, Refused, SendError, SiteRefused
from notifications.delivery.circuits import failure_note, fault_of
from notifications.delivery.claims import NOTED, Claim
from notifications.models import SITE, Notice, Stage, State
from notifications.policy.decisions import free_at, passes
from notifications.policy.facts import facts_about

log = logging.getLogger(__name__)

BACKOFF: Final = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 15, 60, 180, 360, 720))
"""The waits between attempts. If the attempt after the last wait fails, the delivery is given up."""
SITE_AGAIN: Final = timedelta(hours=12)
"""The wait before a notice is tried again, if faults of the site used up its attempts."""
KEPT: Final = timedelta(days=14)
"""The age from which a notice isn't tried again, even if the site was at fault."""
LONGEST: Final = 4_000
"""The greatest length of a stored reply. Some servers reply with a web page."""


def failed(claim: Claim, error: Exception) -> bool:
    """Record a failure; return whether the channel refuses the site, so that sending must stop."""
    delivery = claim.delivery
    delivery.error = (str(error) if isinstance(error, SendError) else repr(error))[:LONGEST]
    log.warning("not sent (attempt %s): %s", delivery.attempts, delivery.error, extra=_about(claim))
    way = CHANNELS[delivery.channel]
    fault = fault_of(error, one_server=way.one_server)
    metrics.FAILURES.labels(delivery.channel, str(fault or "recipient")).inc()
    if failure_note(
        channel=delivery.channel,
        person=str(delivery.person_id),
        error=error,
        one_server=way.one_server,
    ):
        _not_counted(claim)
        return True
    with transaction.atomic():
        _record(claim, error)
    return False


def _record(claim: Claim, error: Exception) -> None:
    """Count the attempt; schedule another one, unless this was the last or another is useless."""
    delivery = claim.delivery
    last = delivery.attempts > len(BACKOFF)
    if not isinstance(error, Refused) and not last:
        if _put_off(claim, error):
            claim.note(State.BATCHED, "trying-again", delivery.due_at)
    elif claim.close(Stage.FAILED, "error", "attempts"):
        if isinstance(error, SiteRefused):
            _wait_for_site(claim)
        else:
            claim.note(State.FAILED, "refused" if isinstance(error, Refused) else "given-up")
        CHANNELS[delivery.channel].given_up(delivery, error)


def _not_counted(claim: Claim) -> None:
    """Take back an attempt that doesn't count. The delivery waits until the channel works again."""
    delivery = claim.delivery
    delivery.attempts = max(0, delivery.attempts - 1)
    columns = ["error", "attempts"]
    if not CHANNELS[delivery.channel].repeats:
        delivery.content = None
        columns += ["content", "address"]
    with transaction.atomic():
        if claim.give_back(clock.now(), *columns):
            claim.note(State.BATCHED, SITE)


def _wait_for_site(claim: Claim) -> None:
    """Hold notices whose attempts were used up by faults of the site; give up old ones."""
    now = clock.now()
    for notice in claim.notices:
        if now - notice.created_at >= KEPT:
            notice.note(now, State.FAILED, SITE)
            continue
        notice.note(now, State.HELD, SITE, now + SITE_AGAIN)
        notice.due_at, notice.delivery = now + SITE_AGAIN, None
    Notice.objects.bulk_update(claim.notices, [*NOTED, "due_at"])


def _put_off(claim: Claim, error: Exception) -> bool:
    """Delay the next attempt, as the number of attempts and the server demand.

    If possible, it is delayed to the morning.
    """
    delivery = claim.delivery
    wait = BACKOFF[delivery.attempts - 1]
    if isinstance(error, NotAccepted) and error.wait:
        wait = max(wait, error.wait)
    due = clock.now() + wait
    if not CHANNELS[delivery.channel].repeats:
        # the message didn't arrive; it is rendered again, since a text such as "five hours left"
        # will be wrong
        delivery.content = None
    return claim.give_back(night_end(claim, due) or due, "error", "attempts", "content", "address")


def night_end(claim: Claim, at: datetime) -> datetime | None:
    """Return the end of the person's night or vacation.

    ``None`` if a notice can't wait that long.
    """
    free = free_at(rules_of(claim.delivery.person), at)
    return free.until if free and not _urgent(claim, free.until) else None


def _urgent(claim: Claim, until: datetime) -> bool:
    """Return whether a notice of the delivery is too urgent to wait until a time.

    It can be urgent only if its person allows urgent notices in quiet hours.
    """
    facts = facts_about(claim.notices, clock.now())
    return any(passes(notice, facts, until) for notice in claim.notices)


def _about(claim: Claim) -> dict[str, str]:
    return {"delivery": str(claim.delivery.pk), "channel": claim.delivery.channel}
