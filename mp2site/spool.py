"""The embedded broker: Celery's filesystem transport, whose messages appear whole or not at all.

The transport writes a message under its final name, so that a reader may take it while it is
still empty; the worker then dies of a JSONDecodeError. Here it is written aside and renamed.

It also says that a queue is bound before it has written so: a message of another thread that comes
between is dropped without a word. Here queues are bound and unbound one at a time.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

from kombu.exceptions import ChannelError
from kombu.transport import TRANSPORT_ALIASES, filesystem
from kombu.utils.json import dumps

NAME = "spool"
TRIES, PAUSE_SECONDS = 100, 0.01


class Channel(filesystem.Channel):
    """A channel that never shows half a message, nor falls over half a table of queues."""

    def _put(self, queue: str, message: Any, **_: Any) -> None:  # type: ignore[override] # stubs lack the options
        """Write under a name that nobody looks for, then rename: readers see it whole."""
        folder = Path(self.data_folder_out)
        name = f"{round(time.monotonic() * 1000)}_{uuid4()}.{queue}.msg"
        aside = folder / f"{name}.part"
        try:
            aside.write_text(dumps(message))
            aside.rename(folder / name)
        except OSError as error:
            raise ChannelError(f"cannot add {name} to {folder}") from error

    def queue_bind(self, *args: Any, **kwargs: Any) -> None:
        """Bind a queue; whoever comes second waits until the first has written its table."""
        with self._alone():
            super().queue_bind(*args, **kwargs)

    def queue_delete(self, *args: Any, **kwargs: Any) -> None:
        """Delete a queue, and nobody writes its exchange's table meanwhile."""
        with self._alone():
            super().queue_delete(*args, **kwargs)

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """Keep other threads and processes from binding."""
        folder = Path(self.control_folder)
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "binding.lock").open("w") as gate:
            # Let go when the file is closed.
            filesystem.lock(gate, filesystem.LOCK_EX)  # type: ignore[attr-defined] # stubs lack it
            yield

    def get_table(self, exchange: str) -> Any:
        """Read an exchange's queues; look again while another process is writing them."""
        for _ in range(TRIES):
            with contextlib.suppress(ValueError):
                return super().get_table(exchange)
            time.sleep(PAUSE_SECONDS)
        return super().get_table(exchange)


class Transport(filesystem.Transport):
    """The filesystem transport with such channels."""

    Channel = Channel


def register() -> None:
    """Make `spool://` an address that Celery knows."""
    TRANSPORT_ALIASES[NAME] = f"{__name__}:Transport"
