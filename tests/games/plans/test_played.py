"""Planned turns give the same results as choices by hand."""

from __future__ import annotations

import random
from datetime import timedelta
from typing import Any

import pytest
from django.db import transaction
from django.db.models import F

from accounts.models import User
from games.errors import BadPlan
from games.events import TableEnded, TurnsOpened
from games.models import Move, Seat, Table, Turn
from games.plans.models import Plan
from games.plans.paths import begins_with, targets_of
from games.plans.playing import plans_due
from games.plans.selectors import (
    Options,
    alternatives_of,
    foreseen,
    plan_of,
    plan_told,
    refusals_of,
    rests_on,
)
from games.plans.services import plan_options, plan_write
from games.rules import titles
from games.services.play import choice_submit
from games.services.resigning import seat_resign
from games.services.sweeping import sweep
from mp2site.infra import clock
from mp2site.infra.events import publish
from notifications.models import Channel, Kind, Notice
from tests.support.plans import (
    AT_ONCE,
    again,
    changed,
    fitting,
    idle,
    others_choose,
    planned,
    seat_of,
    set_up,
    touched_by_others,
)
from tests.support.tables import asked, at, choose, now, play_on, started

pytestmark = pytest.mark.django_db
SLUGS = [title.slug for title in titles]
COMPARED = ("ply", "place", "turn", "decision", "key", "barrier", "events", "change")
SEEDS = range(3)


def toy_turn(table: Table, lines: list[list[str]], options: Options = AT_ONCE) -> User:
    """Begin the second person's planned turn in a toy game; return the person."""
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
    """Make the planned choices by hand, return the result, and undo them."""
    mark = transaction.savepoint()
    for choice in alternatives_of(plan)[0].choices:
        choose(table, user, choice.key)
    found = (bytes(now(table).state or b""), moves(table, table.ply), seat_of(table, user).missed)
    transaction.savepoint_rollback(mark)
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_by_plan_as_by_hand_byte_for_byte(three: list[User], slug: str) -> None:
    """Random draws during the turn are the same."""
    table = play_on(started(three, slug), random.Random(1), choices=20)
    user = idle(table)
    plan = fitting(table, user)
    table = now(table)
    expected = by_hand(table, user, plan)
    assert sweep().planned == 1
    seat = seat_of(table, user)
    assert (bytes(now(table).state or b""), moves(table, table.ply), seat.missed) == expected
    keys = [planned.key for planned in alternatives_of(plan)[0].choices]
    played = Move.objects.filter(table=table, by=Move.By.PLAN).order_by("ply")
    assert [move.key for move in played] == keys
    settled = again(plan)
    assert (settled.became, settled.alternative, settled.refusals) == (Plan.Became.PLAYED, 0, [])


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("seed", SEEDS)
def test_law_nothing_is_played_that_was_not_planned(
    three: list[User], slug: str, seed: int
) -> None:
    """After any choices by others, the site plays a whole alternative or nothing."""
    rng = random.Random(seed)
    table = play_on(started(three, slug), rng, choices=5 + 3 * seed)
    user = idle(table)
    try:
        plan = set_up(table, user, rng)
    except BadPlan:
        return  # in the forecast, the game ends before the owner's next turn
    if not others_choose(table, user, rng):
        return
    table = now(table)
    sweep()
    mine = Move.objects.filter(table=table, by=Move.By.PLAN).order_by("ply")
    played, settled = [move.key for move in mine], again(plan)
    whole = [planned.key for planned in alternatives_of(plan)[0].choices]
    drafted = [key for _, key in seat_of(table, user).draft]
    if settled.became == Plan.Became.PLAYED:
        assert (played, drafted) == (whole, [])
    elif settled.became == Plan.Became.READY:
        assert (played, drafted) == ([], whole[: len(drafted)])
    else:
        waits = settled.behind is not None  # an unplanned question comes first
        assert waits == (asked(table, user).prompt.id not in begins_with(alternatives_of(plan)))
        assert settled.became == ("" if waits else Plan.Became.REFUSED)
        assert (played, drafted) == ([], [])
        assert now(table).ply == table.ply
    assert sweep().planned == 0


