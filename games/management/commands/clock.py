"""`manage.py clock`: print the site's time, or move its clock forward to test later events."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any, Final

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db.models import F

from games.models import Heartbeat
from mp2site.infra import clock

UNITS: Final = {"s": "seconds", "m": "minutes", "h": "hours", "d": "days", "w": "weeks"}
SPAN: Final = re.compile(r"(\d+(?:\.\d+)?)([smhdw])")


class Command(BaseCommand):
    """The command that moves the clock of a development site.

    A production site's clock can't be moved.
    """

    help = "Show the site's clock, or move it: clock +12h · clock +1d6h · clock reset"

    def add_arguments(self, parser: CommandParser) -> None:
        """Declare the arguments: the step."""
        parser.add_argument("step", nargs="?", help="+12h, +90m, +1d6h … or reset")

    def handle(self, *_args: Any, step: str | None = None, **_options: Any) -> None:
        """Move the clock, then print the time."""
        if step:
            if not settings.CLOCK_OFFSET_FILE:
                raise CommandError("This site's clock can't be moved by hand.")
            moved = timedelta() if step == "reset" else clock.offset() + _span(step)
            _set(moved)
        said = f"{clock.now():%Y-%m-%d %H:%M:%S} UTC"
        ahead = clock.offset()
        self.stdout.write(f"{said}, moved on by {ahead}" if ahead else said)


def _set(moved: timedelta) -> None:
    """Move the clock and the heartbeats, so that the jump doesn't count as an outage."""
    ahead = moved - clock.offset()
    clock.offset_set(moved)
    Heartbeat.objects.update(last_ok=F("last_ok") + ahead)


def _span(step: str) -> timedelta:
    """Return the time span of a text such as `+1d6h`.

    It must be positive: the clock never moves back, since sent notifications can't be withdrawn.
    """
    found = SPAN.findall(step.removeprefix("+"))
    if "".join(number + unit for number, unit in found) != step.removeprefix("+") or not found:
        raise CommandError("Say it as +12h, +90m or +1d6h; or reset.")
    parts = [timedelta(**{UNITS[unit]: float(number)}) for number, unit in found]
    return sum(parts, timedelta())
