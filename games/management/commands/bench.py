"""`manage.py bench`: the site's costs, compared with a baseline (floor) measured in the same run.

It needs PostgreSQL. The parts:

`choices` (the default): a choice over REST compared with a bare transaction.

`paint`: the home page and a table of each title, as a slow phone sees them for the first time,
compared with a bare page.

`scale`: the database's work for pages and lists on a site of a million tables, compared with a
small one; it fails if that work grows.

`click`: the work of a browser's main thread from a click to the drawn board, on a desktop computer
and on a phone, while recorded games are replayed.

`ratings`: the time to rate one game, of people with few and with many rated games; it fails above 5
ms.

`pages`: the processor time of a choice on a page, and of a whole page, compared with a choice over
REST. With eight connections it also compares polls with granian's hello world, and choices on two
workers with bare transactions.

`size`: the size of finished games on disk, before and after packing; it fails above 90 kB packed.

`memory`: the memory of a site's processes after every kind of page was shown and opponents have
played, for `make run`, a small site and separate processes; it fails if a small site exceeds its
budget.
"""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from time import process_time
from typing import Any, Final

import redis
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.bench.click_figures import click_table
from games.bench.database import POSTGRES, database
from games.bench.figures import (
    AIMS,
    memory_table,
    pages_table,
    paint_table,
    ratings_table,
    scale_table,
    size_table,
    table,
)
from games.bench.server import free_port
from games.rules import titles
from games.rules.laws.playout import play_out
from mp2site.infra.servers import RedisServer

REDIS = "redis://127.0.0.1:6379/0"
PREFIX = "caravanserai-bench:"


class Command(BaseCommand):
    """The command that measures on a temporary database.

    It prints medians, 95th percentiles and ratios to the floor.
    """

    help = __doc__

    def add_arguments(self, parser: CommandParser) -> None:
        """Declare the arguments: the part, and its options."""
        parser.add_argument("part", nargs="?", choices=tuple(PARTS), default="choices")
        parser.add_argument("--visits", type=int, default=3, help="to each page (paint)")
        slugs = [title.slug for title in titles]
        parser.add_argument("--titles", nargs="+", choices=slugs, default=slugs, help="(click)")
        parser.add_argument("--samples", type=int, default=20, help="of each kind (click)")
        parser.add_argument("--traces", help="a folder that keeps the traces (click)")
        parser.add_argument("--few", type=int, default=10_000, help="tables (scale)")
        parser.add_argument("--many", type=int, default=1_000_000, help="tables (scale)")
        parser.add_argument("--each", type=int, default=1_000, help="games of a person (ratings)")
        parser.add_argument("--title", default="yspahan")
        parser.add_argument("--seats", type=int, default=4)
        parser.add_argument("--rounds", type=int, default=25, help="20 of each kind in a round")
        parser.add_argument("--games", type=int, default=100, help="of the engine's playout")
        parser.add_argument("--whole", type=int, default=12, help="games to the end (size)")
        parser.add_argument("--how", choices=tuple(AIMS), help="one way to run alone (memory)")
        parser.add_argument("--json", action="store_true")

    def handle(self, *_: Any, **asked: Any) -> None:
        """Create the database, measure in a process that uses it, drop it."""
        with database(os.environ.get("DATABASE_URL", POSTGRES)) as url:
            figures, said = PARTS[asked["part"]](url, asked)
        self.stdout.write(json.dumps(figures, indent=2) if asked["json"] else said)
        if asked["part"] in TOO_MUCH and (wrong := [row for row in figures if row["wrong"]]):
            raise CommandError(f"{len(wrong)} {TOO_MUCH[asked['part']]}")


def _chosen(url: str, asked: dict[str, Any]) -> tuple[Any, str]:
    figures, broker = _played(url, "run", asked)
    figures |= {"redis": bool(broker), "playout": _playout(asked)}
    return figures, _words(figures)


def _paged(url: str, asked: dict[str, Any]) -> tuple[Any, str]:
    figures, _ = _played(url, "pages", asked)
    return figures, pages_table(figures)


def _sized(url: str, asked: dict[str, Any]) -> tuple[Any, str]:
    figures, _ = _played(url, "size", asked)
    return figures, size_table(figures)


def _played(url: str, part: str, asked: dict[str, Any]) -> tuple[Any, str]:
    """Run a part that plays games of a title.

    Return its figures, and Redis's URL or an empty string.
    """
    words = [f"--{name}={asked[name]}" for name in ("title", "seats", "rounds", "whole")]
    with tempfile.TemporaryDirectory() as folder, _redis() as broker:
        own = {"DATABASE_URL": url, "REDIS_URL": broker, "DATA_DIR": folder}
        return _run("games.bench", [part, *words], "games.bench.settings", own), broker


def _painted(url: str, asked: dict[str, Any]) -> tuple[Any, str]:
    figures = _browsed(url, "games.bench.paint", [f"--visits={asked['visits']}"])
    return figures, paint_table(figures)


def _clicked(url: str, asked: dict[str, Any]) -> tuple[Any, str]:
    words = ["click", f"--samples={asked['samples']}", "--titles", *asked["titles"]]
    words += [f"--traces={asked['traces']}"] if asked["traces"] else []
    figures = _browsed(url, "games.bench", words)
    return figures, click_table(figures)


