"""Opponents at a table during faults: kills while they think, no broker, no workers.

Faults 3, 4 and 13 of `docs/operations.md`.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
import redis

from accounts.models import User
from games.models import Heartbeat, Move, Status, Table, Turn
from games.services.opponents import opponent_turn
from games.services.sweeping import sweep
from games.turn_time import ASKS
from mp2site.infra.clock import Hand
from mp2site.infra.faults import POINTS
from mp2site.infra.servers import RedisServer
from tests.faults.conftest import PREFIX, flush
from tests.faults.forks import killed_at
from tests.faults.laws import check_tables, unfinished, untold
from tests.faults.play import begun
from tests.faults.running_site import RunningSite
from tests.faults.sink import Sink
from tests.support.clocks import turn_of
from tests.support.opponents import against, answered, thinking, waiting
from tests.support.tables import acting, asked, choose, people, started
from tests.support.waiting import until

pytestmark = pytest.mark.django_db(transaction=True)

THINKING = sorted(point for point in POINTS if point.startswith("think"))
QUEUE = f"{PREFIX}opponents"


def moves_of(table: Table) -> list[tuple[int | None, str]]:
    return list(table.moves.order_by("ply").values_list("place", "by"))


# -- killed where a plan says so ----------------------------------------------------------------


@pytest.fixture
def plainly(
    with_toy: Callable[..., None], no_broker: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking(monkeypatch)


@pytest.mark.usefixtures("plainly")
@pytest.mark.parametrize("point", THINKING)
def test_killed_in_the_middle_of_thinking(point: str, four: list[User]) -> None:
    """After a restart, the turn is played once, and no choice is lost or made twice."""
    table = against(four[0], "merchant", stand_in="house")
    (turn,) = waiting(table)
    assert killed_at(f"{point}=kill", lambda: opponent_turn(turn_id=turn))
    assert table.moves.count() == (point == "think.3")
    answered(table)
    assert [by for _, by in moves_of(table)] == ["person"]
    assert check_tables() == 1


@pytest.mark.usefixtures("plainly")
@pytest.mark.parametrize("point", THINKING)
def test_killed_in_somebodys_place(point: str, four: list[User], hand: Hand) -> None:
    """A stand-in plays the turn of a person whose time is up.

    The turn is announced once and played once, at whichever point a process is killed.
    """
    table = begun(four[:2], stand_in="merchant")
    sweep()
    late = acting(table)
    deadline = turn_of(table, late).deadline_at
    assert deadline
    hand.to(deadline + timedelta(seconds=1))
    Heartbeat.objects.update(last_ok=hand.time())
    sweep()
    before = table.moves.count()
    (turn,) = waiting(table)
    assert killed_at(f"{point}=kill", lambda: opponent_turn(turn_id=turn))
    if point != "think.3":
        assert table.moves.count() == before
    answered(table)
    assert {by for _, by in moves_of(table)[before:]} == {Move.By.STAND_IN}
    assert Turn.objects.filter(closed_by=Turn.ClosedBy.TIMEOUT).count() == 1
    assert table.events.filter(kind="timed-out").count() == 1
    assert acting(table) != late
    assert check_tables() == 1
    assert untold() == []


# -- real processes -----------------------------------------------------------------------------


@pytest.fixture
def mara() -> User:
    return people(1)[0]


def thinkers(site: RunningSite, **environment: object) -> None:
    """Start the opponents' worker."""
    site.environment |= {name: str(value) for name, value in environment.items()}
    site.opponents()


def long_thinkers(site: RunningSite) -> None:
    """Start a worker whose opponents think for a minute of processor time."""
    site.environment |= {"THINKING_SECONDS": "60", "OPPONENT_PAUSE": "0"}
    site.opponents("tests.faults.thinkers")


def one_thinks(site: RunningSite) -> None:
    """Wait until a slow opponent is thinking."""
    until(lambda: "begins to think" in site.log("opponents"), "one has begun to think")
    before = site.processor_time("opponents")
    until(lambda: site.processor_time("opponents") > before + 0.2, "it thinks")


