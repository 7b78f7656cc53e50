"""Turns planned ahead: kept from a line, ranked, and played when they come as by their person's own hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import pytest
from django.db import connection, transaction
from django.db.models import F
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from games.errors import BadPlan, Code
from games.events import TableEnded, TurnsOpened
from games.lines.plans import targets_of
from games.models import WAYS, LineStep, Move, Plan, Seat, Table, Turn
from games.rules import titles
from games.selectors.plans import (
    FIRST,
    Options,
    foreseen,
    options_for,
    plan_of,
    plan_told,
    plans_of,
    plans_told,
    refusals_of,
    rests_on,
    ways_of,
)
from games.selectors.tried import sandbox_of
from games.services import (
    Planned,
    abandon_consent,
    choice_submit,
    person_close,
    plan_drop,
    plan_keep,
    plan_options,
    plan_rank,
    plan_widen,
    plan_write,
    seat_resign,
    sweep,
)
from games.services.planned import plans_due
from games.session import session_open
from mp2site.infra import clock
from mp2site.infra.events import publish
from notifications.models import Channel, Kind, Notice
from tests.support.plans import (
    AT_ONCE,
    changed,
    fitting,
    idle,
    line_ahead,
    others_choose,
    planned,
    set_up,
    touched_by_others,
)
from tests.support.tables import (
    acting,
    asked,
    at,
    choose,
    now,
    people,
    person,
    play_on,
    refused,
    started,
)

pytestmark = pytest.mark.django_db
SLUGS = [title.slug for title in titles]
COMPARED = ("ply", "place", "turn", "decision", "key", "barrier", "events", "change")
SEEDS = range(3)


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(datetime(2026, 6, 1, 12, tzinfo=UTC)) as hand:
        yield hand


@pytest.fixture
def three() -> list[User]:
    return people(3)


@pytest.fixture
def table(three: list[User]) -> Table:
    return play_on(started(three), random.Random(3), choices=25)


@pytest.fixture
def user(table: Table) -> User:
    """Somebody who isn't asked."""
    return idle(table)


def seat_of(table: Table, user: User) -> Seat:
    return Seat.objects.get(table=table, person=user)


def comes(table: Table, user: User, seed: int = 1) -> Table:
    """Let it become somebody's turn."""
    assert others_choose(table, user, random.Random(seed))
    return now(table)


def again(plan: Plan) -> Plan:
    return Plan.objects.get(pk=plan.pk)


def toy_turn(table: Table, lines: list[list[str]], options: Options = AT_ONCE) -> User:
    """The second person's turn of a toy game has come, and they had planned it."""
    for place in range(2):
        choose(table, at(table, place), asked(table, at(table, place)).choices[0].key)
    user = at(table, 1)
    plan_write(table_id=table.pk, by=user, lines=lines)
    plan_options(table_id=table.pk, by=user, options=options)
    for key in ("rest", "end"):
        choose(table, at(table, 0), key)
    return user


def moves(table: Table, after: int) -> list[tuple[Any, ...]]:
    rows = Move.objects.filter(table=table, ply__gt=after).order_by("ply")
    return [
        tuple(bytes(value) if isinstance(value, memoryview) else value for value in row)
        for row in rows.values_list(*COMPARED)
    ]


def by_hand(table: Table, user: User, plan: Plan) -> tuple[Any, ...]:
    """What all comes to if the planned choices are made by hand, and then taken back."""
    mark = transaction.savepoint()
    for choice in ways_of(plan)[0].choices:
        choose(table, user, choice.key)
    found = (bytes(now(table).state or b""), moves(table, table.ply), seat_of(table, user).missed)
    transaction.savepoint_rollback(mark)
    return found


