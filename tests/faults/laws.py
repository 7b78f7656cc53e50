"""Checks of a site after faults, when all its work is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import datetime

from django.db.models import Q

from accounts.selectors.times import rules_of
from games import engine
from games.models import Move, Outage, OutageCredit, Seat, Status, Table, TableEvent, Turn
from games.paces import CALM
from notifications.models import (
    STOPPED,
    UNDERWAY,
    WAITING,
    Channel,
    Delivery,
    Kind,
    Notice,
    State,
)


def check_tables(tables: Iterable[Table] | None = None) -> int:
    """Check that each table that has begun replays to its stored state; return their number."""
    started = Table.objects.exclude(status=Status.OPEN)
    if tables is not None:
        started = started.filter(pk__in=[table.pk for table in tables])
    number = 0
    for table in started:
        title = table.rules
        state = title.new(
            table.seats.count(), bytes(table.seed or b""), table.options, table.edition
        )
        plies = []
        for move in table.moves.order_by("ply"):
            state = title.play(state, move.place, move.key).state
            plies.append(move.ply)
        assert plies == list(range(1, table.ply + 1)), table
        stored = engine.unpack(title, table.state or b"")
        assert title.encode(state) == title.encode(stored), table
        _check_turns(table, set(engine.Game(title, stored).acting()))
        number += 1
    return number


def _check_turns(table: Table, acting: set[int]) -> None:
    """Check that a seat waits and has an open turn exactly if it has to choose."""
    waiting = table.seats.filter(waiting_since__isnull=False)
    open_turns = Turn.objects.open().filter(table=table)
    if table.status == Status.PLAYING:
        assert {seat.place for seat in waiting} == acting, table
        assert {turn.seat.place for turn in open_turns} == acting, table
        assert all(turn.number == turn.seat.turn for turn in open_turns), table
    elif table.over:
        assert not open_turns.exists(), table


def untold() -> list[Turn]:
    """Return the turns without a notice that another person's move opened.

    A turn is identified by its table, person and number; a constraint excludes a second notice.
    People need no notice if they opened their turn themselves, or if a stand-in plays for them.
    Opponents need none either.
    """
    made = {
        (notice.table_id, notice.person_id, notice.turn)
        for notice in Notice.objects.filter(kind=Kind.TURN, channel=Channel.MAIL)
    }
    return [
        turn
        for turn in Turn.objects.filter(seat__person__strength="").select_related("seat", "table")
        if (turn.table_id, turn.seat.person_id, turn.number) not in made
        and not (_own(turn) or _held(turn) or _started_by(turn))
    ]


def silenced() -> list[Notice]:
    """Return notices of open turns that were dropped while their table was stopped; it runs now."""
    dropped = Notice.objects.filter(kind=Kind.TURN, state=State.SKIPPED, reason=STOPPED)
    return [
        notice
        for notice in dropped.filter(table__status=Status.PLAYING)
        if Turn.objects.open()
        .filter(table=notice.table_id, seat__person=notice.person_id, number=notice.turn)
        .exists()
    ]


def _own(turn: Turn) -> bool:
    """Return whether the turn's own person made the last choice before the turn."""
    moves = Move.objects.filter(table=turn.table_id, at__lte=turn.opened_at)
    opener = moves.exclude(by=Move.By.CONDITIONAL_ANSWER).order_by("ply").last()
    return bool(opener and opener.by == Move.By.PERSON and opener.place == turn.seat.place)


def _held(turn: Turn) -> bool:
    kinds = [TableEvent.Kind.HELD, TableEvent.Kind.RETURNED]
    events = TableEvent.objects.filter(table=turn.table_id, place=turn.seat.place, kind__in=kinds)
    last = events.filter(at__lte=turn.opened_at).order_by("pk").last()
    return bool(last and last.kind == TableEvent.Kind.HELD)


def _started_by(turn: Turn) -> bool:
    """Return whether the turn's person started the game by taking the last seat."""
    table = turn.table
    if turn.number > 1 or not table.started_at:
        return False
    if abs((turn.opened_at - table.started_at).total_seconds()) > 1:
        return False
    last = Seat.objects.filter(table=table).order_by("-joined_at", "-pk").first()
    return last is not None and last.pk == turn.seat_id


Span = tuple[datetime, datetime]


def uncredited(gaps: Iterable[Span] = ()) -> list[str]:
    """Return the site's ``gaps`` without an outage, and the outages without a credit.

    Turns that their person has ended are exempt, since their clocks can't run out.
    """
    outages = list(Outage.objects.order_by("began_at"))
    missed = [f"nobody noted that we were away {gap}" for gap in gaps if not _noted(gap, outages)]
    return missed + [
        f"{turn} of {turn.table_id} got {given:.0f} s for {outage}"
        for outage in outages
        for turn in _went_through(outage)
        if not _is_enough(outage, turn, given := _given(outage, turn), outages)
    ]


def _noted(gap: Span, outages: Iterable[Outage]) -> bool:
    start, end = gap
    return any(
        min(end, outage.ended_at) - max(start, outage.began_at) >= 0.9 * (end - start)
        for outage in outages
    )


def _went_through(outage: Outage) -> Iterable[Turn]:
    """Return turns with a clock that were open during the whole outage, or ran out of time after
    it.
    """
    clocked = Turn.objects.exclude(table__pace=CALM).filter(
        player="", opened_at__lte=outage.began_at
    )
    out_of_time = Q(closed_by=Turn.ClosedBy.TIMEOUT, closed_at__gte=outage.ended_at)
    return clocked.filter(Q(closed_at=None) | out_of_time).select_related("seat__person")


def _given(outage: Outage, turn: Turn) -> float:
    credit = OutageCredit.objects.filter(outage=outage, turn=turn).first()
    return -1 if credit is None else credit.seconds


def _is_enough(outage: Outage, turn: Turn, given: float, outages: Iterable[Outage]) -> bool:
    """Return whether a turn was credited enough for an outage.

    The credit must equal the outage. Where other outages or pauses overlap, any credit is enough.
    """
    if given < 0:
        return False
    overlap = [
        other
        for other in outages
        if other.began_at < outage.ended_at and other.ended_at > outage.began_at
    ]
    rules = rules_of(turn.seat.person)
    pauses = rules.has_quiet or rules.rest_days or rules.away
    stops = TableEvent.objects.filter(
        table=turn.table_id, kind=TableEvent.Kind.QUARANTINED, at__lte=outage.ended_at
    )
    if pauses or len(overlap) > 1 or stops.exists():
        return True
    return given >= (outage.ended_at - outage.began_at).total_seconds() - 1


def unfinished() -> dict[str, int]:
    """Return the numbers of unfinished notices and deliveries; empty if all work is done."""
    counted = Counter(
        Notice.objects.filter(state__in=[*WAITING, State.BATCHED]).values_list("state", flat=True)
    )
    counted += Counter(Delivery.objects.filter(stage__in=UNDERWAY).values_list("stage", flat=True))
    return dict(counted)
