"""The retention of notices and mails."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from allauth.account.models import EmailAddress
from django.db.models import QuerySet

from mp2site.infra.expiry import Old, before, delete, source
from notifications.models import (
    NEW_FOR,
    UNDERWAY,
    WAITING,
    BadAddress,
    Delivery,
    NewsSeen,
    Notice,
    Presence,
    State,
    StoredMail,
)


@source
def too_old(now: datetime) -> Iterator[Old]:
    """Yield the querysets of expired rows, each with the function that handles them.

    It deletes the rows or, for messages that are no longer being sent, first empties their content.
    """
    yield StoredMail.objects.filter(sent_at__lt=before("mailbox", now)), delete
    said = Delivery.objects.filter(content__isnull=False, created_at__lt=before("messages", now))
    yield said.exclude(stage__in=UNDERWAY), _forget
    ledger = Notice.objects.filter(created_at__lt=before("notices", now))
    yield ledger.exclude(state__in=[*WAITING, State.BATCHED]), delete
    sent = Delivery.objects.filter(created_at__lt=before("notices", now), notices__isnull=True)
    yield sent.exclude(stage__in=UNDERWAY), delete
    yield NewsSeen.objects.filter(at__lt=now - NEW_FOR), delete
    yield Presence.objects.filter(at__lt=before("presence", now)), delete
    known = EmailAddress.objects.values("email")
    nobodys = BadAddress.objects.filter(at__lt=before("messages", now)).exclude(email__in=known)
    yield nobodys, delete


def _forget(deliveries: QuerySet[Any]) -> None:
    """Delete the contents of messages. The record that they were sent stays."""
    deliveries.update(content=None)
