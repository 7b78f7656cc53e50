"""`manage.py replay_tables`: replay every running table on this code, before a release."""

from __future__ import annotations

import time
from argparse import ArgumentParser
from typing import Any, Final

from django.core.management.base import BaseCommand, CommandError

from games.selectors.audits import Replayed, table_replayed, tables_to_replay

EVERY: Final = 200
"""The number of tables between two lines of progress. It takes about three seconds."""


class Command(BaseCommand):
    """The command that replays tables and compares the states' hashes with the stored ones.

    It writes nothing to the database.
    """

    help = "Replay every table that is going on, on this code, and compare with what is stored."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments: the tables, and which others to include."""
        parser.add_argument("tables", nargs="*", help="ids of tables; none: all that are going on")
        parser.add_argument("--finished", action="store_true", help="finished tables too")
        other = "tables begun with other rules are listed, and are no difference"
        parser.add_argument("--allow-other-rules", action="store_true", help=other)

    def handle(
        self, *, tables: list[str], finished: bool, allow_other_rules: bool, **options: Any
    ) -> None:
        """Replay the tables. Raises CommandError if a state differs."""
        begun = time.monotonic()
        checked, wrong, other = 0, 0, 0
        chosen = tables_to_replay(tables, finished=finished or bool(tables))
        for seen, (id, _) in enumerate(chosen, 1):
            replayed = table_replayed(id)
            if seen % EVERY == 0:
                self.stdout.write(f"… {seen:,} tables, {time.monotonic() - begun:.0f} s")
            if replayed is None:
                continue
            checked += 1
            if not replayed.same:
                allowed = allow_other_rules and replayed.other_rules
                other, wrong = other + allowed, wrong + (not allowed)
                self.stdout.write(_words(replayed))
        took = time.monotonic() - begun
        if missing := len(set(tables)) - checked if tables else 0:
            raise CommandError(f"{missing} of these tables have no game.")
        if wrong:
            raise CommandError(f"{wrong} of {checked} tables differ: don't release this code.")
        if other:
            self.stdout.write(f"{other} of {checked} tables can't be replayed: other rules.")
        self.stdout.write(f"{checked - other} tables, all as they are stored ({took:.1f} s).")


def _words(replayed: Replayed) -> str:
    why = replayed.problem or f"stored {replayed.stored[:12]}, replayed {replayed.folded[:12]}"
    return f"{replayed.table}  {replayed.title}, ply {replayed.ply}: {why}"
