"""The party at fault in a failed mail, by the provider's response or event (from anymail)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from anymail.exceptions import (
    AnymailAPIError,
    AnymailError,
    AnymailInvalidAddress,
    AnymailRecipientsRefused,
)
from anymail.signals import AnymailTrackingEvent, EventType, RejectReason

from notifications.channels.base import NoSuchRecipient, NotAccepted, SendError, SiteRefused
from notifications.channels.replies import About, about

OUR_KEY: Final = frozenset({401, 402, 403})
"""Statuses with which a provider refuses the site's key or account, and so every mail."""
OUR_ADDRESSES: Final = ("from_email", "reply_to")
"""The fields of a mail that contain the site's own addresses, as anymail names them in errors."""
LATER: Final = frozenset({408, 425, 429})
REPLY: Final = re.compile(r"\b([45]\d\d)[\s-]+(.*)", re.DOTALL)
DETAIL: Final = re.compile(r"\b([45])\.\d{1,3}\.\d{1,3}\b.*", re.DOTALL)
SOFT: Final = re.compile(r"soft.?bounce|transient|undetermined", re.IGNORECASE)
KIND_OF_EVENT: Final = ("event", "Type", "type", "bounceType")


def refusal(error: AnymailError) -> SendError | None:
    """Return the error for an exception of anymail; ``None`` if the mail may have been sent."""
    said = " ".join(str(error).split())
    match error:
        case AnymailInvalidAddress():
            ours = any(f"`{name}`" in said for name in OUR_ADDRESSES)
            return SiteRefused(said, everybody=True) if ours else NoSuchRecipient(said)
        case AnymailRecipientsRefused():
            # "rejected" comes from the provider's suppression list. The provider also adds
            # addresses to it for policy, spam or blocks.
            known = _statuses(error) == {"invalid"}
            return NoSuchRecipient(said) if known else NotAccepted(said, of_recipient=True)
        case AnymailAPIError() if error.status_code:
            return _by_status(int(error.status_code), said)
        case AnymailAPIError():
            return None
    return SiteRefused(said)


def _statuses(error: AnymailRecipientsRefused) -> set[str]:
    status = getattr(error.email_message, "anymail_status", None)
    recipients: Mapping[str, Any] = getattr(status, "recipients", None) or {}
    return {str(one.status) for one in recipients.values()}


def _by_status(status: int, said: str) -> SendError:
    if status in LATER or status >= 500:
        return NotAccepted(said)
    return SiteRefused(said, everybody=status in OUR_KEY)


def is_of_person(event: AnymailTrackingEvent) -> bool:
    """Return whether an event proves that the person's address doesn't exist."""
    if event.event_type not in {EventType.BOUNCED, EventType.REJECTED}:
        return False
    if event.reject_reason == RejectReason.INVALID:
        return True
    if event.reject_reason not in {RejectReason.BOUNCED, RejectReason.OTHER, None}:
        return False
    reply = about_text(event.mta_response or event.description or "")
    if reply is not None:
        return reply == About.PERSON
    return event.reject_reason == RejectReason.BOUNCED and not _is_soft(event)


def about_text(text: str) -> About | None:
    """Return whose fault a failure is, by the reply in a text.

    ``None`` if there is no reply in it.
    """
    if found := REPLY.search(text):
        return about(int(found[1]), found[2])
    if found := DETAIL.search(text):
        return about(int(found[1]) * 100 + 50, found[0])
    return None


def _is_soft(event: AnymailTrackingEvent) -> bool:
    """Return whether a provider calls a bounce temporary. anymail's reason doesn't say so."""
    raw = event.esp_event if isinstance(event.esp_event, Mapping) else {}
    said = [event.description or "", *(str(raw.get(name, "")) for name in KIND_OF_EVENT)]
    return raw.get("hard_bounce") is False or bool(SOFT.search(" ".join(said)))
