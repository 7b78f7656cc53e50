"""What mail providers tell us by their webhooks (`/anymail/…`), through anymail's signal."""

from __future__ import annotations

from typing import Any

from anymail.signals import AnymailTrackingEvent, tracking
from django.dispatch import receiver

from notifications.delivery.bounces import bounce_note


@receiver(tracking)
def hear(event: AnymailTrackingEvent, **_: Any) -> None:
    """Note what became of a mail."""
    bounce_note(
        email=event.recipient or "",
        event=str(event.event_type or ""),
        detail=event.description or event.reject_reason or "",
    )
