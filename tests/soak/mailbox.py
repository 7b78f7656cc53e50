"""The mail server of a soak: a process of its own, so that taking mails costs the players nothing."""

from __future__ import annotations

import json
import os
import signal
import time
from collections import Counter
from email import message_from_bytes
from email.policy import compat32
from pathlib import Path
from typing import Any, Self

from aiosmtpd.controller import Controller

from mp2site.infra.processes import die_with_parent
from mp2site.infra.servers import free_port
from tests.support.smtp import Counting


class Handler(Counting):
    """Writes a line a mail; refuses while a certain file lies there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lines = (folder / "mails").open("a", buffering=1)

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        """Take a mail, or refuse it."""
        if (self.folder / "refusing").exists():
            return "451 try later"
        # Its headers are enough, and they come first: pictures are not looked at.
        head = message_from_bytes(envelope.content.split(b"\r\n\r\n", 1)[0], policy=compat32)
        self.lines.write(json.dumps([envelope.rcpt_tos, head["Message-ID"].strip()]) + "\n")
        return "250 taken"


class MailProcess:
    """Such a server, for as long as the block takes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._pid = 0

    def __enter__(self) -> Self:
        self.folder.mkdir()
        self._pid = os.fork()
        if self._pid == 0:
            die_with_parent()
            self._serve()
        return self

    def __exit__(self, *_: object) -> None:
        os.kill(self._pid, signal.SIGKILL)
        os.waitpid(self._pid, 0)

    def _serve(self) -> None:
        controller = Controller(Handler(self.folder), hostname="127.0.0.1", port=self.port)
        controller.start()
        while True:
            time.sleep(60)

    def refuse(self, *, yes: bool) -> None:
        """Refuse everything from now on, or take it again."""
        flag = self.folder / "refusing"
        flag.touch() if yes else flag.unlink(missing_ok=True)

    def arrived(self) -> Counter[str]:
        """Return how often each message has arrived."""
        lines = (self.folder / "mails").read_text().splitlines()
        return Counter(json.loads(line)[1] for line in lines)
