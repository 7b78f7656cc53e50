"""Kills by `kill -9` at each numbered point of moving, sweeping and sending.

This is fault 3 of `docs/operations.md`. After each kill the client sends its choice again, and
sweeps run. Then no accepted move is lost, and each turn has its notice. Nobody gets a notice twice,
with one exception: a mail may come twice if the kill came between the mail server's acceptance and
our record of it.
"""

from __future__ import annotations

from datetime import timedelta

import pytest

from accounts.models import User
from games.analysis.services import NewStep, line_play
from games.cups.models import CupTable
from games.cups.sweeping import cups_advance
from games.models import Heartbeat, Move, Outage, OutageCredit, Table, TableEvent, Turn
from games.plans.models import Plan
from games.plans.services import plan_keep, plan_options
from games.seasons.models import Season, SeasonTable
from games.seasons.services import SIGN_UP, season_join, season_open
from games.seasons.sweeping import seasons_advance
from games.services.sweeping import sweep
from mp2site.infra.clock import Hand
from mp2site.infra.faults import POINTS
from notifications.delivery.leases import LEASE
from notifications.delivery.sending import notices_sweep
from notifications.models import Channel, Kind, Notice, State
from notifications.policy.devices import device_save
from tests.faults.forks import killed_at
from tests.faults.laws import check_tables, unfinished, untold
from tests.faults.play import about_to_end, begun, deadline_of
from tests.faults.sink import Sink
from tests.games.cups import conftest as cups
from tests.games.seasons.conftest import end_all
from tests.support.clocks import swept_after, turn_of
from tests.support.plans import AT_ONCE, idle
from tests.support.push import PushService
from tests.support.tables import acting, people, person, place_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_broker", "with_toy"),
]

AMBIGUOUS = {"send.5"}
"""The points at which it is unknown whether the mail server has accepted the mail."""
GONE = {*AMBIGUOUS, "send.6"}
"""The points at which the mail server has accepted the mail."""


def points(of: str) -> list[str]:
    return sorted(point for point in POINTS if point.startswith(of))


@pytest.fixture
def table(four: list[User], hand: Hand, sink: Sink) -> Table:
    """A game of two in which the first place has the turn; all its notices are sent."""
    table = begun(four[:2])
    settle(hand)
    sink.clear()
    return table


def settle(hand: Hand) -> None:
    """Run sweeps and let leases expire until no work is left."""
    hand.forward(timedelta(seconds=1))
    for _ in range(3):
        Heartbeat.objects.update(last_ok=hand.time())
        sweep()
        notices_sweep()
        hand.forward(LEASE + timedelta(seconds=1))


@pytest.mark.parametrize("point", points("move"))
def test_a_move(point: str, table: Table, hand: Hand, sink: Sink) -> None:
    submit = about_to_end(table)
    before = table.moves.count()
    assert killed_at(f"{point}=kill", submit)
    taken = table.moves.count() - before
    # the drafted choice, and the last one
    assert taken == (2 if point in {"move.4", "move.5"} else 0)
    answer = submit()  # the client got no response and sends the choice again
    assert answer.repeated == bool(taken)
    assert table.moves.count() == before + 2
    settle(hand)
    assert check_tables() == 1
    assert untold() == []
    assert (unfinished(), sink.copies()) == ({}, {})


class Due:
    """The conditions under which a sweep passes each of its points."""

    def __init__(self, table: Table, hand: Hand) -> None:
        self.table, self.hand = table, hand

    def time_out(self) -> None:
        """Let the turn's time run out, with regular sweeps before."""
        self.hand.to(deadline_of(self.table) + timedelta(seconds=1))
        Heartbeat.objects.update(last_ok=self.hand.time())

    def reminder(self) -> None:
        turn = turn_of(self.table, acting(self.table))
        assert turn.remind_at
        self.hand.to(turn.remind_at + timedelta(seconds=1))
        Heartbeat.objects.update(last_ok=self.hand.time())

    def outage(self) -> None:
        """Let two and a half hours pass without a sweep; without a credit, the turn would end."""
        self.hand.forward(timedelta(hours=2, minutes=30))


@pytest.mark.parametrize("point", ["sweep.5", "sweep.6", "sweep.7"])
def test_a_time_out(point: str, table: Table, hand: Hand, sink: Sink) -> None:
    late = acting(table)
    Due(table, hand).time_out()
    assert killed_at(f"{point}=kill", sweep)
    assert TableEvent.objects.count() == (point == "sweep.7")
    sweep()
    assert TableEvent.objects.filter(kind=TableEvent.Kind.TIMED_OUT).count() == 1
    assert Turn.objects.filter(closed_by=Turn.ClosedBy.TIMEOUT).count() == 1
    settle(hand)
    assert check_tables() == 1
    assert untold() == []
    told = [notice.kind for notice in Notice.objects.filter(person=late, kind=Kind.TIMED_OUT)]
    assert told == [Kind.TIMED_OUT]
    assert (unfinished(), sink.copies()) == ({}, {})


