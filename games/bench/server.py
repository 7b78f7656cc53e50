"""Real server processes: granian, WSGI, workers with one thread each; and what processor time they take."""

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
    """Return a port that nobody listens on."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server that runs: where it listens, and the processor time that it has taken."""

    def __init__(self, port: int, pid: int) -> None:
        self.port = port
        # As clock_getcpuclockid(3) names a process's clock: to the nanosecond, with all its threads.
        self.clocks = [(~member << 3) | 2 for member in _family(pid)]

    def processor(self) -> float:
        """Return the seconds that all its processes have taken so far."""
        return sum(map(time.clock_gettime, self.clocks))

    def settled(self) -> float:
        """Return the same, once it has done what is left to do after an answer."""
        before, now = -1.0, self.processor()
        while now > before:
            time.sleep(0.001)
            before, now = now, self.processor()
        return now


def _family(pid: int) -> Iterator[int]:
    """Yield a process and all that it has started."""
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text("ascii").split():
            yield from _family(int(child))


@contextmanager
def served(
    environment: Mapping[str, str], port: int = 0, *, workers: int = 1, what: str = SITE
) -> Iterator[Server]:
    """Run a server for as long as the block takes, at this port or one that is free."""
    port = port or free_port()
    granian = Path(sys.executable).with_name("granian")
    words = [str(granian), "--interface=wsgi", "--host=127.0.0.1", f"--port={port}"]
    words += [f"--workers={workers}", "--blocking-threads=1", "--no-ws", "--log-level=error", what]
    with subprocess.Popen(words, env=dict(environment)) as process:  # noqa: S603 - our own
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
