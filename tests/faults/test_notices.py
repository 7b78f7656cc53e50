"""A move between the creation of a notice and its sending; nights in which the clocks change.

Faults 7 and 8 of `docs/operations.md`.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, time, timedelta

import pytest

from accounts.models import User
from games.models import Heartbeat, Table
from games.paces import HOUR, Pace
from games.services.sweeping import sweep
from mp2site.infra import faults
from mp2site.infra.clock import Hand
from notifications.delivery.sending import notices_sweep
from notifications.models import Kind, Notice, Reach, State
from tests.concurrency.conftest import race
from tests.faults.laws import unfinished, untold
from tests.faults.play import about_to_end, begun, deadline_of
from tests.faults.sink import Sink
from tests.support.clocks import turn_of
from tests.support.tables import acting, person

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_broker", "with_toy"),
]


def settle(hand: Hand) -> None:
    hand.forward(timedelta(seconds=61))
    while notices_sweep():
        pass


@pytest.fixture
def table(four: list[User], hand: Hand, sink: Sink) -> Table:
    """A game of two in which the second player has one notice: it is her turn."""
    table = begun(four[:2])
    settle(hand)
    about_to_end(table)()
    sink.clear()
    return table


def meanwhile(monkeypatch: pytest.MonkeyPatch, where: str, call: Callable[[], object]) -> None:
    """Call a function once, on another connection, when a point is passed."""
    waiting = [call]

    def point(name: str) -> None:
        if name == where and waiting:
            race([waiting.pop()])

    monkeypatch.setattr(faults, "point", point)


def state_of(about: User) -> tuple[str, str]:
    notice = Notice.objects.filter(person=about, kind=Kind.TURN).latest("created_at", "turn")
    return notice.state, notice.reason


def test_who_moves_before_the_notice_is_prepared_is_not_told(
    table: Table, hand: Hand, sink: Sink
) -> None:
    mover = acting(table)
    about_to_end(table)()
    settle(hand)
    assert state_of(mover) == (State.SKIPPED, "moved")
    assert sink.to(mover.email) == []
    assert (unfinished(), untold()) == ({}, [])


@pytest.mark.parametrize("where", ["send.1", "send.2", "send.3"])
def test_who_moves_before_it_is_taken_for_sending_is_not_told(
    where: str, table: Table, hand: Hand, sink: Sink, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notice is prepared, perhaps rendered; the last check before sending drops it."""
    mover = acting(table)
    move = about_to_end(table)
    hand.forward(timedelta(seconds=61))
    meanwhile(monkeypatch, where, move)
    notices_sweep()
    assert state_of(mover) == (State.SKIPPED, "moved")
    assert sink.to(mover.email) == []
    settle(hand)
    assert unfinished() == {}
    assert len(sink.to(acting(table).email)) == 1


def test_who_moves_while_it_is_being_sent_has_one_mail(
    table: Table, hand: Hand, sink: Sink, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mail can't be withdrawn; no second mail follows."""
    mover = acting(table)
    move = about_to_end(table)
    hand.forward(timedelta(seconds=61))
    meanwhile(monkeypatch, "send.4", move)
    notices_sweep()
    assert state_of(mover) == (State.SENT, "")
    settle(hand)
    hand.forward(timedelta(minutes=11))
    settle(hand)
    assert len(sink.to(mover.email)) == 1
    assert (unfinished(), sink.copies()) == ({}, {})


# -- nights -----------------------------------------------------------------------------------

NIGHT = {"quiet_from": time(22), "quiet_to": time(8)}
# Nights in which Berlin's clocks change: a name, a time in the night, and the night's end.
NIGHTS = [
    ("spring", datetime(2026, 3, 29, 0, 30, tzinfo=UTC), datetime(2026, 3, 29, 6, tzinfo=UTC)),
    ("autumn", datetime(2026, 10, 25, 0, 30, tzinfo=UTC), datetime(2026, 10, 25, 7, tzinfo=UTC)),
]


def night_game(hand: Hand, at: datetime, pace: Pace) -> tuple[Table, User]:
    """Return a game in which the sleeper's turn begins at this time of her night."""
    sleeper = person("selma", time_zone="Europe/Berlin", **NIGHT)
    awake = person("wanja", time_zone="UTC")
    hand.to(at - timedelta(days=1))
    table = begun([awake, sleeper], clock=pace)
    settle(hand)
    if acting(table) == sleeper:
        about_to_end(table)()
    hand.to(at)
    Heartbeat.objects.update_or_create(name="sweep", defaults={"last_ok": at})
    about_to_end(table)()
    assert acting(table) == sleeper
    return table, sleeper


def live_through(hand: Hand, until: datetime) -> None:
    """Sweep every half hour until a time."""
    while hand.time() < until:
        hand.forward(min(timedelta(minutes=30), until - hand.time()))
        Heartbeat.objects.update(last_ok=hand.time())
        sweep()
        notices_sweep()


@pytest.mark.parametrize(("season", "at", "morning"), NIGHTS)
def test_a_night_in_which_the_clocks_change(
    season: str, at: datetime, morning: datetime, transactional_db: None, hand: Hand, sink: Sink
) -> None:
    """The notice comes at eight by the sleeper's own clock.

    The night doesn't use up the turn's time.
    """
    long = Pace(grace=HOUR, bank=48 * HOUR, increment=0, cap=48 * HOUR)
    table, sleeper = night_game(hand, at, long)
    sink.clear()
    live_through(hand, morning - timedelta(seconds=1))
    assert sink.to(sleeper.email) == []
    assert state_of(sleeper) == (State.HELD, "quiet-hours")
    live_through(hand, morning + timedelta(minutes=1))
    assert len(sink.to(sleeper.email)) == 1
    turn = turn_of(table, sleeper)
    # A day counts fourteen hours of the turn's time, so 49 hours are three days and seven hours.
    counted = timedelta(days=3, hours=7)
    assert turn.deadline_at == morning + counted
    assert (unfinished(), sink.copies()) == ({}, {})


@pytest.mark.parametrize("passes", [True, False])
@pytest.mark.parametrize(("season", "at", "morning"), NIGHTS)
def test_a_deadline_within_the_night(
    season: str,
    at: datetime,
    morning: datetime,
    passes: bool,
    transactional_db: None,
    hand: Hand,
    sink: Sink,
) -> None:
    """In a live game the clock runs at night.

    An urgent notice is sent then if its reader allows it.
    """
    quick = Pace(grace=120, bank=1800, increment=0, cap=1800)
    table, sleeper = night_game(hand, at, quick)
    Reach.objects.update_or_create(person=sleeper, defaults={"urgent_passes": passes})
    deadline = deadline_of(table)
    assert deadline == at + timedelta(seconds=1920)
    assert deadline < morning
    first = turn_of(table, sleeper).number
    notice = Notice.objects.get(person=sleeper, turn=first, kind=Kind.TURN)
    sink.clear()
    live_through(hand, at + timedelta(minutes=2))
    assert len(sink.to(sleeper.email)) == (1 if passes else 0)
    live_through(hand, morning + timedelta(minutes=1))
    notice.refresh_from_db()
    if passes:
        assert notice.state == State.SENT
    else:  # by morning the time is up, and autoplay may have finished the game
        assert notice.state == State.SKIPPED
        assert notice.reason in {"timed-out", "game-over"}
    assert sink.to(sleeper.email)  # in the morning she is notified that her time was up
    assert (unfinished(), sink.copies()) == ({}, {})
