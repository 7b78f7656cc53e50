"""`manage.py playout <title>`: play random games, and print their results and their speed."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from time import monotonic, process_time
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError

from games.rules import titles
from games.rules.kernel import Title
from games.rules.laws.playout import Finished, Tally, play_out, tallied
from games.rules.laws.replay import save, sealed

PATIENCE = 5
"""Seconds between two lines of progress."""


class Command(BaseCommand):
    """The command that plays random games of a title."""

    help = "Play random games, and print what they came to and how many choices a core makes."

    requires_system_checks = ()  # it needs only the rules, no database and no pages

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments: the title, the seats, the games, and how to play them."""
        parser.add_argument("title", choices=titles.slugs)
        parser.add_argument("--seats", type=int, help="default: the most the title allows")
        parser.add_argument("--games", type=int, default=100)
        parser.add_argument("--seed", type=int, default=0)
        parser.add_argument("--checked", action="store_true", help="play by key and on copies")
        parser.add_argument("--json", action="store_true", help="print JSON")
        parser.add_argument("--save", type=Path, metavar="DIR", help="write each game as a replay")

    def handle(self, *args: Any, **options: Any) -> None:
        """Play the games; print their statistics."""
        title = titles.get(options["title"])
        seats = options["seats"] or title.seats[-1]
        if seats not in title.seats or options["games"] < 1:
            raise CommandError(
                f"{title.name} is for {title.seats[0]} to {title.seats[-1]}; games from 1 on"
            )
        games, seconds = self._play(title, seats, options)
        self._save(title, games, options["save"])
        report = _report(title, seats, options, tallied(games), seconds)
        print(json.dumps(report, indent=2) if options["json"] else _readable(report))

    def _play(
        self, title: Title[Any], seats: int, options: dict[str, Any]
    ) -> tuple[list[Finished], float]:
        """Play the games; return them and the processor time in seconds."""
        games, started, said = [], process_time(), monotonic()
        for number in range(options["games"]):
            games.append(
                play_out(title, seats, options["seed"], number, checked=options["checked"])
            )
            if monotonic() > said + PATIENCE:
                said = monotonic()
                self.stderr.write(f"{number + 1} of {options['games']} games")
        return games, process_time() - started

    def _save(self, title: Title[Any], games: list[Finished], folder: Path | None) -> None:
        for number, game in enumerate(games, start=1) if folder else ():
            name = f"{title.slug}-{game.replay.seats}-seats-{number:03d}"
            path = save(sealed(title, game.replay), folder or Path(), name)
            self.stderr.write(f"saved {path}")


def _report(
    title: Title[Any], seats: int, options: dict[str, Any], tally: Tally, seconds: float
) -> dict[str, Any]:
    return {
        "title": title.slug,
        "rules_version": title.rules_version,
        "seats": seats,
        "seed": options["seed"],
        "mode": "checked" if options["checked"] else "trusted",
        "seconds": round(seconds, 3),
        "choices_per_second": round(tally.total / seconds),
        **msgspec.to_builtins(tally),
    }


def _readable(report: dict[str, Any]) -> str:
    fewest, mean, most = report["choices"]
    lines = [
        f"{report['title']}, {report['seats']} seats, seed {report['seed']}, {report['mode']}",
        f"finished games      {report['games']}",
        f"choices per game    {mean} ({fewest} to {most})",
        f"choices per second  {report['choices_per_second']:,} (one core, {report['seconds']} s)",
        "ended by            " + ", ".join(f"{why}: {n}" for why, n in report["reasons"].items()),
        "seat      mean    min    max   wins",
    ]
    for seat, score in enumerate(report["scores"]):
        lines.append(f"{seat:4}{score['mean']:10}{score['min']:7}{score['max']:7}{score['wins']:7}")
    lines.append("mean points by rule")
    for rule, points in report["lines"].items():
        lines.append(f"  {rule:<16}" + "".join(f"{value:9}" for value in points))
    return "\n".join(lines)
