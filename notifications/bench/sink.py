"""A mail server that accepts and counts all mails: aiosmtpd in a process of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final

from aiosmtpd.smtp import SMTP

from games.bench.server import free_port

MOST: Final = 4 * 1024 * 1024


class Sink:
    """A handler for aiosmtpd. The process that waits for mails reads the same counters."""

    def __init__(self) -> None:
        context = get_context("fork")
        self.port = free_port()
        self._mails = context.Value("q", 0)
        self._last = context.Value("d", 0.0)
        self.process = context.Process(target=lambda: asyncio.run(self._serve()), daemon=True)

    @property
    def mails(self) -> int:
        """Return the number of mails that arrived."""
        return int(self._mails.value)

    @property
    def last(self) -> float:
        """Return the time of the last arrival, by the machine's monotonic clock."""
        return float(self._last.value)

    def wait_for(self, mails: int, patience: float) -> None:
        """Wait until this number of mails has arrived. Raises TimeoutError."""
        until = time.monotonic() + patience
        while self.mails < mails:
            if time.monotonic() > until:
                raise TimeoutError(f"{self.mails} of {mails} mails arrived")
            time.sleep(0.01)

    async def handle_DATA(self, *_: Any) -> str:  # noqa: N802 - aiosmtpd's name
        """Count one more mail."""
        self._mails.value += 1
        self._last.value = time.monotonic()
        return "250 taken"

    async def _serve(self) -> None:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            lambda: SMTP(self, data_size_limit=MOST), "127.0.0.1", self.port
        )
        await server.serve_forever()


@contextmanager
def sink() -> Iterator[Sink]:
    """Run a sink for the duration of the block."""
    made = Sink()
    made.process.start()
    try:
        yield made
    finally:
        made.process.terminate()
        made.process.join()
