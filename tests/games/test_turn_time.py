"""Laws of a turn's time, for random openings, paces and calendars, across summer time."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given, settings
from hypothesis import strategies as st

from accounts import calendar
from accounts.calendar import Away, Rules
from games import turn_time
from games.models import Seat, Status, Table, Turn
from games.paces import DAY, HOUR

SPRING = datetime(2026, 3, 25, tzinfo=UTC)
"""A few days before summer time begins in Europe."""
seconds = st.integers(0, 5 * DAY)
instants = st.integers(0, 300 * HOUR).map(lambda s: SPRING + timedelta(seconds=s))


@st.composite
def calendars(draw: st.DrawFn) -> Rules:
    start = draw(instants)
    away = Away(start, start + timedelta(hours=draw(st.integers(1, 100))))
    quiet = draw(st.sampled_from([(None, None), (time(22), time(7)), (time(1), time(4))]))
    return Rules(
        zone=ZoneInfo(draw(st.sampled_from(["Europe/Berlin", "UTC", "America/New_York"]))),
        quiet_from=quiet[0],
        quiet_to=quiet[1],
        rest_days=draw(st.sampled_from([frozenset(), frozenset({7}), frozenset({6, 7})])),
        away=draw(st.sampled_from([(), (away,)])),
    )


@st.composite
def turns(draw: st.DrawFn) -> tuple[Table, Seat, Turn]:
    grace, bank = draw(seconds), draw(seconds) + DAY
    table = Table(
        pace="custom",
        pace_grace=grace,
        pace_bank=bank,
        pace_increment=draw(seconds),
        pace_cap=bank + DAY,
        status=Status.PLAYING,
    )
    opened = draw(instants)
    return table, Seat(bank=bank), Turn(opened_at=opened, since=opened, credit=draw(seconds))


FEW = settings(max_examples=60, deadline=None)


@FEW
@given(turns(), calendars())
def test_at_the_deadline_nothing_is_left_and_before_it_something_is(
    open_turn: tuple[Table, Seat, Turn], rules: Rules
) -> None:
    table, seat, turn = open_turn
    end = turn_time.deadline(table, seat, turn, rules)
    assert end is not None
    assert turn_time.left(table, seat, turn, rules, end) < 1e-3
    assert calendar.pause(rules, end) is None
    last = turn_time.moment(table, turn, rules, turn_time.total(table, seat, turn) - 60)
    assert abs(turn_time.left(table, seat, turn, rules, last) - 60) < 1e-3


@FEW
@given(turns(), calendars(), calendars(), st.integers(0, 400 * HOUR))
def test_another_calendar_gives_and_takes_nothing_that_has_gone(
    open_turn: tuple[Table, Seat, Turn], before: Rules, after: Rules, gone: int
) -> None:
    table, seat, turn = open_turn
    at = turn.opened_at + timedelta(seconds=gone)
    left = turn_time.left(table, seat, turn, before, at)
    turn_time.count_up_to(table, turn, before, at)
    assert abs(turn_time.left(table, seat, turn, after, at) - left) < 1e-3


@FEW
@given(turns(), calendars(), st.integers(1, 10 * DAY))
def test_a_credit_comes_on_top(
    open_turn: tuple[Table, Seat, Turn], rules: Rules, credit: int
) -> None:
    table, seat, turn = open_turn
    before = turn_time.deadline(table, seat, turn, rules)
    turn.credit += credit
    after = turn_time.deadline(table, seat, turn, rules)
    assert before is not None
    assert after is not None
    assert abs(calendar.counted(rules, before, after) - credit) < 1e-3


@FEW
@given(turns(), calendars(), st.integers(0, 900 * HOUR))
def test_a_bank_stays_within_its_bounds_and_grace_costs_nothing(
    open_turn: tuple[Table, Seat, Turn], rules: Rules, took: int
) -> None:
    table, seat, turn = open_turn
    at = turn.opened_at + timedelta(seconds=took)
    after = turn_time.bank_after(table, seat, turn, rules, at)
    assert 0 <= after <= table.pace_cap
    if turn_time.used(table, turn, rules, at) <= table.pace_grace:
        assert after == min(table.pace_cap, seat.bank + table.pace_increment)


@FEW
@given(turns(), calendars())
def test_reminders_come_in_order_and_in_time(
    open_turn: tuple[Table, Seat, Turn], rules: Rules
) -> None:
    table, seat, turn = open_turn
    whole = turn_time.total(table, seat, turn)
    told = []
    for number, (_, part) in enumerate(turn_time.REMINDERS):
        turn.reminded = number
        at = turn_time.reminder(table, seat, turn, rules)
        assert at is not None
        assert abs(turn_time.used(table, turn, rules, at) - whole * part) < 1e-3
        told.append(at)
    end = turn_time.deadline(table, seat, turn, rules)
    assert end is not None
    assert turn.opened_at < told[0] < told[1] < end
    turn.reminded = len(turn_time.REMINDERS)
    assert turn_time.reminder(table, seat, turn, rules) is None
