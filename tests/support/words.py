"""Words for titles that come and go: a process reads all words once, and such a title brings its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mp2site import text


@contextmanager
def read_anew() -> Iterator[None]:
    """Have all words read again, now and afterwards."""
    text.bundle_for.cache_clear()
    yield
    text.bundle_for.cache_clear()
