"""Keeping Python's stack frames in one block of memory, for speed.

Python allocates frames in chunks of 16 kB, and frees a chunk when its last frame returns. If the
calls of a loop cross the end of a chunk, each call maps and unmaps memory. Such a loop is a hundred
times slower. Nested templates are deep enough for this on every page. A function with a large frame
gets a chunk of its own, with room for the frames of all its calls.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

WORDS: Final = 20_000
"""The size of a large frame, in words of 8 bytes. Its chunk has 256 kB, so 100 kB are left for the
frames of calls. A table's page needs 20 kB. Unused memory costs nothing.
"""


def roomy(call: Callable[P, T]) -> Callable[P, T]:
    """Wrap a function, so that its frame and the frames of its calls are in one chunk."""

    def inside(*args: P.args, **kwargs: P.kwargs) -> T:
        return call(*args, **kwargs)

    inside.__code__ = inside.__code__.replace(co_stacksize=WORDS)
    return wraps(call)(inside)
