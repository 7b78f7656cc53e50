"""`manage.py credit_outage <from> <to>`: credit a period to every clock that ran in it."""

from __future__ import annotations

from argparse import ArgumentParser
from datetime import UTC, datetime
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils.dateparse import parse_datetime

from games.services.outages import outage_credit
from games.services.sweeping import sweep


class Command(BaseCommand):
    """The command that credits an outage that no heartbeat shows.

    Examples: mails were lost, or nobody could reach the site from outside.
    """

    help = (
        "Give a time (ISO 8601, UTC unless it says otherwise) back to every clock that ran in it."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments: the beginning and the end of the outage."""
        parser.add_argument("began", type=str, metavar="from")
        parser.add_argument("ended", type=str, metavar="to")

    def handle(self, *, began: str, ended: str, **options: Any) -> None:
        """Record the outage and credit it. A second call changes nothing."""
        try:
            outage = outage_credit(began_at=_instant(began), ended_at=_instant(ended))
        except ValueError as error:
            raise CommandError(str(error)) from error
        swept = sweep()
        outage.refresh_from_db()
        left = "" if outage.settled_at else " The sweep goes on with the rest."
        self.stdout.write(f"{swept.credited} turns have their time back.{left}")


def _instant(text: str) -> datetime:
    found = parse_datetime(text)
    if found is None:
        raise CommandError(f"{text!r} is no time like 2026-11-21T18:30")
    return found if found.tzinfo else found.replace(tzinfo=UTC)
