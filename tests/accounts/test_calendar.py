"""Counted time: its laws, and the nights on which summer time begins or ends."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accounts.calendar import (
    ALWAYS,
    Away,
    Reason,
    Rules,
    counted,
    deadline,
    hours_by_year,
    moment,
    pause,
    quiet,
    stretches,
)

HOUR = 3600
BERLIN = ZoneInfo("Europe/Berlin")
ZONES = [
    "Europe/Berlin",
    "America/New_York",
    "America/Havana",  # clocks go back from one o'clock to midnight
    "Asia/Beirut",  # one day in spring has no midnight
    "Australia/Lord_Howe",  # clocks change by half an hour
    "Africa/Casablanca",  # clocks go back for a month
    "Asia/Kathmandu",
    "America/Santiago",
    "UTC",
]


def berlin(*parts: int) -> datetime:
    return datetime(*parts, tzinfo=BERLIN).astimezone(UTC)  # type: ignore[arg-type,misc]


def nights(start: str = "22:00", end: str = "07:00", zone: str = "Europe/Berlin") -> Rules:
    return Rules(
        zone=ZoneInfo(zone),
        quiet_from=time.fromisoformat(start),
        quiet_to=time.fromisoformat(end),
    )


# -- a slow oracle, which reads the wall clock minute by minute --------------------------------


def counts_at(rules: Rules, instant: datetime) -> bool:
    if any(period.start <= instant < period.end for period in rules.away):
        return False
    wall = instant.astimezone(rules.zone)
    if wall.isoweekday() in rules.rest_days:
        return False
    start, end, now = rules.quiet_from, rules.quiet_to, wall.time()
    if start is None or end is None:
        return True
    return not (start <= now < end if start < end else start != end and (now >= start or now < end))


def minutes_counted(rules: Rules, start: datetime, minutes: int) -> int:
    minute = timedelta(minutes=1)
    return sum(counts_at(rules, start + i * minute) for i in range(minutes))


walls = st.times(max_value=time(23, 59)).map(lambda t: t.replace(second=0, microsecond=0))
instants = st.one_of(
    st.integers(0, 366 * 24 * 60),
    # The nights around the clock changes of the zones above, in each year.
    st.sampled_from([67, 79, 88, 92, 95, 297, 298, 304, 305]).flatmap(
        lambda day: st.integers(day * 24 * 60 - 1440, day * 24 * 60 + 2880)
    ),
).map(lambda minutes: datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=minutes))


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    away, at = [], datetime(2025, 12, 20, tzinfo=UTC)
    for _ in range(draw(st.integers(0, 3))):
        start = at + timedelta(minutes=draw(st.integers(0, 200 * 24 * 60)))
        at = start + timedelta(minutes=draw(st.integers(1, 20 * 24 * 60)))
        away.append(Away(start, at))
    quiet_hours = draw(st.one_of(st.just((None, None)), st.tuples(walls, walls)))
    return Rules(
        zone=ZoneInfo(draw(st.sampled_from(ZONES))),
        quiet_from=quiet_hours[0],
        quiet_to=quiet_hours[1],
        rest_days=draw(st.frozensets(st.integers(1, 7), max_size=3)),
        away=tuple(away),
    )


class TestLaws:
    @settings(deadline=None, max_examples=150)
    @given(rules(), instants, st.integers(0, 3 * 24 * 60))
    def test_what_counts_is_what_the_clock_on_the_wall_says(
        self, rules: Rules, start: datetime, minutes: int
    ) -> None:
        found = counted(rules, start, start + timedelta(minutes=minutes))
        assert found == 60 * minutes_counted(rules, start, minutes)

    @settings(deadline=None)
    @given(rules(), instants, st.integers(0, 20 * 24 * HOUR), st.integers(0, 20 * 24 * HOUR))
    def test_a_turn_has_its_time_to_the_second(
        self, rules: Rules, start: datetime, grace: int, bank: int
    ) -> None:
        end = deadline(rules, start, grace, bank)
        assert counted(rules, start, end) == grace + bank
        assert end >= start + timedelta(seconds=grace + bank)

    @settings(deadline=None)
    @given(rules(), instants, st.integers(1, 20 * 24 * HOUR))
    def test_a_deadline_is_the_first_instant_by_which_the_time_is_gone(
        self, rules: Rules, start: datetime, seconds: int
    ) -> None:
        end = moment(rules, start, seconds)
        assert counted(rules, start, end - timedelta(seconds=1)) == seconds - 1

    @settings(deadline=None)
    @given(rules(), instants, st.integers(0, 9 * 24 * 60), st.integers(0, 9 * 24 * 60))
    def test_time_adds_up(self, rules: Rules, start: datetime, one: int, two: int) -> None:
        middle = start + timedelta(minutes=one)
        end = middle + timedelta(minutes=two)
        parts = counted(rules, start, middle) + counted(rules, middle, end)
        assert counted(rules, start, end) == parts

    @settings(deadline=None)
    @given(rules(), instants, st.integers(0, 99 * HOUR), st.integers(0, 99 * HOUR))
    def test_what_is_left_in_mid_turn_leads_to_the_same_deadline(
        self, rules: Rules, start: datetime, total: int, look: int
    ) -> None:
        end = moment(rules, start, total)
        now = min(start + timedelta(seconds=look), end)
        left = total - counted(rules, start, now)
        assert left >= 0
        assert counted(rules, now, moment(rules, now, left)) == left
        assert moment(rules, now, left) == (end if left else now)

    @settings(deadline=None)
    @given(rules(), instants)
    def test_a_pause_ends_when_time_counts_again(self, rules: Rules, at: datetime) -> None:
        found = pause(rules, at)
        assert (found is None) == counts_at(rules, at)
        if found:
            assert counted(rules, at, found.until) == 0
            assert counts_at(rules, found.until)

    @settings(deadline=None, max_examples=50)
    @given(rules(), instants)
    def test_stretches_leave_no_gap_and_overlap_nowhere(self, rules: Rules, at: datetime) -> None:
        end = at
        for stretch in stretches(rules, at):
            assert stretch.start == end
            assert stretch.end > stretch.start
            end = stretch.end
            if end > at + timedelta(days=40):
                break

    @settings(deadline=None)
    @given(rules(), instants)
    def test_quiet_hours_are_those_around_an_instant(self, rules: Rules, at: datetime) -> None:
        nightly = Rules(zone=rules.zone, quiet_from=rules.quiet_from, quiet_to=rules.quiet_to)
        found = quiet(rules, at)
        assert (found is None) == counts_at(nightly, at)
        if found:
            assert found.start <= at < found.end
            assert counted(nightly, found.start, found.end) == 0
            assert counts_at(nightly, found.end)
            assert counts_at(nightly, found.start - timedelta(microseconds=1))


class TestBothChangesOfSummerTime:
    """In Germany clocks go forward on 29 March 2026 at two, back on 25 October at three."""

    def test_a_night_in_spring_is_an_hour_shorter(self) -> None:
        night = quiet(nights(), berlin(2026, 3, 29, 1))
        assert night == Away(berlin(2026, 3, 28, 22), berlin(2026, 3, 29, 7))
        assert night.end - night.start == timedelta(hours=8)

    def test_a_night_in_autumn_is_an_hour_longer(self) -> None:
        night = quiet(nights(), berlin(2026, 10, 25, 1))
        assert night == Away(berlin(2026, 10, 24, 22), berlin(2026, 10, 25, 7))
        assert night.end - night.start == timedelta(hours=10)

    @pytest.mark.parametrize("day", [berlin(2026, 3, 28, 15), berlin(2026, 10, 24, 15)])
    def test_twelve_hours_from_the_evening_end_at_noon_on_the_wall(self, day: datetime) -> None:
        # Seven hours from 15:00 to 22:00, and five hours from 07:00.
        end = deadline(nights(), day, 12 * HOUR, 0).astimezone(BERLIN)
        assert (end.day, end.hour) == (day.day + 1, 12)

    def test_a_deadline_within_the_quiet_hours_moves_behind_them(self) -> None:
        end = deadline(nights(), berlin(2026, 10, 24, 21), 2 * HOUR, 0)
        assert end == berlin(2026, 10, 25, 8)

    def test_a_beginning_that_the_clock_skips_is_the_jump(self) -> None:
        night = quiet(nights("02:30", "07:00"), berlin(2026, 3, 29, 4))
        assert night is not None
        assert night.start.astimezone(BERLIN).hour == 3
        assert night.end - night.start == timedelta(hours=4)

    def test_an_hour_that_comes_twice_is_quiet_twice(self) -> None:
        early = nights("22:00", "02:30")
        first, again = berlin(2026, 10, 25, 2), berlin(2026, 10, 25, 2) + timedelta(hours=1)
        assert quiet(early, first)
        assert quiet(early, first + timedelta(minutes=40)) is None
        assert quiet(early, again)

    @pytest.mark.parametrize(("month", "day", "hours"), [(3, 29, 23), (10, 25, 25)])
    def test_a_day_of_rest_lasts_as_long_as_the_day(self, month: int, day: int, hours: int) -> None:
        sundays = Rules(zone=BERLIN, rest_days=frozenset({7}))
        start, end = berlin(2026, month, day), berlin(2026, month, day + 1)
        assert (end - start).total_seconds() == hours * HOUR
        assert counted(sundays, start, end) == 0
        assert pause(sundays, start) is not None
        assert pause(sundays, end) is None


class TestExamples:
    def test_without_rules_all_time_counts(self) -> None:
        start = berlin(2026, 5, 1)
        assert deadline(ALWAYS, start, 12 * HOUR, 5 * 24 * HOUR) == start + timedelta(days=5.5)
        assert pause(ALWAYS, start) is None

    def test_grace_stands_still_too(self) -> None:
        friday = berlin(2026, 5, 8, 18)
        rules = Rules(zone=BERLIN, rest_days=frozenset({6, 7}))
        assert deadline(rules, friday, 12 * HOUR, 0) == berlin(2026, 5, 11, 6)

    def test_a_vacation_comes_on_top(self) -> None:
        away = Away(berlin(2026, 5, 2), berlin(2026, 5, 9))
        rules = Rules(zone=BERLIN, away=(away,))
        assert deadline(rules, berlin(2026, 5, 1), 0, 48 * HOUR) == berlin(2026, 5, 10)

    def test_pauses_in_a_row_are_one_and_the_strongest_reason_is_told(self) -> None:
        rules = Rules(
            zone=BERLIN,
            quiet_from=time(22),
            quiet_to=time(7),
            rest_days=frozenset({7}),
            away=(Away(berlin(2026, 5, 8), berlin(2026, 5, 9, 23)),),  # Friday to Saturday
        )
        found = pause(rules, berlin(2026, 5, 8, 12))
        assert found is not None
        assert found.reason is Reason.VACATION
        assert found.until == berlin(2026, 5, 11, 7)

    def test_live_play_stops_for_vacation_alone(self) -> None:
        away = Away(berlin(2026, 5, 8), berlin(2026, 5, 9))
        rules = Rules(
            zone=BERLIN,
            quiet_from=time(22),
            quiet_to=time(7),
            rest_days=frozenset({7}),
            away=(away,),
        ).for_live_play()
        assert pause(rules, berlin(2026, 5, 10, 23)) is None
        assert pause(rules, berlin(2026, 5, 8, 1)) is not None

    @pytest.mark.parametrize(
        "wrong", [{"rest_days": frozenset(range(1, 8))}, {"quiet_from": time(22)}]
    )
    def test_rules_by_which_no_time_would_ever_count_are_no_rules(self, wrong: dict) -> None:
        with pytest.raises(ValueError, match=r"needs a day|beginning and an end"):
            Rules(zone=BERLIN, **wrong)

    def test_the_turn_of_the_year_is_the_persons_own(self) -> None:
        start = datetime(2026, 12, 31, 22, tzinfo=UTC)  # eleven in the evening in Berlin
        hours = hours_by_year(BERLIN, start, start + timedelta(hours=3))
        assert hours == {2026: 1.0, 2027: 2.0}
