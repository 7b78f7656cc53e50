"""`manage.py release <table id>`: let a quarantined table continue."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.errors import NotFound, NotPlaying
from games.services.quarantine import table_release


class Command(BaseCommand):
    """The command that lets a stopped table continue, after its bug is fixed.

    `replay_tables <id>` shows whether it is fixed.
    """

    help = "Let a stopped table go on, its clocks from where they stood."

    def add_arguments(self, parser: CommandParser) -> None:
        """Declare the arguments: the table's id."""
        parser.add_argument("table", help="the table's id, as in its address")

    def handle(self, *args: Any, **options: Any) -> None:
        """Release the table."""
        try:
            table_release(table_id=options["table"])
        except (NotFound, NotPlaying) as error:
            raise CommandError("There is no such table that stands still.") from error
        self.stdout.write("It goes on.")
