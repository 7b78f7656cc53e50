"""A real server process: granian, WSGI, one worker with one thread, as in production."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

from games.bench.http import Connection

PATIENCE = 30.0


def free_port() -> int:
    """Return a port that nobody listens on."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(environment: Mapping[str, str], port: int = 0) -> Iterator[int]:
    """Run the server for as long as the block takes, at this port or one that is free; gives the port."""
    port = port or free_port()
    granian = Path(sys.executable).with_name("granian")
    words = [str(granian), "--interface", "wsgi", "--host", "127.0.0.1", "--port", str(port)]
    words += ["--workers", "1", "--blocking-threads", "1", "--no-ws", "--log-level", "error"]
    words.append("mp2site.wsgi:application")
    with subprocess.Popen(words, env=dict(environment)) as process:  # noqa: S603 - our own
        try:
            _wait(process, port)
            yield port
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
