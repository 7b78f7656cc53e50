"""The broker of the embedded mode: kombu's filesystem transport with two corrections.

The transport writes a message under its final name. So a reader can find an empty file, and the
worker dies by a JSONDecodeError. Here a message is written under a temporary name and then renamed.

The transport reports a queue as bound before the binding is written. A message that another thread
sends in between is lost without an error. Here queues are bound and unbound under a lock.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

from kombu.transport import TRANSPORT_ALIASES, filesystem
from kombu.utils.json import dumps

NAME = "spool"
TRIES, PAUSE_SECONDS = 100, 0.01


class Channel(filesystem.Channel):
    """A channel that writes messages and binding tables atomically."""

    def _put(self, queue: str, message: Any, **_: Any) -> None:  # type: ignore[override] # stubs lack the options
        """Write a message under a temporary name, then rename it."""
        name = f"{round(time.monotonic() * 1000)}_{uuid4()}.{queue}.msg"
        _write_whole(Path(self.data_folder_out) / name, dumps(message))

    def _queue_bind(self, exchange: str, routing_key: str, pattern: str | None, queue: str) -> None:
        """Add a queue to the exchange's table.

        Replace a table that is broken because the disk was full.
        """
        file = Path(self._exchange_file(exchange))  # type: ignore[attr-defined] # stubs lack it
        bound = filesystem.exchange_queue_t(routing_key or "", pattern or "", queue or "")
        queues: list[Any] = []
        with contextlib.suppress(ValueError):
            queues = super().get_table(exchange)
        if bound not in queues:
            _write_whole(file, dumps([bound, *queues]))

    def queue_bind(self, *args: Any, **kwargs: Any) -> None:
        """Bind a queue under the lock."""
        with self._alone():
            super().queue_bind(*args, **kwargs)

    def queue_delete(self, *args: Any, **kwargs: Any) -> None:
        """Delete a queue under the lock."""
        with self._alone():
            super().queue_delete(*args, **kwargs)

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """Lock the binding tables against other threads and processes."""
        folder = Path(self.control_folder)
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "binding.lock").open("w") as gate:
            # The lock ends when the file is closed.
            filesystem.lock(gate, filesystem.LOCK_EX)  # type: ignore[attr-defined] # stubs lack it
            yield

    def get_table(self, exchange: str) -> Any:
        """Return an exchange's queues; retry while another process writes them."""
        for _ in range(TRIES):
            with contextlib.suppress(ValueError):
                return super().get_table(exchange)
            time.sleep(PAUSE_SECONDS)
        return super().get_table(exchange)


def _write_whole(file: Path, text: str) -> None:
    """Write a file under a temporary name and rename it; delete it on failure."""
    aside = file.with_name(f"{file.name}.{uuid4()}.part")
    try:
        aside.write_text(text)
        aside.rename(file)
    except OSError:
        with contextlib.suppress(OSError):
            aside.unlink(missing_ok=True)
        raise


class Transport(filesystem.Transport):
    """The filesystem transport with our channels."""

    Channel = Channel
    # A worker that can't write treats the broker as unavailable, and retries.
    connection_errors = (*filesystem.Transport.connection_errors, OSError)


def register() -> None:
    """Register `spool://` with Celery."""
    TRANSPORT_ALIASES[NAME] = f"{__name__}:Transport"
