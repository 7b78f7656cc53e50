"""Web push: encrypted messages (RFC 8291) to the push services of a person's browsers.

One delivery goes to all devices of a person. Its content lists the devices that already have it, so
a retry goes only to the others. A second copy does no harm: a push service replaces a waiting
message with the same topic, and a browser replaces a shown notification with the same tag.

The library for encryption is imported at the first push, only in the process that sends.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from time import monotonic
from typing import Any, Final

from games.models import Seat
from mp2site.infra import clock
from notifications import vapid
from notifications.channels.base import (
    Composed,
    Malformed,
    NoSuchRecipient,
    NotAccepted,
    Refused,
    SendError,
    SiteRefused,
)
from notifications.channels.http import Answer, later, not_found, post, server_of
from notifications.content.pushes import pushes_for
from notifications.models import Delivery, Device, Notice
from notifications.policy.addresses import BadTarget, resolved

DAY: Final = timedelta(days=1)
LONGEST: Final = timedelta(days=28)
"""The longest time for which push services store a message."""
SECONDS: Final = 20.0
"""The most seconds that one delivery spends on calls. The next attempt calls the remaining devices."""
GONE: Final = frozenset({404, 410})
"""Statuses for a device that is unsubscribed or unknown (RFC 8030, 7.3)."""
OUR_KEY: Final = frozenset({401, 403})
"""Statuses for a refused signature: the site's key is wrong, or isn't the subscription's."""
_TOPIC: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


class PushConnection:
    """Calls to a person's push services, one after the other."""

    def send(self, delivery: Delivery) -> None:
        """Send to all devices that don't have the push yet. Raises NotAccepted, Refused."""
        content: dict[str, Any] = delivery.content or {}
        told: list[int] = content.setdefault("told", [])
        devices = list(Device.objects.filter(person=delivery.person_id))
        until, failed = monotonic() + SECONDS, list[SendError]()
        said = {"id": str(delivery.pk), "waiting": _waiting(delivery.person_id), **content}
        for device in devices:
            if device.pk in told:
                continue
            try:
                if monotonic() > until:
                    raise NotAccepted("no time left")
                _push(device, said)
            except SendError as error:
                failed.append(error)
            else:
                told.append(device.pk)
        _verdict(told, failed)


def _verdict(told: Sequence[int], failed: Sequence[SendError]) -> None:
    """Raise an error if a device needs another attempt, or if no device has got the push."""
    again = [error for error in failed if isinstance(error, NotAccepted)]
    ours = [error for error in again if isinstance(error, SiteRefused)]
    if ours and (told or len(ours) < len(again)):
        # Another push service has accepted our key, so the key is right.
        raise NotAccepted(str(ours[0]), max(error.wait or timedelta() for error in again))
    if again:
        raise max(again, key=lambda error: error.wait or timedelta())
    if not told:
        raise failed[0] if failed else Refused("no-device")


def _waiting(person_id: int) -> list[str]:
    """Return the ids of tables that wait for a person now.

    Browsers remove shown notifications of other tables.
    """
    seats = Seat.objects.filter(person=person_id).waiting().order_by()
    return list(seats.values_list("table", flat=True)[:200])


def _push(device: Device, content: dict[str, Any]) -> None:
    """Call a device's push service; delete a device that no longer exists.

    Raises NotAccepted, SiteRefused, Refused.
    """
    try:
        target = resolved(device.endpoint)
    except BadTarget as error:
        raise Refused(
            f"address: {error}"
        ) from error  # the device stays, since our resolver may be at fault
    except OSError as error:
        raise not_found(error, device.endpoint) from error
    said = {key: value for key, value in content.items() if key not in {"told", "until"}}
    answer = post(
        target,
        _encrypted(device, json.dumps(said, ensure_ascii=False)),
        _headers(device, content),
    )
    if answer.status in GONE:
        device.delete()
        raise NoSuchRecipient(answer.text)
    _judge(answer, device.endpoint)


def _judge(answer: Answer, endpoint: str) -> None:
    """Raise the error for a response about an existing device, unless the response is a success."""
    if answer.is_success:
        return
    if answer.is_passing:
        raise later(answer)
    if answer.status in OUR_KEY:
        raise SiteRefused(answer.text, server=server_of(endpoint))
    raise Malformed(answer.text)  # 413: too large; 400: wrong headers


def _encrypted(device: Device, said: str) -> bytes:
    """Return the text encrypted for one device. Raises Refused."""
    from pywebpush import WebPusher  # noqa: PLC0415 - see above

    keys = {"p256dh": device.p256dh, "auth": device.auth}
    try:
        pusher = WebPusher({"endpoint": device.endpoint, "keys": keys})
        body: bytes = pusher.encode(said.encode(), "aes128gcm")["body"]
    except Exception as error:
        device.delete()  # the device's keys are unusable
        raise NoSuchRecipient("unusable keys") from error
    return body


def _headers(device: Device, content: dict[str, Any]) -> dict[str, str]:
    headers = {
        "Authorization": vapid.authorization(device.endpoint),
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(_seconds(content.get("until"))),
        "Urgency": "normal",
        "Connection": "close",
    }
    if _TOPIC.fullmatch(content["tag"]):
        headers["Topic"] = content["tag"]
    return headers


def _seconds(until: str | None) -> int:
    """Return for how many seconds a push service stores the message: until the turn's deadline."""
    left = datetime.fromisoformat(until) - clock.now() if until else DAY
    return max(0, int(min(left, LONGEST).total_seconds()))


class PushChannel:
    """The web push channel."""

    repeats = True
    one_server = False

    def compose(
        self, packed: Sequence[tuple[Delivery, Sequence[Notice]]]
    ) -> list[Composed | Exception]:
        """Render the pushes."""
        return [
            push if isinstance(push, Exception) else Composed("", push)
            for push in pushes_for(packed)
        ]

    @contextmanager
    def connect(self) -> Iterator[PushConnection]:
        """Return a connection."""
        yield PushConnection()

    def arrived(self, delivery: Delivery) -> None:
        """Record that the devices accept pushes."""
        told = (delivery.content or {}).get("told", [])
        Device.objects.filter(pk__in=told).update(used_at=clock.now())

    def given_up(self, delivery: Delivery, error: Exception) -> None:
        """Change nothing: devices that unsubscribed were deleted at the push service's response."""
