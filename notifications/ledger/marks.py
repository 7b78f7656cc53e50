"""Marks of addresses whose mails bounced, and the removal of marks that the site caused itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from allauth.account.models import EmailAddress
from django.db import transaction
from django.db.models import Q, QuerySet

from accounts.addresses import normal_address
from games.features.notices import Lasts
from mp2site.infra import clock
from notifications.kinds import names_that
from notifications.models import SITE, BadAddress, Channel, Notice, State

FRESH: Final = timedelta(days=7)
"""The greatest age of a held notice that isn't about a turn. Older ones aren't sent."""
WRONGLY: Final = (BadAddress.Why.BOUNCED, BadAddress.Why.REJECTED)
"""Reasons of marks that may be the site's own fault. A complaint is never the site's fault."""
CHUNK: Final = 200


def address_mark(*, email: str, why: BadAddress.Why, detail: str = "") -> None:
    """Mark an address. No mail is sent to it until its person or the staff removes the mark."""
    BadAddress.objects.update_or_create(
        email=normal_address(email), defaults={"why": why, "detail": detail}
    )


@dataclass(frozen=True, slots=True)
class Cleared:
    """An address whose mark was removed, and the number of mails to decide about again."""

    email: str
    why: str
    detail: str
    at: datetime
    notices: int


def addresses_marked(*, since: datetime | None = None) -> QuerySet[BadAddress]:
    """Return the marks that may be the site's own fault, the oldest first."""
    marked = BadAddress.objects.filter(why__in=WRONGLY).order_by("at", "email")
    return marked.filter(at__gte=since) if since else marked


@transaction.atomic
def addresses_clear(*, since: datetime | None = None) -> list[Cleared]:
    """Remove marks, and decide again about the mails that weren't sent because of them."""
    marked = list(addresses_marked(since=since).select_for_update())
    people = _people([one.email for one in marked])
    cleared = [
        Cleared(one.email, one.why, one.detail, one.at, notices_again(people.get(one.email, ()), one.at))
        for one in marked
    ]  # fmt: skip
    BadAddress.objects.filter(pk__in=[one.pk for one in marked]).delete()
    return cleared


def _people(emails: Iterable[str]) -> dict[str, list[int]]:
    people: dict[str, list[int]] = {}
    rows = EmailAddress.objects.filter(email__in=list(emails), verified=True)
    for email, person in rows.values_list("email", "user"):
        people.setdefault(email, []).append(person)
    return people


def notices_again(people: Iterable[int], since: datetime) -> int:
    """Hold mails again that weren't sent because an address was marked or the site was refused.

    They are due at once. Outdated ones are then skipped, and each person gets the others in one
    mail.
    """
    now = clock.now()
    still = Q(kind__in=names_that(lasts=Lasts.TURN)) | Q(created_at__gte=now - FRESH)
    dropped = Q(state=State.SKIPPED, reason__in=WRONGLY, created_at__gte=since)
    # `since` doesn't apply here: the notice whose failure caused the mark is older than the mark.
    refused = Q(state=State.FAILED, reason__in=["refused", SITE])
    rows = Notice.objects.filter(still, dropped | refused, person__in=people, channel=Channel.MAIL)
    return sum(_held_again(chunk, now) for chunk in _chunks(rows))


def _chunks(rows: QuerySet[Notice]) -> Iterator[list[Notice]]:
    notices = list(rows.select_for_update(of=("self",)))
    for first in range(0, len(notices), CHUNK):
        yield notices[first : first + CHUNK]


def _held_again(notices: list[Notice], now: datetime) -> int:
    for notice in notices:
        notice.note(now, State.HELD, SITE, now)
        notice.due_at, notice.delivery = now, None
    Notice.objects.bulk_update(notices, ["state", "reason", "trail", "due_at", "delivery"])
    return len(notices)
