"""`manage.py bench`: the floor and a choice over REST, side by side in one run, on PostgreSQL."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from time import process_time
from typing import Any

import redis
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.bench.database import POSTGRES, database
from games.bench.figures import table
from games.rules import titles
from games.rules.laws.playout import play_out

REDIS = "redis://127.0.0.1:6379/0"
PREFIX = "caravanserai-bench:"


class Command(BaseCommand):
    """Measure on a throw-away database; print medians, 95th percentiles and ratios to the floor."""

    help = __doc__

    def add_arguments(self, parser: CommandParser) -> None:
        """Say what may be asked."""
        parser.add_argument("--title", default="yspahan")
        parser.add_argument("--seats", type=int, default=4)
        parser.add_argument("--rounds", type=int, default=25, help="20 of each kind in a round")
        parser.add_argument("--games", type=int, default=100, help="of the engine's playout")
        parser.add_argument("--json", action="store_true")

    def handle(self, *_: Any, **asked: Any) -> None:
        """Make the database, measure in a process that uses it, drop it."""
        with database(os.environ.get("DATABASE_URL", POSTGRES)) as url:
            figures = _measured(url, asked)
        figures["playout"] = _playout(asked)
        if asked["json"]:
            self.stdout.write(json.dumps(figures, indent=2))
        else:
            self.stdout.write(_words(figures))


def _measured(url: str, asked: dict[str, Any]) -> dict[str, Any]:
    words = [sys.executable, "-m", "games.bench"]
    words += [f"--{name}={asked[name]}" for name in ("title", "seats", "rounds")]
    with tempfile.TemporaryDirectory() as folder, _redis() as broker:
        environment = {**os.environ, "DATABASE_URL": url, "REDIS_URL": broker, "DATA_DIR": folder}
        environment["DJANGO_SETTINGS_MODULE"] = "games.bench.settings"
        done = subprocess.run(  # noqa: S603 - our own program and words
            words, env=environment, cwd=settings.BASE_DIR, stdout=subprocess.PIPE, check=False
        )
    if done.returncode:
        raise CommandError("the bench broke off")
    figures: dict[str, Any] = json.loads(done.stdout)
    return {**figures, "redis": bool(broker)}


@contextmanager
def _redis() -> Iterator[str]:
    """Give the address of Redis, empty if there is none; take away afterwards what we put in."""
    url = os.environ.get("REDIS_URL", REDIS)
    with closing(redis.Redis.from_url(url)) as client:
        try:
            client.ping()
        except redis.ConnectionError:
            yield ""
            return
        try:
            yield url
        finally:
            for key in client.scan_iter(f"*{PREFIX}*"):
                client.delete(key)


def _playout(asked: dict[str, Any]) -> dict[str, int]:
    """Let the engine play by itself; return how many choices a second it makes on one core."""
    title = titles.get(asked["title"])
    figures = {}
    for mode, checked in (("trusted", False), ("checked", True)):
        begun = process_time()
        played = [
            play_out(title, asked["seats"], 1, number, checked=checked)
            for number in range(asked["games"])
        ]
        choices = sum(len(game.replay.choices) for game in played)
        figures[f"{mode} choices per second"] = round(choices / (process_time() - begun))
    return figures


def _words(figures: dict[str, Any]) -> str:
    floor = "lz4" if figures["lz4"] else "pglz (no lz4 here)"
    broker = "Redis" if figures["redis"] else "files (no Redis here)"
    about = f"PostgreSQL, floor's state by {floor}; cache and queue: {broker}; 1 connection"
    return "\n".join([about, "", table(figures["rows"]), "", *_playout_words(figures["playout"])])


def _playout_words(figures: dict[str, int]) -> list[str]:
    return [f"{'engine, ' + name:<34} {value:>6,}" for name, value in figures.items()]
