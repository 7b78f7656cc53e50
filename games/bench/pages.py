"""The processor time of pages, compared with REST, and the rate of a server with eight connections.

Each measurement alternates with its floor: a choice over REST, granian's hello world, or the bare
transaction. Only the processor time of the web server's processes counts, not that of PostgreSQL
and Redis.
"""

from __future__ import annotations

import os
import time
from argparse import Namespace
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from functools import partial
from itertools import repeat
from multiprocessing import get_context
from random import Random
from statistics import fmean
from typing import Any, Final

from django.core.management import call_command

from games.bench.figures import Cost, beside
from games.bench.floor import prepare, times_in
from games.bench.games import Person, Step, at_random, open_table, people, steps
from games.bench.http import Answer, Connection, got, posted, request
from games.bench.load import Driven, drive
from games.bench.server import HELLO, Server, served
from games.bench.visitor import Visitor, since_of
from games.views.play import CLOCKS_ANEW

REST: Final = "a choice over REST"
PAGE: Final = "a choice by the page"
WHOLE: Final = "a table's page, at one's turn"
AGAIN: Final = "the same page again"
EACH: Final = 10
"""The least number of choices of each kind in a round."""
LINES: Final = 8
WORKERS: Final = 2
SLICE: Final = 1.0
"""The seconds of each slice; slices of different measurements alternate."""
SLICES: Final = 5
PLENTY: Final = 100
"""The number of choices prepared per connection and slice. It is more than a slice can use."""


def measure(asked: Namespace) -> list[dict[str, Any]]:
    """Prepare the tables, measure, and return the figures."""
    call_command("migrate", verbosity=0)
    everybody = people(LINES * asked.seats)
    companies = [everybody[n::LINES] for n in range(LINES)]
    blocks = [
        _choices(asked.title, companies[0], asked.rounds * EACH),
        _polls(asked.title, companies),
        _eight(asked.title, companies),
    ]
    return [beside(block[0], cost) for block in blocks for cost in block]


def _choices(title: str, players: list[Person], each: int) -> list[Cost]:
    """Play whole games with choices on pages and over REST. The first game is a warm-up."""
    visitors, chance = {one.token: Visitor(one) for one in players}, Random(7)  # noqa: S311 - no secret
    with served(os.environ) as server, closing(Connection(server.port)) as connection:
        meter = Meter(server, connection)
        _play(title, players, visitors, meter, chance)
        meter.costs.clear()
        while min(len(meter.costs[way]) for way in (REST, PAGE)) < each:
            _play(title, players, visitors, meter, chance)
    costs = {way: meter.costs[way] for way in (REST, PAGE, WHOLE, AGAIN)}
    return [Cost(way, len(taken), 1000 * fmean(taken)) for way, taken in costs.items()]


class Meter:
    """A client that sends requests one by one and records the server's processor time for each."""

    def __init__(self, server: Server, connection: Connection) -> None:
        self.server, self.connection = server, connection
        self.costs: defaultdict[str, list[float]] = defaultdict(list)

    def ask(self, name: str, asked: bytes) -> Answer:
        """Send a request and record its cost under a name; return the response."""
        begun = self.server.settled()
        answer = self.connection.send(asked)
        self.costs[name].append(self.server.settled() - begun)
        if answer.status != 200:
            raise RuntimeError(f"{name}: {answer.status} {answer.body[:200]!r}")
        return answer


def _play(
    title: str, players: list[Person], visitors: dict[str, Visitor], meter: Meter, chance: Random
) -> None:
    """Play a game. Before each choice, the person who must choose opens the table's page."""
    table, at, since = str(open_table(title, players).pk), "", ""
    for step in steps(table, players, chance, at_random):
        visitor = visitors[step.who.token]
        if at != step.who.token:
            at, since = step.who.token, since_of(meter.ask(WHOLE, visitor.page(table)))
            meter.ask(AGAIN, visitor.page(table))
        if chance.random() < 0.5:
            meter.ask(REST, _choice(table, step))
        else:
            meter.ask(PAGE, visitor.choice(table, step, since))


