"""Opponents as stand-ins for absent people, until the return or to the end."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest

from accounts.models import User
from games.models import Move, Seat, Status, Table, TableEvent, Turn
from games.ratings.selectors import stood_in_turns
from games.selectors.punctuality import punctual_of
from games.services import moderation
from games.services.closing import person_close
from games.services.leaving import seats_give_up
from games.services.opponents import opponent_turn
from games.services.resigning import seat_resign
from games.services.returning import seat_return
from games.services.sweeping import sweep
from games.turn_time import ASKS
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from tests.support.clocks import NOON, SHORT, seat_of, swept_after, turn_of
from tests.support.opponents import against, answered, moves_by, plainly, thinking, waiting
from tests.support.tables import acting, asked, at, choose, now, person, started

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_opponents")]

CLOCK = {"pace": "custom", "clock": SHORT}
PATIENT = 21
"""The seconds until the sweep sends an opponent's task again."""


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def timed(four: list[User], hand: Hand) -> Table:
    """A game of two with a clock; both have laid a card, and a Merchant plays for one of them."""
    sweep()
    table = started(four[:2], "toy", stand_in="merchant", **CLOCK)
    for place in range(2):
        user = at(table, place)
        choose(table, user, asked(table, user).choices[0].key)
    return table


def run_out(table: Table, hand: Hand) -> User:
    """Let the acting person's time run out; return the person."""
    user = acting(table)
    deadline = turn_of(table, user).deadline_at
    assert deadline
    swept_after(hand, seconds=(deadline - hand.time()).total_seconds() + 1)
    return user


