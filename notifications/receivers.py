"""Handlers of signals: mail providers' events (`/anymail/…`), and sign-outs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anymail.signals import AnymailTrackingEvent, tracking
from django.contrib.auth.signals import user_logged_out
from django.dispatch import receiver

from notifications.delivery.bounces import event_note
from notifications.policy.devices import HERE, device_remove

if TYPE_CHECKING:
    from django.http import HttpRequest

    from accounts.models import User


@receiver(tracking)
def hear(event: AnymailTrackingEvent, **_: Any) -> None:
    """Record an event of a mail provider."""
    event_note(event)


@receiver(user_logged_out)
def leave(request: HttpRequest | None, user: User | None, **_: Any) -> None:
    """Remove the device of a browser that signs out, since another person may use it next."""
    device = request.session.get(HERE) if request else None
    if device and user:
        device_remove(person=user, device_id=device)
