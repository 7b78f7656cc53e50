"""Forked processes. They share the imports of this process, and each runs one function."""

from __future__ import annotations

import contextlib
import ctypes
import math
import os
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from typing import Final, NoReturn

PR_SET_PDEATHSIG: Final = 1
PR_SET_NAME: Final = 15
OURS: Final = (signal.SIGINT, signal.SIGTERM)
"""Signals that a supervisor handles. In a child they have their default effect."""


class Forked:
    """A forked process, with the methods of `Popen` that a supervisor needs."""

    def __init__(self, name: str, work: Callable[[], object]) -> None:
        self.name = name
        self.returncode: int | None = None
        sys.stdout.flush()
        sys.stderr.flush()
        parent = os.getpid()
        with _held_back():
            self.pid = os.fork()
            if self.pid == 0:
                _do(name, work, parent)

    def poll(self) -> int | None:
        """Return the exit code, negative for a signal; ``None`` while the process runs."""
        if self.returncode is None:
            ended, status = os.waitpid(self.pid, os.WNOHANG)
            self.returncode = os.waitstatus_to_exitcode(status) if ended else None
        return self.returncode

    def wait(self, timeout: float = math.inf) -> int:
        """Wait for the process to end; return the exit code. Raises TimeoutExpired."""
        deadline = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() >= deadline:
                raise subprocess.TimeoutExpired(self.name, timeout)
            time.sleep(0.02)
        return code


@contextlib.contextmanager
def _held_back() -> Iterator[None]:
    """Block signals while parent and child have the same handlers."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, OURS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _do(name: str, work: Callable[[], object], parent: int) -> NoReturn:
    """Run a child's function, then exit without the parent's exit handlers."""
    code = 1
    try:
        _begin(name)
        if os.getppid() == parent:  # if not, the child is an orphan already
            work()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
        if isinstance(end.code, str):
            sys.stderr.write(f"{end.code}\n")
    except BaseException:  # noqa: BLE001 - nothing follows in the child
        traceback.print_exc()
    finally:
        with contextlib.suppress(OSError, ValueError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(code)


def _begin(name: str) -> None:
    """Set the child's session, name and signals, and let it end with its parent."""
    os.setsid()
    die_with_parent()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_NAME, name.encode())
    for number in OURS:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, OURS)


def die_with_parent() -> None:
    """Let Linux kill this child when the parent ends. Call it in the child before exec."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
