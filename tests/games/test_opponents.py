"""Opponents at a table: tasks play their turns, and their delays delay no other work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from celery.exceptions import SoftTimeLimitExceeded
from django.db import connection

from accounts.models import User
from games import jobs
from games.engine import Game
from games.jobs import OPPONENTS
from games.models import Status, Table, TableEvent, Turn
from games.rules import titles
from games.rules.kernel import RulesBug
from games.selectors.history import history_for
from games.selectors.positions import game_of
from games.services.leaving import seats_give_up
from games.services.lifecycle import abandon_consent
from games.services.opponents import opponent_turn
from games.services.quarantine import table_quarantine, table_release
from games.services.sweeping import sweep, table_sweep
from games.turn_time import ASKS
from mp2site.infra import clock, metrics
from mp2site.infra.clock import Hand
from notifications.models import Notice
from tests.support.clocks import NOON, SHORT, seat_of, swept_after, turn_of
from tests.support.opponents import (
    against,
    answered,
    moves_by,
    plainly,
    sent,
    thinking,
    waiting,
)
from tests.support.parallel import pool
from tests.support.tables import acting, asked, choose, now, person, place_of, started

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_opponents")]

CLOCK = {"pace": "custom", "clock": SHORT}
PATIENT = 21
"""The seconds until the sweep sends an opponent's task again."""


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


def fallbacks() -> Counter[tuple[str, ...]]:
    """Return the number of autoplay's choices for opponents, by strength, title and reason."""
    return Counter(
        {
            tuple(sample.labels.values()): int(sample.value)
            for metric in metrics.OPPONENT_FALLBACKS.collect()
            for sample in metric.samples
            if sample.name.endswith("_total")
        }
    )


def choices_of(strength: str, title: str = "toy") -> float:
    """Return the number of choices that a strength has made."""
    return metrics.OPPONENT_CHOICES.labels(strength, title)._value.get()


def broken(*_: object) -> str:
    raise RulesBug("a bug")


