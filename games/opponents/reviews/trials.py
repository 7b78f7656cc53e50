"""Tests of the coach over many games, in which one player has all seats.

Results are rows of games, so that the results of several slices can be added.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from games.opponents.balance import Slice, Study, Unlike, joined
from games.opponents.players import Player
from games.opponents.reviews import Game
from games.opponents.reviews.figures import Calibration, CoachTest, Luck
from games.opponents.reviews.replaying import turns_of
from games.opponents.reviews.reviewing import review, value_of
from games.opponents.shares import Shares, shares_of
from games.rules.kernel import Title

RANGES = 10
"""The number of equal ranges of win shares in a calibration."""


@dataclass(frozen=True, slots=True)
class How:
    """The measurements of a game: the calibration alone, or also a review, perhaps with luck."""

    reviews: bool = True
    luck: bool = True


class Row(msgspec.Struct, frozen=True):
    """A game's result by seat, and its positions by the ranges of their win shares.

    ``ranges`` are, for each range, the number of positions, the sum of their win shares and the sum
    of their results. A game that was reviewed has the mean ``loss`` of each seat's turns, and
    perhaps each seat's ``luck``; ``seconds`` is the CPU time of the review.
    """

    result: tuple[float, ...]
    ranges: tuple[tuple[int, float, float], ...]
    loss: tuple[float, ...] = ()
    luck: tuple[float, ...] = ()
    seconds: float = 0.0


class Trial(msgspec.Struct):
    """The rows of many games of one study."""

    study: Study
    slices: list[Slice] = []
    rows: list[Row] = []

    def add(self, other: Trial) -> None:
        """Add other games of the same study. Raises Unlike."""
        if other.study != self.study:
            raise Unlike(f"{other.study} isn't {self.study}")
        if any(slice.meets(known) for slice in other.slices for known in self.slices):
            raise Unlike("some of these games are counted already")
        self.slices = joined([*self.slices, *other.slices])
        self.rows += other.rows

    def test(self) -> CoachTest:
        """Return the results of all games."""
        study = self.study
        calibration = tuple(self._calibration())
        return CoachTest(
            study.title, study.seats, study.player, len(self.rows), calibration, self._luck()
        )

    def loss(self) -> tuple[float, float] | None:
        """Return the mean loss of a turn, and its standard error over at least two games."""
        each = [float(np.mean(row.loss)) for row in self.rows if row.loss]
        return (float(np.mean(each)), _error(each)) if len(each) > 1 else None

    def seconds(self) -> float:
        """Return the median CPU seconds of a review; 0 without reviews."""
        return float(np.median([row.seconds for row in self.rows if row.loss] or [0.0]))

    def _luck(self) -> Luck | None:
        """Return the luck of all games; ``None`` unless it was measured and results differ."""
        known = [(row.luck, row.result) for row in self.rows if row.luck]
        if len({result for _, result in known}) < 2:
            return None
        luck, result = np.array(known).transpose(1, 0, 2)
        ratio = np.var(result - luck, axis=0).sum() / np.var(result, axis=0).sum()
        mean, error = luck[:, 0].mean(), _error(luck[:, 0])
        return Luck(len(known), round(float(mean), 4), round(error, 4), round(float(ratio), 3))

    def _calibration(self) -> Iterator[Calibration]:
        """Yield the ranges of win shares that occurred; their errors treat a game as one sample."""
        known = np.array([row.ranges for row in self.rows])
        for place in range(RANGES):
            positions, said, won = known[:, place].T
            count = int(positions.sum())
            if count:
                mean = won.sum() / count
                error = np.sqrt(np.sum((won - mean * positions) ** 2)) / count
                yield Calibration(
                    place / RANGES,
                    (place + 1) / RANGES,
                    count,
                    round(float(said.sum() / count), 3),
                    round(float(mean), 3),
                    round(float(error), 3),
                )


def _error(values: Any) -> float:
    return float(np.std(values, ddof=1) / np.sqrt(len(values)))


def trial_of(
    study: Study,
    title: Title[Any],
    player: Player,
    slice: Slice,
    how: How,
    tell: Callable[[int], None],
) -> Trial:
    """Play a slice of games, each with its own seed, and measure them; return their results."""
    trial = Trial(study, [slice])
    seed = hmac.digest(b"coach", str(slice.seed).encode(), "sha256")
    for number in range(slice.first, slice.end):
        deal = hmac.digest(seed, str(number).encode(), "sha256")
        start = title.new(study.seats, deal, study.options, study.edition)
        game = played(title, start, [player] * study.seats, deal)
        trial.rows.append(row_of(title, game, how))
        tell(number + 1 - slice.first)
    return trial


def played(title: Title[Any], start: Any, seated: Sequence[Player], seed: bytes) -> Game:
    """Play a game from its first state to the end; return it for a review."""
    state, made = title.clone(start), list[tuple[int, str]]()
    while acting := title.engine.acting(state):
        seat = acting[0]
        key = seated[seat].choose(title, state, seat, seed)
        choice = next(one for one in title.engine.choices(state, seat) if one.key == key)
        title.push(state, seat, choice)
        made.append((seat, key))
    return Game(start, made)


def row_of(title: Title[Any], game: Game, how: How) -> Row:
    """Return a game's row."""
    seats = len(game.start.counts)
    if not how.reviews:
        value = value_of(title, seats)
        ends = [turn.after for turn in turns_of(title, game)]
        worths = shares_of(title, value, ends)
        return Row(tuple(map(float, worths[-1])), _ranges(worths[:-1], worths[-1]))
    said = review(title, game, luck=how.luck)
    worths = np.array([turn.worths for turn in said.turns])
    result = tuple(columns.result for columns in said.columns)
    losses = [[turn.loss for turn in said.turns if turn.seat == seat] for seat in range(seats)]
    loss = tuple(float(np.mean(own)) for own in losses)
    luck = tuple(columns.luck or 0.0 for columns in said.columns) if how.luck else ()
    return Row(result, _ranges(worths[:-1], worths[-1]), loss, luck, said.seconds)


def _ranges(worths: Shares, result: Shares) -> tuple[tuple[int, float, float], ...]:
    """Return the ranges' sums of positions (m, seats) in a game with this result (seats,)."""
    found = np.zeros((RANGES, 3))
    for row in worths:
        for worth, won in zip(row, result, strict=True):
            found[min(int(worth * RANGES), RANGES - 1)] += 1, worth, won
    return tuple((int(count), float(said), float(won)) for count, said, won in found)
