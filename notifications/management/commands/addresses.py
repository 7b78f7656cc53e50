"""`manage.py addresses [--clear] [--since …]`: list addresses marked as bad, or remove marks."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils.dateparse import parse_date, parse_datetime

from mp2site.infra import clock
from notifications.delivery.circuits import probe_now
from notifications.ledger.marks import addresses_clear, addresses_marked

UNITS: Final = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}


class Command(BaseCommand):
    """The command that lists marks of addresses, or removes those that the site may have caused."""

    help = "List addresses that mails came back from; with --clear, mail them again."

    def add_arguments(self, parser: CommandParser) -> None:
        """Add the options."""
        parser.add_argument("--clear", action="store_true", help="take the marks back")
        parser.add_argument(
            "--since", default="", help="only marks since: 2026-03-01T18:00Z, or 3d, 12h"
        )

    def handle(self, *_args: Any, clear: bool, since: str, **_options: Any) -> None:
        """List the marks, or clear them and print the result."""
        start = _instant(since) if since else None
        if not clear:
            marked = list(addresses_marked(since=start))
            for one in marked:
                self.stdout.write(f"{one.at:%Y-%m-%d %H:%M}  {one.why:9} {one.email}  {one.detail}")
            self.stdout.write(f"{len(marked)} addresses are marked. --clear takes the marks back.")
            return
        cleared = addresses_clear(since=start)
        probe_now()
        for done in cleared:
            self.stdout.write(f"{done.email}  {done.why}: {done.detail}  notices: {done.notices}")
        notices = sum(done.notices for done in cleared)
        self.stdout.write(
            f"{len(cleared)} addresses get mail again. {notices} notices are checked by the next sweep,"
            " and sent if they are still true."
        )


def _instant(since: str) -> datetime:
    """Parse an instant, a day, or a span before now. Raises CommandError."""
    if since[:-1].isdecimal() and since[-1:] in UNITS:
        return clock.now() - timedelta(**{UNITS[since[-1]]: int(since[:-1])})
    try:
        found = parse_datetime(since)
        day = None if found else parse_date(since)
    except ValueError:
        found = day = None
    if found is None and day is not None:
        found = datetime(day.year, day.month, day.day, tzinfo=UTC)
    if found is None:
        raise CommandError("Say --since as 2026-03-01, 2026-03-01T18:00Z, 3d or 12h.")
    return found if found.tzinfo else found.replace(tzinfo=UTC)
