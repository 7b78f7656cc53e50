"""Mail over a real SMTP connection: one connection for many mails, and the meaning of errors."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from django.core.mail import EmailMessage, get_connection
from pytest_django import Settings

from games.models import Table
from mp2site.infra import clock
from notifications.delivery.sending import BACKOFF, notices_sweep
from notifications.models import BadAddress, Delivery, Kind, Notice, Stage, State
from tests.notifications.test_ledger import hand_over
from tests.support.reading import notice_deliver
from tests.support.smtp import Counting

pytestmark = pytest.mark.django_db
BACKEND = "notifications.channels.smtp.EmailBackend"
NOON = datetime(2026, 11, 24, 12, tzinfo=UTC)


@dataclass
class Server(Counting):
    """A mail server with a test's instructions for RCPT and for the end of DATA."""

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


@pytest.fixture
def server(settings: Settings) -> Iterator[Server]:
    kept = Server()
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
    """The connection may break before the mail's transfer."""
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
    assert tell(notice) == (State.BATCHED, "site-refused", Stage.READY)


@pytest.fixture
def backend(server: Server) -> Any:
    return get_connection(BACKEND, fail_silently=True)


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


def test_a_server_that_is_gone_gets_no_more_commands(server: Server, backend: Any) -> None:
    server.at_recipient = ["421 4.7.0 we close"]
    backend.open()
    backend.port = free_port()
    assert backend.send_messages([plain("one"), plain("two")]) == 0
