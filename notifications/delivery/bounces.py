"""Mails that come back: their address is marked, so that its person is told on the pages instead."""

from __future__ import annotations

from typing import Final

from notifications.models import BadAddress

MARKED: Final = {
    "bounced": BadAddress.Why.BOUNCED,
    "rejected": BadAddress.Why.REJECTED,
    "complained": BadAddress.Why.COMPLAINED,
}
"""anymail's names of events, and ours. What is deferred may still arrive."""


def bounce_note(*, email: str, event: str, detail: str = "") -> None:
    """Mark an address that a provider says mails come back from; other events are no matter."""
    why = MARKED.get(event)
    if why is None or not email:
        return
    BadAddress.objects.update_or_create(
        email=email.lower(), defaults={"why": why, "detail": detail[:200]}
    )
