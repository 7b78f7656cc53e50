"""Mail over a real SMTP connection: one for many, and what each way of breaking means."""

from __future__ import annotations

import asyncio
import smtplib
import socket
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from threading import Thread
from typing import Any
from unittest.mock import Mock

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from celery.exceptions import SoftTimeLimitExceeded
from django.core.mail import EmailMessage, get_connection
from pytest_django import Settings

from games.models import Table
from mp2site import clock
from notifications.models import BadAddress, Delivery, Kind, Notice, Stage, State
from notifications.services.delivery import BACKOFF, notice_deliver, notices_sweep
from notifications.smtp import EmailBackend
from tests.notifications.test_ledger import hand_over
from tests.support.smtp import Pipelining

pytestmark = pytest.mark.django_db
BACKEND = "notifications.smtp.EmailBackend"
NOON = datetime(2026, 11, 24, 12, tzinfo=UTC)


@dataclass
class Server(Pipelining):
    """A mail server that does at RCPT, and after DATA, what it is told to."""

    pipelining: bool = True
    connections: int = 0
    mails: list[str] = field(default_factory=list)
    at_recipient: list[str] = field(default_factory=list)
    after_data: list[str] = field(default_factory=list)

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[Any]
    ) -> str:
        deed = self.at_recipient.pop(0) if self.at_recipient else ""
        if deed == "hang up":
            server.transport.abort()
        elif deed:
            return deed
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        deed = self.after_data.pop(0) if self.after_data else ""
        if deed.startswith(("4", "5")):
            return deed
        self.mails.append((envelope.content or b"").decode("utf-8", "replace"))  # type: ignore[union-attr]
        if deed == "hang up":
            server.transport.abort()
            await asyncio.sleep(0)
        return "250 OK"


@pytest.fixture(params=[True, False], ids=["pipelining", "word-by-word"])
def server(settings: Settings, request: pytest.FixtureRequest) -> Iterator[Server]:
    kept = Server(request.param)
    controller = Controller(kept, hostname="127.0.0.1", port=free_port())
    controller.start()
    settings.EMAIL_BACKEND = BACKEND
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", controller.port
    yield kept
    controller.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def notice(table: Table) -> Notice:
    Notice.objects.all().delete()
    hand_over(table)
    return Notice.objects.get()


def tell(notice: Notice) -> tuple[str, str, str]:
    notice_deliver(notice_id=notice.pk)
    row = Notice.objects.select_related("delivery").get(pk=notice.pk)
    assert row.delivery is not None
    return row.state, row.reason, row.delivery.stage


def test_it_arrives(server: Server, notice: Notice) -> None:
    assert tell(notice) == (State.SENT, "", Stage.SENT)
    (mail,) = server.mails
    assert f"<{Delivery.objects.get().pk}@localhost>" in mail


def test_many_mails_take_one_connection(server: Server, notice: Notice) -> None:
    people = [seat.person for seat in notice.table.seats.all()]
    for person in people:
        Notice.objects.create(
            person=person, table=notice.table, turn=9, kind=Kind.OVER, due_at=NOON
        )
    assert notices_sweep() == 2
    assert (len(server.mails), server.connections) == (2, 1)


def test_an_unknown_recipient_is_final_and_the_next_mail_goes_out(
    server: Server, notice: Notice
) -> None:
    other = notice.table.seats.exclude(person=notice.person).get().person
    Notice.objects.create(person=other, table=notice.table, turn=9, kind=Kind.OVER, due_at=NOON)
    Notice.objects.filter(pk=notice.pk).update(due_at=NOON)
    server.at_recipient = ["550 5.1.1 no such user"]
    notices_sweep()
    assert sorted(Notice.objects.values_list("state", flat=True)) == [State.FAILED, State.SENT]
    assert BadAddress.objects.get().why == BadAddress.Why.REJECTED
    assert len(server.mails) == 1


@pytest.mark.parametrize(
    ("at", "deed"),
    [
        ("at_recipient", "451 4.3.0 later"),
        ("at_recipient", "421 4.7.0 too many"),
        ("at_recipient", "hang up"),
        ("after_data", "451 4.3.0 later"),
        ("after_data", "552 5.3.4 too large"),
    ],
)
def test_what_surely_did_not_arrive_is_tried_again(
    server: Server, notice: Notice, hand: clock.Hand, at: str, deed: str
) -> None:
    """Also a line that breaks before the mail was said."""
    getattr(server, at).append(deed)
    assert tell(notice) == (State.BATCHED, "trying-again", Stage.READY)
    assert server.mails == []
    hand.forward(BACKOFF[0])
    assert notices_sweep() == 1
    assert len(server.mails) == 1
    assert Notice.objects.get(pk=notice.pk).state == State.SENT


