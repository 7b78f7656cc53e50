"""How much is tried: by default enough to catch every planted bug, in `make test-all` all there is."""

from __future__ import annotations

import os
from typing import Final, TypeVar

VARIABLE: Final = "TESTS_FULL"
"""Names the titles whose full set is run, or says ``all``."""
EVERYTHING: Final = "all"

T = TypeVar("T")


def full(what: str) -> bool:
    """Tell whether the full set is run for a title, named by its slug."""
    return not {EVERYTHING, what}.isdisjoint(os.environ.get(VARIABLE, "").split())


def extent(what: str, usual: T, everything: T) -> T:
    """Return how much of something is tried for a title."""
    return everything if full(what) else usual
