"""`manage.py calibrate_forecast`: the share of games that end within their forecasts."""

from __future__ import annotations

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.forecast.recorded import recorded_calibration
from games.forecast.selectors import length_of
from games.forecast.trials import calibration
from games.rules import titles


class Command(BaseCommand):
    """The command that compares forecasts with real ends.

    Four of five games should end within theirs.
    """

    help = (
        "Print the share of games that ended within their forecasts, at the start and after a quarter, "
        "half and three quarters of their turns. By default the games are simulated, without the "
        "database; with --recorded they are this site's finished games."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        """Declare the arguments: titles (all by default), the number of games and the seed."""
        parser.add_argument("--title", action="append", choices=titles.slugs, default=[])
        parser.add_argument("--games", type=int, default=2_000, help="games per number of seats")
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--recorded", action="store_true", help="this site's finished games")
        parser.add_argument("--json", action="store_true", help="print JSON alone")

    def handle(self, *_: Any, **asked: Any) -> None:
        """Print the figures."""
        found = recorded_calibration(asked["games"]) if asked["recorded"] else simulated(asked)
        self.stdout.write(json.dumps(found, indent=None if asked["json"] else 2))


def simulated(asked: dict[str, Any]) -> dict[str, Any]:
    """Return the figures of simulated games by title and number of seats, and for all together."""
    rows = [
        calibration(
            title, seats, length_of(title.slug, seats), games=asked["games"], seed=asked["seed"]
        )
        for title in titles
        if not asked["title"] or title.slug in asked["title"]
        for seats in title.seats
    ]
    inside = sum(row["inside_all"] for row in rows) / len(rows)
    return {"inside": round(inside, 3), "results": rows}
