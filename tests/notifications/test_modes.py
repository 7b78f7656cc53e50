"""The moment of a notice: at once, later, merged with others, in the morning; each with a reason."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta

import pytest
from django.core import mail
from django.db import DatabaseError
from pytest_django import Settings

from accounts.models import User, Vacation
from games.models import Table, Turn
from mp2site.infra import clock
from mp2site.infra.contact import MAILBOX
from notifications.delivery.sending import notices_sweep
from notifications.models import (
    Delivery,
    Kind,
    Mode,
    Notice,
    Preference,
    Reach,
    State,
    Step,
    Topic,
)
from notifications.policy import preferences, presence
from notifications.policy.decisions import LOOK_AGAIN, PRESENCE_DELAYS
from notifications.policy.preferences import (
    PreferenceChoice,
    preferences_save,
    reach_save,
    table_mute,
)
from notifications.policy.presence import presence_note
from tests.notifications.test_ledger import hand_over
from tests.support.reading import notice_deliver
from tests.support.tables import acting, open_table, started

pytestmark = pytest.mark.django_db
NOON = datetime(2026, 11, 24, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def notice(table: Table) -> Notice:
    """The notice of a person in Berlin whose turn has just begun."""
    Notice.objects.all().delete()
    hand_over(table)
    return Notice.objects.get()


def tell(notice: Notice) -> Notice:
    """Run the notice's task; return the notice's new state."""
    notice_deliver(notice_id=notice.pk)
    return Notice.objects.get(pk=notice.pk)


def held(notice: Notice) -> tuple[str, str, datetime]:
    row = tell(notice)
    return row.state, row.reason, row.due_at


def prefer(person: User, mode: Mode, table: Table | None = None, topic: Topic = Topic.TURN) -> None:
    preferences_save(person=person, choices={topic: PreferenceChoice(mode)}, table=table)


def night(person: User, start: str, end: str) -> None:
    User.objects.filter(pk=person.pk).update(quiet_from=start, quiet_to=end)


def deadline(notice: Notice, at: datetime) -> None:
    Turn.objects.filter(seat__person=notice.person, number=notice.turn).update(deadline_at=at)


class TestModes:
    def test_after_some_minutes_unless_they_have_moved(
        self, notice: Notice, table: Table, hand: clock.Hand
    ) -> None:
        prefer(notice.person, Mode.AFTER)
        reach_save(person=notice.person, after_minutes=20, daily_at=time(8), urgent_passes=False)
        assert held(notice) == (State.HELD, "after", NOON + timedelta(minutes=20))
        hand.forward(timedelta(minutes=20) - SECOND)
        assert notices_sweep() == 0
        hand.forward(SECOND)
        assert notices_sweep() == 1
        assert len(mail.outbox) == 1

    def test_who_moves_in_these_minutes_is_spared(
        self, notice: Notice, table: Table, hand: clock.Hand
    ) -> None:
        prefer(notice.person, Mode.AFTER)
        tell(notice)
        hand_over(table)
        hand.forward(timedelta(minutes=15))
        row = tell(notice)
        assert (row.state, row.reason) == (State.SKIPPED, "moved")
        assert [step["what"] for step in row.trail] == ["held", "skipped"]

    @pytest.mark.parametrize(
        ("mode", "becomes"),
        [
            (Mode.AFTER, (State.SENT, "")),
            (Mode.HOURLY, (State.SENT, "")),
            (Mode.DAILY, (State.SENT, "")),
            (Mode.OFF, (State.SKIPPED, "off")),
        ],
    )
    def test_a_proposed_seat_is_announced_at_once(
        self, two: list[User], mode: Mode, becomes: tuple[State, str]
    ) -> None:
        """The person has half an hour to decline, so a later notice is useless."""
        prefer(two[1], mode, topic=Topic.INVITATION)
        proposed = Notice(person=two[1], table=open_table(two[0], 3), kind="seat")
        proposed.save()
        row = tell(proposed)
        assert (row.state, row.reason) == becomes

    def test_hourly_waits_for_the_hour(self, notice: Notice, hand: clock.Hand) -> None:
        prefer(notice.person, Mode.HOURLY)
        assert held(notice) == (State.HELD, "hourly", NOON + timedelta(hours=1))

    def test_daily_waits_for_their_own_morning(self, notice: Notice) -> None:
        prefer(notice.person, Mode.DAILY)
        reach_save(
            person=notice.person, after_minutes=15, daily_at=time(7, 45), urgent_passes=False
        )
        in_berlin = datetime(2026, 11, 25, 6, 45, tzinfo=UTC)
        assert held(notice) == (State.HELD, "daily", in_berlin)

    @pytest.mark.parametrize(
        ("made", "expected"),
        [
            # On 29 March 2026, 02:30 doesn't exist in Berlin; the next instant is 03:00 in summer
            # time.
            (datetime(2026, 3, 28, 12, tzinfo=UTC), datetime(2026, 3, 29, 1, tzinfo=UTC)),
            # On 25 October, 02:30 exists twice; the first counts.
            (datetime(2026, 10, 24, 12, tzinfo=UTC), datetime(2026, 10, 25, 0, 30, tzinfo=UTC)),
        ],
    )
    def test_daily_over_both_changes_of_summer_time(
        self, table: Table, hand: clock.Hand, made: datetime, expected: datetime
    ) -> None:
        hand.to(made)
        Notice.objects.all().delete()
        hand_over(table)
        notice = Notice.objects.get()
        prefer(notice.person, Mode.DAILY)
        reach_save(
            person=notice.person, after_minutes=15, daily_at=time(2, 30), urgent_passes=False
        )
        assert held(notice) == (State.HELD, "daily", expected)

    def test_off_is_off(self, notice: Notice) -> None:
        prefer(notice.person, Mode.OFF)
        row = tell(notice)
        assert (row.state, row.reason) == (State.SKIPPED, "off")

    def test_a_tables_own_preference_wins(self, notice: Notice, table: Table) -> None:
        prefer(notice.person, Mode.OFF)
        prefer(notice.person, Mode.NOW, table)
        assert tell(notice).state == State.SENT

    def test_a_muted_table_says_nothing(self, notice: Notice, table: Table) -> None:
        table_mute(person=notice.person, table_id=table.pk)
        row = tell(notice)
        assert (row.state, row.reason) == (State.SKIPPED, "off")

    def test_a_table_is_muted_for_all_or_nothing(
        self, notice: Notice, table: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        reconsider = preferences.notices_reconsider
        calls: list[int] = []

        def falling(*, person_id: int) -> int:
            calls.append(person_id)
            if len(calls) == 3:
                raise DatabaseError("gone")
            return reconsider(person_id=person_id)

        monkeypatch.setattr(preferences, "notices_reconsider", falling)
        with pytest.raises(DatabaseError):
            table_mute(person=notice.person, table_id=table.pk)
        assert not Preference.objects.filter(table=table).exists()

    def test_who_changes_their_mind_need_not_wait(self, notice: Notice) -> None:
        prefer(notice.person, Mode.DAILY)
        tell(notice)
        prefer(notice.person, Mode.NOW)
        assert notices_sweep() == 1
        assert len(mail.outbox) == 1

    def test_talk_comes_by_itself_for_those_alone_who_want_that(self, notice: Notice) -> None:
        Notice.objects.update(kind="chat", step="m1")
        tell(notice)
        notice.refresh_from_db()
        assert (notice.state, notice.reason) == (State.SKIPPED, "off")


class TestDigests:
    def test_what_was_held_goes_out_in_one_mail(
        self, notice: Notice, two: list[User], hand: clock.Hand
    ) -> None:
        prefer(notice.person, Mode.HOURLY)
        tell(notice)
        other = next(user for user in two if user != notice.person)
        second = started([other, notice.person], name="Second")
        Notice.objects.exclude(pk=notice.pk).delete()
        while acting(second) != notice.person:
            hand_over(second)
        late = Notice.objects.get(table=second, person=notice.person, kind=Kind.TURN)
        Notice.objects.exclude(pk__in=[notice.pk, late.pk]).delete()
        hand.forward(timedelta(minutes=30))
        assert held(late) == (State.HELD, "hourly", NOON + timedelta(hours=1))
        hand.forward(timedelta(minutes=30))
        assert notices_sweep() == 2
        (message,) = mail.outbox
        delivery = Delivery.objects.get()
        assert (delivery.size, delivery.mode) == (2, Mode.HOURLY)
        assert set(delivery.notices.all()) == {notice, late}
        assert all(row.state == State.SENT for row in delivery.notices.all())
        assert "Salt & silk" in str(message.body)
        assert "Second" in str(message.body)

    def test_one_that_falls_out_meanwhile_is_not_in_it(
        self, notice: Notice, two: list[User], table: Table, hand: clock.Hand
    ) -> None:
        prefer(notice.person, Mode.HOURLY)
        tell(notice)
        over = Notice.objects.create(person=notice.person, table=table, turn=99, kind=Kind.OVER)
        prefer(notice.person, Mode.HOURLY, topic=Topic.TABLE)
        tell(over)
        hand_over(table)
        Notice.objects.exclude(pk__in=[notice.pk, over.pk]).delete()
        hand.forward(timedelta(hours=1))
        assert notices_sweep() == 2
        assert Delivery.objects.get().size == 1
        assert Notice.objects.get(pk=notice.pk).reason == "moved"

    def test_the_start_and_the_first_turn_are_one_mail(self, two: list[User], table: Table) -> None:
        first = acting(table)
        Notice.objects.all().delete()
        seat = table.seats.get(person=first)
        for kind in (Kind.STARTED, Kind.TURN):
            Notice.objects.create(person=first, table=table, turn=seat.turn, kind=kind, due_at=NOON)
        assert notices_sweep() == 2
        assert len(mail.outbox) == 1
        assert Delivery.objects.get().size == 2

    def test_of_two_reminders_the_last_counts(self, notice: Notice, hand: clock.Hand) -> None:
        deadline(notice, NOON + timedelta(days=1))
        Notice.objects.all().delete()
        for step in Step:
            Notice.objects.create(
                person=notice.person, table=notice.table, turn=notice.turn,
                kind=Kind.REMINDER, step=step, due_at=NOON,
            )  # fmt: skip
        notices_sweep()
        assert len(mail.outbox) == 1
        assert dict(Notice.objects.values_list("step", "reason")) == {
            "half": "superseded",
            "late": "",
        }


class TestQuietHours:
    def test_the_night_holds_it(self, notice: Notice, hand: clock.Hand) -> None:
        night(notice.person, "12:30", "15:00")  # 11:30 to 14:00 UTC
        assert held(notice) == (State.HELD, "quiet-hours", NOON.replace(hour=14))
        hand.forward(timedelta(hours=2) - SECOND)
        assert notices_sweep() == 0
        hand.forward(SECOND)
        assert notices_sweep() == 1
        assert len(mail.outbox) == 1

    def test_what_can_not_wait_passes_if_they_let_it(self, notice: Notice) -> None:
        night(notice.person, "12:30", "15:00")
        deadline(notice, NOON + timedelta(hours=1))
        assert held(notice)[1] == "quiet-hours"
        reach_save(person=notice.person, after_minutes=15, daily_at=time(8), urgent_passes=True)
        assert tell(notice).state == State.SENT
        assert len(mail.outbox) == 1

    def test_what_can_wait_waits_all_the_same(self, notice: Notice) -> None:
        night(notice.person, "12:30", "15:00")
        deadline(notice, NOON + timedelta(hours=3))
        reach_save(person=notice.person, after_minutes=15, daily_at=time(8), urgent_passes=True)
        assert held(notice)[1] == "quiet-hours"

    def test_the_last_reminder_is_of_that_kind(self, notice: Notice) -> None:
        night(notice.person, "12:30", "15:00")
        deadline(notice, NOON + timedelta(hours=3))
        reach_save(person=notice.person, after_minutes=15, daily_at=time(8), urgent_passes=True)
        Notice.objects.update(kind=Kind.REMINDER, step=Step.LATE)
        assert tell(notice).state == State.SENT

    def test_an_hourly_mail_in_the_night_waits_for_the_morning(self, notice: Notice) -> None:
        prefer(notice.person, Mode.HOURLY)
        night(notice.person, "13:30", "23:00")  # from 12:30 UTC on
        assert held(notice) == (State.HELD, "quiet-hours", NOON.replace(hour=22))

    def test_a_vacation_holds_it_to_its_end(self, notice: Notice) -> None:
        end = NOON + timedelta(days=5)
        Vacation.objects.create(person=notice.person, starts_at=NOON, ends_at=end)
        User.objects.filter(pk=notice.person_id).update(away_until=end)
        assert held(notice) == (State.HELD, "vacation", end)

    def test_a_vacation_that_ends_at_night_ends_in_the_morning(self, notice: Notice) -> None:
        end = NOON + timedelta(days=5)
        Vacation.objects.create(person=notice.person, starts_at=NOON, ends_at=end)
        User.objects.filter(pk=notice.person_id).update(away_until=end)
        night(notice.person, "12:30", "15:00")
        assert held(notice) == (State.HELD, "vacation", end + timedelta(hours=2))


class TestPresence:
    @pytest.fixture(autouse=True)
    def _forgetful(self) -> None:
        presence._written.clear()

    def test_who_is_there_is_told_later(self, notice: Notice, hand: clock.Hand) -> None:
        presence_note(person_id=notice.person_id, table_id=notice.table_id)
        assert held(notice) == (State.HELD, "presence", NOON + LOOK_AGAIN)
        hand.forward(LOOK_AGAIN)
        assert notices_sweep() == 1
        assert len(mail.outbox) == 1

    def test_but_always_in_the_end(self, notice: Notice, hand: clock.Hand) -> None:
        """A tab may stay open although nobody reads it."""
        waits = 0
        while not mail.outbox:
            presence_note(person_id=notice.person_id, table_id=notice.table_id)
            tell(notice)
            hand.forward(timedelta(seconds=30))
            waits += 1
            assert waits < 30
        assert hand.time() - NOON <= PRESENCE_DELAYS + timedelta(seconds=30)
        assert len(Notice.objects.get(pk=notice.pk).trail) == 3

    def test_a_mailbox_on_the_site_disturbs_nobody(
        self, notice: Notice, settings: Settings
    ) -> None:
        settings.EMAIL_BACKEND = MAILBOX
        presence_note(person_id=notice.person_id, table_id=notice.table_id)
        assert tell(notice).state == State.SENT

    def test_who_is_at_another_table_is_not_there(self, notice: Notice, two: list[User]) -> None:
        elsewhere = started(two, name="Elsewhere")
        presence_note(person_id=notice.person_id, table_id=elsewhere.pk)
        assert tell(notice).state == State.SENT

    def test_it_writes_once_in_a_while(
        self, notice: Notice, hand: clock.Hand, django_assert_num_queries: object
    ) -> None:
        presence_note(person_id=notice.person_id, table_id=notice.table_id)
        with django_assert_num_queries(0):  # type: ignore[operator]
            presence_note(person_id=notice.person_id, table_id=notice.table_id)
        hand.forward(timedelta(minutes=1))
        presence_note(person_id=notice.person_id, table_id=notice.table_id)
        assert presence.Presence.objects.get().at == hand.time()


def test_who_has_gone_is_told_nothing(notice: Notice) -> None:
    User.objects.filter(pk=notice.person_id).update(is_active=False)
    row = tell(notice)
    assert (row.state, row.reason) == (State.SKIPPED, "off")


def test_stopped_mails_are_stopped(notice: Notice) -> None:
    Reach.objects.create(person=notice.person, stopped_at=NOON)
    row = tell(notice)
    assert (row.state, row.reason) == (State.SKIPPED, "unsubscribed")
