"""Memory for Python's frames.

Python keeps its frames in chunks of 16 kB, and returns a chunk to the system as soon as its last
frame returns. A loop whose calls cross the end of a chunk therefore maps and unmaps memory with
every call, and is a hundred times slower. Nested templates are deep enough to cross such an end on
every page. A frame with a large size gets a chunk that has room for all frames that it calls.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

WORDS: Final = 20_000
"""The frame's size, for a chunk of 256 kB with 100 kB left; a table's page takes 20. Unused memory
costs nothing."""


def roomy(call: Callable[P, T]) -> Callable[P, T]:
    """Run a function with all its called frames in one chunk."""

    def inside(*args: P.args, **kwargs: P.kwargs) -> T:
        return call(*args, **kwargs)

    inside.__code__ = inside.__code__.replace(co_stacksize=WORDS)
    return wraps(call)(inside)
