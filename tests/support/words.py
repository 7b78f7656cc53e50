"""Messages of titles that come and go: a process reads all messages once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mp2site import text


@contextmanager
def read_anew() -> Iterator[None]:
    """Forget all messages that were read, now and afterwards."""
    text.bundle_for.cache_clear()
    yield
    text.bundle_for.cache_clear()
