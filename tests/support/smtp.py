"""The tests' mail servers: their common base, and a server with every kind of refusal."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session


class Counting:
    """A handler for aiosmtpd that counts connections."""

    connections: int = 0

    async def handle_EHLO(  # noqa: N802 - aiosmtpd's name
        self, _server: Any, session: Any, _envelope: Any, hostname: str, said: list[str]
    ) -> list[str]:
        self.connections += 1
        session.host_name = hostname
        return said


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Refusing(Counting):
    """A mail server with set replies at each step:

    AUTH, MAIL, RCPT, or DATA when the mail was transferred.
    """

    connections: int = 0
    replies: dict[str, str] = field(default_factory=dict)
    """The reply of each refused step; all other steps succeed."""
    tried: list[str] = field(default_factory=list)
    """The named recipients, accepted or refused."""
    mails: dict[str, list[str]] = field(default_factory=dict)
    """The accepted mails by recipient."""
    port: int = 0

    def authenticate(self, *_: object) -> AuthResult:
        """Accept every sign-in, or none."""
        refusal = self.replies.get("AUTH")
        return AuthResult(success=not refusal, handled=False, message=refusal)

    async def handle_MAIL(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: Any
    ) -> str:
        if refusal := self.replies.get("MAIL"):
            return refusal
        envelope.mail_from = address
        return "250 OK"

    async def handle_RCPT(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: Any
    ) -> str:
        """Accept or refuse a recipient; a reply for this address takes precedence."""
        self.tried.append(address)
        refusal = self.replies.get(f"RCPT {address}", self.replies.get("RCPT"))
        if refusal:
            return refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        if refusal := self.replies.get("DATA"):
            return refusal
        content = envelope.content or b""
        said = content.decode("utf-8", "replace") if isinstance(content, bytes) else content
        for address in envelope.rcpt_tos:
            self.mails.setdefault(address, []).append(said)
        return "250 OK"


@contextmanager
def refusing(port: int = 0) -> Iterator[Refusing]:
    """Run the server; it requires a sign-in and allows one without TLS."""
    logging.getLogger("mail.log").setLevel(logging.ERROR)  # the module logs every connection
    server = Refusing(port=port or free_port())
    controller = Controller(
        server,
        hostname="127.0.0.1",
        port=server.port,
        authenticator=server.authenticate,
        auth_require_tls=False,
    )
    controller.start()
    try:
        yield server
    finally:
        controller.stop()
