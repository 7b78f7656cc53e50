"""The meaning of a mail provider's exceptions and events: only a faulty address is marked."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final

import pytest
from anymail.exceptions import (
    AnymailAPIError,
    AnymailConfigurationError,
    AnymailError,
    AnymailInvalidAddress,
    AnymailRecipientsRefused,
)
from anymail.message import AnymailRecipientStatus, AnymailStatus
from anymail.signals import AnymailTrackingEvent, tracking
from django.core.mail import EmailMessage

from notifications.channels.base import NoSuchRecipient, NotAccepted, SendError, SiteRefused
from notifications.channels.providers import refusal
from notifications.models import BadAddress

SES: Final = {"bounceType": "Transient"}


def answered(status: int) -> AnymailAPIError:
    said = SimpleNamespace(reason="No", text="why not", json=lambda: {"message": "why not"})
    return AnymailAPIError("refused", status_code=status, response=said)


def all_are(status: str) -> AnymailRecipientsRefused:
    message: Any = EmailMessage(to=["mara@example.com"])
    message.anymail_status = AnymailStatus()
    one = AnymailRecipientStatus(message_id=None, status=status)
    message.anymail_status.set_recipient_status({"mara@example.com": one})
    return AnymailRecipientsRefused(email_message=message)


@pytest.mark.parametrize(
    ("error", "kind", "everybody"),
    [
        (answered(401), SiteRefused, True),
        (answered(403), SiteRefused, True),
        (answered(402), SiteRefused, True),
        (answered(400), SiteRefused, False),
        (answered(413), SiteRefused, False),
        (answered(429), NotAccepted, False),
        (answered(503), NotAccepted, False),
        (all_are("rejected"), NotAccepted, False),
        (all_are("invalid"), NoSuchRecipient, False),
        (AnymailInvalidAddress("no address"), NoSuchRecipient, False),
        (AnymailInvalidAddress("'mara' in `to` parsed from 'mara'"), NoSuchRecipient, False),
        (AnymailInvalidAddress("'inn' in `from_email` parsed from 'inn'"), SiteRefused, True),
        (AnymailConfigurationError("no key"), SiteRefused, False),
    ],
)
def test_an_exception(error: AnymailError, kind: type[SendError], everybody: bool) -> None:
    found = refusal(error)
    assert type(found) is kind
    assert getattr(found, "everybody", False) == everybody
    assert str(error.args[0]) in str(found)


def test_whether_a_call_without_an_answer_arrived_nobody_knows() -> None:
    assert refusal(AnymailAPIError("timed out")) is None


def event(
    kind: str, reason: str | None = None, reply: str | None = None, **more: Any
) -> dict[str, Any]:
    return {"event_type": kind, "reject_reason": reason, "mta_response": reply, **more}


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("said", "marks"),
    [
        (event("bounced", "bounced", "smtp; 550 5.1.1 user unknown"), "bounced"),
        (event("bounced", "bounced"), "bounced"),
        (event("bounced", "invalid"), "bounced"),
        (event("rejected", "invalid"), "rejected"),
        (event("rejected", "bounced"), "rejected"),
        (event("bounced", None, "550 5.1.1 The email account does not exist"), "bounced"),
        (event("bounced", "other", "5.1.1 The email account does not exist"), "bounced"),
        (event("complained", "spam"), "complained"),
        (event("bounced", "bounced", "smtp; 550 5.7.1 blocked by policy"), ""),
        (event("bounced", "bounced", "552 5.2.2 mailbox full"), ""),
        (event("bounced", "bounced", description="Transient: General", esp_event=SES), ""),
        (event("bounced", "bounced", esp_event={"Type": "SoftBounce"}), ""),
        (event("bounced", "bounced", esp_event={"event": "soft_bounce"}), ""),
        (event("bounced", "bounced", esp_event={"event": "bounce", "hard_bounce": False}), ""),
        (event("bounced", None), ""),
        (event("bounced", "blocked", "550 5.1.1 user unknown"), ""),
        (event("bounced", "spam"), ""),
        (event("bounced", "timed_out"), ""),
        (event("rejected", "blocked"), ""),
        (event("rejected", "spam"), ""),
        (event("rejected", "unsubscribed"), ""),
        (event("failed", "other"), ""),
        (event("deferred", None, "450 4.2.1 later"), ""),
    ],
)
def test_an_event(said: dict[str, Any], marks: str) -> None:
    heard = AnymailTrackingEvent(recipient="Mara@Example.com", **said)
    tracking.send(sender=None, event=heard, esp_name="Test")
    assert list(BadAddress.objects.values_list("email", "why")) == (
        [("mara@example.com", marks)] if marks else []
    )
