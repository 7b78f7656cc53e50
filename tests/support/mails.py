"""Mails of notices, as the site renders them."""

from __future__ import annotations

from collections.abc import Sequence

from notifications.content.mails import MailContent, mail_contents_for
from notifications.models import Notice


def mail_content_for(
    notices: Sequence[Notice], *, message_id: str = "<id@localhost>"
) -> MailContent:
    """Render the mail of a person's notices; for several tables the mail is a digest."""
    (mail,) = mail_contents_for([notices], message_ids=[message_id])
    if isinstance(mail, Exception):
        raise mail
    return mail