class TestInSomebodysPlace:
    def test_whose_seat_it_has_is_not_late(self, timed: Table) -> None:
        user = acting(timed)
        seats_give_up(person=user)
        assert answered(timed) >= 1
        assert Turn.objects.filter(seat__person=user, closed_by=Turn.ClosedBy.TIMEOUT).exists()
        assert punctual_of(user) == (1, 1)

    def test_a_turn_that_ran_out_is_theirs(self, timed: Table, hand: Hand) -> None:
        user = run_out(timed, hand)
        turn = turn_of(timed, user)
        assert (turn.player, turn.deadline_at) == ("merchant", None)
        assert seat_of(timed, user).missed == 1
        assert answered(timed) >= 1
        turn.refresh_from_db()
        assert turn.closed_by == Turn.ClosedBy.TIMEOUT
        assert punctual_of(user) == (2, 1)
        assert (user.username, Move.By.STAND_IN) in moves_by(timed)
        assert acting(timed) != user
        kinds = TableEvent.objects.values_list("kind", flat=True)
        assert list(kinds) == [TableEvent.Kind.TIMED_OUT]

    def test_it_takes_nothing_of_their_bank(self, timed: Table, hand: Hand) -> None:
        """Only the person's own part of a turn takes time from the bank."""
        user = acting(timed)
        bank = seat_of(timed, user).bank
        swept_after(hand, seconds=SHORT.grace + 60)
        seats_give_up(person=user)
        hand.forward(timedelta(hours=10))
        sweep()
        answered(timed)
        assert seat_of(timed, user).bank == bank - 60 + SHORT.increment

    @pytest.mark.parametrize("stand_in", ["merchant", "house"])
    def test_the_turns_that_it_ends_are_counted_for_the_rating(
        self, timed: Table, hand: Hand, stand_in: str
    ) -> None:
        Table.objects.filter(pk=timed.pk).update(stand_in=stand_in)
        late = acting(timed)
        for _ in range(2):
            assert run_out(timed, hand) == late
            answered(timed)
            other = acting(timed)
            while acting(timed) == other:
                choose(timed, other, asked(timed, other).choices[-1].key)
        seats = Seat.objects.filter(table=timed)
        assert stood_in_turns(list(seats)) == {seat_of(timed, late).pk: 2}

    def test_the_draft_is_what_they_meant(self, timed: Table, hand: Hand) -> None:
        user = acting(timed)
        choose(timed, user, "rest")
        before = timed.moves.count()
        run_out(timed, hand)
        answered(timed)
        first = timed.moves.order_by("ply")[before]
        assert (first.key, first.by) == ("rest", Move.By.PERSON)

    def test_without_an_answer_autoplay_plays(self, timed: Table, hand: Hand) -> None:
        user = run_out(timed, hand)
        for _ in range(ASKS):
            swept_after(hand, seconds=PATIENT)
        assert acting(timed) != user
        assert TableEvent.objects.count() == 1  # one announcement
        assert seat_of(timed, user).missed == 1

    def test_a_table_that_chose_autoplay_has_it_at_once(self, timed: Table, hand: Hand) -> None:
        Table.objects.filter(pk=timed.pk).update(stand_in="house")
        user = run_out(timed, hand)
        assert acting(timed) != user

    def test_somebody_who_returns_has_the_turn_back(self, timed: Table, hand: Hand) -> None:
        Table.objects.filter(pk=timed.pk).update(timeout_policy="seat", timeout_misses=1)
        user = run_out(timed, hand)
        (turn,) = waiting(timed)
        assert seat_of(timed, user).played_by_stand_in
        seat_return(table_id=timed.pk, by=user)
        assert waiting(timed) == []
        assert opponent_turn(turn_id=turn) == 0
        deadline = turn_of(timed, user).deadline_at
        assert deadline
        assert deadline > hand.time() + timedelta(hours=1)
        assert asked(timed, user).choices

    def test_what_is_thought_while_they_return_is_dropped(
        self, timed: Table, hand: Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        Table.objects.filter(pk=timed.pk).update(timeout_policy="seat", timeout_misses=1)
        user = run_out(timed, hand)
        before = timed.moves.count()

        def slowly(*asked: Any) -> str:
            seat_return(table_id=timed.pk, by=user)
            return plainly(*asked)

        thinking(monkeypatch, slowly)
        (turn,) = waiting(timed)
        assert opponent_turn(turn_id=turn) == 0
        assert timed.moves.count() == before

    def test_a_held_seat_is_played_turn_after_turn(self, timed: Table, hand: Hand) -> None:
        Table.objects.filter(pk=timed.pk).update(timeout_policy="seat", timeout_misses=1)
        user = run_out(timed, hand)
        answered(timed)
        other = acting(timed)
        while acting(timed) == other:
            choose(timed, other, asked(timed, other).choices[-1].key)
        turn = turn_of(timed, user)
        assert (turn.player, turn.asked_at) == ("merchant", hand.time())
        answered(timed)
        assert acting(timed) == other

    @pytest.mark.parametrize("key", ["roll", "rest"])  # one final choice, and a draft
    def test_who_chooses_has_returned(self, key: str, timed: Table, hand: Hand) -> None:
        Table.objects.filter(pk=timed.pk).update(timeout_policy="seat", timeout_misses=1)
        user, before = run_out(timed, hand), now(timed).version
        choose(timed, user, key)
        assert not seat_of(timed, user).played_by_stand_in
        assert waiting(timed) == []
        assert now(timed).version > before  # all pages of the table refresh
        assert TableEvent.objects.filter(kind=TableEvent.Kind.RETURNED).count() == 1
        swept_after(hand, seconds=1)
        assert not seat_of(timed, user).played_by_stand_in
        deadline = turn_of(timed, user).deadline_at
        assert deadline
        assert deadline > hand.time() + timedelta(hours=1)

    @pytest.mark.parametrize("how", ["gives-up", "resigns", "closes", "is-suspended"])
    def test_somebody_who_leaves_for_good(self, how: str, timed: Table) -> None:
        user, staff = acting(timed), person("keeper", is_staff=True)
        if how == "gives-up":
            seats_give_up(person=user)
        elif how == "resigns":
            seat_resign(table_id=timed.pk, by=user)
        elif how == "closes":
            person_close(person=user)
        else:
            moderation.person_suspend(person=user, by=staff, why="A test")
        assert waiting(timed)
        before = timed.moves.count()
        assert answered(timed) >= 1
        assert acting(timed).pk != user.pk
        assert set(timed.moves.order_by("ply").values_list("by", flat=True)[before:]) == {"house"}

    def test_without_anybody_left_the_table_ends(self, timed: Table) -> None:
        for place in (0, 1):
            seats_give_up(person=at(timed, place))
        assert waiting(timed) == []
        sweep()
        assert now(timed).status == Status.ABANDONED

    def test_opponents_play_on_for_nobody(self, four: list[User], hand: Hand) -> None:
        sweep()
        table = against(four[0], "merchant", **CLOCK)
        seats_give_up(person=four[0])
        answered(table)
        sweep()
        assert now(table).status == Status.ABANDONED
