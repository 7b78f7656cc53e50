"""A season from its sign-up to the next season, by the services and the sweep."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

import pytest
from django.db.models import Q

from accounts.models import User
from games.errors import Code
from games.models import Seat, Status, Table, Turn
from games.rules import titles
from games.seasons import sweeping
from games.seasons.models import Division, Entry, Season, SeasonTable
from games.seasons.moves import STAYS
from games.seasons.rebuilding import rebuilt
from games.seasons.results import states_of
from games.seasons.seatings import seatings
from games.seasons.services import (
    SIGN_UP,
    season_join,
    season_leave,
    season_open,
    season_repeat,
    season_take_back,
)
from games.seasons.sweeping import season_close, seasons_advance
from games.services.lifecycle import abandon_consent
from games.services.pausing import pause_answer, pause_propose
from games.services.resigning import seat_resign
from games.services.sweeping import sweep
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from notifications.models import Channel, Notice
from tests.games.seasons.conftest import begun, crowd, end_all, end_all_but
from tests.support.guests import guest_at_table
from tests.support.tables import person, refused

pytestmark = pytest.mark.django_db


class TestSignUp:
    def test_only_staff_opens_the_sites_seasons(self, staff: User) -> None:
        with refused(Code.NOT_HOST):
            season_open(by=person("mara"), title="yspahan")
        assert season_open(by=staff, title="yspahan").number == 1
        with refused(Code.BAD_SETUP):
            season_open(by=staff, title="yspahan")
        with refused(Code.BAD_SETUP):
            season_open(by=staff, title="nine-mens-morris")
        with refused(Code.NOT_FOUND):
            season_open(by=staff, title="yspahan", circle_id=77)

    def test_it_can_be_taken_back(self, staff: User) -> None:
        season, mara = season_open(by=staff, title="yspahan"), person("mara")
        season_join(season_id=season.pk, by=mara)
        season_join(season_id=season.pk, by=mara)
        assert season.entries.count() == 1
        season_take_back(season_id=season.pk, by=mara)
        assert season.entries.count() == 0

    def test_guests_need_an_account(self, staff: User) -> None:
        season = season_open(by=staff, title="yspahan")
        with refused(Code.NEEDS_ACCOUNT):
            season_join(season_id=season.pk, by=guest_at_table()[0])

    def test_with_four_the_sign_up_is_prolonged(self, staff: User, hand: Hand) -> None:
        season = begun(staff, crowd(4), hand)
        assert season.phase == Season.Phase.SIGN_UP
        assert season.begins_at > clock.now()
        season_join(season_id=season.pk, by=person("fifth"))
        hand.forward(SIGN_UP + timedelta(minutes=1))
        seasons_advance()
        season.refresh_from_db()
        assert season.phase == Season.Phase.RUNNING

    def test_closed_accounts_arent_drawn(self, staff: User, hand: Hand) -> None:
        people = crowd(6)
        season = season_open(by=staff, title="yspahan")
        for one in people:
            season_join(season_id=season.pk, by=one)
        User.objects.filter(pk=people[0].pk).update(is_active=False)
        hand.forward(SIGN_UP + timedelta(minutes=1))
        seasons_advance()
        assert season.entries.count() == 5


class TestBeginning:
    def test_all_tables_start_at_once_with_their_seats(self, staff: User, hand: Hand) -> None:
        people = crowd(7)
        season = begun(staff, people, hand)
        (division,) = Division.objects.filter(season=season)
        slots = {entry.slot: entry.person_id for entry in division.entries.all()}
        assert set(slots.values()) == {one.pk for one in people}
        tables = list(division.tables.order_by("number"))
        assert [one.table.status for one in tables] == [Status.PLAYING] * 7
        for one, seating in zip(tables, seatings(7, 4), strict=True):
            seats = Seat.objects.filter(table=one.table).order_by("place")
            assert [seat.person_id for seat in seats] == [slots[slot] for slot in seating]
        assert len({one.table.name for one in tables}) == 7

    def test_tables_have_the_options_that_give_no_seat_an_advantage(
        self, staff: User, hand: Hand
    ) -> None:
        season = begun(staff, crowd(5), hand, title="marco-polo-2")
        tables = [one.table for one in SeasonTable.objects.filter(division__season=season)]
        assert {table.options["characters"] for table in tables} == {"bid"}

    def test_a_second_sweep_makes_nothing_twice(self, staff: User, hand: Hand) -> None:
        begun(staff, crowd(7), hand)
        seasons_advance()
        assert Table.objects.count() == SeasonTable.objects.count() == 7

    def test_everybody_is_notified_once(self, staff: User, hand: Hand) -> None:
        begun(staff, crowd(7), hand)
        told = Notice.objects.filter(kind="season-on", channel=Channel.MAIL)
        assert set(Counter(told.values_list("person", flat=True)).values()) == {1}
        assert told.count() == 7

    def test_two_divisions_of_a_large_season(self, staff: User, hand: Hand) -> None:
        season = begun(staff, crowd(12), hand, seats=3)
        assert [d.name for d in season.divisions.order_by("level")] == ["1a", "2a"]
        assert SeasonTable.objects.filter(division__season=season).count() == 12

    def test_nobody_joins_a_running_season(self, staff: User, hand: Hand) -> None:
        season = begun(staff, crowd(5), hand)
        with refused(Code.NOT_OPEN):
            season_join(season_id=season.pk, by=person("late"))
        with refused(Code.NOT_OPEN):
            season_take_back(season_id=season.pk, by=Entry.objects.all()[0].person)


class TestLeaving:
    def test_stand_ins_play_on_and_the_leaver_is_last(self, staff: User, hand: Hand) -> None:
        people = crowd(7)
        season = begun(staff, people, hand)
        season_leave(season_id=season.pk, by=people[2])
        seasons_advance()
        assert Seat.objects.filter(person=people[2], resigned_at=None).count() == 0
        end_all(season)
        seasons_advance()
        entry = Entry.objects.get(season=season, person=people[2])
        assert entry.place == 7

    def test_resigning_at_one_table_is_leaving(self, staff: User, hand: Hand) -> None:
        people = crowd(7)
        season = begun(staff, people, hand)
        seat = Seat.objects.filter(person=people[0]).first()
        assert seat
        seat_resign(table_id=seat.table_id, by=people[0])
        assert Entry.objects.get(season=season, person=people[0]).left_at
        seasons_advance()
        assert Seat.objects.filter(person=people[0], resigned_at=None).count() == 0

    def test_resigning_after_the_close_changes_no_standings(self, staff: User, hand: Hand) -> None:
        season = begun(staff, crowd(5), hand)
        one = SeasonTable.objects.filter(division__season=season).earliest("number")
        end_all_but(season, one.table_id)
        SeasonTable.objects.filter(pk=one.pk).update(counts=False)
        Table.objects.filter(pk=one.table_id).update(status=Status.QUARANTINED)
        assert season_close(season.pk)
        Table.objects.filter(pk=one.table_id).update(status=Status.PLAYING)  # it is repaired
        seat = one.table.seats.first()
        seat_resign(table_id=one.table_id, by=seat.person)
        assert Entry.objects.get(season=season, person=seat.person).left_at is None

    def test_leavers_of_the_lowest_division_stay_in_it(self, staff: User, hand: Hand) -> None:
        people = crowd(5)
        season = begun(staff, people, hand)
        for one in people:
            season_leave(season_id=season.pk, by=one)
        seasons_advance()
        end_all(season)
        assert season_close(season.pk)
        assert set(season.entries.values_list("moved", flat=True)) == {STAYS}

    def test_only_a_running_season_can_be_left(self, staff: User) -> None:
        season = season_open(by=staff, title="yspahan")
        with refused(Code.BAD_SETUP):
            season_leave(season_id=season.pk, by=person("mara"))

    def test_strangers_have_nothing_to_leave(self, staff: User, hand: Hand) -> None:
        season = begun(staff, crowd(5), hand)
        with refused(Code.NOT_FOUND):
            season_leave(season_id=season.pk, by=person("mara"))


class TestEnd:
    def test_places_are_written_and_the_next_season_opens(self, staff: User, hand: Hand) -> None:
        people = crowd(12)
        season = begun(staff, people, hand, seats=3)
        expected = {
            (state.division.pk, place): None for state in states_of(season) for place in range(1, 7)
        }
        end_all(season)
        seasons_advance()
        season.refresh_from_db()
        assert season.phase == Season.Phase.OVER
        places = season.entries.values_list("division", "place")
        assert set(places) == set(expected)
        moved = Counter(season.entries.values_list("division__level", "moved"))
        assert moved == {(1, 0): 4, (1, 1): 2, (2, -1): 1, (2, 0): 5}
        following = Season.objects.get(number=2)
        assert (following.title, following.phase) == ("yspahan", Season.Phase.SIGN_UP)
        assert Notice.objects.filter(kind="season-over", channel=Channel.MAIL).count() == 12

    def test_the_next_season_puts_people_where_they_earned(self, staff: User, hand: Hand) -> None:
        people = crowd(14)
        season = begun(staff, people, hand)
        end_all(season)
        seasons_advance()
        moved = {entry.person_id: entry for entry in season.entries.select_related("division")}
        following = Season.objects.get(number=2)
        for one in people:
            season_join(season_id=following.pk, by=one)
        hand.forward(SIGN_UP + timedelta(minutes=1))
        seasons_advance()
        top = Division.objects.get(season=following, level=1).entries.values_list(
            "person", flat=True
        )
        up = {pk for pk, entry in moved.items() if entry.moved == -1}
        down = {pk for pk, entry in moved.items() if entry.moved == 1}
        assert up <= set(top)
        assert len(down) == 2
        # One person rises, two fall; the best of the second level fills the top division.
        stayed = {
            pk for pk, e in moved.items() if e.division and e.division.level == 1 and e.moved == 0
        }
        assert stayed <= set(top)
        assert len(top) == 7

    def test_it_doesnt_end_before_its_last_table(self, staff: User, hand: Hand) -> None:
        season = begun(staff, crowd(5), hand)
        assert not season_close(season.pk)
        end_all(season)
        assert season_close(season.pk)
        assert not season_close(season.pk)

    def test_without_repeats_no_other_opens(self, staff: User, hand: Hand) -> None:
        season = begun(staff, crowd(5), hand)
        with refused(Code.NOT_HOST):
            season_repeat(season_id=season.pk, by=person("mara"), repeats=False)
        season_repeat(season_id=season.pk, by=staff, repeats=False)
        end_all(season)
        seasons_advance()
        assert Season.objects.count() == 1

    def test_after_six_weeks_stand_ins_play_turns_that_wait(self, staff: User, hand: Hand) -> None:
        begun(staff, crowd(5), hand)
        hand.forward(timedelta(weeks=5))
        seasons_advance()
        assert _helped() == 0
        hand.forward(timedelta(weeks=1, hours=1))
        seasons_advance()
        assert _helped() == 5

    def test_a_turn_that_has_just_begun_is_its_persons(self, staff: User, hand: Hand) -> None:
        begun(staff, crowd(5), hand)
        hand.forward(timedelta(weeks=6, hours=1))
        Turn.objects.update(since=clock.now() - timedelta(hours=11))
        seasons_advance()
        assert _helped() == 0

    def test_one_that_fails_doesnt_stop_the_others(
        self, staff: User, hand: Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        begun(staff, crowd(5), hand)
        other = season_open(by=staff, title="marco-polo-1")
        for one in User.objects.filter(username__startswith="guest"):
            season_join(season_id=other.pk, by=one)
        hand.forward(SIGN_UP + timedelta(minutes=1))
        close = sweeping.season_close

        def broken(season_id: int) -> bool:
            if season_id != other.pk:
                raise RuntimeError("a bug")
            return close(season_id)

        monkeypatch.setattr(sweeping, "season_close", broken)
        seasons_advance()
        other.refresh_from_db()
        assert other.phase == Season.Phase.RUNNING

    def test_its_games_are_played_to_their_end(self, staff: User, hand: Hand) -> None:
        """All people leave; stand-ins play on, and every game has a result."""
        people = crowd(5)
        season = begun(staff, people, hand, seats=2)
        seat = Seat.objects.filter(person=people[0]).first()
        assert seat
        with refused(Code.BAD_SETUP):
            abandon_consent(table_id=seat.table_id, by=people[0])
        for one in people[:2]:
            season_leave(season_id=season.pk, by=one)
        for _ in range(40):
            hand.forward(timedelta(hours=12))
            sweep()
        assert not Table.objects.filter(status=Status.ABANDONED).exists()


class TestNotices:
    def test_the_start_of_a_table_is_not_told_apart(self, staff: User, hand: Hand) -> None:
        begun(staff, crowd(7), hand)
        assert not Notice.objects.filter(kind="started").exists()


def _helped() -> int:
    """Return the number of tables with a stand-in or with a request for one."""
    asked = Turn.objects.exclude(player="").values("table")
    return Table.objects.filter(Q(ply__gt=0) | Q(pk__in=asked)).count()


def test_an_abandoned_table_counts_for_nobody(staff: User, hand: Hand) -> None:
    season = begun(staff, crowd(5), hand)
    first = SeasonTable.objects.filter(division__season=season).first()
    assert first
    Table.objects.filter(pk=first.table_id).update(status=Status.ABANDONED)
    end_all(season)
    seasons_advance()
    (state,) = states_of(Season.objects.get(pk=season.pk))
    assert sum(line.points for line in state.lines) == 4 * 20


def test_after_six_weeks_a_pause_ends(staff: User, hand: Hand) -> None:
    people = crowd(5)
    begun(staff, people, hand, seats=2)
    hand.forward(timedelta(weeks=6, minutes=-5))
    table = _paused_by_all()
    seasons_advance()
    assert Table.objects.get(pk=table).paused_until
    hand.forward(timedelta(minutes=10))
    seasons_advance()
    assert Table.objects.get(pk=table).paused_until is None


def _paused_by_all() -> str:
    """Return a table whose two people have agreed on a pause of two weeks."""
    first, second = Seat.objects.order_by("table", "place")[:2]
    pause_propose(table_id=first.table_id, by=first.person, days=14)
    pause_answer(table_id=first.table_id, by=second.person, days=14)
    return first.table_id


def test_a_stopped_table_holds_the_season_open_for_eight_weeks(staff: User, hand: Hand) -> None:
    """It counts for nobody, even if it goes on later, so the places stay what they were."""
    season = begun(staff, crowd(5), hand)
    stopped = SeasonTable.objects.filter(division__season=season)[0].table_id
    Table.objects.filter(pk=stopped).update(status=Status.QUARANTINED)
    end_all_but(season, stopped)
    hand.forward(timedelta(weeks=8, minutes=-10))
    seasons_advance()
    season.refresh_from_db()
    assert season.phase == Season.Phase.RUNNING
    hand.forward(timedelta(minutes=20))
    seasons_advance()
    season.refresh_from_db()
    assert season.phase == Season.Phase.OVER
    Table.objects.filter(pk=stopped).update(status=Status.PLAYING)
    end_all(season)
    assert all(one["equal"] for one in rebuilt(season))
    (state,) = states_of(season)
    assert sum(line.points for line in state.lines) == 4 * 20


def test_fair_options_are_options_of_the_title() -> None:
    fair = {title.slug: title.meta.fair_start for title in titles}
    for title in titles:
        assert fair[title.slug].items() <= title.meta.chosen_options(fair[title.slug]).items()
    assert fair["marco-polo-1"] == fair["marco-polo-2"] == {"characters": "bid"}
