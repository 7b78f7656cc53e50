"""A real mail server with every kind of refusal: its attribution, and the results after the repair.

`pytest -s` prints a table of the results.
"""

from __future__ import annotations

import logging
import smtplib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final, NoReturn
from uuid import UUID

import pytest
from django.core.management import call_command
from django.test import Client
from pytest_django import Settings

from accounts.models import User
from games.models import Table
from mp2site.infra import clock
from notifications.channels.replies import About, about
from notifications.delivery.circuits import PROBES, UNKNOWN_ALIKE
from notifications.delivery.sending import BACKOFF, PROBE, notices_sweep
from notifications.ledger.marks import addresses_clear
from notifications.models import (
    BadAddress,
    Circuit,
    Delivery,
    Kind,
    Notice,
    Stage,
    State,
)
from tests.notifications.test_ledger import hand_over
from tests.support.smtp import Refusing, free_port, refusing
from tests.support.tables import people, started

pytestmark = pytest.mark.django_db
NOON: Final = datetime(2026, 11, 24, 12, tzinfo=UTC)
MINUTE: Final = timedelta(minutes=1)


@dataclass(frozen=True)
class Refusal:
    """A refusal of all mails, and its expected attribution."""

    step: str
    reply: str
    about: str
    """The attribution: ``site at once``, ``site``, ``person``, ``mailbox`` or ``passing``."""


WAYS: Final = (
    Refusal("connect", "nobody listens", "site at once"),
    Refusal("AUTH", "535 5.7.8 Error: authentication failed: UGFzc3dvcmQ6", "site at once"),
    Refusal("MAIL", "530 5.7.0 Must issue a STARTTLS command first", "site at once"),
    Refusal("MAIL", "553 5.1.8 Domain of sender address does not exist", "site at once"),
    Refusal("MAIL", "550 5.7.1 Client host rejected: cannot find your hostname", "site at once"),
    Refusal("MAIL", "451 4.3.0 Temporary lookup failure", "passing"),
    Refusal("RCPT", "550 5.1.1 The email account that you tried to reach doesn't exist", "person"),
    Refusal("RCPT", "550 5.1.10 Recipient address has a null MX", "person"),
    Refusal("RCPT", "550 5.1.6 The mailbox has moved", "person"),
    Refusal("RCPT", "550 No such user here", "person"),
    Refusal("RCPT", "553 sorry, that recipient does not exist in my mailbox list", "person"),
    Refusal("RCPT", "550 Requested action not taken: mailbox unavailable", "person"),
    Refusal("RCPT", "550 5.1.7 Bad sender's mailbox address syntax", "site"),
    Refusal("RCPT", "550 5.1.8 Bad sender's system address", "site"),
    Refusal("RCPT", "550 5.1.0 Address rejected: sender unknown", "site"),
    Refusal("RCPT", "550 5.4.1 Recipient address rejected: Access denied", "site"),
    Refusal("RCPT", "554 5.7.1 Relay access denied", "site"),
    Refusal("RCPT", "550 relaying denied for unknown user", "site"),
    Refusal("RCPT", "554 Service unavailable; client host blocked using a block list", "site"),
    Refusal("RCPT", "530 Authentication required", "site at once"),
    Refusal("RCPT", "552 5.2.2 The email account that you tried to reach is over quota", "mailbox"),
    Refusal("RCPT", "452 4.2.2 Mailbox full", "mailbox"),
    Refusal("RCPT", "450 4.7.1 Greylisted, try again in five minutes", "passing"),
    Refusal("RCPT", "452 Requested action not taken: insufficient system storage", "passing"),
    Refusal("DATA", "550 5.7.26 Unauthenticated email is not accepted due to DMARC policy", "site"),
    Refusal("DATA", "554 5.6.0 Message content rejected", "site"),
    Refusal("DATA", "552 5.3.4 Message size exceeds fixed limit", "site"),
    Refusal("DATA", "451 4.3.2 Please try again later", "passing"),
)
MUST: Final = {
    # First delivery: stage, attempts. Second delivery: stage, attempts. Marked addresses. Circuit's
    # state.
    "site at once": ((Stage.READY, 0), (Stage.READY, 0), 0, True),
    "site": ((Stage.READY, 1), (Stage.READY, 0), 0, True),
    "person": ((Stage.FAILED, 1), (Stage.FAILED, 1), 2, False),
    "mailbox": ((Stage.READY, 1), (Stage.READY, 1), 0, False),
    "passing": ((Stage.READY, 1), (Stage.READY, 1), 0, False),
}


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def server(settings: Settings) -> Iterator[Refusing]:
    with refusing() as server:
        settings.EMAIL_BACKEND = "notifications.channels.smtp.EmailBackend"
        settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", server.port
        settings.EMAIL_HOST_USER, settings.EMAIL_HOST_PASSWORD = "inn", "secret"
        yield server


