"""`manage.py trouble <table id>`: the traceback of a quarantined table, for developers."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.models import Table


class Command(BaseCommand):
    """The command that prints a table's traceback.

    The admin doesn't show it, since it may name hidden cards.
    """

    help = "Prints why a table was stopped. It may name cards: nothing for those who play there."

    def add_arguments(self, parser: CommandParser) -> None:
        """Declare the arguments: the table's id."""
        parser.add_argument("table", help="the table's id, as in its address")

    def handle(self, *args: Any, **options: Any) -> None:
        """Print the traceback, or that there is none."""
        table = Table.objects.only("trouble").filter(pk=options["table"]).first()
        if table is None:
            raise CommandError("There is no such table.")
        self.stdout.write(table.trouble or "This table has had no trouble.")
