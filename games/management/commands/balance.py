"""`manage.py balance <title>`: measure whether seats, characters and goals win equally often."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError

from games.management.playing import check_seats, edition_called, options_called, player_called
from games.opponents.balance import Balance, Finding, Slice, Study, Unlike, balance_of
from games.rules import titles

EVERY = 10
"""The number of games between two lines of progress."""


class Command(BaseCommand):
    """The command that measures a title's balance."""

    help = (
        "Let one player play on all seats, and print shares of wins with intervals of 95 %, and "
        "points, by seat and by all that luck or a draft gave. What wins more than 1.25 or less than 0.75 "
        "of its fair share is over or under it, and a seat that is 6 points of a hundred from an even one: "
        "surely, where all of the interval is."
    )

    requires_system_checks = ()  # it needs only the rules, no database and no pages

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments: the title, the seats, the player, the games, and existing figures to add to."""
        parser.add_argument("title", choices=titles.slugs)
        parser.add_argument("--seats", type=int, required=True)
        parser.add_argument("--player", default="merchant", help="on all seats (merchant)")
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
        parser.add_argument(
            "--json", action="store_true", help="print counts alone, to be added later"
        )
        parser.add_argument(
            "--add",
            type=Path,
            nargs="+",
            default=[],
            metavar="FILE",
            help="counts of other games, written with --json; with --games 0 they are only added up",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Play games, add them to earlier figures, and print the report."""
        title, player = titles.get(options["title"]), player_called(options["player"])
        check_seats(title, options["seats"])
        edition = edition_called(title, options["edition"])
        study = Study(
            title.slug,
            title.rules_version,
            edition,
            options["seats"],
            options["player"],
            options_called(title, options["option"]),
        )
        slice = Slice(options["seed"], options["first"], options["games"])
        balance = balance_of(study, title, player, slice, self._tell)
        self._add(balance, options["add"])
        if balance.games < 1:
            raise CommandError("There are no games to report on")
        said = [msgspec.json.encode(balance).decode()] if options["json"] else report(balance)
        self.stdout.write("\n".join(said))

    def _tell(self, done: int) -> None:
        if done % EVERY == 0:
            self.stderr.write(f"{done} games")

    def _add(self, balance: Balance, paths: list[Path]) -> None:
        for path in paths:
            try:
                balance.add(msgspec.json.decode(path.read_bytes(), type=Balance))
            except (OSError, msgspec.DecodeError, Unlike) as error:
                raise CommandError(f"{path}: {error}") from error


def report(balance: Balance) -> Iterator[str]:
    """Yield the lines of a report on many games."""
    study, mean = balance.study, balance.points
    options = [f"{option}={value}" for option, value in study.options.items()]
    yield (
        f"{study.title} ({', '.join([study.edition, *options])}), {study.seats} seats, {balance.games} games of {study.player}: "
        f"{balance.turns / balance.games / study.seats:.1f} turns a seat, {mean:.1f} points, "
        f"who wins {balance.winners_points:.1f}"
    )
    for kind in balance.had:
        yield f"\n{kind:24} seats    wins  (95 %)            of fair  points"
        yield from (_row(finding, mean) for finding in balance.findings(kind))
    yield f"\n{'points by':24}  mean  who wins"
    for rule, scored in balance.scored.items():
        everybody = scored.everybody / balance.games / study.seats
        yield f"  {rule:22} {everybody:5.1f} {scored.winners / balance.games:9.1f}"


def _row(finding: Finding, mean: float) -> str:
    reach = f"({finding.low:.1%} to {finding.high:.1%})"
    return (
        f"  {finding.name:22} {finding.seats:5}  {finding.share:6.1%}  {reach:17} {finding.fair:7.2f}  "
        f"{finding.points:6.1f} ({finding.points - mean:+.1f})  {finding.verdict}"
    ).rstrip()