@pytest.fixture
def notices(table: Table) -> list[Notice]:
    """Two notices: one person's turn, and another person's finished game; the turn is older."""
    Notice.objects.all().delete()
    hand_over(table)
    turn = Notice.objects.get()
    Notice.objects.filter(pk=turn.pk).update(due_at=NOON - MINUTE)
    other = table.seats.exclude(person=turn.person).get().person
    return [turn, over(other, table)]


def over(person: User, table: Table, turn: int = 9) -> Notice:
    return Notice.objects.create(
        person=person, table=table, turn=turn, kind=Kind.OVER, due_at=clock.now()
    )


def booked(notice: Notice) -> tuple[str, int]:
    delivery = Notice.objects.select_related("delivery").get(pk=notice.pk).delivery
    assert delivery is not None
    return delivery.stage, delivery.attempts


def refuse(server: Refusing, settings: Settings, way: Refusal) -> None:
    if way.step == "connect":
        settings.EMAIL_PORT = free_port()
    else:
        server.replies[way.step] = way.reply


def repair(server: Refusing, settings: Settings) -> None:
    server.replies.clear()
    settings.EMAIL_PORT = server.port


def is_open() -> bool:
    return Circuit.objects.refused() == {"mail"}


@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.step} {way.reply[:24]}")
def test_everybody_is_refused(
    way: Refusal,
    server: Refusing,
    notices: list[Notice],
    settings: Settings,
    hand: clock.Hand,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """No person bears the site's fault: after the repair all people get the notices that still
    hold.
    """
    refuse(server, settings, way)
    notices_sweep()
    found = (*map(booked, notices), BadAddress.objects.count(), is_open())
    told = [record for record in caplog.records if record.levelno == logging.ERROR]
    print(f"\n{way.step:8}{way.reply:74}{way.about:13}{found}", end="")
    assert found == MUST[way.about]
    assert len(told) == found[3]
    if way.step != "connect":
        tried = Delivery.objects.exclude(error="")
        assert {delivery.error for delivery in tried} == {way.reply}
        assert way.reply in caplog.text
    repair(server, settings)
    if way.about == "person":
        addresses_clear()
    hand.forward(BACKOFF[0])
    notices_sweep()
    notices_sweep()
    states = Notice.objects.values_list("state", flat=True)
    assert (list(states), is_open()) == ([State.SENT, State.SENT], False)
    assert [len(mails) for mails in server.mails.values()] == [1, 1]


REPLIES: Final = (
    (550, "5.1.2 Bad destination mailbox address", About.PERSON),
    (550, "5.1.3 Bad destination mailbox address syntax", About.PERSON),
    (550, "#5.1.0 Address rejected.", About.SITE),
    (550, "5.1.0 <bo@example.com>: User unknown", About.PERSON),
    (550, "5.2.1 Mailbox disabled, not accepting messages", About.MAILBOX),
    (550, "5.4.4 Unable to route", About.SITE),
    (550, "5.5.0 Requested action not taken: mailbox unavailable", About.SITE),
    (550, "<nospam@example.com>: Recipient address rejected: User unknown", About.PERSON),
    (550, "Recipient address rejected: policy", About.SITE),
    (550, "Mailbox unavailable, your IP is blocked", About.SITE),
    (550, "", About.SITE),
    (551, "User not local; please try elsewhere", About.SITE),
    (553, "Sender address rejected: not owned by user", About.SITE),
    (552, "Requested mail action aborted: exceeded storage allocation", About.MAILBOX),
    (552, "Message too large", About.SITE),
    (554, "Transaction failed: user unknown", About.SITE),
    (450, "5.1.1 a contradiction", About.PASSING),
    (421, "4.7.0 Try again later", About.PASSING),
    (422, "The recipient's mailbox is full", About.MAILBOX),
)


@pytest.mark.parametrize(("code", "text", "speaks"), REPLIES)
def test_a_reply_speaks_of_the_person_only_if_it_surely_does(
    code: int, text: str, speaks: About
) -> None:
    assert about(code, text) == speaks


@pytest.mark.parametrize("code", [500, 530, 535, 550, 551, 552, 553, 554])
def test_what_comes_before_the_recipient_speaks_of_the_site(code: int) -> None:
    assert about(code, "5.1.1 user unknown", of_recipient=False) == About.SITE


class TestWhileTheCircuitIsOpen:
    @pytest.fixture(autouse=True)
    def open(self, server: Refusing, notices: list[Notice]) -> None:
        server.replies["MAIL"] = "554 5.7.1 You are not welcome"
        notices_sweep()
        assert is_open()

    def test_no_probe_is_counted_to_anybody(
        self, server: Refusing, notices: list[Notice], hand: clock.Hand
    ) -> None:
        probes = 0
        for wait in [*PROBES, PROBES[-1], PROBES[-1]]:
            hand.forward(wait)
            before = server.connections
            notices_sweep()
            notices_sweep()
            probes += server.connections - before
        assert probes == len(PROBES) + 2
        assert [booked(notice) for notice in notices] == [(Stage.READY, 0)] * 2
        assert not BadAddress.objects.exists()

    def test_a_new_notice_is_held_and_goes_out_with_the_others(
        self, server: Refusing, notices: list[Notice], hand: clock.Hand, table: Table
    ) -> None:
        person = notices[1].person
        later = [over(person, table, turn) for turn in (20, 21)]
        notices_sweep()
        held = Notice.objects.filter(pk__in=[notice.pk for notice in later])
        assert set(held.values_list("state", "reason")) == {(State.HELD, "site-refused")}
        server.replies.clear()
        hand.forward(PROBES[0])
        notices_sweep()
        notices_sweep()
        assert set(held.values_list("state", flat=True)) == {State.SENT}
        assert held.values("delivery").distinct().count() == 1

    def test_what_is_not_true_any_more_is_not_sent_after_the_repair(
        self, server: Refusing, notices: list[Notice], hand: clock.Hand, table: Table
    ) -> None:
        hand_over(table)
        Notice.objects.exclude(pk__in=[notice.pk for notice in notices]).delete()
        server.replies.clear()
        hand.forward(PROBES[0])
        notices_sweep()
        notices_sweep()
        states = {row.pk: (row.state, row.reason) for row in Notice.objects.all()}
        assert states[notices[0].pk] == (State.SKIPPED, "moved")
        assert states[notices[1].pk] == (State.SENT, "")

    def test_a_held_notice_is_the_probe_where_nothing_else_waits(
        self, server: Refusing, notices: list[Notice], hand: clock.Hand, table: Table
    ) -> None:
        Notice.objects.all().delete()
        Delivery.objects.all().delete()
        later = over(notices[1].person, table, 20)
        notices_sweep()
        server.replies.clear()
        hand.forward(PROBES[0])
        notices_sweep()
        assert Notice.objects.get(pk=later.pk).state == State.SENT

    def test_health_and_metrics_and_the_staff_say_so(
        self, client: Client, notices: list[Notice]
    ) -> None:
        said = client.get("/healthz")
        assert (said.status_code, said.text.splitlines()[0]) == (200, "ok")
        assert "mail is refused since 2026-11-24 12:00 UTC" in said.text
        assert client.get("/healthz/mail").status_code == 503
        assert "caravanserai_mail_refused 1.0" in client.get("/metrics").text
        assert "caravanserai_push_refused 0.0" in client.get("/metrics").text
        person = notices[0].person
        client.force_login(person)
        assert "You are not welcome" not in client.get("/credits/").text
        User.objects.filter(pk=person.pk).update(is_staff=True)
        page = client.get("/credits/").text
        assert "Mail has been refused since" in page
        assert "554 5.7.1 You are not welcome" in page

    def test_the_staff_is_told_once(
        self, server: Refusing, hand: clock.Hand, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.clear()
        for wait in PROBES:
            hand.forward(wait)
            notices_sweep()
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]

    def test_a_server_that_knows_one_not_and_takes_no_mail_keeps_it_open(
        self,
        server: Refusing,
        notices: list[Notice],
        hand: clock.Hand,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        """A server that checks recipients may still refuse every mail at DATA."""
        server.replies = {
            f"RCPT {notices[0].person.email}": "550 5.1.1 No such user",
            "DATA": "550 5.7.26 Unauthenticated email is not accepted due to DMARC policy",
        }
        caplog.clear()
        for wait in PROBES:
            hand.forward(wait)
            notices_sweep()
            assert is_open()
        assert [booked(notice) for notice in notices] == [(Stage.READY, 0)] * 2
        assert not BadAddress.objects.exists()
        assert "mail goes out again" not in caplog.text

    def test_one_who_is_unknown_is_marked_once_another_mail_has_gone_out(
        self, server: Refusing, notices: list[Notice], hand: clock.Hand
    ) -> None:
        server.replies = {f"RCPT {notices[0].person.email}": "550 5.1.1 No such user"}
        hand.forward(PROBES[0])
        notices_sweep()
        assert not is_open()
        assert Notice.objects.get(pk=notices[1].pk).state == State.SENT
        assert not BadAddress.objects.exists()
        notices_sweep()
        assert BadAddress.objects.get().email == notices[0].person.email


def test_one_persons_policy_is_not_the_sites_fault(
    server: Refusing, notices: list[Notice], hand: clock.Hand
) -> None:
    """Other people get their mail, so the attempts count, but the address isn't marked and the
    notice stays.
    """
    server.replies = {f"RCPT {notices[0].person.email}": "550 5.7.1 We don't like you"}
    for wait in [timedelta(), *BACKOFF]:
        hand.forward(wait)
        over(notices[1].person, notices[1].table, int(hand.time().timestamp()) % 30_000)
        notices_sweep()
        notices_sweep()
        assert not is_open()
    row = Notice.objects.get(pk=notices[0].pk)
    assert (row.state, row.reason) == (State.HELD, "site-refused")
    assert not BadAddress.objects.exists()
    server.replies.clear()
    hand.forward(timedelta(hours=12))
    notices_sweep()
    assert Notice.objects.get(pk=notices[0].pk).state == State.SENT


def test_a_server_that_says_later_to_everybody_for_an_hour_refuses_the_site(
    server: Refusing, notices: list[Notice], hand: clock.Hand
) -> None:
    server.replies["DATA"] = "451 4.3.0 Try again later"
    for wait in [timedelta(), *BACKOFF[:4]]:
        assert not is_open()
        hand.forward(wait)
        notices_sweep()
    assert is_open()


@pytest.mark.parametrize(
    "error",
    [
        smtplib.SMTPNotSupportedError("SMTPUTF8 not supported by server"),
        UnicodeError("label too long"),
    ],
)
def test_addresses_that_cannot_be_written_never_open_it(
    error: Exception,
    server: Refusing,
    notices: list[Notice],
    hand: clock.Hand,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The site sends nothing to the server."""

    def unwritable(*_: object, **__: object) -> NoReturn:
        raise error

    monkeypatch.setattr(smtplib.SMTP, "sendmail", unwritable)
    for wait in [timedelta(), *BACKOFF]:
        hand.forward(wait)
        notices_sweep()
        assert not is_open()
    assert set(Notice.objects.values_list("state", "reason")) == {(State.FAILED, "given-up")}
    assert not BadAddress.objects.exists()


def test_a_mark_keeps_the_whole_answer(server: Refusing, notices: list[Notice]) -> None:
    said = "550 5.1.1 " + "No such user here, see our page for the reasons. " * 8
    server.replies["RCPT"] = said.strip()
    notices_sweep()
    assert set(BadAddress.objects.values_list("detail", flat=True)) == {said.strip()}


def test_an_hour_without_success_for_one_person_alone_does_not(
    server: Refusing, notices: list[Notice], hand: clock.Hand
) -> None:
    """The person's provider may be at fault, so the circuit needs a second person's failure."""
    server.replies["DATA"] = "451 4.3.0 Try again later"
    later = notices.pop()
    Notice.objects.filter(pk=later.pk).delete()
    for wait in [timedelta(), *BACKOFF[:5]]:
        hand.forward(wait)
        notices_sweep()
        assert not is_open()
    over(later.person, later.table)
    notices_sweep()
    assert is_open()


class TestAProbeAmongSixPeople:
    """Three people have refused mails, three have later, held notices; the server accepts some now."""

    @pytest.fixture
    def six(self, server: Refusing, sent: list[UUID]) -> list[User]:
        six = people(6)
        table = started(six[:2], name="Another")
        Notice.objects.all().delete()
        server.replies["DATA"] = "554 5.7.1 You are not welcome"
        for person in six[:3]:
            over(person, table)
        notices_sweep()
        assert is_open()
        for person in six[3:]:
            for turn in (20, 21):
                over(person, table, turn)
        notices_sweep()
        assert Notice.objects.filter(state=State.HELD).count() == 6
        server.tried.clear()
        return six

    def test_it_tries_two_of_the_first_and_all_who_were_not_tried_yet(
        self, server: Refusing, six: list[User], hand: clock.Hand
    ) -> None:
        hand.forward(PROBES[0])
        notices_sweep()
        tried = [person for person in six if person.email in server.tried]
        assert len(server.tried) == len(tried) == PROBE
        assert [person in tried for person in six].count(False) == 1
        assert set(six[3:]) <= set(tried)

    def test_the_next_ones_try_everybody_in_turn(
        self, server: Refusing, six: list[User], hand: clock.Hand
    ) -> None:
        for wait in PROBES:
            hand.forward(wait)
            notices_sweep()
            assert is_open()
        assert {server.tried.count(person.email) for person in six} <= {1, 2, 3}
        attempts = [delivery.attempts for delivery in Delivery.objects.all()]
        assert sorted(attempts, reverse=True) == [
            1,
            0,
            0,
            0,
            0,
            0,
        ]  # one before the circuit opened

    def test_one_who_was_not_tried_yet_and_is_taken_closes_it(
        self, server: Refusing, six: list[User], hand: clock.Hand
    ) -> None:
        """The server refuses the earlier mails for other reasons."""
        del server.replies["DATA"]
        for person in six[:3]:
            server.replies[f"RCPT {person.email}"] = "550 5.7.1 We don't like you"
        hand.forward(PROBES[0])
        notices_sweep()
        assert not is_open()
        assert [len(server.mails[person.email]) for person in six[3:]] == [1, 1, 1]

    def test_five_who_are_unknown_do_not_close_it(
        self, server: Refusing, six: list[User], hand: clock.Hand
    ) -> None:
        server.replies["RCPT"] = "550 5.1.1 User unknown"
        for wait in PROBES:
            hand.forward(wait)
            notices_sweep()
        assert is_open()
        assert not BadAddress.objects.exists()


def test_a_full_mailbox_never_opens_it(
    server: Refusing, notices: list[Notice], hand: clock.Hand
) -> None:
    server.replies["RCPT"] = "452 4.2.2 Mailbox full"
    for wait in [timedelta(), *BACKOFF]:
        hand.forward(wait)
        notices_sweep()
    assert not is_open()
    assert set(Notice.objects.values_list("state", "reason")) == {(State.FAILED, "given-up")}


def test_other_faults_take_no_mark_back(
    server: Refusing, sent: list[UUID], hand: clock.Hand
) -> None:
    """A mailbox that was unknown before the site's refusal stays marked."""
    three = people(3)
    table = started(three[:2], name="Another")
    Notice.objects.all().delete()
    over(three[0], table)
    server.replies = {
        f"RCPT {three[0].email}": "550 5.1.1 User unknown",
        "DATA": "554 5.7.1 You are not welcome",
    }
    notices_sweep()
    for person in three[1:]:
        over(person, table)
    notices_sweep()
    assert is_open()
    assert BadAddress.objects.get().email == three[0].email


def test_a_server_that_knows_nobody_is_not_believed(
    server: Refusing, sent: list[UUID], hand: clock.Hand
) -> None:
    """A wrong relay reports every address as unknown, so the site clears the relay's marks."""
    everybody = people(UNKNOWN_ALIKE)
    table = started(everybody[:2], name="Another")
    Notice.objects.all().delete()
    for person in everybody:
        over(person, table)
    server.replies["RCPT"] = "550 5.1.1 User unknown"
    notices_sweep()
    assert is_open()
    assert not BadAddress.objects.exists()
    server.replies.clear()
    hand.forward(PROBES[0])
    for _ in range(3):
        notices_sweep()
    assert not is_open()
    assert set(Notice.objects.values_list("state", flat=True)) == {State.SENT}
    assert len(server.mails) == UNKNOWN_ALIKE


class TestTheCommand:
    def test_it_lists_and_clears_and_has_told_what_is_still_true(
        self,
        server: Refusing,
        notices: list[Notice],
        hand: clock.Hand,
        capsys: pytest.CaptureFixture[str],
        table: Table,
    ) -> None:
        server.replies["RCPT"] = "550 5.1.1 No such user"
        notices_sweep()
        later = over(notices[1].person, table, 20)
        notices_sweep()
        assert Notice.objects.get(pk=later.pk).reason == "rejected"
        server.replies.clear()
        call_command("addresses")
        assert f"{notices[0].person.email}  550 5.1.1 No such user" in capsys.readouterr().out
        assert BadAddress.objects.count() == 2
        call_command("addresses", "--clear")
        said = capsys.readouterr().out
        assert "2 addresses get mail again. 3 notices" in said
        notices_sweep()
        assert set(Notice.objects.values_list("state", flat=True)) == {State.SENT}
        assert not BadAddress.objects.exists()

    def test_it_clears_since_an_instant_and_no_complaint(self, hand: clock.Hand) -> None:
        for email, why in (("a@x.example", "bounced"), ("b@x.example", "complained")):
            BadAddress.objects.create(email=email, why=why)
        hand.forward(timedelta(days=2))
        BadAddress.objects.create(email="c@x.example", why="rejected")
        call_command("addresses", "--clear", "--since", "1d")
        assert set(BadAddress.objects.values_list("email", flat=True)) == {
            "a@x.example",
            "b@x.example",
        }
        call_command("addresses", "--clear", "--since", "2026-11-24")
        assert BadAddress.objects.get().why == "complained"
