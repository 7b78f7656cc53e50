"""What other packages tell us by their signals: mail providers' webhooks (`/anymail/…`), and who signs out."""

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
    """Note a provider's event about a mail."""
    event_note(event)


@receiver(user_logged_out)
def leave(request: HttpRequest | None, user: User | None, **_: Any) -> None:
    """Tell a browser nothing more from which its person signs out: somebody else may use it next."""
    device = request.session.get(HERE) if request else None
    if device and user:
        device_remove(person=user, device_id=device)
