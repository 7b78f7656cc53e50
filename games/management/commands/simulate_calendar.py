"""`manage.py simulate_calendar <title>`: how many days a game takes, with plans and without."""

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
        "Play games by the services, with people who look in twice a day at random waking hours: once "
        "without plans, and once with one made at every visit. Prints median days with intervals of 95 %."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        """Declare the arguments: the title, the seats and the number of games."""
        parser.add_argument("title", choices=titles.slugs)
        parser.add_argument("--seats", type=int, default=4)
        parser.add_argument("--games", type=int, default=100)
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--json", action="store_true", help="print JSON alone")

    def handle(self, *_: Any, **asked: Any) -> None:
        """Run the simulation in a process with a database of its own."""
        if asked["seats"] not in titles.get(asked["title"]).seats:
            raise CommandError("The title isn't for so many seats.")
        found = _simulated(asked)
        self.stdout.write(json.dumps(found, indent=None if asked["json"] else 2))


def _simulated(asked: dict[str, Any]) -> dict[str, Any]:
    words = [sys.executable, "-m", "games.bench.calendar"]
    words += [f"--{name}={asked[name]}" for name in ("title", "seats", "games", "seed")]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "REDIS_URL": "", "DATA_DIR": folder}
        environment.pop("DATABASE_URL", None)  # SQLite in the temporary folder is enough
        environment["DJANGO_SETTINGS_MODULE"] = "games.bench.settings"
        done = subprocess.run(  # noqa: S603 - our own command
            words, env=environment, cwd=settings.BASE_DIR, stdout=subprocess.PIPE, check=False
        )
    if done.returncode:
        raise CommandError("the simulation broke off")
    found: dict[str, Any] = json.loads(done.stdout)
    return {"title": asked["title"], "seats": asked["seats"], **found}
