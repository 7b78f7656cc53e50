"""Balance: whether every seat has the same chance, whatever luck or a draft gave it.

The same player sits on all seats. What is kept are plain counts, so that slices can be added up.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from games.opponents.intervals import interval
from games.opponents.matches import play_out
from games.opponents.players import Player
from games.opponents.values import share
from games.rules.kernel import Title

SEAT = "seat"
"""The kind of trait that a place at the table is; seats are counted from 1."""
SPAN = 0.06
"""So much more or less than an even share a seat may win."""
RATIOS = (0.75, 1.25)
"""So much of their fair share all others may win who have something in common."""


class Study(msgspec.Struct, frozen=True):
    """What is studied: the title with its values, and who plays it."""

    title: str
    rules_version: int
    edition: str
    seats: int
    player: str


class Slice(msgspec.Struct, frozen=True):
    """So many of a seed's games, from the first one on."""

    seed: int
    first: int
    games: int

    @property
    def end(self) -> int:
        """The number of the first game after it."""
        return self.first + self.games

    def meets(self, other: Slice) -> bool:
        """Tell whether some game is in both."""
        shared = max(self.first, other.first) < min(self.end, other.end)
        return self.seed == other.seed and shared


class Had(msgspec.Struct):
    """What the seats came to that had something in common."""

    seats: int = 0
    wins: float = 0.0
    points: int = 0

    def count(self, seats: int, wins: float, points: int) -> None:
        """Add what some more seats came to."""
        self.seats += seats
        self.wins += wins
        self.points += points


class Scored(msgspec.Struct):
    """Points by one scoring rule: those of everybody, and those of the winners."""

    everybody: int = 0
    winners: float = 0.0

    def count(self, everybody: int, winners: float) -> None:
        """Add more points."""
        self.everybody += everybody
        self.winners += winners


class Finding(NamedTuple):
    """How seats with something in common did: share of wins with its interval of 95 %, mean points.

    ``fair`` is how many times their fair share they won. ``verdict``: over or under what may be, perhaps by
    the share alone, surely by all of its interval; empty where there is nothing to say.
    """

    name: str
    seats: int
    share: float
    low: float
    high: float
    fair: float
    points: float
    verdict: str


class Unlike(ValueError):
    """Figures that can't be added up."""


class Balance(msgspec.Struct):
    """What many games came to: wins and points by traits, points by scoring rules, turns."""

    study: Study
    slices: list[Slice] = []
    turns: int = 0
    had: dict[str, dict[str, Had]] = {}
    scored: dict[str, Scored] = {}

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(slice.games for slice in self.slices)

    def note(self, title: Title[Any], state: Any, turns: int) -> None:
        """Count a game that is over."""
        outcome = title.rules.outcome(state)
        shares = [share(outcome, seat) for seat in range(self.study.seats)]
        for seat, won in enumerate(shares):
            for kind, ids in {SEAT: (str(seat + 1),), **title.traits(state, seat)}.items():
                for id in ids:
                    self._had(kind, id).count(1, won, outcome.totals[seat])
        for line in outcome.lines:
            winners = sum(won * points for won, points in zip(shares, line.points, strict=True))
            self._scored(line.rule).count(sum(line.points), winners)
        self.turns += turns

    def add(self, other: Balance) -> None:
        """Add other games of the same study. Raises Unlike."""
        if other.study != self.study:
            raise Unlike(f"{other.study} isn't {self.study}")
        if any(slice.meets(known) for slice in other.slices for known in self.slices):
            raise Unlike("some of these games are counted already")
        self.slices = joined([*self.slices, *other.slices])
        self.turns += other.turns
        for kind, ids in other.had.items():
            for id, had in ids.items():
                self._had(kind, id).count(had.seats, had.wins, had.points)
        for rule, scored in other.scored.items():
            self._scored(rule).count(scored.everybody, scored.winners)

    def _had(self, kind: str, id: str) -> Had:
        return self.had.setdefault(kind, {}).setdefault(id, Had())

    def _scored(self, rule: str) -> Scored:
        return self.scored.setdefault(rule, Scored())

    # -- what it says ---------------------------------------------------------------------------

    @property
    def points(self) -> float:
        """Mean points of a seat."""
        return sum(one.everybody for one in self.scored.values()) / (self.games * self.study.seats)

    @property
    def winners_points(self) -> float:
        """Mean points of who wins."""
        return sum(one.winners for one in self.scored.values()) / self.games

    def findings(self, kind: str) -> list[Finding]:
        """Return how each trait of a kind did: seats in their order, all else from the best on."""
        found = [self._finding(kind, id, had) for id, had in self.had[kind].items()]
        return found if kind == SEAT else sorted(found, key=lambda finding: -finding.share)

    def _finding(self, kind: str, id: str, had: Had) -> Finding:
        even, won = 1 / self.study.seats, had.wins / had.seats
        low, high = interval(had.wins, had.seats)
        least, most = (
            (even - SPAN, even + SPAN) if kind == SEAT else (even * ratio for ratio in RATIOS)
        )
        verdict = _verdict(won, low, high, least, most)
        return Finding(id, had.seats, won, low, high, won / even, had.points / had.seats, verdict)


def _verdict(won: float, low: float, high: float, least: float, most: float) -> str:
    if least <= won <= most:
        return ""
    how = "surely" if low > most or high < least else "perhaps"
    return f"{how} over" if won > most else f"{how} under"


def joined(slices: Iterable[Slice]) -> list[Slice]:
    """Return slices that don't meet, in order, without empty ones; those that follow one another are one."""
    found: list[Slice] = []
    for slice in sorted(slices, key=lambda one: (one.seed, one.first)):
        if found and (found[-1].seed, found[-1].end) == (slice.seed, slice.first):
            before = found.pop()
            found.append(Slice(slice.seed, before.first, before.games + slice.games))
        elif slice.games:
            found.append(slice)
    return found


def balance_of(
    study: Study, title: Title[Any], player: Player, slice: Slice, tell: Callable[[int], None]
) -> Balance:
    """Play a slice of games, each with cards and dice of its own; return what they came to."""
    balance = Balance(study, [slice])
    for number, deal in enumerate(_deals(slice)):
        state = title.new(study.seats, deal, edition=study.edition)
        turns = play_out(title, state, [player] * study.seats, deal)
        balance.note(title, state, sum(map(len, turns)))
        tell(number + 1)
    return balance


def _deals(slice: Slice) -> Iterator[bytes]:
    seed = hmac.digest(b"balance", str(slice.seed).encode(), "sha256")
    for number in range(slice.first, slice.first + slice.games):
        yield hmac.digest(seed, str(number).encode(), "sha256")
