"""Messages of titles that come and go: a process reads all messages once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mp2site.text import fluent


@contextmanager
def read_anew() -> Iterator[None]:
    """Forget all messages that were read, now and afterwards."""
    fluent.bundle_for.cache_clear()
    yield
    fluent.bundle_for.cache_clear()