class TestPlaying:
    @pytest.mark.parametrize("slug", SLUGS)
    def test_by_plan_as_by_hand_byte_for_byte(self, three: list[User], slug: str) -> None:
        """Whatever is drawn on the way is the same, too."""
        table = play_on(started(three, slug), random.Random(1), choices=20)
        user = idle(table)
        plan = fitting(table, user)
        table = now(table)
        expected = by_hand(table, user, plan)
        assert sweep().planned == 1
        seat = seat_of(table, user)
        assert (bytes(now(table).state or b""), moves(table, table.ply), seat.missed) == expected
        keys = [planned.key for planned in ways_of(plan)[0].choices]
        played = Move.objects.filter(table=table, by=Move.By.PLAN).order_by("ply")
        assert [move.key for move in played] == keys
        settled = again(plan)
        assert (settled.became, settled.way, settled.refusals) == (Plan.Became.PLAYED, 0, [])

    @pytest.mark.parametrize("slug", SLUGS)
    @pytest.mark.parametrize("seed", SEEDS)
    def test_law_nothing_is_played_that_was_not_planned(
        self, three: list[User], slug: str, seed: int
    ) -> None:
        """Whatever others do meanwhile: all of an alternative, or none; and nothing but legal choices."""
        rng = random.Random(seed)
        table = play_on(started(three, slug), rng, choices=5 + 3 * seed)
        user = idle(table)
        try:
            plan = set_up(table, user, rng)
        except BadPlan:
            return  # as far as can be foreseen, the game ends before they are asked again
        if not others_choose(table, user, rng):
            return
        table = now(table)
        sweep()
        mine = Move.objects.filter(table=table, by=Move.By.PLAN).order_by("ply")
        played, settled = [move.key for move in mine], again(plan)
        whole = [planned.key for planned in ways_of(plan)[0].choices]
        drafted = [key for _, key in seat_of(table, user).draft]
        if settled.became == Plan.Became.PLAYED:
            assert (played, drafted) == (whole, [])
        elif settled.became == Plan.Became.READY:
            assert (played, drafted) == ([], whole[: len(drafted)])
        else:
            assert (settled.became, played, drafted) == (Plan.Became.REFUSED, [], [])
            assert now(table).ply == table.ply
        assert sweep().planned == 0

    def test_the_first_that_fits_is_played(self, table: Table, user: User) -> None:
        plan = fitting(table, user)
        good = plan.ways[0]
        bad = {**good, "choices": [{**good["choices"][0], "key": "none-such"}]}
        Plan.objects.filter(pk=plan.pk).update(ways=[bad, good])
        assert sweep().planned == 1
        settled = again(plan)
        assert settled.way == 1
        assert [(one.way, one.why, one.at) for one in refusals_of(settled)] == [(0, "not-legal", 0)]

    @pytest.mark.parametrize(
        ("why", "columns"),
        [
            ("not-legal", {"key": "none-such"}),
            ("other-price", {"preview": {"takes": {"coins": 99}, "gives": {}, "leaves": {}}}),
        ],
    )
    def test_refused(self, table: Table, user: User, why: str, columns: dict[str, Any]) -> None:
        plan = fitting(table, user)
        changed(plan, **columns)
        before = now(table).ply
        assert sweep().planned == 0
        settled = again(plan)
        assert settled.became == Plan.Became.REFUSED
        assert [one.why for one in refusals_of(settled)] == [why]
        assert now(table).ply == before
        asked(table, user)  # they choose by hand
        assert plan_told(seat_of(table, user)) == plan

    def test_the_rule_says_why(self, table: Table, user: User) -> None:
        plan = fitting(table, user)
        entry = asked(table, user).blocked[0]
        changed(plan, key=f"{entry.key}x" if entry.key[-1:] in ":." else entry.key)
        sweep()
        assert [one.reason for one in refusals_of(again(plan))] == [entry.reason]

    def test_another_price_where_they_do_not_mind(self, table: Table, user: User) -> None:
        plan = fitting(table, user, AT_ONCE._replace(any_price=True))
        changed(plan, preview={"takes": {"coins": 99}, "gives": {}, "leaves": {}})
        assert sweep().planned == 1

    @pytest.mark.parametrize("minds", [True, False])
    def test_touched(self, table: Table, user: User, minds: bool) -> None:
        """Only where they mind what others have done to the things that they name."""
        plan = fitting(table, user, AT_ONCE._replace(untouched=minds))
        name = touched_by_others(table, user, plan)
        changed(plan, targets=[name])
        rests = rests_on(again(plan), now(table), seat_of(table, user))
        assert (rests.touched, rests.ways) == ([name], [0])
        assert set(rests.on) == targets_of(ways_of(again(plan))[0])
        assert sweep().planned == (not minds)
        assert [one.why for one in refusals_of(again(plan))] == (["touched"] if minds else [])

    @pytest.mark.parametrize(("hold", "closed_by"), [(False, "house"), (True, "move")])
    def test_whose_time_its_turn_took(self, toy_table: Table, hold: bool, closed_by: str) -> None:
        """Played by the house it took none of the person's; what they confirm by hand did."""
        for laid in (at(toy_table, 0), at(toy_table, 1)):
            choose(toy_table, laid, asked(toy_table, laid).choices[0].key)
        user = idle(toy_table)
        plan = fitting(toy_table, user, Options(hold=True) if hold else AT_ONCE)
        turn = Turn.objects.open().get(seat__table=toy_table, seat__person=user)
        assert sweep().planned == (not hold)
        if hold:
            choose(toy_table, user, ways_of(plan)[0].choices[-1].key)
        turn.refresh_from_db()
        assert turn.closed_by == closed_by

    def test_ones_own_moves_touch_nothing(self, table: Table, user: User) -> None:
        """What they name may have been touched by themselves since, out of their turn."""
        plan = fitting(table, user, AT_ONCE._replace(untouched=True))
        name = touched_by_others(table, user, plan)
        changed(plan, targets=[name])
        place = seat_of(table, user).place
        Move.objects.filter(table=table, ply__gt=plan.ways[0]["ply"]).update(place=place)
        assert rests_on(again(plan), now(table), seat_of(table, user)).touched == []

    def test_held(self, table: Table, user: User) -> None:
        """It lies in the draft but for the choice that lasts, which they make."""
        plan = fitting(table, user, Options(hold=True))
        keys = [planned.key for planned in ways_of(plan)[0].choices]
        before = now(table)
        assert sweep().planned == 0
        assert again(plan).became == Plan.Became.READY
        assert [key for _, key in seat_of(table, user).draft] == keys[:-1]
        assert (now(table).ply, now(table).state) == (before.ply, before.state)
        assert choose(table, user, keys[-1]).committed
        mine = Move.objects.filter(table=table, ply__gt=before.ply, turn=plan.turn)
        mine = mine.filter(place=seat_of(table, user).place).order_by("ply")
        assert [(move.key, move.by) for move in mine] == [(key, Move.By.PERSON) for key in keys]

    def test_after_its_delay(self, table: Table, user: User, hand: clock.Hand) -> None:
        fitting(table, user, AT_ONCE._replace(delay=10))
        hand.forward(timedelta(minutes=4, seconds=50))
        assert sweep().planned == 0
        hand.forward(timedelta(minutes=5, seconds=10))
        assert sweep().planned == 1

    def test_those_that_wait_hide_none_that_is_due(
        self, three: list[User], hand: clock.Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("games.services.planned.BATCH", 1)
        waiting = AT_ONCE._replace(delay=10)
        for number, options in enumerate([waiting, waiting, AT_ONCE]):
            table = play_on(started(three, name=f"Wait {number}"), random.Random(1), choices=20)
            plan = fitting(table, idle(table), options)
            hand.forward(timedelta(seconds=1))
        assert plans_due(set()) == [plan.seat.table_id]

    def test_before_the_time_runs_out(self, table: Table, user: User, hand: clock.Hand) -> None:
        """However long its delay: else the house would play."""
        fitting(table, user, AT_ONCE._replace(delay=10))
        turn = Turn.objects.filter(seat=seat_of(table, user), closed_at=None)
        turn.update(deadline_at=clock.now() + timedelta(minutes=3))
        hand.forward(timedelta(minutes=1, seconds=50))
        assert sweep().planned == 0
        hand.forward(timedelta(seconds=20))
        assert sweep().planned == 1

    def test_its_haste_tells_nothing(self) -> None:
        """Each plan takes another part of the second half of its delay."""
        asked_at = clock.now()
        waits = {(Plan(delay=10).due_at(asked_at, None) - asked_at) for _ in range(50)}
        assert len(waits) > 40
        assert timedelta(minutes=5) <= min(waits) < max(waits) <= timedelta(minutes=10)

    @pytest.mark.parametrize("by_plan", [True, False])
    def test_they_are_told_of_what_it_brought_about(
        self, table: Table, user: User, by_plan: bool
    ) -> None:
        """Their own next turn, or the end: they weren't there. Who chose by hand knows."""
        own = seat_of(table, user)
        for event in (TurnsOpened, TableEnded):
            publish(event(table, [own], user, by_plan=by_plan))
        mails = Notice.objects.filter(person=user, channel=Channel.MAIL, turn=own.turn)
        told = set(mails.values_list("kind", flat=True))
        assert (told >= {Kind.TURN, Kind.OVER}) == by_plan

    def test_what_came_before_it_is_still_new(self, table: Table, user: User) -> None:
        fitting(table, user)
        before = seat_of(table, user).seen_ply
        assert sweep().planned == 1
        assert seat_of(table, user).seen_ply == before < now(table).ply

    def test_not_in_a_later_turn(self, table: Table, user: User) -> None:
        plan = fitting(table, user)
        Plan.objects.filter(pk=plan.pk).update(turn=F("turn") - 1)
        before = now(table).ply
        assert sweep().planned == 0
        assert again(plan).became == Plan.Became.BY_HAND
        assert now(table).ply == before

    @pytest.mark.parametrize("slug", SLUGS)
    def test_nothing_is_the_matter_with_what_was_just_planned(
        self, three: list[User], slug: str
    ) -> None:
        """Hidden things are guessed as they were when it was planned."""
        table = play_on(started(three, slug), random.Random(1), choices=20)
        user = idle(table)
        for seed in range(5):
            planned(table, user, random.Random(seed))
        plan = plan_of(seat_of(table, user))
        assert plan is not None
        assert foreseen(plan, now(table), seat_of(table, user)).refusals == ()

    def test_the_same_choice_sent_again_was_heard(self, table: Table, user: User) -> None:
        """A page that was open as the plan was played."""
        plan = fitting(table, user)
        decision, key = asked(table, user).id, ways_of(plan)[0].choices[0].key
        sweep()
        assert choice_submit(table_id=table.pk, by=user, decision=decision, key=key).repeated

    def test_by_hand_first(self, table: Table, user: User) -> None:
        plan = fitting(table, user, AT_ONCE._replace(delay=10))
        while seat_of(table, user).waiting_since is not None:
            choose(table, user, asked(table, user).choices[0].key)
        before = now(table).ply
        sweep()
        assert again(plan).became == Plan.Became.BY_HAND
        assert now(table).ply == before

    def test_a_choice_by_hand_stops_it(self, table: Table, user: User) -> None:
        """As soon as they have begun."""
        plan = fitting(table, user)
        decision = asked(table, user)
        Seat.objects.filter(table=table, person=user).update(
            draft=[[decision.id, decision.choices[0].key]]
        )
        assert sweep().planned == 0
        assert again(plan).became == Plan.Became.BY_HAND

    def test_nor_is_played_who_has_chosen_in_that_turn(
        self, toy_table: Table, hand: clock.Hand
    ) -> None:
        """By hand, before it was due: what they have chosen lasts, and they are asked on."""
        user = toy_turn(toy_table, [["rest", "end"]], AT_ONCE._replace(delay=10))
        assert choose(toy_table, user, "roll").committed
        assert asked(toy_table, user)
        hand.forward(timedelta(minutes=10))
        before = now(toy_table).ply
        assert sweep().planned == 0
        assert Plan.objects.get().became == Plan.Became.BY_HAND
        assert (now(toy_table).ply, seat_of(toy_table, user).draft) == (before, [])

    def test_nobody_is_played_for_whom_the_house_holds(self, table: Table, user: User) -> None:
        """Their turn has opened while it played for them: they haven't seen what led to it."""
        plan = fitting(table, user)
        Seat.objects.filter(table=table, person=user).update(held_by_house=True)
        before = now(table).ply
        assert sweep().planned == 0
        assert again(plan).became == Plan.Became.BY_HAND
        assert now(table).ply == before

    def test_one_that_begins_with_what_is_asked_waits_for_nothing(self, toy_table: Table) -> None:
        """Though another begins with a question that isn't."""
        toy_turn(toy_table, [["rest", "end"], ["roll"]])
        plan = Plan.objects.get()
        plan.ways[0]["choices"][0]["prompt"] = "another-question"
        plan.ways[1]["choices"][0]["key"] = "none-such"
        plan.save()
        assert sweep().planned == 0
        assert again(plan).became == Plan.Became.REFUSED
        assert [one.why for one in refusals_of(again(plan))] == ["not-asked", "not-legal"]

    def test_nobody_is_played_for_who_is_gone(self, table: Table, user: User) -> None:
        plan = fitting(table, user)
        seat_resign(table_id=table.pk, by=user)
        assert sweep().planned == 0
        assert again(plan).became == Plan.Became.BY_HAND

    def test_the_same_again_changes_nothing(self, table: Table, user: User) -> None:
        fitting(table, user)
        assert [sweep().planned, sweep().planned] == [1, 0]


class TestPlanning:
    def test_the_first_few_are_held(self, table: Table, user: User, hand: clock.Hand) -> None:
        """Who has said otherwise three times is heard."""
        for number in range(FIRST):
            assert options_for(user).hold
            plan = Plan.objects.create(
                seat=seat_of(table, user), turn=number, at=hand.forward(timedelta(minutes=1)), hold=False, became="played",
                settled_at=clock.now(), untouched=True, delay=number,
            )  # fmt: skip
        assert options_for(user) == Options(hold=False, untouched=True, delay=plan.delay)

    def test_ranked_and_dropped(self, table: Table, user: User) -> None:
        done = [planned(table, user, random.Random(seed), choices=1) for seed in range(30)][-1]
        assert 3 <= len(done.ways) <= WAYS
        first, second, *rest = [way.choices[0].key for way in done.ways]
        done = plan_rank(table_id=table.pk, by=user, way=0, to=1)
        assert keys(done) == [second, first, *rest]
        done = plan_drop(table_id=table.pk, by=user, way=0)
        assert keys(done) == [first, *rest]
        assert plan_drop(table_id=table.pk, by=user).plan is None
        assert plan_of(seat_of(table, user)) is None

    def test_the_same_line_twice_is_kept_once_and_comes_last(
        self, table: Table, user: User
    ) -> None:
        step = line_ahead(table, user, random.Random(1), choices=1)
        once = plan_keep(table_id=table.pk, by=user, step=step)
        assert keys(plan_keep(table_id=table.pk, by=user, step=step)) == keys(once)

    def test_written_as_keys(self, table: Table, user: User) -> None:
        """As a program would: in place of what was planned, the best first."""
        box = sandbox_of(table_id=table.pk, person=user)
        decision = box.position(box.spot(ahead=True)).decision
        assert decision is not None
        first, second = [[choice.key] for choice in decision.choices[:2]]
        set_up(table, user, random.Random(1))
        done = plan_write(table_id=table.pk, by=user, lines=[second, first])
        assert keys(done) == [*second, *first]
        with refused(Code.ILLEGAL):
            plan_write(table_id=table.pk, by=user, lines=[["none-such"]])
        with refused(Code.BAD_PLAN):
            plan_write(table_id=table.pk, by=user, lines=[[]])
        with refused(Code.TOO_MANY):
            plan_write(table_id=table.pk, by=user, lines=[first] * (WAYS + 1))
        assert [way.choices[0].key for way in ways_of(Plan.objects.get())] == [*second, *first]

    def test_one_plan_a_turn(self, table: Table, user: User) -> None:
        plan = set_up(table, user, random.Random(1))
        Plan.objects.filter(pk=plan.pk).update(became="refused", settled_at=clock.now())
        with refused(Code.BUSY):
            planned(table, user, random.Random(2))

    def test_a_game_that_is_over_waits_for_no_turn(
        self, table: Table, user: User, three: list[User]
    ) -> None:
        set_up(table, user, random.Random(1))
        for one in three:
            abandon_consent(table_id=table.pk, by=one)
        assert plans_of(user, clock.now()) == []

    def test_what_it_says(self, table: Table, user: User) -> None:
        plan = set_up(table, user, random.Random(2))
        way = ways_of(plan)[0]
        assert way.ply == table.ply
        assert all(planned.label.id and planned.key for planned in way.choices)
        assert [one.pk for one in plans_of(user, clock.now())] == [plan.pk]
        told = plans_told(user)
        assert [(one["id"], one["table_id"]) for one in told] == [(plan.pk, table.pk)]

    @pytest.mark.parametrize(
        ("rule", "wrong"),
        [
            ("way", {"way": 9, "to": 0}),
            ("way", {"way": 0, "to": -1}),
        ],
    )
    def test_no_such_alternative(
        self, table: Table, user: User, rule: str, wrong: dict[str, int]
    ) -> None:
        set_up(table, user, random.Random(2))
        with refused(Code.BAD_PLAN) as error:
            plan_rank(table_id=table.pk, by=user, **wrong)
        assert error.value.rule == rule

    def test_until_it_is_played(self, table: Table, user: User) -> None:
        """Its turn has come, and it waits for its delay: it can be held, and taken back."""
        plan = fitting(table, user, AT_ONCE._replace(delay=10))
        plan_options(table_id=table.pk, by=user, options=Options(delay=5))
        assert (again(plan).hold, again(plan).delay) == (True, 5)
        assert plan_drop(table_id=table.pk, by=user).plan is None
        with refused(Code.YOUR_TURN):
            plan_drop(table_id=table.pk, by=user)

    def test_refusals(self, table: Table, user: User, three: list[User]) -> None:
        step = line_ahead(table, user, random.Random(1), choices=1)
        with refused(Code.BAD_PLAN) as error:
            plan_drop(table_id=table.pk, by=user)
        assert error.value.rule == "none"
        root = step_before(step)
        with refused(Code.BAD_PLAN) as error:
            plan_keep(table_id=table.pk, by=user, step=root)
        assert error.value.rule == "empty"
        plan_keep(table_id=table.pk, by=user, step=step)
        with refused(Code.BAD_PLAN) as error:
            plan_options(table_id=table.pk, by=user, options=Options(delay=11))
        assert error.value.rule == "delay"
        with refused(Code.NOT_FOUND):
            plan_keep(table_id=table.pk, by=other_of(three, user), step=step)
        with refused(Code.NOT_YOUR_SEAT):
            plan_keep(table_id=table.pk, by=person("noor"), step=step)
        comes(table, user)
        with refused(Code.YOUR_TURN):
            plan_keep(table_id=table.pk, by=user, step=step)

    def test_at_most_so_many(self, table: Table, user: User) -> None:
        plan = set_up(table, user, random.Random(1))
        way = plan.ways[0]
        many = [{**way, "choices": [{**way["choices"][0], "key": f"k{n}"}]} for n in range(WAYS)]
        Plan.objects.filter(pk=plan.pk).update(ways=many)
        with refused(Code.TOO_MANY):
            planned(table, user, random.Random(1))

    def test_not_when_the_game_is_over(self, table: Table, user: User, three: list[User]) -> None:
        step = line_ahead(table, user, random.Random(1), choices=1)
        for one in three:
            abandon_consent(table_id=table.pk, by=one)
        with refused(Code.NOT_PLAYING):
            plan_keep(table_id=table.pk, by=user, step=step)

    def test_it_goes_with_its_person(self, table: Table, user: User) -> None:
        set_up(table, user, random.Random(1))
        person_close(person=user)
        assert not Plan.objects.exists()


GOODS: Final = {f"take:{name}" for name in ("bag", "barrel", "chest", "vase")}


def taking(table: Table, user: User, *, goods: bool = False) -> Plan:
    """Plan to take whichever group, or goods, are offered first, at once."""
    box = sandbox_of(table_id=table.pk, person=user)
    decision = box.position(box.spot(ahead=True)).decision
    assert decision is not None
    groups = [choice.key for choice in decision.choices if choice.group == "take"]
    key = next(key for key in groups if key in GOODS or not goods)
    plan_write(table_id=table.pk, by=user, lines=[[key]])
    plan_options(table_id=table.pk, by=user, options=AT_ONCE)
    return Plan.objects.get()


def widen(table: Table, user: User, pick: str, way: int = 0, at: int = 0) -> Planned:
    return plan_widen(table_id=table.pk, by=user, way=way, at=at, pick=pick)


class TestPicks:
    """A planned choice may stand for the best of its kind, whatever will be offered."""

    @pytest.mark.parametrize(
        ("pick", "number"), [("most-dice", "count"), ("most-goods", "count"), ("highest", "pips")]
    )
    def test_the_best_that_is_offered(
        self, table: Table, user: User, pick: str, number: str
    ) -> None:
        plan = taking(table, user, goods=pick == "most-goods")
        widen(table, user, pick)
        changed(again(plan), key="take:none-such")
        table = comes(table, user)
        groups = [one for one in asked(table, user).choices if one.group == "take"]
        if pick == "most-goods":
            groups = [one for one in groups if one.key in GOODS]
        best = max(groups, key=lambda one: one.label.params[number])  # the first of equals
        sweep()
        settled = again(plan)
        assert settled.became == Plan.Became.READY
        assert [key for _, key in seat_of(table, user).draft] == [best.key]
        [choice] = ways_of(settled)[0].choices
        assert (choice.key, choice.label, choice.pick) == (best.key, best.label, pick)

    @pytest.mark.parametrize(("pick", "why"), [("most-dice", []), ("", ["other-price"])])
    def test_what_follows_costs_what_it_then_does(
        self, table: Table, user: User, pick: str, why: list[str]
    ) -> None:
        plan = taking(table, user)
        widen(table, user, pick)
        changed(again(plan), preview={"takes": {"gold": 99}, "gives": {}, "leaves": {}})
        table = comes(table, user)
        key = next(one.key for one in asked(table, user).choices if one.group == "take")
        changed(again(plan), key=key)
        sweep()
        assert [one.why for one in refusals_of(again(plan))] == why

    def test_it_names_nothing_that_others_could_touch(self, table: Table, user: User) -> None:
        plan = taking(table, user)
        assert targets_of(ways_of(plan)[0])
        widen(table, user, "most-dice")
        assert not targets_of(ways_of(again(plan))[0])

    def test_for_itself_again(self, table: Table, user: User) -> None:
        before = taking(table, user).ways
        widen(table, user, "most-dice")
        assert widen(table, user, "").plan is not None
        assert again(Plan.objects.get()).ways == before

    @pytest.mark.parametrize(
        ("pick", "way", "at"), [("none-such", 0, 0), ("most-dice", 0, 7), ("most-dice", 3, 0)]
    )
    def test_no_such_pick(self, table: Table, user: User, pick: str, way: int, at: int) -> None:
        before = taking(table, user).ways
        with refused(Code.BAD_PLAN):
            widen(table, user, pick, way, at)
        assert Plan.objects.get().ways == before


class TestSecret:
    @pytest.mark.parametrize("slug", SLUGS)
    def test_nobody_is_shown_anything(self, three: list[User], slug: str) -> None:
        table = play_on(started(three, slug), random.Random(4), choices=15)
        user = idle(table)
        before = seen_by_others(table, three, user)
        set_up(table, user, random.Random(1))
        assert seen_by_others(table, three, user) == before

    def test_a_move_asks_nothing_more_of_the_database(
        self, three: list[User], table: Table, user: User
    ) -> None:
        """Whatever others have planned: the sweep looks after it."""

        def statements() -> list[str]:
            mover = acting(table)
            mark = transaction.savepoint()
            with CaptureQueriesContext(connection) as asked_for:
                for _ in range(40):
                    if choose(table, mover, asked(table, mover).choices[0].key).committed:
                        break
            transaction.savepoint_rollback(mark)
            return [one["sql"].partition(" ")[0] for one in asked_for]

        before = statements()
        for one in three:
            if seat_of(table, one).waiting_since is None:
                set_up(table, one, random.Random(1))
        assert Plan.objects.pending().count() == 2
        assert statements() == before

    def test_nobody_reads_that_it_was_a_plan(
        self, table: Table, user: User, three: list[User]
    ) -> None:
        """It is in the log of their own seat alone, not even when the game is over."""
        fitting(table, user)
        ply = now(table).ply
        sweep()
        assert by_of(table, user, ply)[0] == Move.By.PLAN
        for one in three:
            abandon_consent(table_id=table.pk, by=one)
        for other in (None, *three):
            if other != user:
                assert Move.By.PLAN not in by_of(table, other, 0)


def keys(done: Planned) -> list[str]:
    return [way.choices[0].key for way in done.ways]


def step_before(step: str) -> str:
    return LineStep.objects.values_list("parent_id", flat=True).get(pk=step) or ""


def other_of(three: list[User], user: User) -> User:
    return next(one for one in three if one != user)


def by_of(table: Table, user: User | None, after: int) -> list[str]:
    session = session_open(table_id=table.pk, person=user)
    return [move.by for move in session.moves(after)]


def seen_by_others(table: Table, three: list[User], user: User) -> list[Any]:
    sessions = [
        session_open(table_id=table.pk, person=one) for one in (None, *three) if one != user
    ]
    row = Table.objects.filter(pk=table.pk).values().get()
    seats = list(Seat.objects.filter(table=table).order_by("pk").values())
    for seat in seats:
        if seat["person_id"] == user.pk:  # their own pages are to be shown anew
            del seat["version"], seat["has_planned"]
    shown = [[one.stamp, repr(one.position.view), repr(one.moves())] for one in sessions]
    return [shown, repr(row), repr(seats)]
