"""The review of a finished game."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from games.opponents import provenance
from games.opponents.reviews import DIGITS, VERSION, Columns, Game, Review, Turn
from games.opponents.reviews.figures import luck_shown
from games.opponents.reviews.judging import EFFORT, WORLDS, Judged, judged, turning_points
from games.opponents.reviews.luck import luck_of
from games.opponents.reviews.replaying import PlayedTurn, turns_of
from games.opponents.shares import Shares, result_of, shares_of
from games.opponents.values import Value, value_for
from games.rules.kernel import Title

Report = Callable[[int, int], None]
"""Called after each turn, with the number of reviewed turns and of all turns."""


class NotLearned(LookupError):
    """The error for a title for which no network is published."""


def review(
    title: Title[Any],
    game: Game,
    *,
    report: Report | None = None,
    luck: bool | None = None,
    worlds: int = WORLDS,
    effort: int = EFFORT,
) -> Review:
    """Return the review of a finished game. Raises NotReplayable, NotLearned.

    The loss of a turn follows from what its seat knew. Win shares after turns, and luck, use the
    true positions. If a draw interrupts a turn, the choices before and after it are separate
    decisions, and their losses are added. Decisions without an alternative lose nothing. Bids lose
    nothing either, since the networks don't know the price of an item. At a simultaneous decision a
    seat's worlds include what the others may have chosen. The same game gives the same review in
    any process, except for ``seconds``. ``luck``: whether to measure it; by default, if the title
    has passed its test (`figures.luck_shown`).
    """
    begun = time.process_time()
    value = value_of(title, len(game.start.counts))
    if luck is None:
        luck = luck_shown(title.slug, len(game.start.counts))
    played = turns_of(title, game)
    decisions: list[list[Judged]] = []
    lucks: list[Shares] = []
    for turn in played:
        decisions.append(judged(title, value, turn, worlds=worlds, effort=effort))
        if luck:
            draws = [stretch.draw for stretch in turn.stretches if stretch.draw]
            lucks += [luck_of(title, value, draw) for draw in draws]
        if report:
            report(len(decisions), len(played))
    start, result = shares_of(title, value, [game.start])[0], _result(title, game, played)
    turns = _turns(title, value, played, decisions, result)
    numbered = [(number, one) for number, found in enumerate(decisions) for one in found]
    return Review(
        VERSION,
        _trainings(title, len(start)),
        _rounded(start),
        turns,
        turning_points(numbered),
        _columns(start, played, decisions, sum(lucks, start * 0) if luck else None, result),
        time.process_time() - begun,
    )


def value_of(title: Title[Any], seats: int) -> Value:
    """Return the mean value of all trainings. Raises NotLearned."""
    value = value_for(title, seats, None)
    if value is None:
        raise NotLearned(title.slug)
    return value


def _result(title: Title[Any], game: Game, played: Sequence[PlayedTurn]) -> Shares:
    """Return each seat's share of the win."""
    outcome = title.rules.outcome(played[-1].after)
    return np.array(result_of(outcome.without(game.resigned)))


def _trainings(title: Title[Any], seats: int) -> tuple[str, ...]:
    """Return the names of the networks that `value_for` joins."""
    known = provenance.published(title.slug)
    learned = min(known, key=lambda count: (abs(count - seats), count))
    return tuple(path.stem for path in known[learned])


def _turns(
    title: Title[Any],
    value: Value,
    played: Sequence[PlayedTurn],
    decisions: Sequence[Sequence[Judged]],
    result: Shares,
) -> tuple[Turn, ...]:
    worths = shares_of(title, value, [turn.after for turn in played])
    worths[-1] = result
    return tuple(
        Turn(
            number,
            turn.seat,
            turn.first,
            turn.last,
            round(sum(one.loss for one in found), DIGITS),
            round(_together([one.error for one in found]), DIGITS),
            _rounded(worths[number]),
            _scores(title, turn.after),
        )
        for number, (turn, found) in enumerate(zip(played, decisions, strict=True))
    )


def _rounded(shares: Shares) -> tuple[float, ...]:
    """Return win shares with few digits, and still with the sum 1."""
    first = [round(float(share), DIGITS) for share in shares[:-1]]
    return (*first, round(1 - sum(first), DIGITS))


def _scores(title: Title[Any], state: Any) -> tuple[int, ...]:
    """Return each seat's points; titles without points count what comes first in the purse."""
    if title.rules.over(state):
        return tuple(title.rules.outcome(state).totals)
    purses = [title.purse(state, seat) for seat in range(len(state.counts))]
    return tuple(purse.get("points", next(iter(purse.values()))) for purse in purses)


def _together(errors: Sequence[float]) -> float:
    """Return the standard error of a sum of independent terms."""
    return float(np.sqrt(np.sum(np.square(errors))))


def _columns(
    start: Shares,
    played: Sequence[PlayedTurn],
    decisions: Sequence[Sequence[Judged]],
    luck: Shares | None,
    result: Shares,
) -> tuple[Columns, ...]:
    """Return each seat's sum; the terms of all seats' decisions add up to 0 over the seats."""
    terms = [
        (turn.seat, one) for turn, found in zip(played, decisions, strict=True) for one in found
    ]
    return tuple(_sum(seat, start, terms, luck, result) for seat in range(len(start)))


def _sum(
    seat: int,
    start: Shares,
    terms: Sequence[tuple[int, Judged]],
    luck: Shares | None,
    result: Shares,
) -> Columns:
    own = [one for who, one in terms if who == seat]
    choices = float(sum(one.loss for one in own))
    others = float(sum(one.change[seat] for who, one in terms if who != seat))
    lucky = None if luck is None else float(luck[seat])
    foreseen = float(start[seat]) + choices + others + (lucky or 0)
    return Columns(
        float(start[seat]),
        choices,
        others,
        lucky,
        float(result[seat]) - foreseen,
        float(result[seat]),
        _together([one.error for one in own]),
    )
