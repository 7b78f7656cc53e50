"""A supervisor that starts processes, restarts each that ends, and stops all of them together."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Final

from mp2site.infra import private
from mp2site.infra.forks import Forked, die_with_parent

GRACE_SECONDS: Final = 10
START_SECONDS: Final = 60
BACKOFF: Final = (1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds before a restart, by the number of ends in a row."""
STABLE_SECONDS: Final = 60.0
"""The run time after which a process starts again with the first backoff."""
OFTEN: Final = 3
"""The number of ends in a row after which the log points the operator to the reason."""

Running = subprocess.Popen[bytes] | Forked
Work = Sequence[str] | Callable[[], object]
"""The work of a process: a command, or a function to run in a fork of this process."""


class Child:
    """A supervised process, restarted whenever it ends."""

    def __init__(self, name: str, work: Work) -> None:
        self.name, self.work = name, work
        self.ends = 0
        """The number of ends in a row soon after a start."""
        self.due = 0.0
        """The time of the restart, in monotonic seconds."""
        self.start()

    def start(self) -> None:
        """Start the process in its own session, so that Ctrl-C reaches only the supervisor."""
        self.began = time.monotonic()
        self.process: Running | None = begun(self.name, self.work)

    def check(self) -> None:
        """Check whether the process has ended; restart it when its backoff is over."""
        if self.process is None:
            if time.monotonic() >= self.due:
                self.start()
        elif (code := self.process.poll()) is not None:
            signal_group(self.process, signal.SIGKILL)  # its children may still hold the port
            self.process = None
            self._ended(code)

    def _ended(self, code: int) -> None:
        now = time.monotonic()
        self.ends = 1 if now - self.began >= STABLE_SECONDS else self.ends + 1
        backoff = BACKOFF[min(self.ends, len(BACKOFF)) - 1]
        self.due = now + backoff
        how = f"signal {-code}" if code < 0 else f"code {code}"
        said = f"✗ The {self.name} process ended by itself ({how}); restart in {backoff:.0f} s."
        if self.ends >= OFTEN:
            said += f" That was {self.ends} times in a row: see above for why. Ctrl-C stops all."
        print(said, file=sys.stderr, flush=True)


class Supervisor:
    """Runs processes, restarts each that ends, and stops all of them together."""

    def __init__(self, grace: float = GRACE_SECONDS) -> None:
        private.begin()
        self.grace = grace
        """The seconds that the processes have to stop."""
        self.children: dict[str, Child] = {}
        self.stopping = False
        self.failed = False
        """Whether a process ended before the site's first answer; then everything is stopped."""
        signal.signal(signal.SIGINT, self._on_signal)
        signal.signal(signal.SIGTERM, self._on_signal)

    def start(self, name: str, work: Work) -> None:
        """Start a process under this name."""
        if not self.stopping:
            self.children[name] = Child(name, work)

    def wait_for(self, url: str, host: str = "") -> bool:
        """Wait until the address answers; return False if a process fails or time runs out.

        ``host`` is the site's name for the Host header.
        """
        request = urllib.request.Request(url, headers={"Host": host} if host else {})
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and not self.stopping and not self._has_failed():
            try:
                with urllib.request.urlopen(request, timeout=2):
                    return True
            except urllib.error.HTTPError:
                return True
            except OSError:
                time.sleep(0.1)
        return False

    def watch(self) -> int:
        """Keep the processes running until a signal comes, stop them, and return the exit code."""
        while not self.stopping and not self.failed:
            for child in self.children.values():
                child.check()
            time.sleep(0.2)
        self._stop()
        return 1 if self.failed else 0

    def _has_failed(self) -> bool:
        for name, child in self.children.items():
            code = child.process.poll() if child.process else None
            if code is not None:
                print(f"✗ The {name} process could not start (code {code}).", file=sys.stderr)
                self.failed = True
        return self.failed

    def _stop(self) -> None:
        running = [child.process for child in self.children.values() if child.process]
        for process in running:
            signal_group(process, signal.SIGTERM)
        deadline = time.monotonic() + self.grace
        for process in running:
            try:
                process.wait(max(0.1, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                signal_group(process, signal.SIGKILL)
                process.wait()
            signal_group(process, signal.SIGKILL)  # its children, such as the beat within a worker

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        self.stopping = True


def begun(name: str, work: Work) -> Running:
    """Start a process in its own session; it ends when this one does."""
    if callable(work):
        return Forked(name, work)
    return subprocess.Popen(work, start_new_session=True, preexec_fn=die_with_parent)


def signal_group(child: Running, number: int) -> None:
    """Send a signal to a process and all its descendants."""
    with contextlib.suppress(ProcessLookupError):  # it has just ended by itself
        os.killpg(child.pid, number)