def test_the_first_that_fits_is_played(table: Table, user: User) -> None:
    plan = fitting(table, user)
    good = plan.alternatives[0]
    bad = {**good, "choices": [{**good["choices"][0], "key": "none-such"}]}
    Plan.objects.filter(pk=plan.pk).update(alternatives=[bad, good])
    assert sweep().planned == 1
    settled = again(plan)
    assert settled.alternative == 1
    assert [(one.alternative, one.why, one.at) for one in refusals_of(settled)] == [
        (0, "not-legal", 0)
    ]
    assert settled.refusals[0]["way"] == 0  # stored plans have this key


@pytest.mark.parametrize(
    ("why", "columns"),
    [
        ("not-legal", {"key": "none-such"}),
        ("other-price", {"preview": {"gain": {"coins": 99}, "cost": {}, "left": {}}}),
    ],
)
def test_refused(table: Table, user: User, why: str, columns: dict[str, Any]) -> None:
    plan = fitting(table, user)
    changed(plan, **columns)
    before = now(table).ply
    assert sweep().planned == 0
    settled = again(plan)
    assert settled.became == Plan.Became.REFUSED
    assert [one.why for one in refusals_of(settled)] == [why]
    assert now(table).ply == before
    asked(table, user)  # the owners choose by hand
    assert plan_told(seat_of(table, user)) == plan


def test_the_rule_says_why(table: Table, user: User) -> None:
    plan = fitting(table, user)
    entry = asked(table, user).blocked[0]
    changed(plan, key=f"{entry.key}x" if entry.key[-1:] in ":." else entry.key)
    sweep()
    assert [one.reason for one in refusals_of(again(plan))] == [entry.reason]


def test_another_price_where_they_do_not_mind(table: Table, user: User) -> None:
    plan = fitting(table, user, AT_ONCE._replace(any_price=True))
    changed(plan, preview={"gain": {"coins": 99}, "cost": {}, "left": {}})
    assert sweep().planned == 1


@pytest.mark.parametrize("minds", [True, False])
def test_touched(table: Table, user: User, minds: bool) -> None:
    """Plans with the option are refused if other players have touched their elements."""
    plan = fitting(table, user, AT_ONCE._replace(untouched=minds))
    name = touched_by_others(table, user, plan)
    changed(plan, targets=[name])
    rests = rests_on(again(plan), now(table), seat_of(table, user))
    assert (rests.touched, rests.alternatives) == ([name], [0])
    assert set(rests.on) == targets_of(alternatives_of(again(plan))[0])
    assert sweep().planned == (not minds)
    assert [one.why for one in refusals_of(again(plan))] == (["touched"] if minds else [])


@pytest.mark.parametrize(("hold", "closed_by"), [(False, "house"), (True, "move")])
def test_whose_time_its_turn_took(toy_table: Table, hold: bool, closed_by: str) -> None:
    """A plan that autoplay completes takes no time of the person's; a confirmation by hand does."""
    for laid in (at(toy_table, 0), at(toy_table, 1)):
        choose(toy_table, laid, asked(toy_table, laid).choices[0].key)
    user = idle(toy_table)
    plan = fitting(toy_table, user, Options(hold=True) if hold else AT_ONCE)
    turn = Turn.objects.open().get(seat__table=toy_table, seat__person=user)
    assert sweep().planned == (not hold)
    if hold:
        choose(toy_table, user, alternatives_of(plan)[0].choices[-1].key)
    turn.refresh_from_db()
    assert turn.closed_by == closed_by


