"""What must hold when the thirty days are over, and what is told of them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from datetime import timedelta
from typing import TYPE_CHECKING

from django.db.models import Sum

from games.models import Move, Outage, OutageCredit, Table, TableEvent, Turn
from games.selectors.audits import table_replayed, tables_to_replay
from mp2site import clock
from notifications.models import Channel, Delivery, Notice, Stage, State
from tests.faults.laws import silenced, untold

if TYPE_CHECKING:
    from tests.soak.days import Soak

SETTLED = timedelta(minutes=30)


def judge(soak: Soak) -> int:
    """Say what happened and whether each law holds; return the exit code."""
    _tell(soak)
    broken = 0
    for law in (replayed, told, stood_still, arrived, in_time, quiet, discreet):
        flaws = law(soak)
        broken += bool(flaws)
        print(f"  {'✗' if flaws else '✓'} {(law.__doc__ or '').strip()}")
        for flaw in flaws[:10]:
            print(f"      {flaw}")
    took = time.monotonic() - soak.begun_at
    print(f"{'✗ failed' if broken else '✓ all laws hold'}, after {took:.0f} s")
    return 1 if broken else 0


def replayed(_soak: Soak) -> list[str]:
    """Every table replays to its stored state."""
    results = [table_replayed(id) for id, _ in tables_to_replay(finished=True)]
    return [
        f"{one.table}: {one.problem or 'another state'}" for one in results if one and not one.same
    ]


def told(_soak: Soak) -> list[str]:
    """Every turn that somebody else opened has exactly one notice a channel."""
    rows = Notice.objects.values_list("person", "table", "turn", "kind", "step", "channel")
    twice = [str(row) for row, number in Counter(rows).items() if number > 1]
    return twice + [f"{turn} of {turn.table_id} was told to nobody" for turn in untold()]


def stood_still(_soak: Soak) -> list[str]:
    """No open turn stays untold as its table once stood still."""
    return [f"{notice.pk}: {notice}" for notice in silenced()]


def arrived(soak: Soak) -> list[str]:
    """What is written down as sent has arrived, once; again only where nobody could know."""
    came = soak.mails.arrived()
    flaws = []
    for delivery in Delivery.objects.filter(channel=Channel.MAIL):
        number = came.pop(delivery.message_id, 0)
        most = 1 + delivery.copies
        least = 1 if delivery.stage == Stage.SENT else 0
        if not least <= number <= most or delivery.copies > 1:
            flaws.append(f"{delivery.pk} ({delivery.stage}) came {number} times, most {most}")
    return flaws + [f"{id} came, and nobody has sent it" for id in came]


def in_time(soak: Soak) -> list[str]:
    """No deadline was missed by more than one sweep."""
    return soak.left_due


def quiet(_soak: Soak) -> list[str]:
    """Nothing lies about that should have been done."""
    now = clock.now() - SETTLED
    late = [f"notice {row.pk}: {row.state}" for row in Notice.objects.due(now)]
    late += [f"delivery {row.pk}: {row.stage}" for row in Delivery.objects.due(now)]
    return late + [f"{row}" for row in Outage.objects.filter(settled_at=None)]


def discreet(soak: Soak) -> list[str]:
    """No mail looked into told what its reader can't know."""
    return soak.whispers


def _tell(soak: Soak) -> None:
    moves, turns = Move.objects.count(), Turn.objects.count()
    by = _counted(Move.objects.values_list("by", flat=True))
    print(
        f"\n  {Table.objects.count()} tables ({_counted(Table.objects.values_list('status', flat=True))})"
    )
    print(f"  {moves} moves ({by}), {turns} turns ({_counted(_ends())})")
    print(f"  {TableEvent.objects.count()} lines of the house ({_counted(_events())})")
    print(f"  {Outage.objects.count()} outages, {OutageCredit.objects.count()} credits")
    states = Notice.objects.values_list("kind", "state")
    print(f"  {Notice.objects.count()} notices ({_counted('/'.join(row) for row in states)})")
    why = Notice.objects.filter(state=State.SKIPPED).values_list("reason", flat=True)
    print(f"  skipped because: {_counted(why)}")
    came = soak.mails.arrived()
    copies = Delivery.objects.aggregate(n=Sum("copies"))["n"] or 0
    twice = sum(number - 1 for number in came.values())
    sent = Delivery.objects.filter(stage=Stage.SENT).values_list("id", flat=True)
    print(
        f"  {len(came)} mails arrived of {len(sent)} sent; {copies} sent again, {twice} twice there"
    )
    print(f"  people: {_counted_of(soak.counts)}")
    print(f"  faults: {sum(soak.weather.counts.values())}: {_counted_of(soak.weather.counts)}")
    print(f"  the latest time-out, when nothing was in the way: {soak.latest}\n")


def _ends() -> Iterable[str]:
    return [row or "open" for row in Turn.objects.values_list("closed_by", flat=True)]


def _events() -> Iterable[str]:
    return TableEvent.objects.values_list("kind", flat=True)


def _counted(rows: Iterable[str]) -> str:
    return _counted_of(Counter(rows))


def _counted_of(counts: Counter[str]) -> str:
    return ", ".join(f"{number} {name}" for name, number in counts.most_common())