def test_a_line_that_breaks_after_the_mail_was_said_leaves_doubt(
    server: Server, notice: Notice
) -> None:
    server.after_data = ["hang up"]
    assert tell(notice) == (State.BATCHED, "", Stage.SENDING)
    assert len(server.mails) == 1


def test_nobody_at_home_is_no_doubt(notice: Notice, settings: Settings) -> None:
    settings.EMAIL_BACKEND = BACKEND
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", free_port()
    assert tell(notice) == (State.BATCHED, "trying-again", Stage.READY)


@pytest.fixture(
    params=[BACKEND, "django.core.mail.backends.smtp.EmailBackend"], ids=["our", "Django's"]
)
def backend(server: Server, request: pytest.FixtureRequest) -> Any:
    return get_connection(request.param, fail_silently=True)


def plain(to: str) -> EmailMessage:
    return EmailMessage("Hello", "there", to=[f"{to}@example.com"])


def test_one_that_is_refused_is_no_matter_of_the_others(server: Server, backend: Any) -> None:
    server.at_recipient = ["", "550 5.1.1 no such user"]
    assert backend.send_messages([plain("one"), plain("two"), plain("three")]) == 2
    assert ["one@" in mail or "three@" in mail for mail in server.mails] == [True, True]


def test_nor_of_those_that_come_later(server: Server, backend: Any) -> None:
    server.at_recipient = ["550 5.1.1 no such user"]
    backend.open()
    assert backend.send_messages([plain("one")]) == 0
    assert backend.send_messages([plain("two")]) == 1
    backend.close()
    assert len(server.mails) == 1


def test_of_a_house_that_is_gone_nothing_more_is_said(server: Server, backend: Any) -> None:
    server.at_recipient = ["421 4.7.0 we close"]
    backend.open()
    backend.port = free_port()
    assert backend.send_messages([plain("one"), plain("two")]) == 0


# -- in one breath ----------------------------------------------------------------------------

BREATH = (
    b"mail FROM:<inn@localhost> size=5\r\nrcpt TO:<a@example.com>\r\n"
    b"rcpt TO:<b@example.com>\r\ndata\r\n"
)
BOTH = ["a@example.com", "b@example.com"]


def answering(server: socket.socket, answers: Sequence[bytes], heard: list[bytes]) -> None:
    """Answer each breath of one client, from the greeting on, and hear the next."""
    line, _ = server.accept()
    with line:
        for answer in answers:
            line.sendall(answer)
            heard.append(line.recv(4096))
    while heard and not heard[-1]:  # it hung up
        heard.pop()


@contextmanager
def client(*answers: bytes) -> Iterator[tuple[Any, list[bytes]]]:
    """Give an SMTP client of ours and what its server hears."""
    heard: list[bytes] = []
    hello = (b"220 hello\r\n", b"250-us\r\n250-PIPELINING\r\n250 SIZE 1000\r\n")
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = Thread(target=answering, args=(listening, [*hello, *answers], heard))
        thread.start()
        with closing(
            EmailBackend().connection_class("127.0.0.1", listening.getsockname()[1], timeout=10)
        ) as smtp:
            yield smtp, heard
        thread.join()


def test_an_envelope_is_said_in_one_breath() -> None:
    with client(b"250 a\r\n250 b\r\n550 no\r\n354 go\r\n", b"250 taken\r\n") as (smtp, heard):
        refused = smtp.sendmail("inn@localhost", BOTH, b"hello")
        assert refused == {"b@example.com": (550, b"no")}
    assert heard[1:] == [BREATH, b"hello\r\n.\r\n"]


@pytest.mark.parametrize(
    ("answers", "refused"),
    [
        (b"250 a\r\n250 b\r\n550 no\r\n354 go\r\n", {"a@example.com": (550, b"no")}),
        (b"250 a\r\n450 no\r\n251 b\r\n354 go\r\n", {"a@example.com": (450, b"no")}),
        (b"250 a\r\n251 a\r\n250 b\r\n354 go\r\n", {}),
    ],
)
def test_who_is_named_twice_gets_it_when_they_are_taken_once(
    answers: bytes, refused: dict[str, tuple[int, bytes]]
) -> None:
    with client(answers, b"250 taken\r\n") as (smtp, heard):
        assert smtp.sendmail("inn@localhost", ["a@example.com"] * 2, b"hello") == refused
    assert heard[-1] == b"hello\r\n.\r\n"


