"""The mail server of a soak, in a process of its own."""

from __future__ import annotations

import json
import time
from collections import Counter
from email import message_from_bytes
from email.policy import compat32
from typing import Any

from aiosmtpd.controller import Controller

from tests.soak.boxes import Box
from tests.support.smtp import Counting


class Handler(Counting):
    """A mail handler that writes a line about each mail.

    It refuses all mails while a certain file exists.
    """

    def __init__(self, box: Box) -> None:
        self.folder = box.folder
        self.lines = box.lines_file.open("a", buffering=1)

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        """Accept a mail, or refuse it while the file exists."""
        if (self.folder / "refusing").exists():
            return "451 try later"
        # Only the headers are parsed, since pictures are large.
        head = message_from_bytes(envelope.content.split(b"\r\n\r\n", 1)[0], policy=compat32)
        self.lines.write(json.dumps([envelope.rcpt_tos, head["Message-ID"].strip()]) + "\n")
        return "250 taken"


class MailBox(Box):
    """A mail server that counts the copies of each mail."""

    def _serve(self) -> None:
        controller = Controller(Handler(self), hostname="127.0.0.1", port=self.port)
        controller.start()
        while True:
            time.sleep(60)

    def arrived(self) -> Counter[str]:
        """Return how often each message has arrived."""
        return Counter(id for _to, id in self.lines())
