"""The extent of tests: the default finds every planted bug, `make test-all` runs everything."""

from __future__ import annotations

import os
from typing import Final, TypeVar

VARIABLE: Final = "TESTS_FULL"
"""The environment variable with the titles whose full set runs, or with ``all``."""
EVERYTHING: Final = "all"

T = TypeVar("T")


def full(what: str) -> bool:
    """Return whether a title's full set runs; `title` is its slug."""
    return not {EVERYTHING, what}.isdisjoint(os.environ.get(VARIABLE, "").split())


def extent(what: str, usual: T, everything: T) -> T:
    """Return a title's default or full number of cases."""
    return everything if full(what) else usual
