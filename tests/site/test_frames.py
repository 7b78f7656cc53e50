"""Memory for frames: no loop runs at a depth where every call maps memory."""

from __future__ import annotations

import resource
import sys
from collections.abc import Iterator

import pytest

from mp2site.infra.frames import roomy

CALLS, DEPTHS = 2_000, 200


@pytest.fixture(autouse=True)
def deep_enough() -> Iterator[None]:
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(before + DEPTHS)
    yield
    sys.setrecursionlimit(before)


def leaf(*_words: int) -> None:
    """Use a frame and release it."""


def loop(depth: int) -> None:
    """Call a function many times at this depth."""
    if depth:
        return loop(depth - 1)
    for _ in range(CALLS):
        leaf(1, 2, 3, 4)
    return None


def most_faults() -> int:
    """Return the number of page faults at the worst depth."""
    faults = []
    for depth in range(DEPTHS):
        before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
        loop(depth)
        faults.append(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
    return max(faults)


def test_a_loop_costs_the_same_at_every_depth() -> None:
    assert most_faults() >= CALLS  # without our workaround; if this fails, Python needs none
    assert roomy(most_faults)() < CALLS / 10


def test_what_has_room_is_called_as_before() -> None:
    @roomy
    def named(first: int, *, second: str) -> tuple[int, str]:
        """Return what came."""
        return first, second

    assert named(1, second="two") == (1, "two")
    assert (named.__name__, named.__doc__) == ("named", "Return what came.")