def test_ones_own_moves_touch_nothing(table: Table, user: User) -> None:
    """The owner may have touched the plan's elements outside the own turn."""
    plan = fitting(table, user, AT_ONCE._replace(untouched=True))
    name = touched_by_others(table, user, plan)
    changed(plan, targets=[name])
    place = seat_of(table, user).place
    Move.objects.filter(table=table, ply__gt=plan.alternatives[0]["ply"]).update(place=place)
    assert rests_on(again(plan), now(table), seat_of(table, user)).touched == []


def test_held(table: Table, user: User) -> None:
    """The draft contains the plan without its last choice, which the person must confirm."""
    plan = fitting(table, user, Options(hold=True))
    keys = [planned.key for planned in alternatives_of(plan)[0].choices]
    before = now(table)
    assert sweep().planned == 0
    assert again(plan).became == Plan.Became.READY
    assert [key for _, key in seat_of(table, user).draft] == keys[:-1]
    assert (now(table).ply, now(table).state) == (before.ply, before.state)
    assert choose(table, user, keys[-1]).committed
    mine = Move.objects.filter(table=table, ply__gt=before.ply, turn=plan.turn)
    mine = mine.filter(place=seat_of(table, user).place).order_by("ply")
    assert [(move.key, move.by) for move in mine] == [(key, Move.By.PERSON) for key in keys]


def test_after_its_delay(table: Table, user: User, hand: clock.Hand) -> None:
    fitting(table, user, AT_ONCE._replace(delay=10))
    hand.forward(timedelta(minutes=4, seconds=50))
    assert sweep().planned == 0
    hand.forward(timedelta(minutes=5, seconds=10))
    assert sweep().planned == 1


