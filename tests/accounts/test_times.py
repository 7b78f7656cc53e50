"""Quiet hours, rest days and vacation: the services and their pages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.test import Client
from django.urls import reverse

from accounts.calendar import Away, Reason, Rules, counted
from accounts.models import User, Vacation
from accounts.selectors.times import allowance_left, away_now, rules_for, rules_of
from accounts.services.times import (
    person_auto_vacation_set,
    person_settings_save,
    person_times_save,
)
from accounts.services.vacations import vacation_automatic, vacation_end, vacation_take
from accounts.week import week_of
from games.services import calendars
from mp2site.infra import clock
from tests.support.tables import person

pytestmark = pytest.mark.django_db

NOW = datetime(2026, 6, 1, 10, tzinfo=UTC)  # a Monday, noon in Berlin
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
BERLIN = ZoneInfo("Europe/Berlin")


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(NOW) as hand:
        yield hand


@pytest.fixture
def mara() -> User:
    return person("mara")


@pytest.fixture
def hers(client: Client, mara: User) -> Client:
    client.force_login(mara)
    return client


def refused(deed: object, **said: object) -> str:
    with pytest.raises(ValidationError) as caught:
        deed(**said)  # type: ignore[operator]
    return str(caught.value.code)


class TestQuietHoursAndRest:
    def test_they_are_kept_and_told_as_rules(self, mara: User) -> None:
        person_times_save(person=mara, quiet_from=time(22), quiet_to=time(7), rest_days="67")
        mara.refresh_from_db()
        rules = rules_of(mara)
        assert rules == Rules(
            zone=BERLIN, quiet_from=time(22), quiet_to=time(7), rest_days=frozenset({6, 7})
        )

    @pytest.mark.parametrize(
        ("said", "code"),
        [
            ({"quiet_from": time(22)}, "quiet-hours"),
            ({"quiet_from": time(22), "quiet_to": time(22)}, "quiet-hours"),
            ({"quiet_from": time(22), "quiet_to": time(10, 1)}, "quiet-long"),
            ({"quiet_from": time(1), "quiet_to": time(14)}, "quiet-long"),
            ({"rest_days": "1234"}, "rest-days"),
        ],
    )
    def test_what_would_make_others_wait_too_long(
        self, mara: User, said: dict[str, object], code: str
    ) -> None:
        assert refused(person_times_save, person=mara, **said) == code
        mara.refresh_from_db()
        assert (mara.quiet_from, mara.rest_days) == (None, "")

    @pytest.mark.parametrize("days", ["8", "76", "11", "x"])
    def test_days_that_are_none(self, mara: User, days: str) -> None:
        with pytest.raises(ValidationError) as caught:
            person_times_save(person=mara, rest_days=days)
        assert set(caught.value.message_dict) == {"rest_days"}

    def test_twelve_hours_are_allowed(self, mara: User) -> None:
        person_times_save(person=mara, quiet_from=time(20), quiet_to=time(8))
        assert rules_of(mara).has_quiet

    def test_the_database_keeps_quiet_hours_whole(self, mara: User) -> None:
        with pytest.raises(IntegrityError), transaction.atomic():
            User.objects.filter(pk=mara.pk).update(quiet_from=time(22))

    def test_the_database_keeps_a_day_that_counts(self, mara: User) -> None:
        with pytest.raises(IntegrityError), transaction.atomic():
            User.objects.filter(pk=mara.pk).update(rest_days="1234567")


class TestOnceAWeek:
    """If quiet hours moved with a deadline, the deadline would never come."""

    NIGHT = {"quiet_from": time(22), "quiet_to": time(7)}

    def test_a_change_stays_for_a_week(self, mara: User, hand: clock.Hand) -> None:
        person_times_save(person=mara, **self.NIGHT)
        hand.forward(timedelta(days=7) - timedelta(seconds=1))
        more = {**self.NIGHT, "rest_days": "1"}
        assert refused(person_times_save, person=mara, **more) == "times-often"
        hand.forward(timedelta(seconds=1))
        person_times_save(person=mara, **more)
        assert mara.times_changed_at == hand.time()

    def test_what_was_wrong_is_put_right_at_once_but_not_for_ever(
        self, mara: User, hand: clock.Hand
    ) -> None:
        person_times_save(person=mara, **self.NIGHT)
        hand.forward(timedelta(minutes=59))
        person_times_save(person=mara, quiet_from=time(21), quiet_to=time(6))
        hand.forward(timedelta(minutes=1))
        assert refused(person_times_save, person=mara, **self.NIGHT) == "times-often"

    def test_with_nights_the_zone_stays_too(self, mara: User, hand: clock.Hand) -> None:
        look = {"language": "en", "theme": "auto"}
        person_settings_save(person=mara, **look, time_zone="Asia/Tokyo")
        person_settings_save(person=mara, **look, time_zone="Europe/Berlin")
        assert mara.times_changed_at is None, "without nights and days of rest no clock cares"
        person_times_save(person=mara, rest_days="7")
        hand.forward(DAY)
        said = {**look, "time_zone": "Asia/Tokyo"}
        assert refused(person_settings_save, person=mara, **said) == "times-often"
        person_settings_save(person=mara, language="de", theme="day", time_zone="Europe/Berlin")

    def test_fewer_pauses_are_always_possible(self, mara: User, hand: clock.Hand) -> None:
        person_times_save(person=mara, **self.NIGHT, rest_days="67")
        hand.forward(DAY)
        person_times_save(person=mara, **self.NIGHT, rest_days="7")
        person_times_save(person=mara, rest_days="7")
        person_times_save(person=mara)
        assert rules_of(mara).plain
        assert refused(person_times_save, person=mara, rest_days="7") == "times-often"

    def test_nobody_stalls_a_table_by_changing_it_every_day(
        self, mara: User, hand: clock.Hand
    ) -> None:
        """Each day at noon, a person makes today and tomorrow rest days."""
        counting = 0.0
        for _day in range(28):
            at = hand.time()
            two = {at.isoweekday(), (at + DAY).isoweekday()}
            with suppress(ValidationError):
                person_times_save(person=mara, rest_days="".join(map(str, sorted(two))))
            hand.forward(DAY)
            counting += counted(rules_of(mara), at, hand.time())
        assert counting >= 14 * DAY.total_seconds()

    def test_the_page_says_until_when(self, hers: Client, mara: User, hand: clock.Hand) -> None:
        said = {"rest_days": ["7"]}
        assert hers.post(reverse("accounts:times"), said).status_code == 302
        hand.forward(DAY)
        html = hers.post(reverse("accounts:times"), {"rest_days": ["1"]}).content.decode()
        assert "You can change them again from Mon 8 Jun, 12:00 on" in html
        zone = {"language": "en", "theme": "auto", "time_zone": "Asia/Tokyo"}
        html = hers.post(reverse("accounts:settings"), zone).content.decode()
        assert "You can change them again from Mon 8 Jun, 12:00 on" in html
        mara.refresh_from_db()
        assert (mara.rest_days, mara.time_zone) == ("7", "Europe/Berlin")


class TestVacation:
    def take(self, person: User, start: timedelta, end: timedelta) -> Vacation:
        return vacation_take(person=person, at=NOW, start=NOW + start, end=NOW + end)

    def test_it_begins_now_at_the_earliest(self, mara: User) -> None:
        vacation = self.take(mara, -DAY, DAY)
        assert (vacation.starts_at, vacation.ends_at) == (NOW, NOW + DAY)
        mara.refresh_from_db()
        assert mara.away_until == NOW + DAY
        assert rules_of(mara).away == (Away(NOW, NOW + DAY),)

    def test_hours_are_counted_by_year(self, mara: User) -> None:
        self.take(mara, DAY, 3 * DAY)
        left = allowance_left(mara, NOW)
        assert left == {2026: settings.VACATION_HOURS - 48, 2027: settings.VACATION_HOURS}

    def test_a_vacation_over_new_year_is_taken_from_both(self, mara: User) -> None:
        eve = datetime(2026, 12, 31, tzinfo=BERLIN).astimezone(UTC)
        vacation_take(person=mara, at=NOW, start=eve, end=eve + 3 * DAY)
        left = allowance_left(mara, NOW)
        assert left == {2026: settings.VACATION_HOURS - 24, 2027: settings.VACATION_HOURS - 48}

    @pytest.mark.parametrize(
        ("start", "end", "code"),
        [
            (-2 * DAY, -DAY, "vacation-past"),
            (DAY, DAY, "vacation-short"),
            (2 * DAY, DAY, "vacation-short"),
            (DAY, DAY + timedelta(minutes=59), "vacation-short"),
            (0 * DAY, 400 * DAY, "vacation-far"),
            (0 * DAY, 31 * DAY, "vacation-allowance"),
            (5 * DAY, 7 * DAY, "vacation-overlap"),
        ],
    )
    def test_what_is_no_vacation(
        self, mara: User, start: timedelta, end: timedelta, code: str
    ) -> None:
        self.take(mara, 6 * DAY, 8 * DAY)
        said = {"start": NOW + start, "end": NOW + end}
        if code == "vacation-allowance":
            Vacation.objects.all().delete()
        assert refused(vacation_take, person=mara, at=NOW, **said) == code

    def test_all_hours_can_be_taken_and_not_one_more(self, mara: User) -> None:
        self.take(mara, HOUR, HOUR + 30 * DAY)
        assert allowance_left(mara, NOW)[2026] == 0
        late = {"start": NOW + 40 * DAY, "end": NOW + 40 * DAY + HOUR}
        assert refused(vacation_take, person=mara, at=NOW, **late) == "vacation-allowance"

    def test_coming_back_early_gives_the_rest_back(self, mara: User) -> None:
        vacation = self.take(mara, 0 * DAY, 10 * DAY)
        vacation_end(person=mara, vacation=vacation.pk, at=NOW + DAY)
        mara.refresh_from_db()
        assert mara.away_until == NOW + DAY
        assert allowance_left(mara, NOW)[2026] == settings.VACATION_HOURS - 24

    def test_a_planned_one_is_given_up(self, mara: User) -> None:
        vacation = self.take(mara, DAY, 10 * DAY)
        vacation_end(person=mara, vacation=vacation.pk, at=NOW)
        mara.refresh_from_db()
        assert (mara.away_until, Vacation.objects.count()) == (None, 0)

    def test_nobody_ends_anothers(self, mara: User) -> None:
        vacation = self.take(mara, 0 * DAY, 2 * DAY)
        vacation_end(person=person("jonas"), vacation=vacation.pk, at=NOW + DAY)
        vacation.refresh_from_db()
        assert vacation.ends_at == NOW + 2 * DAY

    def test_others_see_who_is_away(self, mara: User) -> None:
        jonas = person("jonas")
        self.take(mara, 0 * DAY, DAY)
        self.take(jonas, DAY, 2 * DAY)
        assert away_now([mara.pk, jonas.pk], NOW) == {mara.pk: Away(NOW, NOW + DAY)}
        assert away_now([mara.pk, jonas.pk], NOW + DAY).keys() == {jonas.pk}

    def test_rules_of_many_need_two_queries_and_one_without_travellers(
        self, mara: User, django_assert_num_queries: object
    ) -> None:
        jonas = person("jonas")
        people = [mara.pk, jonas.pk]
        with django_assert_num_queries(1):  # type: ignore[operator]
            assert rules_for(people)[jonas.pk].plain
        self.take(mara, 0 * DAY, DAY)
        with django_assert_num_queries(2):  # type: ignore[operator]
            assert not rules_for(people)[mara.pk].plain
        with django_assert_num_queries(1):  # type: ignore[operator]
            assert rules_for(people, since=NOW + DAY)[mara.pk].plain


class TestAutomaticVacation:
    def begin(self, mara: User, at: datetime = NOW) -> Vacation | None:
        return vacation_automatic(person=mara, at=at)

    def test_nothing_happens_unless_it_was_asked_for(self, mara: User) -> None:
        assert self.begin(mara) is None
        assert Vacation.objects.count() == 0

    def test_it_lasts_a_day_at_most(self, mara: User) -> None:
        person_auto_vacation_set(person=mara, wanted=True)
        vacation = self.begin(mara)
        assert vacation is not None
        assert (vacation.automatic, vacation.length) == (True, DAY)

    def test_it_takes_what_is_left_and_then_nothing(self, mara: User) -> None:
        person_auto_vacation_set(person=mara, wanted=True)
        later = NOW + 5 * DAY
        vacation_take(person=mara, at=NOW, start=NOW + 6 * DAY, end=NOW + 36 * DAY - 5 * HOUR)
        first = self.begin(mara, later)
        assert first is not None
        assert first.length == 5 * HOUR
        assert self.begin(mara, later + 6 * HOUR) is None

    def test_it_ends_where_a_planned_one_begins(self, mara: User) -> None:
        person_auto_vacation_set(person=mara, wanted=True)
        vacation_take(person=mara, at=NOW, start=NOW + 3 * HOUR, end=NOW + DAY)
        vacation = self.begin(mara)
        assert vacation is not None
        assert vacation.ends_at == NOW + 3 * HOUR

    def test_who_is_away_already_stays_away(self, mara: User) -> None:
        person_auto_vacation_set(person=mara, wanted=True)
        vacation_take(person=mara, at=NOW, start=NOW, end=NOW + DAY)
        assert self.begin(mara) is None


class TestThePictureOfAWeek:
    def test_a_night_lies_on_two_days_and_a_day_of_rest_is_whole(self) -> None:
        rules = Rules(zone=BERLIN, quiet_from=time(22), quiet_to=time(7), rest_days=frozenset({3}))
        days = week_of(rules, NOW)
        assert [day.date.day for day in days] == [1, 2, 3, 4, 5, 6, 7]
        monday, wednesday = days[0].pieces, days[2].pieces
        assert [(one.first, one.last) for one in monday] == [("00:00", "07:00"), ("22:00", "24:00")]
        assert [(one.first, one.last, one.reason) for one in wednesday] == [
            ("00:00", "24:00", Reason.REST)
        ]

    def test_the_night_of_summers_end_is_as_wide_as_any_other(self) -> None:
        rules = Rules(zone=BERLIN, quiet_from=time(22), quiet_to=time(7))
        (sunday, *_) = week_of(rules, datetime(2026, 10, 25, 10, tzinfo=UTC))
        assert [(one.first, one.last) for one in sunday.pieces] == [
            ("00:00", "07:00"),
            ("22:00", "24:00"),
        ]


class TestPages:
    @pytest.mark.parametrize("name", ["settings", "times", "vacation", "feed"])
    def test_they_are_for_people(self, client: Client, name: str) -> None:
        answer = client.get(reverse(f"accounts:{name}"))
        assert (answer.status_code, reverse("account_login") in answer["Location"]) == (302, True)

    def test_hours_are_saved(self, hers: Client, mara: User) -> None:
        said = {"quiet": "on", "quiet_from": "22:30", "quiet_to": "06:45", "rest_days": ["7", "6"]}
        answer = hers.post(reverse("accounts:times"), said)
        assert answer.status_code == 302
        mara.refresh_from_db()
        assert (mara.quiet_from, mara.quiet_to, mara.rest_days) == (
            time(22, 30),
            time(6, 45),
            "67",
        )
        html = hers.get(reverse("accounts:times")).content.decode()
        assert 'value="22:30"' in html
        assert "22:30 to 24:00" in html

    @pytest.mark.parametrize(
        ("language", "monday"), [("en", "Mon 1"), ("de", "Mo 1."), ("fr", "lun 1er")]
    )
    def test_the_days_of_the_week_are_written_as_the_language_does(
        self, hers: Client, language: str, monday: str
    ) -> None:
        User.objects.update(language=language)
        html = hers.get(reverse("accounts:times")).content.decode()
        assert f'<span class="week__name">{monday}</span>' in html

    def test_quiet_hours_can_be_switched_off(self, hers: Client, mara: User) -> None:
        person_times_save(person=mara, quiet_from=time(22), quiet_to=time(7))
        hers.post(reverse("accounts:times"), {"quiet_from": "22:00", "quiet_to": "07:00"})
        mara.refresh_from_db()
        assert mara.quiet_from is None

    @pytest.mark.parametrize(
        ("said", "complaint"),
        [
            ({"quiet": "on", "quiet_from": "22:00"}, "id_quiet_to_error"),
            ({"quiet": "on", "quiet_from": "22:00", "quiet_to": "22:00"}, "an end that differ"),
            ({"quiet": "on", "quiet_from": "22:00", "quiet_to": "12:00"}, "at most 12 hours"),
            ({"rest_days": ["1", "2", "3", "4"]}, "at most three days of rest a week"),
            ({"quiet": "on", "quiet_from": "25:99", "quiet_to": "\x00"}, "aria-invalid"),
            ({"rest_days": ["9"]}, "field__error"),
        ],
    )
    def test_what_was_typed_stays(
        self, hers: Client, mara: User, said: dict[str, object], complaint: str
    ) -> None:
        answer = hers.post(
            reverse("accounts:times"), {**said, "quiet_to": said.get("quiet_to", "")}
        )
        html = answer.content.decode()
        assert answer.status_code == 200
        assert complaint in html
        assert f'value="{said.get("quiet_from", "")}"' in html or "quiet_from" not in said
        mara.refresh_from_db()
        assert (mara.quiet_from, mara.rest_days) == (None, "")

    def test_a_vacation_is_taken_by_the_clock_on_ones_wall(self, hers: Client, mara: User) -> None:
        said = {"start": "2026-06-05T18:00", "end": "2026-06-08T07:00"}
        assert hers.post(reverse("accounts:vacation"), said).status_code == 302
        vacation = mara.vacations.get()
        assert vacation.starts_at == datetime(2026, 6, 5, 18, tzinfo=BERLIN)
        html = hers.get(reverse("accounts:vacation")).content.decode()
        assert "Fri 5 Jun, 18:00 to Mon 8 Jun, 07:00" in html
        assert "659 of 720 h left in 2026" in html

    def test_without_a_beginning_it_is_now(self, hers: Client, mara: User) -> None:
        hers.post(reverse("accounts:vacation"), {"end": "2026-06-03T12:00"})
        html = hers.get(reverse("accounts:vacation")).content.decode()
        assert "You are away until Wed 3 Jun, 12:00" in html
        hers.post(reverse("accounts:vacation-end", args=[mara.vacations.get().pk]))
        assert mara.vacations.count() == 0, "ended in the instant in which it began"

    @pytest.mark.parametrize(
        ("said", "complaint"),
        [
            ({"end": ""}, "field__error"),
            ({"end": "soon"}, "field__error"),
            ({"end": "2026-05-01T10:00"}, "That time is over already."),
            ({"start": "2026-06-05T18:00", "end": "2026-06-05T18:10"}, "lasts at least an hour"),
            ({"end": "2026-09-01T10:00"}, "that many hours of vacation left"),
            ({"end": "9999-12-31T23:59"}, "ends within a year"),
            (
                {"start": "0001-01-01T00:00", "end": "0001-01-01T00:00"},
                "That time is over already.",
            ),
            ({"start": "9999-12-31T23:59", "end": "9999-12-31T23:59"}, "lasts at least an hour"),
        ],
    )
    def test_a_vacation_that_does_not_go(
        self, hers: Client, mara: User, said: dict[str, str], complaint: str
    ) -> None:
        answer = hers.post(reverse("accounts:vacation"), said)
        assert answer.status_code == 200
        assert complaint in answer.content.decode()
        assert mara.vacations.count() == 0

    def test_the_house_may_begin_one_only_after_a_word(self, hers: Client, mara: User) -> None:
        hers.post(reverse("accounts:vacation-auto"), {"auto": "on"})
        mara.refresh_from_db()
        assert mara.auto_vacation
        hers.post(reverse("accounts:vacation-auto"), {})
        mara.refresh_from_db()
        assert not mara.auto_vacation

    @pytest.mark.parametrize("name", ["vacation-auto", "vacation-end"])
    def test_a_link_changes_nothing(self, hers: Client, name: str) -> None:
        args = [1] if name == "vacation-end" else []
        assert hers.get(reverse(f"accounts:{name}", args=args)).status_code == 405

    def test_in_german(self, hers: Client, mara: User) -> None:
        User.objects.filter(pk=mara.pk).update(language="de")
        calendars.vacation_take(person=mara, start=NOW, end=NOW + DAY)
        html = hers.get(reverse("accounts:vacation")).content.decode()
        assert "Du bist weg bis morgen, 12:00" in html