class TestTheirTurns:
    def test_they_answer_as_people_do_and_have_no_clock(self, four: list[User], hand: Hand) -> None:
        table = against(four[0], "merchant", **CLOCK)
        merchant = table.seats.get(person__strength="merchant").person
        turn = turn_of(table, merchant)
        assert (turn.player, turn.deadline_at, turn.remind_at) == ("merchant", None, None)
        assert answered(table) == 1
        assert moves_by(table) == {("Merchant", "person")}
        assert Turn.objects.get(pk=turn.pk).closed_by == "move"

    def test_a_game_with_them_goes_to_its_end(self, four: list[User]) -> None:
        table = against(four[0], "merchant", "master")
        for _ in range(200):
            answered(table)
            if now(table).status != Status.PLAYING:
                break
            choose(table, four[0], asked(table, four[0]).choices[0].key)
        assert now(table).status == Status.FINISHED
        assert moves_by(table) == {(name, "person") for name in ("mara", "Merchant", "Master")}

    @pytest.mark.parametrize("slug", [title.slug for title in titles])
    def test_those_of_the_site_play_every_title(
        self, slug: str, four: list[User], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.undo()
        before = fallbacks()
        table = against(four[0], "apprentice", title=slug)
        for _ in range(6):
            answered(table)
            choose(table, four[0], asked(table, four[0]).choices[0].key)
        assert fallbacks() == before  # each choice has its own task
        assert table.moves.filter(place=1 - seat_of(table, four[0]).place).exists()  # type: ignore[operator]

    def test_they_are_given_no_more_than_their_seat_knows(
        self, four: list[User], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The model draws hidden information at random; visible information is unchanged."""
        given: list[Any] = []

        def noting(title: Any, state: Any, seat: int, seed: bytes) -> str:
            given.append(title.clone(state))
            return plainly(title, state, seat, seed)

        thinking(monkeypatch, noting)
        table = against(four[0], "merchant")
        true, seat = game_of(now(table), None), 1 - place_of(table, four[0])
        answered(table)
        assert given[0].secret != true.state.secret
        assert true.title.view(given[0], seat) == true.view(seat)

    def test_nobody_tells_them_anything(self, four: list[User]) -> None:
        table = against(four[0], "merchant", "merchant")
        answered(table)
        choose(table, four[0], asked(table, four[0]).choices[0].key)
        answered(table)
        table_quarantine(table_id=table.pk, trouble="A test")
        assert set(Notice.objects.values_list("person", flat=True)) == {four[0].pk}

    def test_a_workers_time_limit_is_no_fault_of_theirs(
        self, four: list[User], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def slowly(*asked: Any) -> str:
            raise SoftTimeLimitExceeded

        thinking(monkeypatch, slowly)
        table = against(four[0], "merchant")
        (turn,) = waiting(table)
        with pytest.raises(SoftTimeLimitExceeded):
            opponent_turn(turn_id=turn)
        assert waiting(table) == [turn]
        assert not table.moves.exists()

    def test_what_breaks_in_their_heads_breaks_no_game(
        self, four: list[User], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        card = "the king of spades".upper()

        def badly(*_: object) -> str:
            raise ZeroDivisionError(card)

        thinking(monkeypatch, badly)
        before, own = fallbacks(), choices_of("merchant")
        table = against(four[0], "merchant")
        assert answered(table) == 1
        assert fallbacks() - before == Counter({("merchant", "toy", "failed"): 1})
        assert choices_of("merchant") == own
        assert "an opponent failed: ZeroDivisionError" in caplog.text
        assert card not in caplog.text

    def test_what_is_not_offered_is_not_chosen(
        self, four: list[User], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        thinking(monkeypatch, lambda *_: "all-the-gold")
        before, own = fallbacks(), choices_of("merchant")
        table = against(four[0], "merchant")
        assert answered(table) == 1
        assert fallbacks() - before == Counter({("merchant", "toy", "not-offered"): 1})
        assert choices_of("merchant") == own
        assert "isn't offered" in caplog.text
        assert now(table).status == Status.PLAYING

    def test_the_same_chance_for_the_same_decision(
        self, four: list[User], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        seeds: list[bytes] = []

        def noting(title: Any, state: Any, seat: int, seed: bytes) -> str:
            seeds.append(seed)
            if len(seeds) < 3:
                raise ValueError
            return plainly(title, state, seat, seed)

        table = against(four[0], "merchant")
        (turn,) = waiting(table)
        from games.services import opponents  # noqa: PLC0415 - to read a task without playing it

        first, second = (opponents._task(turn) for _ in range(2))
        assert first
        assert second
        assert first.chance == second.chance
        assert len(first.chance) == 32
        thinking(monkeypatch, noting)
        answered(table)
        assert seeds == [first.chance]

    def test_done_again_it_does_nothing(self, four: list[User]) -> None:
        table = against(four[0], "merchant")
        (turn,) = waiting(table)
        assert [opponent_turn(turn_id=turn) for _ in range(2)] == [1, 0]

    def test_they_are_woken_in_a_queue_of_their_own(
        self,
        four: list[User],
        monkeypatch: pytest.MonkeyPatch,
        django_capture_on_commit_callbacks: Any,
    ) -> None:
        calls: list[Any] = []
        queues: list[str] = []

        def send_task(*call: Any, **options: Any) -> None:
            calls.append(call)
            queues.append(options.get("queue", ""))

        monkeypatch.setattr(jobs.current_app, "send_task", send_task)
        with django_capture_on_commit_callbacks(execute=True):
            table = against(four[0], "merchant", "master")
        assert sorted(sent(calls)) == sorted(waiting(table))
        assert queues.count(OPPONENTS) == 2

    def test_their_work_is_counted(self, four: list[User]) -> None:
        told = ("merchant", "toy")
        before, failed = choices_of("merchant"), fallbacks()
        spent = metrics.OPPONENT_SECONDS.labels(*told)._value.get()
        answered(against(four[0], "merchant"))
        assert choices_of("merchant") == before + 1
        assert fallbacks() == failed
        assert metrics.OPPONENT_SECONDS.labels(*told)._value.get() > spent

    @pytest.mark.parametrize("where", ["in-the-list", "opponent", "stand-in"])
    def test_a_bug_of_the_rules_stops_the_table_at_once(
        self, where: str, four: list[User], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The bug occurs in a choice or only during the opponents' search."""
        monkeypatch.setitem(titles._titles, "pool", pool())
        thinking(monkeypatch, lambda *_: "break")
        if where == "opponent":
            table = against(four[0], "merchant", title="pool")
        else:
            table = started(four[:3], "pool", stand_in="merchant")
            seats_give_up(person=four[0])
        (turn,) = waiting(table)
        if where == "in-the-list":
            monkeypatch.setattr(Game, "decision_id", broken)
        assert opponent_turn(turn_id=turn) == 0
        stopped = now(table)
        assert (stopped.status, "a bug" in stopped.trouble) == (Status.QUARANTINED, True)

    def test_their_consent_is_not_asked(self, four: list[User]) -> None:
        table = against(four[0], "merchant", "merchant")
        abandon_consent(table_id=table.pk, by=four[0])
        assert now(table).status == Status.ABANDONED

    def test_a_stopped_table_goes_on_with_them(self, four: list[User], hand: Hand) -> None:
        table = against(four[0], "merchant", **CLOCK)
        table_quarantine(table_id=table.pk, trouble="A test")
        assert waiting(table) == []
        hand.forward(timedelta(days=1))
        table_release(table_id=table.pk)
        (turn,) = Turn.objects.filter(pk__in=waiting(table))
        assert (turn.asked, turn.asked_at) == (1, hand.time())
        assert answered(table) == 1


class TestTheirPause:
    """Opponents pause before a choice, from the opening of their turn."""

    @pytest.fixture
    def slept(self, hand: Hand, monkeypatch: pytest.MonkeyPatch, settings: Any) -> list[float]:
        settings.OPPONENT_PAUSE = 10
        slept: list[float] = []

        def sleep(seconds: float) -> None:
            slept.append(seconds)
            hand.forward(timedelta(seconds=seconds))

        monkeypatch.setattr("games.services.opponents.time.sleep", sleep)
        return slept

    def test_at_once_it_is_as_long_as_is_set(self, four: list[User], slept: list[float]) -> None:
        answered(against(four[0], "merchant"))
        assert slept == [10]

    def test_the_queue_and_thinking_are_part_of_it(
        self, four: list[User], hand: Hand, slept: list[float], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def slowly(*asked: Any) -> str:
            hand.forward(timedelta(seconds=4))
            return plainly(*asked)

        thinking(monkeypatch, slowly)
        table = against(four[0], "merchant")
        hand.forward(timedelta(seconds=3))
        answered(table)
        assert slept == [3]

    def test_nobody_sleeps_who_has_waited_for_so_long(
        self, four: list[User], hand: Hand, slept: list[float]
    ) -> None:
        table = against(four[0], "merchant")
        hand.forward(timedelta(seconds=10))
        answered(table)
        assert slept == []

    def test_where_many_wait_all_wait_for_one_pause_alone(
        self, four: list[User], slept: list[float]
    ) -> None:
        tables = [against(host, "merchant") for host in four]
        for table in tables:
            answered(table)
        assert slept == [10]

    def test_a_clock_that_was_set_back_makes_it_no_longer(
        self, four: list[User], hand: Hand, slept: list[float]
    ) -> None:
        table = against(four[0], "merchant")
        hand.forward(timedelta(hours=-1))
        answered(table)
        assert slept == [10]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """The tasks sent during the test, with their arguments; none is run."""
    calls: list[tuple[str, Any]] = []
    monkeypatch.setattr(
        jobs.current_app, "send_task", lambda task, args, **_: calls.append((task, args))
    )
    return calls


class TestLostTasks:
    """The sweep sends a lost task again; after another failure, autoplay plays."""

    def test_asked_again_and_then_played_by_autoplay(self, four: list[User], hand: Hand) -> None:
        sweep()
        table = against(four[0], "merchant")
        (pk,) = waiting(table)
        for times in range(1, ASKS):
            assert Turn.objects.get(pk=pk).asked == times
            assert swept_after(hand, seconds=PATIENT).timed_out == 0
        assert Turn.objects.get(pk=pk).asked == ASKS
        assert swept_after(hand, seconds=PATIENT).timed_out == 1
        assert moves_by(table) == {("Merchant", "house")}
        assert not TableEvent.objects.exists()
        # The log names autoplay as the player of that turn.
        assert [line.by for line in history_for(table, four[0])] == ["house"]

    def test_an_outage_gives_nobody_up(self, four: list[User], hand: Hand) -> None:
        """After an outage, the sweep sends pending tasks again."""
        sweep()
        table = against(four[0], "merchant", **CLOCK)
        hand.forward(timedelta(hours=2))
        assert sweep().timed_out == 0
        assert waiting(table)
        assert answered(table) == 1

    def test_switched_off_autoplay_plays_at_once(
        self, four: list[User], hand: Hand, settings: Any
    ) -> None:
        sweep()
        table = against(four[0], "merchant")
        settings.OPPONENTS = False
        assert answered_by_nobody(table)
        assert [swept_after(hand, seconds=1).timed_out for _ in range(2)][-1] == 1
        assert moves_by(table) == {("Merchant", "house")}

    def test_switched_off_nobody_waits_for_a_sweep(
        self,
        four: list[User],
        settings: Any,
        calls: list[tuple[str, Any]],
        django_capture_on_commit_callbacks: Any,
    ) -> None:
        sweep()
        table = against(four[0], "merchant", "merchant")
        answered(table)
        settings.OPPONENTS = False
        calls.clear()
        with django_capture_on_commit_callbacks(execute=True):
            while not waiting(table):
                choose(table, four[0], asked(table, four[0]).choices[-1].key)
        assert set(calls) == {(jobs.TABLE, (table.pk,))}
        table_sweep(table_id=table.pk)
        assert acting(table) == four[0]  # both have chosen

    def test_switched_off_a_released_table_goes_on_at_once(
        self,
        four: list[User],
        settings: Any,
        calls: list[tuple[str, Any]],
        django_capture_on_commit_callbacks: Any,
    ) -> None:
        sweep()
        table = against(four[0], "merchant")
        while not waiting(table):
            choose(table, four[0], asked(table, four[0]).choices[-1].key)
        table_quarantine(table_id=table.pk, trouble="A test")
        settings.OPPONENTS = False
        calls.clear()
        with django_capture_on_commit_callbacks(execute=True):
            table_release(table_id=table.pk)
        assert (jobs.TABLE, (table.pk,)) in calls


def answered_by_nobody(table: Table) -> bool:
    return all(opponent_turn(turn_id=turn) == 0 for turn in waiting(table))


@pytest.mark.django_db(transaction=True)
class TestBesideLocks:
    def test_they_think_while_nothing_is_locked(
        self, with_toy: Callable[..., None], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        locked: list[bool] = []

        def noting(*asked: Any) -> str:
            locked.append(connection.in_atomic_block)
            return plainly(*asked)

        monkeypatch.setattr("games.services.turns.opponent_soon", lambda _turn: None)
        thinking(monkeypatch, noting)
        table = against(person("mara"), "merchant")
        answered(table)
        assert locked == [False]

    def test_a_table_that_changes_meanwhile_is_thought_over_again(
        self, with_toy: Callable[..., None], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        mara, jonas = person("mara"), person("jonas")
        monkeypatch.setattr("games.services.turns.opponent_soon", lambda _turn: None)
        table = started([mara, jonas], "toy", stand_in="merchant")
        plies: list[int] = []

        def noting(*asked_for: Any) -> str:
            if not plies:
                choose(table, jonas, asked(table, jonas).choices[0].key)
            plies.append(now(table).ply)
            return plainly(*asked_for)

        thinking(monkeypatch, noting)
        seats_give_up(person=mara)
        (turn,) = waiting(table)
        assert opponent_turn(turn_id=turn) >= 1
        assert plies[:2] == [
            1,
            1,
        ]  # two computations: during jonas's choice, then in the new state
        assert ("mara", "house") in moves_by(table)
