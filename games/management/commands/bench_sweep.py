"""`manage.py bench_sweep`: time idle sweeps with few and many open turns, and busy ones."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.bench.database import POSTGRES, database


class Command(BaseCommand):
    """The command that measures on a temporary database."""

    help = __doc__

    def add_arguments(self, parser: CommandParser) -> None:
        """Declare the arguments: the numbers of open turns and of due tables, and a title."""
        parser.add_argument("--few", type=int, default=10_000, help="open turns to begin with")
        parser.add_argument("--many", type=int, default=1_000_000, help="open turns in the end")
        parser.add_argument("--due", type=int, default=500, help="tables whose time is up")
        parser.add_argument("--title", default="yspahan", help="what is played at these")
        parser.add_argument("--json", action="store_true")

    def handle(self, *_: Any, **asked: Any) -> None:
        """Create the database, measure in a process that uses it, drop it."""
        with database(os.environ.get("DATABASE_URL", POSTGRES)) as url:
            figures = _measured(url, asked)
        if asked["json"]:
            self.stdout.write(json.dumps(figures, indent=2))
        else:
            self.stdout.write(_words(figures))


def _measured(url: str, asked: dict[str, Any]) -> dict[str, Any]:
    words = [sys.executable, "-m", "games.bench.sweeps"]
    words += [f"--{name}={asked[name]}" for name in ("few", "many", "due", "title")]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "DATABASE_URL": url, "REDIS_URL": "", "DATA_DIR": folder}
        environment["DJANGO_SETTINGS_MODULE"] = "games.bench.settings"
        done = subprocess.run(  # noqa: S603 - our own command
            words, env=environment, cwd=settings.BASE_DIR, stdout=subprocess.PIPE, check=False
        )
    if done.returncode:
        raise CommandError("the bench broke off")
    figures: dict[str, Any] = json.loads(done.stdout)
    few, many = figures["idle, few"], figures["idle, many"]
    ratios = {"ratio": round(many["ms"] / few["ms"], 2)}
    return {**figures, **ratios, "least ratio": round(many["least"] / few["least"], 2)}


def _words(figures: dict[str, Any]) -> str:
    lines = [
        f"idle sweep, {figures[key]['turns']:>9,} open turns   {figures[key]['ms']:>8.2f} ms, "
        f"at least {figures[key]['least']:.2f} ms"
        for key in ("idle, few", "idle, many")
    ]
    due = figures["due"]
    ratios = f"{figures['ratio']:>8.2f}, of the shortest {figures['least ratio']:.2f}"
    lines.append(f"{'ratio':<36} {ratios}")
    lines.append(f"{due['tables']} due tables, claimed and applied  {due['per second']:>8.1f} /s")
    return "\n".join(lines)
