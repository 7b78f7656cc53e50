"""`manage.py bench_mails`: mails a second of real tasks on one worker of two processes."""

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
from games.management.commands.bench import _redis


class Command(BaseCommand):
    """The command that measures on a temporary database and the machine's Redis."""

    help = __doc__

    def add_arguments(self, parser: CommandParser) -> None:
        """Add the options."""
        parser.add_argument("--tables", type=int, default=480)
        parser.add_argument("--rounds", type=int, default=5, help="each a mail per table")
        parser.add_argument("--json", action="store_true")

    def handle(self, *_: Any, **asked: Any) -> None:
        """Create the database, measure in a process that uses it, drop the database."""
        with database(os.environ.get("DATABASE_URL", POSTGRES)) as url:
            figures = _measured(url, asked)
        self.stdout.write(json.dumps(figures, indent=2) if asked["json"] else _words(figures))


def _measured(url: str, asked: dict[str, Any]) -> list[dict[str, Any]]:
    words = [sys.executable, "-m", "notifications.bench"]
    words += [f"--{name}={asked[name]}" for name in ("tables", "rounds")]
    with tempfile.TemporaryDirectory() as folder, _redis() as broker:
        if not broker:
            raise CommandError("no Redis: a worker of two processes needs a broker")
        environment = {**os.environ, "DATABASE_URL": url, "REDIS_URL": broker, "DATA_DIR": folder}
        environment["DJANGO_SETTINGS_MODULE"] = "games.bench.settings"
        done = subprocess.run(  # noqa: S603 - our own program and words
            words, env=environment, cwd=settings.BASE_DIR, stdout=subprocess.PIPE, check=False
        )
    if done.returncode:
        raise CommandError("the bench broke off")
    figures: list[dict[str, Any]] = json.loads(done.stdout)
    return figures


def _words(figures: list[dict[str, Any]]) -> str:
    head = f"{'':<18} {'mails/s':>8} {'floor':>8} {'ratio':>6} {'best':>8}"
    return "\n".join([head, *(_line(row) for row in figures)])


def _line(row: dict[str, Any]) -> str:
    name = "with pictures" if row["pictures"] else "without pictures"
    ratio = row["per_second"] / row["floor"]
    return f"{name:<18} {row['per_second']:>8} {row['floor']:>8} {ratio:>6.2f} {row['best']:>8}"
