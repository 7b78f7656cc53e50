"""Mail over Django's backend: SMTP, a provider by anymail, or the mailbox page."""

from __future__ import annotations

import smtplib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from anymail.exceptions import AnymailError
from celery.exceptions import SoftTimeLimitExceeded
from django.core.mail import get_connection
from django.core.mail.backends.base import BaseEmailBackend

from accounts.selectors.addresses import confirmed_addresses
from notifications.channels import providers
from notifications.channels.base import (
    Composed,
    Doubtful,
    NoSuchRecipient,
    NotAccepted,
    Refused,
    SendError,
    SiteRefused,
)
from notifications.channels.replies import refusal
from notifications.content.mails import MailContent, mail_contents_for, message_of
from notifications.ledger.marks import address_mark
from notifications.models import BadAddress, Delivery, Notice


class MailConnection:
    """A connection to the mail server.

    It is opened at the first mail, and again after a failure.
    """

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
            # Other kinds of connections don't say how much they have sent.
            raise _verdict(error, said=getattr(smtp, "body_begun", True)) from error

    def _opened(self) -> BaseEmailBackend:
        """Return the open connection. Raises NotAccepted, SiteRefused."""
        if self._backend is None:
            backend = get_connection()
            try:
                backend.open()
            except BaseException as error:
                with suppress(Exception):  # after a refused sign-in the connection is still open
                    backend.close()
                if not isinstance(error, Exception) or isinstance(error, SoftTimeLimitExceeded):
                    raise
                raise _not_opened(error) from error
            self._backend = backend
        return self._backend

    def close(self) -> None:
        """Close the connection, whatever the server replies."""
        backend, self._backend = self._backend, None
        if backend is not None:
            with suppress(Exception):
                backend.close()


def _not_opened(error: Exception) -> SendError:
    """Return the error for a connection that can't be opened, which affects every recipient."""
    if isinstance(error, smtplib.SMTPResponseException) and error.smtp_code > 0:
        return refusal(error.smtp_code, error.smtp_error, of_recipient=False, everybody=True)
    return SiteRefused(f"the mail server can't be reached: {error!r}", everybody=True)


def error_of(error: Exception, *, connected: bool) -> SendError:
    """Return the error for an exception of any of Django's mail connections."""
    return _verdict(error, said=True) if connected else _not_opened(error)


def _verdict(error: Exception, *, said: bool) -> SendError:
    """Return the error for an exception of a mail server."""
    match error:
        case smtplib.SMTPRecipientsRefused():
            code, text = next(iter(error.recipients.values()), (450, b""))
            return refusal(code, text)
        case smtplib.SMTPSenderRefused():
            # A mail that is too large (552) also comes here, but the next mail may be accepted.
            return refusal(
                error.smtp_code,
                error.smtp_error,
                of_recipient=False,
                everybody=error.smtp_code != 552,
            )
        case smtplib.SMTPResponseException():
            return refusal(error.smtp_code, error.smtp_error)
        case AnymailError() if (refused := providers.refusal(error)) is not None:
            return refused
        case smtplib.SMTPServerDisconnected() | TimeoutError() | AnymailError() if said:
            return Doubtful(repr(error))
    unwritable = isinstance(error, (smtplib.SMTPNotSupportedError, UnicodeError))
    return NotAccepted(repr(error), of_recipient=unwritable)


def _composed(address: str, letter: MailContent | Exception) -> Composed | Exception:
    if not address:
        return Refused("no-verified-address")
    if isinstance(letter, Exception):
        return letter
    return Composed(address, msgspec.structs.asdict(letter))


class MailChannel:
    """The mail channel."""

    repeats = False
    one_server = True

    def compose(
        self, packed: Sequence[tuple[Delivery, Sequence[Notice]]]
    ) -> list[Composed | Exception]:
        """Render the mails. The data for all of them are read together."""
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
        """Pass: an accepted mail may still bounce, so acceptance proves nothing."""

    def given_up(self, delivery: Delivery, error: Exception) -> None:
        """Mark the address as bad if the mail server doesn't know it."""
        if isinstance(error, NoSuchRecipient):
            why = BadAddress.Why.REJECTED
            address_mark(email=delivery.address, why=why, detail=delivery.error)
