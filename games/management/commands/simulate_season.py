"""`manage.py simulate_season <title>`: play a whole season on a simulated clock."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.rules import titles


class Command(BaseCommand):
    """The command that simulates on a temporary database."""

    help = (
        "Let people sign up, play and leave through a season, with the sweep at work. "
        "Prints how many tables ended within eight weeks, and whether the standings can be rebuilt."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        """Declare the arguments: the title, the people, the share of leavers, and the seed."""
        parser.add_argument("title", choices=titles.slugs)
        parser.add_argument("--people", type=int, default=7)
        parser.add_argument("--seats", type=int, default=0, help="by default the title's most")
        parser.add_argument("--leavers", type=float, default=0.2, help="the part that stops coming")
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--json", action="store_true", help="print JSON alone")

    def handle(self, *_: Any, **asked: Any) -> None:
        """Run the simulation in a process with a database of its own."""
        words = [sys.executable, "-m", "games.bench.seasons"]
        words += [
            f"--{name}={asked[name]}" for name in ("title", "people", "seats", "leavers", "seed")
        ]
        with tempfile.TemporaryDirectory() as folder:
            environment = {**os.environ, "REDIS_URL": "", "DATA_DIR": folder}
            environment.pop("DATABASE_URL", None)  # SQLite in the temporary folder is enough
            environment["DJANGO_SETTINGS_MODULE"] = "games.bench.settings"
            done = subprocess.run(  # noqa: S603 - our own command
                words, env=environment, cwd=settings.BASE_DIR, stdout=subprocess.PIPE, check=False
            )
        if done.returncode:
            raise CommandError("the simulation broke off")
        found = {"title": asked["title"], **json.loads(done.stdout)}
        self.stdout.write(json.dumps(found, indent=None if asked["json"] else 2))
