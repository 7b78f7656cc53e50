"""The model of forecasts: how many days a number of turns takes, among people with known rhythms.

The model assumes that people visit at random waking hours and then play all turns that wait for
them; `manage.py simulate_calendar` uses the same one. A person's visits are a Poisson process whose
rate depends on the hour of the day. Some turns are played at once: by a plan, or by a person who is
already at the table. The sum of all waits has a closed form, so a forecast needs no random numbers
and takes about 0.1 ms.

This module is pure: it uses no database and no clock. Times are floats in hours since any midnight
in UTC.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, floor, log, log1p, prod, sqrt
from statistics import NormalDist, fmean
from typing import Final, NamedTuple

HOURS: Final = 24
AT_ONCE: Final = 0.25
"""The longest wait of a turn that counts as played at once, in hours."""
LONGEST: Final = 10 * HOURS
"""The longest wait that counts, in hours. Longer waits are cut to it, as absences."""
PRIOR_TURNS: Final = 6.0
"""The weight of the usual rhythm beside a person's own turns, as a number of turns."""
PRIOR_VISITS: Final = 12.0
"""The weight of the usual hours beside a person's own visits, as a number of visits."""
DRIFT: Final = 0.2
"""The relative standard deviation of a person's pace between their last turns and the next game."""
ALIKE: Final = 2.0
"""The largest ratio of two paces that count as similar."""
NORMAL: Final = NormalDist()
SIDES: Final = NORMAL.inv_cdf(0.9)
LATE: Final = 5.0
"""The number of standard deviations above the mean after which the rest no longer shrinks."""


class Wait(NamedTuple):
    """A turn's wait: when the turn opened and ended, and who ended it."""

    opened: float
    closed: float
    made: bool = True
    """Whether the person or their plan ended the turn in time."""
    planned: bool = False
    """Whether a plan or a conditional answer ended it."""


class Rhythm(NamedTuple):
    """A person's last turns, summed up in numbers."""

    at_once: float
    """The number of turns that were played at once."""
    visits: float
    """The number of the other turns that the person ended."""
    waited: float
    """The sum of the waits of these visits, in days. Each hour is weighted by the person's waking
    hours.
    """
    hours: Sequence[float]
    """The number of these visits in each hour of the day, in UTC."""


USUAL: Final = Rhythm(0.0, 2.0, 1.0, [0.0] * 6 + [1.0] * 16 + [0.0] * 2)
"""The usual rhythm of a site without any turns: two visits a day, between 6 and 22 o'clock UTC."""


class Span(NamedTuple):
    """A range of days. Four of five tables end within it."""

    low: float
    high: float


class Clock(NamedTuple):
    """A table's time for a turn in days: the free part, the bank, and the bank's increment."""

    grace: float
    increment: float
    bank: float


class Length(NamedTuple):
    """The mean and the standard deviation of the number of turns of a game or of its rest."""

    turns: float
    deviation: float
    in_a_row: float = 0.0
    """The share of turns that follow a turn of the same seat. For these nobody waits."""

    def rest(self, played: float) -> Length:
        """Return the length of the rest, if the game isn't over after ``played`` turns.

        The number of turns has a normal distribution. Only the part above ``played`` is left of it.
        """
        if not self.deviation:
            return Length(max(self.turns - played, 1.0), 0.0, self.in_a_row)
        at = min((played - self.turns) / self.deviation, LATE)
        hazard = NORMAL.pdf(at) / NORMAL.cdf(-at)
        left = max(self.deviation * (hazard - at), 1.0)
        deviation = self.deviation * sqrt(1 + at * hazard - hazard**2)
        return Length(left, deviation, self.in_a_row)


@dataclass(frozen=True, slots=True)
class Habit:
    """An estimate of a person: the share of turns played at once, and the wait for the others."""

    at_once: float
    pace: float
    """The mean wait in days for a turn that opens at a random waking hour."""
    doubt: float
    """The squared relative error of ``pace``."""
    waking: Sequence[float]
    """The weight of each hour of the day; the mean is 1."""


def learned(waits: Sequence[Wait], usual: Rhythm = USUAL) -> Rhythm:
    """Return the rhythm of a person from their last turns."""
    waits = [wait for wait in waits if not _was_there(wait, waits)]
    later = [wait for wait in waits if wait.closed - wait.opened > AT_ONCE]
    hours = [0.0] * HOURS
    for wait in later:
        if wait.made:
            hours[floor(wait.closed) % HOURS] += 1
    waking = waking_hours(hours, usual.hours)
    waited = sum(_weighted(wait, waking) for wait in later)
    return Rhythm(float(len(waits) - len(later)), float(sum(w.made for w in later)), waited, hours)


def _was_there(wait: Wait, waits: Sequence[Wait]) -> bool:
    """Return whether a turn was played at once because its person was already at the table.

    That is so if the person has just ended another turn.
    """
    if wait.planned or wait.closed - wait.opened > AT_ONCE:
        return False
    since = wait.opened - AT_ONCE
    by_hand = (one for one in waits if one is not wait and not one.planned)
    return any(since <= one.closed <= wait.opened for one in by_hand)


def together(rhythms: Sequence[Rhythm]) -> Rhythm:
    """Return the usual rhythm of several people. Each person has the same weight."""
    known = [one for one in rhythms if one.visits >= 1 and one.waited > 0]
    if not known:
        return USUAL
    turns = [one.at_once + one.visits for one in known]
    hours = [
        sum(one.hours[hour] / one.visits for one in known) / len(known) for hour in range(HOURS)
    ]
    at_once = sum(one.at_once / n for one, n in zip(known, turns, strict=True)) / len(known)
    waited = sum(one.waited / one.visits for one in known) / len(known)
    return Rhythm(at_once, 1 - at_once, waited * (1 - at_once), hours)


