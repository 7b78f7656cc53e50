"""`manage.py coach_test <title> --seats N`: test the coach's figures over many games."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError

from games.management.playing import check_seats, edition_called, options_called, player_called
from games.opponents.balance import Slice, Study, Unlike
from games.opponents.reviews.figures import CoachTest
from games.opponents.reviews.trials import How, Trial, trial_of
from games.rules import titles


class Report(msgspec.Struct, frozen=True):
    """The JSON of this command; ``trial`` has the rows of the games.

    ``loss`` is the mean loss of a turn with its standard error, ``seconds`` the median CPU time of
    a review.
    """

    test: CoachTest
    passed: bool
    loss: tuple[float, float] | None
    seconds: float
    trial: Trial


class Command(BaseCommand):
    """The command that tests the coach."""

    help = (
        "Let one player play on all seats, review each game, and print: the mean luck of the first seat "
        "with its error, the variance of (result − luck) as a multiple of the result's, how often seats "
        "won by the win share that the coach gave them, and the mean loss of a turn."
    )

    requires_system_checks = ()  # it needs only the rules, no database and no pages

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments: the title, the seats, the player, the games, and earlier rows."""
        parser.add_argument("title", choices=titles.slugs)
        parser.add_argument("--seats", type=int, required=True)
        parser.add_argument("--player", default="merchant", help="on all seats (merchant)")
        parser.add_argument("--edition", help="the title's default, if not given")
        parser.add_argument(
            "--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated"
        )
        parser.add_argument("--games", type=int, default=200)
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--first", type=int, default=0, help="the number of the first game (0)")
        parser.add_argument("--no-luck", action="store_true", help="review, but without luck")
        parser.add_argument(
            "--calibration", action="store_true", help="don't review, and print calibration alone"
        )
        parser.add_argument("--json", action="store_true", help="print the result as JSON")
        parser.add_argument(
            "--add",
            type=Path,
            nargs="+",
            default=[],
            metavar="FILE",
            help="results of other games, as --json prints them; with --games 0 they are only added up",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and review games, add earlier rows, and print the results."""
        title, player = titles.get(options["title"]), player_called(options["player"])
        check_seats(title, options["seats"])
        study = Study(
            title.slug,
            title.rules_version,
            edition_called(title, options["edition"]),
            options["seats"],
            options["player"],
            options_called(title, options["option"]),
        )
        slice = Slice(options["seed"], options["first"], options["games"])
        how = How(not options["calibration"], not options["no_luck"])
        trial = trial_of(study, title, player, slice, how, self._tell)
        self._add(trial, options["add"])
        if not trial.rows:
            raise CommandError("There are no games to report on")
        told = report(trial)
        said = [msgspec.json.encode(told).decode()] if options["json"] else lines(told)
        self.stdout.write("\n".join(said))

    def _tell(self, done: int) -> None:
        self.stderr.write(f"{done} games")

    def _add(self, trial: Trial, paths: list[Path]) -> None:
        for path in paths:
            try:
                trial.add(msgspec.json.decode(path.read_bytes(), type=Report).trial)
            except (OSError, msgspec.DecodeError, Unlike) as error:
                raise CommandError(f"{path}: {error}") from error


def report(trial: Trial) -> Report:
    """Return the report of many games."""
    test = trial.test()
    passed = test.luck is not None and test.luck.passed
    return Report(test, passed, trial.loss(), trial.seconds(), trial)


def lines(told: Report) -> Iterator[str]:
    """Yield a report line by line."""
    test = told.test
    yield f"{test.title}, {test.seats} seats, {test.games} games of {test.player}"
    for row in test.calibration:
        yield (
            f"win share {row.low:.0%} to {row.high:.0%} (mean {row.said:.1%}): "
            f"won {row.won:.1%} ± {row.error:.1%} ({row.positions} positions)"
        )
    if told.loss:
        loss, error = told.loss
        yield f"loss of a turn {loss:.4f} ± {error:.4f}, median {told.seconds:.1f} s CPU a game"
    if luck := test.luck:
        yield (
            f"mean luck {luck.mean:+.4f} ± {luck.error:.4f}, variance ratio {luck.variance_ratio:.2f} "
            f"({luck.games} games): {'passed' if told.passed else 'not passed'}"
        )
