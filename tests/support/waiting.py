"""Waiting for a condition, never for a time: a busy machine needs longer, and gets it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 240.0  # seconds after which a condition counts as never coming true
PATIENCE_MS: Final = 240_000  # the same, for a browser


def until(true: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Wait until something is true. Raises AssertionError with its description if it never is."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if true():
            return
        time.sleep(0.05)
    raise AssertionError(f"it never came about that {what}")
