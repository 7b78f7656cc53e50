"""Marks of addresses whose mails bounced, and the removal of wrong marks."""

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
"""The maximum age of a held notice that isn't about a turn; older notices aren't sent."""
WRONGLY: Final = (BadAddress.Why.BOUNCED, BadAddress.Why.REJECTED)
"""Reasons of marks that the site's own fault may have caused; a complaint is the person's own."""
CHUNK: Final = 200


def address_mark(*, email: str, why: BadAddress.Why, detail: str = "") -> None:
    """Mark an address: no mail goes there until its person, or the staff, removes the mark."""
    BadAddress.objects.update_or_create(
        email=normal_address(email), defaults={"why": why, "detail": detail}
    )


@dataclass(frozen=True, slots=True)
class Cleared:
    """An address without its mark, and the number of held mails to decide about again."""

    email: str
    why: str
    detail: str
    at: datetime
    notices: int


def addresses_marked(*, since: datetime | None = None) -> QuerySet[BadAddress]:
    """Return the marks that may be wrong, the oldest first."""
    marked = BadAddress.objects.filter(why__in=WRONGLY).order_by("at", "email")
    return marked.filter(at__gte=since) if since else marked


@transaction.atomic
def addresses_clear(*, since: datetime | None = None) -> list[Cleared]:
    """Remove marks; decide again about the mails that the marks prevented."""
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
    """Hold mails again that weren't sent because an address was marked, or the site was refused.

    The held mails are due at once. Outdated ones are then skipped, and each person gets the rest in
    one mail.
    """
    now = clock.now()
    still = Q(kind__in=names_that(lasts=Lasts.TURN)) | Q(created_at__gte=now - FRESH)
    dropped = Q(state=State.SKIPPED, reason__in=WRONGLY, created_at__gte=since)
    # No limit by `since` here: the notice whose failure caused the mark is older than the mark.
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
