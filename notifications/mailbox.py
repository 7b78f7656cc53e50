"""The embedded mode's mail: kept in the database and shown on a page, sent nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from email.utils import parseaddr

from django.core.mail import EmailMessage, EmailMultiAlternatives
from django.core.mail.backends.base import BaseEmailBackend

from notifications.models import StoredMail


class MailboxBackend(BaseEmailBackend):
    """Django's interface to the mailbox page."""

    def send_messages(self, email_messages: Sequence[EmailMessage]) -> int:
        """Keep the messages, one row per recipient; return how many messages were kept."""
        rows = [
            _stored(message, recipient)
            for message in email_messages
            for recipient in message.recipients()
        ]
        StoredMail.objects.bulk_create(rows)
        return len(email_messages)


def _stored(message: EmailMessage, recipient: str) -> StoredMail:
    return StoredMail(
        to=parseaddr(recipient)[1].lower(),
        subject=message.subject[:300],
        text=str(message.body),
        html=_html(message),
        message_id=message.extra_headers.get("Message-ID", ""),
    )


def _html(message: EmailMessage) -> str:
    parts = message.alternatives if isinstance(message, EmailMultiAlternatives) else ()
    return next((str(body) for body, kind in parts if kind == "text/html"), "")
