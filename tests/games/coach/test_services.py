"""Asking for reviews, and computing them one by one in the opponents' worker."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from pytest_django import DjangoCaptureOnCommitCallbacks

from accounts.models import User
from games.coach import jobs
from games.coach.models import GameReview
from games.coach.services import review_ask, season_game_review
from games.coach.work import ATTEMPTS, LEASE, review_next, reviews_ask_again
from games.engine import RulesBug
from games.errors import Code
from games.events import SeasonGameEnded, TableEnded
from games.jobs import OPPONENTS
from games.models import Status, Table
from games.opponents.reviews import Review
from games.seasons.models import SeasonTable
from games.services.closing import person_close
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from mp2site.infra.events import publish
from tests.games.seasons.conftest import begun, crowd, staff
from tests.support.clocks import NOON
from tests.support.guests import guest_at_table
from tests.support.opponents import against, thinking, waiting
from tests.support.reviews import made_review
from tests.support.tables import ended, now, refused, started

__all__ = ["staff"]

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("calls")]
State = GameReview.State


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


def review_of(table: Table) -> GameReview:
    return GameReview.objects.get(pk=table.pk)


def finished(users: list[User]) -> Table:
    """Return a table with a result, without a game."""
    return ended(started(users[:2]), 40, 30)


class TestAsking:
    def test_a_person_asks_once_and_everybody_gets_the_same(
        self,
        four: list[User],
        calls: list[bool],
        django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
    ) -> None:
        table = finished(four)
        with django_capture_on_commit_callbacks(execute=True):
            review_ask(table_id=table.pk, by=four[0])
            review_ask(table_id=table.pk, by=four[3])
        assert review_of(table).asked_by == four[0]
        assert review_of(table).state == State.ASKED
        assert calls == [True]

    def test_the_message_goes_to_the_opponents_queue(self, monkeypatch: pytest.MonkeyPatch) -> None:
        sent: list[Any] = []
        monkeypatch.setattr(jobs, "task_send", lambda *given, **how: sent.append((given, how)))
        jobs.review_soon()
        ((given, how),) = sent
        assert given == (jobs.REVIEW,)
        assert how["queue"] == OPPONENTS

    def test_a_day_has_a_limit_of_a_persons_own(
        self, four: list[User], settings: Any, hand: Hand
    ) -> None:
        settings.LIMITS = {**settings.LIMITS, "reviews-a-day": 1}
        tables = [finished(four) for _ in range(3)]
        review_ask(table_id=tables[0].pk, by=four[0])
        with refused(Code.TOO_MANY):
            review_ask(table_id=tables[1].pk, by=four[0])
        review_ask(table_id=tables[1].pk, by=four[1])
        hand.forward(timedelta(days=1, minutes=1))
        review_ask(table_id=tables[2].pk, by=four[0])

    def test_guests_need_an_account(self) -> None:
        guest, table = guest_at_table()
        table = ended(table, *range(table.size))
        with refused(Code.NEEDS_ACCOUNT):
            review_ask(table_id=table.pk, by=guest)

    def test_a_failed_one_can_be_asked_for_again(self, four: list[User]) -> None:
        table = finished(four)
        review_ask(table_id=table.pk, by=four[0])
        GameReview.objects.update(state=State.FAILED, why="error", attempts=2)
        review_ask(table_id=table.pk, by=four[1])
        assert (review_of(table).state, review_of(table).attempts) == (State.ASKED, 0)

    def test_an_old_one_can_be_asked_for_again(self, four: list[User]) -> None:
        table = finished(four)
        GameReview.objects.create(
            table=table, state=State.DONE, result=b"{}", version=0, asked_at=clock.now()
        )
        assert review_ask(table_id=table.pk, by=four[1]).state == State.ASKED

    def test_a_seasons_game_is_asked_for_by_itself_and_by_nobody(self, four: list[User]) -> None:
        table = finished(four)
        season_game_review(SeasonGameEnded(table))
        season_game_review(SeasonGameEnded(table))
        assert review_of(table).asked_by is None

    def test_the_end_of_a_seasons_game_asks_for_its_review(
        self, staff: User, hand: Hand, four: list[User]
    ) -> None:
        begun(staff, crowd(5), hand, seats=2)
        of_season = SeasonTable.objects.select_related("table").first()
        assert of_season is not None
        table, other = ended(of_season.table, 40, 30), finished(four)
        for one in (table, other):
            publish(TableEnded(one, list(one.seats.all()), None))
        assert [review.table for review in GameReview.objects.all()] == [table]

    def test_a_closed_account_leaves_the_review_without_its_name(self, four: list[User]) -> None:
        table = finished(four)
        review_ask(table_id=table.pk, by=four[0])
        person_close(person=four[0])
        assert review_of(table).asked_by is None


class TestNothingForOtherGames:
    """Nothing of the coach exists for a game that isn't finished, also not in the queue."""

    @pytest.mark.parametrize("status", [one for one in Status if one != Status.FINISHED])
    def test_nobody_can_ask(self, four: list[User], status: Status) -> None:
        table = started(four[:2])
        Table.objects.filter(pk=table.pk).update(status=status)
        with refused(Code.NOT_FOUND):
            review_ask(table_id=table.pk, by=four[0])
        assert not GameReview.objects.exists()

    @pytest.mark.parametrize("status", [one for one in Status if one != Status.FINISHED])
    def test_a_stray_row_is_dropped_before_it_is_computed(
        self, four: list[User], status: Status, computing: Callable[..., None]
    ) -> None:
        def never(*_: object) -> Review:
            raise AssertionError

        computing(never)
        table = started(four[:2])
        GameReview.objects.create(table=table, asked_at=clock.now())
        Table.objects.filter(pk=table.pk).update(status=status)
        assert review_next()
        assert not GameReview.objects.exists()

    def test_a_table_that_is_stopped_meanwhile_keeps_no_result(
        self, toy_end: Table, computing: Callable[..., None]
    ) -> None:
        def stopped(game: object, table: Table, report: Callable[[int, int], None]) -> Review:
            found = made_review(table)
            Table.objects.filter(pk=table.pk).update(status=Status.QUARANTINED, outcome=None)
            return found

        computing(stopped)
        GameReview.objects.create(table=toy_end, asked_at=clock.now())
        review_next()
        assert not GameReview.objects.exists()

    def test_a_private_table_is_for_its_players(self, four: list[User]) -> None:
        table = finished(four)
        Table.objects.filter(pk=table.pk).update(visibility="private")
        with refused(Code.NOT_FOUND):
            review_ask(table_id=table.pk, by=four[3])
        review_ask(table_id=table.pk, by=four[1])

    def test_a_game_of_other_rules_is_refused_by_its_code(self, four: list[User]) -> None:
        table = finished(four)
        Table.objects.filter(pk=table.pk).update(rules_version=table.rules_version + 1)
        with refused(Code.OTHER_RULES):
            review_ask(table_id=table.pk, by=four[0])

    def test_without_the_coach_there_is_none(self, four: list[User], settings: Any) -> None:
        table = finished(four)
        settings.COACH = False
        with refused(Code.NOT_FOUND):
            review_ask(table_id=table.pk, by=four[0])
        season_game_review(SeasonGameEnded(table))
        assert not GameReview.objects.exists()
        GameReview.objects.create(table=table, asked_at=clock.now())
        assert not review_next()