def test_nor_is_a_mail_sent_to_one_who_is_refused_twice() -> None:
    answers = b"250 a\r\n550 no\r\n550 no\r\n354 go\r\n"
    with client(answers) as (smtp, heard), pytest.raises(smtplib.SMTPRecipientsRefused):
        smtp.sendmail("inn@localhost", ["a@example.com"] * 2, b"hello")
    assert b"hello" not in b"".join(heard)


@pytest.mark.parametrize("before", [b"", b"250 b\r\n"])
def test_a_server_that_hangs_up_is_not_waited_for(before: bytes) -> None:
    with client(b"250 a\r\n" + before + b"421 we close\r\n") as (smtp, heard):
        with pytest.raises(smtplib.SMTPRecipientsRefused) as refused:
            smtp.sendmail("inn@localhost", BOTH, b"hello")
        assert list(refused.value.recipients.values()) == [(421, b"we close")]
        assert smtp.sock is None
    assert heard[1:] == [BREATH]


def test_what_breaks_in_before_the_mail_leaves_no_word_unsaid() -> None:
    with client(b"250 a\r\n250 b\r\n250 c\r\n354 go\r\n") as (smtp, _):
        smtp.data = Mock(side_effect=SoftTimeLimitExceeded)
        with pytest.raises(SoftTimeLimitExceeded):
            smtp.sendmail("inn@localhost", BOTH, b"hello")
        with pytest.raises(smtplib.SMTPServerDisconnected):  # which Django expects as it hangs up
            smtp.quit()


@pytest.mark.parametrize(
    ("to", "said"),
    [
        ("Jörg <joerg@example.com>", b"<joerg@example.com>"),
        ("ada@müller.example", b"<ada@xn--mller-kva.example>"),
    ],
)
def test_an_address_is_said_as_servers_understand_it(to: str, said: bytes) -> None:
    with client(b"250 a\r\n250 b\r\n354 go\r\n", b"250 taken\r\n") as (smtp, heard):
        backend = EmailBackend()
        backend.connection = smtp
        assert backend.send_messages([EmailMessage("Hello", "there", to=[to])]) == 1
    assert b"rcpt TO:" + said in heard[1]


def test_a_mail_to_nobody_is_none() -> None:
    with client() as (smtp, heard):
        backend = EmailBackend()
        backend.connection = smtp
        nobody = EmailMessage("Hello", "there")
        assert not backend._send(nobody)
    assert heard[1:] == []


@pytest.mark.parametrize(
    ("answers", "error"),
    [
        (b"550 a\r\n503 b\r\n503 c\r\n503 d\r\n", smtplib.SMTPSenderRefused),
        (b"250 a\r\n550 b\r\n550 c\r\n503 d\r\n", smtplib.SMTPRecipientsRefused),
        (b"250 a\r\n250 b\r\n250 c\r\n451 d\r\n", smtplib.SMTPDataError),
        # It goes on all the same: nothing is to be said to that.
        (b"250 a\r\n550 b\r\n550 c\r\n354 go\r\n", smtplib.SMTPRecipientsRefused),
    ],
)
def test_what_is_not_taken_ends_the_conversation(
    answers: bytes, error: type[smtplib.SMTPException]
) -> None:
    with client(answers) as (smtp, heard):
        with pytest.raises(error):
            smtp.sendmail("inn@localhost", BOTH, b"hello")
        assert smtp.sock is None
    assert heard[1:] == [BREATH]


def test_with_tls_from_the_first_byte_it_is_the_same() -> None:
    plain, secure = (EmailBackend(use_ssl=use).connection_class for use in (False, True))
    assert issubclass(secure, smtplib.SMTP_SSL)
    assert secure.sendmail is plain.sendmail  # type: ignore[comparison-overlap]


def test_an_address_says_no_command_of_its_own() -> None:
    with client() as (smtp, heard), pytest.raises(ValueError, match="line's end"):
        smtp.sendmail("inn@localhost", ["a@example.com>\r\nrcpt TO:<b@example.com"], b"hello")
    assert heard[1:] == []