def test_a_reminder(table: Table, hand: Hand, sink: Sink) -> None:
    Due(table, hand).reminder()
    assert killed_at("sweep.8=kill", sweep)
    assert not Notice.objects.filter(kind=Kind.REMINDER).exists()
    sweep()
    sweep()
    assert Notice.objects.filter(kind=Kind.REMINDER).count() == 1
    notices_sweep()
    hand.forward(timedelta(seconds=61))
    notices_sweep()
    assert (len(sink.mails), unfinished(), sink.copies()) == (1, {}, {})


@pytest.mark.parametrize("point", ["sweep.1", "sweep.2", "sweep.3", "sweep.4"])
def test_an_outage(point: str, table: Table, hand: Hand) -> None:
    due, user = deadline_of(table), acting(table)
    Due(table, hand).outage()
    assert killed_at(f"{point}=kill", sweep)
    for _ in range(2):
        sweep()
        hand.forward(timedelta(seconds=30))
    (outage,) = Outage.objects.all()
    assert outage.settled_at
    assert OutageCredit.objects.count() == 1
    events = TableEvent.objects.values_list("kind", flat=True)
    assert list(events) == [TableEvent.Kind.CREDITED]
    turn = turn_of(table, user)
    assert turn.deadline_at == due + (outage.ended_at - outage.began_at)
    assert check_tables() == 1


@pytest.mark.parametrize("point", points("send"))
def test_a_mail(point: str, table: Table, hand: Hand, sink: Sink) -> None:
    about_to_end(table)()
    notice = Notice.objects.get(state=State.PENDING)
    hand.forward(timedelta(seconds=61))
    assert killed_at(f"{point}=kill", notices_sweep)
    arrived = len(sink.mails)
    assert arrived == (point in GONE)
    for _ in range(4):
        notices_sweep()
        swept_after(hand, minutes=4)
    notice.refresh_from_db()
    assert notice.state == State.SENT
    assert len(sink.to(notice.person.email)) == len(sink.mails) == 1 + (point in AMBIGUOUS)
    assert len({mail.message_id for mail in sink.mails}) == 1
    assert unfinished() == {}


@pytest.mark.parametrize("point", points("send"))
def test_a_push(
    point: str, table: Table, four: list[User], hand: Hand, sink: Sink, pushes: PushService
) -> None:
    """Only the push service gets a second copy: browsers replace a push with the same tag."""
    for user in four[:2]:
        device_save(person=user, **pushes.subscribe())
    about_to_end(table)()
    Notice.objects.exclude(channel=Channel.PUSH).delete()
    notice = Notice.objects.get(state=State.PENDING)
    hand.forward(timedelta(seconds=61))
    assert killed_at(f"{point}=kill", notices_sweep)
    assert len(pushes.pushes) == (point in GONE)
    for _ in range(4):
        notices_sweep()
        swept_after(hand, minutes=4)
    notice.refresh_from_db()
    assert notice.state == State.SENT
    assert len(pushes.pushes) == 1 + (point in AMBIGUOUS)
    assert len({(push.said["tag"], push.said["id"]) for push in pushes.pushes}) == 1
    assert unfinished() == {}


@pytest.mark.parametrize(("point", "unknown"), [("send.4=kill@2", 1), ("send.6=kill", 0)])
def test_a_mail_that_was_taken_up(
    point: str, unknown: int, four: list[User], hand: Hand, sink: Sink
) -> None:
    """A mail in doubt may have been sent. It is only sent again if it is about a turn.

    At the point between recording one mail and taking the next, no mail is in doubt.
    """
    for _ in range(3):
        begun(four[:2])
    Notice.objects.exclude(kind=Kind.STARTED).delete()
    sink.clear()
    hand.forward(timedelta(seconds=61))
    assert killed_at(point, notices_sweep)
    for _ in range(4):
        notices_sweep()
        swept_after(hand, minutes=4)
    started = Notice.objects.filter(kind=Kind.STARTED)
    assert started.filter(state=State.UNKNOWN).count() == unknown
    assert started.exclude(state=State.UNKNOWN).count() == 3 - unknown
    assert set(started.exclude(state=State.UNKNOWN).values_list("state", flat=True)) == {State.SENT}
    assert not sink.copies()


