"""Changes of a person's devices: the browsers that show notifications."""

from __future__ import annotations

from base64 import urlsafe_b64decode
from typing import Final

from django.db import transaction

from accounts.agents import browser_of
from accounts.models import User
from notifications import vapid
from notifications.models import Device
from notifications.policy.addresses import BadTarget, checked
from notifications.policy.preferences import BadPreference

HERE: Final = "push_device"
"""The session's key for the id of the browser's own device."""
MOST: Final = 8
"""The maximum number of devices of a person."""
POINT: Final = 65
"""The length of a public key in bytes. Its first byte is 4."""
SECRET: Final = 16


@transaction.atomic
def device_save(*, person: User, endpoint: str, p256dh: str, auth: str, agent: str = "") -> Device:
    """Add a browser to a person's devices, or move it from another person to them.

    Raises BadPreference.
    """
    if not vapid.push_on():
        raise BadPreference("push-off")
    _check(endpoint, p256dh, auth)
    User.objects.select_for_update(no_key=True).get(pk=person.pk)
    others = Device.objects.filter(person=person).exclude(endpoint=endpoint)
    if others.count() >= MOST:
        raise BadPreference("devices")
    columns = {"person": person, "p256dh": p256dh, "auth": auth}
    device, _ = Device.objects.update_or_create(
        endpoint=endpoint, defaults={**columns, "name": str(browser_of(agent))[:100]}
    )
    return device


def _check(endpoint: str, p256dh: str, auth: str) -> None:
    """Raise BadPreference for data that browsers never send.

    Host names are resolved at each push.
    """
    if len(endpoint) > 1000:
        raise BadPreference("device")
    try:
        checked(endpoint)
    except BadTarget as error:
        raise BadPreference("device") from error
    point, secret = _bytes(p256dh), _bytes(auth)
    if len(point) != POINT or point[:1] != b"\x04" or len(secret) != SECRET:
        raise BadPreference("device")


def _bytes(said: str) -> bytes:
    try:
        return urlsafe_b64decode(said + "=" * (-len(said) % 4)) if len(said) <= 100 else b""
    except ValueError:
        return b""


def device_remove(*, person: User, device_id: int) -> bool:
    """Remove a device of a person; return whether it existed."""
    removed, _ = Device.objects.filter(person=person, pk=device_id).delete()
    return removed > 0


def devices_forget(*, person: User) -> None:
    """Remove all devices of a person."""
    Device.objects.filter(person=person).delete()
