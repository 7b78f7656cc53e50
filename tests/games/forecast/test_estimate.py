"""The forecast's model: what it learns, how sure it is, and how often games end inside."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from games.forecast.estimate import (
    HOURS,
    USUAL,
    Clock,
    Length,
    Rhythm,
    Wait,
    alike,
    habit,
    learned,
    span,
    together,
)
from games.forecast.selectors import length_of
from games.forecast.trials import (
    Opened,
    Person,
    calibration,
    order_of,
    played,
)
from games.forecast.trials import (
    length_of as measured,
)
from games.rules import titles

UNKNOWN = habit(None, USUAL)


def waits(every: float, number: int = 60) -> list[Wait]:
    """Return turns that waited equally long, one after the other by day and night."""
    return [Wait(n * (every + 7), n * (every + 7) + every) for n in range(number)]


def middle(*paces: float) -> float:
    people = [habit(learned(waits(24 * pace)), USUAL) for pace in paces]
    low, high = span(people, Length(60, 0))
    return (low * high) ** 0.5


class TestLearning:
    def test_waits_are_counted_by_waking_hours(self) -> None:
        rhythm = learned([Wait(22, 32), *[Wait(8.0 + n, 20.0 + n) for n in (0, 24, 48)]])
        assert rhythm.at_once == 0
        assert rhythm.visits == 4
        assert rhythm.hours[20] == 3
        # Twelve waking hours count for more than half a day, and a night for less.
        assert 3 * 12 / HOURS < rhythm.waited < 3 * 18 / HOURS

    def test_plans_count_as_played_at_once(self) -> None:
        rhythm = learned([Wait(10, 10.01, planned=True), Wait(12, 18)])
        assert (rhythm.at_once, rhythm.visits) == (1, 1)

    def test_a_turn_right_after_an_own_one_says_nothing(self) -> None:
        rhythm = learned([Wait(4, 10), Wait(10.01, 10.1), Wait(30, 30.1)])
        assert (rhythm.at_once, rhythm.visits) == (1, 1)

    def test_a_missed_turn_is_no_visit_but_its_wait_counts(self) -> None:
        missed = learned([Wait(10, 15), Wait(40, 90, made=False)])
        assert missed.visits == 1
        assert missed.waited > learned([Wait(10, 15)]).waited + 1

    def test_an_absence_counts_for_ten_days(self) -> None:
        assert learned([Wait(0, 24 * 90)]).waited == pytest.approx(10)

    def test_each_person_counts_alike_for_the_usual_rhythm(self) -> None:
        fast, slow = (Rhythm(0, n, n * wait, [n / 24] * 24) for n, wait in ((90, 0.2), (10, 1.0)))
        usual = together([fast, slow])
        assert usual.waited / usual.visits == pytest.approx(0.6)
        assert together([]) == USUAL


class TestForecasts:
    def test_two_visits_a_day_are_the_usual_rhythm(self) -> None:
        low, high = span([UNKNOWN] * 4, Length(84, 0))
        assert low < 84 / 2 < high

    def test_slower_people_take_longer_and_the_slowest_decides(self) -> None:
        assert middle(0.2, 0.2) < middle(0.2, 1) < middle(1, 1)

    def test_a_known_person_is_forecast_more_surely(self) -> None:
        known = habit(learned(waits(12)), USUAL)
        sure, unsure = (span([one] * 2, Length(60, 0)) for one in (known, UNKNOWN))
        assert sure.high / sure.low < unsure.high / unsure.low

    def test_people_who_sleep_at_other_times_take_longer(self) -> None:
        day, night = ([0.0] * 24, [0.0] * 24)
        day[8:16], night[20:24], night[0:4] = [10.0] * 8, [10.0] * 4, [10.0] * 4
        first, other = (habit(Rhythm(0, 80, 20, hours), USUAL) for hours in (day, night))
        same, apart = (span(two, Length(60, 0)) for two in ([first, first], [first, other]))
        assert apart.low > same.low * 1.3

    def test_planned_turns_shorten_a_game(self) -> None:
        plans = habit(Rhythm(50, 50, 25, [4.0] * 24), USUAL)
        none = habit(Rhythm(0, 100, 50, [4.0] * 24), USUAL)
        assert span([plans] * 2, Length(60, 0)).high < span([none] * 2, Length(60, 0)).low

    def test_a_clock_bounds_the_wait(self) -> None:
        slow = habit(learned(waits(24 * 9)), USUAL)
        free, timed = (span([slow] * 2, Length(40, 0), one) for one in (None, Clock(0.5, 0.3, 5)))
        assert timed.high < free.low

    def test_the_rest_is_less_and_never_nothing(self) -> None:
        length = Length(50, 5)
        rests = [length.rest(played).turns for played in (0, 20, 40, 50, 60, 200)]
        assert rests == sorted(rests, reverse=True)
        assert rests[0] == pytest.approx(50, abs=0.1)
        assert rests[-1] >= 1
        assert Length(63, 0).rest(63).turns == 1

    def test_it_is_the_same_each_time(self) -> None:
        assert span([UNKNOWN] * 3, Length(60, 4)) == span([UNKNOWN] * 3, Length(60, 4))

    def test_paces_within_a_factor_of_two_are_alike(self) -> None:
        one, near, far = (habit(learned(waits(24 * pace)), USUAL) for pace in (0.5, 0.7, 2.5))
        assert alike(one, near)
        assert not alike(one, far)


class TestCalibration:
    def test_an_order_has_all_turns_of_a_game(self) -> None:
        order = order_of(titles.get("yspahan"), 3, b"3" * 32)
        assert len(order) == 63
        assert {turn.seat for turn in order} == {0, 1, 2}

    def test_turns_wait_for_those_before_and_not_for_those_beside(self) -> None:
        order = [Opened(0), Opened(1, (0,)), Opened(0, (1,))]
        people = [Person(2.0, 0.0, 0.0, regular=True)] * 2
        trial = played(order, people, 0.0, Random(1))
        assert trial.waits[1][0].opened == 0
        assert trial.waits[0][1].opened == trial.ends[0]

    @pytest.mark.parametrize("title", titles, ids=lambda title: title.slug)
    def test_turn_counts_are_those_of_games(self, title) -> None:  # type: ignore[no-untyped-def] # any title
        seats = title.seats[0]
        known = length_of(title.slug, seats)
        assert known is not None
        found = measured([order_of(title, seats, bytes([n]) * 32) for n in range(4)])
        assert abs(found.turns - known.turns) <= 3 * known.deviation / 2

    def test_four_of_five_games_end_inside(self) -> None:
        """All titles with their fewest seats, and one with the most."""
        chosen = [(title, title.seats[0]) for title in titles]
        chosen.append((titles.get("yspahan"), 4))
        found = [
            calibration(title, seats, length_of(title.slug, seats), games=150, seed=3)
            for title, seats in chosen
        ]
        assert 0.75 <= fmean(one["inside_all"] for one in found) <= 0.85
