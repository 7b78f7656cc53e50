"""`manage.py simulate_calendar <title>`: measure the days of a game, with and without plans."""

from __future__ import annotations

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.management.simulating import simulated
from games.rules import titles


class Command(BaseCommand):
    """The command that simulates games on a temporary database."""

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
        names = ("title", "seats", "games", "seed")
        found = simulated("games.bench.calendar", {name: asked[name] for name in names})
        found = {"title": asked["title"], "seats": asked["seats"], **found}
        self.stdout.write(json.dumps(found, indent=None if asked["json"] else 2))
