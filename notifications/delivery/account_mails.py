"""Mails about accounts: the accounts app sends them; the mail channel's circuit counts the results.

On a quiet site these may be the only mails for days, and the operator must learn that they are
refused. Anybody can cause such a mail to any address. Therefore only errors about the site count,
once per domain.
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
    """Close the circuit: a mail was sent."""
    try:
        success_note(channel=Channel.MAIL)
    except DatabaseError as error:
        log.warning("the success of a mail about an account isn't noted: %r", error)


def refused_note(*, domain: str, error: Exception, connected: bool) -> None:
    """Count a refused mail to an address at this domain if the refusal is about the site itself."""
    found = error_of(error, connected=connected)
    if not isinstance(found, SiteRefused):
        return
    said = ADDRESS.sub("<address>", str(found))
    discreet = SiteRefused(said, everybody=found.everybody)
    try:
        failure_note(channel=Channel.MAIL, person=f"@{domain}", error=discreet, one_server=True)
    except DatabaseError as failed:
        log.warning("the failure of a mail about an account isn't noted: %r", failed)
