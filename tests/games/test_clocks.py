"""Clocks: deadlines, grace and bank of turns, and the beginning and end of turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest

from accounts.models import User
from games import paces
from games.errors import Code
from games.models import Status, Table, TableEvent, Turn
from games.paces import DAY, HOUR, MINUTE, Pace
from games.services.lifecycle import abandon_consent, table_create
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from tests.support.clocks import NOON, SHORT, clocked, seat_of, turn_of
from tests.support.tables import acting, asked, at, choose, now, person, refused, started

pytestmark = pytest.mark.django_db


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def table(hand: Hand, with_toy: Callable[..., None], four: list[User]) -> Table:
    """A toy game of two with a short clock; both have to lay a card."""
    with_toy()
    return clocked(four[:2])


def lay(table: Table, user: User) -> None:
    choose(table, user, asked(table, user).choices[0].key)


class TestPaces:
    @pytest.mark.parametrize("name", paces.PRESETS)
    def test_presets_are_within_the_bounds(self, name: str) -> None:
        assert paces.problem(paces.PRESETS[name]) == ""

    @pytest.mark.parametrize(
        ("pace", "problem"),
        [
            (Pace(-1, HOUR, 0, HOUR), "bounds"),
            (Pace(14 * DAY + 1, 0), "bounds"),
            (Pace(HOUR, 61 * DAY, 0, 61 * DAY), "bounds"),
            (Pace(30, 29, 0, 29), "short"),
            (Pace(HOUR, HOUR, 0, HOUR - 1), "cap"),
        ],
    )
    def test_what_is_refused(self, pace: Pace, problem: str, four: list[User]) -> None:
        assert paces.problem(pace) == problem
        with refused(Code.BAD_SETUP) as caught:
            table_create(by=four[0], title="yspahan", seats=3, pace="custom", clock=pace)
        assert caught.value.rule == f"pace-{problem}"

    @pytest.mark.parametrize(
        ("columns", "rule"),
        [
            ({"pace": "hasty"}, "pace"),
            ({"pace": "custom"}, "pace"),
            ({"pace": "daily", "clock": SHORT}, "pace"),
            ({"timeout_policy": "punish"}, "policy"),
            ({"timeout_misses": 0}, "policy"),
            ({"timeout_misses": 6}, "policy"),
        ],
    )
    def test_what_else_is_refused(
        self, columns: dict[str, object], rule: str, four: list[User]
    ) -> None:
        with refused(Code.BAD_SETUP) as caught:
            table_create(by=four[0], title="yspahan", seats=3, **columns)  # type: ignore[arg-type]
        assert caught.value.rule == rule

    def test_the_numbers_stay_with_the_table(self, four: list[User]) -> None:
        table = table_create(by=four[0], title="yspahan", seats=3, pace="daily")
        assert now(table).clock == paces.PRESETS["daily"]
        assert now(started(four)).clock is None


class TestTurns:
    def test_each_seat_that_must_act_has_its_own(self, table: Table, four: list[User]) -> None:
        turns = list(Turn.objects.filter(table=table))
        assert {turn.seat.person for turn in turns} == set(four[:2])
        assert {turn.deadline_at for turn in turns} == {NOON + timedelta(hours=3)}
        assert {turn.remind_at for turn in turns} == {NOON + timedelta(hours=1.5)}

    def test_a_move_closes_its_turn_and_opens_others(self, table: Table, hand: Hand) -> None:
        first, second = at(table, 0), at(table, 1)
        hand.forward(timedelta(minutes=30))
        lay(table, first)
        closed = Turn.objects.get(seat__person=first)
        assert (closed.closed_by, closed.closed_at) == ("move", hand.time())
        assert turn_of(table, second).opened_at == NOON

    def test_grace_is_not_counted(self, table: Table, hand: Hand) -> None:
        hand.forward(timedelta(hours=1))
        lay(table, at(table, 0))
        assert seat_of(table, at(table, 0)).bank == 3 * HOUR

    def test_what_goes_beyond_is_taken_from_the_bank(self, table: Table, hand: Hand) -> None:
        hand.forward(timedelta(hours=2, minutes=30))
        lay(table, at(table, 0))
        assert seat_of(table, at(table, 0)).bank == 30 * MINUTE + HOUR

    def test_a_bank_grows_to_its_cap(self, table: Table, hand: Hand) -> None:
        user = at(table, 0)
        table.seats.update(bank=SHORT.cap)
        lay(table, user)
        assert seat_of(table, user).bank == SHORT.cap

    def test_the_next_turn_has_grace_and_what_is_left(self, table: Table, hand: Hand) -> None:
        hand.forward(timedelta(hours=2))
        lay(table, at(table, 0))
        lay(table, at(table, 1))
        user = acting(table)
        assert turn_of(table, user).deadline_at == hand.time() + timedelta(hours=3)

    def test_without_a_clock_there_is_no_deadline(
        self, with_toy: Callable[..., None], four: list[User]
    ) -> None:
        with_toy()
        calm = started(four[:2], "toy")
        lay(calm, at(calm, 0))
        assert Turn.objects.filter(table=calm).count() >= 2
        assert set(Turn.objects.values_list("deadline_at", "remind_at")) == {(None, None)}

    def test_a_game_that_ends_leaves_no_turn_open(self, table: Table) -> None:
        while now(table).status == Status.PLAYING:
            user = acting(table)
            choose(table, user, asked(table, user).choices[-1].key)
        assert not Turn.objects.open().exists()

    def test_an_abandoned_game_voids_its_turns(self, table: Table, four: list[User]) -> None:
        for user in four[:2]:
            abandon_consent(table_id=table.pk, by=user)
        assert set(Turn.objects.values_list("closed_by", "deadline_at")) == {("void", None)}
        assert TableEvent.objects.get().params == {"why": "consent"}


class TestCalendars:
    def test_rest_days_stop_a_clock(self, hand: Hand, with_toy: Callable[..., None]) -> None:
        with_toy()
        resting = person("noor", time_zone="UTC", rest_days="2")
        table = clocked([resting, person("emil")], clock=Pace(HOUR, DAY, 0, DAY))
        whole = NOON + timedelta(hours=25)
        assert turn_of(table, resting).deadline_at == whole + timedelta(days=1)
        assert Turn.objects.get(seat__person__username="emil").deadline_at == whole

    def test_live_tables_are_stopped_by_vacations_only(
        self, hand: Hand, with_toy: Callable[..., None]
    ) -> None:
        with_toy()
        resting = person("noor", time_zone="UTC", rest_days="1")
        table = clocked([resting, person("emil")])
        assert turn_of(table, resting).deadline_at == NOON + timedelta(hours=3)
