"""Matches: the strength of players against each other, with intervals."""

from __future__ import annotations

import hmac
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from games.opponents.intervals import interval
from games.opponents.players import Player
from games.opponents.values import share
from games.rules.kernel import Outcome, Title


@dataclass(slots=True)
class Tally:
    """One player's results so far: shares of wins, points, seconds of CPU per turn."""

    wins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)

    def report(self) -> dict[str, float]:
        """Return the figures; the interval is Wilson's, as for whole wins."""
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
    """Players at a title's table; the seating changes with each game.

    Games with the same cards and dice follow one another, once with each player on each seat.
    """

    title: Title[Any]
    players: Sequence[tuple[str, Player]]
    seed: bytes
    edition: str | None = None
    """The edition whose values they play by; ``None``: the title's default."""

    def play(
        self, games: int, progress: Callable[[int], None] = lambda done: None, *, first: int = 0
    ) -> dict[str, Tally]:
        """Play a number of games, the first numbered ``first``; return a tally for each name."""
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
        """Play one game; return its outcome, and for each seat the seconds of CPU of its turns."""
        seats = len(self.players)
        deal = hmac.digest(self.seed, f"{number // seats}".encode(), "sha256")
        state = self.title.new(seats, deal, edition=self.edition)
        turns = play_out(self.title, state, [player for _, player in self.seated(number)], deal)
        return self.title.rules.outcome(state), turns


def play_out(
    title: Title[Any], state: Any, seated: Sequence[Player], seed: bytes
) -> list[list[float]]:
    """Play a game to its end, in place; return the seconds of CPU of each seat's turns."""
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
    """A stopwatch that adds up the CPU that a player takes for each of its turns."""

    def __init__(self) -> None:
        self.turns: list[float] = []
        self.spent = 0.0

    def __enter__(self) -> None:
        self.spent -= time.process_time()

    def __exit__(self, *error: object) -> None:
        self.spent += time.process_time()

    def turn(self) -> None:
        """Begin a new turn."""
        self.turns.append(self.spent)
        self.spent = 0.0

    def __iter__(self) -> Iterator[float]:
        return iter(self.turns)
