"""The checks after a soak, and their report."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from django.db.models import Sum

from games.models import Move, Outage, OutageCredit, Table, TableEvent, Turn
from games.selectors.audits import table_replayed, tables_to_replay
from mp2site.infra import clock
from notifications.models import Channel, Delivery, Device, Kind, Notice, Stage, State
from tests.faults.laws import silenced, uncredited, untold

if TYPE_CHECKING:
    from tests.soak.days import Soak

SETTLED = timedelta(minutes=30)


@dataclass(frozen=True, slots=True)
class Finding:
    """The outcome of a check: how often the run tested it, and where it failed."""

    tested: int
    flaws: list[str]

    @property
    def mark(self) -> str:
        """The sign in the report: failed, held, or never tested."""
        return "✗" if self.flaws else "✓" if self.tested else "–"


def judge(soak: Soak) -> int:
    """Report the events and the outcome of each check; return 1 if one failed, otherwise 0.

    A check that the run never tested has its own sign.
    """
    _tell(soak)
    findings = [_said(law, law(soak)) for law in LAWS]
    broken = sum(bool(finding.flaws) for finding in findings)
    idle = sum(finding.mark == "–" for finding in findings)
    took = time.monotonic() - soak.begun_at
    held = f"{len(findings) - broken - idle} laws hold, {idle} not exercised"
    print(f"{f'✗ {broken} broken, ' if broken else '✓ '}{held}, after {took:.0f} s")
    return 1 if broken else 0


def _said(law: Callable[[Soak], Finding], finding: Finding) -> Finding:
    idle = "not exercised: " if finding.mark == "–" else ""
    print(f"  {finding.mark} {idle}{(law.__doc__ or '').strip()} ({finding.tested} times)")
    for flaw in finding.flaws[:10]:
        print(f"      {flaw}")
    return finding


def replayed(_soak: Soak) -> Finding:
    """Check that every table replays to its stored state."""
    results = [table_replayed(id) for id, _ in tables_to_replay(finished=True)]
    flaws = [
        f"{one.table}: {one.problem or 'another state'}" for one in results if one and not one.same
    ]
    return Finding(Table.objects.filter(ply__gt=0).count(), flaws)


def told(_soak: Soak) -> Finding:
    """Check that each turn that another person opened has exactly one notice per channel."""
    rows = Notice.objects.values_list("person", "table", "turn", "kind", "step", "channel")
    twice = [str(row) for row, number in Counter(rows).items() if number > 1]
    lost = [f"{turn} of {turn.table_id} was told to nobody" for turn in untold()]
    return Finding(Notice.objects.filter(kind=Kind.TURN).count(), twice + lost)


def stood_still(soak: Soak) -> Finding:
    """Check that each open turn has a notice, even if its table was stopped for a while."""
    flaws = [f"{notice.pk}: {notice}" for notice in silenced()]
    return Finding(soak.weather.counts["quarantined and released"], flaws)


def arrived(soak: Soak) -> Finding:
    """Check that each sent mail has arrived once, or twice if a kill prevented the record of it."""
    came, flaws, tested = soak.mails.arrived(), [], 0
    for delivery in Delivery.objects.filter(channel=Channel.MAIL):
        number = came.pop(delivery.message_id, 0)
        most = 1 + delivery.copies
        least = 1 if delivery.stage == Stage.SENT else 0
        tested += least
        if not least <= number <= most or delivery.copies > 1:
            flaws.append(f"{delivery.pk} ({delivery.stage}) came {number} times, most {most}")
    return Finding(tested, flaws + [f"{id} came, and nobody has sent it" for id in came])


def pushed(soak: Soak) -> Finding:
    """Check that each push has reached each device readably: once, or after a kill twice."""
    came, flaws, tested = soak.pushes.arrived(), soak.pushes.unreadable(), 0
    browsers = defaultdict(list)
    for device in Device.objects.all():
        browsers[device.person_id].append(urlsplit(device.endpoint).path)
    for delivery in Delivery.objects.filter(channel=Channel.PUSH):
        most, least = 1 + delivery.copies, 1 if delivery.stage == Stage.SENT else 0
        for browser in browsers[delivery.person_id]:
            number = came.pop((browser, str(delivery.pk)), 0)
            tested += least
            if not least <= number <= most:
                flaws.append(
                    f"{delivery.pk} ({delivery.stage}) came {number} times to {browser}, most {most}"
                )
    return Finding(tested, flaws + [f"{id} came, and nobody has sent it" for id in came])


def in_time(soak: Soak) -> Finding:
    """Check that no deadline was missed by more than one sweep."""
    return Finding(soak.counts["time-outs"], soak.left_due)


def given_back(soak: Soak) -> Finding:
    """Check that every running clock was credited with the site's outages."""
    return Finding(OutageCredit.objects.count(), uncredited(soak.weather.gaps))


def quiet(_soak: Soak) -> Finding:
    """Check that all due notices and deliveries are done, and all outages are settled."""
    now = clock.now() - SETTLED
    late = [f"notice {row.pk}: {row.state}" for row in Notice.objects.due(now)]
    late += [f"delivery {row.pk}: {row.stage}" for row in Delivery.objects.due(now)]
    late += [f"{row}" for row in Outage.objects.filter(settled_at=None)]
    return Finding(Notice.objects.count(), late)


def discreet(soak: Soak) -> Finding:
    """Check that no inspected mail reveals hidden information."""
    return Finding(soak.counts["mails looked into"], soak.whispers)


LAWS: Final = (replayed, told, stood_still, arrived, pushed, in_time, given_back, quiet, discreet)


def _tell(soak: Soak) -> None:
    moves, turns = Move.objects.count(), Turn.objects.count()
    by = _counted(Move.objects.values_list("by", flat=True))
    print(
        f"\n  {Table.objects.count()} tables ({_counted(Table.objects.values_list('status', flat=True))})"
    )
    print(f"  {moves} moves ({by}), {turns} turns ({_counted(_ends())})")
    print(f"  {TableEvent.objects.count()} lines of the site ({_counted(_events())})")
    print(f"  {Outage.objects.count()} outages, {OutageCredit.objects.count()} credits")
    states = Notice.objects.values_list("kind", "state")
    print(f"  {Notice.objects.count()} notices ({_counted('/'.join(row) for row in states)})")
    why = Notice.objects.filter(state=State.SKIPPED).values_list("reason", flat=True)
    print(f"  skipped because: {_counted(why)}")
    for channel, came in (
        (Channel.MAIL, soak.mails.arrived()),
        (Channel.PUSH, soak.pushes.arrived()),
    ):
        rows = Delivery.objects.filter(channel=channel)
        sent, again = (
            rows.filter(stage=Stage.SENT).count(),
            rows.aggregate(n=Sum("copies"))["n"] or 0,
        )
        twice = sum(number - 1 for number in came.values())
        print(
            f"  by {channel}: {sent} sent, {again} again; {len(came)} arrived, {twice} twice there"
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
