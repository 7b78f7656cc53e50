"""Reporting a name or a message: its readers, its answers, and its secrecy."""

from __future__ import annotations

import pytest
from django.core import mail
from django.core.exceptions import ValidationError
from django.urls import reverse
from pytest_django import DjangoCaptureOnCommitCallbacks

from accounts.errors import Refused
from accounts.models import AuditEntry, Circle, Report, User
from accounts.selectors.circles import circle_get_for
from accounts.services import reporting
from accounts.services.circles import circle_found, circle_join
from games.blocks.services import name_report, person_block
from games.circles.services import circle_report
from games.errors import Code
from games.models import Table
from games.services.moderation import report_answer
from games.talk.models import Message
from games.talk.services import message_report, message_say
from tests.api.conftest import Api, is_problem
from tests.support.tables import person, refused, started
from tests.views.conftest import Browser

pytestmark = pytest.mark.django_db


@pytest.fixture
def staff(db: None) -> User:
    return person("keeper", is_staff=True, is_superuser=True)


@pytest.fixture
def report(four: list[User]) -> Report:
    return name_report(by=four[0], name=four[1].username, why="It is my name.")


def test_it_is_made_on_the_persons_page(browser: Browser, four: list[User]) -> None:
    client, page = browser(four[0]), reverse("profiles:detail", args=[four[1].username])
    assert "Report this name" in client.get(page).text
    sent = {"name": four[1].username, "why": "<b>It is my name.</b>"}
    for _ in range(2):
        shown = client.post(reverse("accounts:report"), sent, follow=True)
    assert "&lt;b&gt;It is my name." in shown.text
    assert "not answered yet" in shown.text
    assert Report.objects.count() == 1


def test_the_reported_is_shown_nothing(browser: Browser, four: list[User], report: Report) -> None:
    theirs = browser(four[1])
    for page in (reverse("accounts:blocks"), reverse("profiles:detail", args=[four[0].username])):
        assert report.why not in theirs.get(page).text
    assert theirs.get("/api/me/reports/").json() == {"results": []}


@pytest.mark.parametrize("why", ["", " ", "x" * 501])
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


class TestMessages:
    """A report of a message contains earlier messages that the reporter could read."""

    @pytest.fixture
    def game(self, four: list[User]) -> Table:
        return started(four[:3])

    @pytest.fixture
    def message(self, four: list[User], game: Table) -> Message:
        for text in ("Hello.", "Well rolled!"):
            message_say(table_id=game.pk, by=four[2], text=text)
        return message_say(table_id=game.pk, by=four[1], text="<b>You fool</b>")

    def of(self, message: Message, by: User, why: str = "It insults me.") -> Report:
        known = {"table_id": message.table_id, "message_id": message.pk}
        return message_report(**known, by=by, why=why)

    def test_by_clicks(self, browser: Browser, four: list[User], message: Message) -> None:
        client = browser(four[0])
        address = reverse("talk:report", args=[message.table_id, message.pk])
        talk = client.get(reverse("talk:page", args=[message.table_id])).text
        assert f' · <a href="{address}"' in talk
        assert "&lt;b&gt;You fool" in client.get(address).text
        refused_page = client.post(address, {"why": ""})
        assert refused_page.status_code == 422
        shown = client.post(address, {"why": "It insults me."}, follow=True)
        assert "It insults me." in shown.text
        report = Report.objects.get()
        assert (report.quoted, report.of, report.table) == (message.text, four[1], message.table_id)
        assert report.said_before == "aylin: Hello.\naylin: Well rolled!"

    def test_what_is_blocked_is_no_context(self, four: list[User], message: Message) -> None:
        person_block(by=four[0], name=four[2].username)
        assert self.of(message, four[0]).context == []

    def test_once_while_it_is_open(self, four: list[User], message: Message) -> None:
        assert self.of(message, four[0]) == self.of(message, four[0], "Again.")
        other = message_say(table_id=message.table_id, by=four[1], text="And you, too")
        assert self.of(other, four[0]) != self.of(message, four[0])

    def test_who_may_not(self, four: list[User], message: Message) -> None:
        with refused(Code.BAD_PERSON):  # the reporter's own message
            self.of(message, four[1])
        with refused(Code.BAD_PERSON):
            self.of(message, four[0], " ")
        with refused(Code.NOT_FOUND):  # the seats have a separate talk while the game runs
            self.of(message, four[3])
        person_block(by=four[0], name=four[1].username)
        with refused(Code.NOT_FOUND):  # the reporter can't read the message
            self.of(message, four[0])
        assert not Report.objects.exists()

    def test_by_rest(self, four: list[User], message: Message) -> None:
        address = f"tables/{message.table_id}/talk/{message.pk}/report/"
        assert Api(four[0]).post(address, {"why": "It insults me."}).status_code == 204
        [told] = Api(four[0]).get("me/reports/").json()["results"]
        assert (told["what"], told["name"], told["quoted"]) == ("message", "jonas", message.text)
        assert Api(four[1]).get("me/reports/").json() == {"results": []}

    def test_the_staff_takes_it_back(
        self, browser: Browser, four: list[User], staff: User, message: Message
    ) -> None:
        report = self.of(message, four[0])
        client, queue = browser(staff), reverse("admin:accounts_report_changelist")
        assert "You fool" in client.get(queue).text
        row = {"_selected_action": str(report.pk), "action": "take_back", "why": "Insults."}
        client.post(queue, row)
        message.refresh_from_db()
        assert message.taken_back
        assert AuditEntry.objects.get().what == AuditEntry.What.MESSAGE_HIDDEN


