"""`manage.py match <title>`: compare the strength of players by games against each other."""

from __future__ import annotations

import hmac
import json
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.management.playing import check_seats, edition_called, options_called, player_called
from games.opponents.matches import Match, Tally
from games.rules import titles

EVERY = 20
"""The number of games between two lines of progress."""


class Command(BaseCommand):
    """The command that plays a match."""

    help = (
        "Let players meet over many games: seats rotated, the same cards and dice once for each "
        "seating. Prints shares of wins with intervals of 95 %, points, and CPU per turn."
    )

    requires_system_checks = ()  # it needs only the rules, no database and no pages

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments: the title, the players and the number of games."""
        parser.add_argument("title", choices=titles.slugs)
        parser.add_argument("--seats", type=int, help="as many as players, if not given")
        parser.add_argument("--players", required=True, help="names with commas: merchant,house")
        parser.add_argument("--edition", help="the title's default, if not given")
        parser.add_argument(
            "--option",
            action="append",
            default=[],
            metavar="NAME=VALUE",
            help="an option of the games, such as characters=bid; may be repeated",
        )
        parser.add_argument("--games", type=int, default=100)
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--first", type=int, default=0, help="the number of the first game (0)")
        parser.add_argument("--json", action="store_true", help="report as JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        """Play the match; print its result."""
        title, names = titles.get(options["title"]), options["players"].split(",")
        seats = options["seats"] or len(names)
        check_seats(title, seats)
        if seats % len(names):
            raise CommandError(f"{len(names)} players can't share {seats} seats evenly")
        players = [(name, player_called(name)) for name in names * (seats // len(names))]
        seed = hmac.digest(b"match", str(options["seed"]).encode(), "sha256")
        edition = edition_called(title, options["edition"])
        match = Match(title, players, seed, edition, options_called(title, options["option"]))
        tallies = match.play(options["games"], self._tell, first=options["first"])
        self._report(options["games"], tallies, as_json=options["json"])

    def _tell(self, done: int) -> None:
        if done % EVERY == 0:
            self.stderr.write(f"{done} games")

    def _report(self, games: int, tallies: dict[str, Tally], *, as_json: bool) -> None:
        reports = {name: tally.report() for name, tally in tallies.items()}
        if as_json:
            self.stdout.write(json.dumps({"games": games, "players": reports}))
            return
        for name, report in reports.items():
            self.stdout.write(
                f"{name:12} wins {report['share']:.1%} ({report['low']:.1%} to {report['high']:.1%}), "
                f"{report['points']:.1f} points, {report['cpu_turn_p50_s']:.3f} s a turn "
                f"(95 %: {report['cpu_turn_p95_s']:.3f} s)"
            )
