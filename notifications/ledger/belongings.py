"""What the house keeps of notices and mails to a person, as they take it along.

Many links in mails let in whoever has them, so of a link only the house's address is told; and of a
webhook its host alone, for the rest of its address is often a key.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import urlsplit

from accounts.models import User
from accounts.selectors import addresses_of
from notifications.models import (
    Delivery,
    Device,
    Kind,
    NewsSeen,
    Notice,
    Preference,
    Presence,
    Reach,
    Webhook,
)
from notifications.selectors import mails_to

Json = dict[str, Any]
TOLD: Final = frozenset(
    model._meta.label  # noqa: SLF001 - Django's public door
    for model in (Delivery, Device, NewsSeen, Notice, Preference, Presence, Reach, Webhook)
)
"""The models that are told of here."""
LINK: Final = re.compile(r"(https?://[^/\s\"'<>]+)/[^\s\"'<>]*")
NOTICE: Final = ("kind", "step", "turn", "channel", "state", "reason", "created_at", "sent_at")
WISH: Final = ("table_id", "topic", "mode", "mail", "push", "webhook")
REACH: Final = ("after_minutes", "daily_at", "urgent_passes", "stopped_at")
WEBHOOK: Final = ("format", "active", "failures", "error", "ok_at", "created_at")
DEVICE: Final = ("name", "created_at", "used_at")
CHUNK: Final = 500


def notices_told(person: User) -> Iterator[Json]:
    """Yield the person's ledger, the oldest first."""
    rows = Notice.objects.filter(person=person).select_related("by").order_by("created_at", "pk")
    for notice in rows.iterator(CHUNK):
        told = {column: getattr(notice, column) for column in NOTICE}
        by = notice.by.name if notice.by else None
        yield {"table": notice.table_id, **told, "by": by, "trail": notice.trail}


def invitations_told(person: User) -> Iterator[Json]:
    """Yield whom the person has invited, where to and when."""
    rows = Notice.objects.filter(by=person, kind=Kind.INVITATION).select_related("person")
    for notice in rows.order_by("created_at", "pk").iterator(CHUNK):
        yield {"table": notice.table_id, "to": notice.person.name, "at": notice.created_at}


def messages_told(person: User) -> Iterator[Json]:
    """Yield the messages that went to the person, with what they said as long as that is kept."""
    rows = Delivery.objects.filter(person=person).order_by("created_at", "pk")
    for sent in rows.iterator(CHUNK):
        said = {
            key: without_links(str(value))
            for key, value in (sent.content or {}).items()
            if key in {"subject", "text", "body"}
        }
        yield {
            "channel": sent.channel,
            "to": sent.address,
            "stage": sent.stage,
            "created_at": sent.created_at,
            "sent_at": sent.sent_at,
            **said,
        }


def mails_told(person: User) -> Iterator[Json]:
    """Yield the mails of the embedded mode's mailbox to the person, the oldest first."""
    for stored in mails_to(*addresses_of(person)).order_by("sent_at", "pk").iterator(CHUNK):
        text = without_links(stored.text)
        yield {"to": stored.to, "sent_at": stored.sent_at, "subject": stored.subject, "text": text}


def wishes_told(person: User) -> Json:
    """Return how the person wants to be told, where they were last seen, and what they have seen of their news."""
    hook = Webhook.objects.filter(person=person).first()
    return {
        "reach": Reach.objects.filter(person=person).values(*REACH).first(),
        "topics": list(Preference.objects.filter(person=person).order_by("pk").values(*WISH)),
        "webhook": hook and _hook(hook),
        "devices": [_device(device) for device in Device.objects.filter(person=person)],
        "last_seen": list(
            Presence.objects.filter(person=person).order_by("pk").values("table_id", "at")
        ),
        "news_seen": list(
            NewsSeen.objects.filter(person=person).order_by("pk").values("table_id", "at")
        ),
    }


def _hook(hook: Webhook) -> Json:
    told = {column: getattr(hook, column) for column in WEBHOOK}
    return {"host": urlsplit(hook.url).hostname, **told}


def _device(device: Device) -> Json:
    """Return what is told of a device: the rest of its address, and its keys, are the browser's secrets."""
    told = {column: getattr(device, column) for column in DEVICE}
    return {"host": urlsplit(device.endpoint).hostname, **told}


def without_links(text: str) -> str:
    """Return a text in which no link leads further than to its house."""
    return LINK.sub(r"\1/…", text)
