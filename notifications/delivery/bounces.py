"""Recording of bounces: the address is marked, and the person sees this on the site's pages."""

from __future__ import annotations

from anymail.signals import AnymailTrackingEvent, EventType

from notifications.channels.providers import is_of_person
from notifications.ledger.marks import address_mark
from notifications.models import BadAddress


def event_note(event: AnymailTrackingEvent) -> None:
    """Mark the address if a provider's event proves that mails can't reach the person there.

    Such events are a hard bounce, an invalid address, and a complaint. Blocks, policies, spam and
    time-outs are ignored.
    """
    if not event.recipient:
        return
    said = event.mta_response or event.description or event.reject_reason or ""
    if event.event_type == EventType.COMPLAINED:
        address_mark(email=event.recipient, why=BadAddress.Why.COMPLAINED, detail=said)
    elif is_of_person(event):
        address_mark(email=event.recipient, why=BadAddress.Why(event.event_type), detail=said)
