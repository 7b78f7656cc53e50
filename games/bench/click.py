"""Measurement of clicks at a table, in the browser's main thread and on the server.

The site runs as in production, without proxy and TLS, and replays a recorded game of each title.
One of the players sits at a browser. The bench traces some of this player's clicks, and some polls
that bring another player's move. The other choices are sent over REST.
"""

from __future__ import annotations

import os
from argparse import Namespace
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from django.core.management import call_command
from django.db import connection as database

from games.bench.browser import phone
from games.bench.clicking import SIZES, Clicker, Sample, Size
from games.bench.games import Person, people, seated
from games.bench.http import Connection
from games.bench.recorded import SEATS, Chosen, choices, nonces_of, recorded, secret_of
from games.bench.server import Server, served
from games.bench.visitor import Visitor
from games.models import Table
from games.services.lifecycle import table_create, table_join

if TYPE_CHECKING:
    from playwright.sync_api import Browser

VIEWER: Final = 1
"""The seat of the player in the browser."""
UNSHOWN: Final = ["admin", "drf_spectacular_sidecar", "rest_framework"]
"""Folders of static files that no table needs. Without them the bench starts a minute earlier,
since they needn't be compressed.
"""
OPEN, SELECT, DRAFT, COMMIT, POLL = "open", "select", "draft", "commit", "poll"
KINDS: Final = (OPEN, SELECT, DRAFT, COMMIT, POLL)
"""The kinds of samples. docs/speed.md describes them."""


class Prepared(NamedTuple):
    """A table on which a recorded game is replayed: its players by seat, and its choices."""

    title: str
    path: str
    players: dict[int | None, Person]
    cookies: dict[str, str]
    choices: list[Chosen]


def measure(asked: Namespace) -> list[dict[str, Any]]:
    """Prepare the tables, measure, and return the figures."""
    call_command("migrate", verbosity=0, interactive=False)
    call_command("collectstatic", verbosity=0, interactive=False, ignore_patterns=UNSHOWN)
    pairs = [(size, slug) for size in SIZES for slug in asked.titles]
    everybody = people(SEATS * len(pairs))
    games = [
        (size, _prepared(slug, everybody[n * SEATS :][:SEATS]))
        for n, (size, slug) in enumerate(pairs)
    ]
    database.close()
    with served(os.environ, asked.port) as server, phone() as browser:
        return [row for size, game in games for row in _rows(browser, server, size, game, asked)]


def _prepared(slug: str, company: Sequence[Person]) -> Prepared:
    """Open a table with a recorded game's secret and nonces; seat its players."""
    nonces = nonces_of(slug)
    table = table_create(by=company[0].user, title=slug, seats=SEATS, nonce=nonces[0])
    Table.objects.filter(pk=table.pk).update(secret=secret_of(slug))
    for person, nonce in zip(company[1:], nonces[1:], strict=True):
        table_join(table_id=table.pk, by=person.user, nonce=nonce)
    players = seated(Table.objects.get(pk=table.pk), list(company))
    cookies = Visitor(players[VIEWER]).cookies
    return Prepared(slug, f"/tables/{table.pk}/", players, cookies, list(choices(recorded(slug))))


def _rows(
    browser: Browser, server: Server, size: Size, game: Prepared, asked: Namespace
) -> Iterator[dict[str, Any]]:
    """Replay a game; yield the medians of each kind of sample."""
    site = f"http://localhost:{server.port}"
    traces = asked.traces and Path(asked.traces) / f"{game.title} {size.name}"
    with closing(Clicker(browser, size, site, game.cookies, traces)) as clicker:
        replaying = Replaying(game, clicker, server)
        replaying.run(asked.samples)
    for what in KINDS:
        if taken := replaying.samples[what]:
            row = {"title": game.title, "size": size.name, "what": what, **medians(taken)}
            yield {**row, "server": median(replaying.server_ms[what] or [0.0])}


class Replaying:
    """A recorded game that is replayed at a table, and the samples taken so far."""

    def __init__(self, game: Prepared, clicker: Clicker, server: Server) -> None:
        self.game, self.clicker, self.server = game, clicker, server
        self.samples = defaultdict[str, list[Sample]](list)
        self.server_ms = defaultdict[str, list[float]](list)
        self.begun = 0.0

    def run(self, samples: int) -> None:
        """Play the game; take ``samples`` samples of each kind, evenly spread over the game."""
        measured = chosen_samples(self.game.choices, samples)
        self.clicker.sit_down(self.game.path)
        for number in range(1 + max(measured)):
            choice, what = self.game.choices[number], measured.get(number)
            if what is None:
                self._post(choice)
            elif what == POLL:
                self._poll(choice)
            else:
                self._choose(choice, what)

    def _post(self, choice: Chosen) -> None:
        """Send a choice over REST, on a new connection.

        A kept connection would be closed while the browser is busy.
        """
        token = self.game.players[choice.seat].token
        sent = {"decision": choice.decision, "key": choice.key}
        with closing(Connection(self.server.port)) as connection:
            answer = connection.post(f"/api{self.game.path}choices/", token, sent)
        if answer.status != 200:
            raise RuntimeError(f"{choice}: {answer.status} {answer.body.decode()}")
        self.begun = self.server.settled()

    def _poll(self, choice: Chosen) -> None:
        self.clicker.look()
        self._note(POLL, self.clicker.poll(lambda: self._post(choice)))

    def _choose(self, choice: Chosen, what: str) -> None:
        self.clicker.look(choice.decision)
        if what == DRAFT:
            self.samples[OPEN].append(self.clicker.open(self.game.path))
        if selected := self.clicker.select(choice.key):
            self.samples[SELECT].append(selected)
        self.begun = self.server.settled()
        self._note(what, self.clicker.confirm(choice.key))

    def _note(self, what: str, sample: Sample) -> None:
        self.samples[what].append(sample)
        self.server_ms[what].append(1000 * (self.server.settled() - self.begun))


def chosen_samples(choices: Sequence[Chosen], samples: int) -> dict[int, str]:
    """Return the kind of sample by choice number, for the choices to trace."""
    kinds: dict[str, list[int]] = {DRAFT: [], COMMIT: [], POLL: []}
    for number, choice in enumerate(choices):
        if choice.seat == VIEWER:
            kinds[COMMIT if choice.commits else DRAFT].append(number)
        elif choice.commits:
            kinds[POLL].append(number)
    return {one: what for what, numbers in kinds.items() for one in spread(numbers, samples)}


def spread(numbers: Sequence[int], count: int) -> list[int]:
    """Return ``count`` of these numbers, at even distances."""
    count = min(count, len(numbers))
    return [numbers[(2 * n + 1) * len(numbers) // (2 * count)] for n in range(count)]


def medians(samples: Sequence[Sample]) -> dict[str, Any]:
    """Return the medians of samples, in milliseconds and bytes."""
    kinds = samples[0].drawn.kinds
    return {
        "n": len(samples),
        "total": median(one.drawn.total for one in samples),
        **{kind: median(one.drawn.kinds[kind] for one in samples) for kind in kinds},
        "longest": median(one.drawn.longest for one in samples),
        "later": median(one.later.total for one in samples),
        "raw": median(one.raw for one in samples),
        "sent": median(one.sent for one in samples),
    }
