"""Matches between computer players: each player's share of wins, its interval, its speed."""

from __future__ import annotations

import hmac
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from games.opponents.intervals import interval
from games.opponents.players import Player
from games.opponents.results import share
from games.rules.kernel import Outcome, Title


@dataclass(slots=True)
class Tally:
    """A player's results so far: share of the win and points per game, CPU seconds per turn."""

    wins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)

    def report(self) -> dict[str, float]:
        """Return means and percentiles. ``low`` and ``high`` are the 95 % interval of the share."""
        low, high = interval(sum(self.wins), len(self.wins))
        return {
            "share": round(float(np.mean(self.wins)), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "points": round(float(np.mean(self.points)), 2),
            "cpu_turn_p50_s": round(float(np.percentile(self.turns or [0], 50)), 4),
            "cpu_turn_p95_s": round(float(np.percentile(self.turns or [0], 95)), 4),
        }


@dataclass(frozen=True, slots=True)
class Match:
    """A series of games between players of a title. The seating rotates from game to game.

    With n players, n successive games have the same seed. So each player gets the same cards and
    dice on each seat.
    """

    title: Title[Any]
    players: Sequence[tuple[str, Player]]
    seed: bytes
    edition: str | None = None
    """The edition of the games; ``None``: the title's default."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The options of the games. Missing ones have the title's defaults."""

    def play(
        self, games: int, progress: Callable[[int], None] = lambda done: None, *, first: int = 0
    ) -> dict[str, Tally]:
        """Play games, numbered from ``first`` on; return a tally for each player's name."""
        tallies = {name: Tally() for name, _ in self.players}
        for number in range(first, first + games):
            outcome, turns = self.game(number)
            for seat, (name, _) in enumerate(self.seated(number)):
                tallies[name].wins.append(share(outcome, seat))
                tallies[name].points.append(outcome.totals[seat])
                tallies[name].turns += turns[seat]
            progress(number + 1 - first)
        return tallies

    def seated(self, number: int) -> list[tuple[str, Player]]:
        """Return the players of a game in the order of their seats."""
        shift = number % len(self.players)
        return [*self.players[shift:], *self.players[:shift]]

    def game(self, number: int) -> tuple[Outcome, list[list[float]]]:
        """Play one game; return its outcome and, by seat, the CPU seconds of each turn."""
        seats = len(self.players)
        deal = hmac.digest(self.seed, f"{number // seats}".encode(), "sha256")
        state = self.title.new(seats, deal, self.options, self.edition)
        turns = play_out(self.title, state, [player for _, player in self.seated(number)], deal)
        return self.title.rules.outcome(state), turns


def play_out(
    title: Title[Any], state: Any, seated: Sequence[Player], seed: bytes
) -> list[list[float]]:
    """Play a game to its end, changing ``state``; return the CPU seconds of each turn, by seat."""
    clocks = [Clock() for _ in seated]
    while acting := title.engine.acting(state):
        seat = acting[0]
        with clocks[seat]:
            key = seated[seat].choose(title, state, seat, seed)
        choice = next(one for one in title.engine.choices(state, seat) if one.key == key)
        if title.push(state, seat, choice).turn_ended:
            clocks[seat].turn()
    return [list(clock) for clock in clocks]


class Clock:
    """A stopwatch that sums up a player's CPU seconds per turn."""

    def __init__(self) -> None:
        self.turns: list[float] = []
        self.spent = 0.0

    def __enter__(self) -> None:
        self.spent -= time.process_time()

    def __exit__(self, *error: object) -> None:
        self.spent += time.process_time()

    def turn(self) -> None:
        """Store the time of the turn; begin the next one at 0."""
        self.turns.append(self.spent)
        self.spent = 0.0

    def __iter__(self) -> Iterator[float]:
        return iter(self.turns)
