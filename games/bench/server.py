"""Real granian servers whose workers have one thread each, and their processor time."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from games.bench.http import Connection

PATIENCE = 30.0
SITE: Final = "mp2site.wsgi:application"
HELLO: Final = "games.bench.hello:application"


def free_port() -> int:
    """Return a port on which nobody listens."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A running server with its port. It reports the processor time that it has used."""

    def __init__(self, port: int, pid: int) -> None:
        self.port, self.pid = port, pid
        self.pids = list(family(pid))
        # clock_getcpuclockid(3): the clock of a process with all its threads, in nanoseconds.
        self.clocks = [(~member << 3) | 2 for member in self.pids]

    def processor(self) -> float:
        """Return the processor seconds that all processes of the server have used so far."""
        return sum(map(time.clock_gettime, self.clocks))

    def settled(self) -> float:
        """Return the processor seconds, as soon as all threads of the server sleep.

        This includes work after a response. The threads' states are read, because on a busy machine
        a thread that uses no processor time may be waiting for a processor.
        """
        before, now = -1.0, self.processor()
        while now > before or any(map(_has_work, self.pids)):
            time.sleep(0.001)
            before, now = now, self.processor()
        return now


def _has_work(pid: int) -> bool:
    """Return whether a thread of the process runs or waits for a processor (R) or the disk (D)."""
    return any(_state(thread) in {"R", "D"} for thread in Path(f"/proc/{pid}/task").glob("*"))


def _state(thread: Path) -> str:
    """Return a thread's state as in proc(5); X if the thread has ended."""
    try:
        line = (thread / "stat").read_text("utf-8", errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        return "X"
    # The state follows the name, which is in parentheses and can contain any character.
    return line.rpartition(") ")[2][0]


def family(pid: int) -> Iterator[int]:
    """Yield a process and all its descendants."""
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text("ascii").split():
            yield from family(int(child))


@contextmanager
def served(
    environment: Mapping[str, str],
    port: int = 0,
    *,
    workers: int = 1,
    what: str = SITE,
    threads: int = 1,
) -> Iterator[Server]:
    """Run a server during the block, on this port or on a free one."""
    port = port or free_port()
    words = [sys.executable, "-m", "mp2site.web", f"--port={port}", f"--workers={workers}"]
    words += [f"--threads={threads}", f"--app={what}"]
    # The bench prints its results on standard output, so the server's warnings must go elsewhere.
    with subprocess.Popen(words, env=dict(environment), stdout=sys.stderr) as process:  # noqa: S603 - our own
        try:
            _wait(process, port)
            yield Server(port, process.pid)
        finally:
            process.terminate()


def _wait(process: subprocess.Popen[bytes], port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        try:
            with closing(Connection(port)) as connection:
                connection.get("/healthz", "")
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError("the server didn't start")