def habit(rhythm: Rhythm | None, usual: Rhythm) -> Habit:
    """Return the estimate of a person from their rhythm (``None``: unknown) and the usual one."""
    own = rhythm or Rhythm(0, 0, 0, [0.0] * HOURS)
    turns = usual.at_once + usual.visits
    share, wait = usual.at_once / turns, usual.waited / usual.visits
    known = own.at_once + own.visits + PRIOR_TURNS
    at_once = (own.at_once + PRIOR_TURNS * share) / known
    # The rate of visits has a gamma distribution, and the mean wait its inverse.
    shape = PRIOR_TURNS + own.visits
    pace = (wait * (PRIOR_TURNS - 1) + own.waited) / (shape - 1)
    doubt = 1 / (shape - 2) + at_once / ((1 - at_once) * (known + 1)) + DRIFT**2
    return Habit(at_once, pace, doubt, waking_hours(own.hours, usual.hours))


def blurred(person: Habit, usual: Habit) -> Habit:
    """Return a habit halfway between a person's and the usual one, which reveals less."""
    at_once = (person.at_once + usual.at_once) / 2
    waking = [fmean(pair) for pair in zip(person.waking, usual.waking, strict=True)]
    doubt = person.doubt + usual.doubt / 4
    return Habit(at_once, sqrt(person.pace * usual.pace), doubt, waking)


def alike(one: Habit, other: Habit) -> bool:
    """Return whether two people play at about the same pace."""
    first, second = ((1 - each.at_once) * each.pace for each in (one, other))
    return max(first, second) <= ALIKE * min(first, second)


def waking_hours(hours: Sequence[float], usual: Sequence[float]) -> list[float]:
    """Return the weight of each hour for a person's visits, smoothed; the mean is 1."""
    visits = sum(hours) + PRIOR_VISITS
    prior = PRIOR_VISITS / (sum(usual) or 1.0)
    mixed = [own + prior * other for own, other in zip(hours, usual, strict=True)]
    smooth = [
        (mixed[n - 1] + 2 * mixed[n] + mixed[(n + 1) % HOURS]) / 4 + 0.02 for n in range(HOURS)
    ]
    total = visits + 0.02 * HOURS
    return [HOURS * one / total for one in smooth]


def span(people: Sequence[Habit], length: Length, clock: Clock | None = None) -> Span:
    """Return the range of days that a number of turns takes among people who take turns."""
    each = length.turns * (1 - length.in_a_row) / len(people)
    mean = between = within = 0.0
    for n, person in enumerate(people):
        others = [*people[:n], *people[n + 1 :]] or [person]
        wait = _wait(person, others)
        if clock is not None:
            wait = min(wait, clock.grace + clock.increment + clock.bank / max(each, 1.0))
        share = _waited_for(person, others)
        mean += each * share * wait
        between += (each * share * wait) ** 2 * person.doubt
        within += each * share * wait**2 * (2 - share)
    counted = (mean * length.deviation / length.turns) ** 2
    return _middle(mean, between + within + counted)


def _waited_for(person: Habit, others: Sequence[Habit]) -> float:
    """Return the share of a person's turns for which the others must wait.

    They don't wait for a planned turn. They also don't if all others played at once since the
    person's last turn, since then the person is still at the table.
    """
    chain = prod(one.at_once for one in others)
    there = (1 - person.at_once) * chain / (1 - person.at_once * chain)
    return (1 - there) * (1 - person.at_once)


def _middle(mean: float, variance: float) -> Span:
    """Return the middle four fifths of a lognormal distribution."""
    spread = log1p(variance / mean**2)
    middle, side = log(mean) - spread / 2, SIDES * sqrt(spread)
    return Span(exp(middle - side), exp(middle + side))


def _wait(person: Habit, others: Sequence[Habit]) -> float:
    """Return the mean days until a person's visit, from the hours at which the others visit."""
    waits = _waits(person)
    weights = [sum(one.waking[hour] for one in others) for hour in range(HOURS)]
    return sum(map(float.__mul__, weights, waits)) / sum(weights) / HOURS


def _waits(person: Habit) -> list[float]:
    """Return the mean hours until a visit, from the middle of each hour of the day on."""
    rate = 1 / (person.pace * HOURS)
    stays = [exp(-rate * weight) for weight in person.waking]
    # Let w(h) be the wait from the start of hour h. Then w(h) = mean time in the hour + stays * w(h
    # + 1).
    spent = [
        (1 - stay) / (rate * weight) for stay, weight in zip(stays, person.waking, strict=True)
    ]
    total, factor = 0.0, 1.0
    for stay, time in zip(stays, spent, strict=True):
        total, factor = total + factor * time, factor * stay
    start = total / (1 - factor)
    waits = [0.0] * (HOURS + 1)
    waits[HOURS] = start
    for hour in reversed(range(HOURS)):
        waits[hour] = spent[hour] + stays[hour] * waits[hour + 1]
    return [(waits[hour] + waits[hour + 1]) / 2 for hour in range(HOURS)]


def _weighted(wait: Wait, waking: Sequence[float]) -> float:
    """Return a wait in days, with each hour weighted by a person's waking hours."""
    end = min(wait.closed, wait.opened + LONGEST)
    return (_counted(end, waking) - _counted(wait.opened, waking)) / HOURS


def _counted(at: float, waking: Sequence[float]) -> float:
    """Return the weighted hours from time 0 to a time."""
    days, hour = divmod(at, HOURS)
    whole = floor(hour)
    return days * HOURS + sum(waking[:whole]) + (hour - whole) * waking[whole]