@pytest.mark.parametrize(("plan", "twice"), [("send.5=kill@2", 1), ("send.6=kill", 0)])
def test_a_mail_among_others(
    plan: str, twice: int, four: list[User], hand: Hand, sink: Sink
) -> None:
    """The first mail is recorded when the second is taken.

    Later kills repeat only a mail in doubt.
    """
    for _ in range(3):
        begun(four[:2])
    Notice.objects.exclude(kind=Kind.TURN).delete()
    sink.clear()
    hand.forward(timedelta(seconds=61))
    assert killed_at(plan, notices_sweep)
    assert (Notice.objects.filter(state=State.SENT).count(), len(sink.mails)) == (1, 1 + twice)
    for _ in range(4):
        notices_sweep()
        swept_after(hand, minutes=4)
    sent = trails(state=State.SENT)
    assert len({mail.message_id for mail in sink.mails}) == len(sent) >= 3
    assert len(sink.mails) == len(sent) + twice
    assert all(trail.count("sent") == 1 for trail in sent)
    assert unfinished() == {}


def trails(state: State) -> list[list[str]]:
    rows = Notice.objects.filter(kind=Kind.TURN, state=state).values_list("trail", flat=True)
    return [[step["what"] for step in trail] for trail in rows]


@pytest.mark.parametrize("point", points("plan"))
def test_a_plan(point: str, table: Table, hand: Hand) -> None:
    """After a kill the plan is played completely or not at all; in the end it is played once."""
    user = idle(table)
    step = ""
    for key in ("rest", "end"):
        new = NewStep(place_of(table, user), key)
        done = line_play(table_id=table.pk, by=user, new=new, after=step, next_turn=True)
        step = done.line.path[-1].pk
    plan_keep(table_id=table.pk, by=user, step=step)
    plan_options(table_id=table.pk, by=user, options=AT_ONCE)
    about_to_end(table)()
    before = table.moves.count()
    assert killed_at(f"{point}=kill", sweep)
    assert table.moves.count() - before == (2 if point == "plan.3" else 0)
    settle(hand)
    played = table.moves.filter(by=Move.By.PLAN)
    assert [move.key for move in played.order_by("ply")] == ["rest", "end"]
    assert Plan.objects.get().became == Plan.Became.PLAYED
    check_tables()
    assert not untold()


@pytest.mark.parametrize("point", points("season"))
def test_a_season(point: str, hand: Hand, sink: Sink) -> None:
    """A season is drawn once and closed once, and each of its tables is created once."""
    season = season_open(by=person("warden", is_staff=True), title="yspahan", seats=3)
    for one in people(5):
        season_join(season_id=season.pk, by=one)
    hand.forward(SIGN_UP + timedelta(minutes=1))
    if point == "season.4":
        seasons_advance()
        end_all(season)
    assert killed_at(f"{point}=kill", seasons_advance)
    for _ in range(2):
        seasons_advance()
    assert season.divisions.count() == 1
    assert SeasonTable.objects.count() == Table.objects.count() == 5
    told = Notice.objects.filter(kind="season-on", channel=Channel.MAIL)
    assert told.count() == 5
    end_all(season)
    seasons_advance()
    assert sorted(season.entries.values_list("place", flat=True)) == [1, 2, 3, 4, 5]
    assert Season.objects.count() == 2


@pytest.mark.parametrize("point", points("cup"))
def test_a_cup(point: str, hand: Hand, sink: Sink) -> None:
    """A cup is begun once and closed once, and each of its tables is created once."""
    cup = cups.joined(person("warden", is_staff=True), cups.crowd(8))
    if point == "cup.4":
        for _ in range(3):
            cups_advance()
            cups.end_all(cup)
    assert killed_at(f"{point}=kill", cups_advance)
    for _ in range(2):
        cups_advance()
    told = Notice.objects.filter(kind="cup-game", channel=Channel.MAIL)
    if point != "cup.4":
        assert CupTable.objects.count() == Table.objects.count() == 2
        assert told.count() == 8
    cup = cups.play_on(cup)
    assert CupTable.objects.count() == Table.objects.count() == 5
    assert told.count() == 8 + 8 + 4
    assert sorted(cup.entries.values_list("place", flat=True)) == list(range(1, 9))
    assert Notice.objects.filter(kind="cup-over", channel=Channel.MAIL).count() == 8


def test_every_point_is_killed_at() -> None:
    """Each point of a sweep has a test here that prepares the work due there.

    `test_opponents` covers the points of thinking, and `tests/games/test_packing.py` the points of
    packing, which is one transaction.
    """
    swept = {"sweep.5", "sweep.6", "sweep.7", "sweep.8", "sweep.1", "sweep.2", "sweep.3", "sweep.4"}
    assert {
        *points("move"),
        *swept,
        *points("send"),
        *points("think"),
        *points("plan"),
        *points("pack"),
        *points("season"),
        *points("cup"),
    } == set(POINTS)
