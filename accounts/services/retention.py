"""The expired data of the accounts app."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Final

from allauth.usersessions.models import UserSession
from django.contrib.admin.models import LogEntry
from django.contrib.sessions.models import Session
from django.db.models import Exists, OuterRef

from accounts.models import AuditEntry, Report, SentRequest, Vacation
from mp2site.infra.expiry import Old, before, delete, source

SENT_AGAIN: Final = timedelta(days=1)
"""The time for which a request with a key is stored, so that a repetition changes nothing."""


@source
def too_old(now: datetime) -> Iterator[Old]:
    """Yield queries of the app's expired rows, each with the function that deletes them.

    These are expired sessions, stored responses to requests, old vacations with their notes,
    answered reports, and old entries of the admin's log and the audit log.
    """
    yield SentRequest.objects.filter(at__lt=now - SENT_AGAIN), delete
    yield Session.objects.filter(expire_date__lt=now), delete
    yield Vacation.objects.filter(ends_at__lt=before("vacations", now)), delete
    yield LogEntry.objects.filter(action_time__lt=before("admin", now)), delete
    yield AuditEntry.objects.filter(at__lt=before("audit", now)), delete
    yield Report.objects.filter(answered_at__lt=before("audit", now)), delete
    known = Session.objects.filter(session_key=OuterRef("session_key"))
    yield UserSession.objects.filter(~Exists(known)), delete
