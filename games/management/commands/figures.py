"""`manage.py figures`: count all games again, or let Merchants play for a title's figures."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError

from games.figures.merchants import FOLDER, PLAYER, file_of, read
from games.figures.services import figures_rebuild
from games.management.playing import check_seats, edition_called, options_called, player_called
from games.opponents.balance import Balance, Slice, Study, balance_of
from games.rules import titles

SEED = 1


class Command(BaseCommand):
    """The command for the figures of titles; the sweep counts new games by itself."""

    help = "Count all games between people again, or play games among Merchants and count them."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments: what to count again, or the games to play."""
        parser.add_argument("title", nargs="?", choices=titles.slugs)
        parser.add_argument("--rebuild", action="store_true", help="count all people's games again")
        parser.add_argument("--play", type=int, metavar="N", help="play N games among Merchants")
        parser.add_argument("--seats", type=int, help="the title's fewest, if not given")
        parser.add_argument("--edition", help="the title's default, if not given")
        parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
        parser.add_argument("--folder", type=Path, default=FOLDER, help="where the files lie")

    def handle(self, *args: Any, **asked: Any) -> None:
        """Count again or play. Raises CommandError."""
        if asked["rebuild"]:
            self.stdout.write(f"{figures_rebuild()} games looked at")
        elif asked["title"] and asked["play"]:
            self._play(asked)
        else:
            raise CommandError("Give --rebuild, or a title with --play N.")

    def _play(self, asked: dict[str, Any]) -> None:
        """Play the next games of a study, and add them to its file."""
        title = titles.get(asked["title"])
        seats = asked["seats"] or title.seats[0]
        check_seats(title, seats)
        study = Study(
            title.slug,
            title.rules_version,
            edition_called(title, asked["edition"]),
            seats,
            PLAYER,
            options_called(title, asked["option"]),
        )
        path = file_of(study, asked["folder"])
        known = read(path) if path.exists() else Balance(study)
        first = max((slice.end for slice in known.slices), default=0)
        player = player_called(PLAYER)
        known.add(balance_of(study, title, player, Slice(SEED, first, asked["play"]), self._tell))
        path.write_bytes(msgspec.json.encode(known) + b"\n")
        self.stdout.write(f"{path.name}: {known.games} games")

    def _tell(self, done: int) -> None:
        self.stderr.write(f"{done} games")
