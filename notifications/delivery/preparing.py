"""Preparation: it decides which due notices are sent, and merges them into deliveries.

It is one transaction that locks only notices. It renders nothing, since on SQLite it holds the only
lock, which every move needs, too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, Final
from uuid import UUID, uuid4

from django.db import connection, transaction
from django.db.models import Q

from games.models import HEAVY
from mp2site.infra import clock, faults
from notifications.delivery.claims import Claim, in_order
from notifications.delivery.leases import LEASE
from notifications.models import SITE, Delivery, Notice, State
from notifications.policy.decisions import TOGETHER, Decision, Go, Hold, Skip, decide
from notifications.policy.facts import facts_about

BATCH: Final = 100
_HEAVY: Final = tuple(f"table__{column}" for column in HEAVY)
_PREPARED: Final = ("state", "reason", "due_at", "delivery", "trail")


def notices_prepare(
    *,
    only: Iterable[UUID] | None = None,
    more: int = 0,
    limit: int = BATCH,
    through: frozenset[str] = frozenset(),
) -> tuple[int, list[Claim]]:
    """Decide about due notices, or about those in ``only``.

    Return their number, and the deliveries for the notices to send. These are leased to the caller,
    who sends them. ``more`` is the number of other pending notices to decide about; concurrent
    callers get different ones. ``through`` has the channels that are probed, which count as open.
    """
    with transaction.atomic():
        now = clock.now()
        notices = _claimed(now, only and [*only, *pending(more, lock=True)], limit)
        if not notices:
            return 0, []
        facts = facts_about(notices, now, through=through)
        decisions = [(notice, decide(notice, facts)) for notice in notices]
        faults.point("send.1")
        claims = _claims(decisions, now)
        Notice.objects.bulk_update(notices, _PREPARED)
        faults.point("send.2")
    return len(notices), claims


def pending(most: int, *, lock: bool = False) -> list[UUID]:
    """Return the ids of the oldest pending notices, at most ``most``.

    With ``lock``, lock them and leave out those that are locked already.
    """
    # The condition `state = 'pending'` must be exactly the index's, so that the index gives the
    # oldest notices.
    rows = Notice.objects.filter(state=State.PENDING).order_by("due_at", "pk")
    if lock:
        skip = connection.features.has_select_for_update_skip_locked
        rows = rows.select_for_update(of=("self",), skip_locked=skip)
    return list(rows.values_list("pk", flat=True)[:most])


def held_for_site(channel: str, most: int) -> list[UUID]:
    """Make held notices of a few people due, to probe a channel that refuses the site.

    Return the id of one notice for each of these people.
    """
    rows = Notice.objects.filter(state=State.HELD, reason=SITE, channel=channel)
    first: dict[int, UUID] = {}
    for pk, person in rows.order_by("created_at", "pk").values_list("pk", "person")[: most * 20]:
        first.setdefault(person, pk)
    people = list(first)[:most]
    rows.filter(person__in=people).update(due_at=clock.now())
    return [first[person] for person in people]


def _claimed(now: datetime, only: Iterable[UUID] | None, limit: int) -> list[Notice]:
    """Lock due notices. For a held notice, also lock the others held for its person and channel."""
    due = Notice.objects.waiting().filter(due_at__lte=now)
    if only is not None:
        due = Notice.objects.waiting().filter(
            Q(pk__in=list(only)) & (Q(state=State.PENDING) | Q(due_at__lte=now))
        )
    first = _locked(due.order_by("due_at")[:limit])
    held = {(row.person_id, row.channel) for row in first if row.reason in TOGETHER}
    if not held:
        return first
    kept = {row.pk for row in first}
    more = Notice.objects.filter(
        state=State.HELD, due_at__lte=now, reason__in=TOGETHER, person__in={p for p, _ in held}
    )
    rows = _locked(more.exclude(pk__in=kept))
    return first + [row for row in rows if (row.person_id, row.channel) in held]


def _locked(rows: Any) -> list[Notice]:
    """Lock rows, except those that another preparation has locked."""
    skip = connection.features.has_select_for_update_skip_locked
    locked = rows.select_for_update(of=("self",), skip_locked=skip)
    return list(locked.select_related("person", "table", "by").defer(*_HEAVY))


def _claims(decisions: Sequence[tuple[Notice, Decision]], now: datetime) -> list[Claim]:
    """Record each decision; merge the notices to send into deliveries, and return these."""
    groups: dict[tuple[object, ...], list[tuple[Notice, Go]]] = defaultdict(list)
    for notice, decision in decisions:
        match decision:
            case Skip(why, at):
                notice.note(now, State.SKIPPED, why, at)
            case Hold(why, until):
                notice.note(now, State.HELD, why, until)
                notice.due_at = until
            case Go(together=True):
                groups[notice.person_id, notice.channel].append((notice, decision))
            case Go():
                key = (notice.person_id, notice.channel, notice.thread)
                groups[key].append((notice, decision))
    holder = uuid4()
    claims = [_merged(group, now, holder) for group in groups.values()]
    Delivery.objects.bulk_create([claim.delivery for claim in claims])
    return claims


def _merged(group: Sequence[tuple[Notice, Go]], now: datetime, holder: UUID) -> Claim:
    notices = _without_superseded([notice for notice, _ in group], now)
    first, go = group[0]
    delivery = Delivery(
        person=first.person,
        channel=first.channel,
        mode=go.mode,
        size=len(notices),
        created_at=now,
        due_at=now + LEASE,
        holder=holder,
    )
    for notice in notices:
        notice.note(now, State.BATCHED, "" if len(notices) == 1 else "merged")
        notice.delivery = delivery
    return Claim(delivery, in_order(notices))


def _without_superseded(notices: list[Notice], now: datetime) -> list[Notice]:
    """Skip a reminder at half of the time if the one at nine tenths is sent together with it."""
    late = {_turn(notice) for notice in notices if notice.step == "late"}
    kept = []
    for notice in notices:
        if notice.step == "half" and _turn(notice) in late:
            notice.note(now, State.SKIPPED, "superseded")
        else:
            kept.append(notice)
    return kept


def _turn(notice: Notice) -> tuple[str, int]:
    return notice.thread, notice.turn
