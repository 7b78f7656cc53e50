"""`python -m notifications.bench`, started by `manage.py bench_mails` with its own servers.

One worker with two processes runs real tasks: lease, check again, render, send over SMTP, record.
The tasks wait in the broker until the worker starts. The measured time is from the worker's start
to the arrival of the last mail.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import django

PATIENCE: Final = 600.0
PROCESSES: Final = 2
UNCOUNTED: Final = 2


def main() -> None:
    """Read the arguments, set Django up, measure, and print JSON."""
    words = argparse.ArgumentParser(prog="bench_mails")
    words.add_argument("--tables", type=int, required=True)
    words.add_argument("--rounds", type=int, required=True)
    os.environ["DJANGO_SETTINGS_MODULE"] = "games.bench.settings"
    asked = words.parse_args()
    django.setup()
    print(json.dumps(measure(asked)))  # noqa: T201


def measure(asked: Namespace) -> list[dict[str, Any]]:
    """Prepare, measure with pictures and without, and return the figures."""
    # Models can't be imported before Django is set up.
    from django.core.management import call_command  # noqa: PLC0415

    from notifications.bench.tables import copies  # noqa: PLC0415

    call_command("migrate", verbosity=0)
    tables = copies(asked.tables)
    return [_measured(tables, asked, pictures=pictures) for pictures in (True, False)]


def _measured(tables: list[str], asked: Namespace, *, pictures: bool) -> dict[str, Any]:
    from notifications.bench.floor import floor  # noqa: PLC0415
    from notifications.bench.sink import sink  # noqa: PLC0415

    with sink() as taking, _worker(taking.port, pictures=pictures):
        # Uncounted rounds fill the caches of pictures, templates and messages.
        for _ in range(UNCOUNTED):
            _round(tables, taking)
        times = [_round(tables, taking) for _ in range(asked.rounds)]
        mails = sum(told for told, _ in times)
        return {
            "pictures": pictures,
            "mails": mails,
            "per_second": round(mails / sum(seconds for _, seconds in times), 1),
            "best": round(max(told / seconds for told, seconds in times), 1),
            "floor": floor(taking.port),
        }


def _round(tables: list[str], sink: Any) -> tuple[int, float]:
    """Send all mails once; return their number and the seconds."""
    from celery import current_app as app  # noqa: PLC0415

    from notifications.bench.tables import announce  # noqa: PLC0415

    app.control.cancel_consumer("celery", reply=True, timeout=5)
    before = sink.mails
    told = announce(tables)
    begun = time.monotonic()
    app.control.add_consumer("celery")
    sink.wait_for(before + told, PATIENCE)
    return told, sink.last - begun


@contextmanager
def _worker(port: int, *, pictures: bool) -> Iterator[subprocess.Popen[bytes]]:
    """Run a worker as in production. Its mails go to the sink."""
    environment = {
        **os.environ,
        "EMAIL_URL": f"smtp://127.0.0.1:{port}/",
        "MAIL_PICTURES": str(int(pictures)),
    }
    words = [sys.executable, "-m", "celery", "-A", "mp2site", "worker", "--pool", "prefork"]
    words += ["--concurrency", str(PROCESSES), "--without-gossip", "--without-mingle"]
    words += ["--without-heartbeat", "--loglevel", "ERROR"]
    with subprocess.Popen(words, env=environment, stdout=sys.stderr) as worker:  # noqa: S603 - our own
        try:
            _wait_for_worker()
            yield worker
        finally:
            worker.send_signal(signal.SIGQUIT)  # the worker's unfinished tasks aren't needed
            worker.wait(PATIENCE)


def _wait_for_worker() -> None:
    from celery import current_app as app  # noqa: PLC0415

    until = time.monotonic() + PATIENCE
    while not app.control.ping(timeout=1):
        if time.monotonic() > until:
            raise TimeoutError("the worker didn't start")


if __name__ == "__main__":
    main()
