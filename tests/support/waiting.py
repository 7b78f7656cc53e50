"""Waiting for a condition instead of a fixed time, since busy machines need longer."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 240.0  # the seconds after which the wait for a condition fails
PATIENCE_MS: Final = 240_000  # the same number for a browser


def until(true: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Wait until a condition is true. Raises AssertionError with its description otherwise."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if true():
            return
        time.sleep(0.05)
    raise AssertionError(f"it never came about that {what}")
