"""Outages of the site: found by missing heartbeats, and credited once to every clock.

There are two heartbeats. The sweep's is missing if no sweep runs, so that no time-outs are applied.
The web's is missing if the sweep can't reach the site's own page (``SWEEP_PROBE_URL``). An outage
never causes a time-out: before a time-out is applied, all outages during the turn are credited, in
the same transaction if necessary.
"""

from __future__ import annotations

import logging
import urllib.request
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import zip_longest
from typing import Final

from django.conf import settings
from django.db import connection, transaction
from django.db.models import Exists, OuterRef, QuerySet

from accounts import calendar
from accounts.calendar import Rules
from games import turn_time
from games.models import Heartbeat, Outage, OutageCredit, Seat, Table, TableEvent, Turn
from games.paces import CALM
from games.services.clock import calendars_of
from games.services.events import event_add
from games.services.turns import turn_save
from mp2site.infra import clock, faults

log = logging.getLogger(__name__)

SWEEP: Final = "sweep"
WEB: Final = "web"
WORKER: Final = "worker"
ADMIN: Final = "admin"
OUTAGE_AFTER: Final = timedelta(minutes=5)
"""The longest gap between two heartbeats that isn't an outage."""
PROBE_SECONDS: Final = 5


def beat(name: str) -> Outage | None:
    """Record a heartbeat; if the previous one is too old, record and return the outage.

    The heartbeat's row is locked, so two concurrent callers record only one outage.
    """
    with transaction.atomic():
        heart = Heartbeat.objects.select_for_update().filter(pk=name).first()
        now = clock.now()
        if heart is None:
            Heartbeat.objects.bulk_create(
                [Heartbeat(name=name, last_ok=now)], ignore_conflicts=True
            )
            return None
        gap = (heart.last_ok, now) if now - heart.last_ok > OUTAGE_AFTER else None
        if now > heart.last_ok:
            heart.last_ok = now
            heart.save(update_fields=["last_ok"])
        outage = _note(name, *gap) if gap else None
        faults.point("sweep.1")
    return outage


def worker_beat() -> None:
    """Record that a worker takes tasks from its queue.

    A missing worker doesn't count as an outage, since sweeps don't need workers.
    """
    heart = Heartbeat(name=WORKER, last_ok=clock.now())
    Heartbeat.objects.bulk_create(
        [heart], update_conflicts=True, unique_fields=["name"], update_fields=["last_ok"]
    )


def outage_credit(*, began_at: datetime, ended_at: datetime) -> Outage:
    """Record an outage that no heartbeat shows, with times that an administrator gives.

    Raises ValueError if the times are in the future or in the wrong order.
    """
    if not began_at < ended_at <= clock.now():
        raise ValueError("an outage that is credited is over, and begins before it ends")
    outage, _ = Outage.objects.get_or_create(
        cause=ADMIN, began_at=began_at, defaults={"ended_at": ended_at}
    )
    return outage


def _note(cause: str, began_at: datetime, ended_at: datetime) -> Outage:
    outage = Outage.objects.create(cause=cause, began_at=began_at, ended_at=ended_at)
    seconds = round((ended_at - began_at).total_seconds())
    log.warning("an outage", extra={"cause": cause, "seconds": seconds})
    return outage


def web_probe() -> None:
    """Request the site's own page, and record whether it responds; call it outside transactions."""
    url = _probe_url()
    if url and _answers(url):
        beat(WEB)


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=PROBE_SECONDS) as answer:  # noqa: S310 - the operator's own setting
            return bool(answer.status == 200)
    except OSError as error:
        log.warning("the web doesn't answer: %r", error)
        return False


def _probe_url() -> str:
    return str(getattr(settings, "SWEEP_PROBE_URL", ""))


def standing_still(now: datetime) -> bool:
    """Return whether an unrecorded outage is going on; then no time-outs are applied."""
    return _look(now)[0]


def unsettled() -> list[Outage]:
    """Return the outages for which some turns may still lack a credit."""
    return list(Outage.objects.filter(settled_at=None).order_by("began_at"))


def pending(now: datetime) -> list[Outage] | None:
    """Return the outages to credit before any time-out; ``None`` if an outage is going on.

    Each transaction that applies a time-out calls this, so it normally takes one query.
    """
    still, some = _look(now)
    if still:
        return None
    return unsettled() if some else []


def _look(now: datetime) -> tuple[bool, bool]:
    """Return whether a heartbeat is missing now, and whether there are outages to credit."""
    hearts = [SWEEP, WEB if _probe_url() else SWEEP]
    limit = Heartbeat._meta.get_field("last_ok").get_db_prep_value(now - OUTAGE_AFTER, connection)  # noqa: SLF001 - Django's public door
    with connection.cursor() as cursor:
        cursor.execute(LOOK, [*hearts, limit])
        still, some = cursor.fetchone()
    return bool(still), bool(some)


