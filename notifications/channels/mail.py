"""Mail, by whatever backend Django is set to: SMTP, a provider by anymail, the mailbox page."""

from __future__ import annotations

import logging
import smtplib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from anymail.exceptions import AnymailAPIError, AnymailRecipientsRefused
from celery.exceptions import SoftTimeLimitExceeded
from django.core.mail import get_connection
from django.core.mail.backends.base import BaseEmailBackend

from accounts.selectors import confirmed_addresses
from notifications.channels.base import Composed, Doubtful, NotAccepted, Refused
from notifications.content.mails import MailContent, mail_contents_for, message_of
from notifications.models import BadAddress, Delivery, Notice

log = logging.getLogger(__name__)


class MailConnection:
    """A connection to the mail server, opened at the first mail, and anew when it broke."""

    def __init__(self) -> None:
        self._backend: BaseEmailBackend | None = None

    def send(self, delivery: Delivery) -> None:
        """Send a mail. Raises NotAccepted, Refused, Doubtful."""
        letter = msgspec.convert(delivery.content, MailContent)
        message = message_of(letter, delivery.address)
        backend = self._opened()
        smtp: Any = getattr(backend, "connection", None)
        if hasattr(smtp, "body_begun"):
            smtp.body_begun = False
        try:
            backend.send_messages([message])
        except SoftTimeLimitExceeded:
            raise
        except Exception as error:
            self.close()
            # Of any other connection nobody knows how far it came.
            raise _verdict(error, said=getattr(smtp, "body_begun", True)) from error

    def _opened(self) -> BaseEmailBackend:
        """Return the connection. Raises NotAccepted."""
        if self._backend is None:
            backend = get_connection()
            try:
                backend.open()
            except Exception as error:
                raise NotAccepted(repr(error)) from error
            self._backend = backend
        return self._backend

    def close(self) -> None:
        """Hang up; what the server says to that is no matter of ours."""
        backend, self._backend = self._backend, None
        if backend is not None:
            with suppress(Exception):
                backend.close()


def _verdict(error: Exception, *, said: bool) -> NotAccepted | Refused | Doubtful:
    """Say what an exception of a mail server means for the mail."""
    match error:
        case smtplib.SMTPRecipientsRefused():
            codes = [code for code, _ in error.recipients.values()]
            final = bool(codes) and all(500 <= code < 600 for code in codes)
            return (Refused if final else NotAccepted)(f"recipient refused: {codes}")
        case AnymailRecipientsRefused():
            return Refused("recipient refused by the provider")
        case smtplib.SMTPResponseException():
            return NotAccepted(f"{error.smtp_code} {error.smtp_error!r}")
        case AnymailAPIError() if error.status_code:
            return NotAccepted(f"the provider answered {error.status_code}")
        case smtplib.SMTPServerDisconnected() | TimeoutError() | AnymailAPIError() if said:
            return Doubtful(repr(error))
    return NotAccepted(repr(error))


def _composed(address: str, letter: MailContent | Exception) -> Composed | Exception:
    if not address:
        return Refused("no-verified-address")
    if isinstance(letter, Exception):
        return letter
    return Composed(address, msgspec.structs.asdict(letter))


class MailChannel:
    """Notices by mail."""

    repeats = False

    def compose(
        self, packed: Sequence[tuple[Delivery, Sequence[Notice]]]
    ) -> list[Composed | Exception]:
        """Write the letters; what they need is read for all at once."""
        addresses = confirmed_addresses(delivery.person_id for delivery, _ in packed)
        letters = mail_contents_for(
            [notices for _, notices in packed],
            message_ids=[delivery.message_id for delivery, _ in packed],
        )
        return [
            _composed(addresses.get(delivery.person_id, ""), letter)
            for (delivery, _), letter in zip(packed, letters, strict=True)
        ]

    @contextmanager
    def connect(self) -> Iterator[MailConnection]:
        """Use one connection for several mails."""
        line = MailConnection()
        try:
            yield line
        finally:
            line.close()

    def arrived(self, delivery: Delivery) -> None:
        """A mail that was accepted says nothing about its address: it may still bounce."""

    def given_up(self, delivery: Delivery, reason: str) -> None:
        """Mark an address that the mail server doesn't know."""
        if reason.startswith("recipient refused"):
            why = BadAddress.Why.REJECTED
            BadAddress.objects.update_or_create(
                email=delivery.address.lower(), defaults={"why": why, "detail": reason[:200]}
            )
