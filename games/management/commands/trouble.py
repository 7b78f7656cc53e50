"""`manage.py trouble <table id>`: why a table was stopped, for those who mend it."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.models import Table


class Command(BaseCommand):
    """Prints what the admin doesn't show, as it may name cards: the traceback of a table's bug."""

    help = "Prints why a table was stopped. It may name cards: nothing for those who play there."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the table's id."""
        parser.add_argument("table", help="the table's id, as in its address")

    def handle(self, *args: Any, **options: Any) -> None:
        """Print the trouble, or say that there is none."""
        table = Table.objects.only("trouble").filter(pk=options["table"]).first()
        if table is None:
            raise CommandError("There is no such table.")
        self.stdout.write(table.trouble or "This table has had no trouble.")
