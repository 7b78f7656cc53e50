"""The results of mails about accounts, which the mail channel's circuit counts.

The app `accounts` sends these mails. On a quiet site they may be the only mails for days, and the
operator must learn if they are refused. But anybody can cause such a mail to any address. So only
errors about the site itself count, and only once per domain.
"""

from __future__ import annotations

import logging
import re
from typing import Final

from django.db import DatabaseError

from notifications.channels.base import SiteRefused
from notifications.channels.mail import error_of
from notifications.delivery.circuits import failure_note, success_note
from notifications.models import Channel

log = logging.getLogger(__name__)

ADDRESS: Final = re.compile(r"<?[^\s<>]+@[^\s<>]+>?")


def taken_note() -> None:
    """Record that a mail was sent; this closes the circuit."""
    try:
        success_note(channel=Channel.MAIL)
    except DatabaseError as error:
        log.warning("the success of a mail about an account isn't noted: %r", error)


def refused_note(*, domain: str, error: Exception, connected: bool) -> None:
    """Count a refused mail to an address at this domain.

    It counts only if the refusal is about the site itself.
    """
    found = error_of(error, connected=connected)
    if not isinstance(found, SiteRefused):
        return
    said = ADDRESS.sub("<address>", str(found))
    discreet = SiteRefused(said, everybody=found.everybody)
    try:
        failure_note(channel=Channel.MAIL, person=f"@{domain}", error=discreet, one_server=True)
    except DatabaseError as failed:
        log.warning("the failure of a mail about an account isn't noted: %r", failed)