def played(table: Table, least: int = 1) -> Callable[[], bool]:
    """Return a check that opponents have made some moves, and no seat waits for an opponent."""
    others = Move.objects.filter(table=table).exclude(place=_own(table))
    return lambda: not waiting(table) and others.count() >= least


def _own(table: Table) -> int:
    place = table.seats.get(person__strength="").place
    assert place is not None
    return place


def pass_on(table: Table, person: User) -> None:
    """Let the person choose until another seat has the turn."""
    while table.seats.filter(person=person, waiting_since__isnull=False).exists():
        choose(table, person, asked(table, person).choices[-1].key)


@pytest.fixture
def waited_for(mara: User, site: RunningSite) -> Table:
    """A game of Yspahan in which a Merchant has the turn; no process thinks for it yet."""
    table = against(mara, "merchant", title="yspahan")
    if not waiting(table):
        pass_on(table, mara)
    assert waiting(table)
    return table


def test_kill_9_in_the_middle_of_thinking(
    waited_for: Table, site: RunningSite, redis_of_ours: RedisServer
) -> None:
    """The task is lost with its worker; the sweep queues it again, and the next worker plays."""
    long_thinkers(site)
    one_thinks(site)
    site.kill("opponents")
    (turn,) = waiting(waited_for)
    with redis.Redis.from_url(redis_of_ours.url) as client:
        assert client.hlen(f"{PREFIX}unacked") == 1
    thinkers(site, OPPONENT_PAUSE=0, OPPONENT_PATIENCE=5)
    site.sweeper()
    until(played(waited_for), "the turn is played after all")
    assert {by for _, by in moves_of(waited_for)} == {"person"}
    assert Turn.objects.get(pk=turn).asked > 1
    assert check_tables() == 1


def test_redis_emptied(waited_for: Table, site: RunningSite, redis_of_ours: RedisServer) -> None:
    """The queued tasks are lost; the sweep queues them again, and an opponent plays, not
    autoplay.
    """
    with redis.Redis.from_url(redis_of_ours.url) as client:
        assert client.llen(QUEUE)
    flush(redis_of_ours)
    thinkers(site, OPPONENT_PAUSE=0, OPPONENT_PATIENCE=3)
    site.sweeper()
    site.worker(1)
    until(played(waited_for), "the turn is played after all")
    assert {by for _, by in moves_of(waited_for)} == {"person"}
    assert check_tables() == 1


def test_the_sweep_alone(waited_for: Table, site: RunningSite, redis_of_ours: RedisServer) -> None:
    """With neither Redis nor a worker, autoplay plays the opponents' turns."""
    redis_of_ours.stop()
    try:
        site.environment |= {"OPPONENT_PAUSE": "0", "OPPONENT_PATIENCE": "1"}
        site.sweeper()
        until(played(waited_for), f"after {ASKS} times it is played")
        assert (1 - _own(waited_for), "house") in moves_of(waited_for)
        assert Table.objects.get(pk=waited_for.pk).status == Status.PLAYING
        assert check_tables() == 1
    finally:
        redis_of_ours.start()


def test_ten_who_think_keep_no_mail_waiting(site: RunningSite, sink: Sink) -> None:
    """The mail of a move arrives while the opponents still think."""
    host, guest, *others = people(4)
    site.worker()
    letter = started([host, guest], title="yspahan")
    until(lambda: unfinished() == {}, "all is told")
    for _ in range(5):
        for person in others:
            against(person, "merchant", title="yspahan")
    long_thinkers(site)
    for table in Table.objects.filter(seats__person__in=others):
        if not waiting(table):
            pass_on(table, table.host)
    one_thinks(site)
    until(lambda: unfinished() == {}, "all is told")
    assert Turn.objects.waiting_for_opponents().count() >= 10
    thought = site.processor_time("opponents")
    mails = len(sink.mails)
    user = acting(letter)
    while acting(letter) == user:
        choose(letter, user, asked(letter, user).choices[-1].key)
    until(lambda: len(sink.mails) > mails, "the mail is there")
    assert site.processor_time("opponents") > thought
    assert Turn.objects.waiting_for_opponents().count() >= 10
