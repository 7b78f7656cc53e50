"""Temporary messages of test titles; a process reads its messages once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mp2site.text import fluent


@contextmanager
def read_anew() -> Iterator[None]:
    """Forget all messages that the process has read, now and at the end."""
    fluent.bundle_for.cache_clear()
    yield
    fluent.bundle_for.cache_clear()
