"""`manage.py audit`: list the staff's actions, the newest first."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from accounts.models import AuditEntry


class Command(BaseCommand):
    """The command that lists the staff's actions, as the admin does."""

    help = "Print what the staff did: when, who, what, to whom, and why."

    def add_arguments(self, parser: CommandParser) -> None:
        """Declare the arguments: the number of lines."""
        parser.add_argument("--last", type=int, default=50, help="so many entries (50)")

    def handle(self, *args: Any, **options: Any) -> None:
        """Print the entries, one per line."""
        entries = AuditEntry.objects.select_related("by", "person")[: options["last"]]
        for entry in entries:
            whom = entry.table or (entry.person.username if entry.person else "-")
            renamed = f" {entry.before!r} -> {entry.after!r}" if entry.before != entry.after else ""
            by = entry.by.username if entry.by else "-"
            self.stdout.write(
                f"{entry.at:%Y-%m-%d %H:%M} {by}: {entry.what} {whom}{renamed}: {entry.why}"
            )
