"""A person's notices and mails: their export, and the deletion of data under an address.

Links in mails often work without a sign-in, so the export has only the host of a link. It also has
only the host of a webhook, since the rest of its URL often contains a key.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from accounts.models import User
from accounts.selectors.addresses import addresses_of
from notifications.models import (
    BadAddress,
    Delivery,
    Device,
    Kind,
    NewsSeen,
    Notice,
    Preference,
    Presence,
    Reach,
    StoredMail,
    Webhook,
)
from notifications.selectors import mails_to

Json = dict[str, Any]
TOLD: Final = frozenset(
    model._meta.label  # noqa: SLF001 - Django's public API
    for model in (Delivery, Device, NewsSeen, Notice, Preference, Presence, Reach, Webhook)
)
"""The models that this export covers."""
LINK: Final = re.compile(r"(https?://[^/\s\"'<>]+)/[^\s\"'<>]*")
NOTICE: Final = ("kind", "step", "turn", "channel", "state", "reason", "created_at", "sent_at")
PREFERENCE: Final = ("table_id", "topic", "mode", "mail", "push", "webhook")
REACH: Final = ("after_minutes", "daily_at", "urgent_passes", "stopped_at")
WEBHOOK: Final = ("format", "active", "failures", "error", "ok_at", "created_at")
DEVICE: Final = ("name", "created_at", "used_at")
CHUNK: Final = 500


def notices_told(person: User) -> Iterator[Json]:
    """Yield the person's notices, the oldest first."""
    rows = Notice.objects.filter(person=person).select_related("by").order_by("created_at", "pk")
    for notice in rows.iterator(CHUNK):
        told = {column: getattr(notice, column) for column in NOTICE}
        by = notice.by.name if notice.by else None
        yield {"table": notice.table_id, **told, "by": by, "trail": notice.trail}


def invitations_told(person: User) -> Iterator[Json]:
    """Yield the person's invitations to others: table, recipient and time."""
    rows = Notice.objects.filter(by=person, kind=Kind.INVITATION).select_related("person")
    for notice in rows.order_by("created_at", "pk").iterator(CHUNK):
        yield {"table": notice.table_id, "to": notice.person.name, "at": notice.created_at}


def messages_told(person: User) -> Iterator[Json]:
    """Yield the messages sent to the person. Their content is included while it is stored."""
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
    """Yield the person's mails in the embedded mode's mailbox, the oldest first."""
    for stored in mails_to(*addresses_of(person)).order_by("sent_at", "pk").iterator(CHUNK):
        text = without_links(stored.text)
        yield {"to": stored.to, "sent_at": stored.sent_at, "subject": stored.subject, "text": text}


def preferences_told(person: User) -> Json:
    """Return the person's preferences, devices, webhook, and marks of seen news."""
    hook = Webhook.objects.filter(person=person).first()
    return {
        "reach": Reach.objects.filter(person=person).values(*REACH).first(),
        "topics": list(Preference.objects.filter(person=person).order_by("pk").values(*PREFERENCE)),
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
    """Return a device for the export without its secrets: its keys, and its URL except the host."""
    told = {column: getattr(device, column) for column in DEVICE}
    return {"host": urlsplit(device.endpoint).hostname, **told}


def without_links(text: str) -> str:
    """Return a text in which each link is reduced to its host."""
    return LINK.sub(r"\1/…", text)


def addresses_forget(*, addresses: Sequence[str]) -> None:
    """Delete the data stored under a person's addresses: the embedded mode's mails, and bounces.

    Notices, deliveries and preferences are deleted together with the person's row.
    """
    StoredMail.objects.filter(to__in=addresses).delete()
    BadAddress.objects.filter(email__in=addresses).delete()