def _choice(table: str, step: Step) -> bytes:
    sent = {"decision": step.decision, "key": step.key}
    return posted(f"/api/tables/{table}/choices/", step.who.token, sent)


def _polls(title: str, companies: Sequence[list[Person]]) -> list[Cost]:
    """Poll eight unchanged tables."""
    at = [(str(open_table(title, own).pk), own[0]) for own in companies]
    _wait_for_calm()
    with served(os.environ) as site, served(os.environ, what=HELLO) as bare:
        with closing(Connection(site.port)) as connection:
            rest = [_rest_poll(connection, *one) for one in at]
            pages = [_page_poll(connection, *one) for one in at]
        hello = [request("GET", "/", {})] * LINES
        asked = {
            "granian's hello world": (bare, hello, 200),
            "a poll over REST": (site, rest, 304),
            "a page's poll": (site, pages, 304),
        }
        return _in_turns(
            {
                name: partial(drive, server, list(map(repeat, lines)), status, SLICE)
                for name, (server, lines, status) in asked.items()
            }
        )


def _wait_for_calm() -> None:
    """Wait if a quarter of an hour ends soon, since all pages are rendered again then."""
    left = CLOCKS_ANEW - time.time() % CLOCKS_ANEW
    if left < 10 * SLICES * SLICE:
        time.sleep(left + 1)


def _rest_poll(connection: Connection, table: str, person: Person) -> bytes:
    path = f"/api/tables/{table}/"
    return got(path, person.token, connection.get(path, person.token).etag())


def _page_poll(connection: Connection, table: str, person: Person) -> bytes:
    visitor = Visitor(person)
    return visitor.poll(connection.send(visitor.page(table)))


def _eight(title: str, companies: Sequence[list[Person]]) -> list[Cost]:
    """Choose over REST at eight tables at the same time, on a server with two workers."""
    url = os.environ["DATABASE_URL"]
    prepare(url)
    lines = [_line(title, own, Random(n)) for n, own in enumerate(companies)]  # noqa: S311 - no secret
    spawned = get_context("spawn")
    with served(os.environ, workers=WORKERS) as server, ProcessPoolExecutor(LINES, spawned) as pool:
        return _in_turns(
            {
                f"a bare transaction, {LINES} connections": partial(_bare, pool, url),
                f"the same over REST, {WORKERS} workers": partial(drive, server, lines, 200, SLICE),
            }
        )


def _line(title: str, players: list[Person], chance: Random) -> Iterator[bytes]:
    """Yield the choices of as many games as one connection needs."""
    asked: list[bytes] = []
    while len(asked) < PLENTY * (1 + SLICES) * SLICE:
        table = str(open_table(title, players).pk)
        asked += [_choice(table, step) for step in steps(table, players, chance, at_random)]
    return iter(asked)


def _bare(pool: ProcessPoolExecutor, url: str) -> Driven:
    """Run the bare transaction on eight connections, each in its own process."""
    done = pool.map(partial(times_in, url, SLICE), range(1, 1 + LINES))
    return Driven(sum(done), SLICE, 0.0)


def _in_turns(ways: dict[str, Callable[[], Driven]]) -> list[Cost]:
    """Run slices of all measurements alternately, since noise varies.

    The first slices are warm-ups.
    """
    taken = defaultdict[str, list[Driven]](list)
    for _ in range(1 + SLICES):
        for name, way in ways.items():
            taken[name].append(way())
    return [_cost(name, slices[1:]) for name, slices in taken.items()]


def _cost(name: str, slices: list[Driven]) -> Cost:
    answers, seconds, processor = map(sum, zip(*slices, strict=True))
    return Cost(name, answers, 1000 * processor / answers, answers / seconds)
