"""`manage.py fuzz <title>`: play random games and check the laws that all rules must obey."""

from __future__ import annotations

import gc
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from secrets import randbits
from time import monotonic
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from games.rules import titles
from games.rules.kernel import Title
from games.rules.laws import (
    CHEAP_ENDINGS,
    ENDINGS,
    LAWS,
    Game,
    LawBroken,
    load,
    save,
    walk,
)
from games.rules.laws.walk import derived_seed

PATIENCE = 10
"""Seconds between two lines of progress."""
SOME_GAMES = 10
"""The number of games of which one is also checked by the slow laws about whole games."""


class Command(BaseCommand):
    """The command that searches for broken laws in a title's rules."""

    help = (
        "Play random games and try the laws of the kernel's contract on them: the cheap ones at "
        "every choice, the costly ones on a sample. A failure is saved as a replay; exit code 1."
    )

    requires_system_checks = ()  # it needs only the rules, no database and no pages

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments: the title, the limits, or a replay to test again."""
        parser.add_argument("title", choices=titles.slugs)
        parser.add_argument("--minutes", type=float, help="stop after so many minutes")
        parser.add_argument("--games", type=int, help="stop after so many games")
        parser.add_argument("--seats", type=int, help="default: every number in turn")
        parser.add_argument("--seed", type=int, help="default: a new one, printed")
        parser.add_argument(
            "--every", type=int, default=40, help="costly laws at one choice in so many (40)"
        )
        parser.add_argument("--save", type=Path, metavar="DIR", help="default: var/replays")
        parser.add_argument(
            "--replay", type=Path, metavar="FILE", help="try all laws on this game instead"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Play games; report the first broken law."""
        title = titles.get(options["title"])
        folder = options["save"] or Path(settings.BASE_DIR) / "var" / "replays"
        if options["seats"] and options["seats"] not in title.seats:
            raise CommandError(f"{title.name} is for {title.seats[0]} to {title.seats[-1]}")
        try:
            if options["replay"]:
                self._look_again(title, options["replay"])
            else:
                with _garbage_by_the_game():
                    self._hunt(title, options)
        except LawBroken as broken:
            path = save(broken.replay, folder)
            raise CommandError(f"{broken}\nreplay saved: {path}", returncode=1) from broken

    def _look_again(self, title: Title[Any], path: Path) -> None:
        game = walk(Game.again(title, load(path)), LAWS, ENDINGS)
        print(f"{len(game.positions)} choices, every law tried at each: none broken")

    def _hunt(self, title: Title[Any], options: dict[str, Any]) -> None:
        seed = randbits(32) if options["seed"] is None else options["seed"]
        games, minutes = options["games"], options["minutes"]
        started = said = monotonic()
        end = started + 60 * (minutes if minutes is not None else 0 if games is None else 1e9)
        print(f"{title.slug}: seed {seed}", flush=True)
        number = choices = 0
        while (number != games) and (number == 0 or monotonic() < end):
            choices += _try_game(title, seed, number, options)
            number += 1
            if monotonic() > said + PATIENCE:
                said = monotonic()
                self.stderr.write(f"{number} games, {choices} choices, {said - started:.0f} s")
        seconds = monotonic() - started
        print(f"{number} games, {choices} choices, {seconds:.0f} s: no law broken")


@contextmanager
def _garbage_by_the_game() -> Iterator[None]:
    """Collect garbage only between games. Within a game it would take a third of the time."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def _try_game(title: Title[Any], seed: int, number: int, options: dict[str, Any]) -> int:
    """Play one random game and check the laws; return its number of choices."""
    secret = derived_seed("fuzz", seed, number)
    rng = Random(secret)  # noqa: S311 — games to look at, no secrets
    seats = options["seats"] or title.seats[number % len(title.seats)]
    chosen = {option.id: rng.choice(option.values) for option in title.options}
    game = Game(title, seats, secret, chosen, rng.choice(title.editions))
    endings = ENDINGS if number % SOME_GAMES == 0 else CHEAP_ENDINGS
    choices = len(walk(game, LAWS, endings, every=options["every"]).positions)
    del game
    gc.collect()
    return choices
