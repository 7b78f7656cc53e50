"""Refused mails about accounts also show operators that a mail server refuses the site."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any, Final

import pytest
from django.core.mail import EmailMessage
from django.test import Client
from django.urls import reverse
from pytest_django import Settings

from accounts import mails
from games.services.closing import person_close
from games.services.moderation import person_suspend
from mp2site.infra import clock
from notifications.models import BadAddress, Circuit
from tests.notifications.test_refusals import NOON
from tests.support.smtp import Refusing, free_port, refusing
from tests.support.tables import people, person

pytestmark = pytest.mark.django_db
DMARC: Final = "550 5.7.26 Unauthenticated email is not accepted due to DMARC policy"


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def server(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, django_capture_on_commit_callbacks: Any
) -> Iterator[Refusing]:
    """Run a mail server; mails are sent after the commit, as in production, but in this thread."""
    settings.ACCOUNT_MAILS_AT_ONCE = False
    monkeypatch.setattr("accounts.mails.connections.close_all", lambda: None)
    monkeypatch.setattr("accounts.mails._out.submit", lambda call, *words: call(*words))
    with refusing() as server:
        settings.EMAIL_BACKEND = "notifications.channels.smtp.EmailBackend"
        settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", server.port
        settings.EMAIL_HOST_USER, settings.EMAIL_HOST_PASSWORD = "inn", "secret"
        yield server


@pytest.fixture
def send(server: Refusing, django_capture_on_commit_callbacks: Any) -> Callable[..., None]:
    def send(*addresses: str) -> None:
        for address in addresses:
            with django_capture_on_commit_callbacks(execute=True):
                mails.post(EmailMessage("Hello", "there", to=[address]))

    return send


def is_open() -> bool:
    return Circuit.objects.refused() == {"mail"}


def test_a_sign_in_that_is_refused_opens_the_circuit(
    server: Refusing,
    client: Client,
    caplog: pytest.LogCaptureFixture,
    django_capture_on_commit_callbacks: Any,
) -> None:
    person("mara")
    server.replies["AUTH"] = "535 5.7.8 Error: authentication failed"
    with django_capture_on_commit_callbacks(execute=True):
        client.post(reverse("account_reset_password"), {"email": "mara@example.com"})
    assert is_open()
    assert "mail is refused: nothing goes out but probes" in caplog.text
    assert "mail is refused since 2026-11-24" in client.get("/healthz").text


def test_so_does_a_server_that_is_not_there(settings: Settings, send: Callable[..., None]) -> None:
    settings.EMAIL_PORT = free_port()
    send("mara@example.com")
    assert is_open()


def test_so_do_mails_at_several_domains_that_are_refused_for_the_sites_fault(
    server: Refusing, send: Callable[..., None]
) -> None:
    server.replies["DATA"] = DMARC
    send("mara@example.com", "jonas@example.com")
    assert not is_open()
    send("aylin@example.org")
    assert is_open()
    assert Circuit.objects.get().error == DMARC


def test_the_address_is_on_no_page_and_in_no_log(
    server: Refusing, send: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    server.replies["RCPT"] = "554 5.7.1 <mara@example.com>: Relay access denied"
    send("mara@example.com", "mara@example.org")
    assert Circuit.objects.get().error == "554 5.7.1 <address>: Relay access denied"
    errors = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
    assert errors
    assert not [said for said in errors if "mara" in said]


@pytest.mark.parametrize(
    ("step", "reply"),
    [
        ("RCPT", "550 5.1.1 User unknown"),
        ("RCPT", "550 5.1.2 Bad destination mailbox address"),
        ("RCPT", "452 4.2.2 Mailbox full"),
        ("RCPT", "450 4.1.2 Domain not found"),
        ("DATA", "451 4.3.0 Try again later"),
    ],
)
def test_no_typed_address_opens_a_circuit(
    server: Refusing, send: Callable[..., None], hand: clock.Hand, step: str, reply: str
) -> None:
    """People sign up with any address. A refusal doesn't mark an unconfirmed address."""
    server.replies[step] = reply
    for number in range(8):
        send(f"mara@a{number}.example")
        hand.forward(timedelta(minutes=20))
    assert not is_open()
    assert not BadAddress.objects.exists()


def test_one_that_goes_out_closes_it(server: Refusing, send: Callable[..., None]) -> None:
    server.replies["AUTH"] = "535 5.7.8 Error: authentication failed"
    send("mara@example.com")
    server.replies.clear()
    send("jonas@example.com")
    assert not is_open()
    assert list(server.mails) == ["jonas@example.com"]


def test_what_moderators_and_leavers_are_sent_counts_as_well(
    server: Refusing, django_capture_on_commit_callbacks: Any
) -> None:
    mara, jonas = people(2)
    staff = person("staff", is_staff=True)
    server.replies["AUTH"] = "535 5.7.8 Error: authentication failed"
    for deed in (
        lambda: person_suspend(person=mara, by=staff, why="spam"),
        lambda: person_close(person=jonas),
    ):
        Circuit.objects.all().delete()
        with django_capture_on_commit_callbacks(execute=True):
            deed()
        assert is_open()
