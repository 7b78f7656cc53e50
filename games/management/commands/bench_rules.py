"""`manage.py bench_rules`: measure the rules' speed, compared with playouts of python-chess."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from games.bench.rules import measure
from games.rules import titles

COLUMNS = (
    "playout",
    "replay",
    "beside chess",
    "clone",
    "imagine",
    "foresee",
    "features",
    "choices",
)


class Command(BaseCommand):
    """The command that measures every title on one core."""

    help = __doc__

    requires_system_checks = ()  # it needs only the rules, no database and no pages

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments: the titles, the seats and the number of rounds."""
        parser.add_argument("--title", choices=titles.slugs, action="append", help="default: all")
        parser.add_argument("--seats", type=int, action="append", help="default: 2 and 4")
        parser.add_argument("--rounds", type=int, default=9)
        parser.add_argument("--json", action="store_true")

    def handle(self, *_: Any, **asked: Any) -> None:
        """Measure the titles; print the figures."""
        rows = [
            measure(titles.get(slug), seats, asked["rounds"])
            for slug in asked["title"] or titles.slugs
            for seats in asked["seats"] or (2, 4)
            if seats in titles.get(slug).seats
        ]
        self.stdout.write(json.dumps(rows, indent=2) if asked["json"] else _table(rows))


def _table(rows: list[dict[str, Any]]) -> str:
    head = f"{'choices a second; then µs':<28}" + "".join(f"{name:>13}" for name in COLUMNS)
    lines = [
        f"{row['title']:<20}{row['seats']:>2} seats"
        + "".join(f"{row[name]:>13,}" for name in COLUMNS)
        for row in rows
    ]
    return "\n".join([head, *lines])
