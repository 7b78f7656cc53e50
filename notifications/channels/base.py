"""The interface of a channel, and the errors by which it reports a failure."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Protocol

from notifications.models import Delivery, Notice


class SendError(Exception):
    """A failure to send.

    The error's message is the recipient server's whole reply, which is stored in the delivery and
    logged.
    """


class NotAccepted(SendError):
    """A temporary failure: the message didn't arrive; another attempt may succeed."""

    def __init__(
        self, reason: str, wait: timedelta | None = None, *, of_recipient: bool = False
    ) -> None:
        super().__init__(reason)
        self.wait = wait
        """The minimum wait that the recipient server demands."""
        self.of_recipient = of_recipient
        """Whether only this recipient is affected, for example by a full mailbox."""


class SiteRefused(NotAccepted):
    """A failure that is this site's fault: its sign-in, sender, keys, network or reputation.

    The message didn't arrive.
    """

    def __init__(self, reason: str, *, everybody: bool = False, server: str = "") -> None:
        super().__init__(reason)
        self.everybody = everybody
        """Whether the failure certainly affects every recipient, as a refused sign-in does."""
        self.server = server
        """The server that failed or refused the site, if each recipient has their own server."""


class Refused(SendError):
    """A permanent failure: the message didn't arrive and never will."""


class NoSuchRecipient(Refused):
    """The mailbox, device or webhook doesn't exist."""


class Malformed(Refused):
    """Our message is invalid, for example too large; other messages may reach the recipient."""


class Doubtful(SendError):
    """A connection that broke after the whole message was sent: it may have arrived."""


@dataclass(frozen=True, slots=True)
class Composed:
    """A rendered message and its address, stored in the delivery's row."""

    address: str
    content: dict[str, Any]


class Line(Protocol):
    """An open connection of a channel. A message that is sent without an error has arrived."""

    def send(self, delivery: Delivery) -> None:
        """Send a composed delivery. Raises NotAccepted, Refused, Doubtful."""


class Way(Protocol):
    """A channel."""

    repeats: bool
    """Whether the recipient detects a second copy by its key, so that a repeat does no harm."""
    one_server: bool
    """Whether all messages go through one server, so that its failures affect all recipients."""

    def compose(
        self, packed: Sequence[tuple[Delivery, Sequence[Notice]]]
    ) -> list[Composed | Exception]:
        """Render deliveries outside any transaction; a delivery that fails yields its exception."""

    def connect(self) -> AbstractContextManager[Line]:
        """Connect once for several deliveries. A channel may also connect later, in `Line.send`."""

    def arrived(self, delivery: Delivery) -> None:
        """Handle a recorded arrival. After a crash, an arrival may be recorded without this call."""

    def given_up(self, delivery: Delivery, error: Exception) -> None:
        """Handle a refusal or a last failure, in the transaction that records the failure."""
