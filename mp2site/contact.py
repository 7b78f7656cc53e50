"""The operator's address, and whether mails leave this site."""

from __future__ import annotations

from email.utils import parseaddr

from django.conf import settings

MAILBOX = "notifications.mailbox.MailboxBackend"


def mailbox_open() -> bool:
    """Tell whether mails are kept on a page of ours, as the embedded mode does, and sent nowhere."""
    return bool(settings.EMAIL_BACKEND == MAILBOX)


def operator_contact() -> str:
    """Return HOUSE_CONTACT, or the address that mails come from."""
    return str(settings.HOUSE_CONTACT) or parseaddr(settings.DEFAULT_FROM_EMAIL)[1]
