"""The mail backend of the embedded mode: it stores mails for a page and sends none.

Pictures are stored in the HTML as data, since a page can't show a mail's attachments.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from email.mime.base import MIMEBase
from email.utils import parseaddr

from django.core.mail import EmailMessage, EmailMultiAlternatives
from django.core.mail.backends.base import BaseEmailBackend

from notifications.models import StoredMail


class MailboxBackend(BaseEmailBackend):
    """Django's backend for the mailbox page."""

    def send_messages(self, email_messages: Sequence[EmailMessage]) -> int:
        """Store the messages, one row per recipient; return the number of messages."""
        rows = [
            _stored(message, recipient)
            for message in email_messages
            for recipient in message.recipients()
        ]
        StoredMail.objects.bulk_create(rows)
        return len(email_messages)


def _stored(message: EmailMessage, recipient: str) -> StoredMail:
    return StoredMail(
        to=parseaddr(recipient)[1],
        subject=message.subject[:300],
        text=str(message.body),
        html=_html(message),
        message_id=message.extra_headers.get("Message-ID", ""),
    )


def _html(message: EmailMessage) -> str:
    parts = message.alternatives if isinstance(message, EmailMultiAlternatives) else ()
    html = next((str(body) for body, kind in parts if kind == "text/html"), "")
    for part in message.attachments:
        if isinstance(part, MIMEBase) and (name := part.get("Content-ID")):
            html = html.replace(f"cid:{str(name).strip('<>')}", _data(part))
    return html


def _data(part: MIMEBase) -> str:
    body = part.get_payload(decode=True)
    return f"data:{part.get_content_type()};base64,{b64encode(bytes(body)).decode()}"
