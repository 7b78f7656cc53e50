"""A real mail server in a thread; it counts mails, and tests can make it refuse or delay them."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from email import message_from_bytes
from email.policy import default
from threading import Lock
from typing import Any

from aiosmtpd.controller import Controller

from tests.support.smtp import Counting


@dataclass(frozen=True, slots=True)
class Mail:
    to: str
    subject: str
    message_id: str
    text: str


class Sink(Counting):
    """The mail server's handler. Its mails are in the order of their arrival."""

    def __init__(self) -> None:
        self.mails: list[Mail] = []
        self.refusing = ""
        """The answer to every mail, such as "451 try later"; empty: mails are accepted."""
        self.holding = 0
        """The number of mails that get no answer, so that their senders wait."""
        self.held = 0
        self.port = _free_port()
        self._lock = Lock()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        """Accept a mail, refuse it, or give no answer."""
        if self.holding:
            self.holding, self.held = self.holding - 1, self.held + 1
            await asyncio.Event().wait()
        if self.refusing:
            return self.refusing
        message = message_from_bytes(envelope.content, policy=default)
        body = message.get_body(("plain",))
        text = body.get_content() if body else ""
        with self._lock:
            for address in envelope.rcpt_tos:
                subject, id = str(message["Subject"]), str(message["Message-ID"])
                self.mails.append(Mail(address, subject, id, text))
        return "250 taken"

    def clear(self) -> None:
        """Delete all mails, and accept new ones."""
        self.mails, self.refusing, self.holding, self.held = [], "", 0, 0

    def to(self, address: str) -> list[Mail]:
        return [mail for mail in self.mails if mail.to == address]

    def copies(self) -> dict[str, int]:
        """Return the messages that came more than once, with their counts."""
        counted = Counter(mail.message_id for mail in self.mails)
        return {id: number for id, number in counted.items() if number > 1}


def _free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running() -> Iterator[Sink]:
    """Run the mail server while the block runs."""
    logging.getLogger("mail.log").setLevel(logging.ERROR)  # it logs every connection
    sink = Sink()
    controller = Controller(sink, hostname="127.0.0.1", port=sink.port)
    controller.start()
    try:
        yield sink
    finally:
        controller.stop()
