"""The extent of tests: by default enough to catch every planted bug, in `make test-all`
everything.
"""

from __future__ import annotations

import os
from typing import Final, TypeVar

VARIABLE: Final = "TESTS_FULL"
"""The environment variable that names the titles whose full set runs, or is ``all``."""
EVERYTHING: Final = "all"

T = TypeVar("T")


def full(what: str) -> bool:
    """Return whether the full set runs for a title, named by its slug."""
    return not {EVERYTHING, what}.isdisjoint(os.environ.get(VARIABLE, "").split())


def extent(what: str, usual: T, everything: T) -> T:
    """Return a title's usual or full extent of something."""
    return everything if full(what) else usual
