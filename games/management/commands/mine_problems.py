"""`manage.py mine_problems <title>`: search games for problems, and report what they yield."""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser
from itertools import islice
from math import inf
from typing import Any

from django.core.management.base import BaseCommand

from games.problems.mining import Tally
from games.problems.models import Problem, ProblemGame
from games.problems.searching import confirmed, games_to_add, merchants_play, search, table_add
from games.rules import titles
from games.rules.kernel import Title

TIMES = 4
"""The number of times more worlds in which ``--confirm`` compares the answers again."""


class Command(BaseCommand):
    """The command that searches for problems."""

    help = (
        "Search finished public games of a title for problems; where there are few, Merchants play "
        "games to search. Prints how many decisions are promising, how many are problems, and CPU."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments: the title, and the number of games."""
        parser.add_argument("title", choices=titles.slugs)
        parser.add_argument("--games", type=int, default=1)
        parser.add_argument(
            "--confirm",
            action="store_true",
            help=f"compare the answers of all problems again, in {TIMES} times as many other worlds",
        )
        parser.add_argument("--json", action="store_true", help="report as JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        """Search and report."""
        title = titles.get(options["title"])
        report = _confirmed(title) if options["confirm"] else _mined(title, options["games"])
        if options["json"]:
            self.stdout.write(json.dumps(report))
            return
        for name, value in report.items():
            self.stdout.write(f"{name.replace('_', ' '):24} {value}")


def _mined(title: Title[Any], games: int) -> dict[str, Any]:
    """Search a number of games; return the counts and the CPU seconds."""
    tally, played, stored = Tally(), 0.0, 0
    searched = 0.0
    tables = list(games_to_add(title, games))
    for number in range(games):
        begun = time.process_time()
        game = _game(title, tables, number)
        ready = time.process_time()
        stored += search(game, inf, tally)
        played += ready - begun
        searched += time.process_time() - ready
    return {
        "games": games,
        "games_of_people": min(games, len(tables)),
        "decisions": tally.decisions,
        "promising": tally.promising,
        "agreed": tally.agreed,
        "problems": stored,
        "cpu_search_s": round(searched, 1),
        "cpu_a_candidate_s": round(searched / max(1, tally.promising), 2),
        "cpu_merchants_s": round(played, 1),
    }


def _game(title: Title[Any], tables: list[Any], number: int) -> ProblemGame:
    """Return the next game to search: an interrupted one, a table's, or a new one of Merchants."""
    if number < len(tables):
        return table_add(tables[number])
    waiting = ProblemGame.objects.filter(title=title.slug, searched_at=None)
    return next(islice(waiting.order_by("added_at", "pk"), 1), None) or merchants_play(title)


def _confirmed(title: Title[Any]) -> dict[str, Any]:
    """Compare the answers of a title's problems in more and other worlds; return the counts."""
    begun = time.process_time()
    found = Problem.objects.good().filter(title=title.slug).order_by("pk")
    rows = list(found.select_related("game"))
    failed = [one.pk for one in rows if not confirmed(one, times=TIMES)]
    return {
        "problems": len(rows),
        "confirmed": len(rows) - len(failed),
        "failed": failed,
        "cpu_s": round(time.process_time() - begun, 1),
    }
