"""Web push: the place for it. Nobody has a device yet, so no notice is written for this channel.

What it will need: rows of devices (endpoint, keys), VAPID keys of the house, and here a `send` that
encrypts the payload (RFC 8291) and forgets devices that answer 404 or 410.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from notifications.channels.base import Composed, Line, Refused
from notifications.models import Delivery, Notice


class PushConnection:
    """A connection to nowhere."""

    def send(self, delivery: Delivery) -> None:
        """Refuse: there are no devices. Raises Refused."""
        raise Refused("no-device")


class PushChannel:
    """Notices by web push."""

    repeats = True

    def compose(
        self, packed: Sequence[tuple[Delivery, Sequence[Notice]]]
    ) -> list[Composed | Exception]:
        """Refuse: there are no devices."""
        return [Refused("no-device") for _ in packed]

    @contextmanager
    def connect(self) -> Iterator[Line]:
        """Return what refuses."""
        yield PushConnection()

    def arrived(self, delivery: Delivery) -> None:
        """Nothing arrives."""

    def given_up(self, delivery: Delivery, reason: str) -> None:
        """Nothing was expected."""
