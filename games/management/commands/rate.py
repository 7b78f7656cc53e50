"""`manage.py rate`: rate finished games that aren't rated yet, or all games again."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from games.ratings.services import games_rate, ratings_rebuild


class Command(BaseCommand):
    """The command that rates finished games, in the order in which they ended."""

    help = (
        "Rate the finished games that are due. The sweep does so as well, two minutes after an end."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments: whether to rate all games again."""
        parser.add_argument(
            "--rebuild", action="store_true", help="forget all ratings and compute them again"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Rate, and print the number of rated games."""
        games = ratings_rebuild() if options["rebuild"] else self._all_due()
        self.stdout.write(f"{games} games rated")

    def _all_due(self) -> int:
        total = 0
        while rated := games_rate():
            total += rated
        return total