class TestCircles:
    @pytest.fixture
    def circle(self, four: list[User]) -> Circle:
        circle = circle_found(by=four[1], name="Fools <b>only</b>", about="You are one.")
        circle_join(link=str(circle.link), by=four[0])
        return circle

    def test_by_clicks(self, browser: Browser, four: list[User], circle: Circle) -> None:
        address = reverse("circles:report", args=[circle.pk])
        page = reverse("circles:detail", args=[circle.pk])
        assert address in browser(four[0]).get(page).text
        assert address not in browser(four[1]).get(page).text
        assert browser(four[0]).post(address, {"why": " "}).status_code == 422
        shown = browser(four[0]).post(address, {"why": "It insults me."}, follow=True)
        assert "Fools &lt;b&gt;only" in shown.text
        assert "It insults me." in shown.text
        report = Report.objects.get()
        assert (report.what, report.of, report.circle) == ("circle", four[1], circle.pk)
        assert report.quoted == "Fools <b>only</b>\nYou are one."
        assert "It insults me." not in browser(four[1]).get(reverse("accounts:blocks")).text

    def test_each_once_while_it_is_open(self, four: list[User], circle: Circle) -> None:
        other = circle_found(by=four[1], name="More fools")
        circle_join(link=str(other.link), by=four[0])
        first = circle_report(circle_id=circle.pk, by=four[0], why="x")
        assert circle_report(circle_id=circle.pk, by=four[0], why="y") == first
        assert circle_report(circle_id=other.pk, by=four[0], why="x") != first
        assert name_report(by=four[0], name="jonas", why="x") != first

    def test_who_may_not(self, four: list[User], circle: Circle) -> None:
        with refused(Code.BAD_PERSON):  # the reporter's own text
            circle_report(circle_id=circle.pk, by=four[1], why="x")
        with pytest.raises(Refused, match="not-found"):
            circle_report(circle_id=circle.pk, by=four[2], why="x")
        assert not Report.objects.exists()

    def test_one_that_is_dissolved_meanwhile(
        self, four: list[User], circle: Circle, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        seen = circle_get_for(person=four[0], circle_id=circle.pk)
        monkeypatch.setattr(reporting, "circle_get_for", lambda **_: seen)
        Circle.objects.all().delete()
        with pytest.raises(Refused, match="not-found"):
            circle_report(circle_id=circle.pk, by=four[0], why="x")
        assert not Report.objects.exists()

    def test_by_rest(self, four: list[User], circle: Circle) -> None:
        address = f"circles/{circle.pk}/report/"
        assert Api(four[0]).post(address, {"why": "It insults me."}).status_code == 204
        [told] = Api(four[0]).get("me/reports/").json()["results"]
        assert (told["what"], told["name"]) == ("circle", circle.name)
        is_problem(Api(four[2]).post(address, {"why": "x"}), 404, "not-found")
        is_problem(Api(four[1]).post(address, {"why": "x"}), 422, "bad-person")

    def test_a_founder_who_is_hidden_stays_so(
        self, browser: Browser, four: list[User], circle: Circle
    ) -> None:
        person_block(by=four[1], name=four[0].name)
        circle_report(circle_id=circle.pk, by=four[0], why="It insults me.")
        for told in (
            Api(four[0]).get("me/reports/").text,
            browser(four[0]).get(reverse("accounts:blocks")).text,
        ):
            assert "Fools" in told
            assert four[1].name not in told

    def test_the_staff_dissolves_it(
        self, browser: Browser, four: list[User], staff: User, circle: Circle
    ) -> None:
        report = circle_report(circle_id=circle.pk, by=four[0], why="It insults me.")
        named = name_report(by=four[0], name="aylin", why="x")
        client, queue = browser(staff), reverse("admin:accounts_report_changelist")
        assert "You are one." in client.get(queue).text
        chosen = [str(report.pk), str(named.pk)]
        row = {"_selected_action": chosen, "action": "dissolve", "why": "Insults."}
        client.post(queue, row)
        assert not Circle.objects.exists()
        entry = AuditEntry.objects.get()
        assert (entry.what, entry.before, entry.person) == (
            "circle-dissolved",
            circle.name,
            four[1],
        )
        client.post(queue, row)  # the text is already gone
        assert AuditEntry.objects.count() == 1
        assert Report.objects.get(pk=report.pk).quoted == report.quoted


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
