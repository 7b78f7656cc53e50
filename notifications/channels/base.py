"""What a channel has to do, and how it says that sending failed."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Protocol

from notifications.models import Delivery, Notice


class SendError(Exception):
    """Sending failed. The message is the other side's whole answer: it is kept with the delivery, and logged."""


class NotAccepted(SendError):
    """It surely didn't arrive, and may another time."""

    def __init__(
        self, reason: str, wait: timedelta | None = None, *, of_recipient: bool = False
    ) -> None:
        super().__init__(reason)
        self.wait = wait
        """How long the other side asks us to wait at least."""
        self.of_recipient = of_recipient
        """Whether it concerns this recipient alone, such as a full mailbox."""


class SiteRefused(NotAccepted):
    """It surely didn't arrive, by the fault of this site: its sign-in, sender, keys, network, reputation."""

    def __init__(self, reason: str, *, everybody: bool = False, server: str = "") -> None:
        super().__init__(reason)
        self.everybody = everybody
        """Whether it surely concerns every recipient, such as a refused sign-in."""
        self.server = server
        """The server that wasn't reached or refused us, where each recipient names their own."""


class Refused(SendError):
    """It surely didn't arrive, and never will."""


class NoSuchRecipient(Refused):
    """The mailbox, device or hook doesn't exist: nothing will ever arrive there."""


class Malformed(Refused):
    """Our message is wrong, such as too large; the recipient may be fine."""


class Doubtful(SendError):
    """Nobody knows whether it arrived: the line broke after all was said."""


@dataclass(frozen=True, slots=True)
class Composed:
    """What is sent, and where to: rendered once, kept in the delivery's row."""

    address: str
    content: dict[str, Any]


class Line(Protocol):
    """An open connection; what it sends arrives or raises a `SendError`."""

    def send(self, delivery: Delivery) -> None:
        """Send a composed delivery. Raises NotAccepted, Refused, Doubtful."""


class Way(Protocol):
    """A channel."""

    repeats: bool
    """Whether the other side knows a second copy by its key, so that doubt is no harm."""
    one_server: bool
    """Whether everything goes through one server, so that its failures concern all recipients."""

    def compose(
        self, packed: Sequence[tuple[Delivery, Sequence[Notice]]]
    ) -> list[Composed | Exception]:
        """Render deliveries, outside any transaction; an exception stands for one that can't be."""

    def connect(self) -> AbstractContextManager[Line]:
        """Connect once for several deliveries; connecting late, in `Line.send`, is as good."""

    def arrived(self, delivery: Delivery) -> None:
        """Hear that a delivery has arrived, after that was recorded; not at all if we fall before."""

    def given_up(self, delivery: Delivery, error: Exception) -> None:
        """Hear that a delivery was refused, or given up, in the transaction that records it."""
