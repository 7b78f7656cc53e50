"""Room for Python's frames.

Python keeps its frames in chunks of 16 kB, and gives a chunk back to the system as soon as its last frame
returns. A loop whose calls cross the end of a chunk therefore maps and unmaps memory with every call, and is
a hundred times slower. Templates within templates are deep enough to meet such an end on every page.
A frame that asks for much room gets a chunk with room for all that it calls.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

WORDS: Final = 20_000
"""Makes a chunk of 256 kB, of which 100 kB are left: a table's page takes 20. What isn't touched costs nothing."""


def roomy(call: Callable[P, T]) -> Callable[P, T]:
    """Let a function have all the frames that it calls in one chunk."""

    def inside(*args: P.args, **kwargs: P.kwargs) -> T:
        return call(*args, **kwargs)

    inside.__code__ = inside.__code__.replace(co_stacksize=WORDS)
    return wraps(call)(inside)