@pytest.mark.usefixtures("computing")
class TestComputing:
    def asked(self, *tables: Table) -> None:
        for table in tables:
            GameReview.objects.create(table=table, asked_at=clock.now())

    def test_the_result_is_stored_as_json(self, toy_end: Table) -> None:
        self.asked(toy_end)
        assert review_next()
        review = review_of(toy_end)
        assert (review.state, review.progress, review.turns) == (State.DONE, 1, 2)
        assert len(bytes(review.result or b"")) <= 20_000
        assert not review_next()

    def test_the_one_that_waits_longest_comes_first_and_then_the_next_is_requested(
        self, four: list[User], hand: Hand, calls: list[bool], computing: Callable[..., None]
    ) -> None:
        computing(lambda game, table, report: Review(1, (), (), (), (), (), 0.0))
        first, second = finished(four), finished(four)
        self.asked(second)
        hand.forward(timedelta(seconds=-5))
        self.asked(first)
        hand.forward(timedelta(seconds=10))
        review_next()
        assert review_of(first).state == State.DONE
        assert review_of(second).state == State.ASKED
        assert calls == [True]

    def test_one_runs_at_a_time(self, four: list[User]) -> None:
        first, second = finished(four), finished(four)
        self.asked(first, second)
        GameReview.objects.filter(pk=first.pk).update(state=State.RUNNING, seen_at=clock.now())
        assert not review_next()
        assert review_of(second).state == State.ASKED

    def test_an_error_fails_it_and_logs_no_words(
        self, toy_end: Table, computing: Callable[..., None], caplog: pytest.LogCaptureFixture
    ) -> None:
        secret = "the ace of spades"

        def broken(*_: object) -> Review:
            raise RulesBug(secret)

        computing(broken)
        self.asked(toy_end)
        assert review_next()
        assert (review_of(toy_end).state, review_of(toy_end).why) == (State.FAILED, "error")
        assert "ace of spades" not in caplog.text

    def test_a_result_that_is_too_large_fails(
        self, toy_end: Table, computing: Callable[..., None]
    ) -> None:
        large = Review(1, ("x" * 20_000,), (), (), (), (), 0.0)
        computing(lambda game, table, report: large)
        self.asked(toy_end)
        review_next()
        assert review_of(toy_end).why == "large"

    def test_a_lost_one_begins_again_and_fails_in_the_end(
        self, four: list[User], hand: Hand, calls: list[bool]
    ) -> None:
        table = finished(four)
        self.asked(table)
        for attempt in range(1, ATTEMPTS + 1):
            GameReview.objects.update(
                state=State.RUNNING, seen_at=clock.now(), begun_at=clock.now(), attempts=attempt
            )
            hand.forward(LEASE + timedelta(seconds=1))
            reviews_ask_again()
        assert (review_of(table).state, review_of(table).why) == (State.FAILED, "lost")
        assert calls == [True] * (ATTEMPTS - 1)

    def test_a_worker_that_lost_its_lease_stores_nothing(
        self, toy_end: Table, computing: Callable[..., None]
    ) -> None:
        def slow(game: object, table: Table, report: Callable[[int, int], None]) -> Review:
            GameReview.objects.update(attempts=2)  # another worker has begun again
            report(1, 2)
            raise AssertionError

        computing(slow)
        self.asked(toy_end)
        review_next()
        assert (review_of(toy_end).state, review_of(toy_end).progress) == (State.RUNNING, 0)

    def test_opponents_play_between_two_turns_of_a_review(
        self,
        toy_end: Table,
        four: list[User],
        computing: Callable[..., None],
        monkeypatch: pytest.MonkeyPatch,
        settings: Any,
    ) -> None:
        thinking(monkeypatch)
        settings.OPPONENT_PAUSE = 0
        game = against(four[2], "merchant")
        assert waiting(game)

        def between(recorded: object, table: Table, report: Callable[[int, int], None]) -> Review:
            with clock.at(clock.now() + timedelta(seconds=5)):
                report(1, 2)
            assert not waiting(now(game))
            return made_review(table)

        computing(between)
        self.asked(toy_end)
        review_next()
        assert review_of(toy_end).state == State.DONE
