"""Requests on several connections from one thread, fast enough to saturate the server."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from selectors import EVENT_READ, DefaultSelector
from time import perf_counter
from typing import NamedTuple

from games.bench.http import Connection
from games.bench.server import Server


class Driven(NamedTuple):
    """The result of a load: responses, seconds until the last one, server's processor seconds."""

    answers: int
    seconds: float
    processor: float


def drive(server: Server, lines: Sequence[Iterator[bytes]], status: int, seconds: float) -> Driven:
    """Send the requests of each line over its own connection, one after the other."""
    with ExitStack() as open_ones, DefaultSelector() as ready:
        for line in lines:
            connection = open_ones.enter_context(closing(Connection(server.port)))
            ready.register(connection.socket, EVENT_READ, (connection, line))
        before, begun = server.settled(), perf_counter()
        answers = _driven(ready, status, begun + seconds)
        took = perf_counter() - begun
        return Driven(answers, took, server.settled() - before)


def _driven(ready: DefaultSelector, status: int, until: float) -> int:
    """Keep all connections busy until a time; return the number of responses."""
    for key in ready.get_map().values():
        _ask(*key.data)
    answers = 0
    while ready.get_map():
        for key, _ in ready.select():
            connection, line = key.data
            _taken(connection, status)
            answers += 1
            if perf_counter() < until:
                _ask(connection, line)
            else:
                ready.unregister(connection.socket)
    return answers


def _ask(connection: Connection, line: Iterator[bytes]) -> None:
    asked = next(line, None)
    if asked is None:
        raise RuntimeError("a connection has nothing left to ask")
    connection.tell(asked)


def _taken(connection: Connection, status: int) -> None:
    answer = connection.receive()
    if answer.status != status:
        raise RuntimeError(f"{answer.status} instead of {status}: {answer.body[:200]!r}")
