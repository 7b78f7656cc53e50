"""`manage.py simulate_season <title>`: play a whole season on a simulated clock."""

from __future__ import annotations

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.management.simulating import simulated
from games.rules import titles


class Command(BaseCommand):
    """The command that simulates a season on a temporary database."""

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
        names = ("title", "people", "seats", "leavers", "seed")
        found = simulated("games.bench.seasons", {name: asked[name] for name in names})
        found = {"title": asked["title"], **found}
        self.stdout.write(json.dumps(found, indent=None if asked["json"] else 2))
