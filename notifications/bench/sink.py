"""A mail server that takes everything, counts it and forgets it: aiosmtpd in a process of its own.

aiosmtpd reads a mail line by line, which for one with a picture takes longer than sending it: the
sink would be what is measured. This one reads a mail in one piece, doesn't look at addresses, and
answers what it heard in one breath in one breath, too.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final

from aiosmtpd.smtp import SMTP, Envelope, Session

from games.bench.server import free_port

MOST: Final = 4 * 1024 * 1024
END: Final = b"\r\n.\r\n"


class Count:
    """What has arrived, shared between the sink and those who wait for it."""

    def __init__(self, port: int) -> None:
        context = get_context("fork")
        self.port = port
        self._mails = context.Value("q", 0)
        self._bytes = context.Value("q", 0)
        self._last = context.Value("d", 0.0)
        self.process = context.Process(target=self._serve, daemon=True)

    @property
    def mails(self) -> int:
        """How many mails arrived."""
        return int(self._mails.value)

    @property
    def bytes(self) -> int:
        """How long they were together."""
        return int(self._bytes.value)

    @property
    def last(self) -> float:
        """When the last one came, by the machine's monotonic clock."""
        return float(self._last.value)

    def took(self, length: int) -> None:
        """Count one more."""
        self._mails.value += 1
        self._bytes.value += length
        self._last.value = time.monotonic()

    def wait_for(self, mails: int, patience: float) -> None:
        """Wait until so many have arrived. Raises TimeoutError."""
        until = time.monotonic() + patience
        while self.mails < mails:
            if time.monotonic() > until:
                raise TimeoutError(f"{self.mails} of {mails} mails arrived")
            time.sleep(0.01)

    def _serve(self) -> None:
        asyncio.run(self._served())

    async def _served(self) -> None:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: Taker(self), "127.0.0.1", self.port)
        await server.serve_forever()


class Taker(SMTP):
    """A conversation; of a mail nothing is looked at but its length."""

    line_length_limit = MOST

    def __init__(self, count: Count) -> None:
        super().__init__(self, hostname="sink")
        self._count = count
        self._answers: list[str] = []

    async def push(self, status: Any) -> None:
        """Answer as soon as there is nothing more to be read."""
        if not self._answers:
            asyncio.get_running_loop().call_soon(self._answer)
        self._answers.append(f"{status}\r\n")

    def _answer(self) -> None:
        said, self._answers = "".join(self._answers), []
        if self.transport:
            self._writer.write(said.encode())

    async def handle_EHLO(  # noqa: N802 - aiosmtpd's name
        self, _server: SMTP, session: Session, _envelope: Envelope, hostname: str, said: list[str]
    ) -> list[str]:
        """Say what mail servers say: that we needn't be waited for after each word."""
        session.host_name = hostname
        return [*said[:-1], "250-PIPELINING", said[-1]]

    async def smtp_MAIL(self, arg: str | None) -> None:  # noqa: N802 - aiosmtpd's name
        """Take a mail of anybody's."""
        await self.push("250 from anybody")

    async def smtp_RCPT(self, arg: str | None) -> None:  # noqa: N802 - as above
        """Take a mail for anybody."""
        await self.push("250 for anybody")

    async def smtp_DATA(self, arg: str | None) -> None:  # noqa: N802 - as above
        """Take a mail in one piece."""
        await self.push("354 go on")
        body: bytes = await self._reader.readuntil(END)
        self._count.took(len(body))
        await self.push("250 taken")


@contextmanager
def sink() -> Iterator[Count]:
    """Run a sink for as long as the block takes."""
    count = Count(free_port())
    count.process.start()
    try:
        yield count
    finally:
        count.process.terminate()
        count.process.join()


def seconds_of(pid: int | None) -> float:
    """Return the processor time that a process and its children have used; Linux alone tells."""
    return sum(_own_seconds(one) for one in _family(pid))


def _family(pid: Any) -> list[int]:
    found = [int(pid)]
    try:
        with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as children:  # noqa: PTH123 - not a file
            for child in children.read().split():
                found += _family(child)
    except OSError:
        pass
    return found


def _own_seconds(pid: int) -> float:
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as stat:  # noqa: PTH123 - not a file
            user, system = stat.read().rpartition(")")[2].split()[11:13]
    except OSError:
        return 0.0
    return (int(user) + int(system)) / 100
