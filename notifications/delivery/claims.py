"""A delivery that one sender has leased, and its notices.

Every write checks that the sender still has the lease. So a slow sender changes nothing after
another one has taken over its delivery.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final
from uuid import UUID

from django.db import transaction

from games.models import HEAVY
from mp2site.infra import clock
from notifications.models import UNDERWAY, Delivery, Notice, Stage, State
from notifications.policy.decisions import pointless, unwanted
from notifications.policy.facts import GONE, facts_about, standings_of

OLD: Final = timedelta(minutes=1)
"""The age of a prepared delivery from which preferences are checked again before sending."""
NOTED: Final = ("state", "reason", "trail", "sent_at", "delivery")


@dataclass(slots=True, eq=False)
class Claim:
    """A delivery that this process has leased."""

    delivery: Delivery
    notices: list[Notice] = field(default_factory=list)
    """The delivery's notices. If another sender prepared the delivery, they are empty until
    `unpack`.
    """
    open: bool = True
    """Whether the delivery must still be sent."""
    holder: UUID | None = field(init=False)
    """The holder of the lease: this process."""

    def __post_init__(self) -> None:
        self.holder = self.delivery.holder

    @property
    def is_old(self) -> bool:
        """Whether preferences may have changed since the delivery was prepared."""
        made = self.delivery.created_at
        return bool(self.delivery.attempts) or clock.now() - made >= OLD

    def save(self, *columns: str) -> bool:
        """Write columns of the delivery; return False if another sender has taken it over."""
        mine = Delivery.objects.filter(pk=self.delivery.pk, holder=self.holder, stage__in=UNDERWAY)
        with transaction.atomic():
            changed = mine.update(**{name: getattr(self.delivery, name) for name in columns})
        return changed == 1

    def give_back(self, due: datetime, *columns: str) -> bool:
        """End the lease, so that any sender may send the delivery from ``due`` on.

        It writes columns and returns like `save`.
        """
        self.open = False
        self.delivery.stage, self.delivery.due_at = Stage.READY, due
        self.delivery.holder = None
        return self.save("stage", "due_at", "holder", *columns)

    def note(self, state: State, why: str = "", until: datetime | None = None) -> None:
        """Record a state in each notice of the delivery."""
        now = clock.now()
        for notice in self.notices:
            notice.note(now, state, why, until)
            notice.sent_at = now if state == State.SENT else None
        Notice.objects.bulk_update(self.notices, NOTED)

    def close(self, stage: Stage, *columns: str) -> bool:
        """Record that the delivery is finished. It writes columns and returns like `save`."""
        self.open = False
        self.delivery.stage, self.delivery.holder = stage, None
        return self.save("stage", "holder", *columns)


def unpack(claims: Sequence[Claim]) -> None:
    """Read the notices of claims that other senders prepared."""
    closed: dict[Any, Claim] = {claim.delivery.pk: claim for claim in claims if not claim.notices}
    if not closed:
        return
    rows = Notice.objects.filter(delivery__in=closed).select_related("person", "table", "by")
    for notice in in_order(rows.defer(*(f"table__{column}" for column in HEAVY))):
        closed[notice.delivery_id].notices.append(notice)


def in_order(notices: Iterable[Notice]) -> list[Notice]:
    """Return notices in the order of their events."""
    return sorted(notices, key=lambda notice: (notice.created_at, notice.kind))


def drop_pointless(claims: Sequence[Claim], *, wholly: bool = False) -> list[Claim]:
    """Skip notices that have become pointless; return the claims that lost some.

    With ``wholly``, check the preferences again, too: the claims were prepared long ago.
    """
    notices, now = [notice for claim in claims for notice in claim.notices], clock.now()
    facts = facts_about(notices, now) if wholly and notices else None
    standings = standings_of(notices) if facts is None else facts.standings
    lighter = []
    with transaction.atomic():
        for claim in claims:
            gone = {}
            for notice in claim.notices:
                standing = standings.get(notice.about, GONE)
                why = unwanted(notice, facts) if facts else pointless(notice, standing)
                if why:
                    gone[notice.pk] = why
            if gone:
                _drop(claim, gone, now)
                lighter.append(claim)
    return lighter


def _drop(claim: Claim, gone: dict[Any, str], now: datetime) -> None:
    """Remove notices from a claim, unless another sender has taken it over.

    The rendered content is deleted, since it describes the removed notices, too.
    """
    left = [notice for notice in claim.notices if notice.pk not in gone]
    claim.delivery.content = None
    if not (claim.save("content") if left else claim.close(Stage.VOID, "content")):
        claim.open = False
        return
    dropped = [notice for notice in claim.notices if notice.pk in gone]
    for notice in dropped:
        notice.note(now, State.SKIPPED, gone[notice.pk])
        notice.delivery = None
    Notice.objects.bulk_update(dropped, NOTED)
    claim.notices = left
