"""The operator's address, and whether mails leave this site."""

from __future__ import annotations

from email.utils import parseaddr

from django.conf import settings

MAILBOX = "notifications.mailbox.MailboxBackend"


def mailbox_open() -> bool:
    """Return whether mails are stored and shown on a page, as in embedded mode, and never sent."""
    return bool(settings.EMAIL_BACKEND == MAILBOX)


def operator_contact() -> str:
    """Return SITE_CONTACT, or else the sender's address of mails."""
    return str(settings.SITE_CONTACT) or parseaddr(settings.DEFAULT_FROM_EMAIL)[1]
