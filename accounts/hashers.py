"""Password hashing in one thread per process, so that attempts don't slow down pages.

A hash intentionally takes some hundred milliseconds of a core. One thread with low priority
computes all hashes of a process. Callers wait for it. They are refused if too many are waiting, or
if it takes too long.
"""

from __future__ import annotations

import os
import sys
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as TooLate
from typing import TYPE_CHECKING, Final

from django.conf import settings
from django.contrib.auth.hashers import PBKDF2PasswordHasher

if TYPE_CHECKING:
    from collections.abc import Callable

NICE: Final = 10
"""The niceness of the thread. It has a lower priority than pages, but still gets a share of a busy
machine.
"""
WAIT_SECONDS: Final = 2.0


class Busy(Exception):
    """The queue for hashing is full. Nothing was done, and the caller may try again."""


class CalmHasher(PBKDF2PasswordHasher):
    """Django's hasher; the hashing thread runs it."""

    def encode(self, password: str, salt: str, iterations: int | None = None) -> str:
        """Return the hash. Raises Busy."""
        return _line.done(super().encode, password, salt, iterations)


class Line:
    """The queue for the hashing thread."""

    def __init__(self) -> None:
        self._one = ThreadPoolExecutor(1, "hash", initializer=_step_back)
        self._places = threading.Semaphore(settings.HASHES_WAITING)

    def done(self, encode: Callable[..., str], *words: object) -> str:
        """Run a job in the thread when it is its turn.

        Raises Busy if the queue is full or the wait is long.
        """
        if not self._places.acquire(blocking=False):
            raise Busy
        try:
            return self._in_turn(self._one.submit(encode, *words))
        finally:
            self._places.release()

    def _in_turn(self, job: Future[str]) -> str:
        try:
            return job.result(WAIT_SECONDS)
        except TooLate:
            if job.cancel():
                raise Busy from None
            return job.result()  # it is already running, so it ends soon


def _step_back() -> None:
    """Lower the priority of this thread. Only Linux has a priority per thread."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


_line = Line()
