"""POST requests of webhooks and web push to checked addresses. Responses become errors."""

from __future__ import annotations

import errno
import http.client
import socket
import ssl
import threading
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Final
from urllib.parse import urlsplit

from notifications.channels.base import NotAccepted, SiteRefused
from notifications.policy.addresses import Target

STEP_SECONDS: Final = 5.0
"""The time limit in seconds for connecting, and for each part of the response."""
CALL_SECONDS: Final = 12.0
"""The time limit in seconds for a whole call, even if the response arrives slowly."""
LONGEST_WAIT: Final = timedelta(hours=6)
_LATER: Final = frozenset({408, 425, 429})
OUR_NETWORK: Final = frozenset({errno.ENETUNREACH, errno.ENETDOWN, errno.EADDRNOTAVAIL})
"""The numbers of errors in this machine's own network."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Another server's response. Nothing but its status is stored or shown."""

    status: int
    retry_after: str = ""

    @property
    def text(self) -> str:
        """The response as text for the record."""
        return f"answered {self.status}"

    @property
    def is_success(self) -> bool:
        """Whether the message arrived."""
        return 200 <= self.status < 300

    @property
    def is_passing(self) -> bool:
        """Whether the server wants another attempt."""
        return self.status in _LATER or self.status >= 500

    @property
    def wait(self) -> timedelta:
        """The wait that the server demands."""
        asked = self.retry_after
        seconds = int(asked) if asked.isdecimal() and len(asked) < 7 else 0
        return min(timedelta(seconds=seconds), LONGEST_WAIT)


def later(answer: Answer) -> NotAccepted:
    """Return the error for a response that wants another attempt."""
    return NotAccepted(answer.text, answer.wait)


def server_of(url_or_host: str) -> str:
    """Return the domain of a host: its last two labels.

    All hosts of a domain count as one server, since they have the same owner.
    """
    host = urlsplit(url_or_host).hostname or url_or_host
    return ".".join(host.lower().rstrip(".").split(".")[-2:])


def not_found(error: OSError, url: str) -> NotAccepted:
    """Return the error for a host name that can't be resolved.

    Either our resolver is down, or the name doesn't exist any more.
    """
    said = f"not found: {type(error).__name__}"
    ours = isinstance(error, socket.gaierror) and error.errno == socket.EAI_AGAIN
    return SiteRefused(said, server=server_of(url)) if ours else NotAccepted(said)


def post(target: Target, body: str | bytes, headers: dict[str, str]) -> Answer:
    """Post to a checked address; return the response. Raises NotAccepted, SiteRefused."""
    connection = _connection(target)
    over = threading.Timer(CALL_SECONDS, _hang_up, [connection])
    over.start()
    said = body if isinstance(body, bytes) else body.encode()
    try:
        connection.sock = _socket(target)
        connection.request("POST", target.path, said, headers)
        answer = connection.getresponse()
        return Answer(answer.status, answer.headers.get("Retry-After", ""))
    except (OSError, http.client.HTTPException) as error:
        # The request may have arrived before the error. The server recognises a repetition by the
        # request's key.
        raise _no_answer(error, target) from error
    finally:
        over.cancel()
        connection.close()


def _no_answer(error: Exception, target: Target) -> NotAccepted:
    said = f"no answer: {type(error).__name__}"
    ours = isinstance(error, OSError) and error.errno in OUR_NETWORK
    return SiteRefused(said, server=server_of(target.host)) if ours else NotAccepted(said)


def _connection(target: Target) -> http.client.HTTPConnection:
    kind = http.client.HTTPSConnection if target.tls else http.client.HTTPConnection
    return kind(target.host, target.port, timeout=STEP_SECONDS)


def _socket(target: Target) -> socket.socket:
    """Connect to the checked address, even if its name has another address by now."""
    plain = socket.create_connection((target.address, target.port), timeout=STEP_SECONDS)
    if not target.tls:
        return plain
    try:
        return ssl.create_default_context().wrap_socket(plain, server_hostname=target.host)
    except BaseException:
        plain.close()
        raise


def _hang_up(connection: http.client.HTTPConnection) -> None:
    with suppress(OSError):
        if connection.sock is not None:
            connection.sock.shutdown(socket.SHUT_RDWR)
