"""`manage.py bench_sign_in`: measure how much password attempts slow down other pages."""

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
    """The command that measures pages with and without the crowd, on a temporary database."""

    help = __doc__

    def add_arguments(self, parser: CommandParser) -> None:
        """Declare the options."""
        parser.add_argument("--crowd", type=int, default=16, help="who try passwords at once")
        parser.add_argument(
            "--pages", type=int, default=200, help="read in quiet, and as many amid"
        )
        parser.add_argument("--full", action="store_true", help="PostgreSQL, two web processes")
        parser.add_argument("--json", action="store_true")

    def handle(self, *_: Any, **asked: Any) -> None:
        """Create a database, measure in a process that uses it, and drop it."""
        if asked["full"]:
            with database(os.environ.get("DATABASE_URL", POSTGRES)) as url:
                figures = _measured({"DATABASE_URL": url}, asked, 2)
        else:
            figures = _measured({}, asked, 1)
        self.stdout.write(json.dumps(figures) if asked["json"] else _words(figures))


def _measured(more: dict[str, str], asked: dict[str, Any], processes: int) -> dict[str, Any]:
    words = [sys.executable, "-m", "accounts.bench", f"--processes={processes}"]
    words += [f"--{name}={asked[name]}" for name in ("crowd", "pages")]
    with tempfile.TemporaryDirectory() as folder:
        kept = {k: v for k, v in os.environ.items() if k not in {"DATABASE_URL", "REDIS_URL"}}
        environment = {**kept, **more, "DATA_DIR": folder}
        environment["DJANGO_SETTINGS_MODULE"] = "accounts.bench.settings"
        done = subprocess.run(  # noqa: S603 - our own program and words
            words, env=environment, cwd=settings.BASE_DIR, stdout=subprocess.PIPE, check=False
        )
    if done.returncode:
        raise CommandError("the bench broke off")
    figures: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return figures


def _words(figures: dict[str, Any]) -> str:
    answers = ", ".join(
        f"{count} × {status}" for status, count in sorted(figures["answers"].items())
    )
    return "\n".join(
        [
            f"{'a page, quiet (median)':<34} {figures['quiet_ms']:>9.2f} ms",
            f"{'a page, amid the crowd (median)':<34} {figures['loaded_ms']:>9.2f} ms",
            f"{'ratio':<34} {figures['ratio']:>9.2f}",
            f"{'tries':<34} {figures['tries']:>9} ({answers})",
            f"{'the slowest try':<34} {figures['slowest_try_s']:>9.2f} s",
        ]
    )
