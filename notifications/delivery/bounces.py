"""Mails that come back: their address is marked, so that its person is told on the pages instead."""

from __future__ import annotations

from anymail.signals import AnymailTrackingEvent, EventType

from notifications.channels.providers import is_of_person
from notifications.ledger.marks import address_mark
from notifications.models import BadAddress


def event_note(event: AnymailTrackingEvent) -> None:
    """Mark the address of a provider's event that speaks of the person; other events are no matter.

    That is a hard bounce, an invalid address, or a complaint: never a block, a policy, spam, or a time-out.
    """
    if not event.recipient:
        return
    said = event.mta_response or event.description or event.reject_reason or ""
    if event.event_type == EventType.COMPLAINED:
        address_mark(email=event.recipient, why=BadAddress.Why.COMPLAINED, detail=said)
    elif is_of_person(event):
        address_mark(email=event.recipient, why=BadAddress.Why(event.event_type), detail=said)