def _browsed(url: str, module: str, words: list[str]) -> Any:
    """Run a part that shows a site's pages in a browser, in production mode; return its figures."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, _redis() as broker:
        if not broker:
            raise CommandError("no Redis: production has one (REDIS_URL)")
        own = {"DATABASE_URL": url, "REDIS_URL": broker, **_production(folder, port)}
        return _run(module, [*words, f"--port={port}"], "games.bench.paint_settings", own)


def _scaled(url: str, asked: dict[str, Any]) -> tuple[Any, str]:
    words = [f"--{name}={asked[name]}" for name in ("few", "many")]
    with tempfile.TemporaryDirectory() as folder, _redis() as broker:
        own = {"DATABASE_URL": url, "REDIS_URL": broker, "DATA_DIR": folder}
        figures = _run("games.bench.scale", words, "games.bench.settings", own)
    return figures, scale_table(figures)


def _rated(url: str, asked: dict[str, Any]) -> tuple[Any, str]:
    with tempfile.TemporaryDirectory() as folder:
        own = {"DATABASE_URL": url, "DATA_DIR": folder}
        words = [f"--each={asked['each']}"]
        figures = _run("games.bench.ratings", words, "games.bench.settings", own)
    return figures, ratings_table(figures)


def _weighed(url: str, asked: dict[str, Any]) -> tuple[Any, str]:
    ways = [asked["how"]] if asked["how"] else list(AIMS)
    figures = [_weighed_way(url, how) for how in ways]
    return figures, memory_table(figures)


def _weighed_way(server: str, how: str) -> dict[str, Any]:
    """Measure the memory of one way of running a site, on servers of its own."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, database(server) as url, ExitStack() as stack:
        own = {"PORT": str(port), "DATA_DIR": folder, "DATABASE_URL": "", "REDIS_URL": ""}
        settings_module = "mp2site.settings.dev"
        if how != "run":
            private = stack.enter_context(RedisServer(Path(folder), None))
            own |= {"DATABASE_URL": url, "REDIS_URL": private.url, **_production(folder, port)}
            own["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(dir=folder)
            settings_module = "mp2site.settings.prod"
        figures = _run("games.bench.memory", [how, f"--port={port}"], settings_module, own)
    total = sum(process["pss"] for process in figures["processes"])
    return {"how": how, **figures, "pss": total, "wrong": total > AIMS[how] * 1024}


def _production(folder: str, port: int) -> dict[str, str]:
    """Return the settings that production requires, in addition to the servers."""
    return {
        "SITE_URL": f"http://localhost:{port}",
        "WITHOUT_TLS": "1",
        "PROXIES": "0",
        "SECRET_KEY": secrets.token_urlsafe(50),
        "EMAIL_URL": "mailbox://",
        "DEFAULT_FROM_EMAIL": "Caravanserai <inn@localhost>",
        "STATIC_ROOT": f"{folder}/static",
        "EDITIONS_DIR": f"{folder}/editions",
    }


def _run(module: str, words: list[str], module_of_settings: str, own: dict[str, str]) -> Any:
    """Run a bench in a process with its own settings; return the figures that it prints.

    A setting with an empty value is removed from the environment.
    """
    whole = {**os.environ, **own, "DJANGO_SETTINGS_MODULE": module_of_settings}
    environment = {name: value for name, value in whole.items() if own.get(name) != ""}
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", module, *words],
        env=environment,
        cwd=settings.BASE_DIR,
        stdout=subprocess.PIPE,
        check=False,
    )
    if done.returncode:
        raise CommandError("the bench broke off")
    return json.loads(done.stdout)


@contextmanager
def _redis() -> Iterator[str]:
    """Yield Redis's URL, or an empty string if there is no Redis; delete our keys afterwards."""
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
    """Return the choices per second of the rules alone, without a site, on one core."""
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


PARTS: Final[dict[str, Callable[[str, dict[str, Any]], tuple[Any, str]]]] = {
    "choices": _chosen,
    "paint": _painted,
    "click": _clicked,
    "scale": _scaled,
    "ratings": _rated,
    "pages": _paged,
    "size": _sized,
    "memory": _weighed,
}
"""The parts by name. Each function returns its figures and the text to print."""
TOO_MUCH: Final = {
    "scale": "pages ask too much on a big site",
    "ratings": "figures are over what rating a game may take",
    "size": "figures are over what a packed game may take",
    "memory": "ways to run take more memory than they may",
}
"""By part, the message with which the command fails if a figure exceeds its limit."""


def _words(figures: dict[str, Any]) -> str:
    floor = "lz4" if figures["lz4"] else "pglz (no lz4 here)"
    broker = "Redis" if figures["redis"] else "files (no Redis here)"
    about = f"PostgreSQL, floor's state by {floor}; cache and queue: {broker}; 1 connection"
    return "\n".join([about, "", table(figures["rows"]), "", *_playout_words(figures["playout"])])


def _playout_words(figures: dict[str, int]) -> list[str]:
    return [f"{'engine, ' + name:<34} {value:>6,}" for name, value in figures.items()]
