"""Reporting somebody's name to the staff, and the staff's answer."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.core.exceptions import ValidationError
from django.db import transaction

from accounts.models import AuditEntry, Report, User
from accounts.services.blocking import person_to_mind
from accounts.services.moderation import audit_write, why_clean
from mp2site.infra import clock

A_DAY: Final = 10


@transaction.atomic
def name_report(*, by: User, name: str, why: str) -> Report:
    """Report somebody's name; while the report is open, reporting it again changes nothing.

    Raises ValidationError with the code `nobody`, `yourself`, `of-the-house`, `guest`, `why` or `too-many`.
    """
    why = why_clean(why)
    of = person_to_mind(by=by, name=name)
    theirs = Report.objects.filter(by=by)
    known = theirs.filter(of=of, what=Report.What.NAME, answered_at=None).first()
    if known is not None:
        return known
    now = clock.now()
    if theirs.filter(at__gt=now - timedelta(days=1)).count() >= A_DAY:
        raise ValidationError("too many reports today", code="too-many")
    return Report.objects.create(by=by, of=of, quoted=of.username, why=why, at=now)


@transaction.atomic
def report_answer(*, report: Report, by: User, answer: str) -> Report:
    """Answer a report; a line in the audit log says so.

    Raises ValidationError with the code `not-staff`, `why` or `answered`.
    """
    report = (
        Report.objects.select_for_update(of=("self",)).select_related("by", "of").get(pk=report.pk)
    )
    if not report.is_open:
        raise ValidationError("this report is answered", code="answered")
    audit_write(by=by, what=AuditEntry.What.REPORT_ANSWERED, why=answer, person=report.of)
    report.answer, report.answered_by, report.answered_at = why_clean(answer), by, clock.now()
    report.save(update_fields=["answer", "answered_by", "answered_at"])
    return report
