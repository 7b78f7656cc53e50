"""A cup from its form to the final places, by the services and the sweep."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

import pytest

from accounts.models import User
from accounts.services.circles import circle_found, circle_join, circle_leave
from games.cups import sweeping
from games.cups.models import Cup, CupEntry, CupTable
from games.cups.pairing import repeats
from games.cups.results import state_of
from games.cups.services import LIVE_MOST, cup_cancel, cup_join, cup_leave, cup_open
from games.cups.sweeping import PLAYED, cup_close, cup_pair, cups_advance
from games.errors import Code
from games.models import Seat, Status, Table, Turn
from games.services.closing import person_close
from games.services.organizing import REPAIR
from games.services.resigning import seat_resign
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from notifications.models import Channel, Notice
from tests.games.cups.conftest import begun, crowd, end_all, joined, now, play_on
from tests.support.guests import guest_at_table
from tests.support.tables import ended, person, refused

pytestmark = pytest.mark.django_db


class TestOpening:
    def test_only_staff_opens_the_sites_cups(self, staff: User) -> None:
        with refused(Code.NOT_HOST):
            cup_open(by=person("mara"), name="Cup", title="yspahan")
        with refused(Code.NOT_FOUND):
            cup_open(by=staff, name="Cup", title="yspahan", circle_id=77)

    @pytest.mark.parametrize(
        "wrong",
        [
            *({"title": "chess"}, {"seats": 5}, {"size": 7}, {"size": 65}),
            {"size": 17, "seats": 2},
            *({"days": 0}, {"name": " "}, {"pace": "calm"}),
        ],
    )
    def test_what_doesnt_fit_is_refused(self, staff: User, wrong: dict[str, object]) -> None:
        with refused(Code.BAD_SETUP):
            cup_open(by=staff, **{"name": "Cup", "title": "yspahan", **wrong})  # type: ignore[arg-type]

    def test_few_cups_at_once(self, staff: User) -> None:
        for _ in range(LIVE_MOST):
            cup_open(by=staff, name="Cup", title="yspahan")
        with refused(Code.BAD_SETUP):
            cup_open(by=staff, name="Cup", title="yspahan")


class TestSignUp:
    def test_one_joins_and_leaves_without_a_trace(self, staff: User) -> None:
        cup, mara = cup_open(by=staff, name="Cup", title="yspahan"), person("mara")
        cup_join(cup_id=cup.pk, by=mara)
        cup_join(cup_id=cup.pk, by=mara)
        assert cup.entries.count() == 1
        cup_leave(cup_id=cup.pk, by=mara)
        assert cup.entries.count() == 0

    def test_guests_need_an_account(self, staff: User) -> None:
        cup = cup_open(by=staff, name="Cup", title="yspahan")
        with refused(Code.NEEDS_ACCOUNT):
            cup_join(cup_id=cup.pk, by=guest_at_table()[0])

    def test_nobody_joins_a_full_one(self, staff: User) -> None:
        cup = joined(staff, crowd(8))
        with refused(Code.NOT_OPEN):
            cup_join(cup_id=cup.pk, by=person("late"))

    def test_its_opener_cancels_it(self, staff: User) -> None:
        cup = joined(staff, crowd(2), size=8)
        with refused(Code.NOT_HOST):
            cup_cancel(cup_id=cup.pk, by=person("mara"))
        cup_cancel(cup_id=cup.pk, by=staff)
        cup_cancel(cup_id=cup.pk, by=staff)
        assert now(cup).phase == Cup.Phase.CANCELLED
        with refused(Code.NOT_OPEN):
            cup_join(cup_id=cup.pk, by=person("late"))
        with refused(Code.BAD_SETUP):
            cup_leave(cup_id=cup.pk, by=staff)

    def test_a_running_one_isnt_cancelled(self, staff: User) -> None:
        cup = begun(staff, crowd(8))
        with refused(Code.NOT_OPEN):
            cup_cancel(cup_id=cup.pk, by=staff)


class TestBeginning:
    def test_it_begins_when_it_is_full(self, staff: User, hand: Hand) -> None:
        people = crowd(9)
        cup = joined(staff, people[:8], size=9)
        cups_advance()
        assert now(cup).phase == Cup.Phase.SIGN_UP
        cup_join(cup_id=cup.pk, by=people[8])
        cups_advance()
        assert [one.table.size for one in cup.tables.all()] == [3, 3, 3]
        seated = Seat.objects.filter(table__of_cup__cup=cup).values_list("person", flat=True)
        assert sorted(seated) == sorted(one.pk for one in people)
        assert set(Table.objects.values_list("status", flat=True)) == {Status.PLAYING}

    def test_at_its_date_it_begins_with_eight(self, staff: User, hand: Hand) -> None:
        cup = joined(staff, crowd(8), size=20)
        hand.forward(timedelta(days=6))
        cups_advance()
        assert now(cup).phase == Cup.Phase.SIGN_UP
        hand.forward(timedelta(days=1, minutes=1))
        cups_advance()
        assert now(cup).phase == Cup.Phase.RUNNING
        assert cup.tables.count() == 2

    def test_with_seven_it_is_cancelled(self, staff: User, hand: Hand) -> None:
        cup = joined(staff, crowd(7), size=8)
        hand.forward(timedelta(days=7, minutes=1))
        cups_advance()
        assert now(cup).phase == Cup.Phase.CANCELLED
        assert not Table.objects.exists()

    def test_who_has_left_the_circle_or_the_site_isnt_drawn(self, hand: Hand) -> None:
        founder, *members = crowd(10)
        circle = circle_found(by=founder, name="Slow camels")
        for one in members:
            circle_join(link=circle.link or "", by=one)
        cup = cup_open(by=founder, name="Cup", title="yspahan", size=12, circle_id=circle.pk)
        for one in (founder, *members):
            cup_join(cup_id=cup.pk, by=one)
        circle_leave(circle_id=circle.pk, by=members[0])
        User.objects.filter(pk=members[1].pk).update(is_active=False)
        hand.forward(timedelta(days=8))
        cups_advance()
        assert cup.entries.count() == 8
        assert {one.table.visibility for one in cup.tables.all()} == {"link"}

    def test_everybody_is_notified_once(self, staff: User, hand: Hand) -> None:
        begun(staff, crowd(8))
        cups_advance()
        told = Notice.objects.filter(kind="cup-game", channel=Channel.MAIL)
        assert Counter(told.values_list("person", flat=True)) == Counter(
            Seat.objects.values_list("person", flat=True)
        )
        assert not Notice.objects.filter(kind="started").exists()


class TestRounds:
    def test_a_cup_of_sixteen(self, staff: User, hand: Hand) -> None:
        """Two rounds without repeated meetings, then a final of the first four that decides their
        places.
        """
        cup = begun(staff, crowd(16))
        end_all(cup)
        cups_advance()
        state = state_of(now(cup))
        first, second = ([state.pods[one.table_id] for one in state.of_round(n)] for n in (1, 2))
        assert len(first) == len(second) == 4
        assert all(len(set(a) & set(b)) <= 1 for a in first for b in second)
        end_all(cup, seed=1)
        cups_advance()
        state = state_of(now(cup))
        assert state.final
        four = state.pods[state.final.table_id]
        assert set(four) == {line.person for line in state.lines[:4]}
        end_all(cup, seed=2)
        cups_advance()
        assert now(cup).phase == Cup.Phase.OVER
        placed = cup.entries.filter(place__lte=4).order_by("place")
        best = Seat.objects.filter(table=state.final.table_id).order_by("rank")
        assert [one.person_id for one in placed] == [one.person_id for one in best]
        places = cup.entries.order_by("place").values_list("place", flat=True)
        assert list(places) == list(range(1, 17))
        assert Notice.objects.filter(kind="cup-over", channel=Channel.MAIL).count() == 16
        assert Notice.objects.filter(kind="cup-game", channel=Channel.MAIL).count() == 16 + 16 + 4

    def test_a_pod_begins_while_others_play(self, staff: User, hand: Hand) -> None:
        """Twenty of forty people are free; the winners among them begin the second round."""
        cup = begun(staff, crowd(40))
        end_all(cup, but=5)
        cups_advance()
        state = state_of(now(cup))
        assert 1 <= len(state.of_round(2)) <= 4
        for one in state.of_round(2):
            pod = state.pods[one.table_id]
            assert len({line.points for line in state.lines if line.person in pod}) == 1
        assert len(state.running) == 5 + len(state.of_round(2))

    def test_eight_wait_for_both_tables(self, staff: User, hand: Hand) -> None:
        cup = begun(staff, crowd(8))
        end_all(cup, but=1)
        cups_advance()
        assert cup.tables.count() == 2

    def test_pairs_have_a_bye_once(self, staff: User, hand: Hand) -> None:
        cup = play_on(begun(staff, crowd(9), seats=2))
        state = state_of(cup)
        assert (cup.phase, cup.rounds) == (Cup.Phase.OVER, 3)
        assert [len(state.of_round(number)) for number in range(1, 5)] == [4, 4, 4, 1]
        byes = [number for one in state.entries.values() for number in one.byes]
        assert sorted(byes) == [1, 2, 3]
        met = Counter(frozenset(state.pods[one.table_id]) for one in state.tables[:-1])
        assert set(met.values()) == {1}
        assert all(line.tables == 3 for line in state.lines)

    def test_a_game_without_a_result_stops_nobody(self, staff: User, hand: Hand) -> None:
        cup = begun(staff, crowd(8))
        first = CupTable.objects.filter(cup=cup).first()
        assert first
        Table.objects.filter(pk=first.table_id).update(status=Status.ABANDONED)
        assert play_on(cup).phase == Cup.Phase.OVER

    def test_a_stopped_table_holds_the_cup_for_two_weeks_after_its_time(
        self, staff: User, hand: Hand
    ) -> None:
        cup = begun(staff, crowd(8))
        stopped, other = state_of(cup).tables
        ended(other.table, 10, 20, 30, 40)
        Table.objects.filter(pk=stopped.table_id).update(status=Status.QUARANTINED)
        hand.forward(PLAYED + REPAIR - timedelta(hours=1))
        cups_advance()
        assert cup.tables.count() == 2
        assert CupTable.objects.filter(cup=cup, counts=True).count() == 2
        hand.forward(timedelta(hours=2))
        cups_advance()
        assert list(cup.tables.filter(round=1).values_list("counts", flat=True)).count(False) == 1
        assert cup.tables.filter(round=2).count() == 2
        people = state_of(cup).pods[stopped.table_id]
        points = {line.person: line.points for line in state_of(cup).lines}
        assert {points[person] for person in people} == {0}
        Table.objects.filter(pk=stopped.table_id).update(status=Status.PLAYING)
        ended(Table.objects.get(pk=stopped.table_id), 10, 20, 30, 40)
        assert {line.person: line.points for line in state_of(now(cup)).lines} == points
        assert play_on(cup).phase == Cup.Phase.OVER

    def test_a_stopped_final_decides_nothing(self, staff: User, hand: Hand) -> None:
        cup = begun(staff, crowd(8))
        for seed in range(2):
            end_all(cup, seed=seed)
            cups_advance()
        state = state_of(now(cup))
        assert state.final
        Table.objects.filter(pk=state.final.table_id).update(status=Status.QUARANTINED)
        hand.forward(PLAYED + REPAIR + timedelta(hours=1))
        cups_advance()
        assert now(cup).phase == Cup.Phase.OVER
        placed = cup.entries.order_by("place").values_list("person", flat=True)
        assert list(placed) == state.order

    def test_after_four_weeks_stand_ins_play_turns_that_wait(self, staff: User, hand: Hand) -> None:
        begun(staff, crowd(8))
        hand.forward(timedelta(weeks=3))
        cups_advance()
        assert not Turn.objects.exclude(player="").exists()
        hand.forward(timedelta(weeks=1, hours=1))
        cups_advance()
        helped = Turn.objects.exclude(player="").values("table").distinct().count()
        assert helped + Table.objects.filter(ply__gt=0).count() == 2


class TestLeaving:
    def test_a_stand_in_plays_on_and_the_leaver_is_last(self, staff: User, hand: Hand) -> None:
        people = crowd(9)
        cup = begun(staff, people)
        cup_leave(cup_id=cup.pk, by=people[2])
        cup_leave(cup_id=cup.pk, by=people[2])
        cups_advance()
        assert not Seat.objects.filter(person=people[2], resigned_at=None).exists()
        with refused(Code.NOT_OPEN):
            cup_join(cup_id=cup.pk, by=people[2])
        cup = play_on(cup)
        assert CupEntry.objects.get(cup=cup, person=people[2]).place == 9
        own = Seat.objects.filter(person=people[2])
        assert own.count() == 1

    def test_resigning_at_a_table_is_leaving(self, staff: User, hand: Hand) -> None:
        people = crowd(8)
        cup = begun(staff, people)
        seat = Seat.objects.get(person=people[0])
        seat_resign(table_id=seat.table_id, by=people[0])
        assert CupEntry.objects.get(cup=cup, person=people[0]).left_at

    def test_a_closed_account_leaves(self, staff: User, hand: Hand) -> None:
        people = crowd(8)
        cup = begun(staff, people)
        person_close(person=people[3])
        assert play_on(cup).phase == Cup.Phase.OVER
        assert CupEntry.objects.get(cup=cup, person=people[3]).place == 8

    def test_suspended_people_play_no_later_round(self, staff: User, hand: Hand) -> None:
        people = crowd(9)
        cup = begun(staff, people)
        User.objects.filter(pk=people[4].pk).update(is_active=False)
        end_all(cup)
        cups_advance()
        second = [state_of(cup).pods[one.table_id] for one in state_of(cup).of_round(2)]
        assert sorted(len(pod) for pod in second) == [4, 4]
        assert people[4].pk not in {person for pod in second for person in pod}
        User.objects.filter(pk=people[4].pk).update(is_active=True)
        assert play_on(cup).phase == Cup.Phase.OVER
        assert CupEntry.objects.get(cup=cup, person=people[4]).place == 9

    def test_a_finalist_who_leaves_is_last(self, staff: User, hand: Hand) -> None:
        cup = begun(staff, crowd(8))
        for seed in range(2):
            end_all(cup, seed=seed)
            cups_advance()
        final = state_of(now(cup)).final
        assert final
        seat = Seat.objects.filter(table=final.table).first()
        assert seat
        cup_leave(cup_id=cup.pk, by=seat.person)
        end_all(cup)
        cups_advance()
        assert now(cup).phase == Cup.Phase.OVER
        assert CupEntry.objects.get(cup=cup, person=seat.person_id).place == 8

    def test_two_who_stay_have_no_final(self, staff: User, hand: Hand) -> None:
        people = crowd(8)
        cup = begun(staff, people)
        for one in people[:6]:
            cup_leave(cup_id=cup.pk, by=one)
        cup = play_on(cup)
        assert cup.phase == Cup.Phase.OVER
        assert cup.tables.count() == 2
        assert set(cup.entries.filter(place__lte=2).values_list("person", flat=True)) == {
            one.pk for one in people[6:]
        }

    def test_one_has_a_second_bye_if_all_have_had_one(self, staff: User, hand: Hand) -> None:
        people = crowd(9)
        cup = begun(staff, people, seats=2)
        for one in people[:6]:
            cup_leave(cup_id=cup.pk, by=one)
        cup.entries.filter(left_at=None).update(byes=[1])
        end_all(cup)
        cups_advance()
        byes = cup.entries.filter(left_at=None).values_list("byes", flat=True)
        assert sorted(byes) == [[1], [1], [1, 2]]
        assert play_on(cup).phase == Cup.Phase.OVER

    def test_five_who_stay_play_with_a_bye(self, staff: User, hand: Hand) -> None:
        people = crowd(8)
        cup = begun(staff, people)
        for one in people[:3]:
            cup_leave(cup_id=cup.pk, by=one)
        cups_advance()
        end_all(cup)
        cups_advance()
        assert [one.table.size for one in cup.tables.filter(round=2)] == [4]
        assert [one.byes for one in cup.entries.all() if one.byes] == [[2]]
        assert play_on(cup).phase == Cup.Phase.OVER


class TestSweep:
    def test_a_second_sweep_makes_nothing_twice(self, staff: User, hand: Hand) -> None:
        cup = begun(staff, crowd(8))
        assert cup_pair(cup.pk) == 0
        assert not cup_close(cup.pk)
        cups_advance()
        assert Table.objects.count() == CupTable.objects.count() == 2
        play_on(cup)
        assert not cup_close(cup.pk)
        assert cup_pair(cup.pk) == 0
        assert Table.objects.count() == 5

    def test_one_that_fails_doesnt_stop_the_others(
        self, staff: User, hand: Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        people = crowd(8)
        broken, other = joined(staff, people), joined(staff, people)
        begin = sweeping.cup_begin

        def fails(cup_id: int) -> bool:
            if cup_id == broken.pk:
                raise RuntimeError("a bug")
            return begin(cup_id)

        monkeypatch.setattr(sweeping, "cup_begin", fails)
        cups_advance()
        assert (now(broken).phase, now(other).phase) == (Cup.Phase.SIGN_UP, Cup.Phase.RUNNING)

    def test_a_round_says_how_long_it_took(self, staff: User, hand: Hand) -> None:
        cup = begun(staff, crowd(8))
        assert now(cup).began_at == clock.now()
        hand.forward(timedelta(days=3))
        assert now(play_on(cup)).ended_at == clock.now()


def test_repeats_are_counted() -> None:
    assert repeats((1, 2, 3), {frozenset({1, 2}): 2}) == 2
