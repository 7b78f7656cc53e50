"""`manage.py sweep [--loop]`: do all due work, without broker, worker or beat."""

from __future__ import annotations

import logging
import signal
import threading
from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from celery import current_app
from celery.beat import Service
from django.core.management.base import BaseCommand
from django.db import close_old_connections

from games.services.sweep_runner import WORKERS
from games.services.sweeping import sweep
from games.swept import Swept
from notifications.delivery.sending import notices_sweep

log = logging.getLogger(__name__)
EVERY: Final = 15


class Command(BaseCommand):
    """The command that does the work of beat and worker. Several may run at the same time."""

    help = "Apply time-outs, remind, credit outages and deliver notices: once, or in a loop."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Add the options."""
        parser.add_argument("--loop", action="store_true", help="go on until stopped")
        parser.add_argument("--every", type=int, default=EVERY, help="seconds between two sweeps")
        parser.add_argument("--no-notices", action="store_true", help="clocks only")
        parser.add_argument(
            "--beat", action="store_true", help="wake the workers, too, as beat does"
        )

    def handle(
        self, *, loop: bool, every: int, no_notices: bool, beat: bool, **options: Any
    ) -> None:
        """Run the sweep as the options say."""
        if not loop:
            self.stdout.write(_words(sweep(workers=WORKERS), 0 if no_notices else _notices()))
            return
        stopped = _until_stopped()
        if not no_notices:
            # A separate thread delivers notices, since a slow mail server must not delay the
            # clocks.
            beside = partial(_again, stopped, every, partial(_notices, stopped))
            threading.Thread(target=beside, name="notices", daemon=True).start()
        if beat:
            wake = partial(_again, stopped, every, _beat)
            threading.Thread(target=wake, name="beat", daemon=True).start()
        _again(stopped, every, partial(sweep, workers=WORKERS))


def _beat() -> None:
    """Send the periodic tasks that are due, as `celery beat` does."""
    scheduler = current_app.conf.beat_scheduler  # the configured scheduler writes no file
    Service(current_app, max_interval=1, scheduler_cls=scheduler).start()


def _again(stopped: threading.Event, every: int, act: Callable[[], object]) -> None:
    """Repeat a function until stopped, even after it has failed."""
    while not stopped.is_set():
        try:
            close_old_connections()
            act()
        except Exception:
            log.exception("the sweep failed; it is tried again")
        finally:
            close_old_connections()
        stopped.wait(max(1, every))


def _notices(stopped: threading.Event | None = None) -> int:
    """Deliver notices until none are due; return how many were processed."""
    looked = 0
    while not (stopped and stopped.is_set()):
        found = notices_sweep()
        if not found:
            break
        looked += found
    return looked


def _until_stopped() -> threading.Event:
    """Return an event that a stop signal sets. A running sweep is still finished."""
    stopped = threading.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: stopped.set())
    return stopped


def _words(swept: Swept, notices: int) -> str:
    if not swept.alone:
        return "Another sweep is at it."
    return (
        f"{swept.timed_out} time-outs, {swept.reminded} reminders, "
        f"{swept.credited} turns credited, {swept.failed} failed, {notices} notices"
    )
