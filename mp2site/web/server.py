"""The web server of every mode: `python -m mp2site.web`.

A worker that dies is replaced at once by a fork of a process that has already imported the site.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import Final

from granian.constants import Interfaces
from granian.log import LogLevels
from granian.server import Server

from mp2site.infra.memory import one_pool

SITE: Final = "mp2site.wsgi:application"
# The most threads, which Granian starts on demand. Up to HASHES_WAITING of them wait for password
# hashes; the others serve pages.
THREADS: Final = 24
STOP_SECONDS: Final = 8
"""The seconds within which a worker must stop. A worker that was just forked may miss the signal."""


def main() -> None:
    """Serve with the options of the command line."""
    words = argparse.ArgumentParser(prog="mp2site.web")
    words.add_argument("--host", default="127.0.0.1")
    words.add_argument("--port", type=int, default=8000)
    words.add_argument("--workers", type=int, default=1, help="processes")
    words.add_argument("--threads", type=int, default=THREADS, help="of each process, at most")
    words.add_argument("--app", default=SITE, help="a WSGI application")
    asked = words.parse_args()
    serve(asked.host, asked.port, workers=asked.workers, threads=asked.threads, app=asked.app)


def serve(host: str, port: int, *, workers: int, threads: int = THREADS, app: str = SITE) -> None:
    """Serve until SIGTERM or SIGINT. Exit with 1 if workers die repeatedly."""
    one_pool()
    import_module(app.partition(":")[0])
    server = Server(
        app,
        address=host,
        port=port,
        interface=Interfaces.WSGI,
        workers=workers,
        blocking_threads=threads,
        websockets=False,
        log_level=LogLevels.warning,
        respawn_failed_workers=True,
        workers_kill_timeout=STOP_SECONDS,
    )
    server.serve()
