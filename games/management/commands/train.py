"""`manage.py train <title>`: let a network learn a title by playing against itself."""

from __future__ import annotations

import subprocess
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from games.management.playing import check_seats
from games.opponents.provenance import path_of
from games.opponents.storage import Stored, WrongFeatures
from games.opponents.training import WATCHED, Training
from games.rules import titles


class Command(BaseCommand):
    """The command that trains an opponent."""

    help = (
        "Learn a title's value by self-play, from nothing, and keep a checkpoint in var/training. "
        "It takes one core; several titles learn side by side. The same seed learns the same."
    )

    requires_system_checks = ()  # it needs only the rules, no database and no pages

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments: the title, the seats, and how long to train."""
        parser.add_argument("title", choices=titles.slugs)
        parser.add_argument("--seats", type=int, default=2)
        parser.add_argument("--hours", type=float, default=1.0, help="how long to learn (1)")
        parser.add_argument(
            "--seed",
            type=int,
            default=1,
            help="trainings with several seeds are published jointly (1)",
        )
        parser.add_argument(
            "--watch",
            type=int,
            default=WATCHED,
            help=f"games of autoplay to begin with ({WATCHED})",
        )
        parser.add_argument(
            "--resume",
            action="store_true",
            help="go on from the checkpoint, else from what is published",
        )
        parser.add_argument(
            "--from-seats",
            type=int,
            metavar="N",
            help="begin with what N seats have learned with this seed",
        )
        parser.add_argument(
            "--folder", type=Path, help="where trainings lie, a folder each (var/training)"
        )
        parser.add_argument(
            "--publish", action="store_true", help="write the network into the package at the end"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Train; print a line of progress every fifty games."""
        title, seats = titles.get(options["title"]), options["seats"]
        check_seats(title, seats)
        if options["seed"] < 0:
            raise CommandError("A seed is a number from 0 on")
        name = f"{title.slug}-{seats}-{options['seed']}"
        folder = (options["folder"] or settings.DATA_DIR / "training") / name
        training = self._begin(folder, title, options)

        def tell(training: Training) -> None:
            training.save(folder)
            self._tell(training)

        training.run(options["hours"] * 3600, tell)
        training.save(folder)
        if options["publish"]:
            path = path_of(title.slug, seats, training.seed)
            training.stored(_commit()).write(path)
            self.stdout.write(f"Published as {path.stem}.")

    def _begin(self, folder: Path, title: Any, options: dict[str, Any]) -> Training:
        seats, seed, other = options["seats"], options["seed"], options["from_seats"]
        if options["resume"]:
            return self._resume(folder, title, seats, seed)
        if (folder / "training.json").exists():
            raise CommandError(f"{folder} has a checkpoint: go on with --resume, or remove it")
        if other and other > seats:
            raise CommandError(f"What {other} seats have learned doesn't serve {seats}")
        if other:
            stored = self._published(title, other, seed)
            return Training.begin_from(title, seats, seed, stored, options["watch"])
        return Training.begin(title, seats, seed, options["watch"])

    def _resume(self, folder: Path, title: Any, seats: int, seed: int) -> Training:
        """Resume training from the checkpoint or, without one, from the published network."""
        if (folder / "training.json").exists():
            return Training.resume(title, folder)
        return Training.go_on(self._published(title, seats, seed), title)

    def _published(self, title: Any, seats: int, seed: int) -> Stored:
        try:
            return Stored.published(title, seats, seed)
        except (OSError, WrongFeatures) as error:
            raise CommandError(f"There is nothing to go on from: {error}") from error

    def _tell(self, training: Training) -> None:
        pace = training.games / max(training.seconds, 1e-9)
        line = f"{training.games:7} games  {pace:5.1f} a second"
        if training.against_autoplay:
            recent = training.against_autoplay
            won = sum(recent) / len(recent)
            line += f"  {won:.3f} beside autoplay in practice (last {len(recent)})"
        point = training.curve[-1] if training.curve else {}
        if point.get("games") == training.games and "before" in point:
            line += f"  {point['before']:.3f} beside itself after {point['before_games']:,} games"
        self.stdout.write(line)
        self.stdout.flush()


def _commit() -> str:
    """Return the commit of the code, or "unknown" outside a Git repository."""
    git = ["git", "-C", str(settings.BASE_DIR), "rev-parse", "--short", "HEAD"]
    try:
        found = subprocess.run(git, capture_output=True, text=True, check=True)  # noqa: S603
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return found.stdout.strip()
