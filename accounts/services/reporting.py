"""Reporting of a name, a message or a circle to the staff, and the staff's answer."""

from __future__ import annotations

from datetime import timedelta
from typing import Final, NamedTuple

from django.core.exceptions import ValidationError
from django.db import transaction

from accounts.errors import Refused
from accounts.models import AuditEntry, Membership, Report, User
from accounts.selectors.circles import circle_get_for
from accounts.services.blocking import person_to_mind
from accounts.services.moderation import audit_write, why_clean
from mp2site.infra import clock

A_DAY: Final = 10


class Said(NamedTuple):
    """A message: its table, its id, its text, and the messages before it with their authors."""

    table: str
    number: int
    text: str
    before: list[tuple[User, str]]


@transaction.atomic
def name_report(*, by: User, name: str, why: str) -> Report:
    """Report a person's name. While the report is open, a repetition changes nothing.

    Raises ValidationError with the code `nobody`, `yourself`, `of-the-house`, `guest`, `why` or
    `too-many`.
    """
    of = person_to_mind(by=by, name=name)
    return _report(Report(by=by, of=of, quoted=of.username, why=why_clean(why)))


@transaction.atomic
def message_report(*, by: User, of: User, said: Said, why: str) -> Report:
    """Report a person's message. While the report is open, a repetition changes nothing.

    Raises ValidationError with the code `yourself`, `guest`, `why` or `too-many`.
    """
    if by.is_guest:
        raise ValidationError("a guest reports nothing", code="guest")
    if of == by:
        raise ValidationError("one's own words", code="yourself")
    report = Report(by=by, of=of, what=Report.What.MESSAGE, why=why_clean(why))
    report.table, report.message, report.quoted = said.table, said.number, said.text
    report.context = [
        {"person": person.pk, "name": person.name, "text": text} for person, text in said.before
    ]
    return _report(report)


@transaction.atomic
def circle_report(*, by: User, circle_id: int, why: str) -> Report:
    """Report a circle's name and description, as one of its members.

    While the report is open, a repetition changes nothing. Raises Refused: ``not-found``;
    ValidationError with the code `yourself`, `why` or `too-many`.
    """
    circle = circle_get_for(person=by, circle_id=circle_id).circle
    founds = {"memberships__circle": circle, "memberships__role": Membership.Role.FOUNDER}
    founder = User.objects.filter(**founds).first()
    if founder is None:
        raise Refused("not-found")  # it has just been deleted
    if founder == by:
        raise ValidationError("one's own circle", code="yourself")
    report = Report(by=by, of=founder, what=Report.What.CIRCLE, why=why_clean(why))
    report.circle, report.quoted = circle.pk, f"{circle.name}\n{circle.about}".strip()
    return _report(report)


def _report(report: Report) -> Report:
    theirs = Report.objects.filter(by=report.by)
    what = {name: getattr(report, name) for name in ("of", "what", "message", "circle")}
    known = theirs.filter(answered_at=None, **what).first()
    if known is not None:
        return known
    report.at = clock.now()
    if theirs.filter(at__gt=report.at - timedelta(days=1)).count() >= A_DAY:
        raise ValidationError("too many reports today", code="too-many")
    report.save()
    return report


def reports_forget(*, person: User) -> None:
    """Remove a person's messages from the quotations in reports about others."""
    for report in Report.objects.exclude(context=[]).select_for_update(of=("self",)):
        kept = [one for one in report.context if one["person"] != person.pk]
        if kept != report.context:
            report.context = kept
            report.save(update_fields=["context"])


@transaction.atomic
def report_answer(*, report: Report, by: User, answer: str) -> Report:
    """Answer a report. The audit log gets an entry.

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