def test_those_that_wait_hide_none_that_is_due(
    three: list[User], hand: clock.Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.plans.playing.BATCH", 1)
    waiting = AT_ONCE._replace(delay=10)
    for number, options in enumerate([waiting, waiting, AT_ONCE]):
        table = play_on(started(three, name=f"Wait {number}"), random.Random(1), choices=20)
        plan = fitting(table, idle(table), options)
        hand.forward(timedelta(seconds=1))
    assert plans_due(set()) == [plan.seat.table_id]


def test_before_the_time_runs_out(table: Table, user: User, hand: clock.Hand) -> None:
    """The time-out comes before the delay's end; without the plan, autoplay would choose."""
    fitting(table, user, AT_ONCE._replace(delay=10))
    turn = Turn.objects.filter(seat=seat_of(table, user), closed_at=None)
    turn.update(deadline_at=clock.now() + timedelta(minutes=3))
    hand.forward(timedelta(minutes=1, seconds=50))
    assert sweep().planned == 0
    hand.forward(timedelta(seconds=20))
    assert sweep().planned == 1


def test_its_haste_tells_nothing() -> None:
    """Each plan waits for a random part of the second half of its delay."""
    asked_at = clock.now()
    waits = {(Plan(delay=10).due_at(asked_at, None) - asked_at) for _ in range(50)}
    assert len(waits) > 40
    assert timedelta(minutes=5) <= min(waits) < max(waits) <= timedelta(minutes=10)


@pytest.mark.parametrize("by_plan", [True, False])
def test_they_are_told_of_what_it_brought_about(table: Table, user: User, by_plan: bool) -> None:
    """The owner gets notices of the next turn or of the end, unlike after a choice by hand."""
    own = seat_of(table, user)
    for event in (TurnsOpened, TableEnded):
        publish(event(table, [own], user, by_plan=by_plan))
    mails = Notice.objects.filter(person=user, channel=Channel.MAIL, turn=own.turn)
    told = set(mails.values_list("kind", flat=True))
    assert (told >= {Kind.TURN, Kind.OVER}) == by_plan


def test_what_came_before_it_is_still_new(table: Table, user: User) -> None:
    fitting(table, user)
    before = seat_of(table, user).seen_ply
    assert sweep().planned == 1
    assert seat_of(table, user).seen_ply == before < now(table).ply


def test_not_in_a_later_turn(table: Table, user: User) -> None:
    plan = fitting(table, user)
    Plan.objects.filter(pk=plan.pk).update(turn=F("turn") - 1)
    before = now(table).ply
    assert sweep().planned == 0
    assert again(plan).became == Plan.Became.BY_HAND
    assert now(table).ply == before


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_is_the_matter_with_what_was_just_planned(three: list[User], slug: str) -> None:
    """The check guesses hidden information as the plan did."""
    table = play_on(started(three, slug), random.Random(1), choices=20)
    user = idle(table)
    for seed in range(5):
        planned(table, user, random.Random(seed))
    plan = plan_of(seat_of(table, user))
    assert plan is not None
    assert foreseen(plan, now(table), seat_of(table, user)).refusals == ()


def test_the_same_choice_sent_again_was_heard(table: Table, user: User) -> None:
    """The page was open while the site played the plan."""
    plan = fitting(table, user)
    decision, key = asked(table, user).id, alternatives_of(plan)[0].choices[0].key
    sweep()
    assert choice_submit(table_id=table.pk, by=user, decision=decision, key=key).repeated


def test_by_hand_first(table: Table, user: User) -> None:
    plan = fitting(table, user, AT_ONCE._replace(delay=10))
    while seat_of(table, user).waiting_since is not None:
        choose(table, user, asked(table, user).choices[0].key)
    before = now(table).ply
    sweep()
    assert again(plan).became == Plan.Became.BY_HAND
    assert now(table).ply == before


def test_a_choice_by_hand_stops_it(table: Table, user: User) -> None:
    plan = fitting(table, user)
    decision = asked(table, user)
    Seat.objects.filter(table=table, person=user).update(
        draft=[[decision.id, decision.choices[0].key]]
    )
    assert sweep().planned == 0
    assert again(plan).became == Plan.Became.BY_HAND


def test_nor_after_a_choice_in_that_turn(toy_table: Table, hand: clock.Hand) -> None:
    """The person has made a final choice before the plan was due, and the turn continues."""
    user = toy_turn(toy_table, [["rest", "end"]], AT_ONCE._replace(delay=10))
    assert choose(toy_table, user, "roll").committed
    assert asked(toy_table, user)
    hand.forward(timedelta(minutes=10))
    before = now(toy_table).ply
    assert sweep().planned == 0
    assert Plan.objects.get().became == Plan.Became.BY_HAND
    assert (now(toy_table).ply, seat_of(toy_table, user).draft) == (before, [])


def test_nor_while_a_stand_in_plays(table: Table, user: User) -> None:
    """The turn began while a stand-in played, so the person hasn't seen the choices before it."""
    plan = fitting(table, user)
    Seat.objects.filter(table=table, person=user).update(played_by_stand_in=True)
    before = now(table).ply
    assert sweep().planned == 0
    assert again(plan).became == Plan.Became.BY_HAND
    assert now(table).ply == before


def test_one_that_begins_with_what_is_asked_waits_for_nothing(toy_table: Table) -> None:
    """The other alternative begins with a question that hasn't come."""
    toy_turn(toy_table, [["rest", "end"], ["roll"]])
    plan = Plan.objects.get()
    plan.alternatives[0]["choices"][0]["prompt"] = "another-question"
    plan.alternatives[1]["choices"][0]["key"] = "none-such"
    plan.save()
    assert sweep().planned == 0
    assert again(plan).became == Plan.Became.REFUSED
    assert [one.why for one in refusals_of(again(plan))] == ["not-asked", "not-legal"]


def test_nor_for_players_who_have_left(table: Table, user: User) -> None:
    plan = fitting(table, user)
    seat_resign(table_id=table.pk, by=user)
    assert sweep().planned == 0
    assert again(plan).became == Plan.Became.BY_HAND


def test_the_same_again_changes_nothing(table: Table, user: User) -> None:
    fitting(table, user)
    assert [sweep().planned, sweep().planned] == [1, 0]
