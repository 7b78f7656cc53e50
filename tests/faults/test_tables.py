"""A poisoned table among healthy ones; a turn that opens again; the release gate.

Faults 9, 10 and 11 of `docs/operations.md`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from accounts.models import User
from games import engine
from games.models import Heartbeat, Status, Table, TableEvent, Turn
from games.rules import titles
from games.services import sweeping
from games.services.play import draft_undo
from games.services.sweeping import sweep
from mp2site.infra.clock import Hand
from notifications.delivery.sending import notices_sweep
from notifications.models import Kind, Notice
from tests.faults.laws import check_tables, unfinished, untold
from tests.faults.play import about_to_end, begun, deadline_of
from tests.faults.sink import Sink
from tests.rules import doubles
from tests.support.clocks import turn_of
from tests.support.tables import acting, choose, now, play_on, started

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_broker"),
]

Toy = Callable[..., None]


def boom() -> str:
    raise ZeroDivisionError("a bug in the rules")


def past(tables: list[Table], hand: Hand) -> None:
    """Move the clock past all tables' deadlines, with regular sweeps before."""
    hand.to(max(map(deadline_of, tables)) + timedelta(seconds=1))
    Heartbeat.objects.update(last_ok=hand.time())


def all_told(hand: Hand) -> None:
    hand.forward(timedelta(seconds=61))
    while notices_sweep():
        pass


def test_a_poisoned_table_among_healthy_ones(
    with_toy: Toy, four: list[User], hand: Hand, sink: Sink, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The poisoned table is stopped and reported; the same sweep handles the nine others."""
    tables = [begun([four[n % 4], four[(n + 1) % 4]]) for n in range(10)]
    sweep()
    poisoned, healthy = tables[3], tables[:3] + tables[4:]
    toy = titles.get("toy")
    poison, usual = engine.unpack(toy, now(poisoned).state or b""), toy.autoplay

    def autoplay(state: object, seat: int) -> str:
        return boom() if state == poison else usual(state, seat)

    monkeypatch.setattr(toy, "autoplay", autoplay)
    past(tables, hand)
    swept = sweep()
    assert (swept.timed_out, swept.failed) == (len(healthy), 1)
    stopped = now(poisoned)
    assert (stopped.status, "ZeroDivisionError" in stopped.trouble) == (Status.QUARANTINED, True)
    told = Notice.objects.filter(kind=Kind.QUARANTINED).values_list("table_id", "person_id")
    assert sorted(told) == sorted((poisoned.pk, seat.person_id) for seat in poisoned.seats.all())
    assert turn_of(poisoned, poisoned.seats.get(place=0).person).deadline_at is None
    for _ in range(3):
        assert sweep().failed == 0  # the stopped table is skipped
    assert Table.objects.filter(status=Status.PLAYING).count() == len(healthy)
    assert check_tables(healthy) == len(healthy)
    all_told(hand)
    assert (unfinished(), sink.copies()) == ({}, {})


def test_a_table_at_which_the_sweep_fails_is_stopped_after_three_times(
    with_toy: Toy, four: list[User], hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error isn't in the rules and may be temporary, so the sweep tries three times."""
    tables = [begun(four[:2]), begun(four[2:])]
    sweep()
    past(tables, hand)
    real = sweeping.time_out

    def failing(table: Table, *rest: object) -> None:
        if table.pk == tables[0].pk:
            raise KeyError("a bug in the sweep")
        real(table, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(sweeping, "time_out", failing)
    assert sweep().timed_out == 1
    for faults in (1, 2):
        assert now(tables[0]).status == Status.PLAYING
        assert now(tables[0]).faults == faults
        sweep()
    assert now(tables[0]).status == Status.QUARANTINED
    assert now(tables[1]).status == Status.PLAYING
    assert check_tables(tables[1:]) == 1


def test_a_turn_that_opens_again_has_one_notice(
    with_toy: Toy, four: list[User], hand: Hand, sink: Sink
) -> None:
    """Undo within a turn opens no new turn: the deadline stays, and no second mail is sent."""
    table = begun(four[:2])
    all_told(hand)
    sink.clear()
    user = acting(table)
    turn = turn_of(table, user)
    notices = Notice.objects.count()
    for _ in range(3):
        choose(table, user, "rest")
        hand.forward(timedelta(minutes=5))
        draft_undo(table_id=table.pk, by=user)
    again = turn_of(table, user)
    assert (again.pk, again.number, again.deadline_at) == (turn.pk, turn.number, turn.deadline_at)
    assert Notice.objects.count() == notices
    all_told(hand)
    assert sink.mails == []
    # The next turn has its own notice, and a deadline that counts from its own beginning.
    about_to_end(table)()
    other = acting(table)
    about_to_end(table)()
    mine = turn_of(table, user)
    assert mine.number > turn.number
    assert mine.opened_at == hand.time()
    assert Notice.objects.filter(person=other, kind=Kind.TURN).count() >= 1
    all_told(hand)
    assert sink.copies() == {}
    assert untold() == []


def test_a_seat_asked_again_by_a_time_out_is_a_turn_of_its_own(
    with_toy: Toy, four: list[User], hand: Hand, sink: Sink
) -> None:
    table = begun(four[:2])
    sweep()
    past([table], hand)
    sweep()
    past([table], hand)
    sweep()
    turns = Turn.objects.filter(table=table).values_list("seat_id", "number")
    assert len(turns) == len(set(turns))
    assert Turn.objects.open().filter(table=table).count() == 1
    assert TableEvent.objects.filter(kind=TableEvent.Kind.TIMED_OUT).count() == 2
    all_told(hand)
    assert (untold(), sink.copies()) == ([], {})


def replayed() -> str:
    out = StringIO()
    call_command("replay_tables", stdout=out)
    return out.getvalue()


def test_the_gate_replays_every_running_table(four: list[User]) -> None:
    rng = random.Random(3)
    slugs = [slug for slug in titles.slugs if slug != "toy"]
    for slug in slugs:
        play_on(started(four[:3], slug), rng, choices=25)
    assert replayed().startswith(f"{len(slugs)} tables, all as they are stored")
    assert check_tables() == len(slugs)


def test_the_gate_stops_a_build_that_plays_otherwise(
    with_toy: Toy, four: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The gate replays running tables and refuses a build whose rules give other states."""
    table = begun(four[:2])
    assert replayed().startswith("1 tables, all")
    choose(table, acting(table), "roll")
    earn = doubles.earn
    monkeypatch.setattr(doubles, "earn", lambda public, seat, coins: earn(public, seat, coins + 1))
    with pytest.raises(CommandError, match="1 of 1 tables differ: don't release"):
        replayed()
