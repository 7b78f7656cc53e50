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

    The message is the recipient server's whole reply. It is stored in the delivery and logged.
    """


class NotAccepted(SendError):
    """A temporary failure: the message didn't arrive, and another attempt may succeed."""

    def __init__(
        self, reason: str, wait: timedelta | None = None, *, of_recipient: bool = False
    ) -> None:
        super().__init__(reason)
        self.wait = wait
        """The least time to wait before another attempt, as the recipient server demands."""
        self.of_recipient = of_recipient
        """Whether the failure is only this recipient's, for example a full mailbox."""


class SiteRefused(NotAccepted):
    """A failure that is the fault of this site: its sign-in, sender, keys, network or reputation.

    The message didn't arrive.
    """

    def __init__(self, reason: str, *, everybody: bool = False, server: str = "") -> None:
        super().__init__(reason)
        self.everybody = everybody
        """Whether the failure certainly affects every recipient, like a refused sign-in."""
        self.server = server
        """The server that failed or refused the site, if recipients have different servers."""


class Refused(SendError):
    """A permanent failure: the message didn't arrive and never will."""


class NoSuchRecipient(Refused):
    """The mailbox, device or webhook doesn't exist."""


class Malformed(Refused):
    """The message is invalid, for example too large. Other messages may reach the recipient."""


class Doubtful(SendError):
    """The connection broke after the whole message was sent, so the message may have arrived."""


@dataclass(frozen=True, slots=True)
class Composed:
    """A rendered message and its address, as the delivery's row stores them."""

    address: str
    content: dict[str, Any]


class Line(Protocol):
    """An open connection of a channel. If sending raises nothing, the message has arrived."""

    def send(self, delivery: Delivery) -> None:
        """Send a composed delivery. Raises NotAccepted, Refused, Doubtful."""


class Way(Protocol):
    """A channel."""

    repeats: bool
    """Whether the recipient recognises a second copy by its key, so that sending again does no
    harm.
    """
    one_server: bool
    """Whether all messages go through one server, whose failures affect all recipients."""

    def compose(
        self, packed: Sequence[tuple[Delivery, Sequence[Notice]]]
    ) -> list[Composed | Exception]:
        """Render deliveries outside any transaction.

        For a delivery that fails, return its exception.
        """

    def connect(self) -> AbstractContextManager[Line]:
        """Connect once for several deliveries. A channel may also connect only in `Line.send`."""

    def arrived(self, delivery: Delivery) -> None:
        """Handle an arrival that was recorded.

        It isn't called if the process dies between the record and this call.
        """

    def given_up(self, delivery: Delivery, error: Exception) -> None:
        """Handle a refusal or the last failure, in the transaction that records it."""