LOOK: Final = (
    "SELECT EXISTS (SELECT 1 FROM games_heartbeat WHERE name IN (%s, %s) AND last_ok < %s),"
    " EXISTS (SELECT 1 FROM games_outage WHERE settled_at IS NULL)"
)


# -- crediting --------------------------------------------------------------------------------


def turns_to_credit(outage: Outage) -> QuerySet[Turn]:
    """Return the turns with a clock that were open during an outage and lack a credit for it.

    Turns of stopped tables are included: they have no deadline, but their clocks ran before.
    """
    had = OutageCredit.objects.filter(outage=outage, turn=OuterRef("pk"))
    clocked = Turn.objects.open().filter(player="").exclude(table__pace=CALM)
    return clocked.filter(~Exists(had), opened_at__lt=outage.ended_at)


def settle(outage: Outage) -> bool:
    """Mark an outage as settled if no turn is left to credit; return whether it is settled."""
    if turns_to_credit(outage).exists():
        return False
    outage.settled_at = clock.now()
    outage.save(update_fields=["settled_at"])
    return True


def table_credit(
    table: Table, seats: Sequence[Seat], turns: Mapping[int, Turn], outages: Iterable[Outage]
) -> int:
    """Credit outages to a locked table's open turns; return how many turns got a credit."""
    waiting = [seat for seat in seats if seat.pk in turns and not turns[seat.pk].player]
    outages = list(outages)
    if not (outages and waiting and table.clock):
        return 0
    rules = calendars_of(waiting, turns)
    return sum(_credit_all(table, waiting, turns, rules, outage) for outage in outages)


def _credit_all(
    table: Table,
    seats: Sequence[Seat],
    turns: Mapping[int, Turn],
    rules: Mapping[int, Rules],
    outage: Outage,
) -> int:
    had, stopped = _had(turns.values()), _stopped(table)
    credits = [
        OutageCredit(outage=outage, turn=turn, seconds=_credit(table, seat, turn, own, spans))
        for seat in seats
        for turn, own in [(turns[seat.pk], rules[seat.person_id])]
        for spans in [_still_owed(turn, outage, had.get(turn.pk, {}), stopped)]
        if spans is not None
    ]
    OutageCredit.objects.bulk_create(credits)
    given = [credit.seconds for credit in credits if credit.seconds]
    if given:
        event_add(table, TableEvent.Kind.CREDITED, seconds=max(given), cause=outage.cause)
    return len(given)


Span = tuple[datetime, datetime]
Kind = TableEvent.Kind
STOPS: Final = ((Kind.QUARANTINED, Kind.RELEASED), (Kind.PAUSED, Kind.RESUMED))
"""Pairs of log entries between which a table's clocks don't run."""


def _had(turns: Iterable[Turn]) -> dict[int, dict[int, Span]]:
    """Return the times already credited, by turn and outage."""
    found: dict[int, dict[int, Span]] = {}
    credits = OutageCredit.objects.filter(turn__in=turns)
    for turn, outage, start, end in credits.values_list(
        "turn", "outage", "outage__began_at", "outage__ended_at"
    ):
        found.setdefault(turn, {})[outage] = (start, end)
    return found


def _stopped(table: Table) -> list[Span]:
    """Return the times when a table's clocks were stopped. An outage costs no time there."""
    rows = TableEvent.objects.filter(
        table=table, kind__in=[kind for pair in STOPS for kind in pair]
    )
    events = list(rows.order_by("pk").values_list("kind", "at"))
    spans: list[Span] = []
    for begins, ends in STOPS:
        starts = [at for kind, at in events if kind == begins]
        stops = [at for kind, at in events if kind == ends]
        spans += zip_longest(starts, stops, fillvalue=clock.now())
    return spans


def _still_owed(
    turn: Turn, outage: Outage, had: Mapping[int, Span], stopped: Sequence[Span]
) -> list[Span] | None:
    """Return the parts of an outage that must still be credited to a turn.

    ``None`` if the outage doesn't overlap the turn, or was credited already. Times credited for
    another outage, and times when the table was ``stopped``, are left out.
    """
    if outage.pk in had or turn.opened_at >= outage.ended_at:
        return None
    owed = [(max(turn.opened_at, outage.began_at), outage.ended_at)]
    for start, end in (*had.values(), *stopped):
        owed = [
            span
            for low, high in owed
            for span in ((low, min(high, start)), (max(low, end), high))
            if span[0] < span[1]
        ]
    return owed


def _credit(table: Table, seat: Seat, turn: Turn, rules: Rules, spans: Iterable[Span]) -> int:
    """Credit a turn with the time that its clock counted during an outage; return the seconds."""
    own = turn_time.rules_at(table, rules)
    seconds = round(sum(calendar.counted(own, start, end) for start, end in spans))
    if seconds:
        turn.credit += seconds
        turn_time.set_times(table, seat, turn, rules)
        turn_save(turn)
    return seconds
