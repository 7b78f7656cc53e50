"""`python -m mp2site.group`: all processes of a small site, forked from one parent process.

The parent imports the site once. A child that ends is restarted, so a child may be killed at any
time. If the parent is killed, the children end, and systemd or the container engine starts it
again. Large sites run the same processes separately (see deploy/).
"""

from __future__ import annotations

import argparse
import os
import sys
import warnings
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import Final
from urllib.parse import urlsplit

from mp2site import serve
from mp2site.infra.memory import keep_shared, one_pool
from mp2site.infra.processes import Child, Supervisor
from mp2site.settings import env
from mp2site.web import server

NEEDED: Final = (
    "mp2site.wsgi",
    "mp2site.management.commands.sweep",
    "celery.apps.worker",
    "celery.worker.components",
    "celery.worker.consumer",
    "celery.worker.loops",
    "kombu.transport.redis",
)
"""Modules that several children use. Only the process of opponents needs numpy and its threads."""


def main() -> int:
    """Run all processes until SIGINT or SIGTERM."""
    words = argparse.ArgumentParser(prog="mp2site.group")
    words.add_argument("--host", default="127.0.0.1")
    words.add_argument("--port", default="8000")
    asked = words.parse_args()
    return run(asked.host, asked.port)


def run(host: str, port: str, servers: Sequence[Child] = ()) -> int:
    """Run all processes until SIGINT or SIGTERM; return the exit code.

    ``servers`` are running servers that this process started; they are restarted if they end.
    """
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "mp2site.settings.dev")
    one_pool()
    supervisor = Supervisor(servers)
    _import()
    from django.conf import settings  # noqa: PLC0415 - set up by now

    with serve.hold(getattr(settings, "DATA_DIR", None)):
        for name, work in _children(host, port).items():
            supervisor.start(name, work)
        address = f"http://{serve.reachable(host)}:{port}/healthz"
        if supervisor.wait_for(address, urlsplit(settings.SITE_URL).netloc):
            said = f"{settings.SITE_URL}  (Ctrl-C stops it)\n  {', '.join(supervisor.children)}"
            print(f"\n  Caravanserai: {said}\n", flush=True)
        return supervisor.watch()


def _children(host: str, port: str) -> dict[str, Callable[[], object]]:
    """Return the function that each process runs, by the process's name."""
    workers = env.number("WEB_WORKERS", 1, least=1)
    processes = env.number("WORKER_PROCESSES", 1, least=1)
    found: dict[str, Callable[[], object]] = {
        "web": partial(server.serve, host, int(port), workers=workers),
        "worker": partial(_work, "celery", processes),
        "clocks": _keep_clocks,
    }
    if at_once := serve.thinking_at_once():
        found["opponents"] = partial(_think, at_once)
    return found


def _import() -> None:
    """Import and read the data that the children share."""
    for module in NEEDED:
        import_module(module)
    from mp2site.celery import app, read_words  # noqa: PLC0415 - needs the set-up

    app.loader.import_default_modules()
    app.finalize()
    read_words()
    keep_shared()


def _work(name: str, processes: int, queue: str | None = None) -> None:
    """Run a worker for a queue; by default for all tasks except opponents' turns.

    Celery's command line isn't used, since its imports are as large as the whole site's.
    """
    from celery.utils.nodenames import default_nodename, host_format  # noqa: PLC0415 - likewise

    from mp2site.celery import app  # noqa: PLC0415 - imported by the parent

    warnings.filterwarnings("ignore", serve.AS_ROOT)
    pool = "solo" if processes == 1 else "prefork"
    alone = {"without_gossip": True, "without_mingle": True, "without_heartbeat": True}
    worker = app.Worker(
        hostname=host_format(default_nodename(f"{name}@%h")),
        pool_cls=pool,
        concurrency=processes,
        queues=queue,
        loglevel="WARNING",
        quiet=True,
        **alone,
    )
    worker.start()
    sys.exit(worker.exitcode)


def _think(at_once: int) -> None:
    """Process opponents' turns, with a lower priority than other work."""
    os.nice(serve.NICE)
    _work("opponents", at_once, "opponents")


def _keep_clocks() -> None:
    """Run the sweep and send the periodic tasks, even without a broker or worker."""
    from django.core.management import call_command  # noqa: PLC0415 - imported by the parent

    call_command("sweep", loop=True, beat=True)


if __name__ == "__main__":
    sys.exit(main())
