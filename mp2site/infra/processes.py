"""A supervisor that starts processes, restarts those that end, and stops all together."""

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
from typing import Any, Final

from mp2site.infra import private
from mp2site.infra.forks import Forked, die_with_parent

GRACE_SECONDS: Final = 10
START_SECONDS: Final = 60
BACKOFF: Final = (1.0, 2.0, 5.0, 15.0, 60.0)
"""The seconds to wait before a restart: after the first end in a row, after the second, and so on."""
STABLE_SECONDS: Final = 60.0
"""The seconds after which an end of the process counts again as the first in a row."""
OFTEN: Final = 3
"""The number of ends in a row after which the log tells the operator where to find the reason."""

Running = subprocess.Popen[bytes] | Forked
Work = Sequence[str] | Callable[[], object]
"""The work of a process: a command, or a function to run in a fork of this process."""


def begun(name: str, work: Work, **options: Any) -> Running:
    """Start a process in its own session, so that Ctrl-C reaches only its starter.

    If its starter is killed, it is killed, too. ``options`` are those of `Popen`, for a command.
    """
    if callable(work):
        return Forked(name, work)
    return subprocess.Popen(work, start_new_session=True, preexec_fn=die_with_parent, **options)


class Child:
    """A process that is restarted when it ends unexpectedly, until it is stopped."""

    def __init__(self, name: str, work: Work = ()) -> None:
        self.name, self.work = name, work
        self.process: Running | None = None
        self.ends = 0
        """How many times in a row the process has ended soon after its start."""
        self.due = 0.0
        """The time of the next restart, in monotonic seconds."""

    def begin(self) -> None:
        """Start the process."""
        self.began = time.monotonic()
        self.process = self.launched()

    def launched(self) -> Running:
        """Start and return a new process."""
        return begun(self.name, self.work)

    def check(self) -> None:
        """Restart the process if it has ended and the wait is over."""
        if self.process is None:
            if time.monotonic() >= self.due:
                self.begin()
        elif (code := self.process.poll()) is not None:
            self.end()
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

    def send(self, number: int) -> None:
        """Send a signal to the process only.

        It stops its own children itself (`KillMode=mixed`).
        """
        if self.process is not None and self.process.poll() is None:
            os.kill(self.process.pid, number)

    def end(self, until: float = 0.0) -> None:
        """Wait until a monotonic time for the end of the process.

        Then kill it and its descendants.
        """
        if self.process is None:
            return
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(max(0.0, until - time.monotonic()))
        with contextlib.suppress(ProcessLookupError):  # no process is left
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process = None

    def stop(self, number: int = signal.SIGTERM) -> None:
        """Stop the process by a signal."""
        self.send(number)
        self.end(time.monotonic() + GRACE_SECONDS)


class Supervisor:
    """A supervisor of processes. It restarts those that end, and stops all together."""

    def __init__(self, servers: Sequence[Child] = ()) -> None:
        private.begin()
        self.servers = servers
        """Running servers that the processes need. The supervisor also restarts them. Their starter
        stops them after the processes.
        """
        self.children: dict[str, Child] = {}
        self.stopping = False
        self.failed = False
        """Whether a process ended before the site first responded. Then everything is stopped."""
        signal.signal(signal.SIGINT, self._on_signal)
        signal.signal(signal.SIGTERM, self._on_signal)

    def start(self, name: str, work: Work) -> None:
        """Start a process under this name."""
        if not self.stopping:
            self.children[name] = Child(name, work)
            self.children[name].begin()

    def wait_for(self, url: str, host: str = "") -> bool:
        """Wait until the URL responds; return False if a process ends or the time is over.

        ``host`` is the site's name for the header Host.
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
        """Keep the processes running until a signal comes.

        Then stop them and return the exit code.
        """
        while not self.stopping and not self.failed:
            for child in (*self.servers, *self.children.values()):
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
        for child in self.children.values():
            child.send(signal.SIGTERM)
        until = time.monotonic() + GRACE_SECONDS
        for child in self.children.values():
            child.end(until)

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        self.stopping = True
