"""Reporting a name: who reads it, who answers, and who is never told."""

from __future__ import annotations

import pytest
from django.core import mail
from django.core.exceptions import ValidationError
from django.urls import reverse
from pytest_django import DjangoCaptureOnCommitCallbacks

from accounts.models import AuditEntry, Report, User
from games.errors import Code
from games.services import name_report
from games.services.moderation import report_answer
from tests.support.tables import person, refused
from tests.views.conftest import Browser

pytestmark = pytest.mark.django_db


@pytest.fixture
def staff(db: None) -> User:
    return person("keeper", is_staff=True, is_superuser=True)


@pytest.fixture
def report(four: list[User]) -> Report:
    return name_report(by=four[0], name=four[1].username, why="It is my name.")


def test_it_is_made_on_the_persons_page(browser: Browser, four: list[User]) -> None:
    client, page = browser(four[0]), reverse("people:detail", args=[four[1].username])
    assert "Report this name" in client.get(page).text
    sent = {"name": four[1].username, "why": "<b>It is my name.</b>"}
    for _ in range(2):
        shown = client.post(reverse("accounts:report"), sent, follow=True)
    assert "&lt;b&gt;It is my name." in shown.text
    assert "not answered yet" in shown.text
    assert Report.objects.count() == 1


def test_the_reported_is_shown_nothing(browser: Browser, four: list[User], report: Report) -> None:
    theirs = browser(four[1])
    for page in (reverse("accounts:blocks"), reverse("people:detail", args=[four[0].username])):
        assert report.why not in theirs.get(page).text
    assert theirs.get("/api/me/reports/").json() == {"results": []}


@pytest.mark.parametrize("why", ["", " ", "x" * 501, "a\x07bell"])
def test_it_needs_a_reason(four: list[User], why: str) -> None:
    with refused(Code.BAD_PERSON):
        name_report(by=four[0], name=four[1].username, why=why)


def test_so_many_a_day_and_no_more(four: list[User]) -> None:
    for number in range(10):
        name_report(by=four[0], name=person(f"somebody-{number}").username, why="x")
    with refused(Code.TOO_MANY):
        name_report(by=four[0], name=four[1].username, why="x")
    name_report(by=four[2], name=four[1].username, why="x")


def test_the_answer_is_mailed_and_written_down(
    staff: User,
    report: Report,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        report_answer(report=report, by=staff, answer="We have renamed them.")
    (told,) = mail.outbox
    assert told.to == [report.by.email]
    assert "We have renamed them." in told.body
    entry = AuditEntry.objects.get()
    assert (entry.what, entry.person) == (AuditEntry.What.REPORT_ANSWERED, report.of)
    with pytest.raises(ValidationError) as error:
        report_answer(report=report, by=staff, answer="Again.")
    assert error.value.code == "answered"


def test_nobody_else_answers(four: list[User], report: Report) -> None:
    with pytest.raises(ValidationError) as error:
        report_answer(report=report, by=four[2], answer="No.")
    assert error.value.code == "not-staff"


def test_the_queue_is_the_staffs(
    browser: Browser, four: list[User], staff: User, report: Report
) -> None:
    queue = reverse("admin:accounts_report_changelist")
    assert browser(four[2]).get(queue).status_code == 302
    client = browser(staff)
    assert report.why in client.get(queue).text
    row = {"_selected_action": str(report.pk)}
    client.post(queue, {**row, "action": "rename", "name": "camelia", "why": "As asked."})
    client.post(queue, {**row, "action": "reply", "why": "We have renamed them."})
    report.refresh_from_db()
    assert report.answer == "We have renamed them."
    assert User.objects.get(pk=report.of_id).username == "camelia"
